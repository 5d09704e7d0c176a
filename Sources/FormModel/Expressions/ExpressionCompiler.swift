/// Parses an expression, checks its types, and generates code, all in one pass.
///
/// Operators are parsed by precedence (Pratt, "Top down operator precedence", 1973). A syntax error
/// ends the compilation; all other problems are collected.
struct ExpressionCompiler {
    /// A part of the expression whose code has been generated.
    struct Term {
        /// The type of its value; `nil` if it is unknown because of a reported problem.
        var type: ExpressionType?
        let offset: Int
        /// The field, if the part is nothing but a field.
        var field: ExpressionScope.Found?
        /// The text, if the part is nothing but a text, and its index among the constants.
        var literal: [UInt8]?
        var constant: Int?
        /// The number, if the part is nothing but a number, with or without a sign.
        var number: ExactDecimal?
        /// Whether the value is certain to be a number without a fraction.
        var isWhole = false
    }

    var scope: ExpressionScope
    /// The list of the choice whose condition is compiled; `nil` for another expression.
    let choice: ListTable?
    var lexer: ExpressionLexer
    var token = ExpressionToken(kind: .end, offset: 0)
    var code = ExpressionCode()
    var problems: [ExpressionProblem] = []
    /// The number of spelling suggestions left.
    var suggestions: Int
    var seen = FieldReferences()
    private var depth = 0
    var height = 0

    init(
        _ source: String, scope: ExpressionScope, choice: ListTable? = nil, suggestions: Int
    ) {
        self.scope = scope
        self.choice = choice
        self.suggestions = suggestions
        lexer = ExpressionLexer(Array(source.utf8))
    }

    /// Compiles an expression.
    ///
    /// - Parameters:
    ///   - expression: The expression.
    ///   - scope: The fields and functions that names refer to.
    ///   - choice: For the condition of a choice, its list, to whose columns `choice.NAME` refers.
    ///   - suggestions: The number of spelling suggestions left.
    ///   - wanted: The required type, as a message names it.
    ///   - isWhole: Whether the result must be a number without a fraction.
    ///   - isWanted: Whether a type is accepted for the result.
    /// - Returns: The code, or all problems.
    /// - Complexity: O(*n*).
    static func compile(
        _ expression: FormExpression, scope: ExpressionScope, choice: ListTable? = nil,
        suggestions: inout Int,
        wanted: String,
        isWhole: Bool, isWanted: (ExpressionType) -> Bool
    ) -> Result<ExpressionCode, ExpressionProblems> {
        let most = scope.limits.expressionBytes
        guard expression.source.utf8.count <= most else {
            return .failure(
                ExpressionProblems([
                    ExpressionProblem(.expressionTooLong, ["max": .integer(most)], at: 0)
                ]))
        }
        var compiler = ExpressionCompiler(
            expression.source, scope: scope, choice: choice, suggestions: suggestions)
        defer { suggestions = compiler.suggestions }
        do throws(ExpressionProblem) {
            let term = try compiler.whole()
            if let type = term.type, !isWanted(type) {
                compiler.add(type: "the result must be \(wanted), but it is \(type.words)", at: 0)
            } else if isWhole, term.type == .number, !term.isWhole {
                compiler.add(
                    type: "the result must be a whole number, but it may be a fraction; "
                        + "write round(…), or make the field a decimal", at: 0)
            }
        } catch {
            compiler.problems.append(error)
        }
        return compiler.problems.isEmpty
            ? .success(compiler.code) : .failure(ExpressionProblems(compiler.problems))
    }

    // MARK: Reading

    mutating func whole() throws(ExpressionProblem) -> Term {
        try advance()
        let term = try expression()
        if case .comma = token.kind {
            throw ExpressionProblem(
                syntax: "no comma belongs here; decimals have a point, such as 1.5",
                at: token.offset)
        }
        guard case .end = token.kind else {
            throw ExpressionProblem(
                syntax: "an operator such as && or == is missing here", at: token.offset)
        }
        return term
    }

    mutating func expression(above floor: Int = 0) throws(ExpressionProblem) -> Term {
        try descend()
        defer { depth -= 1 }
        var left = try operand()
        try replaceForeignOperator()
        while let sign = token.binary, sign.precedence > floor {
            let offset = token.offset
            try advance()
            if sign == .less, token.binary == .greater {
                throw ExpressionProblem(syntax: "write != for <>", at: offset)
            }
            if sign == .isIn {
                left = try membership(of: left)
            } else {
                let right = try expression(above: sign.precedence)
                left = combine(left, sign, right, at: offset)
            }
            if sign.isComparison, token.binary?.isComparison == true {
                throw ExpressionProblem(
                    syntax: "comparisons cannot follow each other; join them with &&",
                    at: token.offset)
            }
            try replaceForeignOperator()
        }
        return left
    }

    private mutating func operand() throws(ExpressionProblem) -> Term {
        let offset = token.offset
        switch token.kind {
        case .number(let number):
            try advance()
            try emit(constant: .number(number))
            return Term(
                type: .number, offset: offset, number: number, isWhole: number.isInteger)
        case .text(let text):
            try advance()
            let constant = code.add(constant: text)
            try emit(.constant(constant), height: 1)
            return Term(type: .text, offset: offset, literal: text, constant: Int(constant))
        case .name(let name):
            try advance()
            let name = try fullName(name)
            if let term = try foreignOperand(name, at: offset) { return term }
            return try named(name, at: offset)
        case .not:
            try advance()
            let inner = try unary()
            return expect(inner, .boolean, then: .not, as: .boolean, at: offset)
        case .binary(.minus):
            try advance()
            let inner = try unary()
            var term = expect(inner, .number, then: .negate, as: .number, at: offset)
            term.isWhole = inner.isWhole
            term.number = inner.number.flatMap { ExactDecimal(0).subtracting($0) }
            return term
        case .leftParenthesis:
            try advance()
            let inner = try expression()
            try take(.rightParenthesis)
            return inner
        case .end: throw ExpressionProblem(syntax: "something is missing at the end", at: offset)
        default:
            throw ExpressionProblem(
                syntax: "a field, a number, a text or ( belongs here", at: offset)
        }
    }

