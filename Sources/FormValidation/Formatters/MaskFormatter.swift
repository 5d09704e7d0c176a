public import FormModel

/// Formats texts by a mask, such as `AA-9999` for `AB-1234`.
///
/// `A` is a letter, which becomes upper case; `a` is a letter, and `*` a letter or digit, as it is typed; `9` is a digit.
/// Letters are those of ASCII, and digits of other scripts become ASCII. A backslash makes the next character literal, as
/// every other character is. Brackets at the end enclose what may be missing: `99999[-9999]`. The canonical and displayed
/// text contains the literal characters; they need not be typed, so `ab1234` is `AB-1234`.
struct MaskFormatter: InputFormatter {
    /// The name `mask`.
    var name: String { "mask" }

    /// The supported value type: text.
    var valueTypes: [ValueType] { [.text] }

    /// The codes of its problems, each with the names of the parameters.
    var codes: [IssueCode: [String]] { [.mask: ["example"]] }

    /// The direction of its texts.
    var entry: EntryHint? { .leftToRight }

    /// The mask as given.
    let pattern: String

    /// The mask; `nil` if the text is not one, which makes the form definition invalid.
    let mask: Mask?

    /// Makes the formatter of a mask; its `problems` report a malformed one.
    init(_ pattern: String) {
        self.pattern = pattern
        mask = Mask(pattern)
    }

    /// Reports a malformed mask.
    var problems: [DefinitionProblem] {
        guard mask == nil else { return [] }
        return [
            DefinitionProblem(
                .badParameter,
                parameters: [
                    "key": .text("mask"), "owner": .text(name),
                    "expected": .text(
                        "a mask of at most \(Mask.limit) characters with A, a, 9 or * for what is typed, such as \"AA-9999\", and brackets only around its end"
                    ),
                ])
        ]
    }

    /// Reads a text, whose literal characters may be left out.
    ///
    /// The problem is `mask` with an `example` of a text that fits.
    ///
    /// - Complexity: O(*n*).
    func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        guard let mask else { return problem }
        // A character has at most a few bytes, so a longer text does not fit.
        guard typed.count <= 8 * Mask.limit else { return problem }
        var bytes: [UInt8] = []
        for at in typed.indices { bytes.append(typed[at]) }
        let text = Array(String(decoding: bytes, as: UTF8.self))
            .filter { TypedCharacter($0) != .invisible }
        guard let reading = mask.read(text, isComplete: true) else { return problem }
        canonical += String(reading.characters).utf8
        return nil
    }

    private var problem: FormatProblem {
        FormatProblem(.mask, parameters: ["example": .text(mask?.example ?? pattern)])
    }

    /// The canonical text, which is also the displayed text.
    func format(_ canonical: String) -> String { canonical }

    /// Inserts the literal characters as the text after them is typed, and those at the end after the last character.
    func edit(_ edit: TextEdit) -> EditedText {
        guard let mask else { return EditedText(text: edit.text, caret: edit.caret) }
        return MaskEdit(mask: mask).apply(edit)
    }
}

extension InputFormatter where Self == AnyFormatter {
    /// Formats texts by a mask, such as `AA-9999`.
    ///
    /// - Parameter pattern: The mask.
    /// - Returns: The formatter; its `problems` report a malformed mask.
    public static func mask(_ pattern: String) -> AnyFormatter {
        AnyFormatter(MaskFormatter(pattern))
    }
}
