/// A script for a shell that completes commands, options and closed sets of values.
enum Completion {
  /// The help of the command that prints a script.
  static let help = """
    usage: capstan completion bash

    prints a script that completes commands, options and values in bash.

    source <(capstan completion bash)

    """

  /// Returns the script for bash: `source <(capstan completion bash)`.
  static func bash(_ commands: [any Command.Type]) -> String {
    let cases = commands.map { $0.bashCase }.joined(separator: "\n")
    return """
      _capstan() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local options= choices=
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(commands.map { $0.name }.joined(separator: " "))" -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(cases)
        esac
        if [[ -n $choices ]]; then
          COMPREPLY=($(compgen -W "$choices" -- "$word"))
        elif [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        else
          COMPREPLY=($(compgen -f -- "$word"))
        fi
      }
      complete -o filenames -F _capstan capstan

      """
  }
}

extension Command {
  fileprivate static var bashCase: String {
    let choices = table.options.filter { !$0.choices.isEmpty }.map {
      "        \($0.names.joined(separator: "|"))) choices=\"\($0.choices.joined(separator: " "))\" ;;"
    }
    let inner =
      choices.isEmpty
      ? "" : "\n      case $before in\n\(choices.joined(separator: "\n"))\n      esac"
    return """
          \(name))
            options="\((table.options.flatMap(\.names) + ["--help"]).joined(separator: " "))"\(inner)
            ;;
      """
  }
}
