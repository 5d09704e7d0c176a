public import FormModel

// What each formatter takes, in JSON Schema.

extension CurrencyFormatter {
    /// A number, or a text such as `$1,234.50`.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        let digits = maxLength.map { ", of at most \($0) digits" } ?? ""
        return SchemaFragment(
            context.item.valueType == .decimal
                ? ["type": ["number", "string"]] : ["type": "string"],
            unsaid:
                "an amount of \(currency.code) with at most \(currency.minorDigits) decimals\(digits), as a number or as \"\(format("1234.5"))\""
        )
    }
}

extension ZipcodeFormatter {
    static let schemaPattern = TypedCharacter.pattern(
        "[0-9]{5}(?:\(TypedCharacter.separatorPattern)?[0-9]{4})?")

    /// Five digits or nine.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        TypedCharacter.fragment(ZipcodeFormatter.schemaPattern)
    }
}

extension SSNFormatter {
    static let schemaPattern = {
        func rest(_ separator: String) -> String {
            "\(separator)(?!00)[0-9]{2}\(separator)(?!0000)[0-9]{4}"
        }
        return TypedCharacter.pattern(
            "(?!000|666|9)(?!078-?05-?1120|219-?09-?9999)[0-9]{3}(?:\(rest(""))|\(rest(TypedCharacter.separatorPattern)))"
        )
    }()

    /// Nine digits, without those that are never assigned.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        TypedCharacter.fragment(SSNFormatter.schemaPattern)
    }
}

extension PhoneFormatter {
    /// A telephone number in any of its spellings.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["type": "string"], unsaid: "a telephone number, such as \"+12125550123\"")
    }
}

extension TypedCharacter {
    /// What is left unsaid of texts that are not ASCII.
    static let unsaid = "digits of other scripts, other spaces and dashes"

    /// A space or a dash of ASCII.
    fileprivate static let separatorPattern = #"[\t -]"#

    /// A text of ASCII that matches, or any that is not ASCII: of those a pattern cannot say what they stand for,
    /// since engines of patterns do not agree on Unicode.
    fileprivate static func pattern(_ ascii: String) -> String {
        "^\(ascii)$|[^\\u0000-\\u007f]"
    }

    static func fragment(_ pattern: String) -> SchemaFragment {
        SchemaFragment(["type": "string", "pattern": .text(pattern)], unsaid: unsaid)
    }
}
