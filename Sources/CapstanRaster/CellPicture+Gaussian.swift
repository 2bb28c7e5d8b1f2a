private import CLevels
import CapstanSceneGraph
import Foundation

extension CellPicture {
  /// Convolves with a separable kernel; outside the cells everything is clear.
  ///
  /// Only what is needed for the pixels of `region` is computed.
  func convolve(_ filter: GaussianBlurFilter, for region: PixelRect) throws(RasterError) {
    let (horizontal, vertical) = (filter.horizontal, filter.vertical)
    let byteCount = max(rows * rowLength * 4, 4)
    let across = try pool.block(byteCount: byteCount)
    let result = try pool.block(byteCount: byteCount)
    let margin = horizontal.radius * channels
    let padded = try pool.block(byteCount: (rowLength + 2 * margin) * 4)
    let filled = filledRows
    let needed = rows(for: region, margin: 2)
    unsafe block.withElements(of: Float.self) { values in
      unsafe across.withElements(of: Float.self) { across in
        unsafe padded.withElements(of: Float.self) { padded in
          unsafe memset(padded, 0, (rowLength + 2 * margin) * 4)
          for row in filled {
            unsafe memcpy(padded + margin, values + row * rowLength, rowLength * 4)
            unsafe Self.weigh(
              horizontal.weights[...], to: across + row * rowLength, count: rowLength
            ) { tap in unsafe UnsafePointer(padded + tap * channels) }
          }
        }
        unsafe result.withElements(of: Float.self) { result in
          unsafe memset(result, 0, rows * rowLength * 4)
          unsafe padded.withElements(of: Float.self) { clear in
            unsafe memset(clear, 0, rowLength * 4)
            for row in needed {
              // Taps are grouped the same whichever of them meet clear rows.
              let first = max(filled.lowerBound - row + vertical.radius, 0) & ~3
              let last = min(filled.upperBound - row + vertical.radius, vertical.weights.count)
              guard first < last else { continue }
              unsafe Self.weigh(
                vertical.weights[first..<last], to: result + row * rowLength, count: rowLength
              ) { tap in
                let source = row + first + tap - vertical.radius
                return unsafe UnsafePointer(
                  filled.contains(source) ? across + source * rowLength : clear)
              }
            }
          }
        }
      }
    }
    replace(by: result, filledRows: needed)
  }

  /// Halves cells of more than a pixel, so that the steps between them can be linear.
  ///
  /// Interpolates by Catmull-Rom cubics; at the border cells repeat.
  func refine() throws(RasterError) {
    guard cell > 1 else { return }
    let (length, filled) = (rowLength, filledRows)
    let wide = try pool.block(byteCount: max(rows * length * 8, 4))
    let result = try pool.block(byteCount: max(rows * length * 16, 4))
    let padded = try pool.block(byteCount: (3 * length + 4 * channels) * 4)
    unsafe block.withElements(of: Float.self) { values in
      unsafe wide.withElements(of: Float.self) { wide in
        unsafe padded.withElements(of: Float.self) { padded in
          for row in filled {
            unsafe halveRow(
              values + row * length, to: wide + row * length * 2, padded: padded)
          }
        }
        unsafe result.withElements(of: Float.self) { result in
          for row in filled {
            for (side, weights) in [Self.before, Self.after].enumerated() {
              let out = unsafe result + (2 * row + side) * length * 2
              unsafe Self.weigh(weights[...], to: out, count: length * 2) { tap in
                let source = min(max(row + tap - 2, filled.lowerBound), filled.upperBound - 1)
                return unsafe UnsafePointer(wide + source * length * 2)
              }
            }
          }
        }
      }
    }
    replace(by: result, filledRows: filled.lowerBound * 2..<filled.upperBound * 2, halved: true)
  }

  /// The weights of cells −2…2 a quarter of a cell before the middle one, and after it; the last of
  /// the former would be 0.
  private static let before: [Float] = [-0.0234375, 0.2265625, 0.8671875, -0.0703125]
  private static let after: [Float] = [0, -0.0703125, 0.8671875, 0.2265625, -0.0234375]

  /// Writes twice as many cells as a row has; `padded` is room for three rows and four cells.
  private func halveRow(
    _ row: UnsafePointer<Float>, to target: UnsafeMutablePointer<Float>,
    padded: UnsafeMutablePointer<Float>
  ) {
    let (length, width) = (rowLength, channels)
    unsafe memcpy(padded + 2 * width, row, length * 4)
    for channel in 0..<width {
      for cell in 0..<2 {
        unsafe padded[cell * width + channel] = row[channel]
        unsafe padded[length + (2 + cell) * width + channel] = row[length - width + channel]
      }
    }
    let first = unsafe padded + length + 4 * width
    let second = unsafe first + length
    unsafe Self.weigh(Self.before[...], to: first, count: length) { tap in
      unsafe UnsafePointer(padded + tap * width)
    }
    unsafe Self.weigh(Self.after[...], to: second, count: length) { tap in
      unsafe UnsafePointer(padded + tap * width)
    }
    unsafe clevels_interleave(first, second, width, columns, target)
  }

  /// Writes the sum of weighted lines, four of them at a time.
  private static func weigh(
    _ weights: ArraySlice<Float>, to target: UnsafeMutablePointer<Float>, count: Int,
    line: (Int) -> UnsafePointer<Float>
  ) {
    let groups = (weights.count + 3) / 4
    unsafe withUnsafeTemporaryAllocation(of: UnsafePointer<Float>?.self, capacity: 4 * groups) {
      lines in
      unsafe withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * groups) { padded in
        for tap in 0..<4 * groups {
          unsafe lines[tap] = line(min(tap, weights.count - 1))
          unsafe padded[tap] =
            tap < weights.count ? weights[weights.startIndex + tap] : 0
        }
        unsafe clevels_weigh(lines.baseAddress, padded.baseAddress, groups, count, target)
      }
    }
  }
}
