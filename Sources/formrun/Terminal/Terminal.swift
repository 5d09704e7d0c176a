/// What happens at a terminal.
enum TerminalEvent: Equatable {
    case key(Key)
    case resized
    /// The process was stopped and is back; the screen is to be drawn anew.
    case resumed
    /// A signal that ends the process has come.
    case ended(by: Int32)
    /// The terminal is gone.
    case hungUp
    case timedOut
}

/// A terminal with a person at it, passed in so that every dialogue runs in a test.
protocol Terminal: AnyObject {
    /// The width in cells.
    var columns: Int { get }

    /// Takes the keys one by one, without echo.
    func enter()

    /// Puts everything back as it was.
    func leave()

    /// Waits for the next event, so many seconds or without end.
    func nextEvent(timeout: Double?) -> TerminalEvent

    /// Shows a text: cleaned text and our own escape sequences, nothing else.
    func write(_ text: String)

    /// Throws away what was typed and not yet read.
    func discardInput()

    /// Stops the process, as Ctrl-Z does.
    func suspend()

    /// Lets those that run with the process know of Ctrl-C, once the terminal was left.
    func interruptOthers()
}
