/// Validates the definition of a form when the form is made: each item by each check.
enum DefinitionChecks {
    static func problems(of form: Form, _ cards: CardInventory) -> [DefinitionProblem] {
        (form.title.isBlank ? [DefinitionProblem(.emptyText, part: .title)] : [])
            + (form.items.isEmpty ? [DefinitionProblem(.noItems)] : [])
            + ListChecks.problems(of: form)
            + problems(
                of: form.items, form.compiled, form.vocabulary.limits, depth: 0, isHidden: false)
            + ValueNameChecks.problems(of: form.values, beside: form.items)
            + EndingChecks.problems(of: form) + SubmitChecks.problems(of: form)
            + CardChecks.problems(of: form, cards)
    }

    /// The problems of items inside `depth` groups and sections; `isHidden` if they are never shown.
    private static func problems(
        of items: [FormItem], _ compiled: CompiledForm, _ limits: DefinitionLimits, depth: Int,
        isHidden: Bool
    ) -> [DefinitionProblem] {
        var problems = AnswerKeyChecks.problems(
            of: items, in: compiled.layout, isRow: depth > 0)
        var names = NameChecks()
        var values = ValueChecks(compiled)
        let required = RequiredChecks(compiled)
        var sections = SectionChecks()
        for (index, item) in items.enumerated() {
            let keys =
                KeyChecks.problems(of: item, index, isInRow: depth > 0)
                + WordChecks.problems(of: item, index)
                + ControlChecks.problems(of: item, index)
            problems += sections.problems(of: item, index, depth: depth)
            problems += names.problems(of: item, index) + keys
            guard item.isInput else { continue }
            let isHidden = isHidden || required.isNeverShown(index)
            let parts =
                ValidatorChecks.problems(of: item, index, in: compiled, limits)
                + ChoiceChecks.problems(of: item, index, in: compiled)
            problems += parts
            // Checking values with an unsound validator would only report consequences of its
            // problems.
            if (keys + parts).allSatisfy({ $0.code.severity != .error }) {
                problems += values.problems(of: item, index)
                problems += required.problems(of: item, index, isHidden: isHidden)
            }
            guard item.kind == .group else { continue }
            problems += Self.problems(
                ofGroup: item, index, compiled, limits, depth: depth + sections.depth + 1,
                isHidden: isHidden)
        }
        return problems + compiled.problems
    }

    /// The problems of a group at a depth, and of the items of its rows.
    private static func problems(
        ofGroup group: FormItem, _ index: Int, _ compiled: CompiledForm, _ limits: DefinitionLimits,
        depth: Int, isHidden: Bool
    ) -> [DefinitionProblem] {
        let field = compiled.fieldIndices[index].map { compiled.fields[$0] }
        var problems = GroupChecks.problems(
            of: group, index, field?.layout, in: compiled.lists, depth: depth)
        var inside = ValueNameChecks.problems(of: group.values, beside: group.items)
        if depth <= FormItem.maximumGroupDepth, let rows = field?.rows {
            inside += Self.problems(of: group.items, rows, limits, depth: depth, isHidden: isHidden)
        }
        problems += inside.map { $0.within(index) }
        return problems
    }
}
