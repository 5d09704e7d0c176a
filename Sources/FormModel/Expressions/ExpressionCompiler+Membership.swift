/// Compiles `in`.
extension ExpressionCompiler {
    /// Reads the right operand of `in`: a list of constants, or a field whose value is a list.
    mutating func membership(of left: ExpressionTerm) throws(ExpressionProblem) -> ExpressionTerm {
        guard case .leftBracket = syntax.token.kind else {
            if syntax.startsRowPath(by: checker) { return try rowMembership(of: left) }
            let right = try expression(above: ExpressionOperator.isIn.precedence)
            return checker.isElement(left, right)
        }
        try syntax.advance()
        if let type = left.type, !type.isEquatable {
            checker.add(type: "\(type.words) cannot be looked for in a list", at: left.offset)
        }
        // The constants of the list must be contiguous, so they are added together after all are
        // read.
        var list: [ExpressionOperand] = []
        repeat {
            if !list.isEmpty { try syntax.advance() }
            list.append(try element(comparedWith: left))
        } while syntax.isComma
        try syntax.take(.rightBracket)
        checker.code.reduce(.isAmong(checker.code.add(constants: list)), 1)
        return ExpressionTerm(type: .boolean, offset: left.offset)
    }

    private mutating func element(
        comparedWith left: ExpressionTerm
    ) throws(ExpressionProblem) -> ExpressionOperand {
        let offset = syntax.token.offset
        var isNegative = false
        if case .binary(.minus) = syntax.token.kind {
            isNegative = true
            try syntax.advance()
        }
        guard
            let found = checker.element(
                syntax.token.kind, isNegative: isNegative, comparedWith: left, at: offset)
        else {
            throw ExpressionProblem(
                syntax: "a list may contain texts, numbers, true and false only", at: offset)
        }
        try syntax.advance()
        if let type = left.type, type.isEquatable, type != found.type {
            checker.add(type: "\(type.words) is never \(found.type.words)", at: offset)
        }
        return found.operand
    }
}
