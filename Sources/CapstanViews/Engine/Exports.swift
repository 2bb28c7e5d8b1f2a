@_exported public import CapstanMotion
@_exported public import CapstanSceneGraph
@_exported public import Foundation
