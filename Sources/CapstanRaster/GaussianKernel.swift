import Foundation

/// Weights of a Gaussian over whole steps, summing to 1.
struct GaussianKernel: Equatable {
  /// The weight of the neighbour `index − radius` steps away.
  let weights: [Float]
  let radius: Int

  /// Standard deviations after which the tail is cut: what is left is 0.07 % of the sum.
  static let reach = 3.4

  /// Creates a kernel for a standard deviation in steps, which also shifts the picture forward by
  /// a fraction of a step.
  init(sigma: Double, shift: Double = 0) {
    let radius = Int((Self.reach * sigma + abs(shift)).rounded(.up)) + (shift == 0 ? 0 : 1)
    let values = (-radius...radius).map { step -> Double in
      let place = Double(step) + shift
      if sigma >= 1 { return exp(-place * place / (2 * sigma * sigma)) }
      // A narrow bell is integrated over each step; at 0 what remains is linear interpolation.
      let width = max(sigma, 1e-3) * 2.0.squareRoot()
      return (erf((place + 0.5) / width) - erf((place - 0.5) / width)) / 2
    }
    let sum = values.reduce(0, +)
    weights = values.map { Float($0 / sum) }
    self.radius = radius
  }
}

/// A Gaussian blur in device pixels, with a shift, and the size at which it is computed.
///
/// A wide blur is computed on averages of square cells, where its standard deviation still spans
/// four cells or more; the result is interpolated, by cubics to half the cell and linearly from
/// there. That is more accurate than three boxes at full size, at a fraction of the cost.
struct GaussianBlurFilter: Equatable {
  /// Pixels along each side of a cell: a power of two up to 16.
  let cell: Int
  let horizontal: GaussianKernel
  let vertical: GaussianKernel
  /// How far a pixel can spread, cells included.
  let reachX: Int
  let reachY: Int

  /// Creates a blur from standard deviations and a shift in pixels, the shift in 0..<1.
  ///
  /// A standard deviation spans at least `finest` cells: at 4 the result stays within one level.
  init(
    sigmaX: Double, sigmaY: Double, shiftX: Double = 0, shiftY: Double = 0, finest: Double = 4
  ) {
    var cell = 1
    while cell < 16, min(sigmaX, sigmaY) >= finest * Double(2 * cell) { cell *= 2 }
    let size = Double(cell)
    // Averaging over a cell blurs by a twelfth of its square (less a twelfth of a pixel's), and
    // so do linear steps between half cells by a sixth of theirs; cubics do not.
    let already = cell == 1 ? 0 : cell == 2 ? 1.0 / 16 : 1.0 / 8
    func inCells(_ sigma: Double) -> Double {
      cell == 1 ? sigma : (sigma * sigma / (size * size) - already).squareRoot()
    }
    self.cell = cell
    horizontal = GaussianKernel(sigma: inCells(sigmaX), shift: shiftX / size)
    vertical = GaussianKernel(sigma: inCells(sigmaY), shift: shiftY / size)
    reachX = (horizontal.radius + 4) * cell
    reachY = (vertical.radius + 4) * cell
  }

  /// The pixels of which cells are needed to blur a picture for a region.
  func cells(for region: PixelRect, from picture: PixelRect) -> PixelRect {
    let near = region.expanded(x: reachX, y: reachY).intersection(picture)
    return region.expanded(x: 4 * cell, y: 4 * cell).union(near)
  }
}
