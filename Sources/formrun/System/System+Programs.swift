@unsafe @preconcurrency import Glibc

extension System {
    /// Runs a shell command with a file name as its argument at the terminal, and waits for its end.
    ///
    /// - Parameters:
    ///   - command: The command, such as `vi` or `code --wait`.
    ///   - path: The file.
    /// - Returns: Whether it ended without an error.
    static func runAtTerminal(_ command: String, on path: String) -> Bool {
        guard let terminal = openTerminal() else { return false }
        defer { close(terminal) }
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
        // The keys that interrupt a program are for the editor.
        let interrupt = signal(SIGINT, SIG_IGN)
        let quit = signal(SIGQUIT, SIG_IGN)
        defer {
            _ = signal(SIGINT, interrupt)
            _ = signal(SIGQUIT, quit)
        }
        let texts = ["sh", "-c", "\(command) \"$1\"", "sh", path]
        var arguments = unsafe texts.map { unsafe strdup($0) } + [nil]
        defer { for index in unsafe arguments.indices { unsafe free(arguments[index]) } }
        var process: pid_t = 0
        guard
            unsafe posix_spawn(
                &process, "/bin/sh", &actions, &attributes, &arguments, environ) == 0
        else { return false }
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return false }
        }
        return status == 0
    }

    /// Makes an empty file that only this user can read, and returns its path.
    static func makePrivateFile(in folder: String, suffix: String) -> String? {
        var name = Array((folder + "/formrun-XXXXXX" + suffix).utf8CString)
        let descriptor = unsafe mkstemps(&name, Int32(suffix.utf8.count))
        guard descriptor >= 0 else { return nil }
        close(descriptor)
        return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    static func removeFile(_ path: String) { _ = unsafe unlink(path) }
}
