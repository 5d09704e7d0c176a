@unsafe @preconcurrency import Glibc

/// A shell command that uses the terminal, such as an editor.
enum TerminalProgram {
    /// Runs a command, with a file name as its argument if there is one, and waits for its end.
    ///
    /// - Parameters:
    ///   - command: The command, such as `vi` or `code --wait`.
    ///   - path: The file; `nil` for none.
    ///   - isEnding: Waits a moment, and returns whether the command must end.
    /// - Returns: Its status as a shell reports it, 0 if it had to end; `nil` if it could not be started.
    static func run(
        _ command: String, on path: String? = nil, until isEnding: () -> Bool
    ) -> Int32? {
        guard let terminal = TerminalDevice.open()?.descriptor else { return nil }
        defer { close(terminal) }
        // A shell takes the foreground of the terminal, and cannot give it back if it is killed.
        let foreground = tcgetpgrp(terminal)
        defer {
            if foreground >= 0, tcgetpgrp(terminal) != foreground {
                Signals.without(SIGTTOU) { _ = tcsetpgrp(terminal, foreground) }
            }
        }
        // The keys that interrupt a program are for the editor.
        let interrupt = signal(SIGINT, SIG_IGN)
        let quit = signal(SIGQUIT, SIG_IGN)
        defer {
            _ = signal(SIGINT, interrupt)
            _ = signal(SIGQUIT, quit)
        }
        guard let process = start(command, on: path) else { return nil }
        while true {
            if let status = status(of: process) { return status }
            if isEnding() { break }
        }
        end(process)
        return 0
    }

    private static func start(_ command: String, on path: String?) -> pid_t? {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for stream in 0...2 as ClosedRange<Int32> {
            unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/tty", O_RDWR, 0)
        }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        for number in [SIGINT, SIGQUIT, SIGPIPE] { unsafe sigaddset(&signals, number) }
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        unsafe posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        let texts =
            path.map { ["sh", "-c", "\(command) \"$1\"", "sh", $0] } ?? ["sh", "-c", command]
        var arguments = unsafe texts.map { unsafe strdup($0) } + [nil]
        defer { for index in unsafe arguments.indices { unsafe free(arguments[index]) } }
        var process: pid_t = 0
        let failure = unsafe posix_spawn(
            &process, "/bin/sh", &actions, &attributes, &arguments, environ)
        return failure == 0 ? process : nil
    }

    /// The status of a child that has ended as a shell reports it, 255 if it cannot be known; `nil` while it runs.
    private static func status(of process: pid_t) -> Int32? {
        var status: Int32 = 0
        let found = unsafe waitpid(process, &status, WNOHANG)
        if found == 0 || found < 0 && errno == EINTR { return nil }
        guard found > 0 else { return 255 }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Ends the shell and the program that it started, which have a second to restore the terminal.
    private static func end(_ process: pid_t) {
        // The shell may wait for the program instead of becoming it.
        let family = ProcessTable.family(of: process)
        for member in family { kill(member, SIGTERM) }
        for _ in 0..<100
        where status(of: process) == nil || family.contains(where: ProcessTable.isRunning) {
            usleep(10_000)
        }
        for member in family where ProcessTable.isRunning(member) { kill(member, SIGKILL) }
        waitpid(process, nil, 0)
    }
}
