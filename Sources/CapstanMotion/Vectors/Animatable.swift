public import Foundation

/// A type whose change can be animated through a vector that stands for it.
public protocol Animatable {
  /// The vector that stands for the value.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the type has no animatable data of its own.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable {
  /// Returns the value with other animatable data; what cannot be animated stays.
  package func replacingAnimatableData(_ data: AnimatableData) -> Self {
    var result = self
    result.animatableData = data
    return result
  }
}

extension Double: Animatable {
  /// The number itself.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The number itself.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// The number itself.
  public typealias AnimatableData = CGFloat
}

extension AnimatablePair: Animatable {
  /// The pair itself.
  public typealias AnimatableData = AnimatablePair<First, Second>
}

extension AnimatableVector: Animatable {
  /// The vector itself.
  public typealias AnimatableData = AnimatableVector
}

extension EmptyAnimatableData: Animatable {
  /// The value itself.
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}

extension Never: Animatable {
  /// Nothing; there is no value to animate.
  public typealias AnimatableData = EmptyAnimatableData
}

extension CGPoint: Animatable {
  /// The coordinates, x first.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The extents, width first.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
