/// A part of a card: it composes nodes, which every renderer draws.
///
/// ```swift
/// struct Banner: CardPart {
///     func body(in context: CardContext) -> CardNode {
///         .stack([.rule(), .text("Until Friday only", role: .accent, alignment: .center), .rule()])
///     }
/// }
/// ```
public protocol CardPart: Sendable {
    /// The nodes of the part, for the values and the language of a card.
    func body(in context: CardContext) -> CardNode
}
