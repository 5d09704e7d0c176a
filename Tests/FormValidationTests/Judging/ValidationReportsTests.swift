import FormModel
import Synchronization
import TestSupport
import Testing

@testable import FormValidation

/// Reports on streamed NDJSON equal those on each line alone.
@Suite struct ValidationReportsTests {
    /// A sequence of chunks, and its end.
    struct Pieces<Element: Sendable>: AsyncSequence, Sendable {
        var pieces: [Element]
        /// An action before the chunk of that number, from 0 up to the number of chunks.
        var before: @Sendable (Int) throws -> Void = { _ in }

        struct Iterator: AsyncIteratorProtocol {
            let pieces: Pieces
            var at = 0

            mutating func next() async throws -> Element? {
                try pieces.before(at)
                defer { at += 1 }
                return at < pieces.pieces.count ? pieces.pieces[at] : nil
            }
        }

        func makeAsyncIterator() -> Iterator { Iterator(pieces: self) }
    }

    struct Gone: Error {}

    static let limits = JSONLimits(bytes: 60, depth: 9, members: 20)

    static func validator() throws -> FormValidator {
        FormValidator(try FormValidatorTests.form(), limits: limits)
    }

    /// The report on each line with content, validated alone.
    static func oneByOne(_ input: [UInt8]) throws -> [String] {
        let validator = try validator()
        var lines = input.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        for at in lines.indices.dropLast() where lines[at].last == 0x0D { lines[at].removeLast() }
        if lines.last == [] { lines.removeLast() }
        return lines.indices.compactMap { at in
            let isBlank = lines[at].allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
            guard !isBlank || lines[at].count > limits.bytes else { return nil }
            return reported(at + 1, validator.validate(.json(lines[at])))
        }
    }

    static func reported(_ line: Int, _ report: ValidationReport) -> String {
        let issues = report.issues.map { "\($0.path) \($0.code) \($0.offset ?? -1)" }
        return "\(line): \(issues) \(report.values.map { "\($0.name)=\($0.value)" })"
    }

    /// A stream may go on for days.
    @Test func eachLineHasItsMoment() async throws {
        let form = try Form(
            id: "f", title: "F",
            items: [.input("d", title: "D", value: .date, computed: "today()")])
        let days = Mutex<Int64>(0)
        let clock = FormClock {
            days.withLock { days in
                days += 1
                return DateTime(unixSeconds: Int64(days) * 86_400)
            }
        }
        let validator = FormValidator(form, clock: clock)
        var values: Set<FieldValue> = []
        let input = Pieces(pieces: [Array("{}\n{}\n{}\n".utf8)])
        for try await line in validator.reports(of: input) {
            values.formUnion(line.report.values.map(\.value))
        }
        #expect(values.count == 3)
    }

    func reported<Base: AsyncSequence>(_ reports: ValidationReports<Base>) async throws -> [String]
    {
        var list: [String] = []
        for try await line in reports {
            list.append(ValidationReportsTests.reported(line.line, line.report))
        }
        return list
    }

    static let good = #"{"text":"a@b.c","whole":7,"some":["x"]}"#
    static let long = #"{"text":""# + String(repeating: "x", count: 60)
    static let input =
        Array(
            """
            \u{FEFF}\(good)\r
            \r
            {"text":"é","secret":"short"}

             \t
            nonsense
            \(long)\r
            [1]\r\r
            \(String(repeating: " ", count: 70))
            {"text":"\\u00e9@b","text":1}
            {"text":"\u{0}"}
            \(good)\(String(repeating: " ", count: 60 - good.utf8.count))\r
            \(good)\(String(repeating: " ", count: 61 - good.utf8.count))\r
            {}
            """.utf8) + [0xFF, 0x0A] + Array(good.utf8)

    static func cut(_ input: [UInt8], every count: Int) -> [[UInt8]] {
        stride(from: 0, to: input.count, by: count).map {
            Array(input[$0..<min($0 + count, input.count)])
        }
    }

