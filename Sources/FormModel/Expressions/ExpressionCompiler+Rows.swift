/// Compiles calls of functions over the rows of a group, whose expression becomes code of its own.
extension ExpressionCompiler {
    /// What the first argument of a call begins with.
    enum ArgumentKind {
        /// A group, with another argument behind it.
        case group
        /// A group or a field of its rows, alone.
        case rowField
        /// Another field, alone; or nothing.
        case field
        /// Other values.
        case values
    }

    /// The rows that a function looks at, and perhaps the field of them that it reads.
    private struct Rows {
        let group: FieldReference
        /// For each level of groups in the rows, the index of the group.
        let levels: [Int]
        /// The fields of the rows, and those around them.
        let scope: ExpressionScope
        /// The index of the field behind the last dot.
        let column: (index: Int, field: FieldLayout)?
    }

    // MARK: Looking ahead

    /// The first argument of a call, whose left parenthesis is the current token.
    func argumentKind() -> ArgumentKind {
        var ahead = self
        guard (try? ahead.advance()) != nil else { return .values }
        switch ahead.token.kind {
        case .name:
            guard let name = ahead.takeName() else { return .values }
            let isGroup = scope.find(name)?.field.rows != nil
            while true {
                switch ahead.token.kind {
                case .dot:
                    guard (try? ahead.advance()) != nil, case .name = ahead.token.kind else {
                        return .field
                    }
                    guard (try? ahead.advance()) != nil else { return .values }
                case .comma: return isGroup ? .group : .values
                case .rightParenthesis: return isGroup ? .rowField : .field
                default: return .values
                }
            }
        case .rightParenthesis, .end: return .field
        default: return .values
        }
    }

    /// Whether the current token begins the name of a group, with a dot behind it.
    func startsRowPath() -> Bool {
        var ahead = self
        guard let name = ahead.takeName(), scope.find(name)?.field.rows != nil else {
            return false
        }
        return ahead.isDot
    }

    /// Reads the longest name of a field that begins at the current token; `nil` if there is none.
    private mutating func takeName() -> String? {
        guard case .name(let first) = token.kind, (try? advance()) != nil else { return nil }
        return try? fullName(first)
    }

    // MARK: Calls

    /// Compiles a call of a function over rows; the current token is the left parenthesis.
    mutating func rowCall(
        _ builtIn: ExpressionFunction.BuiltIn, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        try advance()
        let place = token.offset
        let rows = try rows(usage)
        let isColumn = rows.map { $0.column != nil } ?? !isComma
        var value = Term(type: nil, offset: place)
        var inner = ExpressionCode()
        if isColumn {
            if let rows, let column = rows.column {
                (inner, value) = code(of: column, at: place)
            }
        } else {
            guard isComma else {
                problems.append(
                    ExpressionProblem(.wrongArguments, ["usage": .text(usage)], at: offset))
                try take(.rightParenthesis)
                try emit(constant: .missing)
                return Term(type: nil, offset: offset)
            }
            try advance()
            (inner, value) = try code(in: rows?.scope ?? scope)
        }
        let (function, result) = try function(builtIn, of: value)
        try take(.rightParenthesis)
        guard let rows else {
            try emit(constant: .missing)
            return Term(type: result, offset: offset)
        }
        let index = add(RowCall(function, over: rows.group, path: rows.levels, inner))
        try emit(.rows(index), height: 1)
        let isWhole = builtIn == .count || builtIn != .average && value.isWhole
        return Term(type: result, offset: offset, isWhole: isWhole)
    }

    /// Compiles the right operand of `in` if it is a field of rows.
    mutating func rowMembership(of left: Term) throws(ExpressionProblem) -> Term {
        let place = token.offset
        let result = Term(type: .boolean, offset: left.offset)
        checkEmptyText(left)
        guard let rows = try rows("x in group.field") else { return result }
        guard let column = rows.column else {
            add(type: "in must be followed by a field of the rows, not by a group", at: place)
            return result
        }
        let (inner, value) = code(of: column, at: place)
        if let type = value.type, !type.isEquatable {
            add(type: "in cannot look for a value in rows of \(type.words)", at: place)
        } else if let type = value.type {
            expect(left, type)
        }
        let index = add(RowCall(.values, over: rows.group, path: rows.levels, inner))
        reduce(.isInRows(index), 1)
        return result
    }

