import FormModel
import FormValidation

/// Writes issues as JSON for many submissions.
///
/// The same issue comes up again and again in a bulk run, so what was written once is kept and
/// copied.
struct IssueWriter {
    /// What makes an issue that issue, where it has no facts of its own.
    private struct Key: Equatable {
        var field = -1
        var validator = -1
        var element = -1
        var actual = -1
        var severity = Issue.Severity.error
        var code = IssueCode.required
    }

    /// Where what was written of an issue stands.
    private struct Entry {
        var key = Key()
        var json = 0..<0
    }

    private let validator: FormValidator
    private var entries = [Entry](repeating: Entry(), count: IssueWriter.size)
    /// What was written of all of them, one behind the other: an array for each would have its references
    /// counted for each issue.
    private var written: [UInt8] = []

    /// How many issues are kept: more than most forms can give.
    private static let size = 1_024
    /// In how many places an issue may be kept, so that two do not drive each other out.
    private static let places = 4
    /// How many bytes are kept; beyond that, all are forgotten.
    private static let capacity = 1 << 20

    init(validator: FormValidator) {
        self.validator = validator
    }

    /// The issues that findings stand for.
    func issues(_ findings: Findings) -> [Issue] {
        findings.list.map(validator.form.program.issue)
    }

    /// Writes the elements of the list of issues.
    mutating func write(_ findings: borrowing Findings, to bytes: inout [UInt8]) {
        let list = findings.list.span
        for index in list.indices {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            // Read where it lies, member by member: copying a finding counts references.
            let isPlain =
                list[index].field >= 0 && list[index].parameters.isEmpty && list[index].row.isEmpty
                && list[index].member == nil
            guard isPlain else {
                // An issue with facts of its own will hardly come again.
                bytes.append(contentsOf: json(validator.form.program.issue(list[index])))
                continue
            }
            let key = Key(
                field: list[index].field, validator: list[index].validator,
                element: list[index].element, actual: list[index].actual ?? -1,
                severity: list[index].severity, code: list[index].code)
            let json =
                find(key) ?? keep(json(validator.form.program.issue(list[index])), for: key)
            bytes.append(contentsOf: written[json])
        }
    }

    private func find(_ key: Key) -> Range<Int>? {
        let first = IssueWriter.slot(of: key)
        for place in 0..<IssueWriter.places {
            let slot = (first &+ place) & (IssueWriter.size - 1)
            if entries[slot].key.field < 0 { return nil }
            if entries[slot].key == key { return entries[slot].json }
        }
        return nil
    }

    private mutating func keep(_ json: [UInt8], for key: Key) -> Range<Int> {
        if written.count + json.count > IssueWriter.capacity {
            written.removeAll(keepingCapacity: true)
            for slot in entries.indices { entries[slot] = Entry() }
        }
        let first = IssueWriter.slot(of: key)
        let slots = (0..<IssueWriter.places).map { (first &+ $0) & (IssueWriter.size - 1) }
        let slot = slots.first { entries[$0].key.field < 0 } ?? first
        let start = written.count
        written += json
        entries[slot] = Entry(key: key, json: start..<written.count)
        return start..<written.count
    }

    private static func slot(of key: Key) -> Int {
        var hash = UInt64(truncatingIfNeeded: key.field &* 31 &+ key.validator)
        hash = (hash &* 31 &+ UInt64(truncatingIfNeeded: key.element)) &* 31
        hash = (hash &+ UInt64(truncatingIfNeeded: key.actual)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash &>> 32) & (size - 1)
    }

    private func json(_ issue: Issue) -> [UInt8] {
        var writer = JSONWriter()
        validator.write(issue, to: &writer)
        return writer.bytes
    }
}
