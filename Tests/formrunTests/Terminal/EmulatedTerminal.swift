import FormCards

@testable import formrun

/// A terminal whose screen is emulated, for what writes to one.
final class EmulatedTerminal: Terminal {
    private(set) var screen: TerminalEmulator
    private(set) var writes = 0
    /// Everything that was written.
    var written = ""
    var breaksLines = false

    init(columns: Int, rows: Int) { screen = TerminalEmulator(columns: columns, rows: rows) }

    var columns: Int { screen.columns }
    var rows: Int { screen.rows }

    func write(_ text: String) {
        writes += 1
        written += text
        // Output is processed: a line feed implies a carriage return.
        screen.write(text.utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
    }

    func resize(columns: Int, rows: Int) { screen.resize(columns: columns, rows: rows) }

    func enter() {}
    func leave() {}
    func nextEvent(timeout: Double?) -> TerminalEvent { .hungUp }
    func discardInput() {}
    func suspend(by signal: Int32?) {}
    func enterPlain() {}
    func nextLine(isHidden: Bool, timeout: Double?) -> TerminalLine { .hungUp }
    func interruptOthers() {}
}
