public import FormModel

extension Vocabulary {
    /// All validators and formatters of the engine, and its pattern matcher for expressions.
    public static let standard: Vocabulary = {
        var words = Vocabulary()
        words.addValidators()
        words.addPresence()
        words.addCombinations()
        words.addConditions()
        words.addText()
        words.addNetwork()
        words.addNumbers()
        words.addFinance()
        words.addIdentity()
        words.addSecurity()
        words.addRemote()
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
                "Bounds a number, a date, a time, a moment, a local date and time or a duration; `min` and `max` are allowed themselves, `above` and `below` are not; numbers are compared exactly. `today`, `now`, `today - 18 years` and the like move with the time. (`min`, `max`, `above`, `below`)"
        ) { arguments in
            let min = arguments.bound("min")
            let max = arguments.bound("max")
            let above = arguments.bound("above")
            let below = arguments.bound("below")
            guard min != nil || max != nil || above != nil || below != nil else {
                arguments.needs("\"min\", \"max\", \"above\" or \"below\"")
                return nil
            }
            return RangeValidator(min: min, max: max, above: above, below: below)
        }
        add(
            validator: "pattern", usage: #"{ "pattern": "[a-z]+" }"#,
            summary:
                "The whole text matches a regular expression (RE2 syntax), in linear time. Of several patterns all must match.",
            takesMain: true
        ) { arguments in
            let limits = arguments.limits
            return arguments.text("pattern", isMain: true, isRequired: true).map {
                PatternValidator($0, limits: limits)
            }
        }
        add(
            validator: "email", usage: #""email""#,
            summary: "An e-mail address in ASCII: WHATWG HTML, with the lengths of RFC 5321."
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
    }
}

extension DefinitionArguments {
    fileprivate mutating func bound(_ name: String) -> RangeValidator.Bound? {
        value(
            name,
            expected:
                "a number, a date such as \"2026-01-31\", or a time such as \"today - 18 years\""
        ) { RangeValidator.Bound($0) }
    }
}
