import FormModel

/// A formatter of digits in groups with hyphens between them.
protocol DigitFormatter: InputFormatter {
    init()

    /// The code of its problems, which have a `reason`.
    static var code: IssueCode { get }

    /// The sizes of the groups; a shorter code has only the first of them.
    static var groups: [Int] { get }

    /// Why digits are refused; `nil` for valid ones.
    static func refusal(of read: SeparatedDigits) -> FormatReason?

    /// The pattern of its JSON Schema.
    static var schemaPattern: String { get }
}

extension DigitFormatter {
    /// The supported value type: text.
    var valueTypes: [ValueType] { [.text] }

    /// The code of its problems, with the names of the parameters.
    var codes: [IssueCode: [String]] { [Self.code: ["reason"]] }

    /// A keyboard of digits, and the direction of its texts.
    var entry: EntryHint? { .digits }

    /// Reads the digits, and sets hyphens between the groups.
    ///
    /// - Complexity: O(*n*).
    func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        let read = SeparatedDigits(typed)
        if let reason = Self.refusal(of: read) { return FormatProblem(Self.code, reason) }
        var start = 0
        for size in Self.groups where start < read.digits.count {
            if start > 0 { canonical.append(UInt8(ascii: "-")) }
            read.digits.append(start..<start + size, to: &canonical)
            start += size
        }
        return nil
    }

    /// The canonical text, which is also the displayed text.
    func format(_ canonical: String) -> String { canonical }

    /// Inserts the hyphens as the first digit of each further group is typed.
    func edit(_ edit: TextEdit) -> EditedText {
        GroupedEdit(
            isSeparator: SeparatedDigits.isSeparator,
            layOut: { SeparatedDigits.layOut($0, groups: Self.groups) }
        ).apply(edit)
    }

    /// A pattern for the digits with or without their separators.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        TypedCharacter.fragment(Self.schemaPattern)
    }
}
