extension FormExpression {
    /// Compiles the expression.
    ///
    /// - Parameters:
    ///   - scope: The fields and functions that names refer to.
    ///   - choice: For the condition of a choice, its list, to whose columns `choice.NAME` refers.
    ///   - suggestions: The number of spelling suggestions left.
    ///   - wanted: The required type, as a message names it.
    ///   - isWhole: Whether the result must be a number without a fraction.
    ///   - isWanted: Whether a type is accepted for the result.
    /// - Returns: The code, or all problems.
    /// - Complexity: O(*n*).
    func compiled(
        in scope: ExpressionScope, choice: ListTable? = nil,
        suggestions: inout Int, wanted: String, isWhole: Bool,
        isWanted: (ExpressionType) -> Bool
    ) -> Result<ExpressionCode, ExpressionProblems> {
        let limit = scope.limits.expressionBytes
        guard source.utf8.count <= limit else {
            return .failure(
                ExpressionProblems([
                    ExpressionProblem(.expressionTooLong, ["max": .integer(limit)], at: 0)
                ]))
        }
        var compiler = ExpressionCompiler(
            source, scope: scope, choice: choice, suggestions: suggestions)
        defer { suggestions = compiler.checker.suggestions }
        do throws(ExpressionProblem) {
            let term = try compiler.whole()
            if let type = term.type, !isWanted(type) {
                compiler.checker.add(
                    type: wanted == ExpressionType.file.words
                        ? "a file cannot be calculated"
                        : "the result must be \(wanted), but it is \(type.words)", at: 0)
            } else if isWhole, term.type == .number, !term.isWhole {
                compiler.checker.add(
                    type: "the result must be a whole number, but it may be a fraction; "
                        + "write round(…), or make the field a decimal", at: 0)
            }
        } catch {
            compiler.checker.report(error)
        }
        let problems = compiler.checker.problems
        return problems.isEmpty
            ? .success(compiler.checker.code.code) : .failure(ExpressionProblems(problems))
    }

    /// The type of the result, whatever problems the expression has; `nil` if it is unknown.
    func resultType(in scope: ExpressionScope) -> (type: ExpressionType, isWhole: Bool)? {
        guard source.utf8.count <= scope.limits.expressionBytes else { return nil }
        var compiler = ExpressionCompiler(source, scope: scope, suggestions: 0)
        guard let term = try? compiler.whole(), let type = term.type else { return nil }
        return (type, term.isWhole)
    }
}

/// All problems of an expression, in order.
struct ExpressionProblems: Error {
    let list: [ExpressionProblem]

    init(_ list: [ExpressionProblem]) {
        self.list = list
    }
}
