/// A problem of an expression, at a byte offset in its source.
struct ExpressionProblem: Error {
    let code: DefinitionCode
    var parameters: IssueParameters = [:]
    let offset: Int

    init(_ code: DefinitionCode, _ parameters: IssueParameters = [:], at offset: Int) {
        self.code = code
        self.parameters = parameters
        self.offset = offset
    }

    init(syntax detail: String, at offset: Int) {
        self.init(.expressionSyntax, ["detail": .text(detail)], at: offset)
    }

    init(type detail: String, at offset: Int) {
        self.init(.expressionType, ["detail": .text(detail)], at: offset)
    }

    /// The problem as one of the form, with the source, the column and the offset in the form file.
    func definitionProblem(of expression: FormExpression) -> DefinitionProblem {
        var facts = parameters
        let before = expression.source.utf8.prefix(offset)
        facts["expression"] = .text(expression.source)
        facts["column"] = .integer(1 + before.count { $0 & 0xC0 != 0x80 })
        var problem = DefinitionProblem(code, parameters: facts)
        problem.fileOffset = expression.place?.offset(ofByte: offset)
        return problem
    }
}
