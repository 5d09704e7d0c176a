extension ExpressionCompiler {
    /// Compiles a call; the current token is the left parenthesis.
    mutating func call(_ name: String, at offset: Int) throws(ExpressionProblem) -> Term {
        let function = scope.functions.first { $0.name.hasSameBytes(as: name) }
        guard let function else {
            var parameters: IssueParameters = ["name": .text(name)]
            let known = scope.functions.map(\.name)
            if maySuggest() {
                parameters["nearest"] =
                    (Spelling.name(for: name, in: FunctionMisnomers.words, among: known)
                    ?? Spelling.nearest(to: name, in: known)).map { .text($0) }
            }
            problems.append(ExpressionProblem(.unknownFunction, parameters, at: offset))
            let count = try arguments().count
            if count == 0 { try emit(constant: .missing) } else { reduce(.isAmong(0..<0), count) }
            return Term(type: nil, offset: offset)
        }
        switch function.call {
        case .own(let own):
            return try call(own, usage: function.usage, at: offset)
        case .scalar(let scalar): return try call(scalar, usage: function.usage, at: offset)
        case .builtIn(let builtIn):
            switch (builtIn, argumentKind()) {
            case (.any, _), (.all, _), (.average, _), (.first, _), (.join, _),
                (.least, .group), (.least, .rowField), (.greatest, .group), (.greatest, .rowField),
                (.count, .group), (.sum, .group):
                return try rowCall(builtIn, usage: function.usage, at: offset)
            case (.count, .values), (.sum, .values):
                return try several(builtIn, usage: function.usage, at: offset)
            case (.present, _), (.count, _), (.sum, _):
                return try fieldCall(builtIn, usage: function.usage, at: offset)
            case (.lookup, _): return try lookup(usage: function.usage, at: offset)
            case (.title, _): return try titleCall(usage: function.usage, at: offset)
            case (.choose, _), (.orElse, _), (.least, _), (.greatest, _):
                return try selection(builtIn, usage: function.usage, at: offset)
            default: return try call(builtIn, usage: function.usage, at: offset)
            }
        }
    }

    /// Reads the arguments and the right parenthesis.
    mutating func arguments() throws(ExpressionProblem) -> [Term] {
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
        checkNumbers(of: builtIn, terms)
        var isWhole = [.length, .floor, .ceiling].contains(builtIn)
        switch builtIn {
        case .round:
            isWhole = terms.count == 1 || terms[0].isWhole || terms[1].number == 0
            if terms.count == 1 { try emit(constant: .number(0)) }
            reduce(.round, 2)
        case .today, .now:
            code.readsTime = true
            if terms.isEmpty { try emit(operation, height: 1) } else { reduce(operation, 1) }
        case .date: readConstant(terms[0], usage)
        case .matches: readPattern(terms[1], usage)
        case .absolute:
            isWhole = terms[0].isWhole
            reduce(operation, 1)
        default: reduce(operation, terms.count)
        }
        return Term(type: result, offset: offset, isWhole: isWhole)
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
        case .days: ([.number], .period, .days)
        case .months: ([.number], .period, .months)
        case .years: ([.number], .period, .years)
        case .absolute: ([.number], .number, .absolute)
        case .floor: ([.number], .number, .floor)
        case .ceiling: ([.number], .number, .ceiling)
        // The arguments of these functions are compiled elsewhere.
        case .present: ([], .boolean, .not)
        case .any, .all, .count, .sum, .average, .first, .join, .choose, .orElse, .least,
            .greatest, .lookup, .title:
            ([], .number, .not)
        }
    }

    mutating func wrongCount(
        _ terms: [Term], _ usage: String, _ result: ExpressionType?, at offset: Int
    ) throws(ExpressionProblem) -> Term {
        problems.append(
            ExpressionProblem(.wrongArguments, ["usage": .text(usage)], at: offset))
        if terms.isEmpty {
            try emit(constant: .missing)
        } else {
            reduce(.isAmong(0..<0), terms.count)
        }
        return Term(type: result, offset: offset)
    }

    /// Replaces the constant text that is the argument of `date` by the date.
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
        // The pattern is compiled, not evaluated, so the operation that pushes its text is removed
        // below.
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
}
