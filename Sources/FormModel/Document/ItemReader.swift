/// Reads the items of a form file.
///
/// An item that is partly unreadable is made from its readable parts, so that all problems of a
/// file are reported at once.
struct ItemReader {
    private let vocabulary: Vocabulary
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []
    private(set) var offsets: [ItemOffsets] = []

    init(vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
    }

    private static let later = ["mask", "card"]

    /// Whether a problem of an expression or rule may be a consequence of an item that could not be
    /// read.
    func mayFollow(_ problem: DefinitionProblem) -> Bool {
        guard problem.fileOffset != nil else { return false }
        switch problem.code {
        case .unknownField: return offsets.contains(where: \.isNameless)
        case .expressionType, .unknownChoice: return offsets.contains(where: \.isUnsure)
        default: return false
        }
    }

    mutating func item(_ value: JSONValue) -> FormItem {
        offsets.append(ItemOffsets(whole: value.offset))
        let kind = kind(of: value)
        offsets[offsets.count - 1].isUnreadable = kind == nil
        guard
            var object = ObjectReader(
                value, owner: kind?.withArticle ?? "an item",
                keys: kind.map(FormKeys.names) ?? FormKeys.namesOfItems,
                misplaced: FormKeys.namesOfItems, later: ItemReader.later)
        else {
            add(
                .wrongType, ["key": .text("items"), "expected": .text("a list of objects")],
                value.offset)
            return .label("?")
        }
        var item = read(&object, kind: kind ?? .label)
        if kind == nil { offsets[offsets.count - 1].isNameless = true }
        item.visibleWhen = object.expression("visibleWhen")
        item.enabledWhen = object.expression("enabledWhen")
        item.requiredWhen = object.expression("requiredWhen")
        offsets[offsets.count - 1].keys["requiredWhen"] = object.value("requiredWhen")?.offset
        item.computed = object.expression("computed")
        if let initial = defaultExpression(object) { item.defaultExpression = initial }
        // The keys of an item of unknown type cannot be checked.
        problems += kind == nil ? [] : object.problems
        return item
    }

    private mutating func kind(of value: JSONValue) -> FormItem.Kind? {
        guard let members = value.members else { return nil }
        let allowed = FormItem.Kind.allCases.map(\.rawValue)
        guard let type = members.first(where: { $0.key.hasSameBytes(as: "type") })?.value else {
            add(
                .missingKey,
                ["key": .text("type"), "hint": .text("use \(quoted(allowed)).")], value.offset)
            return nil
        }
        guard let word = type.string else {
            add(
                .wrongType, ["key": .text("type"), "expected": .text("one of \(quoted(allowed))")],
                type.offset)
            return nil
        }
        if let kind = ObjectReader.word(word, of: FormItem.Kind.self) { return kind }
        addUnknown(.unknownItemType, word, allowed, type.offset)
        return nil
    }

    private mutating func read(_ object: inout ObjectReader, kind: FormItem.Kind) -> FormItem {
        let last = offsets.count - 1
        offsets[last].title = object.value("title")?.offset
        let title = object.requiredLocalized("title", hint: "a person reads it.") ?? "?"
        let name = name(&object, isNeeded: kind != .label)
        if name == nil, kind != .label { offsets[last].isNameless = true }
        if kind == .group { return group(&object, name, title) }
        guard kind == .input || kind == .secureInput else {
            return FormItem(
                kind: kind, name: name, title: title,
                action: kind == .button ? action(&object) : nil)
        }
        let valueType = kind == .input ? valueType(&object) : .text
        let offered = kind == .input ? choices(&object) : (list: [], name: nil)
        return FormItem(
            kind: kind, name: name, title: title, help: object.localized("help"),
            placeholder: kind == .input ? object.localized("placeholder") : nil,
            defaultValue: kind == .input ? defaultValue(&object, valueType) : .empty,
            valueType: valueType, choices: offered.list, choicesFrom: offered.name,
            validators: validators(&object), formatter: formatter(&object),
            isOutput: object.boolean("output") ?? true, messages: messages(&object))
    }

