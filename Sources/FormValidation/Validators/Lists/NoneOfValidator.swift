public import FormModel

/// Refuses the given texts; in a list, every element that is one of them.
struct NoneOfValidator: Validator {
    var name: String { "noneOf" }

    /// The forbidden texts, in the given order.
    let forbidden: [String]

    private let bytes: [[UInt8]]

    /// Makes the validator; texts are compared as bytes.
    init(_ forbidden: [String]) {
        self.forbidden = forbidden
        bytes = forbidden.map { Array($0.utf8) }
    }

    /// The finding parameters: `forbidden`.
    var parameters: IssueParameters { ["forbidden": .list(forbidden)] }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline, .choice, .choices, .texts], codes: [.noneOf: []])
    }

    /// Reports a field whose type is neither text nor a list, and an empty list of texts.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        (forbidden.isEmpty ? missing("at least one text to refuse") : [])
    }

    /// Adds a finding `noneOf` for the value, or for each element of a list, that is forbidden.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts refused.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard value.kind == .list else {
            if refuses(value.text) { findings.add(.noneOf) }
            return
        }
        for index in 0..<value.count where refuses(value.element(index)) {
            findings.add(.noneOf, element: index)
        }
    }

    private func refuses(_ text: Span<UInt8>) -> Bool {
        for candidate in bytes where candidate.span.hasSameBytes(as: text) { return true }
        return false
    }
}

extension NoneOfValidator {
    /// The keyword `not` with an `enum`; for a list, in `items`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let refused: SchemaValue = ["not": ["enum": .list(forbidden.map { .text($0) })]]
        return SchemaFragment(context.item.valueType.isList ? ["items": refused] : refused)
    }
}

extension NoneOfValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "noneOf", usage: #"{ "noneOf": ["admin", "root"] }"#,
            summary: "None of the listed texts; in a list, no element may be one of them.",
            takesMain: true
        ) { arguments in
            arguments.texts("forbidden", isMain: true, isRequired: true).map(NoneOfValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Refuses the given texts.
    public static func noneOf(_ forbidden: [String]) -> AnyValidator {
        AnyValidator(NoneOfValidator(forbidden))
    }
}
