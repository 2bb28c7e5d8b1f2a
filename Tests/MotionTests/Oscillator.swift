/// The equation of a damped spring solved by Runge-Kutta steps, to check closed forms by.
struct Oscillator {
  var value: Double
  var velocity: Double
  var target: Double

  /// Moves on by a step; `parameters` gives natural frequency and damping ratio some seconds into
  /// it.
  mutating func advance(by step: Double, _ parameters: (Double) -> (Double, Double)) {
    func slope(_ x: Double, _ v: Double, _ offset: Double) -> (Double, Double) {
      let (w, z) = parameters(offset)
      return (v, w * w * (target - x) - 2 * z * w * v)
    }
    let a = slope(value, velocity, 0)
    let b = slope(value + a.0 * step / 2, velocity + a.1 * step / 2, step / 2)
    let c = slope(value + b.0 * step / 2, velocity + b.1 * step / 2, step / 2)
    let d = slope(value + c.0 * step, velocity + c.1 * step, step)
    value += (a.0 + 2 * b.0 + 2 * c.0 + d.0) * step / 6
    velocity += (a.1 + 2 * b.1 + 2 * c.1 + d.1) * step / 6
  }
}
