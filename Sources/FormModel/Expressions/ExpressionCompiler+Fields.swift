/// Compiles calls of `present`, `count` and `sum`, whose arguments are names of fields.
extension ExpressionCompiler {
    mutating func fieldCall(
        _ special: ExpressionFunction.Special, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm {
        try syntax.advance()
        let (first, place) = try syntax.takeName(
            orSay: "the name of a field belongs here: \(usage)")
        let name = try syntax.fullName(first, by: checker)
        let found = checker.field(name, at: place)
        let result: ExpressionType = special == .present ? .boolean : .number
        var operation: ExpressionCode.Operation?
        var isWhole = special == .count
        switch special {
        case .present: operation = found.map { .present($0.reference) }
        case .count where syntax.isDot:
            let inner = try rowField(of: found, name, at: place)
            operation = inner.flatMap { checker.countable($0.field, at: $0.offset) ? $0 : nil }
                .flatMap { inner in
                    found.map { .sum($0.reference, of: checker.code.add(path: inner.path)) }
                }
        case .count:
            operation = found.flatMap {
                checker.countable($0.field, at: place) ? .count($0.reference) : nil
            }
        default:
            if let found, syntax.isDot, let sum = try chosenSum(of: found, name) {
                (operation, isWhole) = (sum.operation, sum.isWhole)
                break
            }
            let inner = try rowField(of: found, name, at: place)
            operation = inner.flatMap { checker.isNumber($0.field, at: $0.offset) ? $0 : nil }
                .flatMap { inner in
                    found.map { .sum($0.reference, of: checker.code.add(path: inner.path)) }
                }
            isWhole = inner?.field.valueType == .integer
        }
        try syntax.take(.rightParenthesis)
        try emit(operation ?? .constant(checker.code.add(constant: .missing)))
        return ExpressionTerm(type: result, offset: offset, isWhole: isWhole)
    }

    /// Reads the names after that of a group, one for each level of rows: `.field`, `.group.field`.
    mutating func rowField(
        of found: ExpressionScope.Found?, _ name: String, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionChecker.RowField? {
        var (name, offset) = (name, offset)
        var field = found?.field
        var path: [Int] = []
        guard syntax.isDot else {
            // An unknown name of several words has been reported.
            if found == nil { return nil }
            throw syntax.problem(
                "a dot and a field of the rows are missing here: sum(group.field)")
        }
        repeat {
            try syntax.take(.dot)
            let (member, place) = try syntax.takeName(
                orSay: "the name of a field of the rows belongs here")
            let full = try syntax.fullName(member, in: field?.rows, by: checker)
            if let group = field {
                let index = checker.index(of: full, at: place, inRowsOf: group, name, at: offset)
                field = index.flatMap { index in group.rows.map { $0.fields[index] } }
                if let index { path.append(index) }
            }
            (name, offset) = (full, place)
        } while syntax.isDot
        return field.map { ExpressionChecker.RowField(path: path, field: $0, offset: offset) }
    }
}
