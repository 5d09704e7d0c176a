public import FormModel

extension FormDataSource {
    /// Reports the issues of a submission to the person who filled it in, so that a refused form says why when it is drawn
    /// again.
    ///
    /// Each issue is reported at its field until the value of the field changes. The issues of no shown field, such as an
    /// unknown name, are issues of the data source as a whole until any value changes. Checks are not asked again for
    /// the present values, because their answers are taken over from the report.
    ///
    /// ```swift
    /// let report = await validator.validate(post.answers, checks: checks)
    /// post.fill(source)
    /// source.show(report)
    /// ```
    ///
    /// - Parameter report: The report on a submission with the present values.
    /// - Complexity: O(*n*) in the fields of the form and in the issues.
    public func show(_ report: ValidationReport) { show(report) { _ in true } }

    /// Shows some issues of a report.
    package func show(_ report: ValidationReport, where isShown: (FormIssue) -> Bool) {
        self.report(report.issues.filter(isShown), report.answered)
    }
}
