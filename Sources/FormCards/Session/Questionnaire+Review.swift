package import FormModel

// The places of the form, which the review shows with numbers.
extension Questionnaire {
    /// A part of the review.
    package enum Entry {
        /// A field or a group that is visible; those that can be changed have numbers, from 1 and without gaps.
        case answer(number: Int?, Place)
        /// The heading of a section, before its first visible answer; the number of groups around it.
        case section(FormItem, of: RowPlace?, depth: Int)
        /// The beginning of a row.
        case row(RowPlace)
    }

    /// All fields, groups and rows in form order.
    package var entries: [Entry] {
        var entries: [Entry] = []
        var number = 0
        func add(_ field: FieldPlace, _ headings: inout SectionHeadings) {
            guard compiled(field).item.isShown, dataSource.isVisible(field) else { return }
            let rows = compiled(field).rows
            let isOpen = dataSource.isOpen(field)
            if isOpen { number += 1 }
            entries += headings.headings(before: compiled(field).itemIndex).map {
                .section($0, of: field.row, depth: field.inner.count)
            }
            entries.append(
                .answer(number: isOpen ? number : nil, rows == nil ? .field(field) : .rows(field)))
            guard let rows else { return }
            for index in 0..<count(field) {
                let row = RowPlace(group: field, index: index)
                entries.append(.row(row))
                var headings = SectionHeadings(compiled(field).item.items)
                for index in rows.fields.indices { add(row.cell(index), &headings) }
            }
        }
        var headings = SectionHeadings(dataSource.form.items)
        for index in dataSource.form.compiled.fields.indices { add(FieldPlace(index), &headings) }
        return entries
    }

    /// All fields of the form and of rows that can be answered, in form order.
    var openFields: [FieldPlace] {
        entries.compactMap { entry in
            guard case .answer(_, .field(let field)) = entry else { return nil }
            return dataSource.isOpen(field) ? field : nil
        }
    }

    /// Whether a text that is typed at the review submits: an empty one, or a yes that names no answer.
    func submits(_ typed: String) -> Bool {
        let typed = WhiteSpace.trim(typed)
        guard !typed.utf8.isEmpty else { return true }
        let reader = TypedReader(dataSource.locale, formLanguage: dataSource.form.locale)
        return reader.boolean(typed) == true && place(named: typed) == nil
    }

    /// Goes to the answer that a person chooses in the review.
    mutating func choose(_ typed: String) -> Outcome {
        guard let place = place(named: typed), let field = place.field, dataSource.isOpen(field)
        else { return .noSuchAnswer }
        ask(place)
        return .moved
    }

    /// The title of a field of the form, as the review shows it.
    private func title(of field: CompiledField) -> String {
        DisplayText.withoutIsolates(
            dataSource.text(
                field.item.title, of: nil, in: ReaderLocale(language, words: dataSource.form.locale)
            ))
    }

    /// The place with a number, or the field of the form with that name or title: exactly, or else the only one in
    /// letters of another case.
    private func place(named typed: String) -> Place? {
        if let wanted = Int(typed), wanted > 0 {
            for case .answer(wanted, let place) in entries { return place }
        }
        let form = dataSource.form
        let fields = form.compiled.sentFields
        let exact = fields.firstIndex {
            $0.name.text.hasSameBytes(as: typed) || title(of: $0).hasSameBytes(as: typed)
        }
        let folded = SearchText.folded(typed)
        let alike = fields.indices.filter {
            SearchText.folded(fields[$0].name.text) == folded
                || SearchText.folded(title(of: fields[$0])) == folded
        }
        return (exact ?? (alike.count == 1 ? alike.first : nil)).map {
            form.compiled.fields[$0].rows == nil ? .field(FieldPlace($0)) : .rows(FieldPlace($0))
        }
    }
}

extension Questionnaire.Place {
    /// The field or group of the question.
    package var field: FieldPlace? {
        switch self {
        case .field(let field), .another(let field), .rows(let field): field
        case .page, .review: nil
        }
    }
}

/// Finds the headings before the first visible field of each section, for the fields of a record in order.
private struct SectionHeadings {
    private let items: [FormItem]
    /// The indices of the headings, in order.
    private var rest: ArraySlice<Int>

    init(_ items: [FormItem]) {
        self.items = items
        rest = items.indices.filter { items[$0].kind == .section }[...]
    }

    /// The headings of the sections that contain an item and no earlier one, from the outermost inwards.
    mutating func headings(before item: Int) -> [FormItem] {
        var headings: [FormItem] = []
        while let index = rest.first, index < item {
            rest.removeFirst()
            if index + items[index].itemCount >= item { headings.append(items[index]) }
        }
        return headings
    }
}
