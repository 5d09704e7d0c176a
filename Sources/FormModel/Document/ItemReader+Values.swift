// The type, default, choices, validators, formatter and messages of an item.
extension ItemReader {
    mutating func valueType(_ object: inout ObjectReader) -> ValueType {
        guard let value = object.value(.value) else { return .text }
        locate(.value, at: value.offset)
        let word = object.text(.value)
        let type = word.flatMap { ObjectReader.word($0, of: ValueType.self) }
        if let type, type != .group { return type }
        add(unreadable: .values)
        guard let word else { return .text }
        addUnknown(
            .unknownValueType, word, ValueType.ofInputs.map(\.rawValue), at: .value, value.offset)
        return .text
    }

    /// The texts that are suggested, or the name of those that are given where the form is filled in.
    mutating func suggestions(
        _ object: inout ObjectReader
    ) -> (texts: [String], source: String?) {
        guard let value = object.value(.suggestions),
            var source = ObjectReader(value, FormKeys.suggestionSource)
        else { return (listedSuggestions(&object), nil) }
        let name = source.requiredText(
            .remote, hint: "name the suggestions, or list them in square brackets.")
        problems += source.problems
        locate(.key(.suggestions), at: (source.value(.remote) ?? value).offset)
        return ([], name)
    }

    private mutating func listedSuggestions(_ object: inout ObjectReader) -> [String] {
        let list = object.elements(.suggestions) ?? []
        offsets[offsets.count - 1].add(suggestions: list.map(\.offset))
        return list.compactMap { element in
            if let text = element.string { return text }
            object.add(
                .wrongType, ["key": .key(.suggestions), "expected": .text("a list of texts")],
                at: element.offset)
            return nil
        }
    }

    /// How an input is filled in: a word, or an object with the number of rows.
    mutating func control(_ object: inout ObjectReader) -> FieldControl? {
        guard let value = object.value(.control) else { return nil }
        guard var rows = ObjectReader(value, FormKeys.control) else {
            guard let text = object.text(.control) else { return nil }
            let words = FieldControl.words.map(\.control)
            if let word = words.first(where: { $0.word?.hasSameBytes(as: text) == true }) {
                return word
            }
            let allowed = quoted(words.compactMap(\.word)) + " or an object with \"rows\""
            object.add(
                .unknownWord, ["word": .text(text), "allowed": .text(allowed)], at: value.offset)
            return nil
        }
        let number = rows.value(.rows)
        if number == nil { rows.missing(.rows, hint: "write how many lines are seen at once.") }
        let numbers = FieldControl.rowNumbers
        let count = number?.integer.flatMap { numbers.contains($0) ? $0 : nil }
        if let number, count == nil {
            let expected = "a whole number from \(numbers.lowerBound) to \(numbers.upperBound)"
            rows.add(
                .wrongType, ["key": .key(.rows), "expected": .text(expected)], at: number.offset)
        }
        problems += rows.problems
        return count.map(FieldControl.rows)
    }

    /// The default of an input: a value, or an object with an expression.
    mutating func start(_ object: inout ObjectReader, _ type: ValueType) -> ItemBody.Start {
        guard let value = object.value(.default) else { return .value(.empty) }
        locate(.defaultValue, at: value.offset)
        if var calculated = ObjectReader(value, FormKeys.calculated) {
            if calculated.value(.expression) == nil {
                calculated.missing(
                    .expression, hint: "write one, such as \"today() + days(14)\".")
            }
            let expression = calculated.expression(.expression)
            problems += calculated.problems
            return expression.map { .expression($0) } ?? .value(.empty)
        }
        if let value = ItemReader.value(value, of: type) { return .value(value) }
        if !lacks(.values) {
            object.add(
                .wrongType,
                ["key": .key(.default), "expected": .text("a value of type \(type.rawValue)")],
                at: value.offset)
        }
        return .value(.empty)
    }

    /// A value as the default of a field of that type; `nil` for one that the type does not have.
    static func value(_ value: JSONValue, of type: ValueType) -> FieldValue? {
        switch (value.kind, type.family) {
        case (.null, _): return .empty
        case (.boolean, .truth): return .boolean(value.boolean ?? false)
        case (.number, .number):
            if let number = value.number { return .decimal(number) }
        case (.string, .choice): return .choice(value.string ?? "")
        case (.string, .number) where type == .integer: break
        case (.string, .text), (.string, .time), (.string, .number):
            return .text(value.string ?? "")
        case (.array, .list):
            let list = value.elements?.compactMap(\.string) ?? []
            if list.count == value.elements?.count {
                return type == .choices ? .choices(list) : .texts(list)
            }
        case (_, .text), (_, .number), (_, .truth), (_, .time), (_, .choice), (_, .list),
            (_, .file), (_, .rows):
            break
        }
        return nil
    }

