/// The keys of the objects in a form file with their descriptions: the source for the readers, for
/// diagnostics of unknown keys, and for the documentation.
package enum FormKeys {
    package struct Key: Sendable {
        package let name: String
        /// The description for the documentation.
        package let summary: String
    }

    /// A key of an item, and the kinds of item that have it.
    package struct ItemKey: Sendable {
        package let key: Key
        package let kinds: [FormItem.Kind]
    }

    package static let form = [
        Key("formrun", "the version of the format: 1"),
        Key("id", "the name of the form: letters, digits and `_`"),
        Key("title", "a text above the form"),
        Key("help", "a text that explains it"),
        Key("locale", "the language of readers who ask for none, such as `\"de\"`"),
        Key(
            "unknownFields", "what becomes of keys that are no field: `\"reject\"` or `\"ignore\"`"),
        Key("limits", "an object of `textBytes`, `listElements` and `groupCells`"),
        Key("pages", "a list of pages; or `items`, for a form of one page"),
        Key("items", "a list of items"),
        Key("rules", "a list of rules over several fields"),
        Key("card", "the states of the card of a form of one page"),
    ]

    package static let page = [
        Key("title", "a text above the page"),
        Key("items", "a list of items"),
        Key("visibleWhen", "a condition: when the page is shown"),
        Key("rules", "a list of rules over several fields"),
        Key("card", "the states of the card of the page"),
    ]

    private static let answers: [FormItem.Kind] = [.input, .secureInput, .group]

    /// The keys of items, in the order in which messages and the documentation list them.
    package static let items = [
        ItemKey("type", FormItem.Kind.allCases, "the kind of item"),
        ItemKey("name", FormItem.Kind.allCases, "its name, unique in the form or in its group"),
        ItemKey("title", FormItem.Kind.allCases, "a text that a person reads"),
        ItemKey("help", answers, "a text that explains it"),
        ItemKey("placeholder", [.input], "a text: an example of an answer"),
        ItemKey(
            "value", [.input],
            "the value type: "
                + ValueType.ofInputs.map { "`\"\($0.rawValue)\"`" }.joined(separator: ", ")
                + "; `\"text\"` unless given"),
        ItemKey(
            "choices", [.input],
            "a list of texts or of `{\"value\", \"title\"}`, or `{\"remote\": NAME}`"),
        ItemKey(
            "default", [.input],
            "what it starts with: a value, or `{\"expression\": EXPRESSION}`"),
        ItemKey("min", [.group], "the fewest rows"),
        ItemKey("max", [.group], "the most rows"),
        ItemKey("items", [.group], "a list of the items of each row"),
        ItemKey("validators", answers, "a list of validators"),
        ItemKey("formatter", [.input, .secureInput], "a formatter"),
        ItemKey("output", answers, "`false` leaves it out of the answers"),
        ItemKey("messages", answers, "an object of sentences by issue code"),
        ItemKey("action", [.button], "`\"submit\"`, `\"reset\"`, `\"back\"`, `\"next\"` or a name"),
        ItemKey("visibleWhen", FormItem.Kind.allCases, "a condition: when it is shown"),
        ItemKey(
            "enabledWhen", answers + [.button], "a condition: when it can be changed or pressed"),
        ItemKey("requiredWhen", answers, "a condition: when an answer is needed"),
        ItemKey("computed", [.input], "an expression: what the program puts in"),
    ]

    package static let choice = [
        Key("value", "what leaves the form"),
        Key("title", "a text that a person reads; the value unless given"),
    ]

    static func names(of kind: FormItem.Kind) -> [String] { namesByKind[kind] ?? [] }

    private static let namesByKind = [FormItem.Kind: [String]](
        uniqueKeysWithValues: FormItem.Kind.allCases.map { kind in
            (kind, items.filter { $0.kinds.contains(kind) }.map(\.key.name))
        })

    static let namesOfItems = items.map(\.key.name)
}

extension FormKeys.Key {
    fileprivate init(_ name: String, _ summary: String) {
        self.name = name
        self.summary = summary
    }
}

extension FormKeys.ItemKey {
    fileprivate init(_ name: String, _ kinds: [FormItem.Kind], _ summary: String) {
        key = FormKeys.Key(name, summary)
        self.kinds = kinds
    }
}
