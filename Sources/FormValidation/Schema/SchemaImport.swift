public import FormModel

/// Makes a form from a JSON Schema of any draft from 4 to 2020-12.
///
/// The schema must describe an object. Each property of one type becomes a field, and an object with
/// properties a section; conditions and
/// alternatives become conditions of fields as far as a form can express them. Parts that a form
/// cannot express are omitted and reported in ``losses``, keyword by keyword, so the form may
/// accept more than the schema.
///
/// The form accepts less only where ``losses`` says so, with three exceptions that are not
/// reported: `required` refuses an empty text; `format` is checked, which the standard leaves open;
/// and in a property that is not required, `null`, an empty text, an empty list and an object without
/// answers are empty answers.
///
/// This applies to texts without white space at the ends, numbers of at most 38 digits and integers
/// of 64 bits, within the limits of the form, and, in a schema that ``FormSchema`` wrote, to texts
/// without control characters; for any other schema, ``losses`` reports that fields refuse them.
public struct SchemaImport: Sendable {
    /// The form file.
    public let form: SchemaValue

    /// The form file as JSON in UTF-8.
    public var json: [UInt8] { form.json }

    /// The parts of the schema that the form does not express: each reason once, in the order of
    /// the schema.
    public let losses: [SchemaLoss]

    /// Reads a schema.
    ///
    /// - Parameters:
    ///   - bytes: The schema: UTF-8 JSON, RFC 8259.
    ///   - vocabulary: The validators that the form may use.
    ///   - limits: The limits on the schema, and on the size of the form.
    /// - Throws: The reason why there is no form, with line and column; if no property can become a
    ///   field, all losses.
    public init(
        _ bytes: [UInt8], vocabulary: Vocabulary = .standard, limits: JSONLimits = .formFile
    ) throws(FormDocumentError) {
        let root: JSONValue
        do throws(JSONFailure) {
            root = try JSONValue(bytes, limits: limits)
        } catch {
            throw FormDocument.located(error, in: bytes)
        }
        var form = ImportedForm(root, vocabulary: vocabulary, limits: limits)
        if let value = form.value, form.hasConditions,
            (try? FormDocument.read(value.json, vocabulary: vocabulary)) == nil
        {
            // Conditions that a form can express may still depend on each other in a cycle.
            form = ImportedForm(
                root, vocabulary: vocabulary, limits: limits, takesConditions: false)
        }
        let losses = form.losses.grouped
        guard let value = form.value else {
            if form.hasProperties {
                throw SchemaImport.nothing(of: losses, in: bytes, at: root.offset)
            }
            let problem = DefinitionProblem(
                .wrongType,
                parameters: [
                    "key": .text("schema"),
                    "expected": .text("a JSON Schema of an object with \"properties\""),
                ])
            throw FormDocument.located([(root.offset, problem)], in: bytes)
        }
        self.form = value
        self.losses = losses.map(\.loss)
    }

    /// The error that no property became a field, with the reason for each.
    private static func nothing(
        of losses: [(offset: Int, loss: SchemaLoss)], in bytes: [UInt8], at offset: Int
    ) -> FormDocumentError {
        var sentences = [(offset, "None of the properties could become a field of a form.")]
        sentences += losses.map { ($0.offset, $0.loss.sentence) }
        return FormDocument.located(sentences, as: .noItems, in: bytes)
    }
}
