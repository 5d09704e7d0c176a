extension ExpressionCompiler {
    /// Compiles a call; the current token is the left parenthesis.
    mutating func call(_ name: String, at offset: Int) throws(ExpressionProblem) -> ExpressionTerm {
        guard let function = checker.function(named: name, at: offset) else {
            return try nothing(of: arguments(), nil, at: offset)
        }
        switch function.call {
        case .own(let own): return try call(own, usage: function.usage, at: offset)
        case .scalar(let scalars): return try call(scalars, usage: function.usages, at: offset)
        case .special(let special): return try call(special, function, at: offset)
        }
    }

    private mutating func call(
        _ special: ExpressionFunction.Special, _ function: ExpressionFunction, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm {
        let usage = function.usage
        switch (special, syntax.argumentKind(by: checker)) {
        case (.any, _), (.all, _), (.average, _), (.first, _), (.join, _),
            (.least, .group), (.least, .rowField), (.greatest, .group), (.greatest, .rowField),
            (.count, .group), (.sum, .group):
            return try rowCall(special, usage: usage, at: offset)
        case (.count, .values), (.sum, .values):
            return try several(special, usage: usage, at: offset)
        case (.present, _), (.count, _), (.sum, _):
            return try fieldCall(special, usage: usage, at: offset)
        case (.previous, _):
            let read = try checker.previous(syntax.takeOnlyName(usage, by: checker), offset)
            try emit(read.operation)
            return read.term
        case (.lookup, _): return try lookup(usage: usage, at: offset)
        case (.title, _): return try titleCall(usage: usage, at: offset)
        case (.choose, _), (.orElse, _), (.least, _), (.greatest, _):
            var terms = try arguments()
            guard special == .choose ? (2...3).contains(terms.count) : terms.count >= 2 else {
                return try wrongCount(terms, usage, nil, at: offset)
            }
            if special == .choose, terms.count == 2 {
                try emit(constant: .missing)
                terms.append(ExpressionTerm(type: nil, offset: offset, isWhole: true))
            }
            return checker.selection(special, function.name, of: terms, at: offset)
        case (.date, _):
            let terms = try arguments()
            guard terms.count == 1 else { return try wrongCount(terms, usage, .date, at: offset) }
            return checker.date(terms[0], usage, at: offset)
        case (.matches, _):
            let terms = try arguments()
            guard terms.count == 2 else {
                return try wrongCount(terms, usage, .boolean, at: offset)
            }
            return checker.matches(terms[0], terms[1], usage, at: offset)
        }
    }

    /// Reads the arguments and the right parenthesis.
    mutating func arguments() throws(ExpressionProblem) -> [ExpressionTerm] {
        try syntax.advance()
        var terms: [ExpressionTerm] = []
        if case .rightParenthesis = syntax.token.kind {
            try syntax.advance()
            return terms
        }
        repeat {
            if !terms.isEmpty { try syntax.advance() }
            terms.append(try expression())
        } while syntax.isComma
        try syntax.take(.rightParenthesis)
        return terms
    }

    // MARK: Functions of values

    private mutating func call(
        _ functions: [ScalarFunction], usage: String, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm {
        var terms = try arguments()
        guard let function = functions.first(where: { $0.counts.contains(terms.count) }) else {
            let result = functions.count == 1 ? functions[0].result.type(of: nil) : nil
            return try wrongCount(terms, usage, result, at: offset)
        }
        checker.check(&terms, by: function.parameters)
        if function.timeCount == terms.count { checker.code.noteTime() }
        var count = terms.count
        for parameter in function.parameters[count...] {
            guard case .number(let number)? = parameter.absent else { break }
            try emit(constant: .number(number))
            count += 1
        }
        let index = checker.code.add(function.evaluation)
        try emit(.scalar(index, count: Int8(count), work: function.work.rawValue), taking: count)
        return ExpressionTerm(
            type: function.result.type(of: terms.first?.type), offset: offset,
            isWhole: function.result.isWhole(of: terms))
    }

    mutating func wrongCount(
        _ terms: [ExpressionTerm], _ usage: String, _ result: ExpressionType?, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm {
        checker.report(ExpressionProblem(.wrongArguments, ["usage": .text(usage)], at: offset))
        return try nothing(of: terms, result, at: offset)
    }

    /// A term in place of a call that has a problem, so that the rest is checked too.
    private mutating func nothing(
        of terms: [ExpressionTerm], _ result: ExpressionType?, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm {
        if terms.isEmpty {
            try emit(constant: .missing)
        } else {
            checker.code.reduce(.isAmong(0..<0), terms.count)
        }
        return ExpressionTerm(type: result, offset: offset)
    }

    private mutating func call(
        _ own: ExpressionFunction.Own, usage: String, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm {
        let terms = try arguments()
        guard terms.count == own.parameters.count else {
            return try wrongCount(terms, usage, own.result, at: offset)
        }
        for (term, type) in zip(terms, own.parameters) {
            var term = term
            if type.isTime { checker.readTime(&term, as: type) }
            checker.expect(term, type)
        }
        try emit(.call(checker.code.add(own), count: Int32(terms.count)), taking: terms.count)
        return ExpressionTerm(type: own.result, offset: offset)
    }
}
