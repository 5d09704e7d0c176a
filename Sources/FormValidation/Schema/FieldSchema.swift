import FormModel

struct FieldSchema {
    /// The keyword of the unit of a number.
    static let unitKey = "x-unit"
    static let unitBeforeKey = "x-unit-before"

    let value: SchemaValue
    let isRequired: Bool
    /// Additional constraints on the object: when the field must be present, and when absent.
    let conditions: [SchemaValue]

    init(
        _ field: CompiledField, _ index: Int, of compiled: CompiledForm, form: Form,
        language: LanguageTag?,
        definitions: inout SchemaDefinitions
    ) {
        let item = field.item
        let filled = Set(field.layout.wordsWithPlaces)
        let text: (LocalizedText) -> String = { text in
            filled.contains(text)
                ? form.textWithoutValues(text, in: language) : form.text(text, in: language)
        }
        var constraints = FieldConstraints(
            FieldSchema.base(of: item, text, &definitions),
            isRequired: item.kind == .group && item.minimumRows > 0)
        if let rows = field.rows {
            let row = FormSchema.object(
                of: rows, form: form, language: language, definitions: &definitions)
            constraints.add(
                row, FieldSchema.rows(row, of: field, form, language, &definitions), of: item)
        }
        constraints.read(field, in: compiled)
        var conditional = ConditionalField(
            field, isRequired: constraints.isRequired,
            rejectsHidden: compiled.layout.rejectsUnknown(beside: index))
        if let phrase = conditional.read(compiled, index, &definitions) {
            constraints.notExpressed.append(phrase)
            if conditional.isUnsaid { constraints.keywords = Keywords([]) }
        }
        isRequired = constraints.isRequired && conditional.isAlways
        if isRequired { constraints.keywords.require(item) }
        let members =
            FieldSchema.annotations(of: field, form, language)
            + FieldSchema.comment(of: item, notExpressed: constraints.notExpressed)
        let keywords = constraints.keywords
        let said = isRequired ? keywords.list : keywords.orEmpty(&definitions)
        conditions = conditional.rules(said, &definitions)
        value = .object(conditional.isSaidElsewhere ? members : members + said)
    }

    /// The keyword `$comment`: what the keywords do not express, and the source of a calculated default.
    private static func comment(
        of item: FormItem, notExpressed: [String]
    ) -> [SchemaValue.Member] {
        var comments: [String] = []
        if !notExpressed.isEmpty {
            comments.append(
                "\(FormSchema.notExpressedMark)\(notExpressed.joined(separator: "; ")).")
        }
        if let initial = item.defaultExpression {
            comments.append("The default is calculated: \(initial.source)")
        }
        guard !comments.isEmpty else { return [] }
        return [.init("$comment", .text(comments.joined(separator: " ")))]
    }

    private static func base(
        of item: FormItem, _ text: (LocalizedText) -> String,
        _ definitions: inout SchemaDefinitions
    ) -> [SchemaValue.Member] {
        switch item.valueType {
        case .text: return [.init("type", "string")]
        // The keyword distinguishes it from a text of one line.
        case .multiline: return [.init("type", "string"), .init("contentMediaType", "text/plain")]
        case .integer: return numbers("integer", of: item, text)
        case .decimal: return numbers("number", of: item, text)
        case .boolean: return [.init("type", "boolean")] + titles(of: item, text)
        case .date: return [.init("type", "string"), definitions.day]
        case .time: return [.init("type", "string")]
        case .dateTime: return [.init("type", "string"), .init("format", "date-time")]
        case .localDateTime: return [.init("type", "string"), definitions.localDateTime]
        case .duration: return [.init("type", "string"), .init("format", "duration")]
        case .choice: return [.init("type", "string")] + offered(item, text, &definitions)
        case .choices:
            let type: [SchemaValue.Member] = item.hasUnknownChoices ? [.init("type", "string")] : []
            return [
                .init("type", "array"),
                .init("items", .object(type + offered(item, text, &definitions))),
            ]
        case .texts: return [.init("type", "array")]
        case .file: return [.init("type", "object"), definitions.file]
        case .group:
            if item.rowShape == .object { return [.init("type", "object")] }
            if let rows = item.fixedRows {
                return [
                    .init("type", "array"), .init("minItems", count(rows.count)),
                    .init("maxItems", count(rows.count)),
                ]
            }
            let bounds: [SchemaValue.Member] =
                item.minimumRows > 0 ? [.init("minItems", count(item.minimumRows))] : []
            return [.init("type", "array")] + bounds
                + [.init("maxItems", count(item.maximumRows))]
        }
    }

