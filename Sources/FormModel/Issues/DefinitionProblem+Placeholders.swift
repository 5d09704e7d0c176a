extension DefinitionProblem {
    /// The problem of the message of a rule that nobody could read.
    package static func problems(ofRuleMessage message: LocalizedText) -> [DefinitionProblem] {
        message.isBlank ? [DefinitionProblem(.emptyText)] : []
    }
}
