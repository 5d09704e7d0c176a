import FormModel

/// Where the answers of a run go.
protocol AnswersReceiver {
    /// Whether they go to a file, which is written completely or not at all.
    var isFile: Bool { get }

    /// Whether options of the command give answers, too, so that a message about a missing one names them.
    var namesOptions: Bool { get }

    /// Checks that they can be written, before anything is asked.
    func check() throws(SystemError)

    /// The issue that keeps the answers from being written; `nil` if there is none.
    func refusal(of dataSource: FormDataSource, limits: JSONLimits) -> FormIssue?

    /// Writes them.
    func write(_ dataSource: FormDataSource) throws(SystemError)
}
