public import Foundation

extension View {
  /// Sets the font of text in the view.
  public nonisolated func font(_ font: Font?) -> some View {
    textAttributes { $0.font = font }
  }

  /// Sets the weight of text in the view.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    textAttributes { $0.weight = weight }
  }

  /// Sets the width of text's letters in the view.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    textAttributes { $0.width = width }
  }

  /// Sets the design of text's letters in the view.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    textAttributes { $0.design = design }
  }

  /// Makes text in the view bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    textAttributes { $0.isBold = isActive }
  }

  /// Makes text in the view italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    textAttributes { $0.isItalic = isActive }
  }

  /// Makes all letters of text in the view equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    textAttributes { $0.isMonospaced = isActive }
  }

  /// Makes all digits of text in the view equally wide.
  public nonisolated func monospacedDigit() -> some View {
    textAttributes { $0.hasMonospacedDigits = true }
  }

  /// Draws a line below text in the view.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textAttributes {
      $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Draws a line through text in the view.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textAttributes {
      $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Adds space between characters of text in the view, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    textAttributes { $0.kerning = kerning }
  }

  /// Adds to the advance of characters of text in the view, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    textAttributes { $0.tracking = tracking }
  }

  /// Raises text in the view, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textAttributes { $0.baselineOffset = baselineOffset }
  }

  /// Sets the case of text in the view.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    textAttributes { $0.textCase = textCase }
  }

  /// Sets the most lines of text in the view; nil for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    textSettings { ($0.lineLimit, $0.reservesSpace) = (number, false) }
  }

  /// Sets the most lines of text in the view, and whether their space is always kept.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    textSettings { ($0.lineLimit, $0.reservesSpace) = (limit, reservesSpace) }
  }

  /// Sets the most lines of text in the view.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the most lines of text in the view; a lower bound has no effect here.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the points between lines of text in the view.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    textSettings { $0.lineSpacing = lineSpacing }
  }

  /// Sets how lines of text in the view stand.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    textSettings { $0.alignment = alignment }
  }

  /// Sets where text in the view that does not fit is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    textSettings { $0.truncation = mode }
  }

  /// Sets how small text in the view may become to fit.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    textSettings { $0.minimumScaleFactor = factor }
  }

  /// Lets characters of text in the view move together to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    textSettings { $0.allowsTightening = flag }
  }

  /// Sets the reader's text size for the view.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(EnvironmentModifier { $0.dynamicTypeSize = size })
  }

  /// Limits the reader's text size for the view.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(
      EnvironmentModifier { environment in
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let low = allowed.first, let high = allowed.last else { return }
        environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, low), high)
      })
  }

  private nonisolated func textAttributes(
    _ change: @escaping (inout TextAttributes) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { change(&$0.textEnvironment.attributes) })
  }

  private nonisolated func textSettings(
    _ change: @escaping (inout TextEnvironment) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { change(&$0.textEnvironment) })
  }
}
