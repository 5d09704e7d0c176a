// With ChildProcess.swift the one file that imports Glibc: `stderr` and friends are not safe for concurrency, so
// nothing else may reach them.
@unsafe @preconcurrency import Glibc

// Written by the signal handlers, which can be given nothing; set before they are installed and reset
// after they are gone.
nonisolated(unsafe) private var signalPipe: Int32 = -1

/// The operating system, as far as the command needs it.
enum System {
    static let brokenPipe = EPIPE

    // MARK: The process

    /// Makes the process safe to hold secrets: a crash must neither print memory nor leave it in a file,
    /// and a closed pipe must be an error, not a death.
    static func prepareProcess() {
        // The runtime's backtracer prints what registers point at; with the default action there is none.
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT] {
            signal(number, SIG_DFL)
        }
        signal(SIGPIPE, SIG_IGN)
        // So is a file that would be larger than it may be.
        signal(SIGXFSZ, SIG_IGN)
        // Whoever started the process may have it ignored, and then nobody could tell how a child ended.
        signal(SIGCHLD, SIG_DFL)
        // A file opened later would take the place of a stream that was closed, and be read or written as it:
        // there is nothing to read instead, and writing fails.
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
            unsafe _ = Glibc.open("/dev/null", O_RDONLY)
        }
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    }

    static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

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
        let ending = [
            SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGXCPU,
        ]
        let numbers = ending.filter { number in
            var action = sigaction()
            unsafe sigaction(number, nil, &action)
            // The one handler that has no address: SIG_IGN itself cannot be compared.
            return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) != 1
        }
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

    private static func signalSet(_ numbers: [Int32]) -> sigset_t {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for number in numbers { unsafe sigaddset(&set, number) }
        return set
    }

    /// The arguments behind the name of the program, or `nil` where one is not UTF-8 and could only be
    /// changed.
    static func arguments() -> [String]? {
        var arguments: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let start = unsafe CommandLine.unsafeArgv[index] else { continue }
            guard let argument = unsafe String(validatingCString: start) else { return nil }
            arguments.append(argument)
        }
        return arguments
    }

    static func environment(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// Overwrites bytes in a way that no optimiser leaves out.
    static func wipe(_ bytes: inout [UInt8]) {
        unsafe bytes.withUnsafeMutableBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe explicit_bzero(start, buffer.count)
        }
        bytes.removeAll()
    }

    /// Seconds of a clock that never goes back.
    static func now() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The time of day of the clock on the wall: the seconds since 1970, and how many local time is ahead.
    static func wallClock() -> (seconds: Int64, nanoseconds: Int, ahead: Int) {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        var parts = unsafe tm()
        let isKnown = unsafe localtime_r(&time.tv_sec, &parts) != nil
        let ahead = unsafe isKnown ? parts.tm_gmtoff : 0
        return (Int64(time.tv_sec), time.tv_nsec, ahead)
    }

    // MARK: Files

    static func open(_ path: String) throws(SystemError) -> Int32 {
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw error(.open, path) }
        var status = stat()
        if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            Glibc.close(descriptor)
            throw error(.read, path, EISDIR)
        }
        return descriptor
    }

    static func openFolder(_ path: String) throws(SystemError) -> Int32 {
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw error(.open, path) }
        return descriptor
    }

    static func close(_ descriptor: Int32) { Glibc.close(descriptor) }

    /// Appends what there is to read, at most so many bytes.
    ///
    /// - Returns: How many; 0 at the end.
    static func read(
        _ descriptor: Int32, path: String, into bytes: inout [UInt8], upTo count: Int
    ) throws(SystemError) -> Int {
        while true {
            var got = 0
            var code: Int32 = 0
            // Into memory that nobody has cleared first.
            bytes.append(addingCapacity: count) { output in
                unsafe output.withUnsafeMutableBufferPointer { buffer, filled in
                    got = unsafe Glibc.read(descriptor, buffer.baseAddress, count)
                    code = errno
                    filled = max(0, got)
                }
            }
            if got >= 0 { return got }
            if code == EAGAIN {
                wait(for: POLLIN, on: descriptor)
            } else if code != EINTR {
                errno = code
                throw error(.read, path)
            }
        }
    }

    static func write(
        _ bytes: [UInt8], to descriptor: Int32, path: String
    ) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let put = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(
                    descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
            }
            if put >= 0 {
                done += put
            } else if errno == EAGAIN {
                wait(for: POLLOUT, on: descriptor)
            } else if errno != EINTR {
                throw error(.write, path)
            }
        }
    }

    /// Another process may have set a stream that is shared with it to non-blocking.
    private static func wait(for event: Int32, on descriptor: Int32) {
        var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        unsafe poll(&entry, 1, -1)
    }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    private static func error(
        _ operation: SystemError.Operation, _ path: String, _ number: Int32 = errno
    ) -> SystemError {
        let reason = unsafe String(cString: strerror(number))
        return SystemError(operation: operation, path: path, number: number, reason: reason)
    }

    // MARK: Replacing files

    /// Whether something is there that is no plain file, such as `/dev/null` or a named pipe.
    ///
    /// - Throws: What makes the path one that nothing can ever stand at, such as a name that is too long.
    static func isSpecial(_ path: String) throws(SystemError) -> Bool {
        // Names of open streams: replacing what they lead to would take it from whoever opened it.
        for folder in ["/dev/", "/proc/"] where path.utf8.starts(with: folder.utf8) { return true }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            let number = errno
            guard number == ENOENT, !path.utf8.isEmpty else { throw error(.create, path, number) }
            return false
        }
        return status.st_mode & S_IFMT != S_IFREG
    }

    static func checkWritable(_ path: String) throws(SystemError) {
        guard unsafe access(path, W_OK) == 0 else { throw error(.write, path) }
        var status = stat()
        if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw error(.write, path, EISDIR)
        }
    }

    /// How many bytes a plain file has.
    static func size(of path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return Int(status.st_size)
    }

    static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
        let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw error(.open, path) }
        return descriptor
    }

    /// Creates a file that nobody else can read and that was not there before.
    static func create(_ path: String) throws(SystemError) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = unsafe Glibc.open(path, flags, 0o600)
        guard descriptor >= 0 else { throw error(.create, path) }
        // A mask that takes the owner's rights away is not meant for a file that he asked for.
        fchmod(descriptor, 0o600)
        return descriptor
    }

    static func synchronize(_ descriptor: Int32, path: String) throws(SystemError) {
        guard fsync(descriptor) == 0 else { throw error(.synchronize, path) }
    }

    static func rename(_ from: String, to: String) throws(SystemError) {
        guard unsafe Glibc.rename(from, to) == 0 else { throw error(.rename, to) }
    }

    static func remove(_ path: String) { unsafe unlink(path) }

    /// Which plain file an open stream leads to.
    static func identity(of descriptor: Int32) -> FileIdentity? {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        return identity(status)
    }

    /// Which plain file a path leads to; of one that is not there, the folder and the name.
    static func identity(of path: String) -> FileIdentity? {
        var status = stat()
        if unsafe stat(path, &status) == 0 { return identity(status) }
        guard errno == ENOENT else { return nil }
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { path.utf8[path.utf8.index(after: $0)...] } ?? path.utf8[...]
        let folder = slash.map { String(decoding: path.utf8[...$0], as: UTF8.self) } ?? "./"
        guard unsafe stat(folder, &status) == 0 else { return nil }
        return FileIdentity(
            device: UInt64(status.st_dev), number: UInt64(status.st_ino),
            name: String(decoding: name, as: UTF8.self))
    }

    private static func identity(_ status: stat) -> FileIdentity? {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    /// The file that a path leads to, through symbolic links.
    static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }
}

