/// Compiles the expressions of a form, or of the rows of a group, against the fields in scope.
///
/// A validator with expressions gets it in ``Validator/bound(by:)`` when a form is made.
public struct ExpressionBinder: Sendable {
    let scope: ExpressionScope
    /// The number of spelling suggestions left; each compares an unknown name with all known names.
    private var suggestions = 16

    /// The messages of rules, in the order in which they were added.
    private(set) var sentences: [LocalizedText] = []

    /// The messages of rules that have places, compiled.
    private(set) var compiledSentences: [(text: LocalizedText, compiled: CompiledText)] = []

    /// The problems of the messages of rules that nobody has taken yet.
    private var sentenceProblems: [DefinitionProblem] = []

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
        guard !field.isSecure else { return bound }
        // The result is not secret: it appears in results, reports and on screens.
        for reference in bound.code?.reads ?? [] {
            guard let secret = scope.field(at: reference), secret.isSecure else { continue }
            bound.code = nil
            var problem = DefinitionProblem(
                .secretRead, parameters: ["name": .text(secret.name.text)])
            problem.fileOffset = expression.place?.offset(ofByte: 0)
            bound.problems.append(problem)
        }
        return bound
    }

    /// Stores the message of a rule and returns its number, which the issues of the rule carry.
    package mutating func add(sentence: LocalizedText) -> Int {
        sentences.append(sentence)
        let (compiled, problems) = text(sentence, isMessage: true)
        sentenceProblems += problems
        if let compiled {
            compiledSentences.append((sentence, compiled))
            sentenceProblems += DefinitionProblem.problems(
                of: sentence, compiled, allowed: ["title", "code"], isKnown: true, scope)
        }
        return firstSentence + sentences.count - 1
    }

    /// Removes and returns the problems of the messages that were added since the last call.
    mutating func takeSentenceProblems() -> [DefinitionProblem] {
        defer { sentenceProblems = [] }
        return sentenceProblems
    }

    /// Notes that a text reads fields, those of enclosing scopes among them.
    mutating func note(textReads reads: [FieldReference]) {
        let enclosing = reads.filter { $0.up > 0 }
        outerReads.formUnion(enclosing)
    }

    /// The nearest name to an unknown one, while suggestions are left.
    mutating func suggestion(for name: String) -> String? {
        guard suggestions > 0 else { return nil }
        suggestions -= 1
        return scope.nearest(to: name)
    }

    /// The code of an expression of a text.
    mutating func code(
        of expression: FormExpression, wanted: String, isWanted: (ExpressionType) -> Bool
    ) -> Result<ExpressionCode, ExpressionProblems> {
        let result = ExpressionCompiler.compile(
            expression, scope: scope, suggestions: &suggestions, wanted: wanted, isWhole: false,
            isWanted: isWanted)
        if case .success(let code) = result, code.readsEnclosingScopes {
            readsEnclosingScopes = true
        }
        return result
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
