import Testing

@testable import formrun

@Suite struct ReportStreamTests {
    private struct Bracketed: ReportFormat {
        let head = "["
        let separator = ","
        func append(_ subject: ReportSubject, to bytes: inout [UInt8]) {}
        func tail(codes: Set<String>) -> String { "]\(codes.sorted().joined())" }
    }

    static let rows: [(pieces: [String], text: String)] = [
        ([], "[]"), ([""], "[]"), (["a"], "[a]a"), (["", "a", "", "b", ""], "[a,b]ab"),
    ]

    @Test(arguments: rows) func separatesPiecesThatAreThere(
        _ row: (pieces: [String], text: String)
    ) throws {
        let console = RecordingConsole()
        var stream = ReportStream(Bracketed(), console)
        for piece in row.pieces { try stream.write(Array(piece.utf8), codes: [piece]) }
        try stream.end()
        #expect(console.outputText == row.text)
    }

    @Test func withoutAFormatPiecesAreAll() throws {
        let console = RecordingConsole()
        var stream = ReportStream(nil, console)
        try stream.write([0x61])
        try stream.write([0x62])
        try stream.end()
        #expect(console.outputText == "ab")
    }
}
