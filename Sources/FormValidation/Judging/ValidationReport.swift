public import FormModel

/// What is wrong with a submission, in the order of the form, and what it comes to.
public struct ValidationReport: Sendable {
    /// Everything that is wrong: fields in form order, the issues of a field in declared order, unknown
    /// fields last, by name.
    public let issues: [FormIssue]

    /// The values that were sent, in form order, typed and canonical; those that could not be read
    /// are absent, and so are empty ones, unless only what was sent was judged (``JudgingScope/sent``): there an
    /// empty value says that the field is to be cleared.
    ///
    /// Where only some fields were asked for, those of others are absent: nobody judged them.
    ///
    /// They may be secrets.
    public let values: [(name: FieldName, value: FieldValue)]

    /// Whether the submission can be accepted.
    public var isValid: Bool { issues.allSatisfy { $0.severity != .error } }

    /// The value of one field; empty where it was not sent or could not be read.
    public subscript(_ name: FieldName) -> FieldValue {
        values.first { $0.name == name }?.value ?? .empty
    }

    /// The values of some fields, with ``FieldValue/empty`` for those that hold nothing: what is known of a page when the
    /// next is judged.
    public func values(of fields: [FieldName]) -> [FieldName: FieldValue] {
        var values = [FieldName: FieldValue](
            fields.map { ($0, .empty) }, uniquingKeysWith: { first, _ in first })
        for (name, value) in self.values where values[name] != nil { values[name] = value }
        return values
    }

    init(issues: [FormIssue], values: [(name: FieldName, value: FieldValue)]) {
        self.issues = issues
        self.values = values
    }
}

extension SubmissionJudge {
    /// The report on the last submission.
    func report(_ text: Span<UInt8>) -> ValidationReport {
        let found = findings.list.isEmpty ? [] : findings.list.map(program.issue)
        return ValidationReport(issues: found, values: values(in: text))
    }
}

extension ValidationReport: CustomStringConvertible, CustomReflectable {
    /// The paths and codes of the issues; no value, since values may be secrets.
    public var description: String {
        issues.isEmpty ? "valid" : issues.map { "\($0.path): \($0.code)" }.joined(separator: ", ")
    }

    /// The issues only: values may be secrets.
    public var customMirror: Mirror { Mirror(self, children: ["issues": issues]) }
}
