import FormModel

// Whether a card must be drawn again after an answer.
extension Card {
    /// Whether answers to the page may decide what it shows, in another way than by conditions that a page follows.
    ///
    /// - Parameter followsConditions: Whether the renderer follows the conditions of `NodeCondition`.
    /// - Returns: Whether they may.
    /// - Complexity: O(*n*) in the items of the page and the conditions of the form.
    func isDynamic(followsConditions: Bool) -> Bool {
        let page = page
        let definition = page.card
        let parts = (definition.parts ?? []) + definition.states.flatMap { $0.parts ?? [] }
        if !definition.states.isEmpty || parts.contains(where: \.readsValues) { return true }
        if page.help?.hasPlaces == true { return true }
        let hasChangingTexts = page.items.contains { item in
            item.requiredWhen != nil || item.title.hasPlaces || item.help?.hasPlaces ?? false
        }
        if hasChangingTexts { return true }
        let compiled = form.compiled
        let items = firstItem..<firstItem + page.items.count
        for index in items.compactMap({ compiled.fieldIndices[$0] }) {
            let steps = compiled.conditions.readers[index].map { compiled.conditions.steps[$0] }
            let isFollowed = steps.allSatisfy {
                followsConditions && $0.isFollowed && items.contains($0.item)
            }
            if !isFollowed { return true }
            let rows = compiled.fields[index].rows
            if let rows, rows.isDynamic(followsConditions) { return true }
        }
        return false
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
    /// Whether a value is shown in the text.
    fileprivate var hasPlaces: Bool { contains { $0.utf8.contains(UInt8(ascii: "{")) } }
}

extension CardWord {
    /// Whether the part shows values other than those of its fields.
    fileprivate var readsValues: Bool {
        when != nil || arguments.values.contains(where: \.readsValues)
    }
}

extension CardArgument {
    fileprivate var readsValues: Bool {
        switch self {
        case .text(let text): text.hasPlaces
        case .expression: true
        case .parts(let parts): parts.contains(where: \.readsValues)
        case .list(let list): list.contains(where: \.readsValues)
        case .named(let named): named.values.contains(where: \.readsValues)
        case .number, .word, .flag, .fields: false
        }
    }
}
