import FormModel
import FormValidation

/// Writes the issues of many submissions in one style.
///
/// The same issue occurs many times in a bulk run, so its bytes are cached and copied.
struct IssueWriter {
    /// The facts that determine the bytes of an issue without parameters of its own.
    private struct Key: Equatable {
        var field = -1
        var validator = -1
        var rule: Int32 = -1
        var element = -1
        var actual = -1
        var severity = FormIssue.Severity.error
        var code = IssueCode.required
    }

    /// The cached bytes of an issue in two parts: before and after its position.
    private struct Entry {
        var key = Key()
        var path = 0..<0
        var rest = 0..<0
    }

    private let validator: FormValidator
    private let style: IssueStyle
    private var entries = [Entry](repeating: Entry(), count: IssueWriter.size)
    /// The bytes of all cached issues: separate arrays would be retained and released for each written issue.
    private var written: [UInt8] = []

    /// The number of cached issues, which is larger than most forms need.
    private static let size = 1_024
    /// The number of slots in which an issue can be cached, so that two issues rarely replace each other.
    private static let places = 4
    /// The maximum number of cached bytes; beyond it, the cache is emptied.
    private static let capacity = 1 << 20

    init(validator: FormValidator, style: IssueStyle) {
        self.validator = validator
        self.style = style
    }

    /// Writes issues, each with its position in the input.
    ///
    /// - Parameters:
    ///   - findings: The findings of the issues.
    ///   - positions: The positions of the findings in the submission.
    ///   - issues: The issues, where their texts depend on the submission; otherwise each is made and cached.
    ///   - line: The line at which the submission begins.
    ///   - bytes: The bytes to which the issues are appended.
    mutating func write(
        _ findings: borrowing Findings, at positions: [SourcePosition], _ issues: [FormIssue]?,
        from line: Int, to bytes: inout [UInt8]
    ) {
        let list = findings.list.span
        for index in list.indices {
            if index > 0 { bytes.append(contentsOf: style.separator) }
            bytes.append(contentsOf: style.prefix)
            // The members of the finding are read in place, because a copy would retain and release its references.
            let isPlain =
                issues == nil && list[index].field >= 0 && list[index].parameters.isEmpty
                && list[index].row.isEmpty
                && list[index].member == nil
            guard isPlain else {
                // An issue with parameters of its own rarely occurs again.
                let (text, place) = style.write(
                    issues?[index] ?? validator.form.compiled.issue(list[index]), validator)
                bytes.append(contentsOf: text[..<place])
                write(positions[index], from: line, to: &bytes)
                bytes.append(contentsOf: text[place...])
                continue
            }
            let key = Key(
                field: list[index].field, validator: list[index].validator,
                rule: list[index].rule, element: list[index].element,
                actual: list[index].actual ?? -1, severity: list[index].severity,
                code: list[index].code)
            let slot = find(key) ?? keep(validator.form.compiled.issue(list[index]), for: key)
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

    /// The slot of a cached issue.
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
        var hash = UInt64(truncatingIfNeeded: key.field &* 31 &+ key.validator &- Int(key.rule))
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
