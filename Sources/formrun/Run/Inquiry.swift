import FormCards
import FormModel
import FormValidation

/// The options that say something about a form and its answers, and ask nothing.
enum Inquiry {
    static let explain = Option<String?>(
        "--explain", "FIELD",
        "Say why a field is hidden, required or invalid, and where its value comes from; ask nothing."
    )
    static let printQuestions = Option(
        flag: "--print-questions",
        "Print as JSON what would be asked, with the answers so far; ask nothing.")

    static let notes = [
        """
        \(explain) names a field as \(SuppliedAnswers.settings) does, such as contacts.0.name. \(explain) and
        \(printQuestions) run no checks.
        """
    ]

    static func isWanted(_ arguments: Arguments) -> Bool {
        arguments[explain] != nil || arguments[printQuestions]
    }

    /// Prints what is asked for.
    ///
    /// - Throws: If the form has no such field, or nothing can be written.
    static func answer(
        _ arguments: Arguments, about run: FormRunner
    ) throws(CommandError) -> ExitStatus {
        if let name = arguments[explain] {
            let lines: [DisplayText]
            do throws(UsageError) {
                lines = try FieldExplanation(name, run).lines
            } catch {
                throw .usage(error)
            }
            try CommandError.atFile { () throws(SystemError) in try run.console.write(lines) }
        }
        if arguments[printQuestions] {
            let json = QuestionList(run).json
            try CommandError.atFile { () throws(SystemError) in try run.console.write(json) }
        }
        return .success
    }
}