// MARK: - The terminal

extension System {
    /// The settings of a terminal, to be put back.
    struct TerminalSettings {
        fileprivate var termios: termios
    }

    /// Opens the terminal of the process, wherever its other streams go; standard input where the process
    /// has a terminal there but none of its own.
    static func openTerminal() -> Int32? {
        let descriptor = unsafe Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        if descriptor >= 0 { return descriptor }
        return isTerminal(0) ? fcntl(0, F_DUPFD_CLOEXEC, 3) : nil
    }

    static func settings(of descriptor: Int32) -> TerminalSettings? {
        var settings = Glibc.termios()
        return unsafe tcgetattr(descriptor, &settings) == 0
            ? TerminalSettings(termios: settings) : nil
    }

    /// Keys come one by one, unechoed, Ctrl-C among them; output is processed as before.
    static func makeRaw(_ descriptor: Int32, from settings: TerminalSettings) {
        var raw = settings.termios
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
        raw.c_oflag |= tcflag_t(OPOST | ONLCR)
        set(descriptor, raw)
    }

    static func restore(_ descriptor: Int32, _ settings: TerminalSettings) {
        set(descriptor, settings.termios)
    }

    private static func set(_ descriptor: Int32, _ settings: termios) {
        var settings = settings
        while unsafe tcsetattr(descriptor, TCSADRAIN, &settings) != 0, errno == EINTR {}
    }

    /// Throws away what was typed and not yet read.
    static func discardInput(_ descriptor: Int32) { tcflush(descriptor, TCIFLUSH) }

    static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    // MARK: Signals

