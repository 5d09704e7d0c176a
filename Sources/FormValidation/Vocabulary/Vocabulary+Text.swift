import FormModel

extension Vocabulary {
    mutating func addText() {
        addPartsOfText()
        addLetters()
        addTextFormats()
    }

    private mutating func addPartsOfText() {
        add(
            validator: "notPattern", usage: #"{ "notPattern": ".*admin.*" }"#,
            summary: "The whole text does not match a regular expression (RE2 syntax).",
            takesMain: true
        ) { arguments in
            arguments.text("pattern", isMain: true, isRequired: true).map(NotPatternValidator.init)
        }
        add(
            validator: "startsWith", usage: #"{ "startsWith": "SKU-" }"#,
            summary: "Begins with the text, or with one of a list; case counts. (`texts`)",
            takesMain: true
        ) { arguments in
            arguments.oneOrMoreTexts("texts", isMain: true, isRequired: true)
                .map(StartsWithValidator.init)
        }
        add(
            validator: "endsWith", usage: #"{ "endsWith": [".pdf", ".txt"] }"#,
            summary: "Ends with the text, or with one of a list; case counts. (`texts`)",
            takesMain: true
        ) { arguments in
            arguments.oneOrMoreTexts("texts", isMain: true, isRequired: true)
                .map(EndsWithValidator.init)
        }
        add(
            validator: "contains", usage: #"{ "contains": "@" }"#,
            summary: "Contains the text, or all of a list; case counts. (`texts`)",
            takesMain: true
        ) { arguments in
            arguments.oneOrMoreTexts("texts", isMain: true, isRequired: true)
                .map(ContainsValidator.init)
        }
        add(
            validator: "excludes", usage: #"{ "excludes": ["<", ">"] }"#,
            summary: "Contains neither the text nor any of a list; case counts. (`texts`)",
            takesMain: true
        ) { arguments in
            arguments.oneOrMoreTexts("texts", isMain: true, isRequired: true)
                .map(ExcludesValidator.init)
        }
        add(
            validator: "words", usage: #"{ "words": { "max": 200 } }"#,
            summary: "Bounds the number of words, told apart by white space. (`min`, `max`)"
        ) { arguments in
            let min = arguments.integer("min", least: 0)
            let max = arguments.integer("max", least: 0)
            guard min != nil || max != nil else {
                arguments.needs("\"min\" or \"max\"")
                return nil
            }
            return WordsValidator(min: min, max: max)
        }
    }

    private mutating func addLetters() {
        add(
            validator: "alpha", usage: #""alpha""#,
            summary:
                "Letters of any script with their marks, as in UTS #18; with `ascii`: true, A to Z only. (`ascii`)"
        ) { arguments in
            AlphaValidator(ascii: arguments.flag("ascii") ?? false)
        }
        add(
            validator: "alphanumeric", usage: #"{ "alphanumeric": { "ascii": true } }"#,
            summary:
                "Letters and decimal digits of any script, as in UTS #18; with `ascii`: true, A to Z and 0 to 9 only. (`ascii`)"
        ) { arguments in
            AlphanumericValidator(ascii: arguments.flag("ascii") ?? false)
        }
        add(
            validator: "ascii", usage: #""ascii""#,
            summary: "Characters of ASCII only: RFC 20."
        ) { _ in .ascii }
        add(
            validator: "lowercase", usage: #""lowercase""#,
            summary: "No upper-case letters, as the Unicode Standard maps case."
        ) { _ in .lowercase }
        add(
            validator: "uppercase", usage: #""uppercase""#,
            summary: "No lower-case letters, as the Unicode Standard maps case."
        ) { _ in .uppercase }
    }

    private mutating func addTextFormats() {
        add(
            validator: "slug", usage: #""slug""#,
            summary: "Words of a to z and 0 to 9, joined by single hyphens: `my-first-page`."
        ) { _ in .slug }
        add(
            validator: "base64", usage: #""base64""#,
            summary:
                "Base64: RFC 4648, section 4, with its padding; with `url`: true, section 5, with or without. (`url`)"
        ) { arguments in
            Base64Validator(url: arguments.flag("url") ?? false)
        }
        add(
            validator: "hex", usage: #""hex""#,
            summary:
                "Hexadecimal digits in either case, any number of them, as of a colour: `fc0`. Whole bytes have an even number, which is not asked for."
        ) { _ in .hex }
        add(
            validator: "json", usage: #""json""#,
            summary: "A text of JSON: RFC 8259, no key twice, within the limits of a submission."
        ) { _ in .json }
    }
}
