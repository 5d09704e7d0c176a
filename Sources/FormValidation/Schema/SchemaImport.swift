public import FormModel

/// Makes a form of a JSON Schema, of any draft from 4 to 2020-12.
///
/// The schema must describe an object. Each of its properties that has one type becomes a field; conditions and
/// alternatives become conditions of fields as far as a form can say them. What a form cannot say is left out and
/// told, keyword by keyword: the form then accepts more than the schema, and wherever it accepts less, that is
/// told too, but that `required` here refuses an empty text, and that a `format` is checked, which the standard
/// leaves open. Of a property that is not required, `null`, an empty text and an empty list are no answer to the
/// form, whatever the schema says of it; that goes for nearly every property, so it is told of none.
///
/// It holds for texts without white space at their ends, numbers of at most 38 digits and whole numbers of 64
/// bits, within the limits of the form. A schema that ``FormSchema`` wrote describes texts without control
/// characters; of any other, it is told that a field refuses them.
public struct SchemaImport: Sendable {
    /// The form, as a form file says it.
    public let form: SchemaValue

    /// The form file in UTF-8.
    public var json: [UInt8] { form.json }

    /// What could not be taken over: each reason once, in the order of the schema.
    public let losses: [SchemaLoss]

    /// Reads a schema.
    ///
    /// - Parameters:
    ///   - bytes: The schema: UTF-8 JSON, RFC 8259.
    ///   - vocabulary: The validators that the form may name.
    ///   - limits: How much is read, and how many bytes the form may come to.
    /// - Throws: Why there is no form in it, with line and column; where none of its properties could become a
    ///   field, all that could not be taken over.
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
            // Conditions that each can be said may still depend on each other in a cycle.
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

    /// That no property became a field, and why each did not.
    private static func nothing(
        of losses: [(offset: Int, loss: SchemaLoss)], in bytes: [UInt8], at offset: Int
    ) -> FormDocumentError {
        var sentences = [(offset, "None of the properties could become a field of a form.")]
        sentences += losses.map { ($0.offset, $0.loss.sentence) }
        return FormDocument.located(sentences, as: .noItems, in: bytes)
    }
}
