import FormModel
import FormValidation

/// Writes issues as JSON for many submissions.
///
/// The same issue comes up again and again in a bulk run, so what was written once is kept and
/// copied.
struct IssueWriter {
    /// What was written of an issue, and what makes it that issue.
    private struct Entry {
        var field = -1
        var validator = -1
        var element = -1
        var actual = -1
        var code = IssueCode.required
        var severity = Issue.Severity.error
        var json: [UInt8] = []

        /// Compared where it lies: copying a finding counts references.
        func isFor(_ finding: borrowing Findings.Finding) -> Bool {
            field == finding.field && validator == finding.validator
                && element == finding.element && actual == finding.actual ?? -1
                && severity == finding.severity && code == finding.code
        }
    }

    private let validator: FormValidator
    private let limit: Int
    private var entries = [Entry](repeating: Entry(), count: IssueWriter.size)

    /// How many issues are kept: more than most forms can give.
    private static let size = 1_024
    /// In how many places an issue may be kept, so that two do not drive each other out.
    private static let places = 4

    init(validator: FormValidator, limit: Int?) {
        self.validator = validator
        self.limit = limit ?? .max
    }

    /// The issues that findings stand for, as many as are told.
    func issues(_ findings: Findings) -> [Issue] {
        let told = findings.list.prefix(limit).map(validator.form.program.issue)
        return findings.list.count > limit ? told + [more] : told
    }

    /// Writes the elements of the list of issues.
    mutating func write(_ findings: borrowing Findings, to bytes: inout [UInt8]) {
        let list = findings.list.span
        for index in 0..<min(list.count, limit) {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(list[index], to: &bytes)
        }
        guard list.count > limit else { return }
        if limit > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(contentsOf: json(more))
    }

    private mutating func write(
        _ finding: borrowing Findings.Finding, to bytes: inout [UInt8]
    ) {
        // An issue with facts of its own will hardly come again.
        guard finding.field >= 0, finding.parameters.isEmpty, finding.row.isEmpty,
            finding.member == nil
        else {
            return bytes.append(contentsOf: json(validator.form.program.issue(copy finding)))
        }
        let first = IssueWriter.slot(of: finding)
        for place in 0..<IssueWriter.places {
            let slot = (first &+ place) & (IssueWriter.size - 1)
            if entries[slot].field < 0 { fill(slot, with: copy finding) }
            guard entries[slot].isFor(finding) else { continue }
            return bytes.append(contentsOf: entries[slot].json)
        }
        fill(first, with: copy finding)
        bytes.append(contentsOf: entries[first].json)
    }

    private mutating func fill(_ slot: Int, with finding: Findings.Finding) {
        entries[slot] = Entry(
            field: finding.field, validator: finding.validator, element: finding.element,
            actual: finding.actual ?? -1, code: finding.code, severity: finding.severity,
            json: json(validator.form.program.issue(finding)))
    }

    private static func slot(of finding: borrowing Findings.Finding) -> Int {
        var hash = UInt64(truncatingIfNeeded: finding.field &* 31 &+ finding.validator)
        hash = (hash &* 31 &+ UInt64(truncatingIfNeeded: finding.element)) &* 31
        hash = (hash &+ UInt64(truncatingIfNeeded: finding.actual ?? -1)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash &>> 32) & (size - 1)
    }

    private var more: Issue {
        Issue(.tooManyIssues, at: FieldPath(), parameters: ["max": .integer(limit)])
    }

    private func json(_ issue: Issue) -> [UInt8] {
        var writer = JSONWriter()
        validator.write(issue, to: &writer)
        return writer.bytes
    }
}
