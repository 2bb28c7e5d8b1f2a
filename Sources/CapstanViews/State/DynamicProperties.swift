@_spi(Reflection) import Swift

/// Connects the dynamic properties of values of one type and keeps what they own.
///
/// The fields are found once a type, by the runtime's own reflection, and reached through their
/// offsets. This file is one of the few with unsafe code: an offset is valid because it comes from
/// the metadata of the very type whose value is passed.
@MainActor final class DynamicProperties<Container> {
  private let fields: [FieldTable.Field]
  private var stored: [AnyObject?]

  /// Finds the properties of the type.
  convenience init() { self.init(entersStructures: false) }

  /// Finds the properties of the type, and if it `entersStructures` those of its fields' values too.
  init(entersStructures: Bool) {
    fields = FieldTable.fields(of: Container.self, entersStructures: entersStructures)
    stored = Array(repeating: nil, count: fields.count)
  }

  /// Connects the properties of a value to a node.
  func install(
    in container: inout Container, of node: Node, environment: EnvironmentValues
  ) {
    guard !fields.isEmpty else { return }
    unsafe withUnsafeMutablePointer(to: &container) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, field) in fields.enumerated() {
        let context = DynamicPropertyContext(
          node: node, environment: environment, stored: stored[index])
        unsafe install(field.type, at: base + field.offset, in: context)
        stored[index] = context.stored
      }
    }
  }

  private func install<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, in context: DynamicPropertyContext
  ) {
    let property = unsafe address.assumingMemoryBound(to: Property.self)
    unsafe Property._install(&property.pointee, in: context)
  }
}

/// The dynamic properties of types, found once each.
@MainActor enum FieldTable {
  struct Field {
    let type: any DynamicProperty.Type
    let offset: Int
  }

  /// What a table depends on.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let entersStructures: Bool
  }

  private static var tables: [Key: [Field]] = [:]

  /// The properties of a type, and if it `entersStructures` those of its fields' values too.
  static func fields<Container>(of type: Container.Type, entersStructures: Bool) -> [Field] {
    let key = Key(type: ObjectIdentifier(type), entersStructures: entersStructures)
    if let table = tables[key] { return table }
    let table = fields(of: type, at: 0, entersStructures: entersStructures)
    tables[key] = table
    return table
  }

  /// The properties of a type whose value begins at an offset.
  private static func fields(
    of type: Any.Type, at start: Int, entersStructures: Bool
  ) -> [Field] {
    var table: [Field] = []
    unsafe _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        table.append(Field(type: property, offset: start + offset))
      } else if entersStructures {
        table += fields(of: fieldType, at: start + offset, entersStructures: true)
      }
      return true
    }
    return table
  }
}

/// A view that shows a control in a style: what the style reads is connected as if it were the
/// view's own.
@MainActor @preconcurrency protocol HoldsStyle: View {}

extension HoldsStyle {
  /// Makes a node that connects what the style reads.
  static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    StyleHoldingNode<Self>(inputs)
  }
}

/// The node of a view that holds a style.
private final class StyleHoldingNode<V: View>: CompositeNode<V> {
  override class var entersStructures: Bool { true }
}
