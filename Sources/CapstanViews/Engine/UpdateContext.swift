/// What a view's value is interpreted in: handed down the tree at every update.
public struct UpdateContext {
  var environment: EnvironmentValues

  init(environment: EnvironmentValues) {
    self.environment = environment
  }
}
