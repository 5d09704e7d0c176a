import FormModel

// Validators and formatters of the tests, which test the model without those of the engine.

struct Needed: Validator {
    let name = "needed"
    var facts: ValidatorFacts { ValidatorFacts(codes: [.required: []], judgesEmpty: true) }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if value.kind == .empty { findings.add(.required) }
    }
}

/// Limits the bytes of a text.
struct Short: Validator {
    let max: Int
    let name = "short"
    var parameters: IssueParameters { ["max": .integer(max)] }
    var facts: ValidatorFacts { ValidatorFacts(codes: [.tooLong: ["actual"]]) }

    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        if context.item.valueType == .date {
            return [
                DefinitionProblem(
                    .unsuitableValidator, parameters: ["name": .text(name), "value": .text("date")])
            ]
        }
        guard max == 0 else { return [] }
        return [
            DefinitionProblem(
                .emptyRange, parameters: ["min": .integer(1), "max": .integer(max)])
        ]
    }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if value.text.count > max { findings.add(.tooLong, actual: value.text.count) }
    }
}

/// Requires different texts in a field of the rows.
struct Distinct: Validator {
    let by: FieldName
    let name = "distinct"
    var facts: ValidatorFacts { ValidatorFacts(codes: [IssueCode(rawValue: "same"): []]) }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for index in value.judgedRows {
            let row = context.row(index, of: value)
            let own = row.value(of: by)
            guard own.kind != .empty else { continue }
            for earlier in 0..<index {
                guard own.isSame(as: context.row(earlier, of: value).value(of: by)) else {
                    continue
                }
                findings.add(IssueCode(rawValue: "same"), at: by, in: row)
                break
            }
        }
    }
}

/// Requires the value of another field.
struct Same: Validator {
    let other: FieldName
    let name = "same"
    var parameters: IssueParameters { ["other": .text(other.text)] }
    var facts: ValidatorFacts { ValidatorFacts(codes: [.notTheSame: []], reads: [other]) }

    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard context.input(other) == nil else { return [] }
        return [DefinitionProblem(.unknownField, parameters: ["name": .text(other.text)])]
    }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !value.isSame(as: context.value(of: other)) { findings.add(.notTheSame) }
    }
}

/// Declares no codes, and accepts every value.
struct Silent: Validator {
    let pattern: String
    let name = "silent"

    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard pattern == "(" else { return [] }
        return [
            DefinitionProblem(
                .badPattern, parameters: ["at": .integer(1), "detail": .text("it is not closed.")])
        ]
    }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {}
}

/// Displays `ab` as `A-B`: letters in upper case with dashes; the canonical text is in lower case
/// without dashes.
struct Dashes: InputFormatter {
    var code = "x"
    let name = "dashes"
    let valueTypes: [ValueType] = [.text]
    var codes: [IssueCode: [String]] { [.phone: ["reason"]] }
    var problems: [DefinitionProblem] {
        code == "?"
            ? [DefinitionProblem(.unknownCurrency, parameters: ["code": .text(code)])] : []
    }

    func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        var letters: [UInt8] = []
        for at in typed.indices where typed[at] != UInt8(ascii: "-") {
            guard (typed[at] | 0x20) &- UInt8(ascii: "a") < 26 else {
                return FormatProblem(.phone, parameters: ["reason": .text("letters")])
            }
            letters.append(typed[at] | 0x20)
        }
        canonical += letters
        return nil
    }

    func format(_ canonical: String) -> String {
        guard canonical.utf8.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }) else { return canonical }
        return canonical.uppercased().map(String.init).joined(separator: "-")
    }

    func mask(_ canonical: String) -> String? { "*-*" }

    func edit(_ edit: TextEdit) -> EditedText { EditedText(text: edit.text, caret: edit.caret) }
}

/// Amounts in cents: `1.5` is stored as `1.50`, and more decimals are refused.
struct Cents: InputFormatter {
    let name = "cents"
    let valueTypes: [ValueType] = [.decimal]
    var codes: [IssueCode: [String]] { [.currency: [], .tooManyDecimals: ["max"]] }

    func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        let start = typed.count > 0 && typed[0] == UInt8(ascii: "$") ? 1 : 0
        guard let number = ExactDecimal(utf8: typed.extracting(start..<typed.count)) else {
            return FormatProblem(.currency)
        }
        guard let cents = number.rescaled(toDecimals: 2) else {
            return FormatProblem(.tooManyDecimals, parameters: ["max": .integer(2)])
        }
        canonical += Array(cents.description.utf8)
        return nil
    }

    func format(_ canonical: String) -> String {
        ExactDecimal(canonical)?.decimals == 2 ? "$" + canonical : canonical
    }

    func edit(_ edit: TextEdit) -> EditedText { EditedText(text: edit.text, caret: edit.caret) }
}

extension Vocabulary {
    /// The vocabulary of the tests.
    static let words: Vocabulary = {
        var words = Vocabulary()
        words.add(validator: "needed", usage: "", summary: "") { _ in Needed() }
        words.add(validator: "short", usage: "", summary: "") { arguments in
            arguments.integer("max", isRequired: true, least: 0).map { Short(max: $0) }
        }
        words.add(validator: "same", usage: "", summary: "", takesMain: true) { arguments in
            arguments.fieldName("field", isMain: true, isRequired: true).map { Same(other: $0) }
        }
        words.add(validator: "silent", usage: "", summary: "", takesMain: true) { arguments in
            Silent(pattern: arguments.text("pattern", isMain: true) ?? "")
        }
        words.add(formatter: "dashes", usage: "", summary: "") { arguments in
            Dashes(code: arguments.text("code") ?? "x")
        }
        words.add(formatter: "cents", usage: "", summary: "") { _ in Cents() }
        return words
    }()
}
