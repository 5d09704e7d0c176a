/// The issues of a filling-in that belong to none of its fields.
struct OwnIssues {
    /// The given names that are no field that the program sets.
    private let unknownGiven: [FieldName]
    /// The issue of a field that updates change again and again.
    var unsettled: FormIssue?
    /// The issues of a report on a submission that belong to no shown field; none once a value changes.
    var unplaced: [FormIssue] = []
    /// The issue of answers whose expressions would do too much work.
    private(set) var overwork: FormIssue?
    /// The work of the last validation of all values, and that of the rounds since.
    private var work = (validation: 0, rounds: 0)

    init(unknownGiven: [FieldName]) { self.unknownGiven = unknownGiven }

    /// The issues in their order, with that of an ending that accepts no answers, and that of a disabled button.
    func list(_ ended: FormIssue?, _ disabled: FormIssue?) -> [FormIssue] {
        let unknown = unknownGiven.map {
            FormIssue(
                .unknownField, at: FieldPath($0), parameters: ["field": .text($0.text)])
        }
        let found = [overwork, ended, disabled, unsettled].compactMap(\.self) + unknown
        return found
            + unplaced.filter { issue in
                !found.contains { $0.code == issue.code && $0.path == issue.path }
            }
    }

    /// Counts the work of a round, and finds out whether the present values need more than is allowed.
    ///
    /// Only a validation of all values decides, because the work of rounds depends on their order. A validation may share
    /// fewer results, so that it needs up to twice the work of the rounds.
    ///
    /// - Parameters:
    ///   - budget: The work of the round, which is counted from zero afterwards.
    ///   - validate: Validates the values with a new validator, and returns this.
    mutating func count(_ budget: WorkBudget, validate: () -> SubmissionValidator) {
        work.rounds += budget.used
        budget.reset()
        guard overwork != nil || work.validation + 2 * work.rounds > WorkBudget.maximum else {
            return
        }
        let validator = validate()
        work = (validator.work, 0)
        overwork =
            validator.didTooMuchWork
            ? FormIssue(
                .tooMuchWork, at: FieldPath(), parameters: ["max": .integer(WorkBudget.maximum)])
            : nil
    }
}
