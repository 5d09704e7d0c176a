import FormModel

/// The answers in form order, as the review shows them and finds them by number, name or title.
struct Review {
    /// A part of the review.
    enum Entry {
        /// A field or a group that is visible; those that can be changed have numbers, from 1 and without gaps.
        case answer(number: Int?, Navigator.Place)
        /// The heading of a section, before its first visible answer; the number of groups around it.
        case section(FormItem, of: RowPlace?, depth: Int)
        /// The beginning of a row.
        case row(RowPlace)
    }

    let walk: FormWalk
    /// The language of the titles by which answers are named.
    let language: LanguageTag

    private var dataSource: FormDataSource { walk.dataSource }

    /// All fields, groups and rows that are visible.
    var entries: [Entry] {
        var entries: [Entry] = []
        var number = 0
        func add(_ field: FieldPlace, _ headings: inout SectionHeadings) {
            let compiled = walk.compiled(field)
            guard compiled.item.isShown, dataSource.isVisible(field) else { return }
            let isOpen = dataSource.isOpen(field)
            if isOpen { number += 1 }
            entries += headings.headings(before: compiled.itemIndex).map {
                .section($0, of: field.row, depth: field.inner.count)
            }
            entries.append(
                .answer(
                    number: isOpen ? number : nil,
                    compiled.rows == nil ? .field(field) : .rows(field)))
            guard let rows = compiled.rows else { return }
            for index in 0..<walk.count(field) {
                let row = RowPlace(group: field, index: index)
                entries.append(.row(row))
                var headings = SectionHeadings(compiled.item.items)
                for index in rows.fields.indices { add(row.cell(index), &headings) }
            }
        }
        var headings = SectionHeadings(dataSource.form.items)
        for index in dataSource.form.compiled.fields.indices { add(FieldPlace(index), &headings) }
        return entries
    }

    /// Whether a text that is typed at the review submits: an empty one, or a yes that names no answer.
    func submits(_ typed: String) -> Bool {
        let typed = WhiteSpace.trim(typed)
        guard !typed.utf8.isEmpty else { return true }
        let reader = TypedReader(dataSource.locale, formLanguage: dataSource.form.locale)
        return reader.boolean(typed) == true && place(named: typed) == nil
    }

    /// The place with a number, or the field of the form with that name or title: exactly, or else the only one in
    /// letters of another case.
    func place(named typed: String) -> Navigator.Place? {
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

    /// The title of a field of the form, as the review shows it.
    private func title(of field: CompiledField) -> String {
        DisplayText.withoutIsolates(
            dataSource.text(
                field.item.title, of: nil, in: ReaderLocale(language, words: dataSource.form.locale)
            ))
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
