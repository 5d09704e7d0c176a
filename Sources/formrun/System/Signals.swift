@unsafe @preconcurrency import Glibc

/// Signals to this process and others, and their actions.
enum Signals {
    /// The signals that end a process by default, except faults of the program, KILL, which cannot
    /// be caught, and PIPE and XFSZ, which are ignored.
    static let ending: [Int32] =
        [
            SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
            SIGXCPU, SIGPOLL, SIGPWR, SIGSTKFLT,
        ] + (__libc_current_sigrtmin()...__libc_current_sigrtmax())

    /// The signals that stop a process by default, except STOP, which cannot be caught.
    static let stopping: [Int32] = [SIGTSTP, SIGTTIN, SIGTTOU]

    /// Whether a signal is ignored, as the parent of the process may request: `nohup` does, and a
    /// shell does for background commands.
    static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        unsafe sigaction(number, nil, &action)
        // The value of SIG_IGN is 1; function pointers cannot be compared in Swift.
        return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    /// Stops the process and its process group, as Ctrl-Z does; returns when the process is
    /// continued.
    ///
    /// The signal is TSTP, which the system discards for an orphaned process group: there, a
    /// process stopped by another signal would never be continued. The whole group is stopped,
    /// since the shell would otherwise continue to wait for it.
    static func stop() { whileStopping(by: SIGTSTP) { kill(0, SIGTSTP) } }

    /// Stops only this process, by the signal that was sent to it.
    static func stop(by number: Int32) { whileStopping(by: number) { raise(number) } }

    private static func whileStopping(by number: Int32, _ body: () -> Void) {
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
    static func onEnding(_ body: @escaping @Sendable (Int32) -> Void) {
        let numbers = ending.filter { !isIgnored($0) }
        var set = signalSet(numbers)
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        let isStarted = Threads.startDetached {
            var number: Int32 = 0
            var set = signalSet(numbers)
            while unsafe sigwait(&set, &number) != 0 {}
            body(number)
        }
        if !isStarted { unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil) }
    }

    /// Runs a body while a signal is blocked.
    static func without(_ number: Int32, _ body: () -> Void) {
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
