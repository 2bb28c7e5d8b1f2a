public import CapstanFrames
import CapstanRaster
public import Foundation

/// Draws frames and encodes each as a PNG file.
public struct PNGWorker: FrameWorker {
  /// A file and what it holds.
  public struct File: Sendable {
    /// The file's bytes; the same everywhere.
    public let bytes: [UInt8]
    /// The fingerprint of its pixels; the same everywhere.
    public let hash: PixelHash

    /// Creates a file from its bytes and the fingerprint of what they decode to.
    public init(bytes: [UInt8], hash: PixelHash) {
      (self.bytes, self.hash) = (bytes, hash)
    }
  }

  private let renderer: Renderer
  private var encoder = BandedPNGEncoder()
  private var last: File?

  /// Creates a worker with a surface and buffers of its own.
  ///
  /// - Throws: `RasterError` for a page that cannot be drawn.
  public init(size: CGSize, scale: CGFloat) throws {
    renderer = try Renderer(size: size, scale: scale)
  }

  /// Returns the frame's file.
  public mutating func process(_ job: FrameJob) throws -> File {
    try renderer.render(job.list)
    let changed = renderer.changedRows
    if let last, changed.isEmpty { return last }
    // So that the encoder may write the next file where this one was.
    last = nil
    let (width, height) = (renderer.width, renderer.height)
    let file = try renderer.withPixels { pixels in
      let (bytes, hash) = try encoder.encodeHashing(
        pixels, width: width, height: height, changedRows: changed)
      return File(bytes: bytes, hash: hash)
    }
    last = file
    return file
  }
}
