import FormModel

// Answers that are shown, and not entered.
extension CardComposer {
    /// The answers to the visible pages before that of the card, those of a page below its title.
    var earlierAnswers: [CardNode] {
        var nodes: [CardNode] = []
        var first = 0
        for (index, page) in form.pages.prefix(card.index).enumerated() {
            let start = first
            first += page.items.count
            guard contents.values.isVisible(page: index) else { continue }
            let items = ShownItem.shown(page.items, nil, from: start) {
                contents.values.isVisible(item: start + $0)
            }
            let answers = answers(to: items, row: nil)
            guard !answers.isEmpty else { continue }
            let title = text(page.title ?? form.title, of: nil)
            nodes.append(.stack([.text(title, role: .header)] + answers))
        }
        return nodes
    }

    private func answers(to items: [ShownItem], row: RowPlace?) -> [CardNode] {
        items.flatMap { shown -> [CardNode] in
            switch shown.item.kind {
            case .label, .button: return []
            case .section: return answers(to: shown.inner, row: row)
            case .input, .secureInput, .group:
                guard contents.size.excess == nil, let place = place(of: shown, in: row) else {
                    return []
                }
                let path = compiled.path(of: place)
                return shown.item.kind == .group
                    ? rows(of: shown.item, place, at: path)
                    : [.pair(answer(shown.item, at: path, place))]
            }
        }
    }

    /// The rows of a group, each below its caption; no more than may be sent, since a sender decides how many come.
    private func rows(of item: FormItem, _ group: FieldPlace, at path: FieldPath) -> [CardNode] {
        let count = min(contents.values.rowCount(of: path), item.maximumRows)
        return (0..<count).flatMap { index -> [CardNode] in
            let row = RowPlace(group: group, index: index)
            let answers = answers(to: contents.items(of: item, in: row), row: row)
            return answers.isEmpty ? [] : [.text(caption(of: row), role: .normal)] + answers
        }
    }

    private func answer(_ item: FormItem, at path: FieldPath, _ place: FieldPlace) -> PairNode {
        let field = field(item, at: path, place)
        let chosen = field.chosenTitles.joined(separator: words[.semicolon])
        let value = chosen.isEmpty ? field.measured : chosen
        let shown = field.isSecure && !value.isEmpty ? words[.hidden] : value
        return PairNode(
            title: TextMarkup(plain: field.label),
            value: TextMarkup(plain: shown.isEmpty ? words[.nothing] : shown),
            yields: .value)
    }
}
