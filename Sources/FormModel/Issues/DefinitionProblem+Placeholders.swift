extension DefinitionProblem {
    /// The problems of the message of a rule, which may use the placeholders `{title}` and
    /// `{code}`.
    package static func problems(ofRuleMessage message: LocalizedText) -> [DefinitionProblem] {
        guard !message.isBlank else { return [DefinitionProblem(.emptyText)] }
        return problems(of: message, allowed: ["title", "code"], isKnown: true)
    }

    /// The problems of placeholders in a message, in all of its languages; unknown names are
    /// reported only if `isKnown`.
    static func problems(
        of message: LocalizedText, allowed: [String], isKnown: Bool
    ) -> [DefinitionProblem] {
        message.texts.flatMap { problems(of: $0.text, allowed: allowed, isKnown: isKnown) }
    }

    private static func problems(
        of sentence: String, allowed: [String], isKnown: Bool
    ) -> [DefinitionProblem] {
        let template = MessageTemplate(sentence)
        var wrong = template.unclosed.map { [$0] } ?? []
        if isKnown {
            wrong += template.placeholders.filter { name in
                !allowed.contains { $0.hasSameBytes(as: name) }
            }
        }
        return wrong.map { placeholder in
            var parameters: IssueParameters = [
                "placeholder": .text("{\(placeholder)"),
                "allowed": .text(quoted(allowed.map { "{\($0)}" })),
            ]
            if template.unclosed != placeholder {
                parameters["placeholder"] = .text("{\(placeholder)}")
                let nearest = Spelling.nearest(to: placeholder, in: allowed)
                parameters["nearest"] = nearest.map { .text("{\($0)}") }
            }
            return DefinitionProblem(.unknownPlaceholder, parameters: parameters)
        }
    }
}
