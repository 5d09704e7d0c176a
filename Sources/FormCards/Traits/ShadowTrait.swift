/// A shadow at one side of a card and below it.
public struct ShadowTrait: CardTrait {
    /// The shadow.
    public let shadow: CardLook.Shadow

    /// Makes the trait.
    public init(shadow: CardLook.Shadow) { self.shadow = shadow }

    /// Sets the shadow.
    public func apply(to look: inout CardLook) { look.shadow = shadow }
}
