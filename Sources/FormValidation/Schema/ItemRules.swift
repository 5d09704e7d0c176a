import FormModel

/// What goes with the kind and the type of value of an item, as schemas.
///
/// An item of a fragment has none of these rules, because the use of the fragment may replace any key.
enum ItemRules {
    static func schemas(of vocabulary: Vocabulary, for kind: FormItem.Kind) -> [SchemaValue] {
        var rules =
            FormFileSchema.unsuitableWords(of: vocabulary, for: kind) + [
                FormFileSchema.at([.title: filled, .key: filled])
            ]
        switch kind {
        case .input: rules += [autocomplete] + words + controls + choicesOfItems + bounds
        case .secureInput: rules.append(autocomplete)
        case .group: rules += [itemsOfRows, choicesOfRows, fixedRows]
        case .section: rules.append(objectOfSection)
        case .label, .button: break
        }
        return rules
    }

    /// A text that is not blank, in each language.
    static let filled: SchemaValue = [
        "pattern": .text(notBlank), "properties": ["$comment": true],
        "additionalProperties": ["pattern": .text(notBlank)],
    ]

    /// A choice whose value is not empty, and whose title is not blank.
    static let choice: SchemaValue = [
        "not": ["const": ""],
        "properties": SchemaValue([.value: ["not": ["const": ""]], .title: filled]),
    ]

    private static let notBlank = #"^[ \t\n\r]*[^ \t\n\r][\s\S]*$"#

    /// Words of the HTML standard, which are compared where they have no capital letter.
    private static var autocomplete: SchemaValue {
        FormFileSchema.at([
            .autocomplete: [
                "anyOf": [
                    ["pattern": "^[^A-Z]*[A-Z][\\s\\S]*$"],
                    ["pattern": .text(AutofillTokens.pattern)],
                ]
            ]
        ])
    }

    /// Only a `boolean` has titles of yes and no, only a number has units, and neither beside a formatter.
    private static var words: [SchemaValue] {
        let types = ValueType.ofInputs
        let notBoolean = types.filter { $0 != .boolean }.map(\.rawValue)
        let noNumber = types.filter { !$0.isNumber }.map(\.rawValue)
        let titles: [FormKey] = [.trueTitle, .falseTitle]
        let units: [FormKey] = [.unit, .unitBefore]
        func each(_ keys: [FormKey], _ schema: SchemaValue) -> SchemaValue {
            ["properties": .object(keys.map { .init($0, schema) })]
        }
        return [
            each(titles + units, filled),
            FormFileSchema.when(.value, notBoolean, each(titles, false), isUnlessGiven: true),
            FormFileSchema.when(.value, noNumber, each(units, false), isUnlessGiven: true),
            [
                "if": FormFileSchema.given(.formatter), "then": each(titles + units, false),
            ],
        ]
    }

    /// A control goes with some types only, and only a text has suggestions.
    private static var controls: [SchemaValue] {
        func others(_ types: [ValueType]) -> [String] {
            ValueType.ofInputs.filter { !types.contains($0) }.map(\.rawValue)
        }
        let words = FieldControl.words.compactMap { control, types in
            control.word.map { word in
                FormFileSchema.when(
                    .value, others(types),
                    FormFileSchema.at([.control: ["not": ["const": .text(word)]]]),
                    isUnlessGiven: true)
            }
        }
        return words + [
            FormFileSchema.when(
                .value, others(FieldControl.typesOfRows),
                FormFileSchema.at([.control: ["not": ["type": "object"]]]), isUnlessGiven: true),
            FormFileSchema.when(
                .value, others([.text]), FormFileSchema.at([.suggestions: false])),
            FormFileSchema.at([.suggestions: ["uniqueItems": true, "items": filled]]),
        ]
    }

    private static var choicesOfItems: [SchemaValue] {
        let types = ValueType.ofInputs
        let single = types.filter { $0 != .choices }.map(\.rawValue)
        let numbers = types.filter(\.isNumber).map(\.rawValue)
        let alone: SchemaValue = [
            "type": "object", "required": FormFileSchema.names([.exclusive]),
            "properties": SchemaValue([.exclusive: ["const": true]]),
        ]
        return [
            FormFileSchema.at([.choices: ["items": choice]]),
            FormFileSchema.when(
                .value, single, FormFileSchema.at([.choices: ["items": ["not": alone]]]),
                isUnlessGiven: true),
            // Numbers have choices of their own only.
            FormFileSchema.when(.value, numbers, FormFileSchema.at([.choices: ["type": "array"]])),
        ]
    }

    /// The bounds of a number are no texts, and those of a date are no numbers.
    private static var bounds: [SchemaValue] {
        func range(_ bound: SchemaValue) -> SchemaValue {
            let bounds = ["min", "max", "above", "below"].map { SchemaValue.Member($0, bound) }
            return FormFileSchema.at([
                .validators: [
                    "items": ["properties": ["range": ["properties": .object(bounds)]]]
                ]
            ])
        }
        let numbers = ValueType.ofInputs.filter(\.isNumber).map(\.rawValue)
        return [
            FormFileSchema.when(.value, numbers, range(["not": ["type": "string"]])),
            FormFileSchema.when(
                .value, [ValueType.date.rawValue], range(["not": ["type": "number"]])),
        ]
    }

    /// Only a section with a name has an object.
    private static var objectOfSection: SchemaValue {
        [
            "if": FormFileSchema.given(.unknownFields),
            "then": ["required": FormFileSchema.names([.name])],
        ]
    }

    /// The choices of fixed rows differ.
    private static var choicesOfRows: SchemaValue {
        let choices = FormFileSchema.at([.choices: ["uniqueItems": true, "items": choice]])
        return FormFileSchema.at([.rows: choices])
    }

    /// Fixed rows are there in any case, so that nothing requires them.
    private static var fixedRows: SchemaValue {
        let required = SchemaValue.text(IssueCode.required.rawValue)
        let withParameters: SchemaValue = ["type": "object", "required": [required]]
        return [
            "if": [
                "required": FormFileSchema.names([.rows]),
                "properties": SchemaValue([.rows: FormFileSchema.given(.choices)]),
            ],
            "then": FormFileSchema.at([
                .requiredWhen: false,
                .validators: [
                    "items": ["not": ["anyOf": [["const": required], withParameters]]]
                ],
            ]),
        ]
    }

    /// Rows have no buttons, and no fields that the program sets.
    private static var itemsOfRows: SchemaValue {
        FormFileSchema.at([
            .items: [
                "items": FormFileSchema.at([
                    .type: ["not": ["const": .text(FormItem.Kind.button.rawValue)]],
                    .setBy: ["not": ["const": .text(FormItem.Setter.program.rawValue)]],
                ])
            ]
        ])
    }
}
