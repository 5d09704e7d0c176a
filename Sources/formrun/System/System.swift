// Only the files of this folder import Glibc: `stderr` and friends are not safe for concurrency, so nothing else
// may reach them.
@unsafe @preconcurrency import Glibc

/// The operating system, as far as the command needs it.
enum System {
    static let brokenPipe = EPIPE

    /// Makes the process safe to hold secrets: a crash must neither print memory nor leave it in a file,
    /// and a closed pipe must be an error, not a death.
    static func prepareProcess() {
        // The runtime's backtracer prints what registers point at; with the default action there is none.
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT]
        where !isIgnored(number) {
            signal(number, SIG_DFL)
        }
        signal(SIGPIPE, SIG_IGN)
        // So is a file that would be larger than it may be.
        signal(SIGXFSZ, SIG_IGN)
        // Whoever started the process may have it ignored, and then nobody could tell how a child ended.
        signal(SIGCHLD, SIG_DFL)
        allowAdoptingOrphans()
        allowFaultHandlers()
        // A file opened later would take the place of a stream that was closed, and be read or written as it;
        // what stands there instead is open the other way round, so that both fail.
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
            unsafe _ = Glibc.open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    }

    static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

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

    /// The variables whose names are UTF-8 and begin with a text, sorted by name; they are taken out of the
    /// environment.
    static func takeVariables(beginningWith prefix: String) -> [(name: String, value: [UInt8])] {
        var taken: [(name: String, value: [UInt8])] = []
        var next = unsafe environ
        while let entry = unsafe next.pointee {
            let characters = unsafe UnsafeBufferPointer(start: entry, count: strlen(entry))
            let bytes = unsafe characters.map { UInt8(bitPattern: $0) }
            unsafe next += 1
            guard bytes.starts(with: prefix.utf8),
                let sign = bytes.firstIndex(of: UInt8(ascii: "=")),
                let name = String(validating: bytes[..<sign], as: UTF8.self)
            else { continue }
            taken.append((name, Array(bytes[(sign + 1)...])))
            // The memory that the process was started with can be read by its children, as `/proc/PID/environ`.
            unsafe explicit_bzero(entry + sign + 1, bytes.count - sign - 1)
        }
        for (name, _) in taken { unsafe unsetenv(name) }
        return taken.sorted { $0.name < $1.name }
    }

    /// Overwrites bytes in a way that no optimiser leaves out.
    static func wipe(_ bytes: inout [UInt8]) {
        unsafe bytes.withUnsafeMutableBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe explicit_bzero(start, buffer.count)
        }
        bytes.removeAll()
    }

    /// Trouble that the system told of last.
    static func error(
        _ operation: SystemError.Operation, _ path: String, _ number: Int32 = errno
    ) -> SystemError {
        let reason = unsafe String(cString: strerror(number))
        return SystemError(operation: operation, path: path, number: number, reason: reason)
    }
}
