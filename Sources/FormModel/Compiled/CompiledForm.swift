/// A compiled form, made once and shared by filling-ins, the validation of submissions, and the checks of the
/// definition.
package final class CompiledForm: Sendable {
    package let layout: FormLayout
    package let fields: [CompiledField]
    /// The validators of each field, by their indices in the list of all.
    let checks: [FieldChecks]
    /// The validators of all fields; of each field those of empty values first, then those of other values.
    let validators: ValidatorList
    /// The rules over several fields, by number; none in the rows of a group.
    package let rules: [CompiledRule]
    /// The conditions and calculations, in dependency order.
    package let conditions: ConditionPlan
    /// For each page, the states of its card, in order; none in the rows of a group.
    let cardStates: [[CardStateRule]]
    /// For each item of the form, the index of its field, or `nil` where it has no value.
    package let fieldIndices: [Int?]
    /// The indices of the groups among the fields.
    let groups: [Int]
    /// The fields of enclosing scopes that expressions read; none in the form itself.
    let outerReads: Set<FieldReference>
    /// Whether expressions of rows have results over enclosing scopes that should be cached.
    let readsEnclosingScopes: Bool
    /// The messages of rules, by number; those of groups follow those of the form.
    package let sentences: [LocalizedText]
    /// The title of the form; `nil` for the rows of a group.
    let formTitle: LocalizedText?
    /// The texts that have places.
    package let texts: FormTexts
    /// The scope of expressions and texts.
    let scope: ExpressionScope
    /// The problems of the expressions and rules.
    let problems: [DefinitionProblem]

    /// - Parameters:
    ///   - items: All items, in order.
    ///   - layout: The fields among them.
    ///   - pages: The pages of the items; none for the items of rows.
    ///   - rules: Rules over several fields, besides those of the pages.
    ///   - texts: The texts of the form itself, or of each row.
    ///   - vocabulary: The functions of expressions.
    ///   - outer: The enclosing scope of the items of rows.
    ///   - firstSentence: The number of the first message.
    init(
        _ items: [FormItem], _ layout: FormLayout, pages: [Page] = [], rules: [FormRule] = [],
        texts: [LocalizedText] = [], vocabulary: ExpressionVocabulary,
        outer: ExpressionScope? = nil, firstSentence: Int = 0
    ) {
        self.layout = layout
        let scope = ExpressionScope(layout, vocabulary: vocabulary, outer: outer)
        var builder = ConditionBuilder(items, layout, scope: scope, firstSentence: firstSentence)
        builder.bind(items, pages: pages, rules: pages.flatMap(\.rules) + rules)
        for (index, text) in texts.enumerated() {
            let part: DefinitionProblem.Part =
                outer != nil ? .key("rowTitle") : index == 0 ? .title : .key("help")
            builder.note(text, item: nil, part: part, hasMarkup: outer == nil && index == 1)
        }
        builder.compileRows()
        var fields = builder.fields
        for (index, field) in fields.enumerated() {
            for read in field.reads where fields[read].readers.last != index {
                fields[read].readers.append(index)
            }
        }
        self.fields = fields
        groups = fields.indices.filter { fields[$0].rows != nil }
        self.rules = builder.rules
        cardStates = builder.cardStates
        outerReads = builder.outerReads
        readsEnclosingScopes = builder.readsEnclosingScopes
        sentences = builder.sentences
        formTitle = outer == nil ? texts.first : nil
        self.texts = builder.texts
        self.scope = scope
        var fieldIndices = [Int?](repeating: nil, count: items.count)
        for (index, field) in fields.enumerated() { fieldIndices[field.itemIndex] = index }
        self.fieldIndices = fieldIndices
        var list: [(place: Int, validator: any Validator)] = []
        checks = fields.map { field in FieldChecks(field.validators.map(\.validator), &list) }
        validators = ValidatorList(list)
        conditions = ConditionPlan(
            builder.steps, items: items.count, itemOfField: fields.map(\.itemIndex),
            pages: pages.count)
        problems = builder.problems + builder.cycleProblems(conditions.loops, pages)
    }

    package func index(of name: FieldName) -> Int? { layout.index(of: name) }

    /// Whether a field is a group whose rows, or those of a group in them, have conditions or calculations.
    func hasConditions(inRowsOf field: Int) -> Bool {
        fields[field].rows.map { !$0.conditions.steps.isEmpty } ?? false
    }

    /// The step of a field; `nil` where it has no conditions.
    package func step(of field: Int) -> ConditionStep? {
        let step = conditions.stepOfItem[fields[field].itemIndex]
        return step < 0 ? nil : conditions.steps[step]
    }
}
