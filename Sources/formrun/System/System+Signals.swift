@unsafe @preconcurrency import Glibc

// Written by the signal handlers, which can be given nothing; set before they are installed and reset
// after they are gone.
nonisolated(unsafe) private var signalPipe: Int32 = -1

// Signals, and waiting for them.
extension System {
    enum Signal: Equatable {
        /// The process is to end of it.
        case end(Int32)
        /// The process is to stop until it is continued.
        case stop(Int32)
        /// The terminal has another size.
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

    /// The signals that end a process by default, save faults of the program itself, KILL, which nobody can catch,
    /// and PIPE and XFSZ, which are ignored.
    static let endingSignals: [Int32] =
        [
            SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
            SIGXCPU, SIGPOLL, SIGPWR, SIGSTKFLT,
        ] + (__libc_current_sigrtmin()...__libc_current_sigrtmax())

    /// The signals that stop a process by default, save STOP, which nobody can catch.
    static let stoppingSignals: [Int32] = [SIGTSTP, SIGTTIN, SIGTTOU]

    /// Signals that come in turn with the keys, and what they did before.
    struct CollectedSignals {
        fileprivate let descriptor: Int32
        fileprivate var before: [(number: Int32, action: sigaction)] = []
    }

    /// Whether a signal is ignored, as whoever started the process may want it: `nohup` does, and so does a
    /// shell for what it starts in the background.
    static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        unsafe sigaction(number, nil, &action)
        // The one handler that has no address: SIG_IGN itself cannot be compared.
        return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    /// What a read of keys came to.
    enum Wait {
        case readable
        case writable
        case signal(Signal)
        case timedOut
        case failed
    }

    /// Collects signals in a pipe, so that they come in turn with the keys; nothing but one write runs
    /// inside a handler.
    ///
    /// One that would end or stop the process and is ignored stays so.
    ///
    /// - Parameter stops: Whether those that stop the process are collected; otherwise they stop it.
    /// - Returns: Where they come; `nil` where there is no pipe to be had.
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

    /// Lets signals act as before.
    static func releaseSignals(_ collected: CollectedSignals) {
        for (number, before) in collected.before {
            var action = before
            unsafe sigaction(number, &action, nil)
        }
        Glibc.close(collected.descriptor)
        unsafe Glibc.close(signalPipe)
        unsafe signalPipe = -1
    }

    /// Waits for keys, a signal or the time, and on request until the terminal takes output.
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
            // A terminal that is gone still has its last keys to read; reading then says so.
            if entries[1].revents & Int16(POLLIN | POLLHUP) != 0 { return .readable }
            return .failed
        }
    }

    /// The signal that wants the process to end, where one has come.
    static func endingSignal(of signals: CollectedSignals) -> Int32? {
        while case .signal(let signal) = wait(keys: -1, signals: signals, seconds: 0) {
            if case .end(let number) = signal { return number }
        }
        return nil
    }

    /// Stops the process and those that run with it, as Ctrl-Z does; it comes back when it is continued.
    ///
    /// It is the signal that the system leaves out where nobody is there to continue: a process that stops
    /// itself in any other way would never come back. Those that run with it stop too, or the shell would go
    /// on waiting for them.
    static func stop() { stopping(by: SIGTSTP) { kill(0, SIGTSTP) } }

    /// Stops the process alone, by a signal that was sent to it.
    static func stop(by number: Int32) { stopping(by: number) { raise(number) } }

    private static func stopping(by number: Int32, _ body: () -> Void) {
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = SIG_DFL
        // Being continued is no news to whoever stopped itself.
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

    /// Interrupts those that run with the process, as the terminal does at Ctrl-C where it reads lines.
    static func interruptOthers() {
        signal(SIGINT, SIG_IGN)
        kill(0, SIGINT)
    }

    /// Kills all processes of a group.
    static func killGroup(_ group: Int32) { kill(-group, SIGKILL) }

    /// Dies of a signal, as a shell expects of a command that was interrupted.
    static func die(of number: Int32) -> Never {
        signal(number, SIG_DFL)
        var set = signalSet([number])
        unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
        kill(getpid(), number)
        // What is left to be done at an ordinary end is not to be done now.
        _exit(128 + number)
    }

    /// Waits on a thread of its own for a signal that ends the process, so that what is done then may do
    /// anything, unlike a handler; a signal that whoever started the process wants ignored stays so.
    ///
    /// It concerns the present thread and those that it starts from here on.
    static func onEndingSignal(_ body: @escaping @Sendable (Int32) -> Void) {
        let numbers = endingSignals.filter { !isIgnored($0) }
        var set = signalSet(numbers)
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        let isStarted = startThread {
            var number: Int32 = 0
            var set = signalSet(numbers)
            while unsafe sigwait(&set, &number) != 0 {}
            body(number)
        }
        if isStarted == nil { unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil) }
    }

    /// Runs a body in which a signal does nothing.
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
