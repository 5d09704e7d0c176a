import Foundation
import Glibc
import TestSupport
import Testing

/// Runs the built command at a pseudo-terminal.
final class PseudoTerminal {
    static var command: String {
        #if os(Linux)
        Bundle.main.bundleURL.appendingPathComponent("formrun").path
        #else
        ""
        #endif
    }

    /// A folder that exists as long as the value.
    let folder: URL
    private var master: Int32
    /// The other end, which shows whether the program has read what was typed; open, the program cannot hang it up.
    private let slave: Int32
    private let process: pid_t
    private(set) var status: Int32?
    /// Whether a signal ended it.
    private(set) var wasKilled = false
    private(set) var transcript: [UInt8] = []
    /// What a person sees.
    private(set) var screen: TerminalEmulator
    /// The end of the last expected text in the transcript.
    var position = 0
    let settingsBefore: [UInt8]

    /// Starts `run` with a form; `shell` is a script to run instead, in which `"$@"` is the
    /// command.
    init(
        form: String, _ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 24,
        echoes: Bool = true, shell: String? = nil, variables others: [String: String] = [:]
    ) throws {
        screen = TerminalEmulator(columns: Int(columns), rows: Int(rows))
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("formrun-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("form.json")
        try Data(form.utf8).write(to: file)

        // The Glibc module does not export posix_openpt and related functions.
        master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var lock: Int32 = 0
        var number: UInt32 = 0
        let unlock: UInt = 0x4004_5431
        let getNumber: UInt = 0x8004_5430
        try #require(unsafe ioctl(master, unlock, &lock) == 0)
        try #require(unsafe ioctl(master, getNumber, &number) == 0)
        let path = "/dev/pts/\(number)"
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
        slave = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        if !echoes {
            var settings = termios()
            _ = unsafe tcgetattr(master, &settings)
            settings.c_lflag &= ~tcflag_t(ECHO)
            _ = unsafe tcsetattr(master, TCSANOW, &settings)
        }
        settingsBefore = Self.settings(of: master)

        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        // Opened by a session leader, it becomes the controlling terminal.
        unsafe posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
        unsafe posix_spawn_file_actions_addopen(
            &actions, 1, folder.appendingPathComponent("out").path,
            O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        let newSession: Int16 = 0x80
        let defaultSignals: Int16 = 0x04
        var signals = sigset_t()
        unsafe sigfillset(&signals)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        // Test threads block signals, which a child would inherit.
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        let emptyMask: Int16 = 0x08
        unsafe posix_spawnattr_setflags(&attributes, newSession | defaultSignals | emptyMask)

        var words = [Self.command, "run", file.path, "--color", "never"] + arguments
        if let shell { words = ["/bin/sh", "-c", shell, "sh"] + words }
        var argv = unsafe CStrings(words)
        defer { unsafe argv.free() }
        let variables = SanitizerOptions.added(
            to: ["TERM": "xterm", "LANG": "C.UTF-8"].merging(others) { $1 })
        var environment = unsafe CStrings(variables.map { "\($0.key)=\($0.value)" })
        defer { unsafe environment.free() }
        var child: pid_t = 0
        let failure = unsafe posix_spawn(
            &child, words[0], &actions, &attributes, &argv.pointers, &environment.pointers)
        try #require(failure == 0, "cannot start \(words[0])")
        process = child
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            _ = waitpid(process, nil, 0)
        }
        if master >= 0 { close(master) }
        close(slave)
        try? FileManager.default.removeItem(at: folder)
    }

    var output: String {
        (try? String(contentsOf: folder.appendingPathComponent("out"), encoding: .utf8)) ?? ""
    }

    var text: String { String(decoding: transcript, as: UTF8.self) }

    /// The output since the last expected text.
    var news: String { String(decoding: transcript[position...], as: UTF8.self) }

    var settings: [UInt8] { Self.settings(of: master) }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = unsafe bytes.withUnsafeBytes { unsafe write(master, $0.baseAddress, $0.count) }
    }

    func send(_ signal: Int32) { kill(process, signal) }

    func resize(_ columns: UInt16, rows: UInt16 = 24) {
        screen.resize(columns: Int(columns), rows: Int(rows))
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    func hangUp() {
        close(master)
        master = -1
    }

    /// Reads output, after waiting for it for at most some milliseconds, and returns whether there was some.
    @discardableResult
    func drain(milliseconds: Int32 = 0) -> Bool {
        let events = Self.events(POLLIN, of: master, within: milliseconds)
        guard events & POLLIN != 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe read(master, &buffer, buffer.count)
        guard count > 0 else { return false }
        transcript += buffer[..<count]
        screen.write(Array(buffer[..<count]))
        return true
    }

    /// Whether the program has yet to read something that was typed.
    ///
    /// The system passes on what was typed in its own time, but no later than somebody asks for it.
    var hasInput: Bool { Self.events(POLLIN, of: slave) & POLLIN != 0 }

    /// Whether the program can write at once.
    var acceptsOutput: Bool { Self.events(POLLOUT, of: slave) & POLLOUT != 0 }

    /// Lets the terminal accept no output, as after Ctrl-S.
    func holdOutput() { _ = tcflow(slave, TCOOFF) }

    private static func events(
        _ wanted: Int32, of descriptor: Int32, within milliseconds: Int32 = 0
    ) -> Int32 {
        var entry = pollfd(fd: descriptor, events: Int16(wanted), revents: 0)
        return unsafe poll(&entry, 1, milliseconds) > 0 ? Int32(entry.revents) : 0
    }

    /// The program that has the terminal, which a shell may have started.
    var foreground: SystemProcess {
        var group: pid_t = 0
        _ = unsafe ioctl(master, UInt(TIOCGPGRP), &group)
        return SystemProcess(group)
    }

    /// Whether the process has ended.
    var hasEnded: Bool {
        if status != nil { return true }
        var raw: Int32 = 0
        guard unsafe waitpid(process, &raw, WNOHANG) == process else { return false }
        wasKilled = raw & 0x7F != 0
        status = wasKilled ? 128 + (raw & 0x7F) : (raw >> 8) & 0xFF
        return true
    }

    private static func settings(of descriptor: Int32) -> [UInt8] {
        var settings = termios()
        guard unsafe tcgetattr(descriptor, &settings) == 0 else { return [] }
        return unsafe withUnsafeBytes(of: &settings) { unsafe Array($0) }
    }
}

/// Null-terminated C strings.
@unsafe private struct CStrings {
    var pointers: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) {
        unsafe pointers = []
        for text in texts { unsafe pointers.append(strdup(text)) }
        unsafe pointers.append(nil)
    }

    func free() {
        for index in unsafe pointers.indices { unsafe Glibc.free(pointers[index]) }
    }
}
