import FormCards
import FormModel

/// The streams and files of a command; they are passed in, so that tests can replace them.
protocol Console: AnyObject {
    /// Whether standard input is a terminal.
    var isInputTerminal: Bool { get }

    /// Whether standard output is a terminal.
    var isOutputTerminal: Bool { get }

    /// Whether standard error is a terminal.
    var isErrorTerminal: Bool { get }

    /// The columns of the terminal of standard output; `nil` where it is no terminal, or does not say.
    var outputTerminalColumns: Int? { get }

    /// The present moment, with the offset of local time.
    var now: DateTime? { get }

    /// The value of an environment variable.
    func environment(_ name: String) -> String?

    /// Removes the variables whose names begin with a text from the environment, so that no process inherits them, and
    /// returns them by name.
    func takeVariables(beginningWith prefix: String) -> [(name: String, value: [UInt8])]

    /// Writes to standard output.
    func write(_ bytes: [UInt8]) throws(SystemError)

    /// Writes a line to standard error, which gets only cleaned text.
    func say(_ line: DisplayText)

    /// Opens a file, or standard input for `-`, for reading piece by piece.
    func open(_ path: String) throws(SystemError) -> any ByteSource

    /// Finds out whether a file could be replaced, before anybody is asked for its contents.
    func checkReplaceable(_ path: String) throws(SystemError)

    /// Replaces a file as a whole or not at all; a new private file is readable by its owner only.
    func replaceFile(
        _ path: String, with bytes: [UInt8], isPrivate: Bool
    ) throws(SystemError)

    /// Writes a new file, and never replaces one that is there by then.
    func createFile(_ path: String, with bytes: [UInt8]) throws(SystemError)

    /// How many bytes a file has, if that is known.
    func size(of path: String) -> Int?

    /// The version of a file, or of what a link at its path leads to; `nil` if nothing is there.
    func version(_ path: String) -> FileVersion?

    /// Waits a moment before files are looked at again; false where they are not to be.
    func pause() -> Bool

    /// Shows a progress on one line of standard error, in place of the last one; `nil` removes it.
    func show(_ status: DisplayText?)

    /// Seconds of a clock that never goes back.
    var seconds: Double { get }

    /// From now on, a signal that ends the process first removes unfinished files and kills the processes that were started.
    func removeUnfinishedFilesOnSignals()

    /// Collects signals while commands run, so that the commands can be killed; `nil` if signals act as before.
    func collectSignals() -> CollectedSignals?

    /// The terminal of the person, if there is one.
    func terminal() -> (any Terminal)?
}

/// A source of bytes, read piece by piece.
protocol ByteSource: AnyObject {
    /// Appends bytes, at most as many as given.
    ///
    /// - Returns: How many; 0 at the end.
    func read(into bytes: inout [UInt8], upTo count: Int) throws(SystemError) -> Int
}

extension Console {
    var outputTerminalColumns: Int? { nil }

    func size(of path: String) -> Int? { nil }

    func version(_ path: String) -> FileVersion? { nil }

    func pause() -> Bool { false }

    func show(_ status: DisplayText?) {}

    var seconds: Double { SystemClock.now() }

    func removeUnfinishedFilesOnSignals() {}

    func collectSignals() -> CollectedSignals? { nil }

    /// Reads a file, or standard input for `-`, up to one byte more than the limit, so that the reader of the bytes can
    /// refuse them.
    func readAll(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
        let source = try open(path)
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let wanted = min(1 << 16, limit + 1 - bytes.count)
            if try source.read(into: &bytes, upTo: wanted) == 0 { break }
        }
        return bytes
    }

    /// Writes a text from outside, cleaned, as a line to standard error.
    func say(_ untrusted: String) { say(DisplayText(untrusted)) }

    /// Writes lines of text, cleaned, to standard output.
    func write(_ lines: [DisplayText]) throws(SystemError) {
        var bytes: [UInt8] = []
        for line in lines {
            bytes.append(contentsOf: line.string.utf8)
            bytes.append(0x0A)
        }
        try write(bytes)
    }

    /// Whether questions are said in plain lines, for screen readers and terminals that cannot draw.
    var prefersPlainLines: Bool {
        let wish = environment("ACCESSIBLE") ?? ""
        return !["", "0", "false"].contains(wish) || environment("TERM") == "dumb"
    }

    /// Whether the command runs in a build system, where no person can answer even if standard input is a terminal.
    var isAutomated: Bool {
        guard let value = environment("CI") else { return false }
        return !["", "0", "false"].contains(value.lowercased())
    }

    /// Whether the encoding of the locale is UTF-8, by the variable that decides in POSIX.
    var isUnicode: Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let locale = names.lazy.compactMap { self.environment($0) }.first { !$0.isEmpty } ?? ""
        let folded = locale.lowercased()
        return folded.contains("utf-8") || folded.contains("utf8")
    }
}
