public import CapstanSceneGraph
public import CapstanViews
public import Foundation

/// Something that can be filmed: for each time, a frame.
///
/// The joint between what moves and what draws. A frame depends on its time alone, so that frames
/// may be asked for in any order and equal times give equal frames.
@MainActor public protocol FrameSource: AnyObject {
  /// The page in points.
  var size: CGSize { get }

  /// Returns the frame at a time in seconds after the clip's start, 0 or later.
  ///
  /// An event at this very time has happened; an animation it starts shows its first value.
  func displayList(at time: Double) throws -> DisplayList

  /// The time of the last event, in seconds; 0 where there is none.
  var lastEventTime: Double { get }

  /// The time from which on nothing moves any more; nil if that never happens.
  var restTime: Double? { get }

  /// What happens during the clip, sorted by time; empty where that is not known.
  var events: [Script.Event] { get }

  /// Returns every number that has followed or follows a target, at a time in seconds.
  ///
  /// Names are unique; equal times give equal numbers.
  func animatedValues(at time: Double) throws -> [AnimatedValue]

  /// What the user should hear about the source, once a run: text that no font has, for example.
  ///
  /// Grows while frames are made; sorted, without repetition.
  var notices: [String] { get }
}

extension FrameSource {
  /// No events.
  public var lastEventTime: Double { 0 }

  /// Never at rest.
  public var restTime: Double? { nil }

  /// No events that have names.
  public var events: [Script.Event] { [] }

  /// No numbers.
  public func animatedValues(at time: Double) -> [AnimatedValue] { [] }

  /// Nothing to say.
  public var notices: [String] { [] }
}
