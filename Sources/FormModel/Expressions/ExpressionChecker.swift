/// Checks the parts of an expression, and collects its code and its problems; it knows nothing of the signs that the parts
/// are written with.
struct ExpressionChecker {
    private(set) var scope: ExpressionScope
    /// The list of the choice whose condition is compiled; `nil` for another expression.
    let choice: ListTable?
    var code = ExpressionBuilder()
    private(set) var problems: [ExpressionProblem] = []
    /// The number of spelling suggestions left.
    private(set) var suggestions: Int

    init(scope: ExpressionScope, choice: ListTable?, suggestions: Int) {
        self.scope = scope
        self.choice = choice
        self.suggestions = suggestions
    }

    // MARK: Problems

    mutating func report(_ problem: ExpressionProblem) { problems.append(problem) }

    mutating func add(type detail: String, at offset: Int) {
        problems.append(ExpressionProblem(type: detail, at: offset))
    }

    mutating func maySuggest() -> Bool {
        suggestions -= 1
        return suggestions >= 0
    }

    /// Adds a problem if a part has another type.
    mutating func expect(_ term: ExpressionTerm, _ type: ExpressionType) {
        if term.type != type { expect(term, oneOf: [type]) }
    }

    /// Adds a problem if a part has none of these types.
    mutating func expect(_ term: ExpressionTerm, oneOf types: [ExpressionType]) {
        guard let found = term.type, !types.contains(found) else { return }
        let wanted = types.map(\.words).joined(separator: " or ")
        add(type: "this must be \(wanted), but it is \(found.words)", at: term.offset)
    }

    /// Adds a unary operation whose operand must have that type.
    mutating func expect(
        _ term: ExpressionTerm, _ type: ExpressionType, then operation: ExpressionCode.Operation,
        as result: ExpressionType, at offset: Int
    ) -> ExpressionTerm {
        expect(term, type)
        code.reduce(operation, 1)
        return ExpressionTerm(type: result, offset: offset)
    }

    // MARK: Names

    /// The field with that name, which is recorded as read; adds a problem if there is none.
    mutating func field(
        _ name: String, at offset: Int
    ) -> ExpressionScope.Found? {
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
        code.note(found.reference)
        if found.field.isSecure, scope.callDepth > 0 { code.note(secretInRows: found.field.name) }
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

    /// The function with that name; adds a problem if there is none.
    mutating func function(named name: String, at offset: Int) -> ExpressionFunction? {
        if let function = scope.functions.first(where: { $0.name.hasSameBytes(as: name) }) {
            return function
        }
        var parameters: IssueParameters = ["name": .text(name)]
        let known = scope.functions.map(\.name)
        if maySuggest() {
            parameters["nearest"] =
                (Spelling.name(for: name, in: ExpressionFunction.misnomers, among: known)
                ?? Spelling.nearest(to: name, in: known)).map { .text($0) }
        }
        report(ExpressionProblem(.unknownFunction, parameters, at: offset))
        return nil
    }

    // MARK: Expressions in rows

    /// What an expression that is evaluated in each row interrupts.
    struct Enclosing {
        fileprivate let scope: ExpressionScope
        fileprivate let code: ExpressionBuilder
    }

    /// Begins an expression that is evaluated in each row, which has code of its own.
    mutating func begin(in rows: ExpressionScope) -> Enclosing {
        let enclosing = Enclosing(scope: scope, code: code)
        (scope, code) = (rows, ExpressionBuilder())
        return enclosing
    }

    /// Ends the expression, and goes on with what it has interrupted.
    mutating func end(_ enclosing: Enclosing) -> ExpressionCode {
        let inner = code.code
        (scope, code) = (enclosing.scope, enclosing.code)
        return inner
    }
}
