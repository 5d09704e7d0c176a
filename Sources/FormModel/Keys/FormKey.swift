/// A key of a form file; those of items come first, in the order in which messages and the documentation list them.
///
/// ``facts`` is the table of the keys: readers, checks, the renaming of names in fragments, the schema of form files and
/// the documentation follow from it.
package enum FormKey: String, Sendable, CaseIterable {
    case type, name, key, title, rowTitle, help, placeholder, autocomplete, suggestions, control
    case value, choices, other
    case trueTitle, falseTitle, unit, unitBefore
    case `default`, min, max, rows, `as`, items, values, validators, formatter, confirm, output,
        messages
    case action, visibleWhen, enabledWhen, requiredWhen, computed, setBy, shown, unknownFields

    // The keys of a form.
    case formrun
    case schema = "$schema"
    case id, version, tags, locale, drafts, limits, lists, fragments, pages, rules, endings
    case card, textBytes, listElements, groupCells

    // The keys of choices, of rows, of endings and of uses of fragments.
    case description, reason, exclusive, list, remote, `where`, columns, with, expression
    case when, text, accepted, use, prefix, joined, replace

    // The keys of cards and of rules.
    case traits, parts, states, open, state, box, atLeastOneOf, exactlyOneOf, allOrNone, check
    case that, message
}

extension FormKey {
    /// What is known of a key.
    struct Facts {
        /// What may stand at the key, unless the table of its object says more.
        let shape: KeyShape
        /// What names of fields may stand in its value.
        let role: NameRole
        /// What other form languages call it, for "Did you mean"; of several keys with the same misnomer, the first is meant.
        let misnomers: [String]
        /// The kinds of items that have it.
        let kinds: [FormItem.Kind]
        /// The description for the documentation, as a key of items.
        let summary: String

        /// Facts of a key; without a role, the shape decides it.
        fileprivate init(
            _ shape: KeyShape, _ role: NameRole? = nil, misnomers: [String] = [],
            of kinds: [FormItem.Kind] = [], _ summary: String = ""
        ) {
            self.shape = shape
            self.role = role ?? NameRole(ofShape: shape)
            self.misnomers = misnomers
            self.kinds = kinds
            self.summary = summary
        }
    }

    private static let all = FormItem.Kind.allCases
    private static let answers: [FormItem.Kind] = [.input, .secureInput, .group]

