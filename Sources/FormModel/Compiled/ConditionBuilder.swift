/// Compiles the conditions, calculations and rules of a form, and assigns them to their fields.
struct ConditionBuilder {
    let layout: FormLayout
    private let scope: ExpressionScope
    let firstSentence: Int
    var fields: [CompiledField]
    /// The rules over several fields.
    private(set) var rules: [CompiledRule] = []
    /// The steps: those of pages first, the others in any order.
    private(set) var steps: [ConditionStep] = []
    private(set) var problems: [DefinitionProblem] = []
    var binder: ExpressionBinder
    private var ownerSearch: OwnerSearch
    /// The states of the card of each page.
    private(set) var cardStates: [[CardStateRule]] = []
    /// The sentences of rules, by number; those of the groups behind the form's own.
    private(set) var sentences: [LocalizedText] = []
    /// The fields of enclosing scopes that expressions read.
    private(set) var outerReads: Set<FieldReference> = []
    /// Whether expressions of rows have results over enclosing scopes that are worth a cache.
    private(set) var readsEnclosingScopes = false
    /// The texts with places.
    var texts = FormTexts()

    /// - Parameters:
    ///   - items: All items, in order.
    ///   - layout: The fields among them.
    ///   - scope: The scope of their expressions.
    ///   - firstSentence: The number of the first sentence.
    init(
        _ items: [FormItem], _ layout: FormLayout, scope: ExpressionScope, firstSentence: Int
    ) {
        self.layout = layout
        self.scope = scope
        self.firstSentence = firstSentence
        fields = zip(items.indices.filter { items[$0].holdsValue }, layout.fields).map {
            CompiledField(items[$0], at: $0, $1)
        }
        binder = ExpressionBinder(scope: scope, firstSentence: firstSentence)
        ownerSearch = OwnerSearch(fieldCount: fields.count)
    }

    mutating func bind(_ items: [FormItem], pages: [Page], rules: [FormRule]) {
        for (index, page) in pages.enumerated() {
            guard let condition = page.visibleWhen else { continue }
            let bound = binder.condition(condition)
            problems += bound.problems
            steps.append(ConditionStep(item: -1, field: -1, page: index, visible: bound))
        }
        let pageOfItem = pages.enumerated().flatMap { index, page in
            [Int](repeating: page.visibleWhen == nil ? -1 : index, count: page.items.count)
        }
        var field = 0
        for (index, item) in items.enumerated() {
            let page = index < pageOfItem.count ? pageOfItem[index] : -1
            bind(item, index, field: item.holdsValue ? field : -1, page: page)
            if item.holdsValue { field += 1 }
        }
        for rule in rules { bind(rule) }
        for page in pages {
            bind(page.cardStates)
            note(page.title, item: nil, part: .whole)
        }
    }

    // MARK: Items

    private mutating func bind(_ item: FormItem, _ index: Int, field: Int, page: Int) {
        noteTexts(of: item, index)
        let visible = condition(item.visibleWhen, "visibleWhen", index)
        let enabled = condition(item.enabledWhen, "enabledWhen", index)
        var computed: FormExpression?
        var initial: FormExpression?
        if field >= 0 {
            for (position, validator) in item.validators.enumerated() {
                bind(validator, of: field)
                problems += binder.takeSentenceProblems().map {
                    $0.placed(item: index, part: .validator(position))
                }
            }
            if let condition = condition(item.requiredWhen, "requiredWhen", index) {
                fields[field].requirement = condition
                // Where the field is always required, one issue is enough.
                if let code = condition.code, !item.isRequired {
                    fields[field].append(
                        CompiledValidator(
                            RequiredWhen(condition: condition), in: layout,
                            enclosingReads: code.reads.filter { $0.up > 0 }))
                }
            }
            let own = fields[field].layout
            computed = item.computed.map { binder.calculation($0, of: own) }
            note(computed, "computed", index)
            if let computed {
                let reads = computed.code?.reads ?? []
                ownerSearch.note(
                    field, calculatedFrom: reads.filter { $0.up == 0 }.map(\.field))
            }
            if item.kind == .input {
                initial = item.defaultExpression.map { binder.calculation($0, of: own) }
                note(initial, "default", index)
            }
        }
        guard [visible, enabled, computed, initial].contains(where: { $0 != nil }) || page >= 0
        else { return }
        steps.append(
            ConditionStep(
                item: index, field: field, page: page, visible: visible, enabled: enabled,
                computed: computed, initial: initial))
    }

