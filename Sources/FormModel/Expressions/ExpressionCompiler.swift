/// Parses an expression, checks its types, and generates code, all in one pass.
///
/// Operators are parsed by precedence (Pratt, "Top down operator precedence", 1973). A syntax error
/// ends the compilation; all other problems are collected.
struct ExpressionCompiler {
    var syntax: ExpressionSyntax
    var checker: ExpressionChecker
    private var depth = 0

    init(
        _ source: String, scope: ExpressionScope, choice: ListTable? = nil, suggestions: Int
    ) {
        syntax = ExpressionSyntax(source)
        checker = ExpressionChecker(scope: scope, choice: choice, suggestions: suggestions)
    }

    // MARK: Reading

    mutating func whole() throws(ExpressionProblem) -> ExpressionTerm {
        try syntax.advance()
        let term = try expression()
        if case .comma = syntax.token.kind {
            throw syntax.problem("no comma belongs here; decimals have a point, such as 1.5")
        }
        guard case .end = syntax.token.kind else {
            throw syntax.problem("an operator such as && or == is missing here")
        }
        return term
    }

    mutating func expression(
        above floor: ExpressionOperator.Precedence = .none
    ) throws(ExpressionProblem) -> ExpressionTerm {
        try descend()
        defer { depth -= 1 }
        var left = try operand()
        try reportForeignOperator()
        while let sign = syntax.token.binary, sign.precedence > floor {
            let offset = syntax.token.offset
            try syntax.advance()
            if sign == .less, syntax.token.binary == .greater {
                throw ExpressionProblem(syntax: "write != for <>", at: offset)
            }
            if sign == .isIn {
                left = try membership(of: left)
            } else {
                let right = try expression(above: sign.precedence)
                left = checker.combine(left, sign, right, at: offset)
            }
            if sign.isComparison, syntax.token.binary?.isComparison == true {
                throw syntax.problem("comparisons cannot follow each other; join them with &&")
            }
            try reportForeignOperator()
        }
        return left
    }

    private mutating func reportForeignOperator() throws(ExpressionProblem) {
        if let problem = try syntax.replaceForeignOperator() { checker.report(problem) }
    }

    private mutating func operand() throws(ExpressionProblem) -> ExpressionTerm {
        let offset = syntax.token.offset
        switch syntax.token.kind {
        case .number(let number):
            try syntax.advance()
            try emit(constant: .number(number))
            return ExpressionTerm(
                type: .number, offset: offset, number: number, isWhole: number.isInteger)
        case .text(let text):
            try syntax.advance()
            let constant = checker.code.add(constant: checker.code.operand(ofText: text))
            try emit(.constant(constant))
            return ExpressionTerm(
                type: .text, offset: offset, literal: text, constant: Int(constant))
        case .name(let name):
            try syntax.advance()
            let name = try syntax.fullName(name, by: checker)
            if let term = try foreignOperand(name, at: offset) { return term }
            return try named(name, at: offset)
        case .not:
            try syntax.advance()
            let inner = try unary()
            return checker.expect(inner, .boolean, then: .not, as: .boolean, at: offset)
        case .binary(.minus):
            try syntax.advance()
            let inner = try unary()
            var term = checker.expect(inner, .number, then: .negate, as: .number, at: offset)
            term.isWhole = inner.isWhole
            term.number = inner.number.flatMap { ExactDecimal(0).subtracting($0) }
            return term
        case .leftParenthesis:
            try syntax.advance()
            let inner = try expression()
            try syntax.take(.rightParenthesis)
            return inner
        case .leftBracket:
            try emit(constant: checker.list(of: try syntax.takeTexts()))
            return ExpressionTerm(type: .list, offset: offset)
        case .end: throw syntax.problem("something is missing at the end")
        default: throw syntax.problem("a field, a number, a text or ( belongs here")
        }
    }

    private mutating func unary() throws(ExpressionProblem) -> ExpressionTerm {
        try descend()
        defer { depth -= 1 }
        return try operand()
    }

    private mutating func named(
        _ name: String, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm {
        if case .leftParenthesis = syntax.token.kind { return try call(name, at: offset) }
        if name == "true" || name == "false" {
            try emit(constant: .boolean(name == "true"))
            return ExpressionTerm(type: .boolean, offset: offset)
        }
        if let term = try rowNumber(name, at: offset) { return term }
        if let choice = checker.choice, name == "choice", syntax.isDot {
            return try choiceColumn(of: choice, at: offset)
        }
        guard let found = checker.field(name, at: offset) else {
            return try unknownField(at: offset)
        }
        if syntax.isDot {
            if let term = try chosenColumn(of: found, name, at: offset) { return term }
            throw fieldOfRows(name)
        }
        try emit(.field(found.reference))
        let fieldType = found.field.rows == nil ? ExpressionType(found.field.valueType) : .rows
        let type = found.field.isUntyped ? nil : fieldType
        return ExpressionTerm(
            type: type, offset: offset, field: found,
            isWhole: found.field.valueType == .integer)
    }

    /// A term for a field that does not exist, which has been reported; skips the names behind it.
    private mutating func unknownField(at offset: Int) throws(ExpressionProblem) -> ExpressionTerm {
        while syntax.isDot {
            try syntax.advance()
            if case .name = syntax.token.kind { try syntax.advance() }
        }
        try emit(constant: .missing)
        return ExpressionTerm(type: nil, offset: offset)
    }

    // MARK: Emitting

    /// Adds an operation that pushes an operand.
    mutating func emit(_ operation: ExpressionCode.Operation) throws(ExpressionProblem) {
        guard checker.code.push(operation, limit: checker.scope.limits.expressionDepth) else {
            throw tooDeep
        }
    }

    mutating func emit(constant: ExpressionOperand) throws(ExpressionProblem) {
        try emit(.constant(checker.code.add(constant: constant)))
    }

    /// Adds an operation that takes `count` operands; without one, it pushes its result.
    mutating func emit(
        _ operation: ExpressionCode.Operation, taking count: Int
    ) throws(ExpressionProblem) {
        if count == 0 { try emit(operation) } else { checker.code.reduce(operation, count) }
    }

    private mutating func descend() throws(ExpressionProblem) {
        depth += 1
        guard depth <= checker.scope.limits.expressionDepth else { throw tooDeep }
    }

    private var tooDeep: ExpressionProblem {
        ExpressionProblem(
            .expressionTooDeep, ["max": .integer(checker.scope.limits.expressionDepth)],
            at: syntax.token.offset)
    }
}
