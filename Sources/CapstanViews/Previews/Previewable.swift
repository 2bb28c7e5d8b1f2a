/// Lets a property stand in a `#Preview`, as it would in a view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "CapstanMacros", type: "PreviewableMacro")

/// Makes a variable of `EnvironmentValues` or `Transaction` a value of theirs, with the initial
/// value as the default.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CapstanMacros", type: "EntryMacro")
