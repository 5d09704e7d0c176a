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

    /// Whether the record, or an enclosing one, has named sections.
    var hasSections: Bool { !layout.sections.isEmpty || outer?.hasSections == true }

    /// The number of words of the longest name of a field at the beginning of a list of words, in the innermost scope
    /// that has such a field; 0 if none has one.
    func nameLength(_ words: [String]) -> Int {
        var scope: ExpressionScope? = self
        while let level = scope {
            let length = level.layout.nameLength(words)
            if length > 0 { return length }
            scope = level.outer
        }
        return 0
    }

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

/// A field as compiled expressions refer to it.
package struct FieldReference: Sendable, Hashable {
    /// The number of scopes outwards; 0 is the form or row of the expression itself.
    package let up: Int
    /// The index of the field in that scope.
    package let field: Int
}
