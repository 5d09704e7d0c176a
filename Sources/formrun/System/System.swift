// Only the files of this folder import Glibc: globals such as `stderr` are not safe for concurrency
// and must not be used elsewhere.
@unsafe @preconcurrency import Glibc

/// This process: its start and end, its arguments and its environment.
enum System {
    /// Prepares the process for holding secrets: a crash must not print memory or write it to a
    /// file, and a closed pipe must be an error instead of a signal.
    static func prepareProcess() {
        // The backtracer of the runtime prints memory that registers refer to; the default action
        // does not.
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT]
        where !Signals.isIgnored(number) {
            signal(number, SIG_DFL)
        }
        signal(SIGPIPE, SIG_IGN)
        // Exceeding the limit of the file size must be an error, too.
        signal(SIGXFSZ, SIG_IGN)
        // If the parent process has ignored this signal, the exit status of children would be lost.
        signal(SIGCHLD, SIG_DFL)
        Orphans.allowAdopting()
        FaultCleanup.allow()
        // Otherwise a file that is opened later would get the descriptor of a closed standard
        // stream and be used in its place. The replacement is opened in the wrong direction, so
        // that using it fails.
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
            unsafe _ = Glibc.open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    }

    static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

    /// The arguments after the program name; `nil` if one is not UTF-8, which a `String` cannot
    /// represent.
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

    /// Removes from the environment the variables whose UTF-8 names begin with a prefix, and
    /// returns them sorted by name.
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
            // Other processes can read the original memory of the environment in
            // `/proc/PID/environ`.
            unsafe explicit_bzero(entry + sign + 1, bytes.count - sign - 1)
        }
        for (name, _) in taken { unsafe unsetenv(name) }
        return taken.sorted { $0.name < $1.name }
    }

    /// Overwrites and removes bytes; the optimizer cannot omit that.
    static func wipe(_ bytes: inout [UInt8]) {
        unsafe bytes.withUnsafeMutableBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe explicit_bzero(start, buffer.count)
        }
        bytes.removeAll()
    }
}