    enum Signal: Int32, CaseIterable {
        case interrupt, terminate, hangUp, quit, resize, resume

        fileprivate var number: Int32 {
            switch self {
            case .interrupt: SIGINT
            case .terminate: SIGTERM
            case .hangUp: SIGHUP
            case .quit: SIGQUIT
            case .resize: SIGWINCH
            case .resume: SIGCONT
            }
        }
    }

    /// What a read of keys came to.
    enum Wait {
        case readable
        case signal(Signal)
        case timedOut
        case failed
    }

    /// Collects signals in a pipe, so that they come in turn with the keys; nothing but one write runs
    /// inside a handler.
    ///
    /// - Returns: The descriptor to read from.
    static func collectSignals() -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        unsafe signalPipe = ends[1]
        for entry in Signal.allCases {
            var action = sigaction()
            unsafe action.__sigaction_handler.sa_handler = { number in
                let before = errno
                var byte = UInt8(truncatingIfNeeded: number)
                unsafe Glibc.write(signalPipe, &byte, 1)
                errno = before
            }
            unsafe sigaction(entry.number, &action, nil)
        }
        return ends[0]
    }

    /// Lets signals act as before.
    static func releaseSignals(_ descriptor: Int32) {
        for entry in Signal.allCases { signal(entry.number, SIG_DFL) }
        Glibc.close(descriptor)
        unsafe Glibc.close(signalPipe)
        unsafe signalPipe = -1
    }

    /// Waits for keys, a signal or the time.
    static func wait(keys: Int32, signals: Int32, seconds: Double?) -> Wait {
        let end = seconds.map { now() + $0 }
        while true {
            var entries = [
                pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
                pollfd(fd: keys, events: Int16(POLLIN), revents: 0),
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
                guard unsafe Glibc.read(signals, &number, 1) == 1 else { return .failed }
                if let entry = Signal.allCases.first(where: { $0.number == Int32(number) }) {
                    return .signal(entry)
                }
                continue
            }
            // A terminal that is gone still has its last keys to read; reading then says so.
            if entries[1].revents & Int16(POLLIN | POLLHUP) != 0 { return .readable }
            return .failed
        }
    }

    /// Stops the process and those that run with it, as Ctrl-Z does; it comes back when it is continued.
    ///
    /// It is the signal that the system leaves out where nobody is there to continue: a process that stops
    /// itself in any other way would never come back. Those that run with it stop too, or the shell would go
    /// on waiting for them.
    static func stop() {
        var before = sigaction()
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = SIG_DFL
        // Being continued is no news to whoever stopped itself.
        unsafe sigaction(SIGCONT, &action, &before)
        kill(0, SIGTSTP)
        unsafe sigaction(SIGCONT, &before, nil)
    }
}

// MARK: - Threads

extension System {
    /// Runs a body on so many threads at once, one of them the present one, and waits for all.
    static func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
        // Where no thread could be had, this one does the work alone.
        let threads = (1..<max(1, count)).compactMap { _ in startThread(body) }
        body()
        for thread in threads { pthread_join(thread, nil) }
    }

    private static func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        final class Body: Sendable {
            let run: @Sendable () -> Void
            init(_ run: @escaping @Sendable () -> Void) { self.run = run }
        }
        var thread = pthread_t()
        let argument = unsafe Unmanaged.passRetained(Body(body))
        let status = unsafe pthread_create(
            &thread, nil,
            { argument in
                guard let argument = unsafe argument else { return nil }
                unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                return nil
            }, argument.toOpaque())
        guard status == 0 else {
            unsafe argument.release()
            return nil
        }
        return thread
    }

    /// A lock, and a way to wait for what another thread does.
    @safe final class Monitor: @unchecked Sendable {
        private let mutex: UnsafeMutablePointer<pthread_mutex_t>
        private let condition: UnsafeMutablePointer<pthread_cond_t>

        init() {
            unsafe mutex = .allocate(capacity: 1)
            unsafe condition = .allocate(capacity: 1)
            unsafe mutex.initialize(to: pthread_mutex_t())
            unsafe condition.initialize(to: pthread_cond_t())
            unsafe pthread_mutex_init(mutex, nil)
            unsafe pthread_cond_init(condition, nil)
        }

        deinit {
            unsafe pthread_mutex_destroy(mutex)
            unsafe pthread_cond_destroy(condition)
            unsafe mutex.deallocate()
            unsafe condition.deallocate()
        }

        func lock() { unsafe pthread_mutex_lock(mutex) }
        func unlock() { unsafe pthread_mutex_unlock(mutex) }
        func wait() { unsafe pthread_cond_wait(condition, mutex) }
        func wakeAll() { unsafe pthread_cond_broadcast(condition) }
    }
}
