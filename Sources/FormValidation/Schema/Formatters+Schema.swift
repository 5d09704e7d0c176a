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
    static let schemaPattern = "^[0-9]{5}(?:\(TypedCharacter.separatorPattern)?[0-9]{4})?$"

    /// Five digits or nine.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["type": "string", "pattern": .text(ZipcodeFormatter.schemaPattern)])
    }
}

extension SSNFormatter {
    static let schemaPattern = {
        func rest(_ separator: String) -> String {
            "\(separator)(?!00)[0-9]{2}\(separator)(?!0000)[0-9]{4}"
        }
        return "^(?!000|666|9)[0-9]{3}(?:\(rest(""))|\(rest(TypedCharacter.separatorPattern)))$"
    }()

    /// Nine digits, without those that are never assigned.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["type": "string", "pattern": .text(SSNFormatter.schemaPattern)])
    }
}

extension PhoneFormatter {
    /// A telephone number in any of its spellings.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["type": "string"], unsaid: "a telephone number, such as \"+12125550123\"")
    }
}

extension TypedCharacter {
    /// A space or a dash.
    fileprivate static let separatorPattern =
        #"[\t \u00a0\u2007\u2009\u202f\u2010-\u2013\u2212-]"#
}
