import FormCards
import FormModel

/// The real streams of the process.
final class StandardConsole: Console {
    var isInputTerminal: Bool { TerminalDevice(0).isTerminal }
    var isOutputTerminal: Bool { TerminalDevice(1).isTerminal }
    var isErrorTerminal: Bool { TerminalDevice(2).isTerminal }

    var outputTerminalColumns: Int? { TerminalDevice(1).columns }

    var now: DateTime? {
        let clock = SystemClock.wallClock()
        return DateTime(
            unixSeconds: clock.seconds, nanosecond: clock.nanoseconds, offset: clock.ahead / 60)
    }

    func environment(_ name: String) -> String? { System.environment(name) }

    func takeVariables(beginningWith prefix: String) -> [(name: String, value: [UInt8])] {
        System.takeVariables(beginningWith: prefix)
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        try Streams.write(bytes, to: 1, path: "standard output")
    }

    func say(_ line: DisplayText) {
        // A failure of standard error cannot be reported anywhere.
        try? Streams.write(Array((line.string + "\n").utf8), to: 2, path: "standard error")
    }

    func open(_ path: String) throws(SystemError) -> any ByteSource {
        guard path != "-" else { return FileSource(0, path) }
        let descriptor = try Streams.open(path) {
            if isErrorTerminal { say("formrun: waiting for the pipe \(path)") }
        }
        return FileSource(descriptor, path)
    }

    func checkReplaceable(_ path: String) throws(SystemError) { try AtomicFile.check(path) }

    func replaceFile(
        _ path: String, with bytes: [UInt8], isPrivate: Bool
    ) throws(SystemError) {
        try AtomicFile.write(bytes, to: path, isPrivate: isPrivate)
    }

    func createFile(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let descriptor = try Files.create(path, isPrivate: false)
        defer { Streams.close(descriptor) }
        do throws(SystemError) {
            try Streams.write(bytes, to: descriptor, path: path)
            try Files.synchronize(descriptor, path: path)
        } catch {
            _ = Files.remove(path)
            throw error
        }
    }

    func size(of path: String) -> Int? { path == "-" ? nil : Files.size(of: path) }

    func version(_ path: String) -> FileVersion? { FileVersion(at: path, followsLinks: true) }

    func pause() -> Bool {
        SystemClock.sleep(microseconds: 200_000)
        return true
    }

    func show(_ status: DisplayText?) {
        let text = "\r\u{1B}[K" + (status?.string ?? "")
        try? Streams.write(Array(text.utf8), to: 2, path: "standard error")
    }

    func collectSignals() -> CollectedSignals? { CollectedSignals() }

    func removeUnfinishedFilesOnSignals() { UnfinishedFiles.shared.removeOnSignals() }

    func terminal() -> (any Terminal)? { RawTerminal() }
}

/// A file or stream that is open.
private final class FileSource: ByteSource {
    private let descriptor: Int32
    private let path: String

    init(_ descriptor: Int32, _ path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit {
        if descriptor > 2 { Streams.close(descriptor) }
    }

    func read(into bytes: inout [UInt8], upTo count: Int) throws(SystemError) -> Int {
        try Streams.read(descriptor, path: path, into: &bytes, upTo: count)
    }
}
