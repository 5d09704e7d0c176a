/// What goes into each function.
extension ExpressionCompiler {
    /// Reads a call; the parenthesis behind the name is there.
    mutating func call(_ name: String, at offset: Int) throws(ExpressionProblem) -> Term {
        let function = scope.functions.first { $0.name.hasSameBytes(as: name) }
        guard let function else {
            var parameters: IssueParameters = ["name": .text(name)]
            let known = scope.functions.map(\.name)
            if maySuggest() {
                parameters["nearest"] = Spelling.nearest(to: name, in: known).map { .text($0) }
            }
            problems.append(ExpressionProblem(.unknownFunction, parameters, at: offset))
            let count = try arguments().count
            if count == 0 { try emit(constant: .none) } else { reduce(.isAmong(0..<0), count) }
            return Term(type: nil, offset: offset)
        }
        switch function.call {
        case .own(let own):
            return try call(own, usage: function.usage, at: offset)
        case .builtIn(let builtIn):
            switch builtIn {
            case .present, .count, .sum:
                return try fieldCall(builtIn, usage: function.usage, at: offset)
            default: return try call(builtIn, usage: function.usage, at: offset)
            }
        }
    }

    /// Reads the arguments and the parenthesis behind them.
    private mutating func arguments() throws(ExpressionProblem) -> [Term] {
        try advance()
        var terms: [Term] = []
        if case .rightParenthesis = token.kind {
            try advance()
            return terms
        }
        repeat {
            if !terms.isEmpty { try advance() }
            terms.append(try expression())
        } while isComma
        try take(.rightParenthesis)
        return terms
    }

    // MARK: Functions of values

    private mutating func call(
        _ builtIn: ExpressionFunction.BuiltIn, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        let terms = try arguments()
        let (parameters, result, operation) = signature(of: builtIn)
        let counts = builtIn == .round ? 1...2 : parameters.count...parameters.count
        guard counts.contains(terms.count) else {
            return try wrongCount(terms, usage, result, at: offset)
        }
        for (term, type) in zip(terms, parameters) { expect(term, type) }
        var isWhole = builtIn == .length || builtIn == .age
        switch builtIn {
        case .round:
            isWhole = terms.count == 1 || terms[0].isWhole || endsInZero
            if terms.count == 1 { try emit(constant: .number(0)) }
            reduce(.round, 2)
        case .today, .now, .age:
            code.readsTime = true
            if terms.isEmpty { try emit(operation, height: 1) } else { reduce(operation, 1) }
        case .date: readConstant(terms[0], usage)
        case .matches: readPattern(terms[1], usage)
        default: reduce(operation, terms.count)
        }
        return Term(type: result, offset: offset, isWhole: isWhole)
    }

    /// Whether the last argument is 0, as it stands there.
    private var endsInZero: Bool {
        guard case .constant(let index)? = code.operations.last,
            case .number(let number) = code.constants[Int(index)]
        else { return false }
        return number == ExactDecimal(0)
    }

    private func signature(
        of builtIn: ExpressionFunction.BuiltIn
    ) -> (
        parameters: [ExpressionType], result: ExpressionType,
        operation: ExpressionCode.Operation
    ) {
        switch builtIn {
        case .length: ([.text], .number, .length)
        case .lower: ([.text], .text, .lower)
        case .matches: ([.text, .text], .boolean, .not)
        case .round: ([.number, .number], .number, .round)
        case .date: ([.text], .date, .not)
        case .today: ([], .date, .today)
        case .now: ([], .dateTime, .now)
        case .local: ([.dateTime], .localDateTime, .local)
        case .age: ([.date], .number, .age)
        case .days: ([.number], .period, .days)
        case .months: ([.number], .period, .months)
        case .years: ([.number], .period, .years)
        case .present: ([], .boolean, .not)
        case .count, .sum: ([], .number, .not)
        }
    }

    private mutating func wrongCount(
        _ terms: [Term], _ usage: String, _ result: ExpressionType?, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        problems.append(
            ExpressionProblem(.wrongArguments, ["usage": .text(usage)], at: offset))
        if terms.isEmpty {
            try emit(constant: .none)
        } else {
            reduce(.isAmong(0..<0), terms.count)
        }
        return Term(type: result, offset: offset)
    }

