/// Reads the top-level object of a form file: the form and its pages.
struct FormReader {
    private let vocabulary: Vocabulary
    private var items: ItemReader
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []

    init(vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
        items = ItemReader(vocabulary: vocabulary)
    }

    /// The form if one could be made; it is valid only if there are no errors among ``problems``.
    mutating func form(_ value: JSONValue) -> Form? {
        guard var object = ObjectReader(value, FormKeys.form) else {
            add(
                .wrongType, ["key": .text("form"), "expected": .text("an object in braces")],
                value.offset)
            return nil
        }
        // A newer version may have other keys, so no other problem is reported.
        guard isKnownVersion(&object) else {
            problems += object.problems.filter { $0.problem.code == .unknownVersion }
            return nil
        }
        let id = id(&object)
        let title =
            object.requiredLocalized(.title, hint: "a person reads it above the form.") ?? "?"
        let help = object.localized(.help)
        let locale = locale(&object)
        let policy = object.word(.unknownFields, of: UnknownFields.self) ?? .reject
        let limits = limits(&object)
        let keepsDrafts = object.boolean(.drafts) ?? true
        var reader = ListReader()
        let lists = reader.lists(object.value(.lists))
        problems += reader.problems
        let pages = pages(&object)
        let rules = rules(&object)
        let about = FormFacts(&object)
        var valuesReader = ValuesReader()
        let values = valuesReader.values(object)
        problems += valuesReader.problems
        let endings = endings(&object)
        problems += object.problems + items.problems
        do throws(FormDefinitionError) {
            return try Form(
                id: id, title: title, help: help, locale: locale, unknownFields: policy,
                limits: limits, lists: lists, values: values, rules: rules, endings: endings,
                version: about.version, tags: about.tags, extensions: object.extensions,
                keepsDrafts: keepsDrafts, vocabulary: vocabulary, pages: pages)
        } catch {
            add(
                error, at: object.offset, titleAt: object.value(.title)?.offset,
                leavesOutLists: reader.leavesOut)
            return nil
        }
    }

    /// Finds the problems of items as those of a form that has no other parts.
    mutating func check(_ list: [JSONValue], at offset: Int) {
        let page = Page(items: list.flatMap { items.items($0) })
        problems += items.problems
        do throws(FormDefinitionError) {
            _ = try Form(id: "fragment", title: "?", vocabulary: vocabulary, pages: [page])
        } catch {
            add(error, at: offset, leavesOutLists: false)
        }
    }

    /// Adds the problems of a definition, except those that may follow from unreadable parts, which are reported already.
    private mutating func add(
        _ error: FormDefinitionError, at offset: Int, titleAt titleOffset: Int? = nil,
        leavesOutLists: Bool
    ) {
        for problem in error.problems {
            let offsets = problem.item.map { items.offsets[$0].item(problem.inner) }
            if problem.code == .noItems, problem.item == nil, hasErrors { continue }
            if offsets?.mayFollow(problem.part) == true { continue }
            if items.mayFollow(problem) { continue }
            let mayFollowLists = [.unknownList, .unknownColumn].contains(problem.code)
            if mayFollowLists, leavesOutLists { continue }
            let whole = problem.part == .title ? titleOffset ?? offset : offset
            let place = problem.fileOffset ?? offsets?.offset(of: problem) ?? whole
            problems.append((place, problem))
        }
    }

    /// Adds to warnings their byte offsets in the file.
    func located(
        _ warnings: [DefinitionProblem]
    ) -> [(offset: Int, problem: DefinitionProblem)] {
        warnings.map { warning in
            let offsets = warning.item.map { items.offsets[$0].item(warning.inner) }
            return (warning.fileOffset ?? offsets?.offset(of: warning) ?? 0, warning)
        }
    }

    /// Whether a problem makes the form unusable.
    var hasErrors: Bool { problems.contains { $0.problem.code.severity == .error } }

    private func id(_ object: inout ObjectReader) -> String {
        let id = object.requiredText(.id, hint: "name the form, such as \"loan\".") ?? ""
        if let offset = object.value(.id)?.offset, FieldName(simple: id) == nil {
            object.add(.badName, ["name": .text(id)], at: offset)
        }
        return id
    }

