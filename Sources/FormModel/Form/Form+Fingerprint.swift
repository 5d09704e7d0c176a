extension Form {
    /// A short text that changes with the definition of the form: its id, version and texts, the names, types, choices,
    /// validators and conditions of its items, and the rules over several of them.
    ///
    /// A program that keeps unfinished answers can tell by it whether the form is still the one that they were given
    /// to. The notation of a form file, comments, the look of cards and fetched choices do not change it. It is the same in
    /// every process, and is no protection against a form that was made to have the same one.
    ///
    /// - Complexity: O(*n*) in the definition.
    public var fingerprint: String {
        var definition = JSONWriter()
        definition.beginArray()
        definition.string(id)
        definition.string(version ?? "")
        definition.texts(of: title)
        if let help { definition.texts(of: help) }
        definition.values(values)
        definition.rules(rules)
        for page in pages {
            definition.texts(of: page.title)
            definition.texts(of: page.help)
            definition.source(of: page.condition)
            definition.rules(page.rules)
            for item in page.items { definition.item(item) }
        }
        for ending in endings {
            definition.string(ending.name.text)
            definition.source(of: ending.when)
        }
        definition.endArray()
        return definition.bytes.stableHash
    }
}

/// The parts of a definition in a fixed order, so that the same definition gives the same bytes.
extension JSONWriter {
    fileprivate mutating func item(_ item: FormItem) {
        beginArray()
        string(item.kind.rawValue)
        string(item.name?.text ?? "")
        if let key = item.key { string(key) }
        string(item.valueType.rawValue)
        texts(of: item.title)
        texts(of: item.help)
        value(item.defaultValue)
        for expression in [
            item.defaultExpression, item.visibleWhen, item.enabledWhen, item.requiredWhen,
            item.computed, item.choicesOf?.filter,
        ] {
            source(of: expression)
        }
        string(item.setBy.rawValue)
        string(item.formatter?.name ?? "")
        for validator in item.validators {
            string(validator.name)
            for (name, value) in validator.parameters.pairs { string("\(name)=\(value)") }
        }
        if item.choicesFrom == nil {
            for choice in item.choices {
                string(choice.value)
                texts(of: choice.title)
            }
        }
        integer(item.minimumRows)
        integer(item.maximumRows)
        source(of: item.rowNumber)
        for row in item.fixedRows ?? [] {
            string(row.value)
            texts(of: row.title)
        }
        if item.rowShape != .list { string(item.rowShape.rawValue) }
        values(item.values)
        for inner in item.items { self.item(inner) }
        endArray()
    }

    fileprivate mutating func values(_ values: NamedValues) {
        for value in values.list {
            string(value.name.text)
            source(of: value.expression)
        }
    }

    fileprivate mutating func rules(_ rules: [FormRule]) {
        for rule in rules {
            switch rule.kind {
            case .fields(let word, let names):
                string(word.rawValue)
                for name in names { string(name.text) }
            case .check(let condition, let message):
                source(of: condition)
                texts(of: message)
            }
        }
    }

    fileprivate mutating func source(of expression: FormExpression?) {
        string(expression?.source ?? "")
    }

    fileprivate mutating func texts(of text: LocalizedText?) {
        for (language, text) in text?.texts ?? [] {
            string(language?.text ?? "")
            string(text)
        }
    }
}
