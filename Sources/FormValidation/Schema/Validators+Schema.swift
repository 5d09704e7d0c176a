import FormModel

// What each validator says in JSON Schema. One that is not here has no words for it, and a schema names
// it as something left unsaid.

extension RequiredValidator {
    /// Nothing of values that are there.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}

extension LengthValidator {
    /// `minLength` and `maxLength`, which count Unicode scalars too.
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
    /// Bounds, exclusive or not, of numbers; of dates, patterns.
    ///
    /// Other bounds have no words.
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
        // Behind the last day, and before the first, there is none.
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
    /// `pattern`, anchored, in the syntax of ECMA-262.
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

    /// `format`, and the pattern of WHATWG HTML with the lengths of RFC 5321.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["format": "email", "pattern": .text(EmailValidator.schemaPattern)])
    }
}

extension OneOfValidator {
    /// `enum`; of a list, that of its items.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let allowed: SchemaValue = ["enum": .list(allowed.map { .text($0) })]
        return SchemaFragment(context.item.valueType.isList ? ["items": allowed] : allowed)
    }
}

extension SameAsValidator {
    /// Nothing: no keyword compares two values.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(unsaid: "the same value as \"\(other)\"")
    }
}

extension DifferentFromValidator {
    /// Nothing: no keyword compares two values.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(unsaid: "another value than \"\(other)\"")
    }
}

extension AcceptedValidator {
    /// `const`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["const": true])
    }
}

extension NoneOfValidator {
    /// `not` an `enum`; of a list, that of its items.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let refused: SchemaValue = ["not": ["enum": .list(forbidden.map { .text($0) })]]
        return SchemaFragment(context.item.valueType.isList ? ["items": refused] : refused)
    }
}

extension CountValidator {
    /// `minItems` and `maxItems`.
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
    /// `uniqueItems` of a list; of rows nothing: no keyword compares their fields.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        guard let by else { return SchemaFragment(["uniqueItems": true]) }
        return SchemaFragment(unsaid: "no two entries with the same \"\(by)\"")
    }
}
