import Glibc
import Testing

/// Waits for a fact that another process brings about.
///
/// The limit is for facts that never come. It is so long that a busy machine does not reach it; the complaint says then
/// what is missing. Between two looks there is a pause, which may be used to read output.
func waitUntil(
    _ complaint: @autoclosure () -> String, at location: SourceLocation = #_sourceLocation,
    pause: () -> Void = { usleep(1_000) }, _ condition: () throws -> Bool
) throws {
    let limit = ContinuousClock.now + .seconds(3_600)
    while try !condition() {
        try #require(ContinuousClock.now < limit, "\(complaint())", sourceLocation: location)
        pause()
    }
}

extension TemporaryFolder {
    /// The words of a file, after waiting until a process has written it.
    func words(of name: String, at location: SourceLocation = #_sourceLocation) throws -> [String] {
        try waitUntil("nobody wrote \(name)", at: location) { text(name) != nil }
        return try #require(text(name)).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Waits until the processes whose numbers are in a file have ended, and returns how many there are.
    @discardableResult
    func untilEnded(_ name: String, at location: SourceLocation = #_sourceLocation) throws -> Int {
        let processes = try words(of: name, at: location).compactMap { pid_t($0) }
        for process in processes {
            try waitUntil("\(process) goes on", at: location) { !SystemProcess(process).isRunning }
        }
        return processes.count
    }
}
