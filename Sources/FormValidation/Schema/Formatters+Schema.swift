import FormModel

// The JSON Schemas of the texts that formatters accept.

extension CurrencyFormatter {
    /// The types number and string, such as `$1,234.50`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let digits = maxLength.map { ", of at most \($0) digits" } ?? ""
        return SchemaFragment(
            context.item.valueType == .decimal
                ? ["type": ["number", "string"]] : ["type": "string"],
            notExpressed:
                "an amount of \(currency.code) with at most \(currency.minorDigits) decimals\(digits), as a number or as \"\(format("1234.5"))\""
        )
    }
}

extension ZipcodeFormatter {
    static let schemaPattern = TypedCharacter.pattern(
        "[0-9]{5}(?:\(TypedCharacter.separatorPattern)?[0-9]{4})?")
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
}

extension PhoneFormatter {
    /// The type string; a pattern cannot express telephone numbers.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(
            ["type": "string"], notExpressed: "a telephone number, such as \"+12125550123\"")
    }
}

extension MaskFormatter {
    /// A pattern in which literal characters may be left out.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        guard let mask else { return nil }
        var pattern = ""
        for (index, slot) in mask.slots.enumerated() {
            if mask.ends.dropLast().contains(index) { pattern += "(?:" }
            pattern += MaskFormatter.pattern(of: slot)
        }
        pattern += String(repeating: ")?", count: mask.ends.count - 1)
        return TypedCharacter.fragment(TypedCharacter.pattern(pattern))
    }

    private static func pattern(of slot: Mask.Slot) -> String {
        switch slot {
        case .upper, .letter: return "[A-Za-z]"
        case .digit: return "[0-9]"
        case .any: return "[0-9A-Za-z]"
        case .literal(let character):
            switch TypedCharacter(character) {
            case .space: return "[\\t ]?"
            case .dash: return "-?"
            case .digit(let digit) where character.isASCII: return "\(digit)?"
            case .ascii(let byte) where character.isASCII:
                let text = String(character)
                if character.isLetter { return "[\(text.uppercased())\(text.lowercased())]?" }
                return "^$\\.*+?()[]{}|/".utf8.contains(byte) ? "\\\(text)?" : text + "?"
            // A text with another character is outside ASCII, which the pattern does not constrain.
            default: return ""
            }
        }
    }
}

extension TypedCharacter {
    /// The constraints on texts outside ASCII, which the schema does not express.
    static let notExpressed = "digits of other scripts, other spaces and dashes"

    fileprivate static let separatorPattern = #"[\t -]"#

    /// A pattern that a text matches if it is outside ASCII or matches `ascii`: regular expression
    /// engines differ on Unicode, so other texts cannot be constrained.
    fileprivate static func pattern(_ ascii: String) -> String {
        "^\(ascii)$|[^\\u0000-\\u007f]"
    }

    static func fragment(_ pattern: String) -> SchemaFragment {
        SchemaFragment(["type": "string", "pattern": .text(pattern)], notExpressed: notExpressed)
    }
}
