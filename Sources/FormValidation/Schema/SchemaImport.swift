public import FormModel

/// Makes a form of a JSON Schema: draft 2020-12, and what draft-07 has in common with it.
///
/// The schema must describe an object; each of its properties becomes an input. What a form cannot say
/// is left out and told, keyword by keyword: the form then accepts more than the schema, never less, but
/// that `required` here refuses an empty text too, and that a `format` is judged, which the standard leaves
/// open. Where a type had to be guessed or chosen, that is told, and the form accepts only that one. Of a property
/// that is not required, `null`, an empty text and an empty list are no answer to the form, whatever the schema
/// says of it; that goes for nearly every property, so it is told of none.
///
/// It holds for what ``FormSchema`` describes: texts without white space at their ends, numbers of at most
/// 38 digits and whole numbers of 64 bits.
public struct SchemaImport: Sendable {
    /// The form, as a form file says it.
    public let form: SchemaValue

    /// The form file in UTF-8.
    public var json: [UInt8] { form.json }

    /// What could not be taken over, in the order of the schema.
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
        let references = SchemaReferences(root: root, limits: limits)
        var walk = SchemaWalk(references)
        walk.enter(root, at: [])
        var form = ImportedForm(vocabulary: vocabulary, losses: walk.losses)
        guard let value = form.form(of: walk, references) else {
            let losses = form.losses.inOrder
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
        losses = form.losses.inOrder.map(\.loss)
    }

    /// That no property became a field, and why each did not.
    private static func nothing(
        of losses: [PlacedLoss], in bytes: [UInt8], at offset: Int
    ) -> FormDocumentError {
        var sentences = [(offset, "None of the properties could become a field of a form.")]
        sentences += losses.map { ($0.offset, "\($0.loss.path): \($0.loss.reason)") }
        return FormDocument.located(sentences, as: .noItems, in: bytes)
    }
}