    /// The keywords of the rows of a group.
    private static func rows(
        _ row: [SchemaValue.Member], of field: CompiledField, _ form: Form,
        _ language: LanguageTag?, _ definitions: inout SchemaDefinitions
    ) -> [SchemaValue.Member] {
        guard field.item.rowShape == .object else { return [.init("items", .object(row))] }
        let rows = field.item.fixedRows ?? []
        // The rows of groups in rows would multiply.
        let each = rows.count > 1 ? [definitions.row(row)] : row
        let properties = rows.map { choice in
            let title = form.textWithoutValues(choice.title, in: language)
            return SchemaValue.Member(
                choice.value, .object([.init("title", .text(title))] + each))
        }
        let isRequired = row.contains { $0.key == "required" }
        return [.init("properties", .object(properties))]
            + (isRequired ? [.init("required", .list(rows.map { .text($0.value) }))] : [])
            + (field.rows?.layout.rejectsUnknown == true
                ? [.init("additionalProperties", false)] : [])
    }

    private static func count(_ count: Int) -> SchemaValue {
        .number(ExactDecimal(Int128(count)))
    }

    private static func offered(
        _ item: FormItem, _ text: (LocalizedText) -> String,
        _ definitions: inout SchemaDefinitions
    ) -> [SchemaValue.Member] {
        if item.hasUnknownChoices { return [.init("minLength", 1)] }
        if let name = item.choicesOf?.listName {
            guard let other = item.otherChoice else {
                return [definitions.list(name) { choices(item.choices, of: item, text) }]
            }
            let listed = definitions.list(name) {
                choices(item.choices.dropLast(), of: item, text)
            }
            return [
                .init(
                    "anyOf",
                    [.object([listed]), .object(choices([other], of: item, text))])
            ]
        }
        return choices(item.choices, of: item, text)
    }

    private static func choices(
        _ choices: [Choice], of item: FormItem, _ text: (LocalizedText) -> String
    ) -> [SchemaValue.Member] {
        let areTitled = choices.contains {
            !$0.extensions.isEmpty || !text($0.title).utf8.elementsEqual($0.value.utf8)
        }
        guard areTitled else {
            return [.init("enum", .list(choices.map { constant($0, item) }))]
        }
        return [
            .init(
                "oneOf",
                .list(
                    choices.map { choice in
                        .object(
                            [
                                .init("const", constant(choice, item)),
                                .init("title", .text(text(choice.title))),
                            ] + choice.extensions.members)
                    })
            )
        ]
    }

    private static func numbers(
        _ type: SchemaValue, of item: FormItem, _ text: (LocalizedText) -> String
    ) -> [SchemaValue.Member] {
        // Another answer is a text beside the numbers.
        let types: SchemaValue = item.otherChoice == nil ? type : .list([type, "string"])
        let listed = item.choices.isEmpty ? [] : choices(item.choices, of: item, text)
        return [.init("type", types)] + listed
    }

    /// The titles of yes and no.
    private static func titles(
        of item: FormItem, _ text: (LocalizedText) -> String
    ) -> [SchemaValue.Member] {
        guard item.trueTitle != nil || item.falseTitle != nil else { return [] }
        let ways = [(true, item.trueTitle), (false, item.falseTitle)].map { flag, title in
            SchemaValue.object(
                [.init("const", .boolean(flag))]
                    + (title.map { [.init("title", .text(text($0)))] } ?? []))
        }
        return [.init("oneOf", .list(ways))]
    }