    /// The function with what it needs besides the expression, and the type of its result.
    private mutating func function(
        _ builtIn: ExpressionFunction.BuiltIn, of value: Term
    ) throws(ExpressionProblem) -> (RowCall.Function, ExpressionType?) {
        switch builtIn {
        case .any, .all, .count:
            expect(value, .boolean)
            let function: RowCall.Function =
                builtIn == .any ? .any : builtIn == .all ? .all : .count
            return (function, builtIn == .count ? .number : .boolean)
        case .sum, .average:
            expect(value, .number)
            return (builtIn == .sum ? .sum : .average, .number)
        case .least, .greatest:
            if let type = value.type, !type.isOrdered {
                add(type: "\(type.words) cannot be compared by min and max", at: value.offset)
            }
            return (builtIn == .least ? .least : .greatest, value.type)
        case .join:
            if let type = value.type, type != .text {
                let hint = type.isWritable ? "; write join(group, text(field), ', ')" : ""
                add(
                    type: "this must be a text, but it is \(type.words)\(hint)", at: value.offset)
            }
            return (.join(separator: try separator()), .text)
        default:
            if let type = value.type, !type.isEquatable {
                add(type: "first cannot choose \(type.words)", at: value.offset)
            }
            return (.first, value.type)
        }
    }

    /// Reads the text between two texts, which is the last argument of `join`.
    private mutating func separator() throws(ExpressionProblem) -> [UInt8] {
        guard isComma else {
            throw ExpressionProblem(
                syntax: "the text between two texts is missing here: join(group.field, ', ')",
                at: token.offset)
        }
        try advance()
        guard case .text(let text) = token.kind else {
            throw ExpressionProblem(
                syntax: "the text between two texts belongs here, in quotation marks",
                at: token.offset)
        }
        try advance()
        return text
    }

    // MARK: The rows

    /// Reads a group, or a field of its rows: `group`, `group.group` or `group.field`.
    ///
    /// - Returns: The rows; `nil` after a problem.
    private mutating func rows(_ usage: String) throws(ExpressionProblem) -> Rows? {
        guard case .name(let first) = token.kind else {
            throw ExpressionProblem(
                syntax: "the name of a group belongs here: \(usage)", at: token.offset)
        }
        let place = token.offset
        try advance()
        let name = try fullName(first)
        let found = try field(name, at: place)
        let inner = isDot ? try rowField(of: found, name, at: place) : nil
        guard let found else { return nil }
        guard let layout = found.field.rows else {
            if inner == nil { add(type: "\(quoted(name)) is no group: \(usage)", at: place) }
            return nil
        }
        guard found.reference.up >= 0, scope.callDepth < FormExpression.maximumRowDepth else {
            let reason =
                found.reference.up < 0
                ? "a function over rows of another group"
                : "\(FormExpression.maximumRowDepth) functions over rows"
            add(type: "the rows of \(quoted(name)) cannot be looked at inside \(reason)", at: place)
            return nil
        }
        if let inner, inner.path.isEmpty { return nil }
        var scope = scope.lookingAt(layout, groupUp: found.reference.up)
        var levels = inner?.path ?? []
        var column: (Int, FieldLayout)?
        if let inner, inner.field.rows == nil, let index = levels.popLast() {
            column = (index, inner.field)
        }
        var rows = layout
        for level in levels {
            // A problem of an unknown field was added before.
            guard rows.fields.indices.contains(level), let next = rows.fields[level].rows else {
                return nil
            }
            scope = scope.lookingAt(next)
            rows = next
        }
        guard column.map({ rows.fields.indices.contains($0.0) }) ?? true else { return nil }
        return Rows(group: found.reference, levels: levels, scope: scope, column: column)
    }

