/// Recognizes words of other languages, such as `not` and `null`, and suggests the syntax of this
/// one.
///
/// A field or function with such a name takes precedence.
extension ExpressionCompiler {
    /// Reads a word that is a value or a prefix operator in other languages, and adds a problem
    /// with the correct syntax.
    ///
    /// - Returns: A term in its place, so that the rest is checked too; `nil` if the word is not
    ///   foreign.
    mutating func foreignOperand(
        _ word: String, at offset: Int
    ) throws(ExpressionProblem) -> ExpressionTerm? {
        let lower = word.lowercased()
        guard word != "true", word != "false", checker.scope.find(word) == nil,
            !checker.scope.functions.contains(where: { $0.name.hasSameBytes(as: word) })
        else { return nil }
        switch lower {
        case "not":
            checker.add(syntax: "write ! for not", at: offset)
            let inner = try expression(above: ExpressionOperator.and.precedence)
            return checker.expect(inner, .boolean, then: .not, as: .boolean, at: offset)
        case "and": throw ExpressionProblem(syntax: "write a && b for and", at: offset)
        case "or": throw ExpressionProblem(syntax: "write a || b for or", at: offset)
        case "null", "nil", "none", "undefined":
            checker.add(
                syntax: "there is no \(word); write present(x), or !present(x) where x is empty",
                at: offset)
            try emit(constant: .missing)
            return ExpressionTerm(type: nil, offset: offset)
        case "true", "false":
            checker.add(syntax: "write \(lower) in small letters", at: offset)
            try emit(constant: .boolean(lower == "true"))
            return ExpressionTerm(type: .boolean, offset: offset)
        default: return nil
        }
    }
}

extension ExpressionChecker {
    fileprivate mutating func add(syntax detail: String, at offset: Int) {
        report(ExpressionProblem(syntax: detail, at: offset))
    }
}
