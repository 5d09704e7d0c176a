import FormCards
import FormModel

// What a person says about the rows of a group: one more, one less.
extension Dialogue {
    // MARK: Adding and deleting

    func anotherQuestion(for group: FieldPlace) -> Question {
        script.anotherQuestion(program(group).item, count: count(group))
    }

    mutating func anotherAnswer(_ text: String, _ group: FieldPlace) -> [Effect] {
        let typed = WhiteSpace.trim(text)
        guard let wantsMore = script.wantsMore(typed) else {
            return askAgain(
                text: DialogueCommand.line(typing: text), [script.neitherYesNorNo])
        }
        let item = program(group).item
        if wantsMore {
            let row = count(group)
            guard addRow(to: group) else { return askAgain([script.full(item)]) }
            var effects: [Effect] = [.settle(script.added(item))]
            let outermost = FieldPlace(group.field)
            let isAsked = askRows(of: outermost, from: .row(group, row), &effects)
            return isAsked ? effects : effects + goOn(behind: group)
        }
        closed.insert(group)
        dataSource.leave(at: path(group))
        return [.settle(settled(group))] + goOn(behind: group)
    }

    private mutating func goOn(behind group: FieldPlace) -> [Effect] {
        goOn(behind: .another(group), in: group.field)
    }

    /// Asks what comes behind a question about a field of the form, or in a group of the form.
    mutating func goOn(behind place: Place, in field: Int) -> [Effect] {
        if addedRow != nil { return askAddedRow(from: .behind(place)) }
        if returnsToReview {
            // What an answer brought into view was never asked.
            let new = openFields.first { mustAsk.contains($0) && !reviewed.contains($0) }
            return new.map { ask($0) } ?? review()
        }
        var effects: [Effect] = []
        if fields[field].rows != nil {
            let isAsked = askRows(of: FieldPlace(field), from: .behind(place), &effects)
            if isAsked { return effects }
        }
        return effects + advance(fromItem: dataSource.form.program.itemIndices[field] + 1)
    }

    /// Adds a row or deletes one, from the review.
    mutating func rowsAnswer(_ text: String, _ group: FieldPlace) -> [Effect] {
        let typed = Array(WhiteSpace.trim(text).utf8)
        let line = DialogueCommand.line(typing: text)
        let item = program(group).item
        switch typed.first {
        case nil:
            return review()
        case UInt8(ascii: "a") where typed.count == 1:
            let row = count(group)
            guard addRow(to: group) else { return askAgain([script.full(item)]) }
            addedRow = (group, row)
            return [.settle(script.added(item))] + askAddedRow(from: .first)
        case UInt8(ascii: "d"):
            let rest = WhiteSpace.trim(String(decoding: typed.dropFirst(), as: UTF8.self))
            guard let number = Int(rest), (1...max(1, count(group))).contains(number),
                dataSource.removeRow(
                    at: path(group).appending(.index(number - 1)), userInitiated: true)
            else { return askAgain(text: line, [script.noSuchRow]) }
            forget(number - 1, of: group)
            return [.settle(script.deleted(item, number))] + review()
        default:
            return askAgain(text: line, [script.noSuchRow])
        }
    }

    /// Forgets what was known of a row that was taken away; the rows behind it stand one further up.
    mutating func forget(_ row: Int, of group: FieldPlace) {
        func moved(_ place: FieldPlace) -> FieldPlace? {
            guard place.field == group.field, place.inner.starts(with: group.inner),
                place.inner.count > group.inner.count
            else { return place }
            let step = group.inner.count
            guard place.inner[step].row != row else { return nil }
            var place = place
            if place.inner[step].row > row { place.inner[step].row -= 1 }
            return place
        }
        mustAsk = Set(mustAsk.compactMap(moved))
        closed = Set(closed.compactMap(moved))
        drafts = [FieldPlace: String](
            drafts.compactMap { place, text in moved(place).map { ($0, text) } },
            uniquingKeysWith: { first, _ in first })
    }
}
