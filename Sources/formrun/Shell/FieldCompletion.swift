import FormModel

/// The fields of a form and their values, as `--set NAME=VALUE` names them.
struct FieldCompletion {
    private let form: Form
    /// Whether a value follows the name, so that fields without an answer of their own are left out.
    private let takesAnswer: Bool

    init(_ form: Form, takesAnswer: Bool) {
        self.form = form
        self.takesAnswer = takesAnswer
    }

    /// The candidates for a text that was typed so far, each as a whole.
    func candidates(for typed: String) -> [Candidate] {
        if takesAnswer,
            case (let name, let value)? = SuppliedAnswers.parts(of: typed, in: form.compiled)
        {
            return values(of: name, value)
        }
        return names(in: form.compiled, "", typed[...])
    }

    /// The names of fields, those of rows only after the number of the row: `guests.0.name`.
    private func names(
        in record: CompiledForm, _ prefix: String, _ typed: Substring
    ) -> [Candidate] {
        record.fields.flatMap { field -> [Candidate] in
            guard !takesAnswer || field.takesTypedAnswer else { return [] }
            let name = prefix + field.layout.path.dotted
            let title = text(field.item.title)
            guard let rows = field.rows else {
                return [Candidate(text: takesAnswer ? name + "=" : name, summary: title)]
            }
            let inner = name + "."
            // A key may begin with a combining mark, which makes one character with the point before it.
            let isInside = typed.utf8.starts(with: inner.utf8)
            let rest = isInside ? Substring(typed.utf8.dropFirst(inner.utf8.count)) : ""
            if let keys = field.layout.rowKeys {
                let row = keys.texts.first { rest.utf8.starts(with: "\($0).".utf8) }
                if let row { return names(in: rows, "\(inner)\(row).", typed) }
                return (takesAnswer ? [] : [Candidate(text: name, summary: title)])
                    + keys.texts.map { Candidate(text: "\(inner)\($0).", summary: title) }
            }
            let row = Substring(rest.utf8.prefix { $0 != UInt8(ascii: ".") })
            guard let number = Int(row), number >= 0 else {
                return (takesAnswer ? [] : [Candidate(text: name, summary: title)])
                    + [Candidate(text: inner + "0.", summary: title)]
            }
            return names(in: rows, "\(inner)\(row).", typed)
        }
    }

    /// The values that a field offers; of several choices the last one after a comma.
    private func values(of name: String, _ typed: String) -> [Candidate] {
        guard let (place, row) = PostName.place(named: name, in: form.compiled), row == nil else {
            return []
        }
        let field = form.compiled.field(at: place)
        guard field.takesTypedAnswer, field.rows == nil else { return [] }
        let parts = typed.split(separator: ",", omittingEmptySubsequences: false).dropLast()
        let chosen = field.valueType == .choices ? parts : []
        let start = "\(name)=" + chosen.map { $0 + "," }.joined()
        if field.valueType == .boolean {
            return [("yes", field.item.trueTitle), ("no", field.item.falseTitle)].map {
                Candidate(text: start + $0.0, summary: $0.1.map(text) ?? "")
            }
        }
        return field.item.choices.filter { !chosen.contains($0.value[...]) }.map {
            Candidate(text: start + $0.value, summary: text($0.title))
        }
    }

    private func text(_ text: LocalizedText) -> String { text.text(in: form.locale) }
}

extension CompiledField {
    /// Whether `--set` sets the field, or fields of its rows.
    fileprivate var takesTypedAnswer: Bool {
        !isSecure && item.computed == nil && item.setBy == .person
    }
}
