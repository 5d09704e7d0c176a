// The problems of names in messages: each is a parameter of the issue or a field.

extension DefinitionProblem {
    /// The problems of the names in a message, in all of its languages.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - compiled: The message with its places.
    ///   - allowed: The parameters of the issue.
    ///   - isKnown: Whether these are all; otherwise unknown names are not reported.
    ///   - scope: The fields that may be named.
    /// - Returns: The problems, each with its offset in the form file.
    static func problems(
        of message: LocalizedText, _ compiled: CompiledText, allowed: [String], isKnown: Bool,
        _ scope: ExpressionScope
    ) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        let texts = message.texts
        for (index, template) in compiled.templates.enumerated() {
            let places = template.slots
            compiled.forEachPlace(of: index) { place, slot in
                guard problems.count < ExpressionBinder.maximumProblemsOfText,
                    !allowed.contains(where: { $0.hasSameBytes(as: slot.source) })
                else { return }
                let problem: DefinitionProblem
                switch slot.value {
                case .field, .expression, .rowNumber: return
                case .secret:
                    problem = DefinitionProblem(
                        .secretRead, parameters: ["name": .text(slot.source)])
                case .parameter:
                    guard isKnown else { return }
                    problem = unknown(slot.source, allowed, scope)
                }
                problems.append(
                    problem.inside(
                        message, index, texts[index].text, at: places[place].offset))
            }
        }
        return problems
    }

    private static func unknown(
        _ name: String, _ allowed: [String], _ scope: ExpressionScope
    ) -> DefinitionProblem {
        var parameters: IssueParameters = [
            "placeholder": .text("{\(name)}"),
            "allowed": .text(quoted(allowed.map { "{\($0)}" })),
        ]
        let nearest = Spelling.nearest(to: name, in: allowed) ?? scope.nearest(to: name)
        parameters["nearest"] = nearest.map { .text("{\($0)}") }
        parameters["insertion"] = insertion(of: name)
        return DefinitionProblem(.unknownPlaceholder, parameters: parameters)
    }

    /// How to insert the result of an expression, for braces around something that can be no name.
    static func insertion(of source: String) -> IssueParameters.Value? {
        guard !source.isEmpty, FieldName(source) == nil else { return nil }
        return .text("{= \(source)}")
    }
}
