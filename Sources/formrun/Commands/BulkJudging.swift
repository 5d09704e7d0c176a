import FormCards
import FormModel
import FormValidation

/// What is printed of the submissions judged.
enum SubmissionReport: String {
    case text, json, summary, none
}

/// Judges one submission after the other and writes what the report asks for.
struct BulkJudging {
    private let validator: FormValidator
    private let report: SubmissionReport
    private let tellsValid: Bool
    private let console: any Console
    private var judge: SubmissionJudge
    private var writer = JSONWriter()
    private var lines: [DisplayText] = []

    private(set) var valid = 0
    private(set) var invalid = 0

    init(
        validator: FormValidator, report: SubmissionReport, tellsValid: Bool, console: any Console
    ) {
        self.validator = validator
        self.report = report
        self.tellsValid = tellsValid
        self.console = console
        judge = SubmissionJudge(form: validator.form, limits: validator.limits)
    }

    /// Judges a file that is one submission.
    mutating func judgeWhole(_ file: String) throws(SystemError) {
        let bytes = try console.readAll(file, limit: validator.limits.bytes)
        judgeOne(bytes, file: file, line: 1)
        try flush()
    }

    /// Judges a file of which each line is a submission; blank lines are passed over.
    mutating func judgeLines(of file: String) throws(SystemError) {
        let reader = LineReader(try console.open(file), limit: validator.limits.bytes)
        while let line = try reader.next() {
            switch line {
            case .line(let bytes):
                guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { continue }
                judgeOne(bytes, file: file, line: reader.number)
            case .tooLong(let bytes):
                judgeOne(bytes, file: file, line: reader.number)
            }
            try flush()
        }
    }

    /// Ends the run with what is said once.
    mutating func finish() throws(SystemError) {
        guard report == .summary else { return }
        let count = valid + invalid
        let noun = count == 1 ? "submission" : "submissions"
        try console.write([
            DisplayText("\(count) \(noun): \(valid) valid, \(invalid) invalid")
        ])
    }

    private mutating func judgeOne(_ bytes: [UInt8], file: String, line: Int) {
        _ = judge.judge(bytes.span)
        let issues = judge.findings.list.map(validator.form.program.issue)
        let isValid = issues.allSatisfy { $0.severity != .error }
        if isValid { valid += 1 } else { invalid += 1 }
        switch report {
        case .none, .summary: break
        case .text: tell(issues, bytes, file, line)
        case .json:
            if !isValid || tellsValid || !issues.isEmpty { write(issues, isValid, file, line) }
        }
    }

    private mutating func tell(_ issues: [Issue], _ bytes: [UInt8], _ file: String, _ line: Int) {
        // What is missing stands nowhere: it is told at the beginning of the submission.
        let positions = SourcePosition.positions(of: issues.map { $0.offset ?? 0 }, in: bytes.span)
        for (issue, position) in zip(issues, positions) {
            let place = "\(file):\(position.line + line - 1):\(position.column)"
            let mark = issue.severity == .warning ? "warning: " : ""
            let path = issue.path.steps.isEmpty ? "" : "\(issue.path): "
            lines.append(
                DisplayText(
                    "\(place): \(path)\(mark)\(validator.message(for: issue)) [\(issue.code)]"))
        }
    }

    private mutating func write(_ issues: [Issue], _ isValid: Bool, _ file: String, _ line: Int) {
        writer.beginObject()
        writer.key("file")
        writer.string(file)
        writer.key("line")
        writer.integer(line)
        writer.key("valid")
        writer.boolean(isValid)
        writer.key("issues")
        validator.write(issues, to: &writer)
        writer.endObject()
        writer.endLine()
    }

    private mutating func flush() throws(SystemError) {
        if !lines.isEmpty { try console.write(lines) }
        lines.removeAll()
        if !writer.bytes.isEmpty { try console.write(writer.bytes) }
        writer.removeAll()
    }
}
