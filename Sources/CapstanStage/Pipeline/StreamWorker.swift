public import CapstanFrames
import CapstanRaster
public import Foundation

/// Draws frames and encodes each as its part of a stream: raw pixels, Y4M.
public struct StreamWorker: FrameWorker {
  private let renderer: Renderer
  private var encoder: any FrameEncoder

  /// Creates a worker with a surface and buffers of its own.
  ///
  /// - Throws: `RasterError` for a page that cannot be drawn.
  public init(size: CGSize, scale: CGFloat, encoder: any FrameEncoder) throws {
    renderer = try Renderer(size: size, scale: scale)
    self.encoder = encoder
  }

  /// Returns the frame's bytes.
  public mutating func process(_ job: FrameJob) throws -> FrameBytes {
    try renderer.render(job.list)
    let changed = renderer.changedRows
    return renderer.withPixels { encoder.encode($0, changedRows: changed) }
  }
}
