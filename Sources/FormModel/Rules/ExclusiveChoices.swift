/// Refuses a choice that stands alone beside other choices.
struct ExclusiveChoices: Validator {
    /// The name, which does not exist in form files.
    var name: String { "exclusive" }

    /// The values of the choices that stand alone.
    let values: [String]

    private let table: FieldTable

    /// Makes the validator; `nil` if every choice may be beside others.
    init?(_ choices: [Choice]) {
        values = choices.lazy.filter(\.isExclusive).map(\.value)
        guard !values.isEmpty else { return nil }
        table = FieldTable(values)
    }

    /// The parameter `choice` is the value of the choice; messages say its title.
    var facts: ValidatorFacts { ValidatorFacts(codes: [.notAlone: ["choice"]]) }

    /// Adds a finding `notAlone` for the first of several choices that stands alone.
    ///
    /// - Complexity: O(*k*) in the number of elements.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard value.count > 1 else { return }
        for index in 0..<value.count {
            let found = table.index(of: value.element(index))
            guard found >= 0 else { continue }
            return findings.add(.notAlone, parameters: ["choice": .text(values[found])])
        }
    }

    /// Refuses a list of two elements or more with one of the choices.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let alone: SchemaValue = ["enum": .list(values.map { .text($0) })]
        return SchemaFragment(["not": ["contains": alone, "minItems": 2]])
    }
}