    private func isKnownVersion(_ object: inout ObjectReader) -> Bool {
        guard let value = object.value(.formrun) else {
            object.missing(
                .formrun, hint: "begin the form with \"formrun\": \(FormDocument.version).")
            // Read as the current version, so that all problems of the file are reported at once.
            return true
        }
        guard let found = value.integer, found >= 1 else {
            object.add(
                .wrongType, ["key": .key(.formrun), "expected": .text("a version: 1")],
                at: value.offset)
            return true
        }
        guard found <= FormDocument.version else {
            object.add(
                .unknownVersion,
                ["found": .integer(found), "known": .integer(FormDocument.version)],
                at: value.offset)
            return false
        }
        return true
    }

    private func locale(_ object: inout ObjectReader) -> LanguageTag? {
        guard let text = object.text(.locale) else { return nil }
        guard let tag = LanguageTag(text) else {
            let offset = object.value(.locale)?.offset ?? object.offset
            object.add(.badLanguage, ["tag": .text(text)], at: offset)
            return nil
        }
        let known = vocabulary.languages
        if !known.isEmpty, !known.contains(where: { $0.language == tag.language }) {
            object.add(
                .unknownLanguage,
                ["tag": .text(tag.text), "allowed": .text(quoted(known.map(\.text)))],
                at: object.value(.locale)?.offset ?? object.offset)
        }
        return tag
    }

    private mutating func limits(_ object: inout ObjectReader) -> FieldLimits {
        var limits = FieldLimits()
        guard let value = object.value(.limits) else { return limits }
        guard var reader = ObjectReader(value, FormKeys.limits) else {
            object.add(
                .wrongType, ["key": .key(.limits), "expected": .text("an object in braces")],
                at: value.offset)
            return limits
        }
        limits = FieldLimits(
            textBytes: reader.limit(.textBytes) ?? limits.textBytes,
            listElements: reader.limit(.listElements) ?? limits.listElements,
            groupCells: reader.limit(.groupCells) ?? limits.groupCells)
        problems += reader.problems
        return limits
    }

    private mutating func pages(_ object: inout ObjectReader) -> [Page] {
        if object.value(.pages) != nil {
            object.refuse([.items, .card], in: "a form with \"pages\"")
        }
        if let pages = object.elements(.pages) { return pages.map { page($0) } }
        guard object.value(.items) != nil || object.value(.pages) != nil else {
            object.missing(.items, hint: "list the items of the form, or its pages.")
            return []
        }
        let list = object.elements(.items) ?? []
        return [
            Page(
                card: card(object),
                items: list.flatMap { items.items($0) })
        ]
    }

    private mutating func page(_ value: JSONValue) -> Page {
        guard var object = ObjectReader(value, FormKeys.page) else {
            add(
                .wrongType, ["key": .key(.pages), "expected": .text("a list of objects")],
                value.offset)
            return Page(items: [])
        }
        let title = object.localized(.title)
        let help = object.localized(.help)
        if object.value(.items) == nil {
            object.missing(.items, hint: "list the items of the page.")
        }
        let list = object.elements(.items) ?? []
        if let offset = object.value(.items)?.offset, list.isEmpty {
            object.add(.noItems, [:], at: offset)
        }
        let condition = object.expression(.visibleWhen)
        let rules = rules(&object)
        problems += object.problems
        return Page(
            title: title, help: help, visibleWhen: condition, rules: rules,
            card: card(object), extensions: object.extensions,
            items: list.flatMap { items.items($0) })
    }

    private mutating func card(_ object: ObjectReader) -> CardDefinition {
        guard let value = object.value(.card) else { return CardDefinition() }
        var reader = CardReader(vocabulary.cards)
        let card = reader.card(value)
        problems += reader.problems
        return card
    }

    private mutating func rules(_ object: inout ObjectReader) -> [FormRule] {
        var reader = RuleReader()
        let rules = reader.rules(object.elements(.rules) ?? [])
        problems += reader.problems
        return rules
    }

    private mutating func endings(_ object: inout ObjectReader) -> [FormEnding] {
        var reader = EndingReader()
        let endings = reader.endings(object.elements(.endings) ?? [])
        problems += reader.problems
        return endings
    }

    private mutating func add(_ code: DefinitionCode, _ parameters: IssueParameters, _ offset: Int)
    {
        problems.append((offset, DefinitionProblem(code, parameters: parameters)))
    }
}

extension ObjectReader {
    fileprivate mutating func limit(_ key: FormKey) -> Int? {
        guard let value = value(key) else { return nil }
        guard let limit = value.integer, (1...FieldLimits.maximum).contains(limit) else {
            let expected = "a whole number from 1 to \(FieldLimits.maximum)"
            add(
                .wrongType, ["key": .key(key), "expected": .text(expected)], at: value.offset)
            return nil
        }
        return limit
    }
}
