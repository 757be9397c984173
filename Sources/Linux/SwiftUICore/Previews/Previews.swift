/// Shows a view in Xcode; elsewhere it is checked by the compiler and leaves nothing behind.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// Shows a view in Xcode with traits; elsewhere it is checked by the compiler and leaves nothing behind.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewMacro")

/// Lets a variable in the body of `#Preview` be a dynamic property of the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewsMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` an entry of the environment.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewsMacros", type: "EntryMacro")
