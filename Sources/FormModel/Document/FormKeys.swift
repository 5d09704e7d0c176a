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
        Key("help", "a text that explains the form"),
        Key("locale", "the language for readers who request none, such as `\"de\"`"),
        Key(
            "unknownFields", "how keys that name no field are treated: `\"reject\"` or `\"ignore\"`"
        ),
        Key("limits", "an object of `textBytes`, `listElements` and `groupCells`"),
        Key("pages", "a list of pages; a form of one page has `items` instead"),
        Key("items", "a list of items"),
        Key("rules", "a list of rules over several fields"),
        Key("card", "the states of the card of a form of one page"),
    ]

    package static let page = [
        Key("title", "a text above the page"),
        Key("items", "a list of items"),
        Key("visibleWhen", "a condition: the page is shown while it is true"),
        Key("rules", "a list of rules over several fields"),
        Key("card", "the states of the card of the page"),
    ]

    private static let answers: [FormItem.Kind] = [.input, .secureInput, .group]

    /// The keys of items, in the order in which messages and the documentation list them.
    package static let items = [
        ItemKey("type", FormItem.Kind.allCases, "the kind of item"),
        ItemKey("name", FormItem.Kind.allCases, "its name, unique in the form or in its group"),
        ItemKey("title", FormItem.Kind.allCases, "a text that a person reads"),
        ItemKey(
            "rowTitle", [.group], "the caption of each row, such as `\"Stem {row} of {tag}\"`"),
        ItemKey("help", answers, "a text that explains the item"),
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
            "the initial answer: a value, or `{\"expression\": EXPRESSION}`"),
        ItemKey("min", [.group], "the smallest number of rows"),
        ItemKey("max", [.group], "the largest number of rows"),
        ItemKey("items", [.group], "a list of the items of each row"),
        ItemKey("validators", answers, "a list of validators"),
        ItemKey("formatter", [.input, .secureInput], "a formatter"),
        ItemKey("output", answers, "`false` leaves the item out of the answers"),
        ItemKey("messages", answers, "an object of messages by issue code"),
        ItemKey("action", [.button], "`\"submit\"`, `\"reset\"`, `\"back\"`, `\"next\"` or a name"),
        ItemKey(
            "visibleWhen", FormItem.Kind.allCases, "a condition: the item is shown while it is true"
        ),
        ItemKey(
            "enabledWhen", answers + [.button],
            "a condition: the item can be changed or pressed while it is true"),
        ItemKey("requiredWhen", answers, "a condition: an answer is required while it is true"),
        ItemKey("computed", [.input], "an expression: the value that the engine calculates"),
    ]

    package static let choice = [
        Key("value", "the value in the answers"),
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