    /// The listed choices, or the source of the choices: a list of the form, or choices that are fetched.
    mutating func choices(
        _ object: inout ObjectReader, _ type: ValueType
    ) -> (list: [Choice], source: ChoiceSource?) {
        guard let value = object.value(.choices),
            var source = ObjectReader(value, FormKeys.choiceSource)
        else { return (listedChoices(&object, type), nil) }
        if source.value(.rows) != nil { return ([], rowChoices(&source, value)) }
        let isList = source.value(.list) != nil
        let key = isList ? FormKey.list : .remote
        if isList {
            source.refuse([.remote, .columns, .with, .value], in: "choices with \"list\"")
        } else {
            source.refuse([.value], in: "choices without \"rows\"")
        }
        let name = source.requiredText(
            key,
            hint: "name the choices that are fetched or \"list\", or list them in square brackets.")
        let filter = source.expression(.where)
        var reader = ListReader()
        let columns = source.value(.columns).map { reader.columns($0) }
        let with = isList ? [] : sources(&source)
        problems += source.problems + reader.problems
        let withOffset = (source.value(.with) ?? value).offset
        locate(.key(.choices), at: (source.value(key) ?? value).offset)
        locate(.key(.choices, .with), at: withOffset)
        guard let name, let with else {
            add(unreadable: .values)
            return ([], nil)
        }
        return (
            [],
            isList
                ? .list(name, where: filter)
                : .remote(name, columns: columns, with: with, where: filter)
                    .at(with.isEmpty ? nil : withOffset)
        )
    }

    /// The names of the fields whose values decide on fetched choices; `nil` if they cannot be read.
    private mutating func sources(_ source: inout ObjectReader) -> [FieldName]? {
        guard let value = source.value(.with) else { return [] }
        let names = value.elements?.compactMap { $0.string.flatMap { FieldName($0) } } ?? []
        guard !names.isEmpty, names.count == value.elements?.count else {
            source.add(
                .wrongType,
                [
                    "key": .key(.with),
                    "expected": .text("a list of names of fields, such as [\"village\"]"),
                ], at: value.offset)
            return nil
        }
        return names
    }

    /// The choices that are the values of rows.
    private mutating func rowChoices(
        _ source: inout ObjectReader, _ whole: JSONValue
    ) -> ChoiceSource? {
        source.refuse([.list, .remote, .where, .columns, .with], in: "choices with \"rows\"")
        func name(_ key: FormKey, _ hint: String) -> FieldName? {
            guard let text = source.requiredText(key, hint: hint) else { return nil }
            if let name = FieldName(text) { return name }
            source.add(
                .badName, ["name": .text(text)], at: source.value(key)?.offset ?? whole.offset)
            return nil
        }
        let group = name(.rows, "name the group.")
        let value = name(.value, "name the field of the rows whose values are the choices.")
        problems += source.problems
        let offset = (source.value(.rows) ?? whole).offset
        locate(.key(.choices), at: offset)
        locate(.key(.choices, .value), at: (source.value(.value) ?? whole).offset)
        guard let group, let value else {
            add(unreadable: .values)
            return nil
        }
        var choices = ChoiceSource.rows(of: group, value: value)
        choices.offset = offset
        return choices
    }

    private mutating func listedChoices(
        _ object: inout ObjectReader, _ type: ValueType
    ) -> [Choice] {
        var reader = ChoiceReader(areNumbers: type.isNumber)
        let elements = object.elements(.choices) ?? []
        let choices = elements.map { reader.choice($0) }
        offsets[offsets.count - 1].add(choices: elements.map(\.offset))
        problems += reader.problems
        if reader.isUnsure { add(unreadable: .values) }
        return choices.ofType(type)
    }

    mutating func validators(_ object: inout ObjectReader) -> [any Validator] {
        var reader = WordReader(vocabulary: vocabulary)
        let made = reader.validators(
            object.elements(.validators) ?? [], key: FormKey.validators.rawValue)
        problems += reader.problems
        offsets[offsets.count - 1].add(validators: made.offsets)
        return made.validators.map(\.unwrapped)
    }

    /// The formatter, adapted to the validators of its item.
    mutating func formatter(
        _ object: inout ObjectReader, _ validators: [any Validator]
    ) -> (any InputFormatter)? {
        guard let value = object.value(.formatter) else { return nil }
        locate(.formatter, at: value.offset)
        var reader = WordReader(vocabulary: vocabulary)
        defer { problems += reader.problems }
        return reader.formatter(value)?.adapted(to: validators)
    }

    mutating func messages(
        _ object: inout ObjectReader
    ) -> [String: LocalizedText] {
        guard let value = object.value(.messages) else { return [:] }
        guard let members = value.members else {
            object.add(
                .wrongType,
                ["key": .key(.messages), "expected": .text("an object of sentences by code")],
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
            locate(.message(code), at: keyOffset)
            let reading = LocalizedTextReader.read(sentence, key: code)
            problems += reading.problems
            messages[code] = reading.text
        }
        return messages
    }
}
