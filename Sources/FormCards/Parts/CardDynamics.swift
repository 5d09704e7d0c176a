import FormModel

// Whether a card must be drawn again after an answer.
extension Card {
    /// Whether answers to the page may decide what it shows, in another way than by conditions that a page follows.
    ///
    /// What answers decide about other pages, and whether a button that submits can be pressed, is no reason to draw the page
    /// again.
    ///
    /// - Parameter followsConditions: Whether the renderer follows the conditions of `NodeCondition`.
    /// - Returns: Whether they may.
    /// - Complexity: O(*n*) in the items of the page and in the conditions that its answers affect.
    func isDynamic(followsConditions: Bool) -> Bool {
        let affected = AffectedFields(by: self)
        guard affected.hasAnswers else { return false }
        return affected.change(itemsOf: self, followsConditions)
            || affected.changes(textsOf: page, form)
    }
}

/// The fields and conditions on which the answers to a page decide.
private struct AffectedFields {
    private let compiled: CompiledForm
    /// The fields of the page that a person fills in.
    private let own: Set<Int>
    /// The fields of the page, and those of the form that follow from them.
    private let fields: Set<Int>
    private let steps: Set<Int>

    /// Whether the page has something to fill in.
    var hasAnswers: Bool { !own.isEmpty }

    init(by card: Card) {
        let compiled = card.form.compiled
        let items = card.firstItem..<card.firstItem + card.page.items.count
        // What the form calculates is no answer to the page.
        var waiting = items.compactMap { compiled.fieldIndices[$0] }.filter {
            compiled.fields[$0].item.computed == nil
        }
        own = Set(waiting)
        var fields = own
        var steps: Set<Int> = []
        while let field = waiting.popLast() {
            var next = compiled.conditions.readers[field]
            while let index = next.popLast() {
                guard steps.insert(index).inserted else { continue }
                let step = compiled.conditions.steps[index]
                if step.field >= 0, fields.insert(step.field).inserted {
                    waiting.append(step.field)
                }
                // What hides a section or page hides the fields in it.
                if let opened = step.opened {
                    next += compiled.conditions.stepsOfContainer[opened] ?? []
                }
            }
        }
        self.compiled = compiled
        self.fields = fields
        self.steps = steps
    }

    /// Whether the answers show, hide or change items of their page, unless the page follows that.
    func change(itemsOf card: Card, _ followsConditions: Bool) -> Bool {
        let items = card.page.items
        let isChanged = steps.contains { index in
            let step = compiled.conditions.steps[index]
            guard items.indices.contains(step.item - card.firstItem) else { return false }
            if items[step.item - card.firstItem].action == .submit, step.visible == nil {
                return false
            }
            return !(followsConditions && step.isFollowed && step.reads.allSatisfy(own.contains))
        }
        return isChanged
            || own.contains { compiled.fields[$0].rows?.isDynamic(followsConditions) ?? false }
    }

    // MARK: Texts

    /// Whether texts, parts and states of the page show or read what the answers decide.
    func changes(textsOf page: Page, _ form: Form) -> Bool {
        let texts = page.items.flatMap { [$0.title, $0.help] } + [page.help]
        var sources = texts.flatMap { $0?.sources ?? [] }
        sources += page.items.compactMap { $0.requiredWhen?.source }
        sources += page.card.parts?.flatMap(\.sources) ?? []
        // No answer leads to the state of a card that is loading.
        for state in page.card.states where state.state != .loading {
            sources += [state.when?.source].compactMap(\.self)
            sources += state.parts?.flatMap(\.sources) ?? []
        }
        guard !sources.isEmpty else { return false }
        var names = Set(form.values.list.map(\.name.text))
        for field in fields { names.add(compiled.fields[field].item) }
        return sources.contains { source in
            source.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                .contains { names.contains(String($0)) }
        }
    }
}

extension Set<String> {
    /// Adds the words by which an expression can read an item and the items of its rows.
    fileprivate mutating func add(_ item: FormItem) {
        for part in item.name?.text.split(separator: ".") ?? [] { insert(String(part)) }
        formUnion(item.values.list.map(\.name.text))
        for inner in item.items { add(inner) }
    }
}

extension CompiledForm {
    /// Whether answers in a row may decide what the row shows, in another way than by conditions that a page follows.
    fileprivate func isDynamic(_ followsConditions: Bool) -> Bool {
        conditions.steps.contains { !(followsConditions && $0.isFollowed) }
            || fields.contains { $0.rows?.isDynamic(followsConditions) ?? false }
    }
}

extension ConditionStep {
    /// Whether the step only shows or hides an item, by answers.
    fileprivate var isFollowed: Bool {
        isOnlyShown && visible?.answerConditions != nil
    }
}

extension LocalizedText {
    /// The texts in which a value is shown.
    fileprivate var sources: [String] {
        texts.map(\.text).filter { $0.utf8.contains(UInt8(ascii: "{")) }
    }
}

extension CardWord {
    /// The expressions of the part, and its texts that show values.
    fileprivate var sources: [String] {
        [when?.source].compactMap(\.self) + arguments.values.flatMap(\.sources)
    }
}

extension CardArgument {
    fileprivate var sources: [String] {
        switch self {
        case .text(let text): text.sources
        case .expression(let expression): [expression.source]
        case .parts(let parts): parts.flatMap(\.sources)
        case .list(let list): list.flatMap(\.sources)
        case .named(let named): named.values.flatMap(\.sources)
        case .number, .word, .flag, .fields: []
        }
    }
}
