/// Compiles the expressions of a form, or of the rows of a group, against the fields in scope.
///
/// A validator with expressions gets it in ``Validator/bound(by:)`` when a form is made.
public struct ExpressionBinder: Sendable {
    private let scope: ExpressionScope
    /// The number of spelling suggestions left; each compares an unknown name with all known names.
    private var suggestions = 16

    /// The messages of rules, in the order in which they were added.
    private(set) var sentences: [LocalizedText] = []

    /// The fields of enclosing scopes that expressions of a row read.
    private(set) var outerReads: Set<FieldReference> = []

    /// The fields of enclosing scopes, repeated for each expression that reads them, in order of
    /// compilation.
    private(set) var enclosingReads: [FieldReference] = []

    /// Whether an expression of a row computes a sum, a length or a match from enclosing scopes.
    private(set) var readsEnclosingScopes = false

    /// The number of the first message.
    private let firstSentence: Int

    init(scope: ExpressionScope, firstSentence: Int) {
        self.scope = scope
        self.firstSentence = firstSentence
    }

    /// Compiles a condition: an expression with a truth value.
    ///
    /// - Returns: The expression with its code, or with its problems.
    public mutating func condition(_ expression: FormExpression) -> FormExpression {
        compile(expression, wanted: ExpressionType.boolean.words) { $0 == .boolean }
    }

    /// Compiles a calculation whose result is a value of the field.
    mutating func calculation(_ expression: FormExpression, of field: FieldLayout) -> FormExpression
    {
        let type = field.valueType
        var bound = compile(
            expression, wanted: ExpressionType(type).words, isWhole: type == .integer
        ) { $0.fits(type) }
        bound.code?.isInteger = type == .integer
        if !field.isSecure { refuseSecrets(&bound) }
        return bound
    }

    /// Refuses to read secrets: the result is not secret, and appears in results, reports and on screens.
    private func refuseSecrets(_ bound: inout FormExpression) {
        for reference in bound.code?.reads ?? [] {
            guard let secret = scope.field(at: reference), secret.isSecure else { continue }
            bound.code = nil
            var problem = DefinitionProblem(
                .secretRead, parameters: ["name": .text(secret.name.text)])
            problem.fileOffset = bound.place?.offset(ofByte: 0)
            bound.problems.append(problem)
        }
    }

    /// Compiles the expression of a named value, whose type was inferred.
    mutating func value(_ expression: FormExpression, of field: FieldLayout) -> FormExpression {
        var bound = compile(
            expression, wanted: "a yes or no, a number, a text, a date or a time"
        ) { $0.isEquatable }
        bound.code?.isInteger = field.valueType == .integer
        refuseSecrets(&bound)
        return bound
    }

    /// Stores the message of a rule and returns its number, which the issues of the rule carry.
    package mutating func add(sentence: LocalizedText) -> Int {
        sentences.append(sentence)
        return firstSentence + sentences.count - 1
    }

    private mutating func compile(
        _ expression: FormExpression, wanted: String, isWhole: Bool = false,
        isWanted: (ExpressionType) -> Bool
    ) -> FormExpression {
        var bound = expression
        let result = ExpressionCompiler.compile(
            expression, scope: scope, suggestions: &suggestions, wanted: wanted,
            isWhole: isWhole, isWanted: isWanted)
        switch result {
        case .success(let code):
            bound.code = code
            let enclosing = code.reads.filter { $0.up > 0 }
            enclosingReads += enclosing
            outerReads.formUnion(enclosing)
            if !enclosing.isEmpty {
                readsEnclosingScopes = readsEnclosingScopes || code.readsEnclosingScopes
            }
            bound.reads = code.reads.filter { $0.up == 0 }.map { scope.name(at: $0.field) }
        case .failure(let problems):
            bound.problems = problems.list.map { $0.definitionProblem(of: expression) }
        }
        return bound
    }

    /// The index of the field with that name, or a problem that suggests the nearest name.
    mutating func find(_ name: FieldName) -> Result<Int, DefinitionProblem> {
        if let field = scope.index(of: name) { return .success(field) }
        var parameters: IssueParameters = ["name": .text(name.text)]
        if suggestions > 0 {
            suggestions -= 1
            parameters["nearest"] = scope.nearest(to: name.text).map { .text($0) }
        }
        return .failure(DefinitionProblem(.unknownField, parameters: parameters))
    }
}