    private mutating func group(
        _ object: inout ObjectReader, _ name: FieldName?, _ title: LocalizedText
    ) -> FormItem {
        let min = rowCount("min", least: 0, &object)
        let max = rowCount("max", least: 1, &object)
        if object.value("items") == nil {
            object.missing("items", hint: "list the items of each row.")
        }
        let last = offsets.count - 1
        offsets[last].keys["items"] = object.value("items")?.offset
        let list = object.elements("items") ?? []
        // A missing list is reported above, and an empty one by the checks of the definition.
        let outer = offsets
        offsets = []
        let items = list.map { item($0) }
        let inner = offsets
        offsets = outer
        offsets[last].items = inner
        offsets[last].isUnsure =
            object.value("items")?.kind != .array || inner.contains(where: \.isUnreadable)
        return FormItem(
            kind: .group, name: name, title: title, help: object.localized("help"),
            valueType: .group, validators: validators(&object),
            isOutput: object.boolean("output") ?? true,
            messages: messages(&object), items: items, minimumRows: min ?? 0,
            maximumRows: max ?? Swift.max(FormItem.defaultMaximumRows, min ?? 0))
    }

    private mutating func rowCount(
        _ key: String, least: Int, _ object: inout ObjectReader
    ) -> Int? {
        guard let value = object.value(key) else { return nil }
        offsets[offsets.count - 1].keys[key] = value.offset
        guard let count = value.integer, count >= least else {
            object.add(
                .wrongType,
                ["key": .text(key), "expected": .text("a whole number from \(least)")],
                at: value.offset)
            return nil
        }
        return count
    }

    private mutating func name(_ object: inout ObjectReader, isNeeded: Bool) -> FieldName? {
        guard let value = object.value("name") else {
            if isNeeded { object.missing("name", hint: "name the item, uniquely in the form.") }
            return nil
        }
        offsets[offsets.count - 1].name = value.offset
        guard let text = object.text("name") else { return nil }
        guard let name = FieldName(text) else {
            object.add(.badName, ["name": .text(text)], at: value.offset)
            return nil
        }
        return name
    }

    private mutating func action(_ object: inout ObjectReader) -> ButtonAction? {
        guard let value = object.value("action") else {
            object.missing(
                "action", hint: "use \"submit\", \"reset\", \"back\", \"next\" or a name.")
            return nil
        }
        guard let word = object.text("action") else { return nil }
        guard let action = ButtonAction(word) else {
            object.add(.badName, ["name": .text(word)], at: value.offset)
            return nil
        }
        return action
    }

    private mutating func valueType(_ object: inout ObjectReader) -> ValueType {
        guard let value = object.value("value") else { return .text }
        offsets[offsets.count - 1].value = value.offset
        offsets[offsets.count - 1].isUnsure = true
        guard let word = object.text("value") else { return .text }
        if let type = ObjectReader.word(word, of: ValueType.self), type != .group {
            offsets[offsets.count - 1].isUnsure = false
            return type
        }
        addUnknown(
            .unknownValueType, word, ValueType.ofInputs.map(\.rawValue), value.offset)
        return .text
    }

    private mutating func defaultValue(
        _ object: inout ObjectReader, _ type: ValueType
    ) -> FieldValue {
        guard let value = object.value("default") else { return .empty }
        let isTypeKnown = !offsets[offsets.count - 1].isUnsure
        offsets[offsets.count - 1].defaultValue = value.offset
        switch (value.kind, type) {
        case (.null, _), (.object, _): return .empty
        case (.boolean, .boolean): return .boolean(value.boolean ?? false)
        case (.number, .integer), (.number, .decimal):
            if let number = value.number { return .decimal(number) }
        case (.string, .choice): return .choice(value.string ?? "")
        case (.string, .text), (.string, .multiline), (.string, .date), (.string, .time),
            (.string, .dateTime), (.string, .localDateTime), (.string, .duration),
            (.string, .decimal):
            return .text(value.string ?? "")
        case (.array, .choices):
            let list = value.elements?.compactMap(\.string) ?? []
            if list.count == value.elements?.count { return .choices(list) }
        case (.array, .texts):
            let list = value.elements?.compactMap(\.string) ?? []
            if list.count == value.elements?.count { return .texts(list) }
        default: break
        }
        guard isTypeKnown else { return .empty }
        object.add(
            .wrongType,
            ["key": .text("default"), "expected": .text("a value of type \(type.rawValue)")],
            at: value.offset)
        return .empty
    }

