/// Compiles the conditions, calculations and rules of a form, and assigns them to their fields.
struct ConditionBuilder {
    let layout: FormLayout
    let scope: ExpressionScope
    private let ownValidators: OwnValidators
    let firstSentence: Int
    /// The conditions of the rows of the lists of the form, by the name of the list.
    private(set) var rulesOfLists: [String: ChoiceRules]
    /// The fields of the form that texts of its lists read, by the name of the list.
    private var readsOfLists: [String: Set<Int>]
    var fields: [FieldBuilder]
    /// The names of the sections, by the index of the heading.
    private(set) var headings: [Int: FieldName] = [:]
    /// The rules over several fields.
    private(set) var rules: [CompiledRule] = []
    /// The steps: those of pages first, the others in any order.
    private(set) var steps: [ConditionStep] = []
    private(set) var problems: [DefinitionProblem] = []
    var binder: ExpressionBinder
    /// The binder of cards, whose texts and expressions the validation of submissions never evaluates.
    var cardBinder: ExpressionBinder
    /// The problems of the texts and expressions of cards, in rows too.
    var cardProblems: [DefinitionProblem] = []
    /// The compiled expressions of cards.
    var cardExpressions: [FormExpression: FormExpression] = [:]
    /// What belongs to the rows of groups in cards, by the field of the group.
    var cardsOfRows: [Int: CardInventory] = [:]
    private var ownerSearch: OwnerSearch
    /// The states of the card of each page.
    private(set) var cardStates: [[CardStateRule]] = []
    /// The sentences of rules, by number; those of the groups behind the form's own.
    private(set) var sentences: [LocalizedText] = []
    /// The fields of enclosing scopes that expressions read.
    private(set) var outerReads = FieldReferences()
    /// The values of rows that are choices; fields with the same ones share the set.
    var rowChoices: [RowChoices.Key: RowChoices] = [:]
    /// Whether expressions read the number of the row.
    var readsRowNumber: Bool { binder.readsRowNumber }
    /// Whether expressions of rows have results over enclosing scopes that are worth a cache, or do so much work that it is
    /// counted.
    private(set) var remembersTotals = false
    /// Whether fields of rows examine lists, which is limited for all rows together.
    private var examinesListsInRows = false
    /// The texts with places.
    var texts = FormTexts()

    /// - Parameters:
    ///   - items: All items, in order.
    ///   - layout: The fields among them.
    ///   - scope: The scope of their expressions.
    ///   - ownValidators: The validators of the fields that read no other field, which are added.
    ///   - firstSentence: The number of the first sentence.
    ///   - rulesOfLists: In rows, the conditions of the rows of the lists of the form.
    ///   - readsOfLists: In rows, the fields of the form that texts of its lists read.
    init(
        _ items: [FormItem], _ layout: FormLayout, scope: ExpressionScope,
        ownValidators: OwnValidators, firstSentence: Int,
        rulesOfLists: [String: ChoiceRules], readsOfLists: [String: Set<Int>]
    ) {
        self.readsOfLists = readsOfLists
        self.rulesOfLists = rulesOfLists
        self.layout = layout
        self.scope = scope
        self.ownValidators = ownValidators
        self.firstSentence = firstSentence
        fields = zip(items.indices.filter { items[$0].holdsValue }, layout.fields).map {
            FieldBuilder(items[$0], at: $0, $1)
        }
        binder = ExpressionBinder(scope: scope, firstSentence: firstSentence)
        cardBinder = ExpressionBinder(scope: scope, firstSentence: 0)
        ownerSearch = OwnerSearch(fieldCount: fields.count)
    }

    mutating func bind(_ items: [FormItem], pages: [Page], rules: [FormRule]) {
        if scope.depth == 0 {
            rulesOfLists = compileRules(of: scope.vocabulary.lists)
            noteTexts(of: scope.vocabulary.lists)
            readsOfLists = texts.readsOfLists
        }
        for (index, page) in pages.enumerated() {
            guard let condition = page.condition else { continue }
            let bound = binder.condition(condition)
            if page.hiding.isEmpty {
                problems += bound.problems
            } else if let own = page.visibleWhen {
                // The problems of the traits are reported with those of the card.
                problems += binder.condition(own).problems
            }
            steps.append(
                ConditionStep(
                    item: -1, field: -1, in: nil, opening: .page(index), visible: bound))
        }
        var containers = ContainerWalk(pages)
        var field = 0
        for (index, item) in items.enumerated() {
            let container = containers.container(around: index)
            if item.kind == .section { headings[index] = item.name }
            bind(item, index, field: item.holdsValue ? field : -1, in: container)
            if item.holdsValue { field += 1 }
            if item.kind == .section { containers.enter(item, at: index) }
        }
        for rule in rules { bind(rule) }
        for (index, page) in pages.enumerated() {
            let key = CardInventory.key(ofPage: index, among: pages.count)
            cardStates.append(bind(page.card.states, key))
            note(page.title, item: nil, part: .whole)
        }
    }

