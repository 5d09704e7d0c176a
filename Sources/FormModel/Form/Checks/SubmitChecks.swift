/// Warns about a form in which every button that submits can be hidden, so that a person cannot submit and does not
/// learn why.
///
/// A condition that hides a button is covered by the endings if their conditions depend on every field on which it
/// depends: then an ending may say why. Whether the conditions are complementary is not examined.
struct SubmitChecks {
    private let compiled: CompiledForm
    /// For each page and section with a condition, its step.
    private let stepsOfContainers: [ItemContainer: ConditionStep]
    /// The fields that the conditions of the endings depend on.
    private let readByEndings: Set<Int>

    private init(_ compiled: CompiledForm) {
        self.compiled = compiled
        stepsOfContainers = [ItemContainer: ConditionStep](
            compiled.conditions.steps.compactMap { step in step.opened.map { ($0, step) } },
            uniquingKeysWith: { first, _ in first })
        readByEndings = SubmitChecks.origins(of: compiled.endings.map(\.field), in: compiled)
    }

    static func problems(of form: Form) -> [DefinitionProblem] {
        let buttons = form.items.indices.filter { form.items[$0].action == .submit }
        guard let last = buttons.last else { return [] }
        let checks = SubmitChecks(form.compiled)
        guard buttons.allSatisfy({ checks.canBeHidden($0) }) else { return [] }
        return [
            DefinitionProblem(
                .hiddenSubmit, parameters: ["name": .text(form.items[last].name?.text ?? "?")],
                item: last)
        ]
    }

    /// Whether a condition of the item, or of a section or page around it, hides it without an ending.
    private func canBeHidden(_ item: Int) -> Bool {
        let index = compiled.conditions.stepOfItem[item]
        var step = index < 0 ? nil : compiled.conditions.steps[index]
        while let present = step {
            if let visible = present.visible, !isCovered(visible) { return true }
            step = present.container.flatMap { stepsOfContainers[$0] }
        }
        return false
    }

    private func isCovered(_ condition: FormExpression) -> Bool {
        let reads = (condition.code?.reads ?? []).map(\.field)
        let origins = SubmitChecks.origins(of: reads, in: compiled)
        return !origins.isEmpty && origins.isSubset(of: readByEndings)
    }

    /// The fields that are not calculated among some fields and those from which these are calculated.
    private static func origins(of fields: [Int], in compiled: CompiledForm) -> Set<Int> {
        var origins: Set<Int> = []
        var seen = Set(fields)
        var rest = Array(seen)
        while let field = rest.popLast() {
            let reads = compiled.step(of: field)?.computed?.code?.reads.map(\.field) ?? []
            // A calculation that reads no field is an origin itself.
            if reads.isEmpty { origins.insert(field) }
            rest += reads.filter { seen.insert($0).inserted }
        }
        return origins
    }
}
