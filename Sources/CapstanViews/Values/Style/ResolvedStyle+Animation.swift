public import CapstanMotion
import CapstanSceneGraph
import Foundation

extension ResolvedStyle: Animatable {
  /// Every number of the style: colours in premultiplied Oklab, points and locations times 128.
  ///
  /// Two styles can be mixed if `aligned(_:_:)` has given them one form. Setting the data of another
  /// form changes nothing that it does not reach.
  public var animatableData: AnimatableVector {
    get {
      var writer = StyleNumbers()
      var copy = self
      copy.exchange(with: &writer)
      return AnimatableVector(writer.numbers)
    }
    set {
      var reader = StyleNumbers(reading: newValue)
      exchange(with: &reader)
    }
  }

  /// Passes every animatable number to a writer, or takes it from a reader, in one order.
  private mutating func exchange(with numbers: inout StyleNumbers) {
    numbers.exchange(&opacity)
    switch fill {
    case .color(var color):
      numbers.exchange(&color)
      fill = .color(color)
    case .gradient(var gradient):
      gradient.exchange(with: &numbers)
      fill = .gradient(gradient)
    case .image(var image):
      numbers.exchange(&image.scale)
      fill = .image(image)
    case .backdrop(var backdrop):
      backdrop.exchange(with: &numbers)
      fill = .backdrop(backdrop)
    }
    for i in shadows.indices {
      numbers.exchange(&shadows[i].color)
      numbers.exchange(&shadows[i].radius)
      numbers.exchange(&shadows[i].offset.width)
      numbers.exchange(&shadows[i].offset.height)
    }
  }
}

/// Numbers of a style on their way out of it or into it.
private struct StyleNumbers {
  private(set) var numbers: [Double]
  private let isReading: Bool
  private var position = 0

  init() { (numbers, isReading) = ([], false) }

  init(reading vector: AnimatableVector) { (numbers, isReading) = (vector.components, true) }

  mutating func exchange(_ value: inout Double, unit: Double = 1) {
    if isReading {
      if position < numbers.count { value = numbers[position] / unit }
      position += 1
    } else {
      numbers.append(value * unit)
    }
  }

  mutating func exchange(_ value: inout CGFloat, unit: Double = 1) {
    var number = Double(value)
    exchange(&number, unit: unit)
    value = CGFloat(number)
  }

  mutating func exchange(_ point: inout UnitPoint) {
    exchange(&point.x, unit: Self.fractionUnit)
    exchange(&point.y, unit: Self.fractionUnit)
  }

  mutating func exchange(_ color: inout ResolvedColor) {
    if isReading {
      guard position + 4 <= numbers.count else { return }
      color.animatableComponents = SIMD4(
        numbers[position], numbers[position + 1], numbers[position + 2], numbers[position + 3])
      position += 4
    } else {
      let v = color.animatableComponents
      numbers += [v.x, v.y, v.z, v.w]
    }
  }

  /// The platform's unit for fractions and angles in animation.
  static let fractionUnit = 128.0
}

extension ResolvedGradient {
  fileprivate mutating func exchange(with numbers: inout StyleNumbers) {
    switch geometry {
    case .linear(var start, var end):
      numbers.exchange(&start)
      numbers.exchange(&end)
      geometry = .linear(start: start, end: end)
    case .radial(var center, var startRadius, var endRadius):
      numbers.exchange(&center)
      numbers.exchange(&startRadius)
      numbers.exchange(&endRadius)
      geometry = .radial(center: center, startRadius: startRadius, endRadius: endRadius)
    case .elliptical(var center, var startRadius, var endRadius):
      numbers.exchange(&center)
      numbers.exchange(&startRadius, unit: StyleNumbers.fractionUnit)
      numbers.exchange(&endRadius, unit: StyleNumbers.fractionUnit)
      geometry = .elliptical(center: center, startRadius: startRadius, endRadius: endRadius)
    case .angular(var center, var startAngle, var endAngle):
      numbers.exchange(&center)
      numbers.exchange(&startAngle, unit: StyleNumbers.fractionUnit)
      numbers.exchange(&endAngle, unit: StyleNumbers.fractionUnit)
      geometry = .angular(center: center, startAngle: startAngle, endAngle: endAngle)
    }
    for i in stops.indices {
      numbers.exchange(&stops[i].color)
      numbers.exchange(&stops[i].location, unit: StyleNumbers.fractionUnit)
    }
  }
}

extension BackdropStyle {
  fileprivate mutating func exchange(with numbers: inout StyleNumbers) {
    switch self {
    case .material(var recipe):
      numbers.exchange(&recipe.radius)
      numbers.exchange(&recipe.saturation)
      numbers.exchange(&recipe.brightness)
      numbers.exchange(&recipe.amount)
      for i in recipe.curve.indices { numbers.exchange(&recipe.curve[i]) }
      self = .material(recipe)
    case .glass(var recipe):
      numbers.exchange(&recipe.radius)
      numbers.exchange(&recipe.lensAmount)
      numbers.exchange(&recipe.lensHeight)
      numbers.exchange(&recipe.lumaBlack)
      numbers.exchange(&recipe.lumaWhite)
      numbers.exchange(&recipe.chroma)
      numbers.exchange(&recipe.fill)
      numbers.exchange(&recipe.tint)
      numbers.exchange(&recipe.rimWidth)
      numbers.exchange(&recipe.rimAmount)
      numbers.exchange(&recipe.shadow.opacity)
      self = .glass(recipe)
    }
  }
}
