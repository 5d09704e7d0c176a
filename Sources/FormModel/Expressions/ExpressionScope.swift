/// Resolves the names in an expression: to fields of the form or of a row, and then to those of the
/// enclosing scopes.
package final class ExpressionScope: Sendable {
    struct Found {
        /// The field, as compiled expressions refer to it.
        let reference: FieldReference
        let field: FieldLayout
        private let layout: FormLayout

        fileprivate init(_ index: Int, up: Int, in layout: FormLayout) {
            reference = FieldReference(up: up, field: index)
            field = layout.fields[index]
            self.layout = layout
        }

        func offers(_ value: Span<UInt8>) -> Bool { layout.offers(value, at: reference.field) }
    }

    let functions: [ExpressionFunction]
    let vocabulary: ExpressionVocabulary
    private let layout: FormLayout
    private let outer: ExpressionScope?

    /// Makes a scope; of two fields with the same name the first is found.
    init(_ layout: FormLayout, vocabulary: ExpressionVocabulary, outer: ExpressionScope? = nil) {
        self.layout = layout
        self.vocabulary = vocabulary
        self.outer = outer
        functions = vocabulary.functions
    }

    var limits: DefinitionLimits { vocabulary.limits }

    /// The field with that name in the innermost scope that has one.
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

    /// Whether it is the scope of a row.
    var isRow: Bool { outer != nil }

    func index(of name: FieldName) -> Int? { layout.index(of: name) }

    func field(at reference: FieldReference) -> FieldLayout? {
        var scope: ExpressionScope? = self
        for _ in 0..<reference.up { scope = scope?.outer }
        guard let scope, scope.layout.fields.indices.contains(reference.field) else { return nil }
        return scope.layout.fields[reference.field]
    }

    func name(at index: Int) -> FieldName { layout.fields[index].name }

    func nearest(to name: String) -> String? {
        layout.nearest(to: name) ?? outer?.nearest(to: name)
    }
}

extension FormLayout {
    package func nearest(to name: String) -> String? {
        Spelling.nearest(to: name, in: fields.lazy.map(\.name.text))
    }
}

/// A field as compiled expressions refer to it.
package struct FieldReference: Sendable, Hashable {
    /// The number of scopes outwards; 0 is the form or row of the expression itself.
    package let up: Int
    /// The index of the field in that scope.
    package let field: Int
}
