/// Writes a report to standard output as it grows.
struct ReportStream {
    private let format: (any ReportFormat)?
    private let console: any Console
    private var hasBegun = false
    private var hasPieces = false
    private var codes: Set<String> = []

    /// - Parameters:
    ///   - format: How the report is written; `nil` where pieces are the whole of it.
    ///   - console: Where it is written to.
    init(_ format: (any ReportFormat)?, _ console: any Console) {
        self.format = format
        self.console = console
    }

    /// Writes the next piece.
    ///
    /// - Parameters:
    ///   - piece: What the format made of some subjects.
    ///   - codes: The codes of the problems in it.
    /// - Throws: Where standard output cannot be written.
    mutating func write(_ piece: [UInt8], codes: Set<String> = []) throws(SystemError) {
        guard !piece.isEmpty else { return }
        self.codes.formUnion(codes)
        try begin()
        if hasPieces { try write(format?.separator) }
        hasPieces = true
        try console.write(piece)
    }

    /// Writes what stands behind the last piece.
    mutating func end() throws(SystemError) {
        try begin()
        try write(format?.tail(codes: codes))
    }

    private mutating func begin() throws(SystemError) {
        guard !hasBegun else { return }
        hasBegun = true
        try write(format?.head)
    }

    private func write(_ text: String?) throws(SystemError) {
        if let text, !text.utf8.isEmpty { try console.write(Array(text.utf8)) }
    }
}
