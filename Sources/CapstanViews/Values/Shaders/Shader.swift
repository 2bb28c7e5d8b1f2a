public import Foundation

/// A program for the graphics processor with its arguments, which is not run.
public struct Shader: Equatable, Sendable {
  /// The program.
  public var function: ShaderFunction
  /// What it is given.
  public var arguments: [Argument]
  /// Whether its colours are dithered.
  public var dithersColor = false

  /// Creates a call of a program.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// What a program is given.
  public struct Argument: Equatable, Sendable {
    private let numbers: [Double]

    private init(_ numbers: [Double] = []) { self.numbers = numbers }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument([Double(x)]) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument([Double(x), Double(y)])
    }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument([point.x, point.y]) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument([size.width, size.height]) }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument { Argument([vector.dx, vector.dy]) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument([Double(x), Double(y), Double(z)])
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      Argument([Double(x), Double(y), Double(z), Double(w)])
    }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array.map(Double.init)) }
    /// The rectangle around the view.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }
}

/// A program for the graphics processor, which is not run.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  /// The program's name.
  public var name: String

  /// Names a program.
  public init(library: ShaderLibrary, name: String) { self.name = name }

  /// Returns a call of the program.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// Programs for the graphics processor, none of which is run.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  /// The programs of the app.
  public static let `default` = ShaderLibrary()

  private init() {}

  /// Creates a library of compiled programs.
  public init(data: Data) {}
  /// Creates a library of compiled programs.
  public init(url: URL) {}
  /// The programs of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// The program of a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// The program of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  /// Changes colours by a program, which is not run.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    notDrawn("colorEffect", when: isEnabled)
  }

  /// Moves pixels by a program, which is not run.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    notDrawn("distortionEffect", when: isEnabled)
  }

  /// Changes the picture by a program, which is not run.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    notDrawn("layerEffect", when: isEnabled)
  }
}

extension VisualEffect {
  /// Changes colours by a program, which is not run.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }

  /// Moves pixels by a program, which is not run.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }

  /// Changes the picture by a program, which is not run.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
}
