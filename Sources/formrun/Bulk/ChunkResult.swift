/// What judging a chunk, or a part of it, came to, ready to be written in the order of the chunks.
struct ChunkResult: Sendable {
    /// The report.
    var report: [UInt8] = []
    /// The codes of the problems in it, where the report is for another tool.
    var codes: Set<String> = []
    /// The canonical values of the valid submissions, NDJSON.
    var accepted: [UInt8] = []
    /// The invalid submissions with their issues, NDJSON.
    var rejected: [UInt8] = []
    /// How many bytes of the file were read for it and all before it.
    var bytesRead = 0
    var valid = 0
    var invalid = 0
    /// Why checks gave no verdict, for whoever wrote them.
    var troubles: [String] = []

    /// From how many bytes on they are written before more lines are judged: a small line may come to a large
    /// report.
    static let sizeLimit = 1 << 20

    /// How many bytes there are to be written.
    var size: Int { report.count + accepted.count + rejected.count }

    /// How many troubles are told of a run.
    static let troubleLimit = 20

    /// Adds troubles, as many as are told.
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
