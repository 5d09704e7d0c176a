/// Resolves the names in an expression: to fields of the form or of a row, and then to those of the
/// enclosing scopes.
final class ExpressionScope: Sendable {
    struct Found {
        /// The field, as compiled expressions refer to it.
        let reference: FieldReference
        let field: FieldLayout
        /// Whether the record of the field cannot be reached from here, because two functions over
        /// rows of other records are nested.
        let isOutOfReach: Bool
        let layout: FormLayout
        /// What validates the values of the record; `nil` for rows at which a function looks.
        let validation: (any OwnValidation)?
        private let index: Int

        fileprivate init(_ index: Int, in scope: ExpressionScope) {
            reference = FieldReference(up: 0, field: index)
            field = scope.layout.fields[index]
            isOutOfReach = false
            layout = scope.layout
            validation = scope.validation
            self.index = index
        }

        private init(_ found: Found, up: Int, isOutOfReach: Bool) {
            reference = FieldReference(up: up, field: found.index)
            field = found.field
            layout = found.layout
            validation = found.validation
            index = found.index
            self.isOutOfReach = found.isOutOfReach || isOutOfReach
        }

        /// The same field, as it is referred to one scope further in.
        fileprivate func seen(across border: Border) -> Found {
            let up = reference.up
            switch border {
            case .row: return Found(self, up: up < 0 ? up : up + 1, isOutOfReach: false)
            case .call(let groupUp):
                if up >= groupUp {
                    return Found(self, up: up - groupUp + 1, isOutOfReach: false)
                }
                return Found(self, up: -(up + 1), isOutOfReach: up < 0)
            }
        }

        func offers(_ value: Span<UInt8>) -> Bool { layout.offers(value, at: index) }
    }

    /// How the records of a scope are related to those of the next one outwards.
    enum Border {
        /// They are the rows of a group in those records.
        case row
        /// They are the rows of a group `groupUp` scopes further out, which a function looks at.
        case call(groupUp: Int)
    }

    let functions: [ExpressionFunction]
    let vocabulary: ExpressionVocabulary
    private let layout: FormLayout
    private let validation: (any OwnValidation)?
    private let enclosing: ExpressionScope?
    private let border: Border
    /// The index of the group whose rows the records are, in the record around them; `nil` for the form.
    let group: Int?
    /// The number of nested functions over rows.
    let callDepth: Int

    /// Makes a scope; of two fields with the same name the first is found.
    init(
        _ layout: FormLayout, vocabulary: ExpressionVocabulary, enclosing: ExpressionScope? = nil,
        group: Int? = nil, border: Border = .row, validation: (any OwnValidation)? = nil
    ) {
        self.layout = layout
        self.group = group
        self.validation = validation
        self.vocabulary = vocabulary
        self.enclosing = enclosing
        self.border = border
        let isCall = if case .call = border { true } else { false }
        callDepth = (enclosing?.callDepth ?? 0) + (isCall ? 1 : 0)
        functions = vocabulary.functions
    }

    /// Makes a scope of rows that a function looks at.
    private init(
        rows layout: FormLayout, of group: Int, in enclosing: ExpressionScope, _ border: Border
    ) {
        self.layout = layout
        self.group = group
        validation = nil
        self.enclosing = enclosing
        self.border = border
        let isCall = if case .call = border { true } else { false }
        callDepth = enclosing.callDepth + (isCall ? 1 : 0)
        vocabulary = enclosing.vocabulary
        functions = enclosing.functions
    }

    var limits: DefinitionLimits { vocabulary.limits }

    /// The number of scopes that contain it; 0 for the form.
    var depth: Int { enclosing.map { $0.depth + 1 } ?? 0 }

    /// Whether the record, or an enclosing one, has named sections.
    var hasSections: Bool { !layout.sections.isEmpty || enclosing?.hasSections == true }

    /// The number of words of the longest name of a field at the beginning of a list of words, in the innermost scope
    /// that has such a field; 0 if none has one.
    func nameLength(_ words: [String]) -> Int {
        var scope: ExpressionScope? = self
        while let level = scope {
            let length = level.layout.nameLength(words)
            if length > 0 { return length }
            scope = level.enclosing
        }
        return 0
    }

    /// Whether the records of the scope are rows.
    var isInRows: Bool { enclosing != nil }

    /// The scope of the rows of a group, at which a function looks.
    func lookingAt(_ rows: FormLayout, of group: FieldReference) -> ExpressionScope {
        ExpressionScope(rows: rows, of: group.field, in: self, .call(groupUp: group.up))
    }

    /// The scope of the rows of a group in the present rows, at which a function looks.
    func lookingAt(_ rows: FormLayout, of group: Int) -> ExpressionScope {
        ExpressionScope(rows: rows, of: group, in: self, .row)
    }

    /// The field with that name in the innermost scope that has one.
    func find(_ name: String) -> Found? { FieldName(name).flatMap(find) }

    private func find(_ name: FieldName) -> Found? {
        if let index = layout.readableIndex(of: name) { return Found(index, in: self) }
        return enclosing?.find(name)?.seen(across: border)
    }

    /// The field with that name in the scope of another field, or further outwards.
    func find(_ name: FieldName, beside other: Found) -> Found? {
        if other.layout === layout { return find(name) }
        return enclosing?.find(name, beside: other)?.seen(across: border)
    }

    /// Whether it is the scope of a row.
    var isRow: Bool { enclosing != nil }

    func index(of name: FieldName) -> Int? { layout.index(of: name) }

    func field(at reference: FieldReference) -> FieldLayout? {
        var scope: ExpressionScope? = self
        for _ in 0..<reference.up { scope = scope?.enclosing }
        guard let scope, scope.layout.fields.indices.contains(reference.field) else { return nil }
        return scope.layout.fields[reference.field]
    }

    func name(at index: Int) -> FieldName { layout.fields[index].name }

    /// What to write instead of a name that no field here has: the field of a row that has it, or the value of a choice as
    /// a text; `nil` where there is neither.
    ///
    /// - Complexity: O(*n*) in the fields and choices.
    func advice(forUnknown name: String) -> String? {
        for group in layout.fields {
            guard let rows = group.rows, let index = FieldName(name).flatMap(rows.readableIndex)
            else { continue }
            let isNumber = ExpressionType(rows.fields[index].valueType) == .number
            let call =
                isNumber ? "sum(\(group.name).\(name))" : "any(\(group.name), present(\(name)))"
            return
                "It is in the rows of \(quoted(group.name.text)): write \(call), or another function over rows."
        }
        let isChoice = layout.fields.contains { field in
            field.choices.contains { $0.value.hasSameBytes(as: name) }
        }
        return isChoice
            ? "A text has quotation marks: write '\(name)'." : enclosing?.advice(forUnknown: name)
    }

    func nearest(to name: String) -> String? {
        layout.nearestReadable(to: name) ?? enclosing?.nearest(to: name)
    }
}
