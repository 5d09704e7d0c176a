/// Compiles the expressions of a form, or of the rows of a group, against the fields that they can name.
///
/// A validator that holds expressions has them compiled when a form is made of it: ``Validator/bound(by:)``.
public struct ExpressionBinder: Sendable {
    private let scope: ExpressionScope
    /// How many more unknown names are told what they may have been meant to be; each is compared with all
    /// that are known.
    private var suggestions = 16

    /// The sentences that rules have of their own, in the order in which they were met.
    private(set) var sentences: [LocalizedText] = []

    /// The fields around a row that expressions of its items look at.
    private(set) var outerReads: Set<FieldReference> = []

    /// The same for each expression, in the order in which they were compiled.
    private(set) var outwardReads: [FieldReference] = []

    /// Whether any of them makes something of what stands around a row.
    private(set) var looksAroundRows = false

    /// The number of the first sentence.
    private let firstSentence: Int

    init(scope: ExpressionScope, firstSentence: Int) {
        self.scope = scope
        self.firstSentence = firstSentence
    }

    /// Compiles a condition: what comes to yes or no.
    ///
    /// - Returns: The expression, compiled, or with what is wrong with it.
    public mutating func condition(_ expression: FormExpression) -> FormExpression {
        compile(expression, wanted: ExpressionType.boolean.words) { $0 == .boolean }
    }

    /// Compiles a calculation of what a field of that type can hold.
    mutating func calculation(_ expression: FormExpression, of field: FieldLayout) -> FormExpression
    {
        let type = field.valueType
        var bound = compile(
            expression, wanted: ExpressionType(type).words, isWhole: type == .integer
        ) { $0.fits(type) }
        bound.code?.isInteger = type == .integer
        guard !field.isSecure else { return bound }
        // What is made of a secret would stand in answers, reports and on screens.
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

    /// Keeps a sentence of a rule, under a number that its issues bear.
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
            let outward = code.reads.filter { $0.up > 0 }
            outwardReads += outward
            outerReads.formUnion(outward)
            if !outward.isEmpty { looksAroundRows = looksAroundRows || code.looksAroundRows }
            bound.reads = code.reads.filter { $0.up == 0 }.map { scope.name(at: $0.field) }
        case .failure(let problems):
            bound.problems = problems.list.map { $0.definitionProblem(of: expression) }
        }
        return bound
    }

    /// The field of that name, or a problem that names the nearest one.
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
