/// The texts of the form with the values of the last submission.
extension SubmissionValidator {
    /// The issues of the last submission, with the texts that their messages need.
    package func issues(in text: Span<UInt8>) -> [FormIssue] {
        guard !findings.list.isEmpty else { return [] }
        guard compiled.texts.isUsed else { return findings.list.map(compiled.issue) }
        let context = JudgingContext(
            values: reader.values.view(submission: text), compiled: compiled, now: now)
        var issues: [FormIssue] = []
        issues.reserveCapacity(findings.list.count)
        for finding in findings.list { issues.append(compiled.issue(finding, in: context)) }
        return issues
    }

    /// The issues of the last submission; `nil` where no text of the form has places, so that each issue is the same
    /// whatever the values.
    package func issuesWithTexts(in text: Span<UInt8>) -> [FormIssue]? {
        compiled.texts.isUsed ? issues(in: text) : nil
    }

    /// A text of the form, such as its title, with the values of the last submission.
    ///
    /// - Parameters:
    ///   - localized: The text.
    ///   - locale: The locale of the reader.
    ///   - text: The bytes of the submission.
    /// - Returns: The filled text.
    func text(
        _ localized: LocalizedText, in locale: ReaderLocale, _ text: Span<UInt8>
    ) -> String {
        guard let places = compiled.texts[localized] else {
            return form.textWithoutValues(localized, in: locale.language)
        }
        let context = JudgingContext(
            values: reader.values.view(submission: text), compiled: compiled, now: now,
            sets: choiceSets)
        return FilledText(localized, places, in: context, [compiled]).string(
            in: locale, formLanguage: form.locale)
    }
}
