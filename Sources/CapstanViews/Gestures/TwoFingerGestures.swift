public import Foundation

/// Two fingers that move apart or together; scripts have one finger, so it never begins.
public struct MagnifyGesture: Gesture {
  /// How far the fingers have come.
  public struct Value: Equatable, Sendable {
    /// The clip's time as a date.
    public var time: Date
    /// The factor by which the distance has grown.
    public var magnification: CGFloat
    /// The factor's growth in a second.
    public var velocity: CGFloat
    /// Where the gesture began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture began, in points.
    public var startLocation: CGPoint
  }

  /// The body, which does not exist.
  public typealias Body = Never

  /// The least change that counts.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// Makes a recognizer that finds nothing.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    GestureRecognizer()
  }
}

/// Two fingers that turn; scripts have one finger, so it never begins.
public struct RotateGesture: Gesture {
  /// How far the fingers have come.
  public struct Value: Equatable, Sendable {
    /// The clip's time as a date.
    public var time: Date
    /// The angle by which they have turned.
    public var rotation: Angle
    /// The angle by which they turn in a second.
    public var velocity: Angle
    /// Where the gesture began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture began, in points.
    public var startLocation: CGPoint
  }

  /// The body, which does not exist.
  public typealias Body = Never

  /// The least change that counts.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Makes a recognizer that finds nothing.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    GestureRecognizer()
  }
}

/// The older form of `MagnifyGesture`.
public struct MagnificationGesture: Gesture {
  /// The factor by which the distance has grown.
  public typealias Value = CGFloat
  /// The body, which does not exist.
  public typealias Body = Never

  /// The least change that counts.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// Makes a recognizer that finds nothing.
  public func _makeRecognizer(_ last: GestureRecognizer<CGFloat>?) -> GestureRecognizer<CGFloat> {
    GestureRecognizer()
  }
}

/// The older form of `RotateGesture`.
public struct RotationGesture: Gesture {
  /// The angle by which the fingers have turned.
  public typealias Value = Angle
  /// The body, which does not exist.
  public typealias Body = Never

  /// The least change that counts.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Makes a recognizer that finds nothing.
  public func _makeRecognizer(_ last: GestureRecognizer<Angle>?) -> GestureRecognizer<Angle> {
    GestureRecognizer()
  }
}
