import FormCards

/// An event at a terminal.
enum TerminalEvent: Equatable {
    case key(Key)
    case resized
    /// The process received a signal that stops it; the run stops itself by it.
    case stopped(by: Int32)
    /// The process was stopped and continued; the screen must be drawn again.
    case resumed
    /// The process received a signal that ends it.
    case ended(by: Int32)
    /// The terminal is gone.
    case hungUp
    case timedOut
}

/// A line of a terminal that edits lines itself, or what came instead.
enum TerminalLine: Equatable {
    case line(String)
    /// The person ended the input, with Ctrl-D on an empty line.
    case endOfInput
    /// The process received a signal that ends it.
    case ended(by: Int32)
    case hungUp
    case timedOut
}

/// A terminal with a person at it; it is passed in, so that tests can replace it.
protocol Terminal: AnyObject {
    /// The width in cells.
    var columns: Int { get }

    /// The height in rows.
    var rows: Int { get }

    /// Whether lines that are longer than a narrower screen are broken into several rows, instead of cut.
    var breaksLines: Bool { get }

    /// Begins to read keys one by one, without echo.
    func enter()

    /// Restores the settings of the terminal.
    func leave()

    /// Waits for the next event, for a number of seconds or without end.
    func nextEvent(timeout: Double?) -> TerminalEvent

    /// Whether the next event has arrived, so that a frame before it would be shown for no time.
    var hasEvent: Bool { get }

    /// Shows a text, which consists of cleaned text and escape sequences of the command.
    func write(_ text: String)

    /// Drops what was typed and not yet read.
    func discardInput()

    /// Stops the process by a signal that it received; without one, as Ctrl-Z does.
    func suspend(by signal: Int32?)

    /// Restores the settings of the terminal for another program, such as an editor.
    func lend()

    /// Waits while another program uses the terminal, and is stopped together with it.
    ///
    /// - Returns: The signal that ends the process, if it received one.
    func endingSignal(within seconds: Double) -> Int32?

    /// Begins to read keys or lines again after another program, whatever state that program left.
    func takeBack()

    /// Begins to read whole lines, which the terminal edits and echoes.
    func enterPlain()

    /// Waits for the next line, which is not echoed if it is hidden.
    func nextLine(isHidden: Bool, timeout: Double?) -> TerminalLine

    /// Sends Ctrl-C to the other processes of the foreground, after the settings of the terminal were restored.
    func interruptOthers()
}

extension Terminal {
    var breaksLines: Bool { false }

    var hasEvent: Bool { false }

    func lend() { leave() }

    func endingSignal(within seconds: Double) -> Int32? { nil }

    func takeBack() { enter() }
}
