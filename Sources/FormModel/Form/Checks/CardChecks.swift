/// Checks the cards of a form: their words, their expressions, and which items of the page they place.
struct CardChecks {
    /// The names of the items of all pages.
    private let names: Set<FieldName>
    private var suggestions = 16
    private(set) var problems: [DefinitionProblem] = []

    private init(_ form: Form) { names = Set(form.items.compactMap(\.name)) }

    static func problems(of form: Form, _ cards: CardInventory) -> [DefinitionProblem] {
        guard !cards.isEmpty else { return form.compiled.cards.problems }
        var checks = CardChecks(form)
        for parts in cards.pages {
            let page = CardPage(form.pages[parts.page])
            for list in parts.lists { checks.check(list, page) }
        }
        return cards.problems + form.compiled.cards.problems + checks.problems
    }

    /// - Complexity: O(*n*) in the names of the list, whatever the number of items of the page.
    private mutating func check(_ list: CardInventory.PartList, _ page: CardPage) {
        var placed: Set<FieldName> = []
        var always: Set<FieldName> = []
        var conditional: [FieldName] = []
        var isKnown = !list.isIncomplete
        for name in list.names {
            if let problem = problem(of: name, page) {
                isKnown = false
                problems.append(problem)
                continue
            }
            guard name.isPlaced else { continue }
            for item in page.items(placedBy: name.name, name.kind) {
                if !placed.insert(item).inserted {
                    add(.duplicatePlacement, ["name": .text(item.text)], name.place)
                } else if page.canBeFilledIn(item) {
                    if name.isConditional { conditional.append(item) } else { always.insert(item) }
                }
            }
        }
        guard isKnown else { return }
        // A part for all other items leaves out those that another part places, whatever the condition of that part.
        addUnplaced(
            conditional.prefix(CardChecks.shownNames), conditional.count, list,
            hint: "give the items \"visibleWhen\" in place of a condition of the part")
        guard !list.placesRest else { return }
        let left = page.filledIn.lazy.filter { !placed.contains($0) }
        addUnplaced(
            left.prefix(CardChecks.shownNames),
            page.filledIn.count - always.count - conditional.count, list,
            hint: list.mayPlaceRest
                ? "remove the condition of \"fields\""
                : "add \"fields\", which shows all that no other part places")
    }

    /// The number of names in a message.
    private static let shownNames = 12

    private mutating func addUnplaced(
        _ names: some Sequence<FieldName>, _ count: Int, _ list: CardInventory.PartList,
        hint: String
    ) {
        guard count > 0 else { return }
        let names = quoted(names.map(\.text))
        let more = count > CardChecks.shownNames ? " and \(count - CardChecks.shownNames) more" : ""
        add(
            list.isOfLoading ? .unplacedWhileLoading : .unplacedField,
            ["names": .text(names + more), "hint": .text(hint)], list.place)
    }

    /// The problem of a name that the page does not have, or that is that of another kind of item.
    private mutating func problem(
        of name: CardInventory.Name, _ page: CardPage
    ) -> DefinitionProblem? {
        let parameters: IssueParameters = ["name": .text(name.name.text)]
        switch (name.kind, page.kinds[name.name]) {
        case (.button, .button), (.group, .group): return nil
        case (.item, let kind?) where kind != .button: return nil
        case (.group, _?): return name.place.problem(.notAGroup, parameters)
        default: break
        }
        if name.kind != .button, names.contains(name.name) {
            let isButton = page.kinds[name.name] == .button
            guard isButton else { return name.place.problem(.notOnPage, parameters) }
        }
        var unknown = parameters
        if suggestions > 0 {
            suggestions -= 1
            let names = page.names.filter { (page.kinds[$0] == .button) == (name.kind == .button) }
            unknown["nearest"] = Spelling.nearest(to: name.name.text, in: names.map(\.text)).map {
                .text($0)
            }
        }
        return name.place.problem(name.kind == .button ? .unknownButton : .unknownField, unknown)
    }

    private mutating func add(
        _ code: DefinitionCode, _ parameters: IssueParameters, _ place: CardInventory.Place
    ) {
        problems.append(place.problem(code, parameters))
    }
}

/// The items of a page as its card names them.
private struct CardPage {
    /// The kinds of the named items.
    let kinds: [FieldName: FormItem.Kind]
    /// The names, in order.
    let names: [FieldName]
    /// The names of the items in each named section.
    private let sections: [FieldName: [FieldName]]
    /// The items that a person may fill in, in order.
    let filledIn: [FieldName]
    private let filledInSet: Set<FieldName>

    init(_ page: Page) {
        var kinds: [FieldName: FormItem.Kind] = [:]
        var sections: [FieldName: [FieldName]] = [:]
        for (index, item) in page.items.enumerated() {
            guard let name = item.name, kinds[name] == nil || item.kind == .section else {
                continue
            }
            kinds[name] = item.kind
            guard item.kind == .section else { continue }
            let end = min(index + 1 + item.itemCount, page.items.count)
            sections[name, default: []] += page.items[index + 1..<end].filter {
                $0.kind != .section && $0.kind != .button
            }.compactMap(\.name)
        }
        self.kinds = kinds
        self.sections = sections
        names = page.items.compactMap(\.name)
        filledIn = page.items.filter { item in
            item.isInput && item.isShown && item.computed == nil && item.setBy == .person
        }.compactMap(\.name)
        filledInSet = Set(filledIn)
    }

    /// Whether a person may fill in an item.
    func canBeFilledIn(_ name: FieldName) -> Bool { filledInSet.contains(name) }

    /// The items that a part places by a name: all items of a section, or the item itself.
    func items(placedBy name: FieldName, _ kind: CardInventory.Name.Kind) -> [FieldName] {
        kind == .button ? [name] : sections[name] ?? [name]
    }
}
