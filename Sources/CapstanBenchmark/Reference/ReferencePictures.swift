import CapstanFrames
import CapstanRaster
import Foundation

/// One frame as it is drawn here, as plain Cairo draws it, and dithered: for a look at what is
/// compared.
@MainActor struct ReferencePictures {
  func write(to path: String) throws {
    let clip = try ReferenceClip()
    let list = clip.lists[clip.place(of: .full, after: 4)]
    let folder = try OutputFolder(creating: path)
    let renderer = try Renderer(size: ReferenceClip.size, scale: CGFloat(ReferenceClip.scale))
    let own = try renderer.bitmap(of: list)
    let plain = PlainCairo(size: ReferenceClip.size, scale: Double(ReferenceClip.scale))
    plain.draw(list)
    let pictures = [
      ("own", own), ("plain", plain.bitmap), ("dithered", ReferenceClip.dithered(own)),
    ]
    for (name, bitmap) in pictures {
      try folder.write(try PNGEncoder().encode(bitmap), to: "\(name).png")
    }
  }
}
