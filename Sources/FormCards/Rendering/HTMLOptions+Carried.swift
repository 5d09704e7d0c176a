public import FormModel

extension HTMLOptions {
    /// Answers of earlier pages as entries of a form post, which a page sends again.
    ///
    /// Secrets are left out: a page must not contain them, so that a person enters them on the last page, or the program keeps
    /// them. Values that nobody changes are left out too, since the form knows them.
    ///
    /// - Parameters:
    ///   - values: The values, such as those of `report.values(of:)`.
    ///   - form: The form.
    /// - Returns: The entries, for ``carried``.
    /// - Complexity: O(*n*).
    public static func carried(
        _ values: [FieldName: FieldValue], of form: Form
    ) -> [Entry] {
        var entries: [Entry] = []
        for field in form.compiled.fields {
            guard let value = values[field.name] else { continue }
            entries.add(value, of: field, named: field.name.text)
        }
        return entries
    }
}

extension [HTMLOptions.Entry] {
    fileprivate mutating func add(
        _ value: FieldValue, of field: CompiledField, named name: String
    ) {
        let item = field.item
        guard !item.isSecure, item.computed == nil, item.setBy != .program else { return }
        switch value {
        case .rows(let rows):
            append(.init(name, ""))
            for (index, row) in rows.enumerated() {
                append(.init("\(name).\(index)", ""))
                for inner in field.rows?.fields ?? [] {
                    add(row[inner.name], of: inner, named: "\(name).\(index).\(inner.name.text)")
                }
            }
        case .choices(let list), .texts(let list):
            for text in list { append(.init(name, text)) }
        case .empty:
            // A box that was not sent would be one that is not ticked.
            append(.init(name, ""))
        default: append(.init(name, DisplayValue.canonicalText(of: value)))
        }
    }
}
