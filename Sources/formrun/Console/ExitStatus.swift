/// What the command ends with; scripts rely on these numbers.
enum ExitStatus: Int32 {
    /// Valid, submitted, sound.
    case success = 0
    /// A submission or an answer is invalid.
    case invalid = 1
    /// The command was used wrongly.
    case usage = 2
    /// The form file is broken.
    case brokenForm = 3
    /// An answer is needed and nobody is there to ask.
    case unanswered = 4
    /// The person declined.
    case declined = 5
    /// A file could not be read or written, or choices not be fetched.
    case fileTrouble = 6
    /// Nobody answered in time.
    case timedOut = 124
    /// The terminal hung up.
    case hungUp = 129
    /// Interrupted from the keyboard.
    case interrupted = 130
    /// Terminated.
    case terminated = 143
}

extension ExitStatus {
    /// The worse of two, where several files were judged: trouble with a file outweighs what is in others.
    func combined(with other: ExitStatus) -> ExitStatus {
        rawValue >= other.rawValue ? self : other
    }
}
