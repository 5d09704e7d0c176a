@unsafe @preconcurrency import Glibc

// Written to by signal handlers, which have no context; set before they are installed and reset
// after they are removed.
nonisolated(unsafe) private var signalPipe: Int32 = -1

/// A signal that this process handles.
enum Signal: Equatable {
    /// A signal that ends the process.
    case end(Int32)
    /// A signal that stops the process until it is continued.
    case stop(Int32)
    /// The size of the terminal has changed.
    case resize
    /// The process was continued.
    case resume

    fileprivate init?(_ number: Int32) {
        switch number {
        case SIGWINCH: self = .resize
        case SIGCONT: self = .resume
        case let number where Signals.stopping.contains(number): self = .stop(number)
        case let number where Signals.ending.contains(number): self = .end(number)
        default: return nil
        }
    }
}

/// Signals that are caught and written to a pipe, so that they are handled in turn with the keys, and what they did before.
struct CollectedSignals {
    private let descriptor: Int32
    private var before: [(number: Int32, action: sigaction)] = []

    /// The result of waiting for keys.
    enum Wait {
        case readable
        case writable
        case signal(Signal)
        case timedOut
        case failed
    }

    /// Catches signals, and writes them to a pipe; `nil` if no pipe can be made.
    ///
    /// A handler does nothing but one write. A signal that would end or stop the process, but is ignored, stays ignored.
    ///
    /// - Parameter stops: Whether signals that stop the process are caught too; otherwise they stop
    ///   it.
    init?(stops: Bool = false) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        unsafe signalPipe = ends[1]
        descriptor = ends[0]
        let ignorable = Signals.ending + (stops ? Signals.stopping : [])
        for number in ignorable.filter({ !Signals.isIgnored($0) }) + [SIGWINCH, SIGCONT] {
            var before = sigaction()
            var action = sigaction()
            unsafe action.__sigaction_handler.sa_handler = { number in
                let before = errno
                var byte = UInt8(truncatingIfNeeded: number)
                unsafe Glibc.write(signalPipe, &byte, 1)
                errno = before
            }
            unsafe sigaction(number, &action, &before)
            self.before.append((number, before))
        }
    }

    /// Restores the previous actions of the signals.
    func release() {
        for (number, before) in before {
            var action = before
            unsafe sigaction(number, &action, nil)
        }
        Glibc.close(descriptor)
        // A handler that still runs on another thread must not write to the next file of this number.
        let pipe = unsafe signalPipe
        unsafe signalPipe = -1
        Glibc.close(pipe)
    }

    /// Waits for keys, a signal or a timeout, and on request until the terminal accepts output.
    func wait(keys: Int32, seconds: Double?, forOutput: Bool = false) -> Wait {
        let events = forOutput ? POLLIN | POLLOUT : POLLIN
        let end = seconds.map { SystemClock.now() + $0 }
        while true {
            var entries = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: keys, events: Int16(events), revents: 0),
            ]
            let count = unsafe poll(&entries, 2, end.map(SystemClock.milliseconds) ?? -1)
            if count == 0 { return .timedOut }
            if count < 0 {
                guard errno == EINTR else { return .failed }
                continue
            }
            if entries[0].revents != 0 {
                var number: UInt8 = 0
                guard unsafe Glibc.read(descriptor, &number, 1) == 1 else { return .failed }
                if let signal = Signal(Int32(number)) { return .signal(signal) }
                continue
            }
            if entries[1].revents & Int16(POLLOUT) != 0 { return .writable }
            // A terminal that has hung up may still have input; reading it then reports the end.
            if entries[1].revents & Int16(POLLIN | POLLHUP) != 0 { return .readable }
            return .failed
        }
    }

    /// The signal that should end the process, if one was caught.
    var ending: Int32? {
        while case .signal(let signal) = wait(keys: -1, seconds: 0) {
            if case .end(let number) = signal { return number }
        }
        return nil
    }
}
