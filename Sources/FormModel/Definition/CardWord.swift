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

    /// The byte offsets of the word and of its arguments in the form file; those of its box are the argument `box`.
    var offsets: CardOffsets?

    /// The largest depth of parts that contain each other: 64.
    ///
    /// A form file has less: each part takes two of the 64 levels of nesting that JSON may have there.
    package static let maximumDepth = 64

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

    /// Whether both are equal, whatever their positions in a file.
    public static func == (left: CardWord, right: CardWord) -> Bool {
        left.name.hasSameBytes(as: right.name) && left.arguments == right.arguments
            && left.id == right.id && left.when == right.when && left.box == right.box
    }

    /// Hashes the name, the id and the names of the arguments.
    public func hash(into hasher: inout Hasher) {
        for byte in name.utf8 { hasher.combine(byte) }
        hasher.combine(id)
        hasher.combine(when)
        hasher.combine(arguments.count)
    }
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
    /// Names of fields, groups, sections or buttons of the page; also a single one.
    case fields([FieldName])
    /// Parts inside the part.
    case parts([CardWord])
    /// Several arguments of one kind.
    case list([CardArgument])
    /// Arguments by name, such as a column of a table.
    case named([String: CardArgument])
}
