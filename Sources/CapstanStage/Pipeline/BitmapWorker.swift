import CapstanRaster
public import CapstanSceneGraph
public import Foundation

/// Draws frames and gives their pictures.
public struct BitmapWorker: FrameWorker {
  private let renderer: Renderer

  /// Creates a worker with a surface of its own.
  ///
  /// - Throws: `RasterError` for a page that cannot be drawn.
  public init(size: CGSize, scale: CGFloat) throws {
    renderer = try Renderer(size: size, scale: scale)
  }

  /// Returns the frame's picture.
  public mutating func process(_ job: FrameJob) throws -> Bitmap {
    try renderer.bitmap(of: job.list)
  }
}
