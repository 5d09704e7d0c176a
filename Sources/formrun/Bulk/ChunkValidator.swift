import FormCards
import FormModel
import FormValidation

/// Validates the submissions of chunks in sequence, and reuses its memory.
///
/// Each thread has its own.
struct ChunkValidator {
    private let validator: FormValidator
    private let options: BulkOptions
    /// Whether choices are fetched for the values of submissions; reading the fetcher would copy it for each one.
    private let fetchesChoices: Bool
    private var submissions: SubmissionValidator
    private var reports: SubmissionReports
    private let records: RecordWriter
    /// The writer of the values of valid submissions, if these are requested.
    private let acceptedWriter: ValueTableWriter?
    /// The positions of the findings in the last submission with findings.
    private var positions = FindingPositions()

    /// The output for the lines of the last call.
    var result = ChunkResult()

    init(validator: FormValidator, options: BulkOptions, file: String) {
        self.validator = validator
        self.options = options
        fetchesChoices = options.remote.fetcher != nil
        submissions = validator.makeSubmissionValidator(checks: options.remote.checks.names)
        submissions.receive(forAllValues: options.remote.fetcher?.files ?? [:])
        records = RecordWriter(form: validator.form, keepsSecrets: options.keepsSecrets)
        reports = SubmissionReports(
            validator: validator, options: options, file: file, withholds: records.withholds)
        acceptedWriter =
            options.writesAccepted || options.reportsValues
            ? records.acceptedWriter(of: submissions) : nil
    }

    /// A copy for another thread.
    func separated() -> ChunkValidator {
        var copy = self
        copy.submissions.separateChoices()
        return copy
    }

    /// Validates lines of a chunk, until the output is large enough to be written; blank lines are skipped, unless each
    /// line is to be answered.
    ///
    /// - Parameters:
    ///   - chunk: The lines.
    ///   - cursor: The first line to validate; afterwards, the next one.
    ///   - invalidLeft: The number of invalid submissions after which the run ends.
    /// - Returns: Whether all lines of the chunk were validated.
    mutating func validateLines(
        of chunk: Chunk, from cursor: inout Chunk.Cursor, invalidLeft: Int = .max
    ) -> Bool {
        result.removeAll()
        result.bytesRead = chunk.bytesRead
        let bytes = chunk.bytes.span
        while cursor.index < chunk.lineEnds.count {
            guard result.invalid < invalidLeft else { return true }
            guard result.size < ChunkResult.sizeLimit else { return false }
            let end = chunk.lineEnds[cursor.index]
            let line = cursor.offset..<end
            if options.division == .frames {
                validate(bytes.extracting(line), chunk.firstLine + cursor.index)
            } else if let record = NDJSON.record(of: line, in: bytes, limit: validator.limits.bytes)
            {
                validate(bytes.extracting(record), chunk.firstLine + cursor.index)
            } else if options.reportsValues {
                validate(bytes.extracting(line), chunk.firstLine + cursor.index)
            }
            cursor = Chunk.Cursor(index: cursor.index + 1, offset: end + 1)
        }
        return true
    }

    /// Validates a file that is one submission.
    mutating func validateWhole(_ bytes: [UInt8]) {
        result.removeAll()
        let text = bytes.span
        validate(text.extracting(options.input.body(text)), 1)
    }

    private mutating func validate(_ record: Span<UInt8>, _ line: Int) {
        if fetchesChoices { submissions.beginChoices() }
        var isClean = check(record)
        if fetchesChoices { fetchChoices(record, &isClean) }
        if !isClean, !options.remote.checks.isEmpty { isClean = runChecks(record) }
        let isValid = isClean || submissions.findings.errorCount == 0
        if isValid { result.valid += 1 } else { result.invalid += 1 }
        let isRejected = !isValid && options.writesRejected
        if !isClean, isRejected || options.report.hasPositions {
            positions.find(submissions.findings, in: record)
        }
        let issues = isClean ? nil : submissions.issuesWithTexts(in: record)
        var values: [UInt8]?
        if isValid, options.reportsValues, let acceptedWriter {
            var bytes: [UInt8] = []
            submissions.append(valuesIn: record, with: acceptedWriter, to: &bytes)
            values = bytes
        }
        if options.report.hasPositions {
            reports.write(
                submissions.findings, at: positions.list, issues, isClean: isClean,
                isValid: isValid, line,
                ending: options.report == .json ? submissions.ending(record)?.name : nil,
                values: values,
                to: &result)
        }
        if isValid, options.writesAccepted, let acceptedWriter {
            if let values {
                result.accepted.append(contentsOf: values)
            } else {
                submissions.append(valuesIn: record, with: acceptedWriter, to: &result.accepted)
            }
            result.accepted.append(0x0A)
        } else if isRejected {
            writeRejected(record, issues, line)
        }
    }

    @inline(__always)
    private mutating func check(_ record: Span<UInt8>) -> Bool {
        options.input.encoding(of: record).map { submissions.validate(record, as: $0) }
            ?? submissions.validate(record)
    }

    /// Fetches the choices for the values of the submission, and validates it again with them.
    ///
    /// The choices are kept for later submissions.
    private mutating func fetchChoices(
        _ record: Span<UInt8>, _ isClean: inout Bool
    ) {
        guard let fetcher = options.remote.fetcher else { return }
        var asked: Set<ChoiceQuestion> = []
        var failures: [String] = []
        defer { result.add(failures) }
        while let questions = submissions.questions(besides: asked) {
            asked.formUnion(questions)
            var choices: [ChoiceQuestion: [Choice]] = [:]
            for question in questions {
                let outcome = fetcher.begin(question).outcome
                choices[question] = outcome.choices
                failures += outcome.failures.prefix(ChunkResult.failureLimit - failures.count)
            }
            guard submissions.receive(choices) else { return }
            isClean = check(record)
        }
    }

    /// Runs the commands of the asynchronous checks of the form.
    ///
    /// - Returns: Whether the submission has no findings.
    private mutating func runChecks(_ record: Span<UInt8>) -> Bool {
        let questions = submissions.takeQuestions(record)
        guard !questions.isEmpty else { return false }
        var failures: [String] = []
        let remote = options.remote
        let isClean = submissions.resolve(questions) { question in
            let outcome = remote.begin(.check(question)).outcome
            failures += outcome.failures.prefix(ChunkResult.failureLimit - failures.count)
            return outcome.answer ?? .unknown
        }
        result.add(failures)
        return isClean
    }

    private mutating func writeRejected(_ record: Span<UInt8>, _ issues: [FormIssue]?, _ line: Int)
    {
        result.rejected.append(contentsOf: #"{"line":"#.utf8)
        result.rejected.append(decimal: line)
        result.rejected.append(contentsOf: ",".utf8)
        records.writeOriginal(record, limits: validator.limits, to: &result.rejected)
        result.rejected.append(contentsOf: ",".utf8)
        reports.writeRejected(
            submissions.findings, at: positions.list, issues,
            from: options.division == .frames ? 1 : line, to: &result.rejected)
    }
}

/// The positions of findings, in memory that is reused for the next submission.
private struct FindingPositions {
    private var offsets: [Int] = []
    private(set) var list: [SourcePosition] = []

    /// Finds the positions of all findings; a missing field has the position of the beginning of the submission.
    mutating func find(_ findings: borrowing Findings, in record: Span<UInt8>) {
        offsets.removeAll(keepingCapacity: true)
        let found = findings.list.span
        for index in found.indices { offsets.append(found[index].offset) }
        SourcePosition.find(&list, of: offsets, in: record)
    }
}
