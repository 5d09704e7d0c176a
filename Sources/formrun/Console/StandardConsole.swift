import FormCards
import FormModel

/// The real streams of the process.
final class StandardConsole: Console {
    var isInputTerminal: Bool { System.isTerminal(0) }
    var isOutputTerminal: Bool { System.isTerminal(1) }
    var isErrorTerminal: Bool { System.isTerminal(2) }

    var outputTerminalColumns: Int? { System.columns(of: 1) }

    var now: DateTime? {
        let clock = System.wallClock()
        return DateTime(
            unixSeconds: clock.seconds, nanosecond: clock.nanoseconds, offset: clock.ahead / 60)
    }

    func environment(_ name: String) -> String? { System.environment(name) }

    func takeVariables(beginningWith prefix: String) -> [(name: String, value: [UInt8])] {
        System.takeVariables(beginningWith: prefix)
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        try System.write(bytes, to: 1, path: "standard output")
    }

    func say(_ line: DisplayText) {
        // A failure of standard error cannot be reported anywhere.
        try? System.write(Array((line.string + "\n").utf8), to: 2, path: "standard error")
    }

    func open(_ path: String) throws(SystemError) -> any ByteSource {
        guard path != "-" else { return FileSource(0, path) }
        let descriptor = try System.open(path) {
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
        let descriptor = try System.create(path, isPrivate: false)
        defer { System.close(descriptor) }
        do throws(SystemError) {
            try System.write(bytes, to: descriptor, path: path)
            try System.synchronize(descriptor, path: path)
        } catch {
            _ = System.remove(path)
            throw error
        }
    }

    func size(of path: String) -> Int? { path == "-" ? nil : System.size(of: path) }

    func version(_ path: String) -> FileVersion? { System.version(at: path, followsLinks: true) }

    func pause() -> Bool {
        System.sleep(microseconds: 200_000)
        return true
    }

    func show(_ status: DisplayText?) {
        let text = "\r\u{1B}[K" + (status?.string ?? "")
        try? System.write(Array(text.utf8), to: 2, path: "standard error")
    }

    func collectSignals() -> System.CollectedSignals? { System.collectSignals() }

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
        if descriptor > 2 { System.close(descriptor) }
    }

    func read(into bytes: inout [UInt8], upTo count: Int) throws(SystemError) -> Int {
        try System.read(descriptor, path: path, into: &bytes, upTo: count)
    }

    var isReady: Bool { System.isReady(descriptor) }
}
