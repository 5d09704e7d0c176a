import FormCards
import FormModel

@testable import formrun

/// The status with which the command ended: that of its sources, for tests that know nothing else of them.
struct Status: Hashable, Sendable {
    let rawValue: Int32

    static let success = Status(.success)
    static let invalid = Status(.invalid)
    static let usage = Status(.usage)
    static let brokenForm = Status(.brokenForm)
    static let unanswered = Status(.unanswered)
    static let declined = Status(.declined)
    static let unusableFile = Status(.unusableFile)
    static let timedOut = Status(.timedOut)
    static let hungUp = Status(.hungUp)
    static let interrupted = Status(.interrupted)
    static let terminated = Status(.terminated)

    init(_ status: ExitStatus) { rawValue = status.rawValue }
}

/// A console in memory that records all output, and in which every operation can fail.
final class RecordingConsole: Console {
    var isInputTerminal = false
    var isOutputTerminal = false
    var isErrorTerminal = false
    var outputTerminalColumns: Int?
    var variables: [String: String] = [:]
    var files: [String: [UInt8]] = [:]
    var input: [UInt8] = []
    var scripted: ScriptedTerminal?
    /// The maximum number of bytes of a read.
    var chunk = Int.max
    /// The number of writes before one fails.
    var writesBeforeFailure = Int.max
    var failure = SystemError(
        operation: .write, path: "standard output", number: SystemError.brokenPipe,
        reason: "Broken pipe")
    var cannotReplace: SystemError?
    /// Special sources, by path.
    var sources: [String: PiecewiseSource] = [:]

    /// Whether a signal that ends the process removes unfinished files.
    private(set) var removesUnfinishedFiles = false

    private(set) var output: [UInt8] = []
    private(set) var largestWrite = 0
    private(set) var said: [String] = []
    private(set) var opened: [String] = []
    /// The contents of the progress line; `nil` when it was removed.
    private(set) var shown: [String?] = []
    /// Whether something was written while the progress line was shown.
    private(set) var wroteBehindStatus = false

    private let monitor = Monitor()
    private var time = 1_000.0

    var seconds: Double {
        monitor.lock()
        defer { monitor.unlock() }
        return time
    }

    /// Advances the clock; a source may do so on another thread.
    func pass(seconds: Double) {
        monitor.lock()
        defer { monitor.unlock() }
        time += seconds
    }

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var saidText: String { said.joined(separator: "\n") }

    var now = DateTime("2026-11-21T12:00:00Z")

    func environment(_ name: String) -> String? { variables[name] }

    func takeVariables(beginningWith prefix: String) -> [(name: String, value: [UInt8])] {
        let taken = variables.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
        for (name, _) in taken { variables[name] = nil }
        return taken.map { ($0.key, Array($0.value.utf8)) }
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        guard writesBeforeFailure > 0 else { throw failure }
        writesBeforeFailure -= 1
        if let status = shown.last, status != nil { wroteBehindStatus = true }
        output += bytes
        largestWrite = max(largestWrite, bytes.count)
    }

    func say(_ line: DisplayText) { said.append(line.string) }

    func show(_ status: DisplayText?) { shown.append(status?.string) }

    /// The changes of files that happen while the command waits for them, one after the other.
    var changes: [[String: [UInt8]]] = []

    func version(_ path: String) -> FileVersion? {
        let bytes = files[path] ?? []
        return FileVersion(
            identity: FileIdentity(device: 0, number: 0), size: bytes.count,
            seconds: bytes.hashValue,
            nanoseconds: 0)
    }

    func pause() -> Bool {
        guard !changes.isEmpty else { return false }
        files.merge(changes.removeFirst()) { $1 }
        return true
    }

    func size(of path: String) -> Int? { files[path]?.count }

    func open(_ path: String) throws(SystemError) -> any ByteSource {
        opened.append(path)
        if let source = sources[path] { return source }
        guard let bytes = path == "-" ? input : files[path] else {
            throw SystemError(
                operation: .open, path: path, number: 2, reason: "No such file or directory")
        }
        // Standard input can be read once.
        if path == "-" { input = [] }
        return MemorySource(bytes, chunk: chunk)
    }

    func checkReplaceable(_ path: String) throws(SystemError) {
        if let cannotReplace { throw cannotReplace }
    }

    func replaceFile(
        _ path: String, with bytes: [UInt8], isPrivate: Bool
    ) throws(SystemError) {
        if let cannotReplace { throw cannotReplace }
        files[path] = bytes
    }

    func createFile(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        guard files[path] == nil else {
            throw SystemError(operation: .create, path: path, number: 17, reason: "File exists")
        }
        files[path] = bytes
    }

    func removeUnfinishedFilesOnSignals() { removesUnfinishedFiles = true }

    func terminal() -> (any Terminal)? { scripted }

    /// Runs the command as the process would.
    @discardableResult
    func run(_ arguments: String...) -> Status { run(arguments) }

    /// Runs the command as the process would.
    @discardableResult
    func run(_ arguments: [String]) -> Status { Status(CommandLineTool.run(arguments, self)) }
}

extension TestForms {
    /// Runs a form, with one line for each question.
    static func run(
        _ form: String, lines: [String]
    ) -> (status: Status, console: RecordingConsole, lines: [String]) {
        let console = console(form)
        console.input = Array(lines.joined(separator: "\n").utf8)
        let status = console.run("run", "form.json")
        guard
            let said = console.said.first(where: { $0.hasSuffix(": no question is left for it.") }),
            let surplus = Int(said.drop { !$0.isNumber }.prefix { $0.isNumber })
        else { return (status, console, lines) }
        return run(form, lines: Array(lines.prefix(surplus - 1)))
    }
}

/// A source of bytes in memory, in chunks.
final class MemorySource: ByteSource {
    private let bytes: [UInt8]
    private let chunk: Int
    private var position = 0
    private(set) var reads = 0

    init(_ bytes: [UInt8], chunk: Int = .max) {
        self.bytes = bytes
        self.chunk = chunk
    }

    func read(into target: inout [UInt8], upTo count: Int) throws(SystemError) -> Int {
        reads += 1
        let end = min(position + min(count, chunk), bytes.count)
        target += bytes[position..<end]
        defer { position = end }
        return end - position
    }
}
