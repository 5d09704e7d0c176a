/// What the command ends with; scripts rely on these numbers.
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
    /// An answer is needed and nobody is there to ask.
    static let unanswered = ExitStatus(4)
    /// The person declined.
    static let declined = ExitStatus(5)
    /// A file could not be read or written, or choices not be fetched.
    static let fileTrouble = ExitStatus(6)
    /// Nobody answered in time.
    static let timedOut = ExitStatus(124)
    /// The terminal hung up.
    static let hungUp = ExitStatus(signal: 1)
    /// Interrupted from the keyboard.
    static let interrupted = ExitStatus(signal: 2)
    /// Terminated.
    static let terminated = ExitStatus(signal: 15)

    /// The process dies of a signal, which a shell shows as 128 and its number.
    init(signal: Int32) { rawValue = 128 + signal }

    /// The signal that the process is to die of.
    var signal: Int32? { rawValue > 128 ? rawValue - 128 : nil }

    /// The worse of two, where several files were judged: trouble with a file outweighs what is in others.
    func combined(with other: ExitStatus) -> ExitStatus {
        rawValue >= other.rawValue ? self : other
    }
}
