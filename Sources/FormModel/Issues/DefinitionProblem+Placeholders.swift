extension DefinitionProblem {
    /// The problem of a message of a rule without visible characters.
    package static func problems(ofRuleMessage message: LocalizedText) -> [DefinitionProblem] {
        message.isBlank ? [DefinitionProblem(.emptyText)] : []
    }
}