    private mutating func unary() throws(ExpressionProblem) -> Term {
        try descend()
        defer { depth -= 1 }
        return try operand()
    }

    private mutating func named(
        _ name: String, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        if case .leftParenthesis = token.kind { return try call(name, at: offset) }
        if name == "true" || name == "false" {
            try emit(constant: .boolean(name == "true"))
            return Term(type: .boolean, offset: offset)
        }
        if let term = try rowNumber(name, at: offset) { return term }
        if let choice, name == "choice", case .dot = token.kind {
            return try choiceColumn(of: choice, at: offset)
        }
        let found = try field(name, at: offset)
        if case .dot = token.kind {
            guard let found else { return try unknownField(at: offset) }
            if let term = try chosenColumn(of: found, name, at: offset) { return term }
            throw fieldOfRows(name)
        }
        guard let found else { return try unknownField(at: offset) }
        try emit(.field(found.reference), height: 1)
        let fieldType = found.field.rows == nil ? ExpressionType(found.field.valueType) : .rows
        let type = found.field.isUntyped ? nil : fieldType
        return Term(
            type: type, offset: offset, field: found,
            isWhole: found.field.valueType == .integer)
    }

    /// A term for a field that does not exist, which has been reported; skips the names behind it.
    private mutating func unknownField(at offset: Int) throws(ExpressionProblem) -> Term {
        while isDot {
            try advance()
            if case .name = token.kind { try advance() }
        }
        try emit(constant: .missing)
        return Term(type: nil, offset: offset)
    }

    /// The field with that name, which is recorded as read; adds a problem if there is none.
    mutating func field(
        _ name: String, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionScope.Found? {
        guard let found = scope.find(name) else {
            if let detail = misplacedWord(name) {
                add(type: detail, at: offset)
                return nil
            }
            var parameters: IssueParameters = ["name": .text(name)]
            if maySuggest() {
                parameters["advice"] = scope.advice(forUnknown: name).map { .text($0) }
                parameters["nearest"] = scope.nearest(to: name).map { .text($0) }
            }
            problems.append(ExpressionProblem(.unknownField, parameters, at: offset))
            return nil
        }
        if found.isOutOfReach {
            add(
                type: "\(quoted(name)) cannot be read here, inside two functions over rows; "
                    + "calculate the inner one in a field", at: offset)
        }
        note(found)
        return found
    }

    /// Records that the expression reads a field.
    mutating func note(_ found: ExpressionScope.Found) {
        if seen.insert(found.reference) { code.reads.append(found.reference) }
        if found.field.isSecure, scope.callDepth > 0 {
            code.secretsInRows.append(found.field.name)
        }
    }

    mutating func maySuggest() -> Bool {
        suggestions -= 1
        return suggestions >= 0
    }

    // MARK: Emitting

    /// Adds an operation that changes the height of the operand stack.
    mutating func emit(
        _ operation: ExpressionCode.Operation, height change: Int
    ) throws(ExpressionProblem) {
        height += change
        guard height <= scope.limits.expressionDepth else { throw tooDeep }
        code.operations.append(operation)
    }

    mutating func emit(constant: ExpressionOperand) throws(ExpressionProblem) {
        try emit(.constant(code.add(constant: constant)), height: 1)
    }

    /// Adds an operation that replaces `count` operands by one.
    mutating func reduce(_ operation: ExpressionCode.Operation, _ count: Int) {
        height -= count - 1
        code.operations.append(operation)
    }

    /// Adds a unary operation whose operand must have that type.
    mutating func expect(
        _ term: Term, _ type: ExpressionType, then operation: ExpressionCode.Operation,
        as result: ExpressionType, at offset: Int
    ) -> Term {
        expect(term, type)
        reduce(operation, 1)
        return Term(type: result, offset: offset)
    }

    /// Adds a problem if a part has another type.
    mutating func expect(_ term: Term, _ type: ExpressionType) {
        guard let found = term.type, found != type else { return }
        add(type: "this must be \(type.words), but it is \(found.words)", at: term.offset)
    }

    mutating func add(type detail: String, at offset: Int) {
        problems.append(ExpressionProblem(type: detail, at: offset))
    }

    // MARK: Words and signs

    mutating func advance() throws(ExpressionProblem) { token = try lexer.next() }

    /// Skips a token that is mandatory here.
    mutating func take(_ wanted: ExpressionToken.Closing) throws(ExpressionProblem) {
        let isThere =
            switch (token.kind, wanted) {
            case (.rightParenthesis, .rightParenthesis), (.rightBracket, .rightBracket),
                (.dot, .dot):
                true
            default: false
            }
        guard isThere else {
            throw ExpressionProblem(
                syntax: "\(wanted.rawValue) is missing here", at: token.offset)
        }
        try advance()
    }

    private mutating func descend() throws(ExpressionProblem) {
        depth += 1
        guard depth <= scope.limits.expressionDepth else { throw tooDeep }
    }

    private var tooDeep: ExpressionProblem {
        ExpressionProblem(
            .expressionTooDeep, ["max": .integer(scope.limits.expressionDepth)], at: token.offset)
    }
}

/// All problems of an expression, in order.
struct ExpressionProblems: Error {
    let list: [ExpressionProblem]

    init(_ list: [ExpressionProblem]) {
        self.list = list
    }
}
