/// A part or trait of a card, as it is written in a form file: a name, and arguments by name.
///
/// Which arguments there are is said by the word of the vocabulary with that name. An argument that is written without a
/// name has the name of the main parameter.
public struct CardWord: Sendable, Hashable {
    /// The name, such as `pill` or `shadow`.
    public let name: String

    /// The arguments by name.
    public var arguments: [String: CardArgument]

    /// The id of the part, unique in the card; `nil` for the id that follows from its place.
    public var id: String?

    /// The condition for showing the part.
    public var when: FormExpression?

    /// The box around the part, as arguments by name: `margin`, `padding`, `border`, `fill`, `accessory`, `width`, `height`.
    public var box: [String: CardArgument]

    /// Makes a part or trait; `Form.init` validates it.
    public init(
        _ name: String, _ arguments: [String: CardArgument] = [:], id: String? = nil,
        when: FormExpression? = nil, box: [String: CardArgument] = [:]
    ) {
        self.name = name
        self.arguments = arguments
        self.id = id
        self.when = when
        self.box = box
    }

    /// An argument.
    public subscript(name: String) -> CardArgument? { arguments[name] }
}

/// An argument of a part or trait.
public indirect enum CardArgument: Sendable, Hashable {
    /// A text for people, with places such as `{amount}`.
    case text(LocalizedText)
    /// A calculation, such as `amount / 50000`.
    case expression(FormExpression)
    /// A number.
    case number(ExactDecimal)
    /// A word, such as `right`, a colour, or a text that is no text for people.
    case word(String)
    /// Yes or no.
    case flag(Bool)
    /// Names of fields of the page.
    case fields([FieldName])
    /// Parts inside the part.
    case parts([CardWord])
    /// Several arguments of one kind.
    case list([CardArgument])
    /// Arguments by name, such as a column of a table.
    case named([String: CardArgument])
}