    @Test func piecesMayEndAnywhere() async throws {
        let input = ValidationReportsTests.input
        let expected = try ValidationReportsTests.oneByOne(input)
        #expect(expected.count == 12)
        #expect(expected.filter { $0.contains("tooManyBytes") }.count == 3)
        let validator = try ValidationReportsTests.validator()
        for end in 0...input.count where Laws.tries(end, of: 3) {
            let pieces = Pieces(pieces: [Array(input[..<end]), Array(input[end...])])
            #expect(try await reported(validator.reports(of: pieces)) == expected, "cut at \(end)")
        }
        for count in 1...20 {
            let pieces = Pieces(pieces: ValidationReportsTests.cut(input, every: count))
            #expect(
                try await reported(validator.reports(of: pieces)) == expected, "each of \(count)")
            let slices = Pieces(pieces: pieces.pieces.flatMap { [$0[...], [][...]] })
            #expect(try await reported(validator.reports(of: slices)) == expected)
        }
        #expect(try await reported(validator.reports(of: Pieces(pieces: input))) == expected)
    }

    @Test func randomInputs() async throws {
        let validator = try ValidationReportsTests.validator()
        var numbers = SeededNumbers(seed: 120)
        let parts = [
            ValidationReportsTests.good, ValidationReportsTests.long, "\r", " ", "{}", "x",
            String(repeating: "\t", count: 59), "\r\n", "\n", "\n", "\n",
        ].map { Array($0.utf8) }
        for _ in Laws.rounds(30) {
            let input = Array((0..<numbers.below(12)).flatMap { _ in parts[numbers.below(11)] })
            let expected = try ValidationReportsTests.oneByOne(input)
            let pieces = ValidationReportsTests.cut(input, every: 1 + numbers.below(130))
            #expect(try await reported(validator.reports(of: Pieces(pieces: pieces))) == expected)
        }
    }

    @Test(arguments: ["", "\n", "\r\n", " \n\t", "\n\n\n"]) func nothing(_ input: String)
        async throws
    {
        let validator = try ValidationReportsTests.validator()
        for pieces in [[Array(input.utf8)], [], [[], Array(input.utf8), []]] {
            #expect(try await reported(validator.reports(of: Pieces(pieces: pieces))).isEmpty)
        }
    }

    /// A line without end is neither stored nor scanned again with each chunk.
    @Test func aLineThatNeverEnds() async throws {
        let validator = try ValidationReportsTests.validator()
        let piece = [UInt8](repeating: 0x78, count: 10_000)
        let pieces = Pieces(pieces: [[UInt8]](repeating: piece, count: 2_000) + [[0x0A], [0x7B]])
        let found = try await reported(validator.reports(of: pieces))
        #expect(found.map { $0.prefix(18) } == [#"1: [" tooManyBytes"#, #"2: [" malformedJSO"#])
    }

    @Test func whatCanBeOfNoUseIsLetGoOf() throws {
        var lines = SubmissionLines(try ValidationReportsTests.validator())
        for count in [50, 1_000, 1_000] {
            lines.append { $0 += [UInt8](repeating: 0x78, count: count) }
            #expect(lines.next() == nil && lines.bytes.count <= 62)
        }
        lines.append { $0 += Array("\n{}\n{}\n{}".utf8) }
        for line in 1...3 { #expect(lines.next()?.line == line) }
        #expect(lines.next() == nil)
        lines.append { $0.append(0x20) }
        #expect(lines.bytes == Array("{} ".utf8) && lines.finish()?.line == 4)
    }

    /// The sequence stays finished.
    @Test func askedAgainItIsOver() async throws {
        let validator = try ValidationReportsTests.validator()
        var reports = validator.reports(of: Pieces(pieces: [Array("{}\n{}".utf8)]))
            .makeAsyncIterator()
        #expect(try await reports.next()?.line == 1)
        #expect(try await reports.next()?.line == 2)
        for _ in 0..<3 { #expect(try await reports.next() == nil) }
    }

    /// Complete lines precede the error; an incomplete last line is dropped.
    @Test func anErrorOfTheBaseEndsIt() async throws {
        let validator = try ValidationReportsTests.validator()
        let pieces = Pieces(pieces: [Array("{}\n{}\n{".utf8)]) { if $0 == 1 { throw Gone() } }
        var reports = validator.reports(of: pieces).makeAsyncIterator()
        #expect(try await reports.next()?.line == 1)
        #expect(try await reports.next()?.line == 2)
        await #expect(throws: Gone.self) { try await reports.next() }
        #expect(try await reports.next() == nil)
    }

    /// Reports of a sequence that cannot fail cannot fail, either.
    @Test func anAsyncStreamIsABase() async throws {
        let validator = try ValidationReportsTests.validator()
        let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        let task = Task {
            var lines: [Int] = []
            for await line in validator.reports(of: stream) { lines.append(line.line) }
            return lines
        }
        for piece in ["{}", "\n", "\n{", "}"] { continuation.yield(Array(piece.utf8)) }
        continuation.finish()
        #expect(await task.value == [1, 3])
    }

    /// The stream ends when its reader is cancelled; an incomplete last line is no submission.
    @Test func aPartOfALineIsNotValidatedOnCancellation() async throws {
        let validator = try ValidationReportsTests.validator()
        let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        continuation.yield(Array("{}\n{}\n{\"te".utf8))
        let (seen, seer) = AsyncStream.makeStream(of: Int.self)
        let task = Task {
            var lines: [Int] = []
            for await line in validator.reports(of: stream) {
                lines.append(line.line)
                seer.yield(line.line)
            }
            return lines
        }
        var waiting = seen.makeAsyncIterator()
        while let line = await waiting.next(), line < 2 {}
        task.cancel()
        #expect(await task.value == [1, 2])
        continuation.finish()
    }

    /// Cancellation takes effect between lines if the base ignores it.
    @Test func cancellationEndsItBetweenLines() async throws {
        let validator = try ValidationReportsTests.validator()
        let lines = [UInt8](String(repeating: "{}\n", count: 1_000).utf8)
        let task = Task {
            var count = 0
            for try await _ in validator.reports(of: Pieces(pieces: [lines, lines])) {
                count += 1
                if count == 5 { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
            }
            return count
        }
        #expect(try await task.value == 5)
    }

    /// The next chunk is requested only after all lines of the previous one.
    @Test func nothingIsReadAhead() async throws {
        let validator = try ValidationReportsTests.validator()
        let asked = AsyncCounter()
        let pieces = Pieces(pieces: [Array("{}\n{}\n".utf8), Array("{}".utf8)]) { _ in asked.add() }
        var reports = validator.reports(of: pieces).makeAsyncIterator()
        for count in [1, 1, 3] {
            _ = try await reports.next()
            #expect(asked.count == count)
        }
    }

    private final class AsyncCounter: Sendable {
        private let number = Mutex(0)
        var count: Int { number.withLock { $0 } }
        func add() { number.withLock { $0 += 1 } }
    }

    /// The iterator runs on the actor of its caller.
    @MainActor @Test func itReadsWithinAnActor() async throws {
        let validator = try ValidationReportsTests.validator()
        var lines: [Int] = []
        for try await line in validator.reports(of: Pieces(pieces: [Array("{}\n\n{}".utf8)])) {
            MainActor.assertIsolated()
            lines.append(line.line)
        }
        #expect(lines == [1, 3])
    }

    @Test func sequencesAndReportsCanBeSent() throws {
        func send(_ value: some Sendable) {}
        let validator = try ValidationReportsTests.validator()
        send(validator.reports(of: Pieces(pieces: [[UInt8(0x7B)]])))
        send(LineReport.self)
    }

    @Test func noValueIsInADescription() async throws {
        let validator = try ValidationReportsTests.validator()
        let text = Array(#"{"text":"CANARY","secret":"CANARY"}"#.utf8)
        var reports = validator.reports(of: Pieces(pieces: [text])).makeAsyncIterator()
        let line = try #require(try await reports.next())
        var dumped = ""
        dump(line, to: &dumped)
        #expect(line.description == "1: /text: tooLong, /text: email, /secret: tooShort")
        #expect(!dumped.contains("CANARY") && !String(reflecting: line).contains("CANARY"))
        #expect(!line.isValid)
    }
}
