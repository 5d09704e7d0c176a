// The time in which another program, such as an editor, uses the terminal.
extension RawTerminal {
    /// Leaves the other screen without moving the cursor, shows the cursor, and ends colours: a program that was killed may
    /// have done none of that.
    private static let afterProgram = "\u{1B}[?1047l\u{1B}[?25h\u{1B}[m\r"

    func lend() {
        guard let original else { return }
        endPastes()
        device.restore(original)
    }

    func endingSignal(within seconds: Double) -> Int32? {
        guard let signals else { return nil }
        switch signals.wait(keys: -1, seconds: seconds) {
        case .signal(.end(let number)): return number
        case .signal(.stop(let number)): Signals.stop(by: number)
        case .signal(.resize), .signal(.resume), .readable, .writable, .timedOut, .failed: break
        }
        return nil
    }

    func takeBack() {
        // The settings are those from before the program, which may have changed them.
        guard let original else { return }
        device.restore(original)
        guard !isPlain else { return }
        write(RawTerminal.afterProgram)
        makeRaw(from: original)
    }
}
