public import FormModel

/// What a form accepts, as JSON Schema, draft 2020-12.
///
/// The schema describes submissions in JSON whose texts have no white space at their ends, which is trimmed
/// here, and no control characters, which are refused; no keyword says so. Such a submission is refused by the schema only where it is refused
/// here. Where the schema accepts and the judge may refuse, the `$comment` of the property says why:
/// it begins with ``unsaidMark``. A property without such a comment is judged alike by both.
///
/// `null` and the empty text stand for no answer, as they do here.
public struct FormSchema: Sendable {
    /// How a comment begins that tells what a schema leaves unsaid.
    public static let unsaidMark = "Judged, but not said here: "

    /// The schema.
    public let value: SchemaValue

    /// The schema as JSON in UTF-8.
    public var json: [UInt8] { value.json }

    /// Writes the schema of a form.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - language: The language of titles and explanations; that of the form unless given.
    /// - Complexity: O(*n*).
    public init(_ form: Form, language: LanguageTag? = nil) {
        var definitions = SchemaDefinitions()
        var members: [SchemaValue.Member] = [
            .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
            .init("$comment", .text(FormSchema.premise)),
            .init("title", .text(form.text(form.title, in: language))),
        ]
        if let help = form.help {
            members.append(.init("description", .text(form.text(help, in: language))))
        }
        members += FormSchema.object(
            of: form.program, form: form, language: language, definitions: &definitions)
        let used = definitions.used
        if !used.isEmpty { members.append(.init("$defs", .object(used))) }
        value = .object(members)
    }

    /// The object of the form, or of a row of a group.
    static func object(
        of program: FormProgram, form: Form, language: LanguageTag?,
        definitions: inout SchemaDefinitions
    ) -> [SchemaValue.Member] {
        var properties: [SchemaValue.Member] = []
        var required: [SchemaValue] = []
        var conditions: [SchemaValue] = []
        for (index, field) in program.fields.enumerated() {
            let property = FieldSchema(
                field, index, of: program, form: form, language: language,
                definitions: &definitions)
            properties.append(.init(field.name.text, property.value))
            if property.isRequired { required.append(.text(field.name.text)) }
            conditions += property.conditions
        }
        var members: [SchemaValue.Member] = [
            .init("type", "object"), .init("properties", .object(properties)),
        ]
        if !required.isEmpty { members.append(.init("required", .list(required))) }
        if !conditions.isEmpty { members.append(.init("allOf", .list(conditions))) }
        if form.unknownFields == .reject {
            members.append(.init("additionalProperties", false))
        }
        return members
    }

    private static let premise =
        "For texts without white space at their ends and without control characters (line ends and tabs may stand in texts of several lines), numbers of at most 38 digits and whole numbers of 64 bits."
}
