/// What the names in an expression stand for: fields, by name, of the form or of a row, and then those of
/// what the row stands in.
package final class ExpressionScope: Sendable {
    /// A field that a name stands for.
    struct Found {
        /// The field as an expression refers to it.
        let reference: FieldReference
        let field: FieldLayout
        private let layout: FormLayout

        fileprivate init(_ index: Int, up: Int, in layout: FormLayout) {
            reference = FieldReference(up: up, field: index)
            field = layout.fields[index]
            self.layout = layout
        }

        /// Whether the field offers a choice of that value.
        func offers(_ value: Span<UInt8>) -> Bool { layout.offers(value, at: reference.field) }
    }

    let functions: [ExpressionFunction]
    let vocabulary: ExpressionVocabulary
    private let layout: FormLayout
    private let outer: ExpressionScope?

    /// - Parameters:
    ///   - layout: The fields; of two with the same name the first counts.
    ///   - vocabulary: What expressions may use.
    ///   - outer: What the fields stand in, for those of a row.
    init(_ layout: FormLayout, vocabulary: ExpressionVocabulary, outer: ExpressionScope? = nil) {
        self.layout = layout
        self.vocabulary = vocabulary
        self.outer = outer
        functions = vocabulary.functions
    }

    /// How large expressions may be.
    var limits: DefinitionLimits { vocabulary.limits }

    /// The field of that name: the innermost, where several scopes have one.
    func find(_ name: String) -> Found? {
        guard let name = FieldName(name) else { return nil }
        var scope: ExpressionScope? = self
        var up = 0
        while let level = scope {
            if let index = level.layout.index(of: name) {
                return Found(index, up: up, in: level.layout)
            }
            scope = level.outer
            up += 1
        }
        return nil
    }

    /// The index of the field of that name in this scope.
    func index(of name: FieldName) -> Int? { layout.index(of: name) }

    /// The field that a reference means.
    func field(at reference: FieldReference) -> FieldLayout? {
        var scope: ExpressionScope? = self
        for _ in 0..<reference.up { scope = scope?.outer }
        guard let scope, scope.layout.fields.indices.contains(reference.field) else { return nil }
        return scope.layout.fields[reference.field]
    }

    /// The name of the field at an index.
    func name(at index: Int) -> FieldName { layout.fields[index].name }

    /// The nearest name to one that stands for nothing.
    func nearest(to name: String) -> String? {
        layout.nearest(to: name) ?? outer?.nearest(to: name)
    }
}

extension FormLayout {
    /// The nearest name of a field to one that stands for nothing.
    package func nearest(to name: String) -> String? {
        Spelling.nearest(to: name, in: fields.lazy.map(\.name.text))
    }
}

/// A field as compiled expressions refer to it.
package struct FieldReference: Sendable, Hashable {
    /// How many scopes further out it stands: 0 is the form or row of the expression itself.
    package let up: Int
    /// Its index among the fields there.
    package let field: Int
}
