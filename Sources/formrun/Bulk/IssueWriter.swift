import FormModel
import FormValidation

/// Writes the issues of many submissions in one style.
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
        var severity = FormIssue.Severity.error
        var code = IssueCode.required
    }

    /// Where what was written of an issue stands, in two parts: its path, and what stands behind its position.
    private struct Entry {
        var key = Key()
        var path = 0..<0
        var rest = 0..<0
    }

    private let validator: FormValidator
    private let style: IssueStyle
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

    init(validator: FormValidator, style: IssueStyle) {
        self.validator = validator
        self.style = style
    }

    /// Writes issues, each with its position in the input.
    ///
    /// - Parameters:
    ///   - findings: What the issues are made of.
    ///   - positions: Their positions in the submission.
    ///   - line: The line at which the submission begins.
    ///   - bytes: Where they are appended.
    mutating func write(
        _ findings: borrowing Findings, at positions: [SourcePosition], from line: Int,
        to bytes: inout [UInt8]
    ) {
        let list = findings.list.span
        for index in list.indices {
            if index > 0 { bytes.append(contentsOf: style.separator) }
            bytes.append(contentsOf: style.prefix)
            // Read where it lies, member by member: copying a finding counts references.
            let isPlain =
                list[index].field >= 0 && list[index].parameters.isEmpty && list[index].row.isEmpty
                && list[index].member == nil
            guard isPlain else {
                // An issue with facts of its own will hardly come again.
                let (text, place) = style.write(
                    validator.form.program.issue(list[index]), validator)
                bytes.append(contentsOf: text[..<place])
                write(positions[index], from: line, to: &bytes)
                bytes.append(contentsOf: text[place...])
                continue
            }
            let key = Key(
                field: list[index].field, validator: list[index].validator,
                element: list[index].element, actual: list[index].actual ?? -1,
                severity: list[index].severity, code: list[index].code)
            let slot = find(key) ?? keep(validator.form.program.issue(list[index]), for: key)
            bytes.append(contentsOf: written[entries[slot].path])
            write(positions[index], from: line, to: &bytes)
            bytes.append(contentsOf: written[entries[slot].rest])
        }
    }

    private func write(
        _ position: SourcePosition, from line: Int, to bytes: inout [UInt8]
    ) {
        bytes.append(contentsOf: style.lineKey)
        bytes.append(decimal: position.line + line - 1)
        bytes.append(contentsOf: style.columnKey)
        bytes.append(decimal: position.column)
    }

    /// The slot of an issue that was written before.
    private func find(_ key: Key) -> Int? {
        let first = IssueWriter.slot(of: key)
        for place in 0..<IssueWriter.places {
            let slot = (first &+ place) & (IssueWriter.size - 1)
            if entries[slot].key.field < 0 { return nil }
            if entries[slot].key == key { return slot }
        }
        return nil
    }

    private mutating func keep(_ issue: FormIssue, for key: Key) -> Int {
        let (text, place) = style.write(issue, validator)
        if written.count + text.count > IssueWriter.capacity {
            written.removeAll(keepingCapacity: true)
            for slot in entries.indices { entries[slot] = Entry() }
        }
        let first = IssueWriter.slot(of: key)
        let slots = (0..<IssueWriter.places).map { (first &+ $0) & (IssueWriter.size - 1) }
        let slot = slots.first { entries[$0].key.field < 0 } ?? first
        let start = written.count
        written += text
        entries[slot] = Entry(
            key: key, path: start..<start + place, rest: start + place..<written.count)
        return slot
    }

    private static func slot(of key: Key) -> Int {
        var hash = UInt64(truncatingIfNeeded: key.field &* 31 &+ key.validator)
        hash = (hash &* 31 &+ UInt64(truncatingIfNeeded: key.element)) &* 31
        hash = (hash &+ UInt64(truncatingIfNeeded: key.actual)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash &>> 32) & (size - 1)
    }
}

extension [UInt8] {
    /// Appends a number, 0 or more, in digits.
    mutating func append(decimal number: Int) {
        var power = 1
        while number / power >= 10 { power *= 10 }
        while power > 0 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / power % 10))
            power /= 10
        }
    }
}
