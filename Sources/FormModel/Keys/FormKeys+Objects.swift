// The tables of the objects of a form file other than its items, validators and formatters.
extension FormKeys {
    package static let form = Object(
        .form, "a form", "a form",
        [
            Key(.formrun, "the version of the format: 1"),
            Key(.schema, "a text: the address of a schema of form files, for editors"),
            Key(.id, "the name of the form: letters, digits and `_`"),
            Key(.version, "a text: the version of the form"),
            Key(.tags, "a list of texts for programs that manage forms"),
            Key(.title, "a text above the form"),
            Key(.help, "a text that explains the form"),
            Key(.locale, "the language for readers who request none, such as `\"de\"`"),
            Key(
                .unknownFields,
                "how keys that name no field are treated: `\"reject\"` or `\"ignore\"`"),
            Key(
                .drafts,
                "`false`: a person who leaves is offered no draft of the answers; `true` unless given"
            ),
            Key(.limits, "an object of `textBytes`, `listElements` and `groupCells`"),
            Key(.lists, "an object of named lists of choices, each with `columns` and `choices`"),
            Key(
                .fragments,
                "an object of fragments by name: items that are written once and used often"),
            Key(.pages, "a list of pages; a form of one page has `items` instead"),
            Key(.items, "a list of items"),
            Key(.rules, "a list of rules over several fields"),
            Key(.values, "an object of expressions by name, which are used wherever a field is"),
            Key(.endings, "a list of endings"),
            Key(
                .card,
                "how a form of one page is shown as a card: an object of `traits`, `parts`, `states` and `open`"
            ),
        ], required: [.formrun, .id, .title], later: [.messages])

    package static let page = Object(
        .page, "a page", "a page of the form",
        [
            Key(.title, "a text above the page"),
            Key(.help, "a text that explains the page"),
            Key(.items, "a list of items"),
            Key(.visibleWhen, "a condition: the page is shown while it is true"),
            Key(.rules, "a list of rules over several fields"),
            Key(
                .card,
                "how the page is shown as a card: an object of `traits`, `parts`, `states` and `open`"
            ),
        ], required: [.items])

    static let ending = Object(
        .ending, "an ending", "a way in which the form ends",
        [
            Key(.name, "its name in reports, unique among the endings"),
            Key(
                .when,
                "a condition: while it is true, the form ends; only the last ending may have none"),
            Key(.title, "a title above the text"),
            Key(.text, "a text for the person who reaches the ending"),
            Key(.accepted, "`false` where nothing is submitted; `true` unless given"),
        ], required: [.name])

    static let fragment = Object(
        .fragment, "a fragment", "items that are written once and used often",
        [
            Key(
                .items, "a list of items, which may use other fragments",
                .list(of: .object(.fragmentItem), least: 1))
        ], required: [.items], later: [.rules, .values, .title])

    /// The object that stands for the items of a fragment.
    package static let use = Object(
        .use, "the use of a fragment", "the items of a fragment",
        [
            Key(.use, "the name of a fragment"),
            Key(.prefix, "a name that is put before the names of its items, in camel case"),
            Key(
                .joined,
                "a name between the prefix and the names, which then keep their case, such as `\"_\"`"
            ),
            Key(.title, "the heading of a section around its items"),
            Key(.help, "a text that explains its items: that of the section, or of a single item"),
            Key(.visibleWhen, "a condition: its items are shown while it is true"),
            Key(.replace, "an object of changed keys by the name of an item in the fragment"),
        ], required: [.use])

    private static let replacement = Object(
        .replacement, "\"replace\"", "changed keys of an item; `null` removes one",
        items.map { item in
            let isFixed = fixed.contains(item.key)
            return Key(
                item.key, item.summary, isFixed ? .nothing : .oneOf([item.shape, .null]))
        }, others: .null)

    /// The keys of an item that the use of a fragment cannot change: the names in the fragment and the prefix decide the name,
    /// and another type makes another item.
    static let fixed: [FormKey] = [.name, .type]

    /// The choice of another answer.
    static let other = Object(
        .other, "\"other\"", "a choice of another answer, and a text for it",
        [
            Key(.title, "the title of the choice and of the text"),
            Key(.name, "the name of the text"),
            Key(
                .key,
                "the name of the text in JSON, posts and reports, if it is not `name`: any text"),
            Key(.validators, "a list of validators of the text"),
        ], required: [.title, .name])

    /// A control of several lines.
    static let control = Object(
        .control, "a control", "several lines, of which some are seen at once",
        [
            Key(
                .rows, "the number of lines that are seen at once",
                .wholeNumber(FieldControl.rowNumbers))
        ],
        required: [.rows])

    static let choice = Object(
        .choice, "a choice", "a choice with a title",
        [
            Key(.value, "the value in the answers", .oneOf([.text, .number])),
            Key(.title, "a text that a person reads; the value unless given"),
            Key(.description, "a text that explains the choice"),
            Key(.visibleWhen, "a condition: the choice is offered while it is true"),
            Key(.enabledWhen, "a condition: the choice can be chosen while it is true"),
            Key(.reason, "a text that is shown while the choice cannot be chosen"),
            Key(
                .exclusive,
                "`true`: of `choices`, it is chosen alone; `false` unless given"),
        ], required: [.value], needs: (.reason, .enabledWhen))

