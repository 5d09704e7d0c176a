import FormModel

extension PatternError {
    /// The error as a mistake in the definition of the form with the pattern.
    var definitionProblem: DefinitionProblem {
        var parameters: IssueParameters = [
            "at": .integer(offset), "detail": .text(message),
        ]
        parameters["max"] = limit.map { .integer($0) }
        return DefinitionProblem(definitionCode, parameters: parameters)
    }

    private var definitionCode: DefinitionCode {
        switch code {
        case .tooLong: .patternTooLong
        case .tooManyStates, .repeatTooLarge, .nestedTooDeep: .patternTooLarge
        case .badGroup, .badFlags, .badName, .lookaround, .backreference, .unknownEscape,
            .unclosedClass, .badRange, .unknownClass, .badRepeat, .badCounts:
            .badPattern
        }
    }
}