    /// The code that reads a field of the present row.
    private mutating func code(
        of column: (index: Int, field: FieldLayout), at offset: Int
    ) -> (ExpressionCode, Term) {
        var inner = ExpressionCode()
        let reference = FieldReference(up: 0, field: column.index)
        inner.operations = [.field(reference)]
        inner.reads = [reference]
        if column.field.isSecure { inner.secretsInRows = [column.field.name] }
        let type = ExpressionType(column.field.valueType)
        let isWhole = column.field.valueType == .integer
        return (inner, Term(type: type, offset: offset, isWhole: isWhole))
    }

    /// Compiles an expression that is evaluated in each row.
    private mutating func code(
        in rows: ExpressionScope
    ) throws(ExpressionProblem) -> (ExpressionCode, Term) {
        let (outerScope, outerCode, outerSeen, outerHeight) = (scope, code, seen, height)
        (scope, code, seen, height) = (rows, ExpressionCode(), FieldReferences(), 0)
        let term = try expression()
        let inner = code
        (scope, code, seen, height) = (outerScope, outerCode, outerSeen, outerHeight)
        return (inner, Term(type: term.type, offset: term.offset, isWhole: term.isWhole))
    }

    private mutating func add(_ call: RowCall) -> Int32 {
        code.readsTime = code.readsTime || call.code.readsTime
        code.secretsInRows += call.code.secretsInRows
        for read in call.readsBeside where seen.insert(read) { code.reads.append(read) }
        code.rowCalls.append(call)
        return Int32(code.rowCalls.count - 1)
    }

    // MARK: Several values

    /// Compiles `sum(a, b, …)`, in which missing values count as 0, or `count(a, b, …)`; the current
    /// token is the left parenthesis.
    mutating func several(
        _ builtIn: ExpressionFunction.BuiltIn, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        var terms: [Term] = []
        try advance()
        repeat {
            if !terms.isEmpty { try advance() }
            let term = try expression()
            if builtIn == .sum {
                expect(term, .number)
            } else if let type = term.type, type == .rows || type == .period {
                add(type: "this must be a value, but it is \(type.words)", at: term.offset)
            }
            terms.append(term)
        } while isComma
        try take(.rightParenthesis)
        guard terms.count >= 2 else { return try wrongCount(terms, usage, .number, at: offset) }
        let count = Int32(terms.count)
        reduce(builtIn == .sum ? .total(count) : .countAnswers(count), terms.count)
        let isWhole = builtIn == .count || terms.allSatisfy(\.isWhole)
        return Term(type: .number, offset: offset, isWhole: isWhole)
    }

    // MARK: Words

    /// Compiles the word `row`, unless a field has that name.
    mutating func rowNumber(
        _ name: String, at offset: Int
    ) throws(ExpressionProblem) -> Term? {
        guard name == "row", scope.find(name) == nil else { return nil }
        guard scope.isInRows else {
            if let detail = misplacedWord(name) { add(type: detail, at: offset) }
            try emit(constant: .missing)
            return Term(type: .number, offset: offset, isWhole: true)
        }
        code.readsRowNumber = true
        try emit(.rowNumber, height: 1)
        return Term(type: .number, offset: offset, isWhole: true)
    }

    /// The problem of `row` or `choice`, which is no field, where it cannot be read; `nil` for another name.
    func misplacedWord(_ name: String) -> String? {
        if name == "row" {
            return scope.isInRows
                ? "row is the number of a row, and no field"
                : "row is the number of a row, and can be read only in rows and in functions over rows"
        }
        guard name == "choice" || name.hasPrefix("choice.") else { return nil }
        return choice == nil
            ? "choice is the row of a list, and can be read only in the conditions of choices"
            : "choice is the row of a list, of which only a column can be read: choice.value"
    }

    /// The problem of a dot behind a name where no field of rows can be read.
    func fieldOfRows(_ name: String) -> ExpressionProblem {
        let functions = "any, all, count, sum, min, max, average, first and join"
        return ExpressionProblem(
            syntax:
                "fields of rows are read by the functions \(functions), or behind in; "
                + "for example sum(\(name).field)", at: token.offset)
    }
}
