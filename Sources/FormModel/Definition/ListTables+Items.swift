// The tables of the choices of items.

extension ListTables {
    /// Makes the tables of the lists of a form, and of the fetched choices of its items.
    ///
    /// - Complexity: O(*n*) in the rows of all lists.
    init(_ lists: [ChoiceList], _ items: [FormItem], locale: LanguageTag?) {
        self.locale = locale
        for list in lists where ChoiceList.isName(list.name) && self.lists[list.name] == nil {
            self.lists[list.name] = ListTable(
                list.name, columns: list.columns, choices: list.choices, locale: locale)
            names.append(list.name)
        }
        addFetched(items)
    }

    private mutating func addFetched(_ items: [FormItem]) {
        for item in items {
            if case .remote(let name, let columns) = item.choicesOf?.kind,
                ChoiceList.isName(name), item.choicesOf?.isDependent == false,
                item.otherChoice == nil
            {
                let key = Fetched(name: name, columns: columns)
                // Fields with the same fetched choices share one array, so that the comparison is fast.
                if fetched[key].map({ $0.choices != item.choices }) ?? true {
                    fetched[key] = ListTable(
                        name, columns: columns, choices: item.choices, locale: locale,
                        areLiteral: true)
                }
            }
            addFetched(item.items)
        }
    }

    /// The table of the choices of an item; `nil` if its choices have neither columns nor conditions.
    func table(of item: FormItem, _ name: FieldName) -> ListTable? {
        switch item.choicesOf?.kind {
        case .list(let name):
            let table = lists[name]
            return item.otherChoice.flatMap { table?.adding(other: $0) } ?? table
        case .remote(let name, let columns):
            if let fields = item.choicesOf?.with, !fields.isEmpty {
                return ListTable(
                    name, columns: columns ?? [], choices: [], locale: locale, sources: fields,
                    other: item.otherChoice)
            }
            if let other = item.otherChoice {
                return ListTable(
                    name, columns: columns, choices: item.choices.dropLast(), locale: locale,
                    areLiteral: true, other: other)
            }
            guard let table = fetched[Fetched(name: name, columns: columns)],
                table.choices == item.choices
            else { return nil }
            return table
        case .rows: return nil
        case nil:
            guard item.choices.contains(where: { $0.conditions != nil }) else { return nil }
            return ListTable(name.text, columns: [], choices: item.choices, locale: locale)
        }
    }
}

extension FormItem {
    /// A copy with the choices of the lists of the form filled in, also in its rows.
    ///
    /// - Parameters:
    ///   - lists: The lists.
    ///   - isField: Whether a field beside the item or around it has a name.
    /// - Returns: The copy.
    func offering(_ lists: ListTables, isField: (FieldName) -> Bool) -> FormItem {
        if let name = choicesOf?.listName { return offering(lists.lists[name]?.choices ?? []) }
        guard kind == .group else { return self }
        let list = rowSource?.listName(isField: isField)
        return withRows(list.flatMap { lists.lists[$0]?.choices }).mappingRows {
            $0.offering(lists) { name in
                items.contains { $0.isInput && $0.name == name } || isField(name)
            }
        }
    }

    /// Whether it, or an item of its rows, has the choices of a list, or may have rows for them.
    var usesLists: Bool {
        if choicesOf?.listName != nil { return true }
        switch rowSource {
        case .list, .choicesOf: return true
        case nil, .expression, .choices: return items.contains(where: \.usesLists)
        }
    }
}

extension Page {
    /// A copy with other items in place of the present ones.
    func mapping(_ item: (FormItem) -> FormItem) -> Page {
        Page(
            title: title, help: help, visibleWhen: visibleWhen, rules: rules, card: card,
            extensions: extensions, items: items.map(item))
    }
}
