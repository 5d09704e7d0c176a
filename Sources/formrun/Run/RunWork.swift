import FormCards
import FormModel

/// What a run does for its session: checks, choices, editor programs and the delivery of the answers.
struct RunWork {
    /// Begins to answer a request.
    var begin: (RemoteRequest) -> any RunningRequest = { AnsweredRequest(.unknown($0)) }
    /// Begins to find suggestions.
    var suggest: (SuggestionQuestion) -> (any RunningSearch)? = { _ in nil }
    /// Lets the person edit a text in a program, until that or the condition ends it, and returns `nil` if that fails;
    /// `nil` without a program.
    var edit: ((_ text: String, _ isEnding: () -> Bool) -> String?)?
    /// Performs an action of the card, until that or the condition ends it; returns the reason if that failed.
    var perform: (_ action: FieldName, _ row: FieldPath?, _ isEnding: () -> Bool) -> String? = {
        _, _, _ in nil
    }
    /// Saves the draft; returns the reason if that failed.
    var save: (FormDraft) -> String? = { _ in nil }
    /// Why the last draft could not be saved, and what the file does not have.
    var unkept: () -> (reason: String, lacking: [FieldPath])? = { nil }
    /// Saves the draft of a run that offers one only at its end.
    var keep: (FormDraft) -> String? = { _ in nil }
    /// Removes the draft, which the person does not want.
    var discard: () -> Void = {}
    /// Writes the answers.
    var deliver: () throws(SystemError) -> Void = {}

    /// Lets the person edit a text in a program at a terminal.
    ///
    /// - Returns: What the program saved, if it did not fail, and the signal that ends the process, if it received one.
    func edit(_ text: String, at terminal: any Terminal) -> (text: String?, signal: Int32?) {
        guard let edit else { return (nil, nil) }
        return RunWork.lend(terminal) { edit(text, $0) }
    }

    /// Lets a program that performs an action have the terminal.
    ///
    /// - Returns: Whether that was possible, or the signal that ends the process, if it received one.
    func perform(
        _ action: FieldName, on row: FieldPath?, at terminal: any Terminal
    ) -> SessionEvent {
        let (failure, signal) = RunWork.lend(terminal) { isEnding in
            defer {
                // Behind output without a line end, a row of blanks ends in the next row.
                terminal.write(
                    String(repeating: " ", count: max(0, terminal.columns - 1)) + "\r")
            }
            return perform(action, row, isEnding)
        }
        return signal.map { .ended(signal: $0) } ?? .performed(failure)
    }

    /// Lends the terminal to a program, until it or a signal to this process ends it.
    private static func lend<Result>(
        _ terminal: any Terminal, to program: (_ isEnding: () -> Bool) -> Result
    ) -> (Result, signal: Int32?) {
        var signal: Int32?
        terminal.lend()
        let result = program {
            signal = terminal.endingSignal(within: SystemClock.lookingInterval)
            return signal != nil
        }
        terminal.takeBack()
        return (result, signal)
    }

    /// Saves or removes the draft of a session that ends without submitting.
    ///
    /// - Returns: An event with which the session goes on, since the person wants a draft that cannot be saved.
    func end(_ session: FormSession, _ end: SessionEnd) -> SessionEvent? {
        var isWanted = session.wantsDraft == true
        switch end {
        case .discarded:
            discard()
            return nil
        case .leftWithDraft: isWanted = true
        // The terminal has closed or the machine shuts down, so the person cannot be asked.
        case .hungUp: _ = keep(session.draft)
        case .signal(let number) where ExitStatus(signal: number) != .interrupted:
            _ = keep(session.draft)
        case .left, .interrupted, .timedOut, .unanswered, .signal: _ = save(session.draft)
        }
        guard isWanted else { return nil }
        _ = keep(session.draft)
        guard let (reason, lacking) = unkept() else { return nil }
        return .unkept(reason, lacking: lacking)
    }
}
