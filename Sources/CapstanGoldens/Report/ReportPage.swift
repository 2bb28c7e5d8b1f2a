/// The page itself: markup, style and script, each written in a file of its own.
enum ReportPage {
  /// The whole of `index.html`.
  static let html: String = {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    return text(PackageResources.page_html)
      .replacing("<meta name=\"generator\">", with: ReportFolder.mark)
      .replacing("/*STYLE*/", with: text(PackageResources.page_css))
      .replacing("/*SCRIPT*/", with: text(PackageResources.page_js))
  }()
}
