import FormModel

// The JSON Schemas of validators. A validator without one is named in the schema as a constraint
// that it does not express.

extension RequiredValidator {
    /// No keyword for values that are not empty.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}

extension LengthValidator {
    /// The keywords `minLength` and `maxLength`, which count Unicode scalars, too.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        var fragment = SchemaFragment()
        if let min {
            fragment.keywords.append(.init("minLength", .number(ExactDecimal(Int128(min)))))
        }
        if let max {
            fragment.keywords.append(.init("maxLength", .number(ExactDecimal(Int128(max)))))
        }
        return fragment
    }
}

extension RangeValidator {
    /// The bounds of numbers, exclusive or not; for dates, patterns.
    ///
    /// Other bounds cannot be expressed.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        var fragment = SchemaFragment()
        var unsaid: [String] = []
        let bounds = [
            ("minimum", "from", min), ("maximum", "to", max), ("exclusiveMinimum", "after", above),
            ("exclusiveMaximum", "before", below),
        ]
        for case (let keyword, let word, let bound?) in bounds {
            switch bound {
            case .number(let number): fragment.keywords.append(.init(keyword, .number(number)))
            case .date(let day):
                fragment.keywords.append(.init("pattern", .text(pattern(keyword, day))))
            default: unsaid.append("\(word) \(bound.parameter)")
            }
        }
        if !unsaid.isEmpty { fragment.unsaid = unsaid.joined(separator: ", ") }
        return fragment
    }

    private func pattern(_ keyword: String, _ day: CalendarDate) -> String {
        // There is no day after the last or before the first.
        let none = "^(?!)"
        return switch keyword {
        case "minimum": DateSchema.pattern(from: day)
        case "maximum": DateSchema.pattern(to: day)
        case "exclusiveMinimum": day.adding(days: 1).map { DateSchema.pattern(from: $0) } ?? none
        default: day.adding(days: -1).map { DateSchema.pattern(to: $0) } ?? none
        }
    }
}

extension PatternValidator {
    /// The keyword `pattern`, anchored, in the syntax of ECMA-262.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        pattern.flatMap { ECMAPattern.whole($0.source) }.map {
            SchemaFragment(["pattern": .text($0)])
        }
    }
}

extension EmailValidator {
    static let schemaPattern = {
        let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
        return "^(?=.{3,254}$)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@\(label)(?:\\.\(label))*$"
    }()

    /// The keyword `format`, and the pattern of WHATWG HTML with the lengths of RFC 5321.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["format": "email", "pattern": .text(EmailValidator.schemaPattern)])
    }
}

extension OneOfValidator {
    /// The keyword `enum`; for a list, in `items`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let allowed: SchemaValue = ["enum": .list(allowed.map { .text($0) })]
        return SchemaFragment(context.item.valueType.isList ? ["items": allowed] : allowed)
    }
}

extension SameAsValidator {
    /// No keyword: JSON Schema cannot compare two values.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(unsaid: "the same value as \"\(other)\"")
    }
}

extension DifferentFromValidator {
    /// No keyword: JSON Schema cannot compare two values.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(unsaid: "another value than \"\(other)\"")
    }
}

extension AcceptedValidator {
    /// The keyword `const`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["const": true])
    }
}

extension NoneOfValidator {
    /// The keyword `not` with an `enum`; for a list, in `items`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let refused: SchemaValue = ["not": ["enum": .list(forbidden.map { .text($0) })]]
        return SchemaFragment(context.item.valueType.isList ? ["items": refused] : refused)
    }
}

extension CountValidator {
    /// The keywords `minItems` and `maxItems`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        var fragment = SchemaFragment()
        if let min {
            fragment.keywords.append(.init("minItems", .number(ExactDecimal(Int128(min)))))
        }
        if let max {
            fragment.keywords.append(.init("maxItems", .number(ExactDecimal(Int128(max)))))
        }
        return fragment
    }
}

extension UniqueValidator {
    /// The keyword `uniqueItems` for a list; JSON Schema cannot compare fields of rows.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        guard let by else { return SchemaFragment(["uniqueItems": true]) }
        return SchemaFragment(unsaid: "no two entries with the same \"\(by)\"")
    }
}
