@_exported public import CapstanMotion
@_exported public import CapstanSceneGraph
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
