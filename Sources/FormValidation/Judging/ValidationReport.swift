public import FormModel

/// The issues and the values of a submission.
public struct ValidationReport: Sendable {
    /// The issues: by field in form order, those of a field in declared order, those of unknown fields last, by name.
    public let issues: [FormIssue]

    /// The values, in form order, typed and canonical.
    ///
    /// A value that could not be read is absent, and so is an empty one, except in the scope `ValidationScope.sent`: there
    /// an empty value says that the field is to be cleared.
    ///
    /// Where the scope names fields, the values of other fields are absent.
    ///
    /// They may be secrets.
    public let values: [(name: FieldName, value: FieldValue)]

    /// The name of the ending that the submission reaches: that of a condition that holds, or else, if the submission
    /// is valid as a whole, that of a form that was filled in; `nil` if there is none.
    public let ending: FieldName?

    /// The checks that were made for the submission.
    let answered: [AnsweredCheck]

    /// The button of the form with which a form post was sent; `nil` if it names none.
    ///
    /// It is named by `form-button`, or else by an entry of its own. Of several, one counts; whether it was shown is not
    /// examined.
    public let pressed: FieldName?

    /// Whether the submission can be accepted.
    public var isValid: Bool { issues.allSatisfy { $0.severity != .error } }

    /// The value of one field; empty where it was not sent or could not be read.
    public subscript(_ name: FieldName) -> FieldValue {
        values.first { $0.name == name }?.value ?? .empty
    }

    /// The values of the fields of a page, with `FieldValue.empty` for those that are empty: the known values when the next
    /// page is validated.
    ///
    /// ```swift
    /// let first = validator.validate(post, scope: .page(form.pages[0]))
    /// let known = first.values(of: form.pages[0])
    /// let second = validator.validate(next, scope: .page(form.pages[1], known: known))
    /// ```
    public func values(of page: Page) -> [FieldName: FieldValue] { values(of: page.fieldNames) }

    /// The values of some fields, with `FieldValue.empty` for those that are empty.
    public func values(of fields: [FieldName]) -> [FieldName: FieldValue] {
        var values = [FieldName: FieldValue](
            fields.map { ($0, .empty) }, uniquingKeysWith: { first, _ in first })
        for (name, value) in self.values where values[name] != nil { values[name] = value }
        return values
    }

    /// The fields of the form, for the keys of answers.
    let layout: FormLayout

    init(
        issues: [FormIssue], values: [(name: FieldName, value: FieldValue)], ending: FieldName?,
        pressed: FieldName?, layout: FormLayout, answered: [AnsweredCheck] = []
    ) {
        self.issues = issues
        self.values = values
        self.ending = ending
        self.layout = layout
        self.answered = answered
        self.pressed = pressed
    }
}

extension SubmissionValidator {
    /// Makes the report on the last submission.
    ///
    /// It is mutating although nothing changes, because a class that has the validator would copy it otherwise.
    mutating func report(
        _ text: Span<UInt8>, _ answered: [AnsweredCheck] = []
    ) -> ValidationReport {
        ValidationReport(
            issues: issues(in: text), values: values(in: text), ending: ending(text)?.name,
            pressed: pressed, layout: compiled.layout, answered: answered)
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
