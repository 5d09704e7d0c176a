/// Compiles calls of functions over the rows of a group, whose expression becomes code of its own.
extension ExpressionCompiler {
    /// Compiles a call of a function over rows; the current token is the left parenthesis.
    mutating func rowCall(
        _ special: ExpressionFunction.Special, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm {
        try syntax.advance()
        let place = syntax.token.offset
        let rows = try rows(usage)
        let isColumn = rows.map { $0.column != nil } ?? !syntax.isComma
        var value = ExpressionTerm(type: nil, offset: place)
        var inner: ExpressionCode?
        if isColumn {
            if let rows, let column = rows.column {
                (inner, value) = checker.code(of: column, at: place)
            }
        } else {
            guard syntax.isComma else {
                checker.report(
                    ExpressionProblem(.wrongArguments, ["usage": .text(usage)], at: offset))
                try syntax.take(.rightParenthesis)
                try emit(constant: .missing)
                return ExpressionTerm(type: nil, offset: offset)
            }
            try syntax.advance()
            (inner, value) = try code(in: rows?.scope ?? checker.scope)
        }
        let result = checker.result(of: special, over: value)
        let function = try function(special)
        try syntax.take(.rightParenthesis)
        guard let rows, let inner else {
            try emit(constant: .missing)
            return ExpressionTerm(type: result, offset: offset)
        }
        let index = checker.code.add(RowCall(function, over: rows.group, path: rows.levels, inner))
        try emit(.rows(index))
        let isWhole = special == .count || special != .average && value.isWhole
        return ExpressionTerm(type: result, offset: offset, isWhole: isWhole)
    }

    /// Compiles the right operand of `in` if it is a field of rows.
    mutating func rowMembership(of left: ExpressionTerm) throws(ExpressionProblem) -> ExpressionTerm
    {
        let place = syntax.token.offset
        let result = ExpressionTerm(type: .boolean, offset: left.offset)
        checker.checkEmptyText(left)
        guard let rows = try rows("x in group.field") else { return result }
        guard let column = rows.column else {
            checker.add(
                type: "in must be followed by a field of the rows, not by a group", at: place)
            return result
        }
        let (inner, value) = checker.code(of: column, at: place)
        if let type = value.type, !type.isEquatable {
            checker.add(type: "in cannot look for a value in rows of \(type.words)", at: place)
        } else if let type = value.type {
            checker.expect(left, type)
        }
        let index = checker.code.add(RowCall(.values, over: rows.group, path: rows.levels, inner))
        checker.code.reduce(.isInRows(index), 1)
        return result
    }

    /// The function with what it needs besides the expression.
    private mutating func function(
        _ special: ExpressionFunction.Special
    ) throws(ExpressionProblem) -> RowCall.Function {
        switch special {
        case .any: .any
        case .all: .all
        case .count: .count
        case .sum: .sum
        case .average: .average
        case .least: .least
        case .greatest: .greatest
        case .join: .join(separator: try separator())
        case .first, .present, .title, .lookup, .choose, .orElse, .matches, .date, .previous: .first
        }
    }

    /// Reads the text between two texts, which is the last argument of `join`.
    private mutating func separator() throws(ExpressionProblem) -> [UInt8] {
        guard syntax.isComma else {
            throw syntax.problem(
                "the text between two texts is missing here: join(group.field, ', ')")
        }
        try syntax.advance()
        return try syntax.takeText(
            orSay: "the text between two texts belongs here, in quotation marks"
        ).text
    }

    // MARK: The rows

    /// Reads a group, or a field of its rows: `group`, `group.group` or `group.field`.
    ///
    /// - Returns: The rows; `nil` after a problem.
    private mutating func rows(_ usage: String) throws(ExpressionProblem) -> ExpressionChecker.Rows?
    {
        let (first, place) = try syntax.takeName(
            orSay: "the name of a group belongs here: \(usage)")
        let name = try syntax.fullName(first, by: checker)
        let found = checker.field(name, at: place)
        let inner = syntax.isDot ? try rowField(of: found, name, at: place) : nil
        return found.flatMap { checker.rows(of: $0, name, inner, usage, at: place) }
    }

    /// Compiles an expression that is evaluated in each row.
    private mutating func code(
        in rows: ExpressionScope
    ) throws(ExpressionProblem) -> (ExpressionCode, ExpressionTerm) {
        let enclosing = checker.begin(in: rows)
        let term = try expression()
        return (
            checker.end(enclosing),
            ExpressionTerm(type: term.type, offset: term.offset, isWhole: term.isWhole)
        )
    }

    // MARK: Several values

    /// Compiles `sum(a, b, …)`, in which missing values count as 0, or `count(a, b, …)`; the current
    /// token is the left parenthesis.
    mutating func several(
        _ special: ExpressionFunction.Special, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm {
        var terms: [ExpressionTerm] = []
        try syntax.advance()
        repeat {
            if !terms.isEmpty { try syntax.advance() }
            let term = try expression()
            if special == .sum {
                checker.expect(term, .number)
            } else if let type = term.type, [.rows, .file, .period].contains(type) {
                checker.add(type: "this must be a value, but it is \(type.words)", at: term.offset)
            }
            terms.append(term)
        } while syntax.isComma
        try syntax.take(.rightParenthesis)
        guard terms.count >= 2 else { return try wrongCount(terms, usage, .number, at: offset) }
        let count = Int32(terms.count)
        checker.code.reduce(special == .sum ? .total(count) : .countAnswers(count), terms.count)
        let isWhole = special == .count || terms.allSatisfy(\.isWhole)
        return ExpressionTerm(type: .number, offset: offset, isWhole: isWhole)
    }

    // MARK: Words

    /// Compiles the word `row`, unless a field has that name.
    mutating func rowNumber(
        _ name: String, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm? {
        guard name == "row", checker.scope.find(name) == nil else { return nil }
        if checker.scope.isInRows {
            checker.code.noteRowNumber(isNamed: true)
            try emit(.rowNumber)
        } else {
            if let detail = checker.misplacedWord(name) { checker.add(type: detail, at: offset) }
            try emit(constant: .missing)
        }
        return ExpressionTerm(type: .number, offset: offset, isWhole: true)
    }

    /// The problem of a dot behind a name where no field of rows can be read.
    func fieldOfRows(_ name: String) -> ExpressionProblem {
        let functions = "any, all, count, sum, min, max, average, first and join"
        return syntax.problem(
            "fields of rows are read by the functions \(functions), or behind in; "
                + "for example sum(\(name).field)")
    }
}
