/// A parameter of a part or trait of cards: its name and what may be its argument.
///
/// ```swift
/// CardParameter("title", .text, isMain: true, isRequired: true)
/// CardParameter("value", .expression(.number))
/// CardParameter("side", .word(["left", "right"]))
/// ```
public struct CardParameter: Sendable {
    /// The name.
    public let name: String
    /// What may be its argument.
    public let kind: CardParameterKind
    /// Whether its name may be left out; several main parameters are written as a list, in order.
    public let isMain: Bool
    /// Whether it must be given.
    public let isRequired: Bool

    /// Makes a parameter.
    public init(
        _ name: String, _ kind: CardParameterKind, isMain: Bool = false, isRequired: Bool = false
    ) {
        self.name = name
        self.kind = kind
        self.isMain = isMain
        self.isRequired = isRequired
    }
}

/// What may be the argument of a parameter of a part or trait.
public struct CardParameterKind: Sendable {
    /// The kind, for the reader of form files and for the checks of a form.
    package indirect enum Shape: Sendable {
        case text(isMarkup: Bool, mayBeEmpty: Bool)
        case expression(ExpressionType)
        case number(min: Int, max: Int, isWhole: Bool)
        case word([String])
        case literal
        case color
        case address
        case webAddress
        case action
        case flag
        case field(isPlaced: Bool)
        case fields(isPlaced: Bool)
        case group(isPlaced: Bool)
        case button
        case parts
        case list(CardParameterKind, least: Int)
        case object([CardParameter])
        case oneOf([CardParameterKind])
        case ofRows(CardParameterKind)
    }

    package let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    /// A text for people with places such as `{amount}`; as the argument, ``CardArgument/text(_:)``.
    public static let text = CardParameterKind(.text(isMarkup: false, mayBeEmpty: false))

    /// A text for people with places and markup; as the argument, ``CardArgument/text(_:)``.
    public static let markup = CardParameterKind(.text(isMarkup: true, mayBeEmpty: false))

    /// A text for people that may be empty, as the title of a column may.
    ///
    /// - Parameter isMarkup: Whether it may have markup.
    /// - Returns: The kind.
    static func optionalText(isMarkup: Bool = false) -> CardParameterKind {
        CardParameterKind(.text(isMarkup: isMarkup, mayBeEmpty: true))
    }

    /// An expression with a result of a type; as the argument, ``CardArgument/expression(_:)``.
    public static func expression(_ type: ExpressionType) -> CardParameterKind {
        CardParameterKind(.expression(type))
    }

    /// A number in a range; as the argument, ``CardArgument/number(_:)``.
    public static func number(_ range: ClosedRange<Int>) -> CardParameterKind {
        CardParameterKind(.number(min: range.lowerBound, max: range.upperBound, isWhole: false))
    }

    /// A whole number in a range; as the argument, ``CardArgument/number(_:)``.
    public static func wholeNumber(_ range: ClosedRange<Int>) -> CardParameterKind {
        CardParameterKind(.number(min: range.lowerBound, max: range.upperBound, isWhole: true))
    }

    /// A number without bounds; as the argument, ``CardArgument/number(_:)``.
    public static let number = CardParameterKind(.number(min: .min, max: .max, isWhole: false))

    /// One of a few words; as the argument, ``CardArgument/word(_:)``.
    public static func word(_ words: [String]) -> CardParameterKind {
        CardParameterKind(.word(words))
    }

    /// A text that is shown as it is written, such as a line of a picture; as the argument, ``CardArgument/word(_:)``.
    public static let literal = CardParameterKind(.literal)

    /// A role, such as `accent`, or `#` and six hexadecimal digits; as the argument, ``CardArgument/word(_:)``.
    public static let color = CardParameterKind(.color)

    /// An address with `https://`, `mailto:` or `tel:`; as the argument, ``CardArgument/word(_:)``.
    public static let address = CardParameterKind(.address)

    /// An address with `https://`; as the argument, ``CardArgument/word(_:)``.
    public static let webAddress = CardParameterKind(.webAddress)

    /// The name of an action of the program; as the argument, ``CardArgument/word(_:)``.
    public static let action = CardParameterKind(.action)

    /// Yes or no; as the argument, ``CardArgument/flag(_:)``.
    public static let flag = CardParameterKind(.flag)

    /// The name of an item of the page; as the argument, ``CardArgument/fields(_:)``.
    ///
    /// - Parameter isPlaced: Whether the part shows the item so that it can be filled in.
    /// - Returns: The kind.
    public static func field(isPlaced: Bool) -> CardParameterKind {
        CardParameterKind(.field(isPlaced: isPlaced))
    }

    /// Names of items of the page; as the argument, ``CardArgument/fields(_:)``.
    ///
    /// - Parameter isPlaced: Whether the part shows the items so that they can be filled in; then without names it shows
    ///   all items that no other part places.
    /// - Returns: The kind.
    public static func fields(isPlaced: Bool) -> CardParameterKind {
        CardParameterKind(.fields(isPlaced: isPlaced))
    }

    /// The name of a group of the page; as the argument, ``CardArgument/fields(_:)``.
    ///
    /// - Parameter isPlaced: Whether the part shows the group so that it can be filled in.
    /// - Returns: The kind.
    public static func group(isPlaced: Bool) -> CardParameterKind {
        CardParameterKind(.group(isPlaced: isPlaced))
    }

    /// The name of a button of the page; as the argument, ``CardArgument/fields(_:)``.
    public static let button = CardParameterKind(.button)

    /// A list of parts; as the argument, ``CardArgument/parts(_:)``.
    public static let parts = CardParameterKind(.parts)

    /// A list; as the argument, ``CardArgument/list(_:)``.
    public static func list(of kind: CardParameterKind, least: Int = 0) -> CardParameterKind {
        CardParameterKind(.list(kind, least: least))
    }

    /// An object; as the argument, ``CardArgument/named(_:)``.
    public static func object(_ parameters: [CardParameter]) -> CardParameterKind {
        CardParameterKind(.object(parameters))
    }

    /// One of several kinds that a form file writes as different types of JSON.
    public static func oneOf(_ kinds: [CardParameterKind]) -> CardParameterKind {
        CardParameterKind(.oneOf(kinds))
    }

    /// A kind whose texts and expressions are about a row of the group that another parameter of the word names.
    public static func ofRows(_ kind: CardParameterKind) -> CardParameterKind {
        CardParameterKind(.ofRows(kind))
    }
}
