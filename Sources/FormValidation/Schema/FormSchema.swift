public import FormModel

/// The submissions that a form accepts, as JSON Schema (draft 2020-12).
///
/// The schema applies to JSON submissions whose texts have no white space at the ends (which
/// validation trims) and no control characters (which it refuses), because no keyword expresses
/// either. Every such submission that the schema refuses is refused by the form. If the form may
/// refuse a submission that the schema accepts, the `$comment` of the property says why, beginning
/// with ``notExpressedMark``; properties without such a comment have the same result in both.
///
/// `null` and the empty text are empty answers in both.
public struct FormSchema: Sendable {
    /// The beginning of a comment about constraints that a schema does not express.
    public static let notExpressedMark = "Validated, but not expressed in this schema: "

    /// The schema.
    public let value: SchemaValue

    /// The schema as JSON in UTF-8.
    public var json: [UInt8] { value.json }

    /// Makes the schema of a form.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - language: The language of titles and explanations; `nil` for that of the form.
    /// - Complexity: O(*n*).
    public init(_ form: Form, language: LanguageTag? = nil) {
        var definitions = SchemaDefinitions(form.lists)
        var members: [SchemaValue.Member] = [
            .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
            .init("$comment", .text(FormSchema.comment(on: form))),
            .init("title", .text(form.textWithoutValues(form.title, in: language))),
        ]
        if let help = form.help {
            members.append(
                .init("description", .text(form.plainTextWithoutValues(help, in: language))))
        }
        members += form.extensions.members
        members += FormSchema.object(
            of: form.compiled, form: form, language: language, definitions: &definitions)
        let used = definitions.used
        if !used.isEmpty { members.append(.init("$defs", .object(used))) }
        value = .object(members)
    }

    /// The keywords of the object of the form, or of a row of a group.
    static func object(
        of compiled: CompiledForm, form: Form, language: LanguageTag?,
        definitions: inout SchemaDefinitions
    ) -> [SchemaValue.Member] {
        var tree = SchemaTree(compiled.layout)
        var conditions: [SchemaValue] = []
        for (index, field) in compiled.sentFields.enumerated() {
            let property = FieldSchema(
                field, index, of: compiled, form: form, language: language,
                definitions: &definitions)
            tree.add(property.value, of: field.name, isRequired: property.isRequired)
            conditions += property.conditions
        }
        tree.addSections()
        conditions += EndingSchema(compiled).constraints
        if compiled === form.compiled, let stamp = stamp(of: form) { tree.add(stamp) }
        return tree.members(conditions) { section in
            let title = compiled.heading(ofSection: section).map {
                SchemaValue.Member("title", .text(form.textWithoutValues($0, in: language)))
            }
            return (title.map { [$0] } ?? []) + compiled.extensions(ofSection: section).members
        }
    }

    /// The member of answers that names the form and its version; `nil` for a form without version,
    /// which does not take one.
    private static func stamp(of form: Form) -> SchemaValue.Member? {
        // A form that ignores unknown members ignores a malformed one.
        guard form.version != nil, form.unknownFields == .reject else { return nil }
        return .init(
            FormStamp.key,
            [
                "type": "object",
                "properties": [
                    FormStamp.id: ["const": .text(form.id)],
                    FormStamp.version: ["type": "string"],
                ],
                "required": [.text(FormStamp.id)], "additionalProperties": false,
            ])
    }

    /// The comment on the whole schema.
    private static func comment(on form: Form) -> String {
        let buttons = form.compiled.conditions.conditionalButtons.compactMap(\.name)
        let others =
            EndingSchema(form.compiled).notExpressed
            + buttons.map { "the condition of the button \"\($0)\"" }
        guard !others.isEmpty else { return premise }
        return "\(premise) \(notExpressedMark)\(others.joined(separator: "; "))."
    }

    private static let premise =
        "For texts without white space at their ends and without control characters (line ends and tabs are allowed in texts of several lines), numbers of at most 38 digits and whole numbers of 64 bits."
}
