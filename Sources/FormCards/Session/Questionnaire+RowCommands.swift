import FormModel

/// What a person wants to do with the rows of a group; the numbers are those of rows, from 1.
enum RowCommand: Equatable {
    case add
    case edit(Int), delete(Int)
    case move(Int, to: Int)

    /// Reads `a`, `e 2`, `d 2` or `m 2 1`; `nil` for another text.
    init?(_ typed: String) {
        let bytes = Array(typed.utf8)
        let parts = bytes.dropFirst().split(separator: UInt8(ascii: " "))
        let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard let first = bytes.first, numbers.count == parts.count else { return nil }
        switch (first, numbers.count) {
        case (UInt8(ascii: "a"), 0) where bytes.count == 1: self = .add
        case (UInt8(ascii: "e"), 1): self = .edit(numbers[0])
        case (UInt8(ascii: "d"), 1): self = .delete(numbers[0])
        case (UInt8(ascii: "m"), 2): self = .move(numbers[0], to: numbers[1])
        default: return nil
        }
    }
}

// What is done with the rows of a group, at its end and in the review.
extension Questionnaire {
    /// Handles the answer to the question whether to add a row, which may be a command; an empty answer means no.
    mutating func answerAnother(_ typed: String, _ group: FieldPlace) -> Outcome {
        let reader = TypedReader(dataSource.locale, formLanguage: dataSource.form.locale)
        guard let isWanted = typed.utf8.isEmpty ? false : reader.boolean(typed) else {
            return RowCommand(typed).map { perform($0, group) } ?? .neitherYesNorNo
        }
        guard !isWanted else { return perform(.add, group) }
        closedGroups.insert(group)
        dataSource.leave(group)
        return .accepted(warnings: [])
    }

    /// Handles an answer about the rows of a group in the review; an empty answer changes nothing.
    mutating func answerRows(_ typed: String, _ group: FieldPlace) -> Outcome {
        guard !typed.utf8.isEmpty else {
            review()
            return .moved
        }
        return RowCommand(typed).map { perform($0, group) } ?? .noSuchRow
    }

    private mutating func perform(_ command: RowCommand, _ group: FieldPlace) -> Outcome {
        let rows = 1...max(1, count(group))
        switch command {
        case .add:
            guard dataSource.canAddRow(to: path(group)) else { return .full(group) }
            if case .rows = place {
                way = .row(RowPlace(group: group, index: count(group)))
            } else if way == .newFields {
                way = .groups
            }
            groupToExtend = group
            return .adding(group)
        case .edit(let number):
            guard rows.contains(number), count(group) > 0 else { return .noSuchRow }
            return edit(RowPlace(group: group, index: number - 1))
        case .delete(let number):
            guard rows.contains(number), count(group) > 0 else { return .noSuchRow }
            guard !hasFewestRows(group) else { return .tooFew(group) }
            removeRow(RowPlace(group: group, index: number - 1))
            if case .rows = place { review() }
            return .deleted(group, number)
        case .move(let number, let target):
            guard rows.contains(number), rows.contains(target), count(group) > 0,
                canMoveRows(of: group)
            else { return .noSuchRow }
            moveRow(RowPlace(group: group, index: number - 1), to: target - 1)
            return .reordered(group, number, to: target)
        }
    }

    /// Asks the fields of a row again, and returns to the present place after it.
    private mutating func edit(_ row: RowPlace) -> Outcome {
        for index in compiled(row.group).rows?.fields.indices ?? 0..<0 {
            let field = row.cell(index)
            // The rows of a group in the row are offered for editing at its end.
            if compiled(field).rows == nil {
                fieldsToAsk.insert(field)
            } else {
                closedGroups.remove(field)
            }
        }
        visit(row)
        return .editing(row)
    }

    /// Whether the group has no more rows than it needs.
    func hasFewestRows(_ group: FieldPlace) -> Bool {
        compiled(group).item.rowSource == nil && count(group) <= compiled(group).item.minimumRows
    }

    /// Whether the order of rows is free: those that belong to the entries of a list follow them.
    func canMoveRows(of group: FieldPlace) -> Bool {
        compiled(group).rowList == nil && count(group) > 1
    }
}
