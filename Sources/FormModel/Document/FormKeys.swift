/// The keys of the objects in a form file with their descriptions: the source for the readers, for
/// diagnostics of unknown keys, and for the documentation.
package enum FormKeys {
    package struct Key: Sendable {
        package let name: String
        /// The description for the documentation.
        package let summary: String
        /// What may stand at the key.
        package let shape: KeyShape
    }

    /// A key of an item, and the kinds of item that have it.
    package struct ItemKey: Sendable {
        package let key: Key
        package let kinds: [FormItem.Kind]
    }

    /// The keys that every object may have.
    package static let everywhere = [
        Key("$comment", "any JSON; it is ignored"),
        Key("x-…", "any JSON; it is kept for other programs, and never validated"),
    ]

    package static let form = [
        Key("formrun", "the version of the format: 1"),
        Key("$schema", "a text: the address of a schema of form files, for editors"),
        Key("id", "the name of the form: letters, digits and `_`"),
        Key("version", "a text: the version of the form"),
        Key("tags", "a list of texts for programs that manage forms"),
        Key("title", "a text above the form"),
        Key("help", "a text that explains the form"),
        Key("locale", "the language for readers who request none, such as `\"de\"`"),
        Key(
            "unknownFields", "how keys that name no field are treated: `\"reject\"` or `\"ignore\"`"
        ),
        Key("limits", "an object of `textBytes`, `listElements` and `groupCells`"),
        Key("lists", "an object of named lists of choices, each with `columns` and `choices`"),
        Key(
            "fragments",
            "an object of fragments by name: items that are written once and used often"),
        Key("pages", "a list of pages; a form of one page has `items` instead"),
        Key("items", "a list of items"),
        Key("rules", "a list of rules over several fields"),
        Key("values", "an object of expressions by name, which are used wherever a field is"),
        Key("endings", "a list of endings"),
        Key(
            "card",
            "how a form of one page is shown as a card: an object of `traits`, `parts`, `states` and `open`"
        ),
    ]

    package static let page = [
        Key("title", "a text above the page"),
        Key("items", "a list of items"),
        Key("visibleWhen", "a condition: the page is shown while it is true"),
        Key("rules", "a list of rules over several fields"),
        Key(
            "card",
            "how the page is shown as a card: an object of `traits`, `parts`, `states` and `open`"),
    ]

    private static let answers: [FormItem.Kind] = [.input, .secureInput, .group]

    /// The keys of items, in the order in which messages and the documentation list them.
    package static let items = [
        ItemKey("type", FormItem.Kind.allCases, "the kind of item"),
        ItemKey(
            "name", FormItem.Kind.allCases,
            "its name, unique in the form, or in its group or named section"),
        ItemKey("title", FormItem.Kind.allCases, "a text that a person reads"),
        ItemKey(
            "rowTitle", [.group], "the caption of each row, such as `\"Stem {row} of {tag}\"`"),
        ItemKey("help", answers + [.section], "a text that explains the item"),
        ItemKey("placeholder", [.input], "a text: an example of an answer"),
        ItemKey(
            "autocomplete", [.input, .secureInput],
            "what a browser may fill in, as HTML names it, such as `\"email\"`"),
        ItemKey(
            "value", [.input],
            "the value type: "
                + ValueType.ofInputs.map { "`\"\($0.rawValue)\"`" }.joined(separator: ", ")
                + "; `\"text\"` unless given"),
        ItemKey(
            "choices", [.input],
            "a list of texts, of numbers (for `integer` and `decimal`) or of choices, or `{\"list\": NAME}` or `{\"remote\": NAME}` with a filter `where`"
        ),
        ItemKey(
            "other", [.input],
            "an object of `title` and `name`, and perhaps `validators`: a choice of another answer, and a text for it"
        ),
        ItemKey("trueTitle", [.input], "a text: the title of yes of a `boolean`"),
        ItemKey("falseTitle", [.input], "a text: the title of no of a `boolean`"),
        ItemKey("unit", [.input], "a text that is shown behind a number, such as `\"cm\"`"),
        ItemKey(
            "default", [.input, .group],
            "the initial answer: a value, or `{\"expression\": EXPRESSION}`; of a group, a list of rows"
        ),
        ItemKey("min", [.group], "the smallest number of rows"),
        ItemKey("max", [.group], "the largest number of rows"),
        ItemKey(
            "rows", [.group],
            "the number of rows: `{\"expression\": EXPRESSION}`, or `{\"list\": NAME}` for a row for each entry of a field"
        ),
        ItemKey("items", [.group, .section], "a list of the items of each row, or of the section"),
        ItemKey(
            "values", [.group], "an object of expressions by name, for the expressions of each row"),
        ItemKey("validators", answers, "a list of validators"),
        ItemKey("formatter", [.input, .secureInput], "a formatter"),
        ItemKey(
            "confirm", [.secureInput],
            "`true` asks a person twice; `false` unless given"),
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
        ItemKey(
            "setBy", [.input],
            "`\"program\"`: the program sets the value, and a person only sees it; `\"person\"` unless given"
        ),
        ItemKey("shown", answers, "`false` hides the item from people and keeps its value"),
    ]

    package static let ending = [
        Key("name", "its name in reports, unique among the endings"),
        Key(
            "when",
            "a condition: while it is true, the form ends; only the last ending may have none"),
        Key("title", "a title above the text"),
        Key("text", "a text for the person who reaches the ending"),
        Key("accepted", "`false` where nothing is submitted; `true` unless given"),
    ]

    package static let fragment = [
        Key("items", "a list of items, which may use other fragments")
    ]

    /// The keys of an object that stands for the items of a fragment.
    package static let use = [
        Key("use", "the name of a fragment"),
        Key("prefix", "a name that is put before the names of its items, in camel case"),
        Key("title", "the heading of a section around its items"),
        Key("visibleWhen", "a condition: its items are shown while it is true"),
        Key("replace", "an object of changed keys by the name of an item in the fragment"),
    ]

    package static let choice = [
        Key("value", "the value in the answers", .oneOf([.text, .number])),
        Key("title", "a text that a person reads; the value unless given"),
        Key("description", "a text that explains the choice"),
        Key("visibleWhen", "a condition: the choice is offered while it is true"),
        Key("enabledWhen", "a condition: the choice can be chosen while it is true"),
        Key("reason", "a text that is shown while the choice cannot be chosen"),
        Key(
            "exclusive", "`true`: of `choices`, it is chosen alone; `false` unless given", .boolean),
    ]

    /// The keys of `choices` that are those of a list, are fetched, or are those of rows.
    package static let choiceSource = keysOfLists + rowChoices

    static let keysOfLists = [
        Key("list", "the name of a list of the form"),
        Key("remote", "the name of choices that are fetched"),
        Key(
            "where", "a condition: a choice is offered while it is true; `choice.NAME` is a column"),
        Key("columns", "of fetched choices, an object of the types of their columns by name"),
        Key(
            "with",
            "of fetched choices, names of fields: the choices are fetched for their values, and again when one changes"
        ),
    ]

    /// The keys of `choices` that are the values of a field of rows.
    static let rowChoices = [
        Key("rows", "the name of a group, whose rows have the choices", .fieldName),
        Key("value", "the name of the text or choice of the rows that is the choice", .fieldName),
    ]

    package static let list = [
        Key("columns", "an object of the types of the columns by name"),
        Key("choices", "a list of texts or of choices with the values of the columns"),
    ]

    /// The keys of the choice of another answer.
    package static let other = [
        Key("title", "the title of the choice and of the text"),
        Key("name", "the name of the text"),
        Key("validators", "a list of validators of the text"),
    ]

    static func names(of kind: FormItem.Kind) -> [String] { namesByKind[kind] ?? [] }

    private static let namesByKind = [FormItem.Kind: [String]](
        uniqueKeysWithValues: FormItem.Kind.allCases.map { kind in
            (kind, items.filter { $0.kinds.contains(kind) }.map(\.key.name))
        })

    static let namesOfItems = items.map(\.key.name)
}

extension FormKeys.Key {
    init(_ name: String, _ summary: String, _ shape: KeyShape? = nil) {
        self.name = name
        self.summary = summary
        self.shape = shape ?? FormKeys.shape(of: name) ?? .anything
    }
}

extension FormKeys.ItemKey {
    fileprivate init(_ name: String, _ kinds: [FormItem.Kind], _ summary: String) {
        key = FormKeys.Key(name, summary)
        self.kinds = kinds
    }
}
