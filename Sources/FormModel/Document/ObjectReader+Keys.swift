// The keys of form files, of which the table knows the objects.
extension ObjectReader {
    /// Begins to read an object of a form file; `nil` if the value is none.
    init?(_ value: JSONValue, _ object: FormKeys.Object) {
        self.init(value, owner: object.owner, keys: object.names, later: object.later)
    }

    /// Begins to read an item, or one of unknown kind; `nil` if the value is no object.
    init?(_ value: JSONValue, itemOf kind: FormItem.Kind?) {
        self.init(
            value, owner: kind?.withArticle ?? "an item",
            keys: kind.map(FormKeys.names) ?? FormKeys.namesOfItems,
            misplaced: FormKeys.namesOfItems, later: FormKeys.laterOfItems)
    }

    func value(_ key: FormKey) -> JSONValue? { value(key.rawValue) }

    func keyOffset(_ key: FormKey) -> Int { keyOffset(key.rawValue) }

    mutating func text(_ key: FormKey) -> String? { text(key.rawValue) }

    mutating func boolean(_ key: FormKey) -> Bool? { boolean(key.rawValue) }

    mutating func elements(_ key: FormKey) -> [JSONValue]? { elements(key.rawValue) }

    mutating func missing(_ key: FormKey, hint: String) { missing(key.rawValue, hint: hint) }

    /// A text, or an object of texts by language.
    mutating func localized(_ key: FormKey) -> LocalizedText? {
        guard let value = value(key) else { return nil }
        let reading = LocalizedTextReader.read(value, key: key.rawValue)
        add(reading.problems)
        return reading.text
    }

    mutating func requiredLocalized(_ key: FormKey, hint: String) -> LocalizedText? {
        isGiven(key, hint: hint) ? localized(key) : nil
    }

    mutating func requiredText(_ key: FormKey, hint: String) -> String? {
        isGiven(key, hint: hint) ? text(key) : nil
    }

    mutating func requiredNumber(_ key: FormKey, hint: String) -> ExactDecimal? {
        isGiven(key, hint: hint) ? read(key.rawValue, "a number") { $0.number } : nil
    }

    mutating func expression(_ key: FormKey) -> FormExpression? {
        read(key.rawValue, "an expression in quotation marks") { FormExpression($0) }
    }

    /// One of the words of a type.
    mutating func word<Word: RawRepresentable<String> & CaseIterable>(
        _ key: FormKey, of type: Word.Type
    ) -> Word? {
        guard let value = value(key), let text = text(key) else { return nil }
        if let word = ObjectReader.word(text, of: type) { return word }
        let allowed = quoted(Word.allCases.map(\.rawValue))
        add(.unknownWord, ["word": .text(text), "allowed": .text(allowed)], at: value.offset)
        return nil
    }

    /// Reports keys that may not stand beside others, or of which the value excludes others.
    mutating func refuse(_ keys: [FormKey], in owner: String) {
        for key in keys where value(key) != nil {
            add(.misplacedKey, ["key": .key(key), "owner": .text(owner)], at: keyOffset(key))
        }
    }

    private mutating func isGiven(_ key: FormKey, hint: String) -> Bool {
        if value(key) != nil { return true }
        missing(key, hint: hint)
        return false
    }
}