    var facts: Facts {
        switch self {
        case .type:
            Facts(
                .word(FormItem.Kind.allCases.map(\.rawValue)), misnomers: ["kind", "widget"],
                of: Self.all, "the kind of item")
        case .name:
            Facts(
                .name, .name, misnomers: ["id", "key", "field"], of: Self.all,
                "its name, unique in the form, or in its group or named section")
        case .key:
            Facts(
                .text, misnomers: ["property", "path", "linkId"], of: Self.answers + [.section],
                "the name of the answer in JSON, posts and reports, if it is not `name`: any text")
        case .title:
            Facts(
                .localizedText,
                misnomers: ["label", "caption", "question", "heading", "text", "legend"],
                of: Self.all, "a text that a person reads")
        case .rowTitle:
            Facts(
                .localizedText, of: [.group],
                "the caption of each row, such as `\"Stem {row} of {tag}\"`")
        case .help:
            Facts(
                .localizedText,
                misnomers: [
                    "description", "hint", "info", "note", "subtitle", "intro", "summary",
                    "tooltip",
                ], of: Self.answers + [.section], "a text that explains the item")
        case .placeholder:
            Facts(
                .localizedText, misnomers: ["example", "hint"], of: [.input],
                "a text: an example of an answer")
        case .autocomplete:
            Facts(
                .text, misnomers: ["autoComplete", "autofill"], of: [.input, .secureInput],
                "what a browser may fill in, as HTML names it, such as `\"email\"`")
        case .suggestions:
            Facts(
                .oneOf([.list(of: .text), .object(.suggestionSource)]),
                misnomers: ["datalist", "completions"], of: [.input],
                "a list of texts, or `{\"remote\": NAME}`: what is suggested while a `text` is typed; any other text is an answer too"
            )
        case .control:
            Facts(
                .oneOf([
                    .word(FieldControl.words.compactMap(\.control.word)), .object(.control),
                ]), NameRole.none, misnomers: ["appearance", "presentation"], of: [.input],
                "how the answer is entered, where its type allows several ways: "
                    + FieldControl.words.compactMap(\.control.word).map { "`\"\($0)\"`" }
                    .joined(separator: ", ")
                    + " or `{\"rows\": NUMBER}`"
            )
        case .value:
            Facts(
                .word(ValueType.ofInputs.map(\.rawValue)),
                misnomers: [
                    "valueType", "dataType", "inputType", "format", "id", "key", "code", "name",
                ], of: [.input],
                "the value type: "
                    + ValueType.ofInputs.map { "`\"\($0.rawValue)\"`" }.joined(separator: ", ")
                    + "; `\"text\"` unless given")
        case .choices:
            Facts(
                .oneOf([
                    .list(of: .oneOf([.text, .number, .object(.choice)])), .object(.choiceSource),
                    .object(.rowChoices),
                ]), misnomers: ["options", "values", "enum", "oneOf"], of: [.input],
                "a list of texts, of numbers (for `integer` and `decimal`) or of choices, or `{\"list\": NAME}` or `{\"remote\": NAME}` with a filter `where`"
            )
        case .other:
            Facts(
                .object(.other), of: [.input],
                "an object of `title` and `name`, and perhaps `validators`: a choice of another answer, and a text for it"
            )
        case .trueTitle:
            Facts(
                .localizedText,
                misnomers: ["labelTrue", "trueLabel", "yesLabel", "yesTitle", "onLabel"],
                of: [.input], "a text: the title of yes of a `boolean`")
        case .falseTitle:
            Facts(
                .localizedText,
                misnomers: ["labelFalse", "falseLabel", "noLabel", "noTitle", "offLabel"],
                of: [.input], "a text: the title of no of a `boolean`")
        case .unit:
            Facts(
                .localizedText, misnomers: ["units", "suffix"], of: [.input],
                "a text that is shown behind a number, such as `\"cm\"`")
        case .unitBefore:
            Facts(
                .localizedText, misnomers: ["unitPrefix", "unitInFront"], of: [.input],
                "a text that is shown before a number, such as `\"£\"`")
        case .default:
            Facts(
                .anything, .answer, misnomers: ["initial", "initialValue", "defaultValue"],
                of: [.input, .group],
                "the initial answer: a value, or `{\"expression\": EXPRESSION}`; of a group, a list of rows"
            )
        case .min:
            Facts(
                .wholeNumber(from: 0), misnomers: ["minItems", "minRows", "minimum"], of: [.group],
                "the smallest number of rows")
        case .max:
            Facts(
                .wholeNumber(from: 1), misnomers: ["maxItems", "maxRows", "maximum"], of: [.group],
                "the largest number of rows")
        case .rows:
            Facts(
                .object(.rows), .field, of: [.group],
                "the number of rows: `{\"expression\": EXPRESSION}`, `{\"list\": NAME}` for a row for each entry of a field or list, or `{\"choices\": […]}` for fixed rows"
            )
        case .as:
            Facts(
                .word(RowSource.Shape.allCases.map(\.rawValue)), of: [.group],
                "how fixed rows stand in answers: `\"list\"`, or `\"object\"` by the values of their choices; `\"list\"` unless given"
            )
        case .items:
            Facts(
                .list(of: .object(.item), least: 1),
                misnomers: [
                    "fields", "inputs", "questions", "children", "elements", "components",
                ], of: [.group, .section], "a list of the items of each row, or of the section")
        case .values:
            Facts(
                .byName(.expression), .values,
                misnomers: ["variables", "calculatedValues", "constants", "helpers", "let"],
                of: [.group], "an object of expressions by name, for the expressions of each row")
        case .validators:
            Facts(
                .list(of: .object(.validator)),
                misnomers: ["validate", "validation", "constraints"], of: Self.answers,
                "a list of validators")
        case .formatter:
            Facts(
                .object(.formatter), NameRole.none, misnomers: ["format", "inputMask"],
                of: [.input, .secureInput], "a formatter")
        case .confirm:
            Facts(
                .boolean, of: [.secureInput], "`true` asks a person twice; `false` unless given")
        case .output:
            Facts(.boolean, of: Self.answers, "`false` leaves the item out of the answers")
        case .messages:
            Facts(
                .messages,
                misnomers: ["message", "errors", "errorMessage", "errorMessages"],
                of: Self.answers, "an object of messages by issue code")
        case .action:
            Facts(
                .oneOf([.word(ButtonAction.words), .name]), NameRole.none,
                misnomers: ["onClick", "onPress", "command"], of: [.button],
                "`\"submit\"`, `\"reset\"`, `\"back\"`, `\"next\"` or a name")
        case .visibleWhen:
            Facts(
                .expression,
                misnomers: [
                    "showWhen", "showIf", "visibleIf", "visible", "when", "if", "condition",
                ], of: Self.all, "a condition: the item is shown while it is true")
        case .enabledWhen:
            Facts(
                .expression, misnomers: ["enableWhen", "enabledIf", "enabled", "editableWhen"],
                of: Self.answers + [.button],
                "a condition: the item can be changed or pressed while it is true")
        case .requiredWhen:
            Facts(
                .expression, misnomers: ["requiredIf", "mandatoryWhen"], of: Self.answers,
                "a condition: an answer is required while it is true")
        case .computed:
            Facts(
                .expression,
                misnomers: ["compute", "calculated", "calculate", "formula", "expression"],
                of: [.input], "an expression: the value that the engine calculates")
        case .setBy:
            Facts(
                .word(FormItem.Setter.allCases.map(\.rawValue)),
                misnomers: ["readOnly", "readonly", "disabled"], of: [.input],
                "`\"program\"`: the program sets the value, and a person only sees it; `\"person\"` unless given"
            )
        case .shown:
            Facts(
                .boolean, misnomers: ["hidden", "isHidden", "display"], of: Self.answers,
                "`false` hides the item from people and keeps its value")
        case .unknownFields:
            Facts(
                .word(UnknownFields.allCases.map(\.rawValue)),
                misnomers: ["additionalProperties", "strict"], of: [.group, .section],
                "how keys of its rows, or of its object, that name no field are treated: `\"reject\"` or `\"ignore\"`; as in the object around it unless given"
            )

        case .formrun:
            Facts(.wholeNumber(FormKeys.version...FormKeys.version), misnomers: ["schema"])
        case .schema: Facts(.text)
        case .id: Facts(.name, misnomers: ["name", "key"])
        case .version: Facts(.text)
        case .tags: Facts(.list(of: .text))
        case .locale: Facts(.text, misnomers: ["language", "lang"])
        case .drafts: Facts(.boolean, misnomers: ["draft", "keepsDrafts", "autosave"])
        case .limits: Facts(.object(.limits))
        case .lists: Facts(.byName(.object(.list), names: .list))
        case .fragments: Facts(.byName(.object(.fragment)))
        case .pages:
            Facts(
                .list(of: .object(.page), least: 1),
                misnomers: ["steps", "sections", "groups", "wizard"])
        case .rules:
            Facts(
                .list(of: .object(.rule)),
                misnomers: ["constraints", "checks", "validators", "validate", "validation"])
        case .endings:
            Facts(
                .list(of: .object(.ending)),
                misnomers: [
                    "ending", "outcomes", "outcome", "thankYou", "completed", "confirmation",
                ])
        case .card: Facts(.object(.card))
        case .textBytes, .listElements, .groupCells: Facts(.wholeNumber(1...FieldLimits.maximum))

        case .description: Facts(.localizedText)
        case .reason: Facts(.localizedText, .message)
        case .exclusive: Facts(.boolean, misnomers: ["isExclusive", "isNone", "single"])
        case .list: Facts(.text)
        case .remote: Facts(.text, misnomers: ["from", "url", "source"])
        case .where: Facts(.expression)
        // The names of columns may be those of keys.
        case .columns: Facts(.byName(.word(ChoiceList.columnTypes.map(\.rawValue))), NameRole.none)
        case .with: Facts(.list(of: .fieldName, least: 1), .fields)
        case .expression: Facts(.expression)
        case .when: Facts(.expression)
        case .text: Facts(.localizedText)
        case .accepted: Facts(.boolean, misnomers: ["isAccepted", "accept"])
        case .use, .prefix: Facts(.name)
        case .joined:
            Facts(.name, NameRole.none, misnomers: ["separator", "delimiter", "joiner", "case"])
        case .replace: Facts(.byName(.object(.replacement)))

        case .traits:
            Facts(
                .list(of: .object(.trait)), misnomers: ["style", "styles", "look", "appearance"])
        case .parts:
            Facts(
                .list(of: .object(.part)),
                misnomers: ["body", "content", "contents", "elements", "children"])
        case .states: Facts(.list(of: .object(.cardState)), misnomers: ["state"])
        case .open: Facts(.name, misnomers: ["action", "onTap", "tapped"])
        case .state:
            Facts(
                .oneOf([
                    .prefixedName(CardStateRule.prefix), .word(["empty", "loading", "hasData"]),
                ]))
        case .box: Facts(.object(.box))
        case .atLeastOneOf, .exactlyOneOf, .allOrNone: Facts(.list(of: .fieldName))
        case .check: Facts(.oneOf([.expression, .object(.check)]))
        case .that: Facts(.expression)
        case .message: Facts(.localizedText)
        }
    }

    /// The keys with their misnomers.
    static let misnomers = allCases.map { (name: $0.rawValue, misnomers: $0.facts.misnomers) }

    /// The key of that name.
    ///
    /// Bytes are compared, since `init(rawValue:)` would take quadratic time for hostile combining marks.
    package init?(bytesOf name: String) {
        guard let key = FormKey.allCases.first(where: { $0.rawValue.hasSameBytes(as: name) }) else {
            return nil
        }
        self = key
    }
}
