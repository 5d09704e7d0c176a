/// A formatter whose own type does not matter, as `.ssn` and the other formatters that are shipped make it.
///
/// A form calls the formatter that was wrapped, so the wrapping costs nothing when values are read and shown.
public struct AnyFormatter: InputFormatter {
    private let base: any InputFormatter

    /// Wraps a formatter.
    public init(_ formatter: any InputFormatter) { base = formatter }

    /// The name of the wrapped formatter.
    public var name: String { base.name }
    /// The value types of the wrapped formatter.
    public var valueTypes: [ValueType] { base.valueTypes }
    /// The codes of the wrapped formatter.
    public var codes: [IssueCode: [String]] { base.codes }
    /// What helps a person with the wrapped formatter.
    public var entry: EntryHint? { base.entry }
    /// The problems of the wrapped formatter.
    public var problems: [DefinitionProblem] { base.problems }

    /// The wrapped formatter, adapted to the validators of its field.
    public func adapted(to validators: [any ValidatorDescription]) -> any InputFormatter {
        base.adapted(to: validators)
    }

    /// The schema of the wrapped formatter.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        base.schema(in: context)
    }

    /// Reads a text as the wrapped formatter does.
    public func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        base.parse(typed, into: &canonical)
    }

    /// The display text of the wrapped formatter.
    public func format(_ canonical: String) -> String { base.format(canonical) }

    /// The display text of a secret value that the wrapped formatter makes.
    public func mask(_ canonical: String) -> String? { base.mask(canonical) }

    /// Applies a change as the wrapped formatter does.
    public func edit(_ edit: TextEdit) -> EditedText { base.edit(edit) }

    /// The wrapped formatter for the notation of a locale.
    public func localized(for locale: ReaderLocale) -> (any InputFormatter)? {
        base.localized(for: locale)
    }
}
