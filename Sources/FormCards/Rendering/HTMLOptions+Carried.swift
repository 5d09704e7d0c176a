public import FormModel

extension HTMLOptions {
    /// Answers of earlier pages as entries of a form post, which a page sends again.
    ///
    /// Secrets are left out: a page must not contain them, so that a person enters them on the last page, or the program keeps
    /// them. Values that were not changed are left out too, since the form knows them.
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
            entries.add(value, of: field, named: field.layout.path.dotted) { up, field in
                up == 0 ? values[form.compiled.fields[field].name] ?? .empty : .empty
            }
        }
        return entries
    }
}

extension [HTMLOptions.Entry] {
    /// Adds the entries of a field.
    ///
    /// - Parameters:
    ///   - value: The value of the field.
    ///   - field: The field.
    ///   - name: The name of its entry.
    ///   - read: The value of a field of the record, or of one that encloses it by a number of levels.
    fileprivate mutating func add(
        _ value: FieldValue, of field: CompiledField, named name: String,
        read: (_ up: Int, _ field: Int) -> FieldValue
    ) {
        let item = field.item
        guard !item.isSecure, item.computed == nil, item.setBy != .program else { return }
        switch value.inJSON {
        case .rows(let rows):
            append(.init(name, ""))
            var chosen: [String] = []
            if let list = field.rowList, case .choices(let all) = read(list.up, list.field) {
                chosen = all
            }
            let fields = field.rows?.fields ?? []
            for (index, row) in rows.enumerated() {
                let ofRow = "\(name).\(field.layout.step(toRow: index).text)"
                append(.init(ofRow, chosen.indices.contains(index) ? chosen[index] : ""))
                for inner in fields {
                    add(
                        row[inner.name], of: inner,
                        named: "\(ofRow).\(inner.layout.path.dotted)"
                    ) { up, field in
                        up == 0 ? row[fields[field].name] : read(up - 1, field)
                    }
                }
            }
        case .list(let list):
            for text in list { append(.init(name, text)) }
        case .null:
            // A box that was not sent would be one that is not ticked.
            append(.init(name, ""))
        // A browser keeps no file for another page.
        case .file: break
        case .text, .integer, .decimal, .boolean:
            append(.init(name, DisplayValue.canonicalText(of: value)))
        }
    }
}
