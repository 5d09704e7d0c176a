import FormModel

// What a front end may use to help, from what the validators of a field say in JSON Schema.
extension FieldNode.Hints {
    /// Makes the hints of a field.
    init(_ field: CompiledField, in compiled: CompiledForm) {
        self.init()
        let item = field.item
        autocomplete = item.autocomplete
        if item.valueType == .integer { (inputMode, step) = ("numeric", "1") }
        if item.valueType == .decimal { (inputMode, step) = ("decimal", "any") }
        let context = DefinitionContext(field.layout, in: compiled.layout)
        if let formatter = item.formatter {
            unchecked.append(
                formatter.schema(in: context)?.notExpressed ?? "the formatter \"\(formatter.name)\""
            )
        }
        for validator in item.validators { read(validator, of: item, in: context) }
        for rule in field.rules {
            unchecked.append("the validator \"\(compiled.rules[rule].name)\"")
        }
        for (condition, phrase) in [
            (item.visibleWhen, "when it is shown"), (item.enabledWhen, "when it can be changed"),
            (item.requiredWhen, "when it is required"),
        ] where condition != nil {
            unchecked.append(phrase)
        }
    }

    private mutating func read(
        _ validator: any Validator, of item: FormItem, in context: DefinitionContext
    ) {
        // A limit that is calculated is not known here.
        guard let fragment = validator.schema(in: context), validator.reads.isEmpty else {
            return unchecked.append("the validator \"\(validator.name)\"")
        }
        var isSaid = true
        let hasBounds = readBounds(of: validator, of: item)
        // A hint is about the value as it is typed: a formatter reads it first, and the value of a choice is not typed.
        let isTyped = item.formatter == nil && item.choices.isEmpty && !item.isSecure
        for keyword in fragment.keywords {
            // Schemas say the bounds of days by patterns.
            if hasBounds, keyword.key == "pattern" { continue }
            if !(isTyped && read(keyword)) { isSaid = false }
        }
        if let phrase = fragment.notExpressed {
            if !hasBounds { unchecked.append(phrase) }
        } else if !isSaid {
            unchecked.append("the validator \"\(validator.name)\"")
        }
    }

    /// Reads the bounds of days and times; those that depend on the present day are not known here.
    ///
    /// - Returns: Whether the bounds say all that the validator does.
    private mutating func readBounds(of validator: any Validator, of item: FormItem) -> Bool {
        guard validator.name == "range", item.formatter == nil,
            [.date, .time, .localDateTime].contains(item.valueType)
        else { return false }
        return readBounds(validator.parameters)
    }

    /// Reads the present bounds of days and times that depend on nothing but the day.
    mutating func readBounds(at path: FieldPath, of item: FormItem, in values: FormDataSource) {
        // Bounds that another answer of the page moves would be those of the answer before.
        guard item.formatter == nil, [.date, .time, .localDateTime].contains(item.valueType),
            item.validators.allSatisfy({ $0.reads.isEmpty && !($0 is any ConditionalValidator) })
        else { return }
        for validator in values.effectiveValidators(at: path) where validator.name == "range" {
            _ = readBounds(validator.parameters)
        }
    }

    private mutating func readBounds(_ parameters: IssueParameters) -> Bool {
        let lower = parameters["min"].flatMap(Self.text)
        let upper = parameters["max"].flatMap(Self.text)
        if let lower { minimum = lower }
        if let upper { maximum = upper }
        return (lower != nil || upper != nil) && parameters["above"] == nil
            && parameters["below"] == nil
    }

    private static func text(_ bound: IssueParameters.Value) -> String? {
        switch bound {
        case .date(let date): date.description
        case .time(let time): time.description
        case .localDateTime(let local): local.description
        default: nil
        }
    }

    /// Reads a keyword.
    ///
    /// - Returns: Whether there is a hint that says the same.
    private mutating func read(_ keyword: SchemaValue.Member) -> Bool {
        switch (keyword.key, keyword.value) {
        case ("minLength", .number(let number)): minimumLength = number.integer
        case ("maxLength", .number(let number)): maximumLength = number.integer
        case ("minimum", .number(let number)): minimum = number.description
        case ("maximum", .number(let number)): maximum = number.description
        case ("multipleOf", .number(let number)): step = number.description
        case ("pattern", .text(let text)):
            guard pattern == nil else { return false }
            pattern = PatternNotation.html(text)
        case ("format", .text("email")): (inputType, inputMode) = ("email", "email")
        case ("format", .text("uri")): (inputType, inputMode) = ("url", "url")
        default: return false
        }
        return true
    }
}
