import FormCards
import FormModel

/// The streams and files that a command works with, passed in so that every command runs in a test.
protocol Console: AnyObject {
    /// Whether a person sits at standard input.
    var isInputTerminal: Bool { get }

    /// Whether standard output is a terminal.
    var isOutputTerminal: Bool { get }

    /// Whether standard error is a terminal.
    var isErrorTerminal: Bool { get }

    /// The moment, with the offset of local time.
    var now: DateTime? { get }

    /// The value of an environment variable.
    func environment(_ name: String) -> String?

    /// The variables of the environment whose names begin with a text, by name; they are taken out of it, so that no
    /// process that is started inherits them.
    func takeVariables(beginningWith prefix: String) -> [(name: String, value: [UInt8])]

    /// Writes answers, reports and the like to standard output.
    func write(_ bytes: [UInt8]) throws(SystemError)

    /// Says something to a person on standard error; only cleaned text gets there.
    func say(_ line: DisplayText)

    /// Opens a file, or standard input for `-`, for reading piece by piece.
    func open(_ path: String) throws(SystemError) -> any ByteSource

    /// Finds out whether a file could be replaced, before anybody is asked for what is to stand in it.
    func checkReplaceable(_ path: String) throws(SystemError)

    /// Replaces a file whole or not at all; one that is new and private is readable by its owner only.
    func replaceFile(
        _ path: String, with bytes: [UInt8], isPrivate: Bool
    ) throws(SystemError)

    /// How many bytes a file has, where that is known.
    func size(of path: String) -> Int?

    /// Shows how far something is, on one line of standard error that is drawn over; `nil` takes it away.
    func show(_ status: DisplayText?)

    /// Seconds of a clock that never goes back.
    var seconds: Double { get }

    /// From here on, a signal that ends the process removes the files first that are not whole yet, and kills
    /// the processes that were started.
    func removeUnfinishedFilesOnSignals()

    /// Collects signals while commands run that are killed where one ends the process; `nil` where they act as
    /// before.
    func collectSignals() -> System.CollectedSignals?

    /// The terminal of the person, where there is one.
    func terminal() -> (any Terminal)?
}

/// Whether output is coloured.
enum ColorChoice: String, CaseIterable {
    case auto, always, never
}

/// Bytes that come piece by piece.
protocol ByteSource: AnyObject {
    /// Appends at most so many bytes.
    ///
    /// - Returns: How many; 0 at the end.
    func read(into bytes: inout [UInt8], upTo count: Int) throws(SystemError) -> Int

    /// Whether reading would not wait.
    var isReady: Bool { get }
}

extension ByteSource {
    var isReady: Bool { true }
}

extension Console {
    func size(of path: String) -> Int? { nil }

    func show(_ status: DisplayText?) {}

    var seconds: Double { System.now() }

    func removeUnfinishedFilesOnSignals() {}

    func collectSignals() -> System.CollectedSignals? { nil }

    /// Reads a whole file, or standard input for `-`, but no more than so many bytes and one: whoever
    /// judges the bytes says that they are too many.
    func readAll(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
        let source = try open(path)
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let wanted = min(1 << 16, limit + 1 - bytes.count)
            if try source.read(into: &bytes, upTo: wanted) == 0 { break }
        }
        return bytes
    }

    /// Says a text that came from outside, cleaned, on standard error.
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

    /// Whether colour is wanted, given a choice and the environment: <https://no-color.org>.
    func wantsColor(_ choice: ColorChoice, isTerminal: Bool) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto:
            if let value = environment("NO_COLOR"), !value.isEmpty { return false }
            if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" {
                return true
            }
            return isTerminal && environment("TERM") != "dumb"
        }
    }

    /// Whether the command runs in a build system, where no person answers although standard input may be a terminal.
    var isAutomated: Bool {
        guard let value = environment("CI") else { return false }
        return !["", "0", "false"].contains(value.lowercased())
    }

    /// Whether the locale says that texts are UTF-8, by the variable that decides in POSIX.
    var isUnicode: Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let locale = names.lazy.compactMap { self.environment($0) }.first { !$0.isEmpty } ?? ""
        let folded = locale.lowercased()
        return folded.contains("utf-8") || folded.contains("utf8")
    }
}
