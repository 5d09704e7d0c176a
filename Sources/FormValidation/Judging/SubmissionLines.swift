import FormModel

/// Cuts bytes that arrive piece by piece into lines, and judges each that is not empty.
///
/// Of a line beyond the limit only the beginning is held.
struct SubmissionLines {
    private let validator: FormValidator
    private var judge: SubmissionJudge
    /// What has come and may still be needed.
    private(set) var bytes: [UInt8] = []
    /// Where the present line begins, and up to where there is no line feed in it.
    private var start = 0
    private var scanned = 0
    private var line = 0

    init(_ validator: FormValidator) {
        self.validator = validator
        judge = validator.makeJudge()
    }

    /// Adds bytes behind those that are there.
    mutating func append(_ body: (inout [UInt8]) -> Void) {
        // Only the beginning of a line is left: all whole ones were judged before more is read.
        bytes.removeSubrange(..<start)
        scanned -= start
        start = 0
        body(&bytes)
    }

    /// Judges the next line that has come whole and is not empty.
    mutating func next() -> LineReport? {
        while true {
            let end = JSONWords.lineEnd(bytes.span, from: scanned)
            guard end < bytes.count else {
                scanned = end
                cut()
                return nil
            }
            // A carriage return of the line end does not count towards the limit.
            let isCRLF = end > start && bytes[end - 1] == 0x0D
            let record = start..<(isCRLF ? end - 1 : end)
            start = end + 1
            scanned = start
            if let report = report(on: record) { return report }
        }
    }

    /// Judges what stands behind the last line feed.
    mutating func finish() -> LineReport? {
        start < bytes.count ? report(on: start..<bytes.count) : nil
    }

    /// Lets go of the end of a line that is too long whatever follows: one byte more than the limit shows
    /// that, and one may be the carriage return of the line end.
    private mutating func cut() {
        let most = validator.limits.bytes + 2
        guard bytes.count - start > most else { return }
        bytes.removeSubrange((start + most)...)
        scanned = bytes.count
    }

    private mutating func report(on record: Range<Int>) -> LineReport? {
        line += 1
        // Of a line beyond the limit the rest is not known.
        guard record.count > validator.limits.bytes || !isBlank(record) else { return nil }
        // Another name for the same memory: a part of this value cannot be lent while another changes.
        let bytes = bytes
        let text = bytes.span.extracting(record)
        _ = judge.judge(text)
        return LineReport(line: line, report: judge.report(text))
    }

    private func isBlank(_ record: Range<Int>) -> Bool {
        for at in record {
            switch bytes[at] {
            case 0x20, 0x09, 0x0D: continue
            default: return false
            }
        }
        return true
    }
}
