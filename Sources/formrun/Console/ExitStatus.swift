/// The exit status of the command; scripts rely on these numbers.
struct ExitStatus: Hashable, Sendable {
    let rawValue: Int32

    private init(_ rawValue: Int32) { self.rawValue = rawValue }

    /// Valid, submitted, sound.
    static let success = ExitStatus(0)
    /// A submission or an answer is invalid.
    static let invalid = ExitStatus(1)
    /// The command was used wrongly.
    static let usage = ExitStatus(2)
    /// The form file is broken.
    static let brokenForm = ExitStatus(3)
    /// An answer is missing and there is no person to ask.
    static let unanswered = ExitStatus(4)
    /// Nothing was submitted: the person declined, or the form ended without accepting the answers.
    static let declined = ExitStatus(5)
    /// A file could not be read or written, choices could not be fetched, or a file of a theme or of cases has mistakes.
    static let unusableFile = ExitStatus(6)
    /// Time ran out before an answer came.
    static let timedOut = ExitStatus(124)
    /// The terminal hung up.
    static let hungUp = ExitStatus(signal: 1)
    /// Interrupted from the keyboard.
    static let interrupted = ExitStatus(signal: 2)
    /// Terminated.
    static let terminated = ExitStatus(signal: 15)

    /// The status of a process that a signal ended, which a shell shows as 128 and the number of the signal.
    init(signal: Int32) { rawValue = 128 + signal }

    /// The signal that is to end the process.
    var signal: Int32? { rawValue > 128 ? rawValue - 128 : nil }

    /// The worse status of two files: one that cannot be read or written counts more than one that is invalid.
    func combined(with other: ExitStatus) -> ExitStatus {
        rawValue >= other.rawValue ? self : other
    }

    /// The statuses and their meanings, for the help and the manual.
    static let meanings: [(numbers: String, meaning: String)] = [
        ("0", "valid, submitted, sound"), ("1", "invalid"), ("2", "wrong usage"),
        ("3", "broken form file"), ("4", "an answer is needed and nobody is there"),
        ("5", "declined"),
        (
            "6",
            "a file could not be read or written, choices not be fetched, or a theme or cases not be used"
        ),
        ("124", "timed out"), ("129", "hung up"), ("130", "interrupted"), ("143", "terminated"),
    ]
}
