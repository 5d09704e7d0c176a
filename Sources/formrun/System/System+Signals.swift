@unsafe @preconcurrency import Glibc

// Written to by signal handlers, which have no context; set before they are installed and reset
// after they are removed.
nonisolated(unsafe) private var signalPipe: Int32 = -1

extension System {
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
            case let number where System.stoppingSignals.contains(number): self = .stop(number)
            case let number where System.endingSignals.contains(number): self = .end(number)
            default: return nil
            }
        }
    }

    /// The signals that end a process by default, except faults of the program, KILL, which cannot
    /// be caught, and PIPE and XFSZ, which are ignored.
    static let endingSignals: [Int32] =
        [
            SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
            SIGXCPU, SIGPOLL, SIGPWR, SIGSTKFLT,
        ] + (__libc_current_sigrtmin()...__libc_current_sigrtmax())

    /// The signals that stop a process by default, except STOP, which cannot be caught.
    static let stoppingSignals: [Int32] = [SIGTSTP, SIGTTIN, SIGTTOU]

    /// The pipe to which caught signals are written, and the previous actions of the signals.
    struct CollectedSignals {
        fileprivate let descriptor: Int32
        fileprivate var before: [(number: Int32, action: sigaction)] = []
    }

    /// Whether a signal is ignored, as the parent of the process may request: `nohup` does, and a
    /// shell does for background commands.
    static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        unsafe sigaction(number, nil, &action)
        // The value of SIG_IGN is 1; function pointers cannot be compared in Swift.
        return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    /// The result of waiting for keys.
    enum Wait {
        case readable
        case writable
        case signal(Signal)
        case timedOut
        case failed
    }

    /// Writes caught signals to a pipe, so that they are handled in turn with the keys; a handler
    /// does nothing but one write.
    ///
    /// A signal that would end or stop the process, but is ignored, stays ignored.
    ///
    /// - Parameter stops: Whether signals that stop the process are caught too; otherwise they stop
    ///   it.
    /// - Returns: The collected signals; `nil` if no pipe can be made.
    static func collectSignals(stops: Bool = false) -> CollectedSignals? {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        unsafe signalPipe = ends[1]
        var collected = CollectedSignals(descriptor: ends[0])
        let ignorable = endingSignals + (stops ? stoppingSignals : [])
        for number in ignorable.filter({ !isIgnored($0) }) + [SIGWINCH, SIGCONT] {
            var before = sigaction()
            var action = sigaction()
            unsafe action.__sigaction_handler.sa_handler = { number in
                let before = errno
                var byte = UInt8(truncatingIfNeeded: number)
                unsafe Glibc.write(signalPipe, &byte, 1)
                errno = before
            }
            unsafe sigaction(number, &action, &before)
            collected.before.append((number, before))
        }
        return collected
    }

    /// Restores the previous actions of the signals.
    static func releaseSignals(_ collected: CollectedSignals) {
        for (number, before) in collected.before {
            var action = before
            unsafe sigaction(number, &action, nil)
        }
        Glibc.close(collected.descriptor)
        // A handler that still runs on another thread must not write to the next file of this number.
        let pipe = unsafe signalPipe
        unsafe signalPipe = -1
        Glibc.close(pipe)
    }

    /// Waits for keys, a signal or a timeout, and on request until the terminal accepts output.
    static func wait(
        keys: Int32, signals: CollectedSignals, seconds: Double?, forOutput: Bool = false
    ) -> Wait {
        let events = forOutput ? POLLIN | POLLOUT : POLLIN
        let end = seconds.map { now() + $0 }
        while true {
            var entries = [
                pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: keys, events: Int16(events), revents: 0),
            ]
            let left = end.map { max(0, Int32(clamping: Int((($0 - now()) * 1_000).rounded(.up)))) }
            let count = unsafe poll(&entries, 2, left ?? -1)
            if count == 0 { return .timedOut }
            if count < 0 {
                guard errno == EINTR else { return .failed }
                continue
            }
            if entries[0].revents != 0 {
                var number: UInt8 = 0
                guard unsafe Glibc.read(signals.descriptor, &number, 1) == 1 else { return .failed }
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
    static func endingSignal(of signals: CollectedSignals) -> Int32? {
        while case .signal(let signal) = wait(keys: -1, signals: signals, seconds: 0) {
            if case .end(let number) = signal { return number }
        }
        return nil
    }

    /// Stops the process and its process group, as Ctrl-Z does; returns when the process is
    /// continued.
    ///
    /// The signal is TSTP, which the system discards for an orphaned process group: there, a
    /// process stopped by another signal would never be continued. The whole group is stopped,
    /// since the shell would otherwise continue to wait for it.
    static func stop() { stopping(by: SIGTSTP) { kill(0, SIGTSTP) } }

    /// Stops only this process, by the signal that was sent to it.
    static func stop(by number: Int32) { stopping(by: number) { raise(number) } }

    private static func stopping(by number: Int32, _ body: () -> Void) {
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = SIG_DFL
        // Handlers must not see the CONT signal of a stop that the process has caused itself.
        let numbers = [number, SIGCONT]
        let before = numbers.map { number in
            var before = sigaction()
            unsafe sigaction(number, &action, &before)
            return before
        }
        body()
        for (number, before) in zip(numbers, before) {
            var action = before
            unsafe sigaction(number, &action, nil)
        }
    }

    /// Interrupts the other processes of the process group, as the terminal does for Ctrl-C in line
    /// mode.
    static func interruptOthers() {
        signal(SIGINT, SIG_IGN)
        kill(0, SIGINT)
    }

    static func killGroup(_ group: Int32) { kill(-group, SIGKILL) }

    /// Ends the process by a signal, as a shell expects of an interrupted command.
    static func die(of number: Int32) -> Never {
        signal(number, SIG_DFL)
        var set = signalSet([number])
        unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
        kill(getpid(), number)
        // Skips the cleanup of a normal exit.
        _exit(128 + number)
    }

    /// Waits on a separate thread for a signal that ends the process, so that the body may call any
    /// function, unlike a signal handler; ignored signals stay ignored.
    ///
    /// The signals are blocked in the current thread and in those that it starts afterwards.
    static func onEndingSignal(_ body: @escaping @Sendable (Int32) -> Void) {
        let numbers = endingSignals.filter { !isIgnored($0) }
        var set = signalSet(numbers)
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        let isStarted = startDetachedThread {
            var number: Int32 = 0
            var set = signalSet(numbers)
            while unsafe sigwait(&set, &number) != 0 {}
            body(number)
        }
        if !isStarted { unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil) }
    }

    /// Runs a body while a signal is blocked.
    static func withoutSignal(_ number: Int32, _ body: () -> Void) {
        var set = signalSet([number])
        var before = sigset_t()
        unsafe pthread_sigmask(SIG_BLOCK, &set, &before)
        body()
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private static func signalSet(_ numbers: [Int32]) -> sigset_t {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for number in numbers { unsafe sigaddset(&set, number) }
        return set
    }
}
