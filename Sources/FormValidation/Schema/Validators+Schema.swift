public import FormModel

// What each validator says in JSON Schema. One that is not here has no words for it, and a schema names
// it as something left unsaid.

extension RequiredValidator {
    /// That there must be a value.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(isRequired: true)
    }
}

extension LengthValidator {
    /// `minLength` and `maxLength`, which count Unicode scalars too.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
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
    /// `minimum` and `maximum`; of dates, patterns.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        var fragment = SchemaFragment()
        switch min {
        case .number(let least): fragment.keywords.append(.init("minimum", .number(least)))
        case .date(let least):
            fragment.keywords.append(.init("pattern", .text(DateSchema.pattern(from: least))))
        default: break
        }
        switch max {
        case .number(let most): fragment.keywords.append(.init("maximum", .number(most)))
        case .date(let most):
            fragment.keywords.append(.init("pattern", .text(DateSchema.pattern(to: most))))
        default: break
        }
        return fragment
    }
}

extension PatternValidator {
    /// `pattern`, anchored, in the syntax of ECMA-262.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
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
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["format": "email", "pattern": .text(EmailValidator.schemaPattern)])
    }
}

extension OneOfValidator {
    /// `enum`; of a list, that of its items.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        let allowed: SchemaValue = ["enum": .list(allowed.map { .text($0) })]
        return SchemaFragment(context.item.valueType == .choices ? ["items": allowed] : allowed)
    }
}

extension SameAsValidator {
    /// Nothing: no keyword compares two values.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        let title = context.input(other)?.title ?? other.text
        return SchemaFragment(unsaid: "the same value as \"\(title)\"")
    }
}
