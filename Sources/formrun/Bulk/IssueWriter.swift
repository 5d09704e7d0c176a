import FormModel
import FormValidation

/// Writes issues as JSON for many submissions.
///
/// The same issue comes up again and again in a bulk run, so what was written once is kept and
/// copied.
struct IssueWriter {
    /// What makes an issue of a form what it is.
    private struct Key: Equatable {
        var field = -1
        var validator = -1
        var element = -1
        var actual = -1
        var code = IssueCode.required
        var severity = Issue.Severity.error

        init() {}

        /// `nil` where the issue has facts of its own.
        init?(_ finding: Findings.Finding) {
            guard finding.field >= 0, finding.parameters.isEmpty, finding.row.isEmpty,
                finding.member == nil
            else { return nil }
            field = finding.field
            validator = finding.validator
            element = finding.element
            actual = finding.actual ?? -1
            code = finding.code
            severity = finding.severity
        }

        var slot: Int {
            var hash = UInt64(truncatingIfNeeded: field &* 31 &+ validator)
            hash = (hash &* 31 &+ UInt64(truncatingIfNeeded: element)) &* 31
            hash = (hash &+ UInt64(truncatingIfNeeded: actual)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= UInt64(truncatingIfNeeded: code.rawValue.utf8.count) &* 0xC2B2_AE3D_27D4_EB4F
            return Int(hash >> 54)
        }
    }

    private let validator: FormValidator
    private let limit: Int
    private var keys = [Key](repeating: Key(), count: 1_024)
    private var written = [[UInt8]](repeating: [], count: 1_024)

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
    mutating func write(_ findings: Findings, to bytes: inout [UInt8]) {
        var isFirst = true
        for finding in findings.list {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            write(finding, to: &bytes)
            // Checked behind each, so that no list is made of the few that are told.
            told += 1
            if told == limit { break }
        }
        told = 0
        if findings.list.count > limit {
            bytes.append(UInt8(ascii: ","))
            bytes.append(contentsOf: json(more))
        }
    }

    private var told = 0

    private mutating func write(_ finding: Findings.Finding, to bytes: inout [UInt8]) {
        guard let key = Key(finding) else {
            return bytes.append(contentsOf: json(validator.form.program.issue(finding)))
        }
        let slot = key.slot
        if keys[slot] != key || written[slot].isEmpty {
            keys[slot] = key
            written[slot] = json(validator.form.program.issue(finding))
        }
        bytes.append(contentsOf: written[slot])
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
