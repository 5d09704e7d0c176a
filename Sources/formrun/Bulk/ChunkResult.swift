/// The output for a chunk, or for a part of it, to be written in the order of the chunks.
struct ChunkResult: Sendable {
    /// The report.
    var report: [UInt8] = []
    /// The codes of the issues in the report, where it is for another tool.
    var codes: Set<String> = []
    /// The canonical values of the valid submissions, NDJSON.
    var accepted: [UInt8] = []
    /// The invalid submissions with their issues, NDJSON.
    var rejected: [UInt8] = []
    /// How many bytes of the file had been read at the end of the chunk.
    var bytesRead = 0
    var valid = 0
    var invalid = 0
    /// Why checks gave no answer, for the author of the checks.
    var troubles: [String] = []

    /// The number of bytes at which the output is written before more lines are validated: a small line may have a large
    /// report.
    static let sizeLimit = 1 << 20

    /// How many bytes the output has.
    var size: Int { report.count + accepted.count + rejected.count }

    /// How many troubles of a run are reported.
    static let troubleLimit = 20

    /// Adds troubles, up to the limit.
    mutating func add(_ more: [String]) {
        troubles += more.prefix(max(0, ChunkResult.troubleLimit - troubles.count))
    }

    mutating func removeAll() {
        report.removeAll(keepingCapacity: true)
        if !codes.isEmpty { codes.removeAll(keepingCapacity: true) }
        accepted.removeAll(keepingCapacity: true)
        rejected.removeAll(keepingCapacity: true)
        valid = 0
        invalid = 0
        troubles.removeAll()
    }
}