    private mutating func bind(_ validator: any Validator, of field: Int) {
        let count = binder.enclosingReads.count
        let sentenceCount = binder.compiledSentences.count
        let bound = validator.bound(by: &binder)
        for (_, sentence) in binder.compiledSentences[sentenceCount...] {
            fields[field].textReads += sentence.reads.filter { $0.up == 0 }.map(\.field)
        }
        fields[field].append(
            CompiledValidator(
                bound, in: layout, enclosingReads: Array(binder.enclosingReads[count...])))
    }

    private mutating func condition(
        _ expression: FormExpression?, _ key: String, _ item: Int
    ) -> FormExpression? {
        let bound = expression.map { binder.condition($0) }
        note(bound, key, item)
        return bound
    }

    private mutating func note(_ expression: FormExpression?, _ key: String, _ item: Int) {
        problems += (expression?.problems ?? []).map { $0.placed(item: item, part: .key(key)) }
    }

    // MARK: Groups

    /// Compiles the rows of each group, whose expressions may read the fields beside the group, and gives each group whose
    /// rows have conditions a step.
    mutating func compileRows() {
        for (text, compiled) in binder.compiledSentences { texts.insert(text, compiled) }
        noteReadsOfIssues()
        sentences = binder.sentences
        outerReads = binder.outerReads
        readsEnclosingScopes = binder.readsEnclosingScopes
        var stepOfField = [Int](repeating: -1, count: fields.count)
        for (index, step) in steps.enumerated() where step.field >= 0 {
            stepOfField[step.field] = index
        }
        for field in fields.indices {
            guard let inner = layout.fields[field].rows else { continue }
            let rows = CompiledForm(
                fields[field].item.items, inner,
                texts: [fields[field].item.rowTitle].compactMap(\.self),
                vocabulary: scope.vocabulary, outer: scope,
                firstSentence: firstSentence + sentences.count)
            texts.note(rows: rows)
            sentences += rows.sentences
            readsEnclosingScopes = readsEnclosingScopes || rows.readsEnclosingScopes
            for read in rows.outerReads where read.up > 1 {
                outerReads.insert(FieldReference(up: read.up - 1, field: read.field))
            }
            fields[field].attach(rows, in: layout)
            attachStep(of: field, rows, at: stepOfField[field])
        }
        // In form order, so that a cycle is reported at the first of its conditions.
        let pages = steps.prefix { $0.item < 0 }
        steps = pages + steps[pages.count...].sorted { $0.item < $1.item }
    }

    private mutating func attachStep(of field: Int, _ rows: CompiledForm, at index: Int) {
        guard !rows.conditions.steps.isEmpty else { return }
        if index >= 0 {
            steps[index] = steps[index].settling(rows)
        } else {
            steps.append(
                ConditionStep(
                    item: fields[field].itemIndex, field: field, page: -1, visible: nil,
                    rows: rows))
        }
    }

    // MARK: Rules

    /// Adds a rule, and gives it to each field that may own it.
    mutating func add(_ kind: CompiledRule.Kind, _ names: [FieldName], _ indices: [Int]) {
        let owners = ownerSearch.owners(ofRuleOver: indices)
        for field in owners { fields[field].append(rule: rules.count) }
        rules.append(CompiledRule(kind: kind, names: names, fields: indices, owners: owners))
    }

    mutating func add(_ problem: DefinitionProblem, _ offset: Int?) {
        var problem = problem
        problem.fileOffset = offset
        problems.append(problem)
    }

    mutating func add(_ problems: [DefinitionProblem]) { self.problems += problems }

    // MARK: Card states

    private mutating func bind(_ rules: [CardStateRule]) {
        var names: Set<FieldName> = []
        var bound = rules
        for (index, rule) in rules.enumerated() {
            let state = CardStateRule.prefix + rule.name.text
            if rule.name == CardStateRule.reserved {
                add(DefinitionProblem(badState: state), rule.offset)
            } else if !names.insert(rule.name).inserted {
                add(
                    DefinitionProblem(.duplicateState, parameters: ["state": .text(state)]),
                    rule.offset)
            }
            bound[index].when = binder.condition(rule.when)
            problems += bound[index].when.problems
        }
        cardStates.append(bound)
    }
}
