/// Compiles calls of `present`, `count` and `sum`, whose arguments are names of fields.
extension ExpressionCompiler {
    /// A field of the rows of a group, or of nested groups.
    struct RowField {
        /// For each level of rows, the index of the field.
        var path: [Int]
        var field: FieldLayout
        let offset: Int
    }

    mutating func fieldCall(
        _ builtIn: ExpressionFunction.BuiltIn, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        try advance()
        guard case .name(let first) = token.kind else {
            throw ExpressionProblem(
                syntax: "the name of a field belongs here: \(usage)", at: token.offset)
        }
        let place = token.offset
        try advance()
        let name = try fullName(first)
        let found = try field(name, at: place)
        let result: ExpressionType = builtIn == .present ? .boolean : .number
        var operation: ExpressionCode.Operation?
        var isWhole = builtIn == .count
        switch builtIn {
        case .present: operation = found.map { .present($0.reference) }
        case .count:
            if case .dot = token.kind {
                let inner = try rowField(of: found, name, at: place)
                operation = inner.flatMap { countable($0.field, at: $0.offset) ? $0 : nil }
                    .flatMap { inner in found.map { total($0.reference, inner.path) } }
            } else {
                operation = found.flatMap {
                    countable($0.field, at: place) ? .count($0.reference) : nil
                }
            }
        default:
            if let found, case .dot = token.kind, let sum = try chosenSum(of: found, name) {
                (operation, isWhole) = (sum.operation, sum.isWhole)
                break
            }
            let inner = try rowField(of: found, name, at: place)
            operation = inner.flatMap { isNumber($0.field, at: $0.offset) ? $0 : nil }
                .flatMap { inner in found.map { total($0.reference, inner.path) } }
            isWhole = inner?.field.valueType == .integer
        }
        try take(.rightParenthesis)
        try emit(operation ?? .constant(code.add(constant: .missing)), height: 1)
        return Term(type: result, offset: offset, isWhole: isWhole)
    }

    private mutating func total(
        _ group: FieldReference, _ path: [Int]
    ) -> ExpressionCode.Operation {
        code.paths.append(path)
        return .sum(group, of: Int32(code.paths.count - 1))
    }

    private mutating func countable(_ field: FieldLayout, at offset: Int) -> Bool {
        let type = ExpressionType(field.valueType)
        guard field.rows != nil || type == .list else {
            add(type: "this must be a list or a group, but it is \(type.words)", at: offset)
            return false
        }
        return true
    }

    private mutating func isNumber(_ field: FieldLayout, at offset: Int) -> Bool {
        let type = ExpressionType(field.valueType)
        guard type == .number else {
            add(type: "this must be a number, but it is \(type.words)", at: offset)
            return false
        }
        return true
    }

    /// Reads the names after that of a group, one for each level of rows: `.field`, `.group.field`.
    mutating func rowField(
        of found: ExpressionScope.Found?, _ name: String, at offset: Int
    ) throws(ExpressionProblem) -> RowField? {
        var (name, offset) = (name, offset)
        var field = found?.field
        var path: [Int] = []
        guard isDot else {
            // An unknown name of several words has been reported.
            if found == nil { return nil }
            throw ExpressionProblem(
                syntax: "a dot and a field of the rows are missing here: sum(group.field)",
                at: token.offset)
        }
        repeat {
            try take(.dot)
            guard case .name(let member) = token.kind else {
                throw ExpressionProblem(
                    syntax: "the name of a field of the rows belongs here", at: token.offset)
            }
            let place = token.offset
            try advance()
            let full = try fullName(member, in: field?.rows)
            if let group = field {
                let index = self.index(of: full, at: place, inRowsOf: group, name, at: offset)
                field = index.flatMap { index in group.rows.map { $0.fields[index] } }
                if let index { path.append(index) }
            }
            (name, offset) = (full, place)
        } while isDot
        return field.map { RowField(path: path, field: $0, offset: offset) }
    }

    var isDot: Bool {
        if case .dot = token.kind { true } else { false }
    }

    /// The index of the field with that name in the rows of a group; adds a problem at `place` if
    /// there is none.
    private mutating func index(
        of member: String, at place: Int, inRowsOf group: FieldLayout, _ name: String,
        at offset: Int
    ) -> Int? {
        guard let rows = group.rows else {
            add(type: "\(quoted(name)) is no group; only a group has fields of rows", at: offset)
            return nil
        }
        if let index = FieldName(member).flatMap(rows.readableIndex) { return index }
        var parameters: IssueParameters = ["name": .text(member)]
        if maySuggest() {
            parameters["nearest"] = rows.nearestReadable(to: member).map { .text($0) }
        }
        problems.append(ExpressionProblem(.unknownField, parameters, at: place))
        return nil
    }
}
