import FormCards
import FormModel
import FormValidation

/// Judges the submissions of chunks, one after the other, on memory that it keeps.
///
/// Each thread has one.
struct ChunkJudge {
    private let validator: FormValidator
    private let options: BulkOptions
    private let file: String
    private let header: [UInt8]
    private var judge: SubmissionJudge
    private var issueWriter: IssueWriter
    /// Writes the report for people, where that is asked for.
    private var lineWriter: IssueWriter?
    private let records: RecordWriter
    /// Writes the values of valid submissions, where they are asked for.
    private let acceptedWriter: StagedValuesWriter?
    /// Where what was found stands in the submission judged last.
    private var places = Places()

    /// What the lines came to that were judged last.
    var result = ChunkResult()

    init(validator: FormValidator, options: BulkOptions, file: String) {
        self.validator = validator
        self.options = options
        self.file = file
        judge = validator.makeJudge(checks: options.checks.names)
        issueWriter = IssueWriter(validator: validator, style: .json)
        lineWriter =
            options.report == .text
            ? IssueWriter(validator: validator, style: .lines(of: file)) : nil
        records = RecordWriter(form: validator.form, keepsSecrets: options.keepsSecrets)
        acceptedWriter = options.writesAccepted ? records.acceptedWriter(of: judge) : nil
        var writer = JSONWriter()
        writer.string(file)
        header = Array(#"{"file":"#.utf8) + writer.bytes + Array(#","line":"#.utf8)
    }

    /// Judges the lines of a chunk, until what they came to is large enough to be written first; blank ones are
    /// passed over.
    ///
    /// - Parameters:
    ///   - chunk: The lines.
    ///   - cursor: Where to begin, and then where to go on.
    ///   - invalidLeft: How many more invalid submissions are judged before the run ends.
    /// - Returns: Whether the chunk is through.
    mutating func judgeLines(
        of chunk: Chunk, from cursor: inout Chunk.Cursor, invalidLeft: Int = .max
    ) -> Bool {
        result.removeAll()
        result.bytesRead = chunk.bytesRead
        let bytes = chunk.bytes.span
        while cursor.index < chunk.lineEnds.count {
            guard result.invalid < invalidLeft else { return true }
            guard result.size < ChunkResult.sizeLimit else { return false }
            let (index, at, end) = (cursor.index, cursor.offset, chunk.lineEnds[cursor.index])
            // A carriage return of the line end does not count towards the limit.
            let isCRLF = end < bytes.count && end > at && bytes[end - 1] == 0x0D
            let record = bytes.extracting(at..<(isCRLF ? end - 1 : end))
            // Of a line beyond the limit the rest is not known.
            if record.count > validator.limits.bytes || !ChunkJudge.isBlank(record) {
                judgeOne(record, chunk.firstLine + index)
            }
            cursor = Chunk.Cursor(index: index + 1, offset: end + 1)
        }
        return true
    }

    /// Judges a chunk as one submission.
    mutating func judgeWhole(_ bytes: [UInt8]) {
        result.removeAll()
        let text = bytes.span
        judgeOne(text.extracting(options.input.body(text)), 1)
    }

    private static func isBlank(_ record: Span<UInt8>) -> Bool {
        for at in record.indices {
            switch record[at] {
            case 0x20, 0x09, 0x0D: continue
            default: return false
            }
        }
        return true
    }

    private mutating func judgeOne(_ record: Span<UInt8>, _ line: Int) {
        var isClean =
            options.input.encoding(of: record).map { judge.judge(record, as: $0) }
            ?? judge.judge(record)
        if !isClean, !options.checks.isEmpty { isClean = check(record) }
        let isValid = isClean || judge.findings.errorCount == 0
        if isValid { result.valid += 1 } else { result.invalid += 1 }
        let isRejected = !isValid && options.writesRejected
        if !isClean, isRejected || options.report.hasPositions {
            places.find(judge.findings, in: record)
        }
        switch options.report {
        case .none, .summary: break
        case .text:
            if !isClean {
                lineWriter?.write(
                    judge.findings, at: places.positions, from: line, to: &result.report)
            }
        case .json: if !isClean || options.tellsValid { write(line, isValid: isValid) }
        case .github, .junit, .sarif:
            if let format = options.format, !isClean || format.tellsSound {
                write(line, isValid: isValid, as: format)
            }
        }
        if isValid {
            if let acceptedWriter {
                judge.append(valuesIn: record, with: acceptedWriter, to: &result.accepted)
                result.accepted.append(0x0A)
            }
        } else if isRejected {
            writeRejected(record, line)
        }
    }

    /// Lets commands judge what the form leaves to them.
    ///
    /// - Returns: Whether nothing was found.
    private mutating func check(_ record: Span<UInt8>) -> Bool {
        let questions = judge.takeQuestions(record)
        guard !questions.isEmpty else { return false }
        var troubles: [String] = []
        let checks = options.checks
        let isClean = judge.settle(questions) { question in
            let outcome = checks.outcome(of: question)
            if let trouble = outcome.trouble, troubles.count < ChunkResult.troubleLimit {
                troubles.append(trouble)
            }
            return outcome.answer
        }
        result.add(troubles)
        return isClean
    }

    // MARK: Reports

    private mutating func write(_ line: Int, isValid: Bool) {
        result.report.append(contentsOf: header)
        result.report.append(decimal: line)
        result.report.append(contentsOf: isValid ? ChunkJudge.valid : ChunkJudge.invalid)
        issueWriter.write(judge.findings, at: places.positions, from: line, to: &result.report)
        result.report.append(contentsOf: ChunkJudge.end)
    }

    private static let valid = Array(#","valid":true,"issues":["#.utf8)
    private static let invalid = Array(#","valid":false,"issues":["#.utf8)
    private static let end = Array("]}\n".utf8)

    private mutating func write(_ line: Int, isValid: Bool, as format: any ReportFormat) {
        // Of a submission in which nothing was found the positions are those of another.
        let issues = judge.findings.list.map(validator.form.program.issue)
        let problems = zip(issues, places.positions).map { issue, position in
            ReportProblem(
                position: SourcePosition(
                    line: position.line + line - 1, column: position.column),
                path: issue.path.description, severity: issue.severity, code: issue.code.rawValue,
                message: validator.message(for: issue))
        }
        for problem in problems { result.codes.insert(problem.code) }
        let subject = ReportSubject(
            file: file, line: options.isLines ? line : nil, isValid: isValid, problems: problems)
        format.append(subject, to: &result.report)
    }

    private mutating func writeRejected(_ record: Span<UInt8>, _ line: Int) {
        result.rejected.append(contentsOf: #"{"line":"#.utf8)
        result.rejected.append(decimal: line)
        result.rejected.append(contentsOf: ",".utf8)
        records.writeOriginal(record, limits: validator.limits, to: &result.rejected)
        result.rejected.append(contentsOf: #","issues":["#.utf8)
        issueWriter.write(judge.findings, at: places.positions, from: line, to: &result.rejected)
        result.rejected.append(contentsOf: "]}\n".utf8)
    }
}

/// The positions of findings, in memory that is kept from one submission to the next.
private struct Places {
    private var offsets: [Int] = []
    private(set) var positions: [SourcePosition] = []

    /// Finds the positions of all findings; what is missing stands nowhere and has the position of the beginning.
    mutating func find(_ findings: borrowing Findings, in record: Span<UInt8>) {
        offsets.removeAll(keepingCapacity: true)
        let list = findings.list.span
        for index in list.indices { offsets.append(list[index].offset) }
        SourcePosition.find(&positions, of: offsets, in: record)
    }
}
