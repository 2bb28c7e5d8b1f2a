public import CapstanFrames
import CapstanSceneGraph
public import CapstanStage
import Foundation

extension StageSettings.ColorScheme: OptionValue {}
extension StageSettings.Contrast: OptionValue {}
extension StageSettings.LayoutDirection: OptionValue {}
extension StageSettings.Era: OptionValue {}
extension StageSettings.TextSize: OptionValue {}

/// A locale's identifier.
struct LocaleName: OptionValue, Equatable {
  var identifier: String

  init(_ identifier: String) { self.identifier = identifier }

  /// Takes a language with or without script and region.
  init(argument: String) throws {
    guard LocaleIdentifier.isKnown(argument) else {
      throw OptionValueError(expected: LocaleIdentifier.expectation)
    }
    identifier = argument
  }
}

extension RationalTime: OptionValue {
  /// Takes seconds, or a number with a unit.
  public init(argument: String) throws { try self.init(parsing: argument) }
}

extension FrameRate.Reading: OptionValue {
  /// Takes a whole number, a fraction, a decimal or `ntsc`.
  public init(argument: String) throws { self = try FrameRate.reading(argument) }
}

extension Script.Event: OptionValue {
  /// Takes `LABEL@TIME` or `X,Y@TIME`.
  public init(argument: String) throws { try self.init(parsingTap: argument) }
}

extension StageSettings.PreviewChoice: OptionValue {
  /// Takes a number from 1 on, or a name.
  public init(argument: String) throws {
    guard let number = Int(argument) else {
      self = .named(argument)
      return
    }
    guard number >= 1 else { throw OptionValueError(expected: "a preview: they count from 1") }
    self = .number(number)
  }
}

extension StageSettings.Background: OptionValue {
  /// Takes `system`, `transparent` or a hexadecimal colour.
  public init(argument: String) throws {
    switch argument {
    case "system": self = .system
    case "transparent": self = .transparent
    default:
      guard argument.utf8.count == 7, argument.hasPrefix("#"),
        argument.dropFirst().allSatisfy(\.isHexDigit),
        let number = UInt32(argument.dropFirst(), radix: 16)
      else { throw OptionValueError(expected: "system, transparent or a colour like #RRGGBB") }
      self = .color(ResolvedColor(hex: number))
    }
  }
}

extension SafeArea: OptionValue {
  /// Takes four lengths: top, leading, bottom, trailing.
  public init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard parts.count == 4, let top = parts[0], let leading = parts[1], let bottom = parts[2],
      let trailing = parts[3],
      [top, leading, bottom, trailing].allSatisfy({ $0 >= 0 && $0.isFinite })
    else {
      throw OptionValueError(expected: "four lengths TOP,LEADING,BOTTOM,TRAILING such as 59,0,34,0")
    }
    self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension Device: OptionValue {
  /// Takes a model's name, whatever its case.
  public init(argument: String) throws {
    guard let device = Device.named(argument) else {
      let names = Device.all.map(\.name)
      throw OptionValueError(
        expected: "a known device",
        hint: nearest(to: argument, in: names).map { "did you mean \"\($0)\"?" }
          ?? "known are \(names.filter { !$0.hasSuffix("landscape") }.joined(separator: ", "));"
          + " each also with \" landscape\"")
    }
    self = device
  }
}
