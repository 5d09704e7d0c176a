public import FormModel

/// Requires one of the given texts, or refuses them; in a list, each element is compared.
struct ListedTexts: Validator {
    /// What the texts are for; its raw value is the name of the validator.
    enum Requirement: String {
        case oneOf, noneOf

        /// The name of the texts in a form file and in findings.
        var key: String { self == .oneOf ? "allowed" : "forbidden" }
    }

    let requirement: Requirement

    /// The texts, in the given order.
    let texts: [String]

    private let bytes: [[UInt8]]

    /// Makes the validator; texts are compared as bytes.
    init(_ requirement: Requirement, _ texts: [String]) {
        self.requirement = requirement
        self.texts = texts
        bytes = texts.map { Array($0.utf8) }
    }

    var name: String { requirement.rawValue }

    private var code: IssueCode { requirement == .oneOf ? .oneOf : .noneOf }

    /// The finding parameters: `allowed` or `forbidden`.
    var parameters: IssueParameters { [requirement.key: .list(texts)] }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .multiline, .choice, .choices, .texts], codes: [code: []])
    }

    /// Reports an empty list of texts.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        texts.isEmpty
            ? missing("at least one text to \(requirement == .oneOf ? "allow" : "refuse")") : []
    }

    /// Adds a finding for the value, or for each element of a list, that is not allowed.
    ///
    /// - Complexity: O(*n* × *k*) for *k* texts.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard value.kind == .list else {
            if !accepts(value.text) { findings.add(code) }
            return
        }
        for index in 0..<value.count where !accepts(value.element(index)) {
            findings.add(code, element: index)
        }
    }

    private func accepts(_ text: Span<UInt8>) -> Bool {
        for candidate in bytes where candidate.span.hasSameBytes(as: text) {
            return requirement == .oneOf
        }
        return requirement == .noneOf
    }
}

extension ListedTexts {
    /// The keyword `enum`, for `noneOf` in a `not`; for a list, in `items`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let listed: SchemaValue = ["enum": .list(texts.map { .text($0) })]
        let element = requirement == .oneOf ? listed : ["not": listed]
        return SchemaFragment(context.item.valueType.isList ? ["items": element] : element)
    }
}

extension ListedTexts {
    static var oneOf: Vocabulary.Word<any Validator> {
        word(
            .oneOf, usage: #"{ "oneOf": ["red", "green"] }"#,
            summary: "One of the listed texts; in a list, every element must be one of them.")
    }

    static var noneOf: Vocabulary.Word<any Validator> {
        word(
            .noneOf, usage: #"{ "noneOf": ["admin", "root"] }"#,
            summary: "None of the listed texts; in a list, no element may be one of them.")
    }

    private static func word(
        _ requirement: Requirement, usage: String, summary: String
    ) -> Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            requirement.rawValue, usage: usage, summary: summary, takesMain: true
        ) { arguments in
            arguments.texts(requirement.key, isMain: true, isRequired: true)
                .map { ListedTexts(requirement, $0) }
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires one of the given texts.
    public static func oneOf(_ allowed: [String]) -> AnyValidator {
        AnyValidator(ListedTexts(.oneOf, allowed))
    }

    /// Refuses the given texts.
    public static func noneOf(_ forbidden: [String]) -> AnyValidator {
        AnyValidator(ListedTexts(.noneOf, forbidden))
    }
}
