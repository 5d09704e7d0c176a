/// Converts between typed text, canonical text and display text, and edits typed text with its
/// caret.
///
/// `format(parse(format(x))) == format(x)` for every canonical `x`. Typed characters are never
/// dropped silently: a text with characters that do not belong is refused with a problem.
public protocol InputFormatter: Sendable {
    /// The name in form files.
    var name: String { get }

    /// The value types of fields that may have this formatter.
    var valueTypes: [ValueType] { get }

    /// The issue codes that the formatter may give, each with the names of its parameters.
    ///
    /// The messages of an item are validated against them; if there are none, every message is
    /// accepted.
    var codes: [IssueCode: [String]] { get }

    /// What helps a person who enters a value; `nil` for nothing.
    var entry: EntryHint? { get }

    /// The problems of the formatter itself, such as an unknown currency.
    var problems: [DefinitionProblem] { get }

    /// The formatter adapted to the validators of its field, which may restrict the values further,
    /// such as to the telephone numbers of a country.
    func adapted(to validators: [any ValidatorDescription]) -> any InputFormatter

    /// The JSON Schema of the accepted texts, without `type`; `nil` if JSON Schema cannot express
    /// them.
    func schema(in context: DefinitionContext) -> SchemaFragment?

    /// Reads a text that was typed or sent.
    ///
    /// - Parameters:
    ///   - typed: Well-formed UTF-8, trimmed and not empty.
    ///   - canonical: The buffer to which the canonical text is appended; unchanged if there is a
    ///     problem.
    /// - Returns: The reason for refusing the text, or `nil`.
    /// - Complexity: O(*n*).
    func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem?

    /// The display text of a canonical text; a text that is not canonical is returned as it is.
    func format(_ canonical: String) -> String

    /// The display text of a secret value, such as `•••-••-6789`; `nil` for bullets only.
    func mask(_ canonical: String) -> String?

    /// Applies one insertion or deletion while a person types.
    ///
    /// A text that does not fit is changed as plain text, so that everything typed stays visible; `parse` refuses it.
    func edit(_ edit: TextEdit) -> EditedText

    /// The formatter for the notation of a locale; `nil` if the notation is the same in every
    /// locale.
    ///
    /// Its canonical texts are those of this formatter.
    func localized(for locale: ReaderLocale) -> (any InputFormatter)?
}

extension InputFormatter {
    /// By default, no codes are declared.
    public var codes: [IssueCode: [String]] { [:] }

    /// By default, nothing helps a person.
    public var entry: EntryHint? { nil }

    /// By default, the formatter has no problems.
    public var problems: [DefinitionProblem] { [] }

    /// By default, the formatter stays as it is.
    public func adapted(to validators: [any ValidatorDescription]) -> any InputFormatter { self }

    /// By default, JSON Schema cannot express the formatter.
    public func schema(in context: DefinitionContext) -> SchemaFragment? { nil }

    /// By default, the notation is the same in every locale.
    public func localized(for locale: ReaderLocale) -> (any InputFormatter)? { nil }

    /// By default, a secret is shown as bullets only.
    public func mask(_ canonical: String) -> String? { nil }

    /// Applies the change and nothing else.
    ///
    /// - Complexity: O(*n*).
    public func edit(_ edit: TextEdit) -> EditedText {
        let text = edit.text
        let caret =
            text.index(text.startIndex, offsetBy: max(0, edit.caret), limitedBy: text.endIndex)
            ?? text.endIndex
        var before = String(text[..<caret])
        var after = text[caret...]
        switch edit.change {
        case .insert(let inserted): before += inserted
        case .deleteBackward: before = String(before.dropLast())
        case .deleteForward: after = after.dropFirst()
        }
        return EditedText(text: before + after, caret: before.count)
    }

    /// Reads a typed text and returns the canonical text, or the reason for refusing it.
    public func parse(_ typed: String) -> Result<String, FormatProblem> {
        var canonical: [UInt8] = []
        if let problem = parse(typed.utf8.span, into: &canonical) { return .failure(problem) }
        return .success(String(decoding: canonical, as: UTF8.self))
    }
}

/// The reason why a formatter refuses a text: a code with parameters, but no message.
public struct FormatProblem: Error, Sendable, Hashable {
    /// The kind of problem.
    public let code: IssueCode
    /// The values for the placeholders of a message.
    public let parameters: IssueParameters

    /// Makes a problem.
    public init(_ code: IssueCode, parameters: IssueParameters = [:]) {
        self.code = code
        self.parameters = parameters
    }
}

/// One change of a text while a person types; positions count characters (grapheme clusters).
public struct TextEdit: Sendable, Hashable {
    /// The kind of change.
    public enum Change: Sendable, Hashable {
        /// A text was typed or pasted at the caret.
        case insert(String)
        /// The character before the caret was deleted.
        case deleteBackward
        /// The character behind the caret was deleted.
        case deleteForward
    }

    /// The text before the change.
    public let text: String
    /// The caret before the change, 0 to the number of characters.
    public let caret: Int
    /// The change.
    public let change: Change

    /// Makes an edit.
    public init(text: String, caret: Int, change: Change) {
        self.text = text
        self.caret = caret
        self.change = change
    }
}

/// A text with the position of its caret, counted in characters (grapheme clusters).
public struct EditedText: Sendable, Hashable {
    /// The text.
    public let text: String
    /// The caret, 0 to the number of characters.
    public let caret: Int

    /// Makes an edited text.
    public init(text: String, caret: Int) {
        self.text = text
        self.caret = caret
    }
}
