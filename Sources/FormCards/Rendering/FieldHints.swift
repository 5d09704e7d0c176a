import FormModel
import FormValidation

extension FieldNode {
    /// What a front end may use to help; the hints of a field of a form are made when they are first asked for.
    var hints: Hints {
        get {
            switch hintSource {
            case .program(let hints): hints.value
            case .field(let origin): origin.hints(Hints.init)
            case nil: Hints()
            }
        }
        set { hintSource = .program(Shared(newValue)) }
    }
}

// What a front end may use to help, from what the validators of a field say in JSON Schema.
extension FieldNode.Hints {
    /// Makes the hints of a field; all but its present bounds are made once for the form.
    init(_ origin: FieldOrigin) {
        self = origin.field.derived { FieldNode.Hints(of: origin.field, in: origin.form) }
        _ = read(origin.bounds)
    }

    private init(of field: CompiledField, in form: CompiledForm) {
        self.init()
        let item = field.item
        autocomplete = item.autocomplete
        if item.suggestionsFrom == nil
            || item.suggestions.count <= FormItem.maximumListedSuggestions
        {
            suggestions = item.suggestions
        }
        if item.valueType == .integer { (inputMode, step) = ("numeric", "1") }
        if item.valueType == .decimal { (inputMode, step) = ("decimal", "any") }
        let context = DefinitionContext(field.layout, in: form.layout)
        if let formatter = item.formatter {
            unchecked.append(
                formatter.schema(in: context)?.notExpressed ?? "the formatter \"\(formatter.name)\""
            )
        }
        for validator in item.validators { read(validator, of: field, in: context) }
        if item.valueType == .text, item.choices.isEmpty {
            read(ofText: item.formatter?.entry)
            for validator in item.validators { read(ofText: validator.facts.entry) }
        }
        unchecked += form.rules(of: field).map { "the validator \"\($0)\"" }
        for (condition, phrase) in [
            (item.visibleWhen, "when it is shown"), (item.enabledWhen, "when it can be changed"),
            (item.requiredWhen, "when it is required"),
        ] where condition != nil {
            unchecked.append(phrase)
        }
    }

    private mutating func read(
        _ validator: any Validator, of field: CompiledField, in context: DefinitionContext
    ) {
        switch field.valueType == .file ? validator.facts.entry : nil {
        case .files(let kinds)? where accepted.isEmpty:
            accepted = kinds
            return
        case .bytes(let maximum)?:
            maximumBytes = min(maximumBytes ?? .max, maximum)
            return
        case .files?, .telephone?, .digits?, .leftToRight?, nil: break
        }
        // A limit that is calculated is not known here.
        guard validator.facts.reads.isEmpty, let fragment = validator.schema(in: context) else {
            return unchecked.append("the validator \"\(validator.name)\"")
        }
        // Schemas say the bounds of days by patterns, and not those of times.
        if field.hasTypedTime, let bounding = validator as? any BoundingValidator,
            read(bounding.bounds(at: nil, of: field.valueType))
        {
            return
        }
        let item = field.item
        // A hint is about the value as it is typed: a formatter reads it first, and the value of a choice is not typed.
        let isTyped = item.formatter == nil && item.choices.isEmpty && !item.isSecure
        var isSaid = true
        for keyword in fragment.keywords where !(isTyped && read(keyword)) { isSaid = false }
        if let phrase = fragment.notExpressed {
            unchecked.append(phrase)
        } else if !isSaid {
            unchecked.append("the validator \"\(validator.name)\"")
        }
    }

    /// Reads the keyboard and the direction of texts.
    private mutating func read(ofText hint: EntryHint?) {
        switch hint {
        case .telephone?: (inputType, inputMode) = ("tel", "tel")
        case .digits?: inputMode = inputMode ?? "numeric"
        case .leftToRight?: break
        case .files?, .bytes?, nil: return
        }
        isLeftToRight = true
    }

    /// Reads the bounds of days and times.
    ///
    /// - Returns: Whether there are bounds, and hints say all of them.
    private mutating func read(_ bounds: FieldBounds) -> Bool {
        let (lower, upper) = (bounds.minimum, bounds.maximum)
        if let lower, !lower.isExcluded { minimum = DisplayValue.canonicalText(of: lower.value) }
        if let upper, !upper.isExcluded { maximum = DisplayValue.canonicalText(of: upper.value) }
        let all = [lower, upper].compactMap(\.self)
        return !all.isEmpty && all.allSatisfy { !$0.isExcluded }
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
