extension Findings {
    /// One error or warning: which check of which field found it, and where.
    package struct Finding: Sendable {
        package let code: IssueCode
        /// The index of the field among the form's fields, or −1 for the submission as a whole.
        package let field: Int
        /// The index of the validator among those of the field, or −1 where no validator found it.
        package let validator: Int
        /// The index of the element of a list or of a group, or −1.
        package let element: Int
        /// The field of that row, where the validator of a group names one; the section, where no field has the finding.
        package let member: FieldName?
        /// The row of the field, from the outermost group inwards; empty for a field of the form itself.
        package let row: [RowStep]
        /// The offset in the submission, or −1.
        package let offset: Int
        /// The number that the validator counted, such as the length of a text.
        package let actual: Int?
        /// The number of the rule over several fields that found it, or −1.
        package let rule: Int32
        /// Parameters that the validator does not have for every value, such as the nearest name to an unknown one.
        package internal(set) var parameters: IssueParameters
        /// Whether it is an error or a warning.
        package internal(set) var severity: FormIssue.Severity

        /// Whether it waits for the answer of an asynchronous check.
        var isPending: Bool { code == .remotePending }

        /// Whether it makes the value invalid.
        var isError: Bool { severity == .error && !isPending }

        /// The same finding with the answer of its asynchronous check.
        func answered(as code: IssueCode, message: String?) -> Finding {
            var parameters = parameters
            parameters["message"] = message.map { .text($0) }
            return Finding(
                code: code, field: field, validator: validator, element: element, member: member,
                row: row, offset: offset, actual: actual, rule: rule, parameters: parameters,
                severity: severity)
        }
    }

    /// One step into a group: the group, and one of its rows.
    package struct RowStep: Sendable, Hashable {
        /// The index of the group among the fields of its record.
        let field: Int
        let index: Int
    }
}

/// The field of a finding, of the form or of a row.
struct FindingField: Hashable {
    private let row: [Findings.RowStep]
    private let field: Int

    init(_ finding: Findings.Finding) {
        row = finding.row
        field = finding.field
    }

    var place: FieldPlace { FieldPlace(field, in: row[...]) }
}

extension FieldPlace {
    /// Makes the place of a field in a row; without steps, of a field of the form itself.
    init(_ field: Int, in row: ArraySlice<Findings.RowStep>) {
        guard let first = row.first else {
            self.init(field)
            return
        }
        let fields = row.dropFirst().map(\.field) + [field]
        self.init(first.field, inner: zip(row, fields).map { Step(row: $0.index, field: $1) })
    }
}