    /// The words that have another meaning in a row of a list, and cannot name a column.
    static let reservedColumns = choice.names

    private static let listRow = Object(
        .listRow, "a row of the list", "a choice with the values of its columns", choice.keys,
        required: choice.required, needs: choice.needs, others: .scalar)

    /// The keys of `choices` that are those of a list, are fetched, or are those of rows.
    package static let choiceSource = Object(
        .choiceSource, "choices", "", keysOfLists.keys + rowChoices.keys)

    private static let keysOfLists = Object(
        .choiceSource, "choices", "choices of a list, or choices that are fetched",
        [
            Key(.list, "the name of a list of the form"),
            Key(.remote, "the name of choices that are fetched"),
            Key(
                .where,
                "a condition: a choice is offered while it is true; `choice.NAME` is a column"),
            Key(.columns, "of fetched choices, an object of the types of their columns by name"),
            Key(
                .with,
                "of fetched choices, names of fields: the choices are fetched for their values, and again when one changes"
            ),
        ], oneOf: [.list, .remote], excludes: (.list, [.remote, .columns, .with]))

    /// The choices that are the values of a field of rows.
    private static let rowChoices = Object(
        .rowChoices, "choices", "choices that are the values of rows",
        [
            Key(.rows, "the name of a group, whose rows have the choices", .fieldName),
            Key(
                .value, "the name of the text or choice of the rows that is the choice", .fieldName),
        ], required: [.rows, .value])

    static let suggestionSource = Object(
        .suggestionSource, "suggestions", "suggestions of a file or a program",
        [Key(.remote, "the name of suggestions that are given where the form is filled in")],
        required: [.remote])

    static let list = Object(
        .list, "a list", "a list of choices with columns",
        [
            Key(.columns, "an object of the types of the columns by name"),
            Key(
                .choices, "a list of texts or of choices with the values of the columns",
                .list(of: .oneOf([.text, .object(.listRow)]))),
        ], required: [.choices])

    static let rows = Object(
        .rows, "rows", "what decides the number of rows",
        [
            Key(.expression, "an expression: the number of rows"),
            Key(
                .list,
                "a field with several choices, or a list of the form: a row for each entry"),
            Key(
                .choices, "a list of texts or of choices: a fixed row for each",
                .list(of: .oneOf([.text, .object(.choice)]), least: 1)),
        ], oneOf: [.expression, .list, .choices])

    static let calculated = Object(
        .calculated, "a default", "a value that is calculated",
        [Key(.expression, "an expression: the value")], required: [.expression])

    static let limits = Object(
        .limits, "limits", "the limits of answers",
        [
            Key(.textBytes, "the largest number of bytes of a text"),
            Key(.listElements, "the largest number of elements of a list"),
            Key(.groupCells, "the largest number of fields of all rows of a group"),
        ])

    static let card = Object(
        .card, "a card", "how the page is shown as a card",
        [
            Key(.traits, "a list of traits, which say how the card looks"),
            Key(.parts, "a list of parts, which the card shows"),
            Key(.states, "a list of states of the card"),
            Key(.open, "the name of the action of the program that opens the card"),
        ])

    static let cardState = Object(
        .cardState, "a state", "a state of the card",
        [
            Key(
                .state,
                "`\"custom:\"` and a name, or `\"empty\"`, `\"loading\"`, `\"hasData\"` or `\"custom:invalid\"`"
            ),
            Key(
                .when,
                "a condition of a custom state: the card is in this state while it is true"),
            Key(.parts, "a list of parts, which the card shows in this state"),
            Key(
                .open,
                "the name of the action of the program that opens the card in this state"),
        ], required: [.state])

    /// The states of a card whose conditions are built in.
    package static let statesWithoutCondition = [
        CardState.empty, .loading, .hasData, .invalid,
    ].map(\.name)

    /// The keys that every part may have beside its name.
    package static let partBeside = [
        Key(.when, "a condition: the part is shown while it is true"),
        Key(
            .box,
            "an object of `margin`, `padding`, `border`, `fill`, `accessory`, `width`, `height` and `vertical`"
        ),
        Key(.id, "the id of the part, unique among the parts of the card"),
    ]

    private static let rule = Object(
        .rule, "a rule", "a rule over several fields", keysOfRules, oneOf: keysOfRules.map(\.key))

    private static let keysOfRules = [
        Key(.atLeastOneOf, "names of fields, of which at least one is filled in"),
        Key(.exactlyOneOf, "names of fields, of which exactly one is filled in"),
        Key(.allOrNone, "names of fields, of which all or none are filled in"),
        Key(.check, "a condition, or an object of `that` and `message`"),
    ]

    /// The names of the rules.
    static let namesOfRules = keysOfRules.map(\.name)

    private static let check = Object(
        .check, "a check", "a condition of the form or page",
        [
            Key(.that, "a condition: an issue is reported while it is false"),
            Key(.message, "the text of the issue"),
        ], required: [.that], isExtensible: false)

    /// All objects but the form, its items, validators and formatters, in the order of the schema.
    package static let objects = [
        page, ending, fragment, rowChoices, use, replacement, other, suggestionSource, control,
        choice,
        keysOfLists, list, listRow, rows, calculated, limits, card, cardState, rule, check,
    ]
}