    // MARK: Items

    private mutating func bind(
        _ item: FormItem, _ index: Int, field: Int, in container: ItemContainer?
    ) {
        noteTexts(of: item, index)
        let visible = condition(item.visibleWhen, .visibleWhen, index)
        let enabled = condition(item.enabledWhen, .enabledWhen, index)
        var computed: FormExpression?
        var initial: FormExpression?
        var offered: OfferedChoices?
        if field >= 0 {
            for (position, validator) in item.validators.enumerated() {
                bind(validator, of: field)
                problems += binder.takeSentenceProblems().map {
                    $0.placed(item: index, part: .validator(position))
                }
            }
            if let condition = condition(item.requiredWhen, .requiredWhen, index) {
                fields[field].requirement = condition
                // Where the field is always required, one issue is enough.
                if let code = condition.code, !item.isRequired {
                    fields[field].append(
                        CompiledValidator(
                            RequiredWhen(condition: condition), in: layout,
                            enclosingReads: code.reads.filter { $0.up > 0 }))
                }
            }
            noteTexts(ofListOf: item)
            let own = fields[field].layout
            fields[field].rowNumber = bindRows(item, index, field)
            computed = item.computed.map { expression in
                switch own.role {
                case .sent: binder.calculation(expression, of: own)
                case .value: binder.value(expression, of: own)
                case .ending: binder.condition(expression)
                }
            }
            note(computed, .computed, index, own)
            if let computed {
                let reads = computed.code?.reads ?? []
                ownerSearch.note(
                    field, calculatedFrom: reads.filter { $0.up == 0 }.map(\.field))
            }
            if item.setBy == .program { ownerSearch.note(field, calculatedFrom: []) }
            if item.kind == .input {
                initial = item.defaultExpression.map { binder.calculation($0, of: own) }
                note(initial, .default, index)
                offered = bindChoices(of: item, index, field)
            }
        }
        if field >= 0, fields[field].layout.rows == nil {
            ownValidators.set(fields[field].validators, of: field)
        }
        let rowNumber = field >= 0 ? fields[field].rowNumber : nil
        let isGiven = field >= 0 && item.setBy == .program
        guard
            [visible, enabled, computed, initial, rowNumber].contains(where: { $0 != nil })
                || container != nil || offered != nil || isGiven
        else { return }
        steps.append(
            ConditionStep(
                item: index, field: field, in: container,
                opening: item.kind == .section && visible != nil ? .section(index) : nil,
                visible: visible, enabled: enabled, computed: computed, initial: initial,
                offered: offered, rowNumber: rowNumber, isGiven: isGiven,
                isEnding: field >= 0 && fields[field].layout.role == .ending))
    }

    /// Compiles the conditions of the choices of a field, and adds the validator that refuses what is not offered.
    private mutating func bindChoices(
        of item: FormItem, _ index: Int, _ field: Int
    ) -> OfferedChoices? {
        if fields[field].layout.offersNumbers {
            fields[field].append(
                CompiledValidator(NumberChoicesValidator(item.choices), in: layout))
        }
        if item.valueType == .choices, let alone = ExclusiveChoices(fields[field].layout.choices) {
            fields[field].append(CompiledValidator(alone, in: layout))
        }
        let offered = offered(
            by: item, index, fields[field].layout.list, rulesOfLists, depth: scope.depth)
        guard let offered else { return nil }
        if scope.depth > 0, offered.examinesRows { examinesListsInRows = true }
        let beside = offered.reads.filter { $0.up == 0 }.map { layout.fields[$0.field].name }
        fields[field].append(
            CompiledValidator(
                OfferedValidator(offered: offered, reads: beside), in: layout,
                enclosingReads: offered.reads.filter { $0.up > 0 }))
        fields[field].offered = offered
        return offered
    }

    /// Compiles the number of rows of a group; a list is the number of its entries.
    private mutating func bindRows(
        _ item: FormItem, _ index: Int, _ field: Int
    ) -> FormExpression? {
        guard let source = item.rowSource else { return nil }
        if case .list(let name) = source, let found = scope.find(name.text) {
            guard found.field.valueType == .choices else {
                let parameters: IssueParameters = [
                    "key": .key(.list),
                    "expected": .text("the name of a field of several choices"),
                ]
                problems.append(
                    DefinitionProblem(
                        .wrongType, parameters: parameters, item: index, part: .key(.rows)))
                return nil
            }
            fields[field].rowList = found.reference
        }
        var number = binder.wholeNumber(source.number)
        binder.refuseSecrets(in: &number)
        note(number, .rows, index)
        return number
    }

    private mutating func bind(_ validator: any Validator, of field: Int) {
        let count = binder.enclosingReads.count
        binder.context = DefinitionContext(fields[field].layout, in: layout)
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
        _ expression: FormExpression?, _ key: FormKey, _ item: Int
    ) -> FormExpression? {
        let bound = expression.map { binder.condition($0) }
        note(bound, key, item)
        return bound
    }

