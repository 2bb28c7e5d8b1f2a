public import CapstanMotion
public import Foundation

/// Draws words glyph by glyph; it is accepted and named, and words are drawn as ever.
public protocol TextRenderer: Animatable {
  /// Draws laid out words.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Returns the size of words for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the renderer draws beyond the words.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the words' own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Nothing.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Words whose size can be asked.
public struct TextProxy {
  /// Returns no size: renderers are not called.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A mark of a piece of words that a renderer can find.
public protocol TextAttribute {}

extension Text {
  /// Laid out words, line by line.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line] = []

    /// Whether some of the words were left out.
    public var isTruncated: Bool { false }
    /// The first position.
    public var startIndex: Int { lines.startIndex }
    /// The position after the last.
    public var endIndex: Int { lines.endIndex }
    /// The line at a position.
    public subscript(index: Int) -> Line { lines[index] }

    /// A line, run by run.
    public struct Line: RandomAccessCollection, Equatable {
      private let runs: [Run] = []

      /// Where the line begins, on its baseline.
      public var origin: CGPoint { .zero }
      /// How large the line is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The first position.
      public var startIndex: Int { runs.startIndex }
      /// The position after the last.
      public var endIndex: Int { runs.endIndex }
      /// The run at a position.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A run of one style, glyph by glyph.
    public struct Run: RandomAccessCollection, Equatable {
      private let slices: [RunSlice] = []

      /// How large the run is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// Which way it runs.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// The first position.
      public var startIndex: Int { slices.startIndex }
      /// The position after the last.
      public var endIndex: Int { slices.endIndex }
      /// The glyph at a position.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// The mark of a kind.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A piece of a run.
    public struct RunSlice: Equatable {
      /// The run.
      public let run: Run
      /// The glyphs.
      public let indices: Range<Int>
      /// How large the piece is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The mark of a kind.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// How large something of laid out words is, in points.
    public struct TypographicBounds: Equatable {
      /// Where it begins, on its baseline.
      public var origin: CGPoint = .zero
      /// Across.
      public var width: CGFloat = 0
      /// Above the baseline.
      public var ascent: CGFloat = 0
      /// Below the baseline.
      public var descent: CGFloat = 0
      /// To the next line.
      public var leading: CGFloat = 0

      /// The rectangle around.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }

  /// Marks the words for a renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// What of laid out words is drawn differently.
  public struct TextDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Between pixels.
    public static let disablesSubpixelQuantization = TextDrawingOptions(rawValue: 1)
  }

  /// Draws nothing: there are no laid out words.
  public func draw(_ line: Text.Layout.Line, options: TextDrawingOptions = .init()) {}
  /// Draws nothing: there are no laid out words.
  public func draw(_ run: Text.Layout.Run, options: TextDrawingOptions = .init()) {}
  /// Draws nothing: there are no laid out words.
  public func draw(_ slice: Text.Layout.RunSlice, options: TextDrawingOptions = .init()) {}
}

extension View {
  /// Draws words by a renderer, which is not called.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    notDrawn("textRenderer")
  }
}
