import Foundation
import Glibc
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
    private let process: pid_t
    private var status: Int32?
    /// Whether a signal ended it.
    private(set) var wasKilled = false
    private(set) var transcript: [UInt8] = []
    /// What a person sees.
    private(set) var screen: TerminalEmulator
    private var position = 0
    let settingsBefore: [UInt8]

    /// Starts `run` with a form; `shell` is a script to run instead, in which `"$@"` is the
    /// command.
    init(
        form: String, _ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 24,
        echoes: Bool = true, shell: String? = nil
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
        let slave = "/dev/pts/\(number)"
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
        // Kept open until the child has opened it; otherwise the first read would report a hang-up.
        let held = unsafe open(slave, O_RDWR | O_NOCTTY | O_CLOEXEC)
        defer { close(held) }
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
        unsafe posix_spawn_file_actions_addopen(&actions, 0, slave, O_RDWR, 0)
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
        var environment = unsafe CStrings(["TERM=xterm", "LANG=C.UTF-8"])
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

    /// Waits for a text in the output since the last expected one.
    func expect(
        _ wanted: String, seconds: Double = 60, at location: SourceLocation = #_sourceLocation
    ) throws {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while true {
            let here = transcript[position...]
            if let found = here.firstRange(of: Array(wanted.utf8)) {
                position = found.upperBound
                return
            }
            try #require(
                Date() < deadline, "\(wanted) did not come, but \(news.debugDescription)",
                sourceLocation: location)
            drain()
        }
    }

    /// Waits until the screen satisfies a condition.
    func expectScreen(
        seconds: Double = 60, at location: SourceLocation = #_sourceLocation,
        _ condition: (TerminalEmulator) -> Bool
    ) throws {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while !condition(screen) {
            try #require(
                Date() < deadline, "\(screen.history.suffix(40).joined(separator: "\n"))",
                sourceLocation: location)
            drain()
        }
    }

    /// Waits until a question is asked: its title is right above the line with the caret.
    func expectQuestion(
        _ title: String, at location: SourceLocation = #_sourceLocation
    ) throws {
        try expectScreen(at: location) { screen in
            screen.row > 0 && screen.modes.contains(2004)
                && screen.lines[screen.row - 1].contains(title)
        }
    }

    /// Reads output until none has come for a while.
    func rest(_ seconds: Double = 0.06) {
        var last = Date()
        while Date().timeIntervalSince(last) < seconds { if drain() { last = Date() } }
    }

    /// Reads output for a while, when no specific text is expected.
    func settle(_ seconds: Double = 0.15) {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while Date() < deadline { drain() }
    }

    /// Reads output, and returns whether there was some.
    @discardableResult
    func drain() -> Bool {
        guard master >= 0 else {
            usleep(5_000)
            return false
        }
        var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&entry, 1, 20) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = unsafe read(master, &buffer, buffer.count)
        guard count > 0 else {
            usleep(5_000)
            return false
        }
        transcript += buffer[..<count]
        screen.write(Array(buffer[..<count]))
        return true
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

    /// The exit status as a shell reports it.
    func end(
        seconds: Double = 60, reading: Bool = true,
        at location: SourceLocation = #_sourceLocation
    ) throws -> Int32 {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while !hasEnded {
            try #require(
                Date() < deadline,
                "it did not end: \(news.debugDescription), \(screen.lines.joined(separator: "\n"))",
                sourceLocation: location)
            if reading { drain() } else { usleep(5_000) }
        }
        while reading, drain() {}
        return try #require(status)
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
