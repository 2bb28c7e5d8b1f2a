extension Manifest.Frame {
  /// Reads the frame's file, checks that it holds the pixels that are listed, and returns its bytes.
  ///
  /// - Throws: `FrameError.unreadable` for a file that is gone or damaged,
  ///   `FrameError.invalidManifest` for other pixels.
  @discardableResult
  public func check(in folder: OutputFolder) throws(FrameError) -> [UInt8] {
    let path = folder.path(of: file)
    let bytes = try FileContents.read(path)
    let picture: PNGDecoder.Picture
    do throws(UnreadableReason) {
      picture = try PNGDecoder.picture(from: bytes.span)
    } catch {
      throw .unreadable(path: path, reason: error)
    }
    guard PixelHash(of: picture.bitmap) == hash else {
      throw .invalidManifest(
        path: path, reason: "its pixels are not those that the manifest lists")
    }
    return bytes
  }
}
