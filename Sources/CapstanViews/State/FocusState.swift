/// Which control of a view has the keyboard's focus; nothing but the listing moves it here.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  @propertyWrapper public struct Binding {
    let binding: CapstanViews.Binding<Value>

    /// The control that has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  /// Creates a property for a single control, which does not have the focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates a property for several controls, none of which has the focus.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// The control that has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for `focused`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// Connects the property to the value that the node keeps.
  @MainActor public static func _install(
    _ property: inout FocusState<Value>, in context: DynamicPropertyContext
  ) {
    State._install(&property.state, in: context)
  }
}

/// Which view of a view has the focus of an assistive technology; nothing but the listing moves it.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  public typealias Binding = FocusState<Value>.Binding

  private var state: State<Value>

  /// Creates a property for a single view, which does not have the focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates a property for several views, none of which has the focus.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// The view that has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for `accessibilityFocused`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// Connects the property to the value that the node keeps.
  @MainActor public static func _install(
    _ property: inout AccessibilityFocusState<Value>, in context: DynamicPropertyContext
  ) {
    State._install(&property.state, in: context)
  }
}

extension View {
  /// Names the control for a focus; nothing shows the focus here.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Gives the control to a focus; nothing shows the focus here.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Names the view for a focus of an assistive technology.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Gives the view to a focus of an assistive technology.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
