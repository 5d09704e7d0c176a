/// Writes a report to standard output, piece by piece.
struct ReportStream {
    private let format: (any ReportFormat)?
    private let console: any Console
    private var hasBegun = false
    private var hasPieces = false
    private var codes: Set<String> = []

    /// - Parameters:
    ///   - format: The format of the report; `nil` if it consists only of its pieces.
    ///   - console: The console with its standard output.
    init(_ format: (any ReportFormat)?, _ console: any Console) {
        self.format = format
        self.console = console
    }

    /// Writes the next piece.
    ///
    /// - Parameters:
    ///   - piece: The bytes of one or more subjects.
    ///   - codes: The codes of the issues in it.
    /// - Throws: A failure to write to standard output.
    mutating func write(_ piece: [UInt8], codes: Set<String> = []) throws(SystemError) {
        guard !piece.isEmpty else { return }
        self.codes.formUnion(codes)
        try begin()
        if hasPieces { try write(format?.separator) }
        hasPieces = true
        try console.write(piece)
    }

    /// Writes the end of the report.
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
