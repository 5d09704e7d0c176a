import FormCards
import FormModel

/// The questions about a form, and the form file that is made of the answers.
struct NewForm: AnswersReceiver {
    /// The file for the form; `nil` for standard output.
    let path: String?
    let console: any Console

    /// The form that asks for a form.
    static let questions = Array(
        #"""
        { "formrun": 1, "id": "newForm", "title": "A new form", "items": [
          { "type": "input", "name": "title", "title": "Title of the form", "placeholder": "Visit",
            "validators": ["required", { "length": { "max": 200 } }] },
          { "type": "group", "name": "fields", "title": "Fields", "rowTitle": "Field {row}", "min": 1, "max": 200,
            "items": [
              { "type": "input", "name": "title", "title": "What is asked", "placeholder": "Date of birth",
                "validators": ["required", { "length": { "max": 200 } }] },
              { "type": "input", "name": "kind", "title": "Kind of answer", "value": "choice", "default": "text",
                "validators": ["required"],
                "choices": [
                  { "value": "text", "title": "a line of text" },
                  { "value": "multiline", "title": "several lines" },
                  { "value": "integer", "title": "a whole number" },
                  { "value": "decimal", "title": "a number" },
                  { "value": "boolean", "title": "yes or no" },
                  { "value": "date", "title": "a date" },
                  { "value": "choice", "title": "one of some choices" },
                  { "value": "choices", "title": "several of some choices" },
                  { "value": "email", "title": "an e-mail address" },
                  { "value": "phone", "title": "a telephone number" },
                  { "value": "secret", "title": "a secret" } ] },
              { "type": "input", "name": "choices", "title": "Choices", "value": "texts", "help": "One a line.",
                "visibleWhen": "kind in ['choice', 'choices']", "validators": ["required", "unique"] },
              { "type": "input", "name": "isRequired", "title": "Must it be answered?", "value": "boolean",
                "default": true } ] },
          { "type": "button", "name": "write", "title": "Write the form", "action": "submit" } ] }
        """#.utf8)

    var namesOptions: Bool { false }

    var isFile: Bool { path != nil }

    func check() throws(SystemError) {
        if let path { try console.checkReplaceable(path) }
    }

    func refusal(of dataSource: FormDataSource, limits: JSONLimits) -> FormIssue? { nil }

    func write(_ dataSource: FormDataSource) throws(SystemError) {
        let form = Self.form(of: dataSource.values).json
        guard let path else { return try console.write(form) }
        try console.createFile(path, with: form)
        console.say("formrun: \(path) is written; formrun run asks it")
    }

    /// The form file of the answers to ``questions``.
    static func form(of values: [(name: FieldName, value: FieldValue)]) -> SchemaValue {
        let title = text("title", in: values)
        var names: Set<String> = []
        var items: [SchemaValue] = []
        for case (_, .rows(let rows)) in values {
            items += rows.map { item(of: $0.values, besides: &names) }
        }
        items.append(
            SchemaValue([
                .type: "button", .name: .text(name(of: "submit", besides: &names)),
                .title: "Submit", .action: "submit",
            ]))
        var ids: Set<String> = []
        return SchemaValue([
            .formrun: 1, .id: .text(name(of: title, besides: &ids)),
            .title: .text(TextTemplate.escaped(title)),
            .items: .list(items),
        ])
    }

    private static func item(
        of row: [(name: FieldName, value: FieldValue)], besides names: inout Set<String>
    ) -> SchemaValue {
        let (title, kind) = (text("title", in: row), text("kind", in: row))
        var validators: [SchemaValue] = []
        if row.contains(where: { $0.name.text == "isRequired" && $0.value == .boolean(true) }) {
            validators.append("required")
        }
        var members: [SchemaValue.Member] = [
            .init(.type, kind == "secret" ? "secureInput" : "input"),
            .init(.name, .text(name(of: title, besides: &names))),
            .init(.title, .text(TextTemplate.escaped(title))),
        ]
        if kind == "email" { validators.append("email") }
        if kind == "phone" { members.append(.init(.formatter, "phone")) }
        // The other kinds are types of value.
        if !["text", "secret", "email", "phone"].contains(kind) {
            members.append(.init(.value, .text(kind)))
        }
        for case (_, .texts(let choices)) in row {
            members.append(.init(.choices, .list(choices.map(SchemaValue.text))))
        }
        if !validators.isEmpty { members.append(.init(.validators, .list(validators))) }
        return .object(members)
    }

    private static func text(
        _ name: String, in values: [(name: FieldName, value: FieldValue)]
    ) -> String {
        let value = values.first { $0.name.text == name }?.value
        if case .text(let text) = value { return text }
        if case .choice(let text) = value { return text }
        return ""
    }

    /// A name of the ASCII letters and digits of a title that no other item has: `dateOfBirth` of "Date of birth".
    static func name(of title: String, besides used: inout Set<String>) -> String {
        var name = ""
        var beginsWord = false
        for scalar in title.unicodeScalars {
            let letter = scalar.properties.isAlphabetic
            guard scalar.isASCII, letter || !name.isEmpty && ("0"..."9").contains(scalar) else {
                beginsWord = !name.isEmpty
                continue
            }
            let text = String(scalar)
            name += beginsWord ? text.uppercased() : name.isEmpty ? text.lowercased() : text
            beginsWord = false
            if name.utf8.count == 40 { break }
        }
        if name.isEmpty { name = "field" }
        var (unique, number) = (name, 2)
        while !used.insert(unique).inserted {
            unique = name + String(number)
            number += 1
        }
        return unique
    }
}
