import FormCards
import FormModel
import FormValidation

// What a person should know about a draft that is continued.
extension DraftFile {
    /// Enters the answers of the draft from which the run goes on.
    ///
    /// - Returns: The answers that do not fit the form.
    func restore(into dataSource: FormDataSource, asking: Asking) -> [FormDraft.Misfit] {
        let misfits = resumed?.restore(into: dataSource) ?? []
        // Accepted answers are asked again, too.
        if asking == .all { resumed?.accepted = [] }
        return misfits
    }

    /// The lines that say which answers of the draft the form no longer takes; of very many, the first ones and a number.
    func report(
        _ misfits: [FormDraft.Misfit], in dataSource: FormDataSource, _ catalog: MessageCatalog
    ) -> [String] {
        guard let resumed else { return [] }
        let words = InterfaceWords(catalog)
        let form = dataSource.form
        let isChanged = resumed.fingerprint != form.fingerprint
        let invalid = isChanged ? invalidAnswers(of: resumed, in: dataSource) : []
        var lines = isChanged ? [words(.draftChanged)] : []
        lines += misfits.prefix(InterfaceWords.draftReportLimit).map { misfit in
            let path = misfit.answer.path
            let isSecret = form.input(at: path)?.isSecure == true
            let value =
                isSecret
                ? DisplayValue.mask : DisplayValue.canonicalText(of: misfit.answer.value)
            let shown = DisplayText(value).truncated(to: 60).string
            let line = words(.draftMisfit, ["path": path.dotted, "value": shown])
            return issue(ofOtherForm: path, in: dataSource)
                .map { "\(line) (\($0.sentence(in: catalog, of: form)))" } ?? line
        }
        lines += invalid.prefix(max(0, InterfaceWords.draftReportLimit - misfits.count)).map {
            words(
                .draftInvalid,
                ["path": $0.path.dotted, "message": $0.sentence(in: catalog, of: form)])
        }
        let more = misfits.count + invalid.count - InterfaceWords.draftReportLimit
        return more > 0 ? lines + [words(.draftMore, ["count": String(more)])] : lines
    }

    /// The issue of a path that differs from one of the form in its Unicode normal form only; `nil` for another one.
    private func issue(
        ofOtherForm path: FieldPath, in dataSource: FormDataSource
    ) -> FormIssue? {
        let known = dataSource.pathError(of: path)?.problems.first?.suggestion
        let parameters = IssueParameters(ofUnknown: path.dotted, nearest: known?.dotted)
        guard parameters["reason"] != nil else { return nil }
        return FormIssue(.unknownField, at: path, parameters: parameters)
    }

    /// The errors of the answers of a draft.
    private func invalidAnswers(
        of draft: FormDraft, in dataSource: FormDataSource
    ) -> [FormIssue] {
        let answered = Set(draft.answers.map(\.path))
        return dataSource.issues.filter { $0.severity == .error && answered.contains($0.path) }
    }
}
