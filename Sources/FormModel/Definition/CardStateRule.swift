/// A custom state of the card of a page, and the condition for it.
///
/// ```swift
/// Page(title: "The loan", cardStates: [CardStateRule("large", when: "amount > 100000")], items: […])
/// ```
public struct CardStateRule: Sendable, Hashable {
    /// The prefix of custom states in a form file, in a report and on the command line.
    package static let prefix = "custom:"

    /// The built-in state of a card with a reported issue; no rule may have this name.
    package static let reserved: FieldName = "invalid"

    /// The name of the state, without `custom:`; unique on the page, and not `invalid`.
    public let name: FieldName

    /// The condition; a condition without a result counts as false.
    public internal(set) var when: FormExpression

    /// The byte offset of the name in the form file.
    var offset: Int?

    /// Makes a rule; `Form.init` validates it.
    public init(_ name: FieldName, when condition: FormExpression) {
        self.name = name
        when = condition
    }

    /// Whether name and condition are equal, whatever their positions in a file.
    public static func == (left: CardStateRule, right: CardStateRule) -> Bool {
        left.name == right.name && left.when == right.when
    }

    /// Hashes the name and the condition.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(when)
    }
}
