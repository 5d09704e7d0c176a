public import FormModel

/// Requires one of the given texts; in a list, every element must be one of them.
struct OneOfValidator: Validator {
    var name: String { "oneOf" }

    /// The allowed texts, in the given order.
    let allowed: [String]

    private let bytes: [[UInt8]]

    init(_ allowed: [String]) {
        self.allowed = allowed
        bytes = allowed.map { Array($0.utf8) }
    }

    /// The finding parameters: `allowed`.
    var parameters: IssueParameters { ["allowed": .list(allowed)] }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline, .choice, .choices, .texts], codes: [.oneOf: []])
    }

    /// Reports a field whose type is neither text nor a list, and an empty list of texts.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if allowed.isEmpty {
            problems.append(
                DefinitionProblem(
                    .missingParameter,
                    parameters: [
                        "owner": .text(name), "expected": .text("at least one text to allow"),
                    ]))
        }
        return problems
    }

    /// Adds a finding `oneOf` for the value, or for each element of a list, that is not allowed.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts allowed.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard value.kind == .list else {
            if !allows(value.text) { findings.add(.oneOf) }
            return
        }
        for index in 0..<value.count where !allows(value.element(index)) {
            findings.add(.oneOf, element: index)
        }
    }

    private func allows(_ text: Span<UInt8>) -> Bool {
        for candidate in bytes where candidate.span.hasSameBytes(as: text) { return true }
        return false
    }
}

extension OneOfValidator {
    /// The keyword `enum`; for a list, in `items`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let allowed: SchemaValue = ["enum": .list(allowed.map { .text($0) })]
        return SchemaFragment(context.item.valueType.isList ? ["items": allowed] : allowed)
    }
}

extension OneOfValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "oneOf", usage: #"{ "oneOf": ["red", "green"] }"#,
            summary: "One of the listed texts; in a list, every element must be one of them.",
            takesMain: true
        ) { arguments in
            arguments.texts("allowed", isMain: true, isRequired: true).map(OneOfValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires one of the given texts.
    public static func oneOf(_ allowed: [String]) -> AnyValidator {
        AnyValidator(OneOfValidator(allowed))
    }
}
