/// One of the choices of a field, or one row of a ``ChoiceList``.
public struct Choice: Sendable, Hashable {
    /// The value in submissions and results; of a field of type `integer` or `decimal`, the number in canonical notation.
    public let value: String

    /// The text that a person reads.
    public let title: LocalizedText

    /// The value of the choice that stands for another answer.
    package static let otherValue = "other"

    /// Members of the choice whose keys begin with `x-`.
    public var extensions: Extensions = [:]
    /// The facts that few choices have; `nil` where there are none, so that a list of many rows stays small.
    private let details: Details?

    /// Makes a choice; without a title, its value is shown.
    ///
    /// The initializer of a choice with conditions takes expressions in addition.
    ///
    /// - Parameters:
    ///   - value: The value in submissions and results.
    ///   - title: The text that a person reads.
    ///   - description: An explanation that is shown with the title.
    ///   - columns: For a row of a list, the values of its columns; a column that is left out has no value. A text for a
    ///     column of another type is read as in a form file.
    public init(
        _ value: String, title: LocalizedText? = nil, description: LocalizedText? = nil,
        columns: [FieldName: FieldValue] = [:]
    ) {
        self.init(
            value, title: title, description: description, conditions: nil, columns: columns)
    }

    init(
        _ value: String, title: LocalizedText?, description: LocalizedText?,
        conditions: ChoiceConditions?, columns: [FieldName: FieldValue] = [:],
        isExclusive: Bool = false
    ) {
        self.value = value
        self.title = title ?? LocalizedText(value)
        let isPlain =
            description == nil && conditions == nil && columns.isEmpty && !isExclusive
        details =
            isPlain
            ? nil
            : Details(
                description: description, conditions: conditions, columns: columns,
                isExclusive: isExclusive)
    }

    /// A copy with another value and title.
    func with(value: String, title: LocalizedText) -> Choice {
        var choice = Choice(
            value, title: title, description: description, conditions: conditions, columns: columns,
            isExclusive: isExclusive)
        choice.extensions = extensions
        return choice
    }

    /// The texts that may have places; the title only where it is not the value, which is shown as it is.
    var textsWithPlaces: [LocalizedText] {
        var texts: [LocalizedText] = []
        if title.contains(where: TextTemplate.hasBraces), title != LocalizedText(value) {
            texts.append(title)
        }
        if let description, description.contains(where: TextTemplate.hasBraces) {
            texts.append(description)
        }
        return texts
    }

    /// An explanation that is shown with the title.
    public var description: LocalizedText? { details?.description }

    /// For a row of a list, the values of its columns.
    public var columns: [FieldName: FieldValue] { details?.columns ?? [:] }

    /// Whether it is chosen alone: several choices with it are an issue, `notAlone`.
    ///
    /// Renderers clear the others when it is chosen, and clear it when another is chosen.
    public var isExclusive: Bool { details?.isExclusive ?? false }

    /// The conditions of the choice, before they are compiled.
    var conditions: ChoiceConditions? { details?.conditions }

    /// The facts that few choices have.
    private final class Details: Sendable, Hashable {
        let description: LocalizedText?
        let conditions: ChoiceConditions?
        let columns: [FieldName: FieldValue]
        let isExclusive: Bool

        init(
            description: LocalizedText?, conditions: ChoiceConditions?,
            columns: [FieldName: FieldValue], isExclusive: Bool
        ) {
            self.isExclusive = isExclusive
            self.description = description
            self.conditions = conditions
            self.columns = columns
        }

        static func == (left: Details, right: Details) -> Bool {
            left === right
                || left.description == right.description && left.conditions == right.conditions
                    && left.columns == right.columns && left.isExclusive == right.isExclusive
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(description)
            hasher.combine(columns)
        }
    }
}

/// The conditions of a choice, before they are compiled.
struct ChoiceConditions: Sendable, Hashable {
    /// The source of an expression, and its position in a form file.
    struct Source: Sendable, Hashable {
        let text: String
        let place: JSONTextPlace?

        static func == (left: Source, right: Source) -> Bool {
            left.text.hasSameBytes(as: right.text)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(Array(text.utf8)) }
    }

    var visible: Source?
    var enabled: Source?
    /// The reason that is shown while the choice is disabled.
    var reason: LocalizedText?
}

extension Choice {
    /// The largest number of choices of a field that may be fetched, and of rows of a list: 10,000.
    package static let maximumFetched = 10_000

    /// The largest size in UTF-8 bytes of the value of a fetched choice, of its title in each
    /// language, and of a text in one of its columns: 1,000.
    package static let maximumBytes = 1_000

    /// Whether a character stands in no value, title or column of a fetched choice, each of which is one line.
    package static func refuses(_ character: Unicode.Scalar) -> Bool {
        character.properties.generalCategory == .control
    }

    /// Whether the value, a title or a text in a column has a character that no fetched choice may have.
    var hasRefusedCharacter: Bool {
        func isRefused(_ text: String) -> Bool {
            text.unicodeScalars.contains(where: Choice.refuses)
        }
        return isRefused(value) || title.texts.contains { isRefused($0.text) }
            || description?.texts.contains { isRefused($0.text) } == true
            || columns.values.contains {
                if case .text(let text) = $0 { isRefused(text) } else { false }
            }
    }

    var isTooLong: Bool {
        value.utf8.count > Choice.maximumBytes
            || title.texts.contains { $0.text.utf8.count > Choice.maximumBytes }
            || columns.values.contains { $0.textBytes > Choice.maximumBytes }
    }
}

extension FieldValue {
    /// The size of a text in bytes; 0 for another value.
    fileprivate var textBytes: Int {
        if case .text(let text) = self { text.utf8.count } else { 0 }
    }
}

extension Choice: ExpressibleByStringLiteral {
    /// Makes a choice that is shown as its value.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