    /// The argument of `date` is read at once.
    private mutating func readConstant(_ term: Term, _ usage: String) {
        guard let text = term.literal, let constant = term.constant else {
            if term.type == .text {
                add(type: "a date is given as a text in quotation marks: \(usage)", at: term.offset)
            }
            return
        }
        if let date = time(text, .date, at: term.offset) { code.constants[constant] = date }
    }

    private mutating func readPattern(_ term: Term, _ usage: String) {
        // The pattern is no operand: what was emitted for it is taken back.
        reduce(.matches(Int32(code.matchers.count)), 2)
        guard let text = term.literal else {
            if term.type == .text {
                add(type: "a pattern is a text in quotation marks: \(usage)", at: term.offset)
            }
            return
        }
        code.operations.remove(at: code.operations.count - 2)
        guard let makeMatcher = scope.vocabulary.makeMatcher else { return }
        switch makeMatcher(String(decoding: text, as: UTF8.self), scope.limits) {
        case .success(let matcher): code.matchers.append(ExpressionMatcher(matcher))
        case .failure(let problem):
            problems.append(
                ExpressionProblem(problem.code, problem.parameters, at: term.offset))
        }
    }

    private mutating func call(
        _ own: ExpressionFunction.Own, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        let terms = try arguments()
        guard terms.count == own.parameters.count else {
            return try wrongCount(terms, usage, own.result, at: offset)
        }
        for (term, type) in zip(terms, own.parameters) {
            var term = term
            if type.isTime { readTime(&term, as: type) }
            expect(term, type)
        }
        let operation = ExpressionCode.Operation.call(
            Int32(code.functions.count), count: Int32(terms.count))
        code.functions.append(own)
        if terms.isEmpty { try emit(operation, height: 1) } else { reduce(operation, terms.count) }
        return Term(type: own.result, offset: offset)
    }

    // MARK: Functions of fields

    private mutating func fieldCall(
        _ builtIn: ExpressionFunction.BuiltIn, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        try advance()
        guard case .name(let name) = token.kind else {
            throw ExpressionProblem(
                syntax: "the name of a field belongs here: \(usage)", at: token.offset)
        }
        let place = token.offset
        try advance()
        let found = try field(name, at: place)
        let result: ExpressionType = builtIn == .present ? .boolean : .number
        var operation: ExpressionCode.Operation?
        var isWhole = builtIn == .count
        switch builtIn {
        case .present: operation = found.map { .present($0.reference) }
        case .count: operation = found.flatMap { countable($0, at: place) }
        default: operation = try summed(found, name, at: place, &isWhole)
        }
        try take(.rightParenthesis)
        try emit(operation ?? .constant(code.add(constant: .none)), height: 1)
        return Term(type: result, offset: offset, isWhole: isWhole)
    }

    private mutating func countable(
        _ found: ExpressionScope.Found, at offset: Int
    ) -> ExpressionCode.Operation? {
        let type = ExpressionType(found.field.valueType)
        guard found.field.rows != nil || type == .list else {
            add(type: "this must be a list or a group, and it is \(type.words)", at: offset)
            return nil
        }
        return .count(found.reference)
    }

    private mutating func summed(
        _ found: ExpressionScope.Found?, _ name: String, at offset: Int, _ isWhole: inout Bool
    ) throws(ExpressionProblem) -> ExpressionCode.Operation? {
        try take(.dot)
        guard case .name(let member) = token.kind else {
            throw ExpressionProblem(
                syntax: "the name of a field of the rows belongs here", at: token.offset)
        }
        let place = token.offset
        try advance()
        guard let found else { return nil }
        guard let rows = found.field.rows else {
            add(type: "\"\(name)\" is no group; its fields cannot be summed up", at: offset)
            return nil
        }
        guard let index = FieldName(member).flatMap(rows.index) else {
            var parameters: IssueParameters = ["name": .text(member)]
            if maySuggest() {
                parameters["nearest"] = rows.nearest(to: member).map { .text($0) }
            }
            problems.append(ExpressionProblem(.unknownField, parameters, at: place))
            return nil
        }
        let field = rows.fields[index]
        let type = ExpressionType(field.valueType)
        guard type == .number else {
            add(type: "this must be a number, and it is \(type.words)", at: place)
            return nil
        }
        isWhole = field.valueType == .integer
        return .sum(found.reference, of: Int32(index))
    }
}
