public import FormModel

/// Makes a form of a JSON Schema: draft 2020-12, and what draft-07 has in common with it.
///
/// The schema must describe an object; each of its properties becomes an input. What a form cannot say
/// is left out and told, keyword by keyword: the form then accepts more than the schema, never less, but
/// that `required` here refuses an empty text too.
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
    ///   - limits: How much is read.
    /// - Throws: Why there is no form in it, with line and column.
    public init(
        _ bytes: [UInt8], vocabulary: Vocabulary = .standard, limits: JSONLimits = .formFile
    ) throws(FormDocumentError) {
        let root: JSONValue
        do throws(JSONFailure) {
            root = try JSONValue(bytes, limits: limits)
        } catch {
            throw FormDocument.located(error, in: bytes)
        }
        let references = SchemaReferences(root: root)
        var walk = SchemaWalk(references)
        walk.enter(root, at: [])
        var form = ImportedForm(vocabulary: vocabulary, losses: walk.losses)
        guard let value = form.form(of: walk.facets, references) else {
            let problem = DefinitionProblem(
                .wrongType,
                parameters: [
                    "key": .text("schema"),
                    "expected": .text("a JSON Schema of an object with \"properties\""),
                ])
            throw FormDocument.located([(root.offset, problem)], in: bytes)
        }
        self.form = value
        losses = form.losses.sorted { ($0.offset, $0.order) < ($1.offset, $1.order) }.map(\.loss)
    }
}
