/// A text of a form with the values that are inserted into it.
protocol TextWithValues: Sendable {
    /// The text, as it is written.
    var text: LocalizedText { get }

    /// The values, each with the name or expression that it replaces.
    var namedValues: [(source: String, value: FieldValue)] { get }

    /// The text for a reader.
    ///
    /// - Parameters:
    ///   - locale: The locale of the reader.
    ///   - language: The language of the form.
    ///   - parameter: The text of a parameter of an issue, which wins over a field.
    /// - Returns: The filled text.
    func string(
        in locale: ReaderLocale, formLanguage language: LanguageTag?,
        parameter: (String) -> String?
    ) -> String

    /// The text for a reader without its markup, as for a text that may have markup.
    func plainText(in locale: ReaderLocale, formLanguage language: LanguageTag?) -> String
}

extension TextWithValues {
    /// The text for a reader, without parameters of an issue.
    func string(
        in locale: ReaderLocale, formLanguage language: LanguageTag?
    ) -> String {
        string(in: locale, formLanguage: language) { _ in nil }
    }
}

/// The part of a form that has a text: equal texts of two parts may name different fields.
enum TextOwner: Sendable, Hashable {
    /// The form, an ending, or an item with its own choices.
    case item
    /// A list of the form.
    case list
    /// The messages of an item.
    case message
    /// A rule or a check.
    case rule
}

/// The texts of a form that the message of an issue needs, with the values of the record at that time.
///
/// So a message needs no values later, and is the same in every language.
struct IssueTexts: Sendable {
    private struct Key: Hashable {
        let owner: TextOwner
        let text: LocalizedText
    }

    private var filled: [Key: any TextWithValues] = [:]

    /// The names of the parameters that are values of these texts and not facts of the validator.
    private var names: Set<[UInt8]> = []

    init() {}

    var isEmpty: Bool { filled.isEmpty }

    /// The text with its values; `nil` if it has no places.
    subscript(_ text: LocalizedText, of owner: TextOwner) -> (any TextWithValues)? {
        filled[Key(owner: owner, text: text)]
    }

    /// Whether a parameter of the issue is a value of these texts.
    func isOwn(_ name: String) -> Bool { names.contains(Array(name.utf8)) }

    /// Adds a text, and its values to the parameters of the issue.
    ///
    /// The text of a row replaces an equal one of an enclosing record, since the message is that of the innermost record.
    mutating func add(
        _ text: some TextWithValues, of owner: TextOwner, to parameters: inout IssueParameters,
        _ parameter: (FieldValue) -> IssueParameters.Value?
    ) {
        filled[Key(owner: owner, text: text.text)] = text
        for (source, value) in text.namedValues {
            guard parameters[source] == nil, let value = parameter(value) else { continue }
            parameters[source] = value
            names.insert(Array(source.utf8))
        }
    }
}

extension IssueTexts: Hashable {
    /// Whether the same texts have the same values.
    static func == (left: IssueTexts, right: IssueTexts) -> Bool {
        left.filled.count == right.filled.count
            && left.filled.allSatisfy { text, filled in
                right.filled[text].map {
                    filled.namedValues.map(\.value) == $0.namedValues.map(\.value)
                } ?? false
            }
    }

    /// Hashes the texts without their values.
    func hash(into hasher: inout Hasher) { hasher.combine(filled.count) }
}

extension FormIssue {
    /// Whether a message about the issue may have values of the record in it.
    package var hasFilledTexts: Bool { texts != nil }

    /// Whether a parameter is a value of a text of the form, and not a fact of the validator.
    package func isOfText(parameter name: String) -> Bool { texts?.isOwn(name) == true }

    /// The form's own message about the issue, filled in.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - locale: The locale of the reader.
    ///   - language: The language of the form.
    ///   - parameter: The text of a parameter of the issue, which wins over a field.
    /// - Returns: The filled message; `nil` if no values of the record are inserted into it.
    package func filled(
        _ message: LocalizedText, in locale: ReaderLocale, formLanguage language: LanguageTag?,
        parameter: (String) -> String?
    ) -> String? {
        texts?[message, of: sentence == nil ? .message : .rule]?
            .string(in: locale, formLanguage: language, parameter: parameter)
    }
}
