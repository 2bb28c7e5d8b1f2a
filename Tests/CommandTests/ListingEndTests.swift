import CapstanCommand
import CapstanFrames
import Foundation
import Testing

/// Listings that end, crash, hang or print: a run tells what happened and is never taken for done.
@Suite(.serialized) struct ListingEndTests {
  private let folder = TemporaryFolder()

  private func shell(_ line: String) throws -> BuiltTool.Ending {
    try BuiltTool.listingShell(line, folder: folder)
  }

  private func lines(_ ending: BuiltTool.Ending) -> [String] {
    String(decoding: ending.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let views = """
    import Foundation
    import SwiftUI

    struct Tapped: View {
      let action: () -> Void
      var body: some View {
        Button("Go", action: action).frame(width: 60, height: 40)
      }
    }

    struct Endless: View {
      let depth: Int
      var body: AnyView { AnyView(Endless(depth: depth + 1)) }
    }

    @inline(never) func deep(_ depth: Int) -> Int {
      depth < 0 ? depth : deep(depth + 1) &* 3 &+ deep(depth + 2)
    }

    @MainActor var numbers = [1, 2]

    """

  @Test func anEarlyEndAndACrashAreErrorsWithASentence() throws {
    try folder.write(
      "Bar.swift",
      Self.views + """
        #Preview("Exit") { Tapped { exit(0) } }
        #Preview("Appear") { Tapped {}.onAppear { exit(0) } }
        #Preview("Now") { Tapped { _exit(0) } }
        #Preview("C") { Tapped { _Exit(0) } }
        #Preview("Quick") { Tapped { quick_exit(0) } }
        #Preview("Fatal") { Tapped { fatalError("no such tab") } }
        #Preview("Index") { Tapped { numbers[0] = numbers[numbers.count] } }
        #Preview("Deep") { Tapped { numbers[0] = deep(0) } }
        #Preview("Endless") { Endless(depth: 0) }
        #Preview("Abort") { Tapped { print("so far"); abort() } }

        """)
    let ending = try shell(
      """
      for preview in Exit Appear Now C Quick Fatal Index Deep Endless Abort; do
        $capstan still Bar.swift --size 80x60 --preview $preview --tap Go@0.5 --at 1 -o a.png \
          2>$preview.txt; echo $preview $?
      done
      $capstan render Bar.swift --size 80x60 --preview Exit --tap Go@0.5 -o out; echo render $?
      $capstan verify Bar.swift --size 80x60 --preview Exit --tap Go@0.5 --goldens .; echo verify $?
      ls
      """)
    #expect(
      lines(ending) == [
        "Exit 65", "Appear 65", "Now 65", "C 65", "Quick 65", "Fatal 65", "Index 65", "Deep 65",
        "Endless 65", "Abort 65",
        "render 65", "verify 65", "Abort.txt", "Appear.txt", "Bar.swift", "C.txt", "Deep.txt",
        "Endless.txt", "Exit.txt", "Fatal.txt", "Index.txt", "Now.txt", "Quick.txt", "cache",
      ], "\(ending.messages)")
    func message(_ preview: String) throws -> String {
      try String(contentsOfFile: folder.path("\(preview).txt"), encoding: .utf8)
    }
    let (start, tap) = (" at 0 s of the clip", " at 0.5 s of the clip, in the tap on 'Go'")
    for (preview, place) in [
      ("Exit", tap), ("Appear", start), ("Now", tap), ("C", tap), ("Quick", tap),
    ] {
      #expect(try message(preview) == "capstan: the listing ended the program\(place)\n")
    }
    let fatal = try message("Fatal")
    #expect(fatal.contains(#/Bar.swift:26: Fatal error: no such tab/#), "\(fatal)")
    #expect(
      fatal.contains(#/crashed at 0.5 s of the clip, in the tap on 'Go' \(signal \d+\)\n$/#),
      "\(fatal)")
    #expect(fatal.split(separator: "\n").count == 2, "\(fatal)")
    #expect(
      try message("Index").contains(
        #/^capstan: the listing crashed at 0.5 s of the clip, in the tap on 'Go' \(signal \d+\)\n$/#
      ))
    for (preview, place) in [("Deep", tap), ("Endless", start)] {
      #expect(
        try message(preview)
          == "capstan: the listing crashed\(place) (signal 11): its stack is full; something calls "
          + "or contains itself endlessly\n")
    }
    #expect(try message("Abort") == "so far\ncapstan: the listing crashed\(tap) (signal 6)\n")
  }

  @Test func theEventIsToldOnOneLineWhileItLasts() throws {
    try folder.write(
      "Bar.swift",
      Self.views + """
        #Preview("Label") { Button("two\\n\\u{1B}lines") { abort() }.frame(width: 60, height: 40) }
        #Preview("Long") { Button("\(String(repeating: "long", count: 50))") { abort() } }
        #Preview("Drag") {
          Color.red.frame(width: 60, height: 40)
            .gesture(DragGesture().onEnded { _ in abort() })
        }

        """)
    try folder.write(
      "Label.json",
      #"[{"at": 0.5, "tap": "two\n\u001Blines"}]"#)
    try folder.write(
      "Long.json", #"[{"at": 0.5, "tap": "\#(String(repeating: "long", count: 50))"}]"#)
    try folder.write(
      "Drag.json", #"[{"at": 0.5, "drag": [[10, 30], [60, 30]], "duration": 0.4}]"#)
    let ending = try shell(
      """
      for preview in Label Long Drag; do
        $capstan still Bar.swift --size 80x60 --preview $preview --script $preview.json --at 2 \
          -o a.png; echo $?
      done
      """)
    #expect(lines(ending) == ["65", "65", "65"], "\(ending.messages)")
    #expect(
      ending.messages == """
        capstan: the listing crashed at 0.5 s of the clip, in the tap on 'two\\n\\u{1B}lines' (signal 6)
        capstan: the listing crashed at 0.5 s of the clip, in the tap on \
        '\(String(repeating: "long", count: 15))…' (signal 6)
        capstan: the listing crashed at 0.9 s of the clip, in the drag from (10, 30) (signal 6)

        """)
  }

  /// An end in the midst of the frames: the code of an animated value runs while they are made.
  @Test func anEndInTheMidstLeavesNoChildAndNothingUnfinished() throws {
    try folder.write(
      "Bar.swift",
      """
      import Foundation
      import SwiftUI

      struct Fuse: ViewModifier, Animatable {
        let ends: @Sendable () -> Void
        var burnt: Double
        var animatableData: Double {
          get { burnt }
          set { burnt = newValue; if burnt > 0.2 && burnt < 0.9 { ends() } }
        }
        func body(content: Content) -> some View { content.offset(x: burnt) }
      }

      struct Bomb: View {
        let ends: @Sendable () -> Void
        @State private var isLit = false
        var body: some View {
          Button("Go") { withAnimation(.linear(duration: 2)) { isLit = true } }
            .frame(width: 60, height: 40)
            .modifier(Fuse(ends: ends, burnt: isLit ? 1 : 0))
        }
      }

      #Preview("Crash") { Bomb { fatalError() } }
      #Preview("Exit") { Bomb { exit(0) } }
      #Preview("Now") { Bomb { _exit(0) } }

      """)
    let ending = try shell(
      """
      mkdir bin
      cat >bin/ffmpeg <<'END'
      #!/bin/bash
      echo $$ >pid; last=${@: -1}; touch "${last#file:}"; cat >/dev/null; exec sleep 1000
      END
      chmod +x bin/ffmpeg
      for preview in Crash Exit Now; do
        page="Bar.swift --size 80x60 --preview $preview --tap Go@0.2"
        PATH=$PWD/bin:$PATH $capstan render $page -o $preview.mp4 2>/dev/null; echo $preview $?
        # A process that nobody has waited for yet has no command line any more.
        for wait in {1..20}; do
          [ -z "$(tr -d '\\0' <"/proc/$(<pid)/cmdline" 2>/dev/null)" ] && echo gone && break
          sleep 0.05
        done
        $capstan render $page -o $preview 2>$preview.txt; echo $?
        ls -A $preview | grep -c partial; ls $preview | grep -c png >/dev/null && echo frames
      done
      ls -A | grep -c 'mp4'
      """)
    #expect(
      lines(ending)
        == ["Crash", "Exit", "Now"].flatMap { ["\($0) 65", "gone", "65", "0", "frames"] } + ["0"],
      "\(ending.messages)")
    for preview in ["Crash", "Exit", "Now"] {
      let told = try String(contentsOfFile: folder.path("\(preview).txt"), encoding: .utf8)
      #expect(told.contains(#/ at 0\.6\d* s of the clip( \(signal \d+\))?\n$/#), "\(told)")
    }
  }

  @Test func whatAListingPrintsIsNoResult() throws {
    try folder.write(
      "Bar.swift",
      Self.views + """
        struct Talking: View {
          @State private var count = 0
          var body: some View {
            let _ = print("body", count)
            Tapped { count += 1; FileHandle.standardOutput.write(Data("tapped".utf8)) }
              .offset(x: count == 0 ? 0 : 10)
              .animation(.linear(duration: 0.2), value: count)
              .onAppear { print("here") }
          }
        }
        #Preview("Talk") { Talking() }

        """)
    let page = "Bar.swift --size 80x60 --scale 1"
    let pipe = try shell(
      "$capstan render \(page) --tap Go@0 --frames 0..4 --format rgba -o -")
    #expect(pipe.code == 0, "\(pipe.messages)")
    #expect(pipe.output.count == 5 * 80 * 60 * 4)
    #expect(pipe.messages.contains("body 0\n") && pipe.messages.contains("tapped"))
    let list = try shell("$capstan list \(page) --json")
    let rows = try JSONSerialization.jsonObject(with: list.output) as? [[String: Any]]
    #expect(rows?.map { $0["name"] as? String } == ["Talk", "Go"])
    let curves = lines(try shell("$capstan curves \(page) --tap Go@0 --frames 0..2"))
    #expect(curves.count == 4 && curves.first?.hasPrefix("frame,time,") == true, "\(curves)")
    #expect(!curves.contains { $0.contains("body") || $0.contains("here") }, "\(curves)")
    let dump = lines(try shell("$capstan dump \(page)"))
    #expect(!dump.isEmpty && !dump.contains { $0.hasPrefix("body") || $0 == "here" }, "\(dump)")
    let closed = try shell("$capstan dump \(page) >&-")
    #expect(closed.code == 74, "\(closed.messages)")
  }

  @Test func aListingThatHangsIsToldAndInterrupted() throws {
    try folder.write(
      "Bar.swift",
      Self.views + """
        #Preview("Tap") { Tapped { while true { numbers[0] &+= 1 } } }
        #Preview("Appear") { Tapped {}.onAppear { while true { numbers[0] &+= 1 } } }

        """)
    let ending = try shell(
      """
      $capstan still Bar.swift --size 80x60 --preview Tap --tap Go@0.5 --at 1 -o a.png 2>tap.txt &
      pid=$!
      until grep -q "has been running" tap.txt || ! kill -0 $pid; do sleep 0.1; done
      kill -INT $pid; wait $pid; echo still $?
      for command in "strip -o a.png" "curves -o a.csv" "dump --at 1" "record --goldens a" \\
        "render -o a"; do
        $capstan ${command%% *} Bar.swift --size 80x60 --preview Appear ${command#* } 2>>all.txt &
        pid=$!
        sleep 1; kill -TERM $pid; wait $pid; echo ${command%% *} $?
      done
      ls
      """)
    #expect(
      lines(ending) == [
        "still 130", "strip 130", "curves 130", "dump 130", "record 130", "render 130",
        "Bar.swift", "all.txt", "cache", "tap.txt",
      ], "\(ending.messages)")
    #expect(
      try String(contentsOfFile: folder.path("tap.txt"), encoding: .utf8) == """
        capstan: the listing has been running for 10 s at 0.5 s of the clip, in the tap on 'Go'; interrupt with Ctrl-C
        capstan: interrupted

        """)
    #expect(
      try String(contentsOfFile: folder.path("all.txt"), encoding: .utf8)
        == String(repeating: "capstan: interrupted\n", count: 5))
  }

  @Test func anInterruptedCompilationLeavesNothing() throws {
    try folder.write("Bar.swift", Self.views + "#Preview { Tapped {} }\n")
    let ending = try shell(
      """
      $capstan list Bar.swift & pid=$!
      until ls -A cache/capstan/listings 2>/dev/null | grep -q . || ! kill -0 $pid
      do sleep 0.02; done
      sleep 0.3; kill -INT $pid; wait $pid; echo $?
      sleep 0.3; ls -A cache/capstan/listings | wc -l
      """)
    #expect(lines(ending) == ["130", "0"])
    #expect(ending.messages == "capstan: interrupted\n")
  }

  @Test func aCrashOfABuiltInSceneIsTheToolsFault() throws {
    let ending = try shell(
      """
      $capstan render capsule --size 100x100 --duration 10000s -o out & pid=$!
      until [ -e out/f000020.png ] || ! kill -0 $pid; do sleep 0.02; done
      kill -SEGV $pid; wait $pid; echo $?
      """)
    #expect(lines(ending) == ["70"])
    // The signal may come while the scene's code runs.
    #expect(
      ending.messages.contains(
        #/capstan: the scene crashed( at [\d.]+ s of the clip)? \(signal 11\)\n$/#))
  }
}
