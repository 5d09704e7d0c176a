/// A state of a page's card, and when the card is in it.
///
/// ```swift
/// Page(title: "The loan", cardStates: [CardStateRule("large", when: "amount > 100000")], items: […])
/// ```
public struct CardStateRule: Sendable, Hashable {
    /// How the name of such a state begins in a form file, a report and on the command line.
    package static let prefix = "custom:"

    /// The state of a card on which an issue is reported; no rule can have it.
    package static let reserved: FieldName = "invalid"

    /// The name of the state, without `custom:`; unique on the page, and not `invalid`.
    public let name: FieldName

    /// When the card is in it; a condition without an answer does not hold.
    public internal(set) var when: FormExpression

    /// The byte of the form file at which its name stands.
    var offset: Int?

    /// Makes a rule; whether it makes sense is checked when a form is made of it.
    public init(_ name: FieldName, when condition: FormExpression) {
        self.name = name
        when = condition
    }

    /// Whether both give the same state on the same condition, wherever they stand.
    public static func == (left: CardStateRule, right: CardStateRule) -> Bool {
        left.name == right.name && left.when == right.when
    }

    /// Hashes the name and the condition.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(when)
    }
}