    /// The value of a choice, which is a number for a number.
    private static func constant(_ choice: Choice, _ item: FormItem) -> SchemaValue {
        guard item.valueType.isNumber, let number = choice.number else {
            return .text(choice.value)
        }
        return .number(number)
    }

    /// A default as a submission may have it: what a condition may hide in a row is left out where it is its own default.
    private static func start(_ value: FieldValue, of field: CompiledField) -> FieldValue {
        guard case .rows(let list) = value, let rows = field.rows else { return value }
        return .rows(
            list.map { row in
                var row = row
                for (index, inner) in rows.fields.enumerated() {
                    let own = row[inner.name]
                    let isLeftOut = rows.step(of: index) != nil && own == inner.item.defaultValue
                    row[inner.name] = isLeftOut ? .empty : start(own, of: inner)
                }
                return row
            })
    }

    private static func annotations(
        of field: CompiledField, _ form: Form, _ language: LanguageTag?
    ) -> [SchemaValue.Member] {
        let item = field.item
        var members: [SchemaValue.Member] = [
            .init("title", .text(form.textWithoutValues(item.title, in: language)))
        ]
        if let help = item.help {
            let text = form.plainTextWithoutValues(help, in: language)
            members.append(.init("description", .text(text)))
        }
        let start = FieldSchema.start(item.defaultValue, of: field)
        if let value = SchemaValue(field.layout.answer(start)) {
            members.append(.init("default", value))
        }
        let example = item.placeholder.flatMap { placeholder in
            // An example with a place has a value only while the form is filled in.
            placeholder.contains(where: TextTemplate.hasBraces)
                ? nil : Self.example(form.text(placeholder, in: language), of: field)
        }
        // What is suggested where the form is filled in is not part of it.
        let suggestions = item.suggestionsFrom == nil ? item.suggestions : []
        let examples = [example].compactMap(\.self) + suggestions.map { .text($0) }
        if !examples.isEmpty { members.append(.init("examples", .list(examples))) }
        if item.isSecure { members.append(.init("writeOnly", true)) }
        if item.setBy == .program { members.append(.init("readOnly", true)) }
        for (key, unit) in [
            (FieldSchema.unitBeforeKey, item.unitBefore), (FieldSchema.unitKey, item.unit),
        ] where item.extensions[key] == nil {
            guard let unit else { continue }
            members.append(.init(key, .text(form.textWithoutValues(unit, in: language))))
        }
        return members + item.extensions.members
    }

    /// A placeholder as a submitted value; `nil` for a hint that is no valid answer.
    private static func example(_ text: String, of field: CompiledField) -> SchemaValue? {
        let typed = TypedReader().read(text, for: field.layout)
        if case .text = typed, field.formatter == nil, field.valueType != .text,
            field.valueType != .multiline
        {
            return nil
        }
        return SchemaValue(typed)
    }
}

/// What the definition of a field requires of its values, as keywords and as phrases for what no keyword expresses.
private struct FieldConstraints {
    var keywords: Keywords
    /// The keywords of the texts of a list, none of which is empty.
    private var elements = Keywords([.init("type", "string")])
    var notExpressed: [String] = []
    private(set) var isRequired: Bool

    init(_ base: [SchemaValue.Member], isRequired: Bool) {
        keywords = Keywords(base)
        self.isRequired = isRequired
    }

    /// The keywords of a record whose fields have no conditions.
    private static let keywordsOfRecord = [
        "type", "properties", "required", "additionalProperties",
    ]

