public import FormModel

extension Vocabulary {
    /// All validators and formatters that the engine ships.
    public static let standard: Vocabulary = {
        var words = Vocabulary()
        words.addValidators()
        words.addFormatters()
        return words
    }()

    private mutating func addValidators() {
        add(
            validator: "required", usage: #""required""#,
            summary: "An answer is needed; zero and `false` are answers."
        ) { _ in .required }
        add(
            validator: "length", usage: #"{ "length": { "min": 3, "max": 20 } }"#,
            summary:
                "Bounds the length of a text in Unicode scalars; `exactly` fixes it. (`min`, `max`, `exactly`)"
        ) { arguments in
            let exact = arguments.integer("exactly", least: 0)
            let min = arguments.integer("min", least: 0)
            let max = arguments.integer("max", least: 0)
            guard exact != nil || min != nil || max != nil else {
                arguments.needs("\"min\", \"max\" or \"exactly\"")
                return nil
            }
            return LengthValidator(min: exact ?? min, max: exact ?? max)
        }
        add(
            validator: "range", usage: #"{ "range": { "min": 0.01, "max": 1000000 } }"#,
            summary:
                "Bounds a number or a date; the bounds themselves are allowed, and numbers are compared exactly. (`min`, `max`)"
        ) { arguments in
            let min = arguments.bound("min").flatMap(RangeValidator.Bound.init)
            let max = arguments.bound("max").flatMap(RangeValidator.Bound.init)
            guard min != nil || max != nil else {
                arguments.needs("\"min\" or \"max\"")
                return nil
            }
            return RangeValidator(min: min, max: max)
        }
        add(
            validator: "pattern", usage: #"{ "pattern": "[a-z]+" }"#,
            summary:
                "The whole text matches a regular expression (RE2 syntax), in linear time. Of several patterns all must match.",
            takesMain: true
        ) { arguments in
            arguments.text("pattern", isMain: true, isRequired: true).map(PatternValidator.init)
        }
        add(
            validator: "email", usage: #""email""#,
            summary: "An e-mail address: WHATWG HTML, with the lengths of RFC 5321."
        ) { _ in .email }
        add(
            validator: "oneOf", usage: #"{ "oneOf": ["red", "green"] }"#,
            summary: "One of the texts listed; of a list, every element.", takesMain: true
        ) { arguments in
            arguments.texts("allowed", isMain: true, isRequired: true).map(OneOfValidator.init)
        }
        add(
            validator: "sameAs", usage: #"{ "sameAs": "password" }"#,
            summary: "The same value as another field of the form.", takesMain: true
        ) { arguments in
            arguments.fieldName("field", isMain: true, isRequired: true).map(SameAsValidator.init)
        }
        add(
            validator: "unique", usage: #"{ "unique": { "by": "name" } }"#,
            summary:
                "Of a group, no two rows with the same in a field; of a list of choices, none twice. (`by`)"
        ) { arguments in
            UniqueValidator(by: arguments.fieldName("by"))
        }
    }
}

extension RangeValidator.Bound {
    init?(_ value: FieldValue) {
        switch value {
        case .decimal(let number): self = .number(number)
        case .date(let date): self = .date(date)
        default: return nil
        }
    }
}
