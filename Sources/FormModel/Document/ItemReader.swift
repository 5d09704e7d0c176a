/// Reads the items of a form file.
///
/// An item that is partly unreadable is made from its readable parts, so that all problems of a
/// file are reported at once.
struct ItemReader {
    let vocabulary: Vocabulary
    var problems: [(offset: Int, problem: DefinitionProblem)] = []
    var offsets: [ItemOffsets] = []

    init(vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
    }

    /// The keys at whose values problems of the definition are found.
    private static let located: [FormKey] = [
        .requiredWhen, .setBy, .shown, .enabledWhen, .computed, .trueTitle, .falseTitle, .unit,
        .unitBefore, .autocomplete, .suggestions, .control, .confirm, .items, .rowTitle, .as, .key,
        .unknownFields,
    ]

    /// Whether a problem of an expression or rule may be a consequence of an item that could not be
    /// read.
    func mayFollow(_ problem: DefinitionProblem) -> Bool {
        guard problem.fileOffset != nil else { return false }
        switch problem.code {
        case .unknownField, .unknownButton, .notAGroup:
            return offsets.contains { $0.lacks(.name) }
        case .expressionType, .unknownChoice: return offsets.contains { $0.lacks(.values) }
        default: return false
        }
    }

    mutating func item(_ value: JSONValue) -> FormItem {
        offsets.append(ItemOffsets(whole: value.offset))
        let kind = kind(of: value)
        if kind == nil { add(unreadable: .kind) }
        guard var object = ObjectReader(value, itemOf: kind) else {
            add(
                .wrongType, ["key": .key(.items), "expected": .text("a list of objects")],
                value.offset)
            return .label("?")
        }
        for key in ItemReader.located {
            locate(.key(key), at: object.value(key)?.offset)
        }
        let item = read(&object, kind)
        // The keys of an item of unknown type cannot be checked.
        problems += kind == nil ? [] : object.problems
        return item
    }

    private mutating func kind(of value: JSONValue) -> FormItem.Kind? {
        guard let members = value.members else { return nil }
        let allowed = FormItem.Kind.allCases.map(\.rawValue)
        guard let type = members.first(where: { $0.key.hasSameBytes(as: .type) })?.value else {
            add(
                .missingKey,
                ["key": .key(.type), "hint": .text("use \(quoted(allowed)).")], value.offset)
            return nil
        }
        guard let word = type.string else {
            add(
                .wrongType, ["key": .key(.type), "expected": .text("one of \(quoted(allowed))")],
                type.offset)
            return nil
        }
        if let kind = ObjectReader.word(word, of: FormItem.Kind.self) { return kind }
        addUnknown(.unknownItemType, word, allowed, at: .type, type.offset)
        return nil
    }

    private mutating func read(_ object: inout ObjectReader, _ kind: FormItem.Kind?) -> FormItem {
        locate(.title, at: object.value(.title)?.offset)
        let isSection = kind == .section
        let title =
            isSection
            ? heading(&object) : object.requiredLocalized(.title, hint: "a person reads it.")
        let name = name(&object, isNeeded: kind != nil && kind != .label && !isSection)
        let isNameless = name == nil && kind != .label && (!isSection || object.value(.name) != nil)
        if kind == nil || isNameless { add(unreadable: .name) }
        let isAnswered = kind != .label && kind != .button
        let common = FormItem.Common(
            name: name, title: title ?? (isSection ? "" : "?"),
            key: isAnswered ? object.text(.key) : nil,
            visibleWhen: object.expression(.visibleWhen), extensions: object.extensions)
        let body: ItemBody =
            switch kind {
            case .label, nil: .label
            case .input: .input(Shared(input(&object)))
            case .secureInput: .secureInput(Shared(secret(&object)))
            case .button: .button(Shared(button(&object)))
            case .group: .group(Shared(group(&object)))
            case .section: .section(Shared(section(&object)))
            }
        return FormItem(common, body)
    }

    private mutating func heading(_ object: inout ObjectReader) -> LocalizedText? {
        let title = object.localized(.title)
        if let title, title.isBlank, let offset = object.value(.title)?.offset {
            object.add(.emptyText, [:], at: offset)
        }
        return title
    }

    private mutating func answer(_ object: inout ObjectReader) -> ItemBody.Answer {
        ItemBody.Answer(
            help: object.localized(.help), validators: validators(&object),
            isOutput: object.boolean(.output) ?? true, isShown: object.boolean(.shown) ?? true,
            messages: messages(&object), enabledWhen: object.expression(.enabledWhen),
            requiredWhen: object.expression(.requiredWhen))
    }

    private mutating func input(_ object: inout ObjectReader) -> ItemBody.Input {
        let valueType = valueType(&object)
        let choices = choices(&object, valueType)
        let answer = answer(&object)
        let suggestions = suggestions(&object)
        let words = FieldWords(
            object.localized(.trueTitle), object.localized(.falseTitle),
            unit: object.localized(.unit), unitBefore: object.localized(.unitBefore))
        return ItemBody.Input(
            answer: Shared(answer), valueType: valueType,
            placeholder: object.localized(.placeholder), autocomplete: object.text(.autocomplete),
            suggestions: suggestions.texts, suggestionsFrom: suggestions.source,
            control: control(&object),
            start: start(&object, valueType), words: words, choices: choices.list,
            choicesOf: choices.source, formatter: formatter(&object, answer.validators),
            setBy: object.word(.setBy, of: FormItem.Setter.self) ?? .person,
            computed: object.expression(.computed))
    }

