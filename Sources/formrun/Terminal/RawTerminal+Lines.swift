// Whole lines, which the terminal edits and echoes itself: for screen readers, and for terminals that know no sequences.
extension RawTerminal {
    func enterPlain() {
        if begin(writingAtFault: "") != nil { isPlain = true }
    }

    func nextLine(isHidden: Bool, timeout: Double?) -> TerminalLine {
        let end = timeout.map { SystemClock.now() + $0 }
        guard let settings = original else { return .hungUp }
        device.makePlain(from: settings, isHidden: isHidden)
        defer { device.makePlain(from: settings, isHidden: false) }
        while true {
            if let line = takeLine() { return .line(line) }
            guard let signals, !isGone else { return .hungUp }
            let left = end.map { max(0, $0 - SystemClock.now()) }
            switch signals.wait(keys: device.descriptor, seconds: left) {
            case .readable:
                var bytes: [UInt8] = []
                let count = try? Streams.read(
                    device.descriptor, path: "/dev/tty", into: &bytes, upTo: 4_096)
                guard let count else { return .hungUp }
                guard count > 0 else {
                    // Ctrl-D behind a text ends the line, and on an empty line the input.
                    guard !lineBytes.isEmpty else { return .endOfInput }
                    lineBytes.append(0x0A)
                    continue
                }
                lineBytes += bytes
            case .timedOut:
                if let end, SystemClock.now() >= end { return .timedOut }
            case .failed, .writable: return .hungUp
            case .signal(.end(let number)): return .ended(by: number)
            case .signal(.stop(let number)):
                device.restore(settings)
                Signals.stop(by: number)
                device.makePlain(from: settings, isHidden: isHidden)
            case .signal: break
            }
        }
    }

    /// The first line that was read as a whole; bytes that are not UTF-8 are replaced.
    private func takeLine() -> String? {
        guard let end = lineBytes.firstIndex(of: 0x0A) else { return nil }
        let line = String(decoding: lineBytes[..<end], as: UTF8.self)
        lineBytes.removeFirst(end + 1)
        return line
    }
}