    private mutating func note(
        _ expression: FormExpression?, _ key: FormKey, _ item: Int, _ field: FieldLayout? = nil
    ) {
        let helper = field.flatMap { $0.role == .sent ? nil : $0 }
        problems += (expression?.problems ?? []).map {
            $0.placed(item: helper == nil ? item : nil, part: helper?.part ?? .key(key))
        }
    }

    mutating func replaceSteps(_ steps: [ConditionStep]) { self.steps = steps }

    /// Notes for a field of a row that the texts of its list read fields of the form.
    private mutating func noteTexts(ofListOf item: FormItem) {
        guard scope.depth > 0, let list = item.choicesOf?.listName, let reads = readsOfLists[list]
        else { return }
        binder.note(textReads: reads.map { FieldReference(up: scope.depth, field: $0) })
        texts.noteUse()
    }

    // MARK: Groups

    /// Compiles the rows of each group, whose expressions may read the fields beside the group, and gives each group whose
    /// rows have conditions a step.
    mutating func compileRows() {
        for (text, compiled) in binder.compiledSentences { texts.insert(text, compiled) }
        noteReadsOfIssues()
        sentences = binder.sentences
        outerReads = binder.outerReads
        remembersTotals = binder.remembersTotals || examinesListsInRows
        var stepOfField = [Int](repeating: -1, count: fields.count)
        for (index, step) in steps.enumerated() where step.field >= 0 {
            stepOfField[step.field] = index
        }
        for field in fields.indices {
            guard let inner = layout.fields[field].rows else { continue }
            let rows = CompiledForm(
                fields[field].item.items, inner, values: fields[field].item.values,
                texts: [fields[field].item.rowTitle].compactMap(\.self),
                vocabulary: scope.vocabulary, outer: scope,
                firstSentence: firstSentence + sentences.count, rulesOfLists: rulesOfLists,
                readsOfLists: readsOfLists, cards: cardsOfRows[field] ?? CardInventory())
            texts.note(rows: rows)
            cardProblems += rows.cardProblems
            sentences += rows.sentences
            remembersTotals = remembersTotals || rows.remembersTotals
            for read in rows.outerReads where read.up > 1 {
                outerReads.insert(FieldReference(up: read.up - 1, field: read.field))
            }
            if scope.depth == 0,
                let limit = FilterLimit(of: rows, fields[field].item, in: layout)
            {
                fields[field].append(CompiledValidator(limit, in: layout))
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
                    item: fields[field].itemIndex, field: field, in: nil, visible: nil,
                    rows: rows))
        }
    }

    // MARK: Rules

    /// Adds a rule, and gives it to each field that may own it.
    ///
    /// - Parameters:
    ///   - kind: What the rule demands.
    ///   - indices: The fields that it reads.
    /// - Returns: The fields that may own it.
    @discardableResult
    mutating func add(_ kind: CompiledRule.Kind, _ indices: [Int]) -> [Int] {
        // A helper can have no issue.
        let owners = ownerSearch.owners(ofRuleOver: indices).filter { !fields[$0].isHelper }
        for field in owners { fields[field].append(rule: rules.count) }
        // Issues name fields that have a title, and so the owners instead of a named value.
        let named = indices.contains { fields[$0].isHelper } ? owners : indices
        rules.append(
            CompiledRule(
                kind: kind, names: named.map { fields[$0].name }, fields: indices, owners: owners))
        return owners
    }

    mutating func add(_ problem: DefinitionProblem, _ offset: Int?) {
        var problem = problem
        problem.fileOffset = offset
        problems.append(problem)
    }

    mutating func add(_ problems: [DefinitionProblem]) { self.problems += problems }
}

/// Finds the innermost container with a condition around each item, in order.
private struct ContainerWalk {
    /// The index behind the last item of each page, and the page if it has a condition.
    private var pages: ArraySlice<(end: Int, container: ItemContainer?)>
    /// The sections with a condition around the present item, with the index behind their last item.
    private var sections: [(end: Int, container: ItemContainer)] = []

    init(_ pages: [Page]) {
        var end = 0
        self.pages =
            pages.enumerated().map { index, page in
                end += page.items.count
                return (end, page.condition == nil ? nil : .page(index))
            }[...]
    }

    mutating func container(around item: Int) -> ItemContainer? {
        while let last = sections.last, last.end <= item { sections.removeLast() }
        while let page = pages.first, page.end <= item { pages.removeFirst() }
        return sections.last?.container ?? pages.first?.container
    }

    /// Continues with the items of a section.
    mutating func enter(_ section: FormItem, at index: Int) {
        guard section.visibleWhen != nil else { return }
        sections.append((index + 1 + section.itemCount, .section(index)))
    }
}

extension FieldLayout {
    /// The part of the form that a helper is made of; `nil` for another field.
    var part: DefinitionProblem.Part? {
        switch role {
        case .sent: nil
        case .value: .key(.values, of: name)
        case .ending: .key(.endings, of: name, .when)
        }
    }
}