    private mutating func secret(_ object: inout ObjectReader) -> ItemBody.Secret {
        let answer = answer(&object)
        return ItemBody.Secret(
            answer: Shared(answer), autocomplete: object.text(.autocomplete),
            formatter: formatter(&object, answer.validators),
            isConfirmed: object.boolean(.confirm) ?? false)
    }

    private mutating func button(_ object: inout ObjectReader) -> ItemBody.Button {
        ItemBody.Button(action: action(&object), enabledWhen: object.expression(.enabledWhen))
    }

    /// Reads a section; its items are read last, because their offsets follow those of the section.
    private mutating func section(_ object: inout ObjectReader) -> ItemBody.Section {
        ItemBody.Section(
            help: object.localized(.help), unknownFields: unknownFields(&object),
            items: items(ofSection: &object))
    }

    /// Reads the items of a section, and adds their offsets to those of the list of the section.
    private mutating func items(ofSection object: inout ObjectReader) -> [FormItem] {
        if object.value(.items) == nil {
            object.missing(.items, hint: "list the items of the section.")
        }
        let list = object.elements(.items) ?? []
        // A missing list is reported above, and an empty one by the checks of the definition.
        if object.value(.items)?.kind != .array { add(unreadable: .values) }
        return list.flatMap { items($0) }
    }

    private mutating func group(_ object: inout ObjectReader) -> ItemBody.Group {
        let source = rowSource(&object)
        // Limits beside the number of rows have been reported.
        let isLimited = object.value(.rows) == nil
        let min = isLimited ? rowCount(.min, least: 0, &object) : nil
        let max = isLimited ? rowCount(.max, least: 1, &object) : nil
        if object.value(.items) == nil {
            object.missing(.items, hint: "list the items of each row.")
        }
        let list = object.elements(.items) ?? []
        // A missing list is reported above, and an empty one by the checks of the definition.
        let before = offsets
        offsets = []
        let items = list.flatMap { self.items($0) }
        let inner = offsets
        offsets = before
        offsets[offsets.count - 1].add(items: inner)
        if object.value(.items)?.kind != .array || inner.contains(where: { $0.lacks(.kind) }) {
            add(unreadable: .values)
        }
        var values = ValuesReader()
        let named = values.values(object)
        problems += values.problems
        return ItemBody.Group(
            answer: Shared(answer(&object)), rowTitle: object.localized(.rowTitle),
            rows: defaultRows(&object, items), items: items.inOneList, minimumRows: min ?? 0,
            maximumRows: max ?? Swift.max(FormItem.defaultMaximumRows, min ?? 0),
            rowSource: source, rowShape: object.word(.as, of: RowSource.Shape.self) ?? .list,
            unknownFields: unknownFields(&object), values: named
        )
    }

    private mutating func unknownFields(_ object: inout ObjectReader) -> UnknownFields? {
        object.word(.unknownFields, of: UnknownFields.self)
    }

    private mutating func rowCount(
        _ key: FormKey, least: Int, _ object: inout ObjectReader
    ) -> Int? {
        guard let value = object.value(key) else { return nil }
        locate(.key(key), at: value.offset)
        guard let count = value.integer, count >= least else {
            let isExpression = value.members?.value(.expression) != nil
            let hint =
                isExpression
                ? "; the key \"rows\" takes the number of rows from an expression"
                : ""
            object.add(
                .wrongType,
                ["key": .key(key), "expected": .text("a whole number from \(least)\(hint)")],
                at: value.offset)
            return nil
        }
        return count
    }

    private mutating func name(_ object: inout ObjectReader, isNeeded: Bool) -> FieldName? {
        guard let value = object.value(.name) else {
            if isNeeded { object.missing(.name, hint: "name the item, uniquely in the form.") }
            return nil
        }
        locate(.name, at: value.offset)
        guard let text = object.text(.name) else { return nil }
        guard let name = FieldName(simple: text) else {
            object.add(.badName, ["name": .text(text)], at: value.offset)
            return nil
        }
        return name
    }

    private mutating func action(_ object: inout ObjectReader) -> ButtonAction? {
        guard let value = object.value(.action) else {
            object.missing(.action, hint: "use \(quoted(ButtonAction.words)) or a name.")
            return nil
        }
        guard let word = object.text(.action) else { return nil }
        guard let action = ButtonAction(word) else {
            object.add(.badName, ["name": .text(word)], at: value.offset)
            return nil
        }
        if case .custom = action,
            let nearest = Spelling.almost(word, in: ButtonAction.words)
        {
            object.add(
                .misspeltAction, ["name": .text(word), "nearest": .text(nearest)], at: value.offset)
        }
        return action
    }

    /// Records where a part of the item is that is being read.
    mutating func locate(_ part: DefinitionProblem.Part, at offset: Int?) {
        offsets[offsets.count - 1].add(part, at: offset)
    }

    /// Records that a part of the item cannot be read from which other problems may follow.
    mutating func add(unreadable cause: ItemOffsets.Cause) {
        offsets[offsets.count - 1].add(unreadable: cause)
    }

    /// Whether such a part of the item cannot be read.
    func lacks(_ cause: ItemOffsets.Cause) -> Bool { offsets[offsets.count - 1].lacks(cause) }

    mutating func addUnknown(
        _ code: DefinitionCode, _ word: String, _ allowed: [String], at place: ForeignWord.Place,
        _ offset: Int
    ) {
        problems.append((offset, DefinitionProblem(unknown: code, word, allowed, at: place)))
    }

    mutating func add(
        _ code: DefinitionCode, _ parameters: IssueParameters, _ offset: Int
    ) {
        problems.append((offset, DefinitionProblem(code, parameters: parameters)))
    }
}
