import FormCards
import FormModel

/// The answer to one question, written to standard output as it is: several choices one a line, no answer not at all.
struct PlainAnswer: AnswersReceiver {
    /// Whether it is printed; a yes or no may be a status alone.
    let isPrinted: Bool
    let console: any Console

    var isFile: Bool { false }

    var namesOptions: Bool { false }

    func check() throws(SystemError) {}

    func refusal(of dataSource: FormDataSource, limits: JSONLimits) -> FormIssue? { nil }

    func write(_ dataSource: FormDataSource) throws(SystemError) {
        guard isPrinted, let value = dataSource.values.first?.value else { return }
        let bytes = Array(text(of: value).utf8)
        guard !bytes.isEmpty else { return }
        guard console.isOutputTerminal else { return try console.write(bytes + [0x0A]) }
        let isSecret = dataSource.form.compiled.fields.first?.isSecure == true
        let shown = isSecret ? Array(DisplayValue.mask.utf8) : AnswersWriter.clean(bytes)
        try console.write(shown + [0x0A])
    }

    private func text(of value: FieldValue) -> String {
        if case .choices(let list) = value { return list.joined(separator: "\n") }
        return DisplayValue.canonicalText(of: value)
    }
}
