/// A shadow at one side of a card and below it.
struct ShadowTrait: CardTrait {
    /// The shadow.
    let shadow: CardLook.Shadow

    /// Sets the shadow.
    func apply(to look: inout CardLook) { look.shadow = shadow }
}
