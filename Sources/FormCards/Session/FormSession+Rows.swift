import FormModel

// The rows of a group as a table, and the keys that act on them.
extension FormSession {
    /// The group whose rows are in question.
    private var presentGroup: FieldPlace? {
        switch place {
        case .another(let group), .rows(let group): group
        case .field, .page, .review: nil
        }
    }

    /// Adds the rows of a group, and how many there may be, to a question about them.
    func addRows(of group: FieldPlace, to question: inout CardFocus) {
        let count = navigator.count(group)
        let item = item(group)
        guard count > 0 else { return }
        let filled = filled
        let rows = (0..<count).map { index in
            let row = RowPlace(group: group, index: index)
            return CardFocus.Row(
                number: index + 1, cells: filled.cells(of: row), isWrong: filled.isWrong(row))
        }
        let maximum = navigator.dataSource.rowNumber(of: group) ?? item.maximumRows
        question.add(
            rows, of: DisplayText(texts.text(item.title, of: group.row)),
            count: DisplayText(texts.rowCount(item, count, maximum: maximum)),
            hint: texts.plain(.rowCommands))
    }

    // MARK: Keys

    /// Obeys a key of the table of rows; `nil` if the key is not for it.
    ///
    /// The arrows choose a row while nothing is typed. With a chosen row, the letters act on it at once; without one they
    /// are typed, with the numbers of rows.
    func keyOfRows(_ key: Key) -> [SessionEffect]? {
        guard let group = presentGroup, editor.isEmpty else { return nil }
        let count = navigator.count(group)
        guard let number = mark.number, number <= count else {
            guard key == .up, count > 0 else { return nil }
            mark.move(to: count)
            return [.show]
        }
        switch key {
        case .up: return step(number, to: number - 1, of: count)
        case .down: return step(number, to: number + 1, of: count)
        case .enter where mark.isCarrying:
            mark.drop()
            return [.show]
        case .escape:
            if mark.isCarrying { mark.drop() } else { mark.leave() }
            return [.show]
        case .text("a"): return line("a", false)
        case .text("e"): return line("e \(number)", false)
        case .text("d"): return keepingMark(min(number, count - 1)) { line("d \(number)", false) }
        case .text("m") where navigator.walk.canMoveRows(of: group):
            mark.toggleCarrying()
            return [.show]
        default:
            mark.leave()
            return nil
        }
    }

    private func step(_ number: Int, to target: Int, of count: Int) -> [SessionEffect] {
        guard (1...count).contains(target) else {
            guard target > count, !mark.isCarrying else { return [] }
            mark.leave()
            return [.show]
        }
        guard mark.isCarrying else {
            mark.move(to: target)
            return [.show]
        }
        return keepingMark(target) { line("m \(number) \(target)", false) }
    }

    /// Chooses a row after what was done with the rows.
    private func keepingMark(_ number: Int, _ body: () -> [SessionEffect]) -> [SessionEffect] {
        let place = place
        var kept = mark
        let effects = body()
        guard self.place == place, number > 0 else { return effects }
        kept.move(to: number)
        mark = kept
        typed = ""
        return effects
    }

    // MARK: The review

    /// Highlights the entry before or after the highlighted one.
    func moveFocus(by step: Int) -> [SessionEffect] {
        let numbers = surroundings.entries.compactMap(\.number)
        guard !numbers.isEmpty else { return [] }
        let index = mark.number.flatMap(numbers.firstIndex)
        let next = index.map { $0 + step } ?? (step < 0 ? numbers.count - 1 : 0)
        if numbers.indices.contains(next) { mark.move(to: numbers[next]) } else { mark.leave() }
        return [.show]
    }
}
