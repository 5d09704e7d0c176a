import FormModel

// What a front end may use to help, from what the validators of a field say in JSON Schema.
extension FieldNode.Hints {
    /// Makes the hints of a field.
    init(_ field: CompiledField, in compiled: CompiledForm) {
        self.init()
        let item = field.item
        if item.valueType == .integer { (inputMode, step) = ("numeric", "1") }
        if item.valueType == .decimal { (inputMode, step) = ("decimal", "any") }
        guard item.formatter == nil, item.choices.isEmpty, !item.isSecure else { return }
        let context = DefinitionContext(field.layout, in: compiled.layout)
        for validator in item.validators {
            // A bound that is calculated is not known here.
            guard let fragment = validator.schema(in: context), validator.reads.isEmpty else {
                continue
            }
            for keyword in fragment.keywords { read(keyword) }
        }
    }

    private mutating func read(_ keyword: SchemaValue.Member) {
        switch (keyword.key, keyword.value) {
        case ("minLength", .number(let number)): minimumLength = number.integer
        case ("maxLength", .number(let number)): maximumLength = number.integer
        case ("minimum", .number(let number)): minimum = number.description
        case ("maximum", .number(let number)): maximum = number.description
        case ("multipleOf", .number(let number)): step = number.description
        case ("pattern", .text(let text)): pattern = PatternNotation.html(text)
        case ("format", .text("email")): (inputType, inputMode) = ("email", "email")
        case ("format", .text("uri")): (inputType, inputMode) = ("url", "url")
        default: break
        }
    }
}
