import FormCards

/// The real terminal: `/dev/tty`, so that standard output stays free for the answers.
///
/// Its settings are restored at every exit: an ordinary end, an error, a signal, a stop.
final class RawTerminal: Terminal {
    let device: TerminalDevice
    /// The settings before the terminal was taken into use; `nil` while it is not.
    private(set) var original: TerminalDevice.Settings?
    private(set) var signals: CollectedSignals?
    private var decoder = KeyDecoder()
    /// The keys that were read and not yet taken.
    private var pending: ArraySlice<Key> = []
    /// The signals that were received while the terminal accepted no output.
    private var pendingSignals: [Signal] = []
    /// Whether the terminal accepts no output, and the process is to end.
    private var isStuck = false
    private(set) var isGone = false
    /// Whether the terminal edits lines itself, so that no sequence is written to it.
    var isPlain = false
    /// The bytes of lines that were read and not yet taken.
    var lineBytes: [UInt8] = []
    /// The time of the last read.
    private var lastRead = 0.0

    private static let pasteOn = "\u{1B}[?2004h"
    private static let pasteOff = "\u{1B}[?2004l"
    /// What is written after a fault of the program: no pastes and colours, the caret, and a line below all others.
    private static let farewell = pasteOff + "\u{1B}[m\u{1B}[?25h\u{1B}[999B\r\n"

    init?() {
        guard let device = TerminalDevice.open() else { return nil }
        self.device = device
    }

    deinit {
        leave()
        Streams.close(device.descriptor)
    }

    var columns: Int { device.columns ?? 80 }

    var rows: Int { device.rows ?? 24 }

    let breaksLines = Reflow.isExpected(System.environment)

    func enter() {
        if let settings = begin(writingAtFault: RawTerminal.farewell) { makeRaw(from: settings) }
    }

    /// Takes the terminal into use.
    ///
    /// - Returns: Its settings; `nil` if it is in use already, or is no terminal.
    func begin(writingAtFault farewell: String) -> TerminalDevice.Settings? {
        guard original == nil, let settings = device.settings else { return nil }
        original = settings
        if signals == nil { signals = CollectedSignals(stops: true) }
        FaultCleanup.note(terminal: device.descriptor, settings, writing: farewell)
        return settings
    }

    func makeRaw(from settings: TerminalDevice.Settings) {
        device.waitForForeground()
        device.makeRaw(from: settings)
        write(RawTerminal.pasteOn)
    }

    func leave() {
        restore()
        guard let signals else { return }
        let number = signals.ending
        signals.release()
        self.signals = nil
        // A signal that nobody has taken yet ends the process, too, now that the terminal is as before.
        if let number { UnfinishedFiles.shared.end(by: number) }
    }

    private func restore() {
        guard let original else { return }
        endPastes()
        device.restore(original)
        FaultCleanup.note(terminal: device.descriptor, nil, writing: "")
        self.original = nil
    }

    /// Pastes arrive without a mark again.
    func endPastes() {
        if !isPlain { write(RawTerminal.pasteOff) }
    }

    func nextEvent(timeout: Double?) -> TerminalEvent {
        let end = timeout.map { SystemClock.now() + $0 }
        while pending.isEmpty {
            guard let signals, !isGone else { return .hungUp }
            if !pendingSignals.isEmpty {
                if let event = event(for: pendingSignals.removeFirst()) { return event }
                continue
            }
            let left = end.map { max(0, $0 - SystemClock.now()) }
            let patience = decoder.patience
            let rest = patience.map { max(0, lastRead + $0 - SystemClock.now()) }
            let wait = [rest, left].compactMap(\.self).min()
            // What was typed before the command waited for it says nothing about a pause.
            let wasWaiting = !Streams.isReady(device.descriptor)
            switch signals.wait(keys: device.descriptor, seconds: wait) {
            case .readable: guard takeKeys(wasWaiting: wasWaiting) else { return .hungUp }
            case .timedOut:
                let now = SystemClock.now()
                if let patience, now >= lastRead + patience {
                    pending = decoder.flush()[...]
                } else if let end, now >= end {
                    // The decoder may wait longer for the rest of a sequence than the caller waits for an event.
                    return .timedOut
                }
            case .failed, .writable:
                isGone = true
                return .hungUp
            case .signal(let signal):
                // A paste whose end has not arrived belongs to the draft.
                if case .end = signal { pending = decoder.cutPaste()[...] }
                guard pending.isEmpty else {
                    pendingSignals.append(signal)
                    break
                }
                if let event = event(for: signal) { return event }
            }
        }
        return .key(pending.removeFirst())
    }

    /// Reads keys.
    ///
    /// - Parameter wasWaiting: Whether the command waited for them.
    /// - Returns: Whether the terminal is still there.
    private func takeKeys(wasWaiting: Bool) -> Bool {
        guard let bytes = read() else { return false }
        let now = SystemClock.now()
        let isPaused = wasWaiting && now - lastRead > UnmarkedPaste.pause
        lastRead = now
        pending = decoder.decode(bytes, afterPause: isPaused)[...]
        return true
    }

    var hasEvent: Bool {
        !pending.isEmpty || !pendingSignals.isEmpty
            || original != nil && Streams.isReady(device.descriptor)
    }

    private func read() -> [UInt8]? {
        device.waitForForeground()
        var bytes: [UInt8] = []
        let count = try? Streams.read(
            device.descriptor, path: "/dev/tty", into: &bytes, upTo: 4_096)
        guard let count, count > 0 else {
            isGone = true
            return nil
        }
        return bytes
    }

    private func event(for signal: Signal) -> TerminalEvent? {
        switch signal {
        case .end(let number): return .ended(by: number)
        case .stop(let number): return .stopped(by: number)
        case .resize: return .resized
        // Another process stopped and continued this one, and may have changed the terminal meanwhile.
        case .resume:
            if let original { makeRaw(from: original) }
            return .resumed
        }
    }

    func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty, !isGone {
            do throws(SystemError) {
                rest = rest.dropFirst(
                    try Streams.writeSome(rest, to: device.descriptor, path: "/dev/tty"))
            } catch {
                isGone = true
            }
            guard !rest.isEmpty, !isStuck else { return }
            waitForOutput()
        }
    }

    /// Waits until the terminal accepts output again, or until the person leaves: after Ctrl-S, or with a reader that hangs,
    /// it may never accept any.
    private func waitForOutput() {
        guard let signals else { return Streams.waitToWrite(device.descriptor) }
        switch signals.wait(
            keys: device.descriptor, seconds: nil, forOutput: true)
        {
        case .writable: break
        case .readable:
            guard let bytes = read() else { return }
            lastRead = SystemClock.now()
            pending += decoder.decode(bytes)
            if pending.contains(.interrupt) { isStuck = true }
        case .signal(let signal):
            pendingSignals.append(signal)
            if case .end = signal { isStuck = true }
        case .failed: isGone = true
        case .timedOut: break
        }
    }

    func discardInput() {
        lineBytes.removeAll()
        // Ctrl-C must always get through; in plain lines it is a signal.
        var reads = isPlain ? 0 : 64
        while reads > 0, Streams.isReady(device.descriptor), let bytes = read() {
            pending += decoder.decode(bytes)
            reads -= 1
        }
        device.discardInput()
        pending = pending.contains(.interrupt) ? [.interrupt] : []
        decoder = KeyDecoder()
    }

    func suspend(by signal: Int32?) {
        restore()
        if let signal { Signals.stop(by: signal) } else { Signals.stop() }
        enter()
    }

    func interruptOthers() { Signals.interruptOthers() }
}
