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

    /// The problems of what was compiled, in the order in which they were reported.
    private(set) var problems: [DefinitionProblem] = []

    /// The problems of the messages of rules, until they are taken and reported at their places.
    private var sentenceProblems: [DefinitionProblem] = []

    /// The fields of enclosing scopes that expressions of a row read.
    private(set) var enclosingReads = FieldReferences()

    /// The expressions that read fields of enclosing scopes, in order of compilation.
    private(set) var enclosingCodes: [ExpressionCode] = []

    /// Whether an expression of a row computes a sum, a length or a match from enclosing scopes, or the work of an expression
    /// is counted.
    private(set) var remembersTotals = false

    /// The field whose validators are bound; `nil` for expressions of other parts of a form.
    var context: DefinitionContext?

    /// Whether an expression reads the number of the row.
    private(set) var readsRowNumber = false

    /// The number of the first message.
    let firstSentence: Int

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

    /// Compiles a condition of choices, in which `choice.NAME` is a column of a row of their list.
    mutating func condition(
        _ expression: FormExpression, ofChoicesIn list: ListTable
    ) -> FormExpression {
        compile(expression, wanted: ExpressionType.boolean.words, choice: list) { $0 == .boolean }
    }

    /// Compiles a calculation whose result is a value of the field.
    mutating func calculation(_ expression: FormExpression, of field: FieldLayout) -> FormExpression
    {
        let type = field.valueType
        var bound = compile(
            expression, wanted: ExpressionType(type).words, isWhole: type == .integer
        ) { $0.fits(type) }
        bound.code?.become(valueOf: type)
        // A list may be copied in many rows.
        if type.isList { remembersTotals = true }
        // The result is not secret: it appears in results, reports and on screens.
        if !field.isSecure { refuseSecrets(in: &bound) }
        return bound
    }

    /// Compiles an expression that gives a parameter of a validator of the present field.
    ///
    /// Secrets are refused, since issues contain the result.
    mutating func parameter(_ parameter: MovingParameter, of validator: String) -> FormExpression {
        var bound: FormExpression
        switch parameter.kind {
        case .whole: bound = wholeNumber(parameter.expression)
        case .number:
            bound = compile(parameter.expression, wanted: ExpressionType.number.words) {
                $0 == .number
            }
        case .bound:
            let type = context.map { ExpressionType($0.item.valueType) }
            let wanted = type.flatMap { $0.isOrdered ? $0 : nil }
            bound = compile(
                parameter.expression, wanted: wanted?.words ?? "a number, a date or a time"
            ) { type in wanted.map { $0 == type } ?? type.isEquatable }
        }
        refuseSecrets(in: &bound)
        return bound
    }

    /// Compiles an expression whose result has a type.
    mutating func result(_ expression: FormExpression, of type: ExpressionType) -> FormExpression {
        compile(expression, wanted: type.words) { $0 == type }
    }

    /// Compiles an expression whose result is a whole number, such as a number of rows.
    mutating func wholeNumber(_ expression: FormExpression) -> FormExpression {
        compile(expression, wanted: ExpressionType.number.words, isWhole: true) { $0 == .number }
    }

    /// Makes it a problem of an expression that it reads secrets.
    func refuseSecrets(in bound: inout FormExpression) {
        let expression = bound
        let secrets =
            (bound.code?.reads ?? []).compactMap { scope.field(at: $0) }.filter(\.isSecure)
            .map(\.name) + (bound.code?.secretsInRows ?? [])
        for secret in secrets {
            bound.code = nil
            var problem = DefinitionProblem(.secretRead, parameters: ["name": .text(secret.text)])
            problem.fileOffset = expression.place?.offset(ofByte: 0)
            bound.problems.append(problem)
        }
    }

    /// Compiles a condition of an item, and reports its problems.
    mutating func condition(
        _ expression: FormExpression?, item: Int, part: DefinitionProblem.Part
    ) -> FormExpression? {
        guard let expression else { return nil }
        let bound = condition(expression)
        report(problemsOf: bound, item: item, part: part)
        return bound
    }

    /// Reports problems of the record.
    mutating func report(_ problems: [DefinitionProblem]) { self.problems += problems }

    /// Reports problems at an offset in the form file.
    mutating func report(_ problems: [DefinitionProblem], at offset: Int?) {
        for var problem in problems {
            problem.fileOffset = offset
            self.problems.append(problem)
        }
    }

    /// Reports the problems of an expression at its part of an item; of the form, if there is no item.
    mutating func report(
        problemsOf expression: FormExpression, item: Int?, part: DefinitionProblem.Part
    ) {
        problems += expression.problems.map { $0.placed(item: item, part: part) }
    }

    /// Notes fields of enclosing scopes that the conditions of choices read.
    mutating func note(_ reads: [FieldReference]) {
        for read in reads where read.up > 0 { enclosingReads.insert(read) }
    }

    /// Notes that choices are the values of rows, of which a set is cached, or that they are fetched for values.
    mutating func noteRowValues() { remembersTotals = true }

    /// Compiles the expression of a named value, whose type was inferred.
    mutating func value(_ expression: FormExpression, of field: FieldLayout) -> FormExpression {
        var bound = compile(
            expression, wanted: "a yes or no, a number, a text, a date or a time"
        ) { $0.isEquatable }
        bound.code?.become(valueOf: field.valueType)
        refuseSecrets(in: &bound)
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
        note(reads)
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
        let result = expression.compiled(
            in: scope, suggestions: &suggestions, wanted: wanted, isWhole: false,
            isWanted: isWanted)
        if case .success(let code) = result, code.isWorthTotals {
            remembersTotals = true
        }
        return result
    }

    private mutating func compile(
        _ expression: FormExpression, wanted: String, isWhole: Bool = false,
        choice: ListTable? = nil, isWanted: (ExpressionType) -> Bool
    ) -> FormExpression {
        var bound = expression
        let result = expression.compiled(
            in: scope, choice: choice, suggestions: &suggestions, wanted: wanted,
            isWhole: isWhole, isWanted: isWanted)
        switch result {
        case .success(let code):
            bound.code = code
            let enclosing = code.reads.filter { $0.up > 0 }
            if !enclosing.isEmpty { enclosingCodes.append(code) }
            note(enclosing)
            remembersTotals = remembersTotals || code.isWorthTotals
            readsRowNumber = readsRowNumber || code.namesRowNumber
            bound.reads = code.reads.filter { $0.up == 0 }.map { scope.name(at: $0.field) }
        case .failure(let problems):
            bound.problems = problems.list.map { $0.definitionProblem(of: expression) }
        }
        return bound
    }

    /// The index of the field with that name, or a problem that suggests the nearest name.
    mutating func find(_ name: FieldName) -> Result<Int, DefinitionProblem> {
        if let field = scope.index(of: name) { return .success(field) }
        return .failure(problem(ofUnknown: name))
    }

    /// The problem of a name that no field has, with the nearest name.
    mutating func problem(ofUnknown name: FieldName) -> DefinitionProblem {
        var parameters: IssueParameters = ["name": .text(name.text)]
        if suggestions > 0 {
            suggestions -= 1
            parameters["nearest"] = scope.nearest(to: name.text).map { .text($0) }
        }
        return DefinitionProblem(.unknownField, parameters: parameters)
    }
}
