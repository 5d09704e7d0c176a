/// Choices that are fetched for the values of a submission.
extension SubmissionValidator {
    /// The questions whose choices the last submission needs and that are not known; at most
    /// ``ChoiceSets/maximum``.
    var wantedChoices: [ChoiceQuestion] { choiceSets?.wanted ?? [] }

    /// Stops sharing fetched choices with the validator of which this is a copy, so that each can be used on a thread of
    /// its own.
    package mutating func separateChoices() { choiceSets = choiceSets?.separated() }

    /// Begins to validate another submission.
    package func beginChoices() { choiceSets?.beginSubmission() }

    /// Removes all choices, since another submission may need those of another time.
    package func removeChoices() { choiceSets?.removeAll() }

    /// The questions that are to be asked next; `nil` if there are none.
    package func questions(besides asked: Set<ChoiceQuestion>) -> [ChoiceQuestion]? {
        let wanted = wantedChoices.filter { !asked.contains($0) }
            .prefix(ChoiceSets.maximum - asked.count)
        return wanted.isEmpty ? nil : Array(wanted)
    }

    /// Takes choices that are the same for all values of other fields, by their names, for all submissions that follow.
    package func receive(forAllValues choices: [String: [Choice]]) {
        for (name, list) in choices {
            choiceSets?.insert(list, for: ChoiceQuestion(forAllValuesOf: name))
        }
    }

    /// Takes choices; those that cannot be used remain unknown.
    ///
    /// - Returns: Whether any were taken.
    package func receive(_ choices: [ChoiceQuestion: [Choice]]) -> Bool {
        guard let choiceSets else { return false }
        var isTaken = false
        for (question, list) in choices
        where form.problems(of: list, named: question.name, with: question.fields).isEmpty {
            choiceSets.insert(list, for: question)
            isTaken = true
        }
        if isTaken { choiceSets.repeatSubmission() }
        return isTaken
    }
}
