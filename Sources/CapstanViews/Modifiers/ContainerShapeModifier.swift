import Foundation

extension View {
  /// Sets the shape of the container that the view is, for `ContainerRelativeShape` inside it.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, ContainerShape(shape)).coordinateSpace(
      name: ContainerShape.Space())
  }
}

/// The shape of a container, free of its type.
nonisolated struct ContainerShape: Sendable {
  /// The name of a container's coordinates; the nearest one counts.
  struct Space: Hashable, Sendable {}

  private let path: @Sendable (CGFloat, CGRect) -> Path

  init<T: InsettableShape>(_ shape: T) {
    path = { amount, rect in shape.inset(by: amount).path(in: rect) }
  }

  /// The container's shape made smaller until it has a frame inside the container; corners shrink
  /// as the frame's smallest distance from the container's edges grows.
  func path(in rect: CGRect, _ proxy: GeometryProxy) -> Path? {
    guard let outer = proxy.bounds(of: .named(Space())) else { return nil }
    let distance = max(
      0,
      min(
        rect.minX - outer.minX, outer.maxX - rect.maxX, rect.minY - outer.minY,
        outer.maxY - rect.maxY))
    return path(distance, rect.insetBy(dx: -distance, dy: -distance))
  }
}

private enum ContainerShapeKey: EnvironmentKey {
  static let defaultValue: ContainerShape? = nil
}

extension EnvironmentValues {
  /// The shape of the nearest container.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }

  /// The outline of the nearest container around a frame at a place, if that is what a shape asks
  /// for.
  func containerPath(of shape: some Shape, in rect: CGRect, at place: GeometryProxy?) -> Path? {
    guard let shape = shape as? ContainerRelativeShape, let place, let container = containerShape
    else { return nil }
    return container.path(in: rect.insetToZero(by: shape.amount), place)
  }
}
