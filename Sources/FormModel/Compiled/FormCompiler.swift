/// What is compiled as one record: a form, or the rows of a group.
struct RecordDefinition {
    /// All items in order, and behind them those of the named values and of the conditions of endings.
    let items: [FormItem]
    /// The fields among them.
    let layout: FormLayout
    let endings: [FormEnding]
    /// The pages of the items; none for the items of rows.
    let pages: [Page]
    /// Rules over several fields.
    let rules: [FormRule]
    /// The texts of the form itself, or of each row.
    let texts: [LocalizedText]
    /// What the cards of the form contain, or what they contain about the rows.
    let cards: CardInventory

    /// - Parameters:
    ///   - items: All items, in order.
    ///   - layout: The fields among them.
    ///   - values: The named values.
    ///   - endings: The endings of the form.
    ///   - pages: The pages of the items; none for the items of rows.
    ///   - rules: Rules over several fields, besides those of the pages.
    ///   - texts: The texts of the form itself, or of each row.
    ///   - cards: What the cards of the form contain, or what they contain about the rows.
    init(
        _ items: [FormItem], _ layout: FormLayout, values: NamedValues,
        endings: [FormEnding] = [], pages: [Page] = [], rules: [FormRule] = [],
        texts: [LocalizedText], cards: CardInventory
    ) {
        let helpers = values.list.map(\.expression) + endings.compactMap(\.when)
        self.items = items + FormItem.helpers(of: layout, helpers)
        self.layout = layout
        self.endings = endings
        self.pages = pages
        self.rules = pages.flatMap(\.rules) + rules
        self.texts = texts
        self.cards = cards
    }
}

/// What the rows of a group take over from the record around them.
struct EnclosingRecord {
    let scope: ExpressionScope
    /// The index of the group among the fields of that record.
    let group: Int
    let groupName: FieldName
    /// The number of the first message of the rows.
    let firstSentence: Int
    /// The conditions of the rows of the lists of the form, by the name of the list.
    let rulesOfLists: [String: ChoiceRules]
    /// For each list of the form whose texts read fields of the form, these fields.
    let readsOfLists: [String: Set<Int>]
}

/// Compiles a form, or the rows of a group: each part of an item by the builder of that part.
struct FormCompiler {
    private let record: RecordDefinition
    private let ownValidators: OwnValidators
    private(set) var binder: ExpressionBinder
    private(set) var fields: [FieldBuilder]
    private var choices: ChoiceBuilder
    private(set) var rules: RuleBuilder
    private(set) var conditions: ConditionBuilder
    private(set) var texts: TextBuilder
    private(set) var cards: CardBuilder
    /// The fields of enclosing scopes that expressions read, in rows too.
    private(set) var enclosingReads = FieldReferences()
    /// Whether expressions of rows have results over enclosing scopes that are worth a cache, or do so much work that it is
    /// counted.
    private(set) var remembersTotals = false

    /// - Parameters:
    ///   - record: What is compiled.
    ///   - vocabulary: The functions of expressions.
    ///   - enclosing: The record around the rows; `nil` for the form.
    init(
        _ record: RecordDefinition, _ vocabulary: ExpressionVocabulary,
        in enclosing: EnclosingRecord?
    ) {
        self.record = record
        ownValidators = OwnValidators()
        let scope = ExpressionScope(
            record.layout, vocabulary: vocabulary, enclosing: enclosing?.scope,
            group: enclosing?.group, validation: ownValidators)
        binder = ExpressionBinder(scope: scope, firstSentence: enclosing?.firstSentence ?? 0)
        let items = record.items
        fields = zip(items.indices.filter { items[$0].holdsValue }, record.layout.fields).map {
            FieldBuilder(items[$0], at: $0, $1)
        }
        choices = ChoiceBuilder(rulesOfLists: enclosing?.rulesOfLists ?? [:])
        rules = RuleBuilder(fieldCount: fields.count)
        conditions = ConditionBuilder(
            record, itemOfField: fields.map(\.itemIndex), of: enclosing?.group)
        texts = TextBuilder(record.texts, in: enclosing)
        cards = CardBuilder(record.layout, in: scope)
        if enclosing == nil {
            choices.compileRules(of: vocabulary.lists, &binder)
            texts.note(vocabulary.lists, &binder)
        }
        conditions.bindPages(&binder)
        bindItems()
        for rule in record.rules { rules.bind(rule, &fields, &binder) }
        bindTexts()
        compileRows()
        conditions.attachEndings()
    }

