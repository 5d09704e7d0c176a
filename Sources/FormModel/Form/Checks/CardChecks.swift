/// Checks the cards of a form: their words, their expressions, and which items of the page they place.
struct CardChecks {
    /// The names of the items of all pages.
    private let names: Set<FieldName>
    private var suggestions = 16
    private(set) var problems: [DefinitionProblem] = []

    private init(_ form: Form) { names = Set(form.items.compactMap(\.name)) }

    static func problems(of form: Form, _ cards: CardContents) -> [DefinitionProblem] {
        guard !cards.isEmpty else { return form.compiled.cardProblems }
        var checks = CardChecks(form)
        for parts in cards.pages {
            let page = CardPage(form.pages[parts.page])
            for list in parts.lists { checks.check(list, page) }
        }
        return cards.problems + form.compiled.cardProblems + checks.problems
    }

    private mutating func check(_ list: CardContents.PartList, _ page: CardPage) {
        var placed: Set<FieldName> = []
        var isKnown = !list.isIncomplete
        for name in list.names {
            guard let problem = problem(of: name, page) else {
                guard name.isPlaced else { continue }
                for item in page.items(placedBy: name.name, name.kind)
                where !placed.insert(item).inserted {
                    add(.duplicatePlacement, ["name": .text(item.text)], name.place)
                }
                continue
            }
            isKnown = false
            problems.append(problem)
        }
        guard isKnown, !list.placesRest else { return }
        let always = Set(
            list.names.filter { $0.isPlaced && !$0.isConditional }
                .flatMap { page.items(placedBy: $0.name, $0.kind) })
        let missing = page.filledIn.filter { !always.contains($0) }
        guard !missing.isEmpty else { return }
        let names = missing.prefix(12).map { "\"\($0)\"" }
        let more = missing.count > 12 ? " and \(missing.count - 12) more" : ""
        add(
            list.isOfLoading ? .unplacedWhileLoading : .unplacedField,
            ["names": .text(names.joined(separator: ", ") + more)], list.place)
    }

    /// The problem of a name that the page does not have, or that is that of another kind of item.
    private mutating func problem(
        of name: CardContents.Name, _ page: CardPage
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
        _ code: DefinitionCode, _ parameters: IssueParameters, _ place: CardContents.Place
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
    /// The items that a person may fill in.
    let filledIn: [FieldName]

    init(_ page: Page) {
        var kinds: [FieldName: FormItem.Kind] = [:]
        var sections: [FieldName: [FieldName]] = [:]
        for (index, item) in page.items.enumerated() {
            guard let name = item.name, kinds[name] == nil else { continue }
            kinds[name] = item.kind
            guard item.kind == .section else { continue }
            let end = min(index + 1 + item.itemCount, page.items.count)
            sections[name] = page.items[index + 1..<end].filter {
                $0.kind != .section && $0.kind != .button
            }.compactMap(\.name)
        }
        self.kinds = kinds
        self.sections = sections
        names = page.items.compactMap(\.name)
        filledIn = page.items.filter { item in
            item.isInput && item.isShown && item.computed == nil && item.setBy == .person
        }.compactMap(\.name)
    }

    /// The items that a part places by a name: all items of a section, or the item itself.
    func items(placedBy name: FieldName, _ kind: CardContents.Name.Kind) -> [FieldName] {
        kind == .button ? [name] : sections[name] ?? [name]
    }
}
