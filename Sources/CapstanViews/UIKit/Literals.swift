/// What a colour literal makes, by the name that the compiler looks for.
public typealias _ColorLiteralType = UIColor
/// What an image literal makes, by the name that the compiler looks for.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates a picture of the asset catalogue; a missing one is told when it is drawn.
  public convenience init(imageLiteralResourceName path: String) {
    self.init(path)
  }
}
