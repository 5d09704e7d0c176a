public import FormModel

/// An event that drives a session: what a person does, and what the program around it found out.
public enum SessionEvent: Sendable {
    /// A key, for surfaces that have keys.
    case key(Key)
    /// A whole answer or command in one line, for surfaces without keys; a line with a paste is no command.
    case line(String, hasPaste: Bool = false)
    /// The person goes back to the question before, with this text in the line.
    case back(String)
    /// The size of the screen in cells.
    case resized(columns: Int, rows: Int)
    /// The answers to the requests of ``SessionEffect/request(_:)``.
    case answered([RemoteOutcome])
    /// What was found for ``SessionEffect/suggest(_:)``, or the reason why the search has failed, which is said in a sentence.
    case suggested([String], for: SuggestionQuestion, failure: String? = nil)
    /// A moment has passed; while something is under way, the sign for it turns.
    case tick
    /// The text that the person wrote in an editor program; `nil` if that failed.
    case edited(String?)
    /// An action of the card was performed, or has failed for a reason.
    case performed(String?)
    /// The answers could not be submitted, for a reason.
    case unsubmitted(String)
    /// The draft could not be saved, for a reason.
    case unsaved(String)
    /// The draft could not be saved when the person left, for a reason; the file lacks the answers of these fields.
    case unkept(String, lacking: [FieldPath])
    /// The person interrupts the session, as Ctrl-C does.
    case interrupted
    /// A signal ends the process.
    case ended(signal: Int32)
    /// The person is no longer connected.
    case hungUp
    /// Time ran out before an answer came.
    case timedOut
    /// The input has ended, as with Ctrl-D on an empty line.
    case endOfInput
}

/// What a session wants from the program around it.
public enum SessionEffect: Sendable {
    /// Adds lines to the record, which never change.
    case record([SessionLine])
    /// The view changed and must be drawn.
    case show
    /// The whole screen must be drawn again.
    case redraw
    /// Drops what was typed before the question was shown, because its answer cannot be undone.
    case discardInput
    /// Runs checks of answers or fetches choices; ``SessionEvent/answered(_:)`` has the results.
    case request([RemoteRequest])
    /// Finds suggestions for what is typed, best after a moment without keys; ``SessionEvent/suggested(_:for:failure:)`` has
    /// the result. It replaces the question before; `nil` means that nothing is wanted any more.
    ///
    /// Only a session with ``FormSession/Options/suggestionSources`` wants this.
    case suggest(SuggestionQuestion?)
    /// Lets the person edit a text in a program of their choice; ``SessionEvent/edited(_:)`` has the result.
    case edit(String)
    /// Performs an action that the card of the page names, for a row where a table opens one;
    /// ``SessionEvent/performed(_:)`` says whether that was possible.
    case perform(FieldName, row: FieldPath?)
    /// The answers or typed texts changed; a program that keeps drafts saves ``FormSession/draft``.
    case save
    /// Stops the process until the person continues it.
    case suspend
    /// Submits the answers; the lines are shown if that succeeds, and the session has ended then.
    case submit([SessionLine])
    /// The session has ended, unless the draft that the person wants to keep cannot be saved: ``SessionEvent/unkept(_:lacking:)``.
    case end(SessionEnd)
}

/// How a session ended without submitting.
public enum SessionEnd: Sendable, Hashable {
    /// The person left, or the form ended without accepting the answers.
    case left
    /// The person left and wants to keep a draft.
    case leftWithDraft
    /// The person left and wants no draft to be kept.
    case discarded
    /// The person interrupted the session.
    case interrupted
    /// A signal ended the process.
    case signal(Int32)
    /// The person is no longer connected.
    case hungUp
    /// Time ran out before an answer came.
    case timedOut
    /// A field that only the program can set has no value.
    case unanswered

    /// Whether the record says what happened, so that the view need not stay on the screen.
    package var isSaid: Bool {
        switch self {
        case .left, .leftWithDraft, .discarded, .timedOut, .unanswered: true
        case .interrupted, .signal, .hungUp: false
        }
    }
}