    /// Adds the schema of a row, in the keywords of the rows.
    mutating func add(
        _ row: [SchemaValue.Member], _ rows: [SchemaValue.Member], of group: FormItem
    ) {
        keywords.add(rows)
        guard group.hasFixedRows else { return }
        // Rows that were not sent are validated without values.
        isRequired = isRequired || row.contains { $0.key == "required" }
        if row.contains(where: { !FieldConstraints.keywordsOfRecord.contains($0.key) }) {
            notExpressed.append("the rows that are not given")
        }
    }

    /// Adds what the definition of the field requires.
    mutating func read(_ field: CompiledField, in compiled: CompiledForm) {
        let context = DefinitionContext(field.layout, in: compiled.layout)
        readFormatter(in: context)
        readValueType(of: field.item)
        readChoices(of: field.item)
        for validator in field.boundValidators { read(validator, of: field, context) }
        notExpressed += compiled.rules(of: field).map { "the validator \"\($0)\"" }
        closeElements(of: field.item)
    }

    /// Replaces the keywords by those of the texts that the formatter reads.
    private mutating func readFormatter(in context: DefinitionContext) {
        guard let formatter = context.item.formatter else { return }
        let fragment =
            formatter.schema(in: context)
            ?? SchemaFragment(
                ["type": context.item.valueType == .decimal ? ["number", "string"] : "string"],
                notExpressed: "the formatter \"\(formatter.name)\"")
        keywords = Keywords(fragment.keywords)
        if let phrase = fragment.notExpressed { notExpressed.append(phrase) }
    }

    private mutating func readValueType(of item: FormItem) {
        switch item.valueType {
        case .time: notExpressed.append("a time of day, such as \"14:30\"")
        case .dateTime: notExpressed.append("a moment, such as \"2026-01-31T14:30:00Z\"")
        case .duration: notExpressed.append("a length of time, such as \"P3DT12H\"")
        case .text, .multiline, .integer, .decimal, .boolean, .date, .localDateTime, .choice,
            .choices, .texts, .file, .group:
            break
        }
    }

    /// Names the choices that are fetched, or depend on rows.
    private mutating func readChoices(of item: FormItem) {
        if let name = item.choicesFrom, item.awaitsChoices {
            notExpressed.append("the choices \"\(name)\", which are fetched")
        }
        if let name = item.choicesFrom, item.choicesOf?.with.isEmpty == false {
            notExpressed.append("the choices \"\(name)\", which are fetched for other values")
        }
        if let phrase = item.choicesOf?.rowsPhrase { notExpressed.append(phrase) }
    }

    private mutating func read(
        _ validator: any Validator, of field: CompiledField, _ context: DefinitionContext
    ) {
        let fragment =
            validator.schema(in: context)
            ?? SchemaFragment(notExpressed: "the validator \"\(validator.name)\"")
        if let phrase = fragment.notExpressed { notExpressed.append(phrase) }
        isRequired = isRequired || validator.facts.requiresValue
        // Validators receive the canonical form of a text, but the schema describes the
        // submitted one; a validator that produces the canonical form accepts submitted texts.
        let isSent =
            !field.hasCanonicalForm
            || context.item.formatter == nil && validator.facts.canonicalizes
            || fragment.keywords.allSatisfy(\.isOfNumbers)
        guard isSent else {
            notExpressed.append("the validator \"\(validator.name)\"")
            return
        }
        let isOfTexts = context.item.valueType == .texts
        let ofElements = isOfTexts ? fragment.keywords.filter(\.isItems) : []
        for keyword in ofElements { elements.add(keyword.value.members) }
        keywords.add(fragment.keywords.filter { !ofElements.contains($0) })
    }

    /// Adds the keywords of the texts of a list.
    private mutating func closeElements(of item: FormItem) {
        guard item.valueType == .texts else { return }
        elements.requireText()
        keywords.add([.init("items", .object(elements.list))])
    }
}

/// The keywords of a property; of repeated keywords, such as two patterns, all apply.
private struct Keywords {
    private var own: [SchemaValue.Member]
    private var more: [SchemaValue] = []

