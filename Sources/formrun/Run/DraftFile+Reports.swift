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

    /// The lines that say which answers of the draft the form no longer takes.
    func report(
        _ misfits: [FormDraft.Misfit], in dataSource: FormDataSource, _ catalog: MessageCatalog
    ) -> [String] {
        guard let resumed else { return [] }
        let words = SessionWords(catalog)
        let form = dataSource.form
        let left = misfits.map { misfit in
            let path = misfit.answer.path
            let isSecret = form.input(at: path)?.isSecure == true
            let value =
                isSecret
                ? DisplayValue.mask : DisplayValue.canonicalText(of: misfit.answer.value)
            let shown = DisplayText(value).truncated(to: 60).string
            return words(.draftMisfit, ["path": path.dotted, "value": shown])
        }
        guard resumed.fingerprint != form.fingerprint else { return left }
        let answered = Set(resumed.answers.map(\.path))
        let invalid = dataSource.issues.filter {
            $0.severity == .error && answered.contains($0.path)
        }.map {
            words(
                .draftInvalid,
                ["path": $0.path.dotted, "message": $0.sentence(in: catalog, of: form)])
        }
        return [words(.draftChanged)] + left + invalid
    }
}