    private mutating func bindItems() {
        var containers = ContainerWalk(record.pages)
        var field = 0
        for (index, item) in record.items.enumerated() {
            let container = containers.container(around: index)
            bind(item, index, field: item.holdsValue ? field : nil, in: container)
            if item.holdsValue { field += 1 }
            if item.kind == .section { containers.enter(item, at: index) }
        }
    }

    private mutating func bind(
        _ item: FormItem, _ index: Int, field: Int?, in container: ItemContainer?
    ) {
        texts.note(item, index, &binder)
        var expressions = ItemExpressions()
        expressions.visible = binder.condition(
            item.visibleWhen, item: index, part: .key(.visibleWhen))
        expressions.enabled = binder.condition(
            item.enabledWhen, item: index, part: .key(.enabledWhen))
        if let field { bind(item, field, &expressions) }
        conditions.add(expressions, of: item, index, field: field, in: container)
    }

    private mutating func bind(
        _ item: FormItem, _ field: Int, _ expressions: inout ItemExpressions
    ) {
        let layout = record.layout
        fields[field].bindValidators(in: layout, &binder)
        fields[field].bindRequirement(in: layout, &binder)
        fields[field].note(readsOfList: texts.noteUse(ofListOf: item, &binder))
        fields[field].bindRowNumber(&binder)
        expressions.rowNumber = fields[field].rowNumber
        expressions.computed = fields[field].calculation(&binder)
        expressions.isGiven = item.setBy == .program
        expressions.isEnding = fields[field].layout.role == .ending
        rules.note(expressions, of: field)
        if item.kind == .input {
            expressions.initial = fields[field].initial(&binder)
            fields[field].bindChoices(in: layout, &choices, &binder)
            expressions.offered = fields[field].offered
        }
        if fields[field].layout.rows == nil {
            ownValidators.set(fields[field].validators, of: field)
        }
    }

    /// Compiles the cards, and the texts that belong to no item.
    private mutating func bindTexts() {
        let pages = record.pages
        for (index, page) in pages.enumerated() {
            let key = CardInventory.key(ofPage: index, among: pages.count)
            cards.bind(page.card.states, key, &texts)
            texts.note(page.title, item: nil, part: .whole, &binder)
            texts.note(page.help, item: nil, part: .whole, hasMarkup: true, &binder)
        }
        texts.noteRecord(&binder)
        for ending in record.endings { texts.note(ending, &binder) }
        cards.bind(record.cards, &texts)
        texts.addSentences(of: binder)
        noteReadsOfIssues()
    }

    /// Notes for each field which fields the texts of its issues read, so that it is validated again when they change.
    private mutating func noteReadsOfIssues() {
        guard texts.texts.isUsed else { return }
        for index in fields.indices {
            let item = fields[index].item
            var titles = [item.title]
            var names = item.validators.flatMap(\.reads)
            for rule in fields[index].rules {
                names += rules.list[rule].names
                if case .check(_, let sentence?) = rules.list[rule].kind {
                    titles.append(binder.sentences[sentence - binder.firstSentence])
                }
            }
            for other in Set(names.compactMap(record.layout.index)) {
                titles.append(fields[other].item.title)
            }
            titles += fields[index].layout.wordsWithPlaces
            for text in titles + item.messages.values {
                if let text = texts.texts[text] { fields[index].append(issueText: text) }
            }
        }
    }

    /// Compiles the rows of each group, whose expressions may read the fields beside the group, and gives each group whose
    /// rows have conditions a step.
    private mutating func compileRows() {
        let scope = binder.scope
        enclosingReads = binder.enclosingReads
        remembersTotals = binder.remembersTotals || choices.examinesListsInRows
        for field in fields.indices {
            guard let layout = record.layout.fields[field].rows else { continue }
            let group = fields[field].item
            let rows = CompiledForm(
                RecordDefinition(
                    group.items, layout, values: group.values,
                    texts: [group.rowTitle].compactMap(\.self),
                    cards: cards.contents(ofRows: field)),
                vocabulary: scope.vocabulary,
                in: EnclosingRecord(
                    scope: scope, group: field, groupName: record.layout.fields[field].name,
                    firstSentence: binder.firstSentence + texts.texts.sentences.count,
                    rulesOfLists: choices.rulesOfLists, readsOfLists: texts.readsOfLists))
            texts.add(rows.texts)
            cards.add(rows.cards)
            remembersTotals = remembersTotals || rows.remembersTotals
            for read in rows.enclosingReads where read.up > 1 {
                enclosingReads.insert(FieldReference(up: read.up - 1, field: read.field))
            }
            fields[field].attach(rows, in: record.layout, isOfForm: scope.depth == 0)
            conditions.attach(rows, to: field)
        }
        conditions.sort()
    }
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
