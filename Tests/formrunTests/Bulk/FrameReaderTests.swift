import FormModel
import TestSupport
import Testing

@testable import formrun

/// Submissions whose lengths stand before them.
@Suite struct FrameReaderTests {
    /// The submissions of a stream, with their numbers; what is beyond the limit is cut one byte behind it.
    private func frames(_ source: any ByteSource, limit: Int) throws -> [[UInt8]] {
        let reader = FrameReader(source, limit: limit)
        var chunk = Chunk()
        var found: [[UInt8]] = []
        while try reader.fill(&chunk) {
            #expect(chunk.firstLine == found.count + 1)
            var start = 0
            for end in chunk.lineEnds {
                found.append(Array(chunk.bytes[start..<end]))
                start = end + 1
            }
        }
        return found
    }

    @Test func bodiesAreWhatWasSent() throws {
        var numbers = SeededNumbers(seed: 77)
        for round in Laws.rounds(600, share: 3) {
            let limit = Int.random(in: 1...20, using: &numbers)
            let bodies = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in
                // Line feeds and digits, which are also around the bodies.
                (0..<Int.random(in: 0...limit + 9, using: &numbers)).map { _ in
                    Array("\n\r12a".utf8)[Int.random(in: 0..<5, using: &numbers)]
                }
            }
            let lineEnd = ["", "\n", "\r\n"][round % 3]
            let input = bodies.flatMap { body in
                Array("\(body.count)\(round % 2 == 0 ? "\n" : "\r\n")".utf8) + body
                    + Array(lineEnd.utf8)
            }
            let pieces = ChunkReaderTests.pieces[round % ChunkReaderTests.pieces.count]
            let found = try frames(PiecewiseSource(input, pieces: pieces), limit: limit)
            #expect(found == bodies.map { Array($0.prefix(limit + 1)) }, "pieces \(pieces)")
        }
    }

    @Test(arguments: [
        ("2\n{}3\n{}", 1, "cannot read frame 2: it ends before its length"),
        ("2\n{}\n3", 1, "cannot read frame 2: it ends before its length"),
        (
            "x\n{}", 0,
            "cannot read frame 1: its length in decimal digits and a line feed are missing"
        ),
        (
            "\n \n", 0,
            "cannot read frame 1: its length in decimal digits and a line feed are missing"
        ),
        (
            "2\n{}-1\n", 1,
            "cannot read frame 2: its length in decimal digits and a line feed are missing"
        ),
        (
            "1 \n", 0,
            "cannot read frame 1: its length in decimal digits and a line feed are missing"
        ),
        ("00000000002\n{}", 0, "cannot read frame 1: its length has more than 10 digits"),
        (
            "99999999999999999999999999\n", 0,
            "cannot read frame 1: its length has more than 10 digits"
        ),
    ])
    func whatIsBeforeABadFrameIsRead(_ row: (text: String, frames: Int, reason: String)) {
        for pieces in [[1], [1_000]] {
            let reader = FrameReader(
                PiecewiseSource(Array(row.text.utf8), pieces: pieces), limit: 9)
            var chunk = Chunk()
            var found = 0
            let failure = #expect(throws: SystemError.self) {
                while try reader.fill(&chunk) { found += chunk.lineEnds.count }
            }
            #expect(found == row.frames && failure?.description == row.reason)
        }
    }

    /// A program waits for the answer before it sends the next body, of which a part may have come.
    @Test func whatIsCompleteIsNotHeldBack() throws {
        let source = PiecewiseSource(Array("2\n{}9\n{\"a\"".utf8), pieces: [1_000])
        let reader = FrameReader(source, limit: 9)
        var chunk = Chunk()
        let isThere = try reader.fill(&chunk)
        #expect(isThere && chunk.lineEnds == [2] && source.reads == 1)
    }

    @Test func aLongBodyIsNotHeld() throws {
        let input = Array("1048576\n".utf8) + [UInt8](repeating: 0x61, count: 1 << 20)
        let reader = FrameReader(PiecewiseSource(input, pieces: [4_096]), limit: 10)
        var chunk = Chunk()
        let isThere = try reader.fill(&chunk)
        #expect(isThere && chunk.lineEnds == [11] && chunk.bytes.capacity <= 1 << 14)
    }
}

/// Many form posts that one process validates.
@Suite struct FramedPostsTests {
    private static let good = "name=Ada"
    private static let bad = "name=\(String(repeating: "a", count: 99))"

    private func verdicts(_ input: String, _ arguments: [String]) -> [Bool] {
        let console = TestForms.console()
        console.files["form.json"] = Array(
            #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"name","title":"Name","validators":[{"length":{"max":9}}]}]}"#
                .utf8)
        console.sources["-"] = PiecewiseSource(Array(input.utf8), pieces: [7])
        _ = console.run(["validate", "form.json", "--report", "json", "--all"] + arguments)
        return console.outputText.split(separator: "\n").map { $0.contains(#""valid":true"#) }
    }

    @Test(arguments: ["1", "3"]) func eachHasItsVerdict(_ jobs: String) throws {
        let (good, bad) = (Self.good, Self.bad)
        #expect(
            verdicts(
                "\(good)\n\(bad)\r\n\(good)", ["--input", "urlencoded", "--ndjson", "--jobs", jobs])
                == [true, false, true])
        #expect(
            verdicts(
                "\(good.utf8.count)\n\(good)\(bad.utf8.count)\n\(bad)",
                ["--input", "urlencoded", "--frames", "--jobs", jobs]) == [true, false])
        let part = "--b\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\nAda\r\n--b--\r\n"
        #expect(
            verdicts(
                "\(part.utf8.count)\n\(part)0\n",
                ["--input", "multipart", "--frames", "--jobs", jobs])
                == [true, false])
        #expect(
            verdicts("15\n{\"name\":\n\"Ada\"}\n2\n[]", ["--frames", "--jobs", jobs])
                == [true, false])
    }

    @Test(arguments: [
        ["--ndjson", "--frames", "--report", "json"], ["--frames"],
        ["--frames", "--report", "github"],
        ["--ndjson", "--input", "multipart"],
    ])
    func whatHasNoMeaningIsRefused(_ arguments: [String]) {
        #expect(TestForms.console().run(["validate", "form.json"] + arguments) == .usage)
    }
}
