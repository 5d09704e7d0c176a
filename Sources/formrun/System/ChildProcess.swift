@unsafe @preconcurrency import Glibc

/// A shell command with some bytes as its standard input; the beginning of its output is kept.
///
/// The command runs in a session of its own, without a terminal. Its process group is killed when
/// the command has ended, or after a timeout. The streams cannot delay that: not a command that
/// never reads or writes without end, and not processes left behind with the output open.
///
/// The object must be used on the thread that made it.
final class ChildProcess {
    enum End: Equatable {
        case exited(Int32)
        case killed(by: Int32)
        case timedOut
        case notStarted
    }

    /// The result, once the command has ended.
    private(set) var end: End?

    /// The beginning of its standard output.
    private(set) var output: [UInt8] = []

    /// The beginning of its standard error.
    private(set) var errors: [UInt8] = []

    private var process: pid_t = 0
    private var inputPipe: Int32 = -1
    private var outputPipe: Int32 = -1
    private var errorPipe: Int32 = -1
    private var input: [UInt8]
    private var written = 0
    private let deadline: Double
    private let limit: Int

    /// The longest pause in milliseconds between checks whether the command has ended.
    private static let tick: Int32 = 10

    /// The current pause in milliseconds; short after activity, since the command often ends after
    /// its last output.
    private var pause: Int32 = 1

    /// POSIX_SPAWN_SETSID, which the module Glibc does not declare.
    private static let newSession: Int32 = 0x80

    /// The number of bytes of one read, which is the default capacity of a pipe.
    private static let readSize = 1 << 16

    /// - Parameters:
    ///   - command: A shell command.
    ///   - input: The bytes of its standard input.
    ///   - timeout: The seconds after which the command is killed.
    ///   - limit: The largest number of bytes that are kept of each output.
    init(_ command: String, input: [UInt8], timeout: Double, limit: Int = 4_096) {
        self.input = input
        self.limit = limit
        deadline = SystemClock.now() + timeout
        // A command that does not read its input must not kill this process.
        signal(SIGPIPE, SIG_IGN)
        let isStarted = RunningChildren.shared.start { self.spawn(command) }
        if !isStarted {
            end = .notStarted
            closePipes()
        }
    }

    deinit { cancel() }

    /// Runs the command for at most `seconds` more.
    ///
    /// - Returns: The result; `nil` if the command is still running.
    func advance(for seconds: Double) -> End? {
        let until = min(SystemClock.now() + seconds, deadline)
        while end == nil {
            exchange(milliseconds: min(SystemClock.milliseconds(until: until), pause))
            if hasExited {
                drain()
                finish()
            } else if SystemClock.now() >= deadline {
                cancel()
                end = .timedOut
            } else if SystemClock.now() >= until {
                break
            }
        }
        return end
    }

    func cancel() {
        guard end == nil else { return }
        finish()
    }

    // MARK: Starting and ending

    private func spawn(_ command: String) -> pid_t? {
        var pipes: [[Int32]] = []
        defer { for ends in pipes { for end in ends where end >= 0 { close(end) } } }
        for _ in 0..<3 {
            var ends: [Int32] = [-1, -1]
            guard unsafe pipe(&ends) == 0 else { return nil }
            // Setting the flag afterwards is safe: processes are started only with the lock held.
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            pipes.append(ends)
        }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, pipes[0][0], 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, pipes[1][1], 1)
        unsafe posix_spawn_file_actions_adddup2(&actions, pipes[2][1], 2)
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // Signals that this process ignores or blocks have their default action in the command.
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe sigaddset(&signals, SIGXFSZ)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = ChildProcess.newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
        guard let child = unsafe ChildProcess.spawnShell(command, &actions, &attributes) else {
            return nil
        }
        process = child
        inputPipe = keep(&pipes[0][1])
        outputPipe = keep(&pipes[1][0])
        errorPipe = keep(&pipes[2][0])
        return child
    }

    private static func spawnShell(
        _ command: String, _ actions: inout posix_spawn_file_actions_t,
        _ attributes: inout posix_spawnattr_t
    ) -> pid_t? {
        var words: [UnsafeMutablePointer<CChar>?] = unsafe []
        for word in ["sh", "-c", command] { unsafe words.append(strdup(word)) }
        unsafe words.append(nil)
        defer { for index in unsafe words.indices { unsafe free(words[index]) } }
        var child: pid_t = 0
        let failure = unsafe posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ)
        return failure == 0 ? child : nil
    }

    /// Keeps a descriptor from being closed, and makes it non-blocking.
    private func keep(_ end: inout Int32) -> Int32 {
        defer { end = -1 }
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        return end
    }

    /// Whether the command has ended; its process number stays reserved until ``finish()``.
    private var hasExited: Bool {
        var info = unsafe siginfo_t()
        let found = unsafe waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
        return unsafe found == 0 && info.si_signo == SIGCHLD
    }

    private func finish() {
        var status: Int32 = 0
        RunningChildren.shared.finish(process) {
            Signals.killGroup(process)
            while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
        closePipes()
        let signal = status & 0x7F
        end = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(by: signal)
    }

    private func closePipes() {
        closeInput()
        for pipe in [outputPipe, errorPipe] where pipe >= 0 { close(pipe) }
        (outputPipe, errorPipe) = (-1, -1)
    }

    private func closeInput() {
        System.wipe(&input)
        if inputPipe >= 0 { close(inputPipe) }
        inputPipe = -1
    }

    // MARK: Streams

    /// Writes and reads without blocking, or waits for at most `milliseconds`.
    private func exchange(milliseconds: Int32) {
        // The function `poll` skips negative descriptors.
        var entries = [
            pollfd(fd: inputPipe, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: outputPipe, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errorPipe, events: Int16(POLLIN), revents: 0),
        ]
        guard unsafe poll(&entries, 3, milliseconds) > 0 else {
            pause = min(pause * 2, ChildProcess.tick)
            return
        }
        pause = 1
        if entries[0].revents != 0 { write() }
        if entries[1].revents != 0 { read(&outputPipe, into: &output) }
        if entries[2].revents != 0 { read(&errorPipe, into: &errors) }
    }

    private func write() {
        let put = unsafe input.withUnsafeBytes { buffer in
            unsafe Glibc.write(
                inputPipe, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
        }
        if put >= 0 { written += put }
        // The command may close its input without reading all of it.
        let isBroken = put < 0 && errno != EAGAIN && errno != EINTR
        if isBroken || written >= input.count { closeInput() }
    }

    /// - Returns: Whether there was something to read.
    @discardableResult
    private func read(_ pipe: inout Int32, into kept: inout [UInt8]) -> Bool {
        guard pipe >= 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: ChildProcess.readSize)
        let got = unsafe Glibc.read(pipe, &buffer, buffer.count)
        if got > 0 {
            kept.append(contentsOf: buffer.prefix(min(got, limit - kept.count)))
            return true
        }
        if got == 0 || (errno != EAGAIN && errno != EINTR) {
            close(pipe)
            pipe = -1
        }
        return false
    }

    /// Reads what is left in the pipes, up to a limit, since processes left behind may continue to
    /// write.
    private func drain() {
        for _ in 0..<16 where output.count < limit {
            guard read(&outputPipe, into: &output) else { break }
        }
        for _ in 0..<16 where errors.count < limit {
            guard read(&errorPipe, into: &errors) else { break }
        }
    }
}
