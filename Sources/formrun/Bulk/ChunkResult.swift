/// The output for a chunk or a part of it; chunks are written in order.
struct ChunkResult: Sendable {
    /// The report.
    var report: [UInt8] = []
    /// The codes of the issues in the report, if the report is for another tool.
    var codes: Set<String> = []
    /// The canonical values of the valid submissions, NDJSON.
    var accepted: [UInt8] = []
    /// The invalid submissions with their issues, NDJSON.
    var rejected: [UInt8] = []
    /// The number of bytes of the file read by the end of the chunk.
    var bytesRead = 0
    var valid = 0
    var invalid = 0
    /// The reasons why checks had no result, for the author of the checks.
    var failures: [String] = []

    /// The number of bytes above which the output is written before more lines are validated, because a small line may
    /// have a large report.
    static let sizeLimit = 1 << 20

    /// The number of bytes of the output.
    var size: Int { report.count + accepted.count + rejected.count }

    /// The maximum number of failed checks that a run reports.
    static let failureLimit = 20

    /// Adds reasons of failed checks, up to the limit.
    mutating func add(_ more: [String]) {
        failures += more.prefix(max(0, ChunkResult.failureLimit - failures.count))
    }

    mutating func removeAll() {
        report.removeAll(keepingCapacity: true)
        if !codes.isEmpty { codes.removeAll(keepingCapacity: true) }
        accepted.removeAll(keepingCapacity: true)
        rejected.removeAll(keepingCapacity: true)
        valid = 0
        invalid = 0
        failures.removeAll()
    }
}
