import FormModel
import FormValidation

/// Writes the reports on the submissions of one file, in the format of the run.
struct SubmissionReports {
    private let validator: FormValidator
    private let options: BulkOptions
    private let file: String
    /// The beginning of each report in JSON, up to the number of its line.
    private let header: [UInt8]
    // These bytes have arrays of their own, because they are appended for each submission.
    private let valid = [UInt8(ascii: ",")] + FormValidator.jsonValidity(true)
    private let invalid = [UInt8(ascii: ",")] + FormValidator.jsonValidity(false)
    private let issuesStart = FormValidator.jsonIssues + [UInt8(ascii: "[")]
    private let issuesEnd = Array("]}\n".utf8)
    private var issueWriter: IssueWriter
    /// The writer of the issues in the file of rejected submissions, if that leaves out what the report has.
    private var recordWriter: IssueWriter?
    /// The writer of the report for people, if that report is requested.
    private var textWriter: IssueWriter?

    init(validator: FormValidator, options: BulkOptions, file: String, withholds: Bool) {
        self.validator = validator
        self.options = options
        self.file = file
        issueWriter = IssueWriter(validator: validator, style: .json)
        recordWriter =
            withholds
            ? IssueWriter(validator: validator, style: .jsonWithoutUnknownNames) : nil
        textWriter =
            options.report == .text
            ? IssueWriter(validator: validator, style: .lines(of: file)) : nil
        var writer = JSONWriter()
        writer.string(file)
        header = Array(#"{"file":"#.utf8) + writer.bytes + Array(#","line":"#.utf8)
    }

    /// Writes the report on a submission, if it belongs to the output.
    ///
    /// - Parameters:
    ///   - findings: The findings in the submission.
    ///   - positions: The positions of the findings.
    ///   - issues: The issues, where their texts depend on the submission.
    ///   - isClean: Whether there are no findings; in that case the positions are those of another submission.
    ///   - isValid: Whether there is no error among the findings.
    ///   - line: The line at which the submission begins.
    ///   - ending: The name of the ending that the submission reaches.
    ///   - values: The canonical values of a valid submission as JSON, if they are reported.
    ///   - result: The output.
    mutating func write(
        _ findings: borrowing Findings, at positions: [SourcePosition], _ issues: [FormIssue]?,
        isClean: Bool, isValid: Bool, _ line: Int, ending: FieldName?, values: [UInt8]?,
        to result: inout ChunkResult
    ) {
        if let format = options.format {
            guard !isClean || format.includesValid else { return }
            return write(
                findings, at: positions, issues, isValid: isValid, line, as: format, to: &result)
        }
        guard options.report == .json else {
            if !isClean {
                textWriter?.write(findings, at: positions, issues, from: line, to: &result.report)
            }
            return
        }
        guard !isClean || options.reportsValid else { return }
        result.report.append(contentsOf: header)
        result.report.append(decimal: line)
        result.report.append(contentsOf: isValid ? valid : invalid)
        if let ending {
            result.report.append(contentsOf: FormValidator.json(ofEnding: ending))
        }
        if let values {
            result.report.append(contentsOf: #""values":"#.utf8)
            result.report.append(contentsOf: values)
            result.report.append(UInt8(ascii: ","))
        }
        // The lines of a frame are its own.
        let first = options.division == .frames ? 1 : line
        writeIssues(findings, at: positions, issues, from: first, to: &result.report)
    }

    /// Writes the issues as the last member of an object, `"issues":[…]}`, and ends the line.
    mutating func writeIssues(
        _ findings: borrowing Findings, at positions: [SourcePosition], _ issues: [FormIssue]?,
        from line: Int, to bytes: inout [UInt8]
    ) {
        bytes.append(contentsOf: issuesStart)
        issueWriter.write(findings, at: positions, issues, from: line, to: &bytes)
        bytes.append(contentsOf: issuesEnd)
    }

    /// Writes the issues as ``writeIssues(_:at:_:from:to:)`` does, for a file of rejected submissions.
    mutating func writeRejected(
        _ findings: borrowing Findings, at positions: [SourcePosition], _ issues: [FormIssue]?,
        from line: Int, to bytes: inout [UInt8]
    ) {
        guard recordWriter != nil else {
            return writeIssues(findings, at: positions, issues, from: line, to: &bytes)
        }
        bytes.append(contentsOf: issuesStart)
        recordWriter?.write(findings, at: positions, issues, from: line, to: &bytes)
        bytes.append(contentsOf: issuesEnd)
    }

    private func write(
        _ findings: borrowing Findings, at positions: [SourcePosition], _ issues: [FormIssue]?,
        isValid: Bool, _ line: Int, as format: any ReportFormat, to result: inout ChunkResult
    ) {
        let issues = issues ?? findings.list.map(validator.form.compiled.issue)
        let problems = zip(issues, positions).map { issue, position in
            ReportProblem(
                position: SourcePosition(
                    line: position.line + line - 1, column: position.column),
                path: issue.path.description, severity: issue.severity, code: issue.code.rawValue,
                message: issue.sentence(in: validator.catalog, of: validator.form))
        }
        for problem in problems { result.codes.insert(problem.code) }
        let subject = ReportSubject(
            file: file, line: options.division == .none ? nil : line, isValid: isValid,
            problems: problems)
        format.append(subject, to: &result.report)
    }
}
