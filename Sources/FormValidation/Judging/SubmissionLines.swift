import FormModel

/// Cuts bytes that arrive in pieces into lines, and validates each that is not blank.
///
/// Of a line beyond the limit only the beginning is stored.
struct SubmissionLines {
    private let limit: Int
    private let clock: FormClock
    private var submissions: SubmissionValidator
    /// The bytes that are still needed.
    private(set) var bytes: [UInt8] = []
    /// The beginning of the present line, and up to where it holds no line feed.
    private var start = 0
    private var scanned = 0
    private var line = 0

    init(_ validator: FormValidator) {
        limit = validator.limits.bytes
        clock = validator.clock
        submissions = validator.makeSubmissionValidator()
    }

    /// Appends a piece.
    mutating func append(_ body: (inout [UInt8]) -> Void) {
        // All whole lines were validated before, so that only the beginning of a line is left.
        bytes.removeSubrange(..<start)
        scanned -= start
        start = 0
        body(&bytes)
    }

    /// Validates the next whole line that is not blank.
    mutating func next() -> LineReport? {
        while true {
            let end = JSONWords.lineEnd(bytes.span, from: scanned)
            guard end < bytes.count else {
                scanned = end
                cut()
                return nil
            }
            let line = start..<end
            start = end + 1
            scanned = start
            if let report = report(on: line) { return report }
        }
    }

    /// Validates the line behind the last line feed.
    mutating func finish() -> LineReport? {
        start < bytes.count ? report(on: start..<bytes.count) : nil
    }

    /// Drops the end of a line that is too long.
    private mutating func cut() {
        let stored = NDJSON.storedBytes(limit: limit)
        guard bytes.count - start > stored else { return }
        bytes.removeSubrange((start + stored)...)
        scanned = bytes.count
    }

    private mutating func report(on line: Range<Int>) -> LineReport? {
        self.line += 1
        // A second reference to the array: a part of this value cannot be borrowed while another part changes.
        let bytes = bytes
        guard let record = NDJSON.record(of: line, in: bytes.span, limit: limit) else { return nil }
        let text = bytes.span.extracting(record)
        // A stream may go on for days.
        submissions.prepare(now: clock.now)
        _ = submissions.validate(text)
        return LineReport(line: self.line, report: submissions.report(text))
    }
}
