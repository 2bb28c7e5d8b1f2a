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

  /// What the numbers are called, in their order: `lightness`, `stop2.location`, `shadow1.radius`.
  package var animatableNames: [String] {
    var writer = StyleNumbers(keepsNames: true)
    var copy = self
    copy.exchange(with: &writer)
    return writer.names
  }

  /// Passes every animatable number to a writer, or takes it from a reader, in one order.
  private mutating func exchange(with numbers: inout StyleNumbers) {
    numbers.exchange(&opacity, "opacity")
    switch fill {
    case .color(var color):
      numbers.exchange(&color, "")
      fill = .color(color)
    case .gradient(var gradient):
      gradient.exchange(with: &numbers)
      fill = .gradient(gradient)
    case .image(var image):
      numbers.exchange(&image.scale, "scale")
      fill = .image(image)
    case .backdrop(var backdrop):
      backdrop.exchange(with: &numbers)
      fill = .backdrop(backdrop)
    }
    for i in shadows.indices {
      numbers.exchange(&shadows[i].color, "shadow\(i + 1).")
      numbers.exchange(&shadows[i].radius, "shadow\(i + 1).radius")
      numbers.exchange(&shadows[i].offset.width, "shadow\(i + 1).x")
      numbers.exchange(&shadows[i].offset.height, "shadow\(i + 1).y")
    }
  }
}

/// Numbers of a style on their way out of it or into it.
private struct StyleNumbers {
  private(set) var numbers: [Double]
  private(set) var names: [String] = []
  private let isReading: Bool
  private let keepsNames: Bool
  private var position = 0

  init(keepsNames: Bool = false) {
    (numbers, isReading, self.keepsNames) = ([], false, keepsNames)
  }

  init(reading vector: AnimatableVector) {
    (numbers, isReading, keepsNames) = (vector.components, true, false)
  }

  mutating func exchange(_ value: inout Double, _ name: @autoclosure () -> String, unit: Double = 1)
  {
    if isReading {
      if position < numbers.count { value = numbers[position] / unit }
      position += 1
    } else {
      numbers.append(value * unit)
      if keepsNames { names.append(name()) }
    }
  }

  mutating func exchange(
    _ value: inout CGFloat, _ name: @autoclosure () -> String, unit: Double = 1
  ) {
    var number = Double(value)
    exchange(&number, name(), unit: unit)
    value = CGFloat(number)
  }

  mutating func exchange(_ point: inout UnitPoint, _ name: @autoclosure () -> String) {
    exchange(&point.x, name() + ".x", unit: Self.fractionUnit)
    exchange(&point.y, name() + ".y", unit: Self.fractionUnit)
  }

  /// Passes a colour; what stands before its components' names ends with a point or is empty.
  mutating func exchange(_ color: inout ResolvedColor, _ prefix: @autoclosure () -> String) {
    if isReading {
      guard position + 4 <= numbers.count else { return }
      color.animatableComponents = SIMD4(
        numbers[position], numbers[position + 1], numbers[position + 2], numbers[position + 3])
      position += 4
    } else {
      let v = color.animatableComponents
      numbers += [v.x, v.y, v.z, v.w]
      guard keepsNames else { return }
      names += ["lightness", "greenRed", "blueYellow", "alpha"].map { prefix() + $0 }
    }
  }

  /// The platform's unit for fractions and angles in animation.
  static let fractionUnit = 128.0
}

extension ResolvedGradient {
  fileprivate mutating func exchange(with numbers: inout StyleNumbers) {
    switch geometry {
    case .linear(var start, var end):
      numbers.exchange(&start, "start")
      numbers.exchange(&end, "end")
      geometry = .linear(start: start, end: end)
    case .radial(var center, var startRadius, var endRadius):
      numbers.exchange(&center, "center")
      numbers.exchange(&startRadius, "startRadius")
      numbers.exchange(&endRadius, "endRadius")
      geometry = .radial(center: center, startRadius: startRadius, endRadius: endRadius)
    case .elliptical(var center, var startRadius, var endRadius):
      numbers.exchange(&center, "center")
      numbers.exchange(&startRadius, "startRadius", unit: StyleNumbers.fractionUnit)
      numbers.exchange(&endRadius, "endRadius", unit: StyleNumbers.fractionUnit)
      geometry = .elliptical(center: center, startRadius: startRadius, endRadius: endRadius)
    case .angular(var center, var startAngle, var endAngle):
      numbers.exchange(&center, "center")
      numbers.exchange(&startAngle, "startAngle", unit: StyleNumbers.fractionUnit)
      numbers.exchange(&endAngle, "endAngle", unit: StyleNumbers.fractionUnit)
      geometry = .angular(center: center, startAngle: startAngle, endAngle: endAngle)
    }
    for i in stops.indices {
      numbers.exchange(&stops[i].color, "stop\(i + 1).")
      numbers.exchange(&stops[i].location, "stop\(i + 1).location", unit: StyleNumbers.fractionUnit)
    }
  }
}

extension BackdropStyle {
  fileprivate mutating func exchange(with numbers: inout StyleNumbers) {
    switch self {
    case .material(var recipe):
      numbers.exchange(&recipe.radius, "radius")
      numbers.exchange(&recipe.saturation, "saturation")
      numbers.exchange(&recipe.brightness, "brightness")
      numbers.exchange(&recipe.amount, "amount")
      for i in recipe.curve.indices { numbers.exchange(&recipe.curve[i], "curve\(i + 1)") }
      self = .material(recipe)
    case .glass(var recipe):
      numbers.exchange(&recipe.radius, "radius")
      numbers.exchange(&recipe.lensAmount, "lensAmount")
      numbers.exchange(&recipe.lensHeight, "lensHeight")
      numbers.exchange(&recipe.lumaBlack, "lumaBlack")
      numbers.exchange(&recipe.lumaWhite, "lumaWhite")
      numbers.exchange(&recipe.chroma, "chroma")
      numbers.exchange(&recipe.fill, "fill.")
      numbers.exchange(&recipe.tint, "tint.")
      numbers.exchange(&recipe.rimWidth, "rimWidth")
      numbers.exchange(&recipe.rimAmount, "rimAmount")
      numbers.exchange(&recipe.shadow.opacity, "shadow.opacity")
      self = .glass(recipe)
    }
  }
}
