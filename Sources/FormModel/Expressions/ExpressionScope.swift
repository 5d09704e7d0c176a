/// What the names in an expression stand for: fields, by name, of the form or of a row, and then those of
/// what the row stands in.
package final class ExpressionScope: Sendable {
    /// A field that a name stands for.
    struct Field: Sendable {
        /// Its index among the fields of its scope.
        let index: Int
        let item: FormItem
        /// The choices that it offers.
        let choices: FieldTable
        /// The fields of its rows, where it is a repeating group.
        var rows: ExpressionScope?
    }

    /// A field as an expression refers to it.
    struct Found {
        let reference: FieldReference
        let field: Field
    }

    let functions: [ExpressionFunction]
    let vocabulary: ExpressionVocabulary
    var limits: DefinitionLimits { vocabulary.limits }
    private let fields: [FieldName: Field]
    private let names: [String]
    private let fieldNames: [FieldName]
    private let outer: ExpressionScope?

    /// - Parameters:
    ///   - fields: The fields; of two with the same name the first counts.
    ///   - vocabulary: What expressions may use.
    ///   - outer: What the fields stand in, for those of a row.
    init(_ fields: [Field], vocabulary: ExpressionVocabulary, outer: ExpressionScope? = nil) {
        functions = vocabulary.functions
        self.vocabulary = vocabulary
        self.outer = outer
        fieldNames = fields.compactMap(\.item.name)
        names = fieldNames.map(\.text)
        self.fields = [FieldName: Field](
            fields.compactMap { field in field.item.name.map { ($0, field) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The fields of a row of a group, by themselves; `nil` for an item that is no group.
    convenience init?(rowsOf item: FormItem, vocabulary: ExpressionVocabulary) {
        guard item.kind == .group else { return nil }
        let inner = item.items.filter(\.holdsValue)
        self.init(
            inner.enumerated().map { index, item in
                Field(
                    index: index, item: item, choices: FieldTable(item.choices.map(\.value)),
                    rows: ExpressionScope(rowsOf: item, vocabulary: vocabulary))
            }, vocabulary: vocabulary)
    }

    /// The field of that name: the innermost, where several scopes have one.
    func find(_ name: String) -> Found? {
        guard let name = FieldName(name) else { return nil }
        var scope: ExpressionScope? = self
        var up = 0
        while let level = scope {
            if let field = level.fields[name] {
                return Found(reference: FieldReference(up: up, field: field.index), field: field)
            }
            scope = level.outer
            up += 1
        }
        return nil
    }

    func field(_ name: String) -> Field? { FieldName(name).flatMap { fields[$0] } }

    /// The field that a reference means.
    func field(at reference: FieldReference) -> Field? {
        var scope: ExpressionScope? = self
        for _ in 0..<reference.up { scope = scope?.outer }
        guard let scope, scope.fieldNames.indices.contains(reference.field) else { return nil }
        return scope.fields[scope.fieldNames[reference.field]]
    }

    /// The name of the field at an index.
    func name(at index: Int) -> FieldName { fieldNames[index] }

    /// The nearest name to one that stands for nothing.
    func nearest(to name: String) -> String? {
        Spelling.nearest(to: name, in: names) ?? outer?.nearest(to: name)
    }
}

/// A field as compiled expressions refer to it.
package struct FieldReference: Sendable, Hashable {
    /// How many scopes further out it stands: 0 is the form or row of the expression itself.
    package let up: Int
    /// Its index among the fields there.
    package let field: Int
}
