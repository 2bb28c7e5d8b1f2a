private import CLevels
import CapstanSceneGraph
import Foundation

extension Surface {
  /// Copies the pixels of a rectangle that lies inside both surfaces.
  func copy(_ part: PixelRect, from other: Surface) {
    unsafe other.withWords { source in
      unsafe withWords { target in
        for y in part.minY..<max(part.maxY, part.minY) {
          let from = unsafe source + other.offset(x: part.minX, y: y)
          unsafe (target + offset(x: part.minX, y: y)).update(from: from, count: part.width)
        }
      }
    }
  }

  /// Paints another colour surface over this one inside a rectangle, pixel for pixel, as Cairo does.
  func paint(_ picture: Surface, in part: PixelRect) {
    let part = part.intersection(rect).intersection(picture.rect)
    unsafe picture.withWords { source in
      unsafe withWords { target in
        for y in part.minY..<max(part.maxY, part.minY) {
          unsafe clevels_over(
            source + picture.offset(x: part.minX, y: y), part.width,
            target + offset(x: part.minX, y: y))
        }
      }
    }
  }

  /// Fills a rectangle with what another colour surface, which holds it, shows there over a colour.
  func fill(with picture: Surface, over word: UInt32, in part: PixelRect) {
    unsafe picture.withWords { source in
      unsafe withWords { target in
        for y in part.minY..<max(part.maxY, part.minY) {
          unsafe clevels_over_color(
            source + picture.offset(x: part.minX, y: y), part.width, word,
            target + offset(x: part.minX, y: y))
        }
      }
    }
  }

  /// Paints a colour through the levels of an alpha surface inside a rectangle, as `cairo_mask` does.
  func paint(_ color: ResolvedColor, through mask: Surface, in part: PixelRect) {
    paint(color.word, through: mask, in: part, half: 128)
  }

  /// Paints a colour where a shape covers pixels inside a rectangle, as `cairo_fill` does: it rounds
  /// otherwise with opaque colours.
  func fill(_ color: ResolvedColor, covering coverage: Surface, in part: PixelRect) {
    let word = color.word
    paint(word, through: coverage, in: part, half: word >> 24 == 255 ? 127 : 128)
  }

  private func paint(_ word: UInt32, through mask: Surface, in part: PixelRect, half: UInt32) {
    let part = part.intersection(rect).intersection(mask.rect)
    guard !part.isEmpty else { return }
    unsafe mask.withBytes { levels in
      unsafe withWords { target in
        unsafe clevels_over_mask(
          word, levels + mask.offset(x: part.minX, y: part.minY), mask.rowLength, part.width,
          part.height, half, target + offset(x: part.minX, y: part.minY), rowLength)
      }
    }
  }

  /// The rows of a rectangle from the first to the last in which another surface has other pixels.
  func rows(of part: PixelRect, unlike other: Surface) -> PixelRect {
    var rows = part.intersection(rect).intersection(other.rect)
    unsafe withWords { words in
      unsafe other.withWords { others in
        func isEqual(_ y: Int) -> Bool {
          unsafe memcmp(
            words + offset(x: rows.minX, y: y), others + other.offset(x: rows.minX, y: y),
            4 * rows.width) == 0
        }
        while rows.minY < rows.maxY, isEqual(rows.minY) { rows.minY += 1 }
        while rows.minY < rows.maxY, isEqual(rows.maxY - 1) { rows.maxY -= 1 }
      }
    }
    return rows.isEmpty ? .empty : rows
  }
}

extension Layer {
  /// Paints a picture of the same device space over what may be drawn of it.
  func paint(_ picture: Surface) {
    canvas.surface.paint(picture, in: writable)
  }

  /// Paints a colour through a mask over what may be drawn of it.
  func paint(_ color: ResolvedColor, through mask: Surface) {
    canvas.surface.paint(color, through: mask, in: writable)
  }

  /// Paints a colour where a shape covers what may be drawn of it.
  func fill(_ color: ResolvedColor, covering coverage: Surface) {
    canvas.surface.fill(color, covering: coverage, in: writable)
  }
}
