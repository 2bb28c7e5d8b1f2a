/// Makes a type animate by all of its stored variables but those marked `@AnimatableIgnored`.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "CapstanMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "CapstanMacros", type: "AnimatableIgnoredMacro")
