/// Typed text ⇄ canonical value ⇄ display text, and edits that keep the caret where it belongs.
///
/// `format(parse(format(x))) == format(x)` for every canonical `x`. No typed character is dropped silently: a text with
/// characters that do not belong is refused with a problem.
public protocol InputFormatter: Sendable {
    /// The name that a form file uses.
    var name: String { get }

    /// The types of value that it can be used with.
    var valueTypes: Set<ValueType> { get }

    /// Every code of its problems, each with its parameters. The own messages of an item are checked against them; where
    /// there are none, every message is accepted.
    var codes: [IssueCode: [String]] { get }

    /// The problems of the definition of the formatter, such as an unknown currency.
    var problems: [DefinitionProblem] { get }

    /// The formatter for a field with those validators, which may restrict its values, such as to the telephone numbers of
    /// one country.
    func adapted(to validators: [any ValidatorDescription]) -> any InputFormatter

    /// The texts that it accepts, as JSON Schema with the `type`; `nil` where JSON Schema cannot express them.
    func schema(in context: DefinitionContext) -> SchemaFragment?

    /// Reads a text that was typed or sent.
    ///
    /// - Parameters:
    ///   - typed: UTF-8, well-formed and trimmed, not empty.
    ///   - canonical: Where the canonical text is appended; untouched where there is a problem.
    /// - Returns: The problem, or `nil`.
    /// - Complexity: O(*n*).
    func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem?

    /// The text that a person sees for a canonical one; the text itself where it is not canonical.
    func format(_ canonical: String) -> String

    /// The text that a person sees where the value is secret, such as `•••-••-6789`; `nil` for bullets only.
    func mask(_ canonical: String) -> String?

    /// The text and caret after an insertion or a deletion, as it is typed.
    func edit(_ edit: TextEdit) -> EditedText

    /// The formatter for the notation of a locale; `nil` where the notation is the same in every locale.
    ///
    /// Its canonical texts are those of this formatter.
    func localized(for locale: ReaderLocale) -> (any InputFormatter)?
}

extension InputFormatter {
    /// Unknown.
    public var codes: [IssueCode: [String]] { [:] }

    /// Nothing.
    public var problems: [DefinitionProblem] { [] }

    /// It stays as it is.
    public func adapted(to validators: [any ValidatorDescription]) -> any InputFormatter { self }

    /// JSON Schema cannot express it.
    public func schema(in context: DefinitionContext) -> SchemaFragment? { nil }

    /// The same in every locale.
    public func localized(for locale: ReaderLocale) -> (any InputFormatter)? { nil }

    /// Bullets only.
    public func mask(_ canonical: String) -> String? { nil }

    /// The change and nothing else.
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

    /// Reads a typed text: the canonical text, or the problem.
    public func parse(_ typed: String) -> Result<String, FormatProblem> {
        var canonical: [UInt8] = []
        if let problem = parse(typed.utf8.span, into: &canonical) { return .failure(problem) }
        return .success(String(decoding: canonical, as: UTF8.self))
    }
}

/// The reason why a formatter refuses a text: a code and its parameters, no sentence.
public struct FormatProblem: Error, Sendable, Hashable {
    /// The code of the issue.
    public let code: IssueCode
    /// The parameters of the issue.
    public let parameters: IssueParameters

    /// Makes a problem.
    public init(_ code: IssueCode, parameters: IssueParameters = [:]) {
        self.code = code
        self.parameters = parameters
    }
}

/// One change of a text that is being typed.
///
/// Positions count characters (grapheme clusters).
public struct TextEdit: Sendable, Hashable {
    /// What was done.
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
    /// What was done.
    public let change: Change

    /// Makes an edit.
    public init(text: String, caret: Int, change: Change) {
        self.text = text
        self.caret = caret
        self.change = change
    }
}

/// A text and the position of its caret in characters (grapheme clusters).
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