    init(_ list: [SchemaValue.Member]) {
        own = list
    }

    var list: [SchemaValue.Member] {
        more.isEmpty ? own : own + [.init("allOf", .list(more))]
    }

    mutating func add(_ members: [SchemaValue.Member]) {
        for member in members {
            // An identical keyword exists already.
            if own.contains(member) { continue }
            if own.contains(where: { $0.key == member.key }) {
                more.append(.object([member]))
            } else {
                own.append(member)
            }
        }
    }

    mutating func require(_ item: FormItem) {
        switch item.valueType {
        case .choices, .texts: add([.init("minItems", 1)])
        case .group: if item.minimumRows <= 0, !item.hasFixedRows { add([.init("minItems", 1)]) }
        case .text, .multiline: requireText(isSecure: item.isSecure)
        case .integer, .decimal, .boolean, .date, .time, .dateTime, .localDateTime, .duration,
            .choice, .file:
            if item.formatter != nil { add([.init("minLength", 1)]) }
        }
    }

    mutating func requireText(isSecure: Bool = false) {
        if !own.contains(where: { ["minLength", "enum", "format"].contains($0.key) }) {
            own.append(.init("minLength", 1))
        }
        // White space alone is an empty answer, except in a secret.
        if !isSecure, !own.contains(where: { ["pattern", "enum"].contains($0.key) }) {
            own.append(.init("pattern", #"\S"#))
        }
    }

    /// The keywords for a property that may also be empty.
    func orEmpty(_ definitions: inout SchemaDefinitions) -> [SchemaValue.Member] {
        let takesEmptyText = list.allSatisfy {
            $0.key == "type" && $0.value == "string"
                || ["maxLength", "contentMediaType"].contains($0.key)
        }
        guard !takesEmptyText else {
            return list.map { $0.key == "type" ? .init("type", ["string", "null"]) : $0 }
        }
        // An empty list is an empty answer, even if a minimum number of elements is required.
        let noElements: [SchemaValue] =
            list.contains { $0.key == "minItems" } ? [["type": "array", "maxItems": 0]] : []
        return [.init("anyOf", .list([.object(list)] + noElements + [definitions.empty]))]
    }
}

extension SchemaValue {
    /// An answer as JSON has it, without what is empty in it; `nil` for one that is empty itself.
    fileprivate init?(_ answer: AnswerTree) {
        switch answer {
        case .value(let value): self.init(value)
        case .list(let rows): self = .list(rows.map { SchemaValue($0) ?? .object([]) })
        case .object(let members):
            let written = members.compactMap { member in
                SchemaValue(member.answer).map { SchemaValue.Member(member.key, $0) }
            }
            if written.isEmpty { return nil }
            self = .object(written)
        }
    }

    /// The value of a field without rows; `nil` for an empty one.
    init?(_ value: FieldValue) {
        switch value.inJSON {
        case .null, .rows: return nil
        case .text(let text): self = .text(text)
        case .integer(let number): self = .number(ExactDecimal(Int128(number)))
        case .decimal(let number): self = .number(number)
        case .boolean(let flag): self = .boolean(flag)
        case .list(let list): self = .list(list.map { .text($0) })
        case .file(let facts):
            let path = facts.path.map { [SchemaValue.Member(FileFacts.pathKey, .text($0))] }
            self = .object(
                [
                    .init(FileFacts.nameKey, .text(facts.name)),
                    .init(FileFacts.typeKey, .text(facts.type)),
                    .init(FileFacts.sizeKey, .number(ExactDecimal(Int128(facts.size)))),
                ] + (path ?? []))
        }
    }
}

extension SchemaValue.Member {
    /// Whether the keyword constrains the elements of a list.
    fileprivate var isItems: Bool { key == "items" }

    /// Whether the keyword constrains only numbers.
    fileprivate var isOfNumbers: Bool {
        ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"].contains(key)
    }
}
