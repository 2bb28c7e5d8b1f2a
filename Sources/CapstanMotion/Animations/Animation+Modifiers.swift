public import Foundation

extension Animation {
  /// Returns the animation begun so many seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: Delay(delay: delay.clampedFigure)))
  }

  /// Returns the animation at a multiple of its speed; at 0 and below it stands still.
  public func speed(_ speed: Double) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: Speed(speed: speed.clampedFigure)))
  }

  /// Returns the animation played so many times, each way counted; less than once counts as once.
  ///
  /// After the last pass the value is the target: an even number of reversing passes ends with a
  /// jump.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns the animation played without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Returns the animation, complete for those who wait for it after so many seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(
      ModifiedAnimation(
        base: self, modifier: LogicalCompletion(duration: duration.clampedFigure)))
  }
}
