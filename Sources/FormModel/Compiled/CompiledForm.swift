/// A compiled form, made once and shared by filling-ins, the validation of submissions, and the checks of the
/// definition; or the compiled form of the rows of a group.
package final class CompiledForm: Sendable {
    /// What was compiled of a named section.
    private struct Section: Sendable {
        /// The title of its first part that has one; `nil` for a section without a heading.
        var heading: LocalizedText?
        /// Those of all parts; of several with the same key, the first.
        var extensions = Extensions()
    }

    package let layout: FormLayout
    package let fields: [CompiledField]
    /// The rules over several fields, by number; none in the rows of a group.
    let rules: [CompiledRule]
    /// What validates the fields.
    let validation: RecordValidation
    /// The conditions and calculations.
    package let conditions: ConditionPlan
    /// The texts that have places, and the messages of rules.
    let texts: FormTexts
    /// The states, texts and expressions of cards.
    let cards: CompiledCards
    /// The problems of the expressions and rules.
    let problems: [DefinitionProblem]
    /// The scope of expressions and texts.
    let scope: ExpressionScope
    /// For each item of the form, the index of its field, or `nil` where it has no value.
    package let fieldIndices: [Int?]
    private let sections: [Section]
    /// The indices of the groups among the fields.
    package let groups: [Int]
    /// The fields that do not always offer all choices, and the groups with such fields in their rows.
    let choosers: [Int]
    /// The fields whose choices are fetched for values of other fields, and the groups with such fields in their rows.
    let askers: [Int]
    /// The fields of enclosing scopes that expressions read; none in the form itself.
    let enclosingReads: FieldReferences
    /// Whether expressions of rows have results over enclosing scopes that should be cached, or expressions can do so much
    /// work that it is counted.
    let remembersTotals: Bool
    /// Whether expressions of a row, but not those of groups in it, read the number of the row.
    let readsRowNumber: Bool
    /// What another module makes of the definition.
    package let derived = DerivedObject()

    /// - Parameters:
    ///   - record: What is compiled.
    ///   - vocabulary: The functions of expressions.
    ///   - enclosing: The record around the rows; `nil` for the form.
    init(
        _ record: RecordDefinition, vocabulary: ExpressionVocabulary,
        in enclosing: EnclosingRecord? = nil
    ) {
        let compiler = FormCompiler(record, vocabulary, in: enclosing)
        let items = record.items
        let fields = CompiledField.list(of: compiler.fields)
        layout = record.layout
        self.fields = fields
        rules = compiler.rules.list
        validation = RecordValidation(fields, compiler.rules.list)
        conditions = compiler.conditions.plan
        texts = compiler.texts.texts
        cards = compiler.cards.compiled
        problems =
            compiler.binder.problems
            + compiler.conditions.problems(
                ofCycles: conditions.loops,
                group: enclosing?.groupName)
        scope = compiler.binder.scope
        var fieldIndices = [Int?](repeating: nil, count: items.count)
        for (index, field) in fields.enumerated() { fieldIndices[field.itemIndex] = index }
        self.fieldIndices = fieldIndices
        sections = CompiledForm.sections(of: items, in: record.layout)
        groups = fields.indices.filter { fields[$0].rows != nil }
        choosers = fields.indices.filter {
            fields[$0].offered != nil || fields[$0].rows?.choosers.isEmpty == false
        }
        askers = fields.indices.filter {
            fields[$0].offered?.source != nil || fields[$0].rows?.askers.isEmpty == false
        }
        enclosingReads = compiler.enclosingReads
        remembersTotals = compiler.remembersTotals
        readsRowNumber = compiler.binder.readsRowNumber
    }

    private static func sections(of items: [FormItem], in layout: FormLayout) -> [Section] {
        var sections = [Section](repeating: Section(), count: layout.sections.count)
        guard !sections.isEmpty else { return [] }
        for item in items where item.kind == .section {
            guard let name = item.name else { continue }
            let index = layout.sectionTable.index(of: name.text.utf8.span)
            if sections[index].heading == nil, !item.title.isBlank {
                sections[index].heading = item.title
            }
            sections[index].extensions.add(item.extensions)
        }
        return sections
    }

    /// Whether it is the compiled form of the rows of a group.
    package var isOfRows: Bool { scope.isRow }

    /// The lists of the form.
    var lists: ListTables { scope.vocabulary.lists }

    package func index(of name: FieldName) -> Int? { layout.index(of: name) }

    /// The title of a named section; `nil` for one without a heading.
    package func heading(ofSection section: Int) -> LocalizedText? { sections[section].heading }

    /// The extension keys of a named section.
    package func extensions(ofSection section: Int) -> Extensions { sections[section].extensions }

    /// The fields that a submission may have, without helpers.
    package var sentFields: ArraySlice<CompiledField> { fields.prefix(layout.sentCount) }

    /// Whether a field, and each group that contains it, can be shown to a person.
    package func isShown(_ place: FieldPlace) -> Bool {
        var field = fields[place.field]
        for step in place.inner {
            guard field.item.isShown, let rows = field.rows else { return false }
            field = rows.fields[step.field]
        }
        return field.item.isShown
    }

    /// Whether a field is a group whose rows, or those of a group in them, have conditions or calculations.
    func hasConditions(inRowsOf field: Int) -> Bool {
        fields[field].rows.map { !$0.conditions.steps.isEmpty } ?? false
    }

    /// The step of a field; `nil` where it has no conditions.
    package func step(of field: Int) -> ConditionStep? {
        let step = conditions.stepOfItem[fields[field].itemIndex]
        return step < 0 ? nil : conditions.steps[step]
    }

    /// Validates a submission in the table, in form order: all fields, or those of a scope.
    @inline(__always)
    func validate(
        _ values: borrowing ValueTable, _ submission: Span<UInt8>, now: DateTime?,
        _ scope: ScopedFields? = nil, _ sets: ChoiceSets? = nil, _ budget: WorkBudget? = nil,
        into findings: inout Findings
    ) {
        let context = JudgingContext(
            values: values.view(submission: submission), compiled: self, now: now, sets: sets,
            budget: budget)
        if let scope {
            validation.validate(scope, in: context, into: &findings)
        } else {
            validation.validateAll(in: context, into: &findings)
        }
    }
}
