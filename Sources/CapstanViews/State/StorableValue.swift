public import Foundation

/// A value that can be kept under a name.
public protocol StorableValue {}

extension Bool: StorableValue {}
extension Int: StorableValue {}
extension Double: StorableValue {}
extension String: StorableValue {}
extension URL: StorableValue {}
extension Data: StorableValue {}
extension Date: StorableValue {}
