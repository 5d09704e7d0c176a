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
    /// The endings with a condition, in the order in which they are reached; none in the rows of a group.
    package let endings: [CompiledEnding]
    /// The buttons that submit, if one of them can be disabled; none in the rows of a group.
    package let submitButtons: [SubmitButton]
    /// For each page, the states of its card, in order; none in the rows of a group.
    let cardStates: [[CardStateRule]]
    /// The compiled expressions of cards, by themselves.
    let cardExpressions: [FormExpression: FormExpression]
    /// The problems of the texts and expressions of cards, in rows too.
    let cardProblems: [DefinitionProblem]
    /// For each item of the form, the index of its field, or `nil` where it has no value.
    package let fieldIndices: [Int?]
    /// The titles of the named sections.
    private let headings: [LocalizedText?]
    /// The extension keys of the named sections.
    private let extensionsOfSections: [Extensions]
    /// Whether it is the compiled form of the rows of a group.
    package let isOfRows: Bool
    /// The indices of the groups among the fields.
    package let groups: [Int]
    /// The fields that do not always offer all choices, and the groups with such fields in their rows.
    let choosers: [Int]
    /// The fields whose choices are fetched for values of other fields, and the groups with such fields in their rows.
    let askers: [Int]
    /// The fields of enclosing scopes that expressions read; none in the form itself.
    let outerReads: FieldReferences
    /// Whether expressions of rows have results over enclosing scopes that should be cached, or expressions can do so much
    /// work that it is counted.
    let remembersTotals: Bool
    /// Whether expressions of a row, but not those of groups in it, read the number of the row.
    let readsRowNumber: Bool
    /// The lists of the form.
    let lists: ListTables
    /// The messages of rules, by number; those of groups follow those of the form.
    package let sentences: [LocalizedText]
    /// The numbers of the messages of its own rules, checks and choices, without those of groups.
    let ownSentences: Range<Int>
    /// The title of the form; `nil` for the rows of a group.
    let formTitle: LocalizedText?
    /// The texts that have places.
    let texts: FormTexts
    /// The scope of expressions and texts.
    let scope: ExpressionScope
    /// The problems of the expressions and rules.
    let problems: [DefinitionProblem]

    /// - Parameters:
    ///   - items: All items, in order.
    ///   - layout: The fields among them.
    ///   - values: The named values.
    ///   - endings: The endings of the form.
    ///   - pages: The pages of the items; none for the items of rows.
    ///   - rules: Rules over several fields, besides those of the pages.
    ///   - texts: The texts of the form itself, or of each row.
    ///   - vocabulary: The functions of expressions.
    ///   - outer: The enclosing scope of the items of rows.
    ///   - firstSentence: The number of the first message.
    ///   - rulesOfLists: In rows, the conditions of the rows of the lists of the form.
    ///   - readsOfLists: In rows, the fields of the form that texts of its lists read.
    ///   - cards: What the cards of the form contain, or what they contain about the rows.
    init(
        _ items: [FormItem], _ layout: FormLayout, values: NamedValues = NamedValues(),
        endings: [FormEnding] = [], pages: [Page] = [], rules: [FormRule] = [],
        texts: [LocalizedText] = [],
        vocabulary: ExpressionVocabulary, outer: ExpressionScope? = nil, firstSentence: Int = 0,
        rulesOfLists: [String: ChoiceRules] = [:], readsOfLists: [String: Set<Int>] = [:],
        cards: CardInventory = CardInventory()
    ) {
        self.layout = layout
        isOfRows = outer != nil
        lists = vocabulary.lists
        let conditions = endings.compactMap(\.when)
        let items =
            items
            + FormItem.helpers(of: layout, values.list.map(\.expression) + conditions)
        let ownValidators = OwnValidators()
        let scope = ExpressionScope(
            layout, vocabulary: vocabulary, outer: outer, judge: ownValidators)
        var builder = ConditionBuilder(
            items, layout, scope: scope, ownValidators: ownValidators, firstSentence: firstSentence,
            rulesOfLists: rulesOfLists,
            readsOfLists: readsOfLists)
        builder.bind(items, pages: pages, rules: pages.flatMap(\.rules) + rules)
        for (index, text) in texts.enumerated() {
            let part: DefinitionProblem.Part =
                outer != nil ? .key(.rowTitle) : index == 0 ? .title : .key(.help)
            builder.note(text, item: nil, part: part, hasMarkup: outer == nil && index == 1)
        }
        for ending in endings {
            let part = DefinitionProblem.Part.key(.endings, of: ending.name)
            builder.note(ending.title, item: nil, part: part)
            builder.note(ending.text, item: nil, part: part, hasMarkup: true)
        }
        builder.bind(cards)
        builder.compileRows()
        self.endings = builder.attach(endings.filter { $0.when != nil }, pages)
        var readers = [[Int]](repeating: [], count: builder.fields.count)
        for (index, field) in builder.fields.enumerated() {
            for read in field.reads where readers[read].last != index {
                readers[read].append(index)
            }
        }
        let fields = zip(builder.fields, readers).map(CompiledField.init)
        self.fields = fields
        groups = fields.indices.filter { fields[$0].rows != nil }
        choosers = fields.indices.filter {
            fields[$0].offered != nil || fields[$0].rows?.choosers.isEmpty == false
        }
        askers = fields.indices.filter {
            fields[$0].offered?.source != nil || fields[$0].rows?.askers.isEmpty == false
        }
        self.rules = builder.rules
        cardStates = builder.cardStates
        cardExpressions = builder.cardExpressions
        cardProblems = builder.cardProblems
        outerReads = builder.outerReads
        remembersTotals = builder.remembersTotals
        readsRowNumber = builder.readsRowNumber
        sentences = builder.sentences
        ownSentences = firstSentence..<firstSentence + builder.binder.sentences.count
        let sections = items.filter { $0.kind == .section && $0.name != nil }
        headings = sections.map { $0.title.isBlank ? nil : $0.title }
        extensionsOfSections = sections.map(\.extensions)
        formTitle = outer == nil ? texts.first : nil
        self.texts = builder.texts
        self.scope = scope
        var fieldIndices = [Int?](repeating: nil, count: items.count)
        for (index, field) in fields.enumerated() { fieldIndices[field.itemIndex] = index }
        self.fieldIndices = fieldIndices
        var list: [(place: Int, validator: any Validator)] = []
        checks = fields.map { field in FieldChecks(field.validators.map(\.validator), &list) }
        validators = ValidatorList(list)
        let plan = ConditionPlan(
            builder.steps, items: items.count, itemOfField: fields.map(\.itemIndex))
        problems = builder.problems + builder.cycleProblems(plan.loops, pages)
        self.conditions = plan
        submitButtons = outer == nil ? SubmitButton.buttons(among: items, plan) : []
    }

    package func index(of name: FieldName) -> Int? { layout.index(of: name) }

    /// The title of a named section; `nil` for one without a heading.
    package func heading(ofSection section: Int) -> LocalizedText? { headings[section] }

    /// The extension keys of a named section.
    package func extensions(ofSection section: Int) -> Extensions { extensionsOfSections[section] }

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
}