    /// The expression of the default if that is an object; a misplaced key `default` has been
    /// reported already.
    private mutating func defaultExpression(_ object: ObjectReader) -> FormExpression? {
        guard let value = object.value("default"), offsets[offsets.count - 1].defaultValue != nil,
            var object = ObjectReader(value, owner: "a default", keys: ["expression"])
        else { return nil }
        if object.value("expression") == nil {
            object.missing(
                "expression", hint: "write one, such as \"today() + days(14)\".")
        }
        let expression = object.expression("expression")
        problems += object.problems
        return expression
    }

    /// The listed choices, or the name of choices that are fetched.
    private mutating func choices(
        _ object: inout ObjectReader
    ) -> (list: [Choice], name: String?) {
        guard let value = object.value("choices"),
            var remote = ObjectReader(value, owner: "choices", keys: ["remote"])
        else { return (listedChoices(&object), nil) }
        let name = remote.requiredText(
            "remote", hint: "name the choices that are fetched, or list them in square brackets.")
        problems += remote.problems
        offsets[offsets.count - 1].keys["choices"] = (remote.value("remote") ?? value).offset
        if name == nil { offsets[offsets.count - 1].isUnsure = true }
        return ([], name)
    }

    private mutating func listedChoices(_ object: inout ObjectReader) -> [Choice] {
        (object.elements("choices") ?? []).map { element in
            offsets[offsets.count - 1].choices.append(element.offset)
            if let value = element.string { return Choice(value) }
            guard
                var choice = ObjectReader(
                    element, owner: "a choice", keys: FormKeys.choice.map(\.name))
            else {
                object.add(
                    .wrongType,
                    [
                        "key": .text("choices"),
                        "expected": .text("a list of texts, or of objects with value and title"),
                    ], at: element.offset)
                offsets[offsets.count - 1].isUnsure = true
                return Choice("?")
            }
            let value = choice.requiredText("value", hint: "it is the value in the answers.")
            let title = choice.localized("title")
            problems += choice.problems
            if value == nil { offsets[offsets.count - 1].isUnsure = true }
            return Choice(value ?? "?", title: title)
        }
    }

    private mutating func validators(_ object: inout ObjectReader) -> [any Validator] {
        var reader = WordReader(vocabulary: vocabulary)
        let made = reader.validators(object.elements("validators") ?? [], key: "validators")
        problems += reader.problems
        offsets[offsets.count - 1].validators = made.offsets
        return made.validators
    }

    private mutating func formatter(_ object: inout ObjectReader) -> (any InputFormatter)? {
        guard let value = object.value("formatter") else { return nil }
        offsets[offsets.count - 1].formatter = value.offset
        var reader = WordReader(vocabulary: vocabulary)
        defer { problems += reader.problems }
        return reader.formatter(value)
    }

    private mutating func messages(
        _ object: inout ObjectReader
    ) -> [String: LocalizedText] {
        guard let value = object.value("messages") else { return [:] }
        guard let members = value.members else {
            object.add(
                .wrongType,
                ["key": .text("messages"), "expected": .text("an object of sentences by code")],
                at: value.offset)
            return [:]
        }
        var messages: [String: LocalizedText] = [:]
        for (code, keyOffset, sentence) in members {
            // No code is longer, and hashing a hostile `String` could take quadratic time.
            guard code.utf8.count <= FieldName.maximumLength else {
                object.add(.unknownMessageCode, ["code": .text(code)], at: keyOffset)
                continue
            }
            offsets[offsets.count - 1].messages[code] = keyOffset
            let reading = LocalizedTextReader.read(sentence, key: code)
            problems += reading.problems
            messages[code] = reading.text
        }
        return messages
    }

    private mutating func addUnknown(
        _ code: DefinitionCode, _ word: String, _ allowed: [String], _ offset: Int
    ) {
        problems.append((offset, DefinitionProblem(unknown: code, word, allowed)))
    }

    private mutating func add(
        _ code: DefinitionCode, _ parameters: IssueParameters, _ offset: Int
    ) {
        problems.append((offset, DefinitionProblem(code, parameters: parameters)))
    }
}
