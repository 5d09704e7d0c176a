/// Warns about a form in which every button that submits can be hidden, so that a person cannot submit and does not
/// learn why.
///
/// A condition that hides a button is covered by the endings if their conditions depend on every field on which it
/// depends: then an ending may say why. Whether the conditions are complementary is not examined.
struct SubmitChecks {
    private let compiled: CompiledForm
    /// For each page and section with a condition, its step.
    private let stepsOfContainers: [ItemContainer: ConditionStep]
    /// For each field, whether it depends on something on which the conditions of the endings do not depend.
    private let isUncovered: [Bool]

    /// - Complexity: O(*n*) in the fields and in what is calculated from them.
    private init(_ compiled: CompiledForm) {
        self.compiled = compiled
        stepsOfContainers = [ItemContainer: ConditionStep](
            compiled.conditions.steps.compactMap { step in step.opened.map { ($0, step) } },
            uniquingKeysWith: { first, _ in first })
        let covered = SubmitChecks.origins(
            of: compiled.conditions.endings.map(\.field), in: compiled)
        var isUncovered = compiled.fields.indices.map { !covered.contains($0) }
        // The steps are in dependency order, so that what a calculation reads is known.
        for step in compiled.conditions.steps where step.field >= 0 {
            let reads = SubmitChecks.reads(ofCalculation: step)
            guard !reads.isEmpty else { continue }
            isUncovered[step.field] = reads.contains { isUncovered[$0] }
        }
        self.isUncovered = isUncovered
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
        return !reads.isEmpty && !reads.contains { isUncovered[$0] }
    }

    /// The fields that are not calculated among some fields and those from which these are calculated.
    private static func origins(of fields: [Int], in compiled: CompiledForm) -> Set<Int> {
        var origins: Set<Int> = []
        var seen = Set(fields)
        var rest = Array(seen)
        while let field = rest.popLast() {
            let reads = compiled.step(of: field).map(reads(ofCalculation:)) ?? []
            // A calculation that reads no field is an origin itself.
            if reads.isEmpty { origins.insert(field) }
            rest += reads.filter { seen.insert($0).inserted }
        }
        return origins
    }

    private static func reads(ofCalculation step: ConditionStep) -> [Int] {
        step.computed?.code?.reads.map(\.field) ?? []
    }
}
