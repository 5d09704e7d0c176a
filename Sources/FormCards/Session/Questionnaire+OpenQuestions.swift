import FormModel

// What is still to be asked.
extension Questionnaire {
    /// The questions that would be asked if no answer changed another question, in order, without the review; that of a
    /// group stands for its next row.
    package var openQuestions: [Place] {
        var found: [Place] = []
        var stop = walk.next(after: nil)
        while let at = stop {
            switch at {
            case .item(let index, let row):
                if let field = walk.field(index, of: row), dataSource.isOpen(field),
                    compiled(field).rows == nil, isToAsk(field)
                {
                    found.append(.field(field))
                }
            case .end(let group):
                if isShort(group) || count(group) < compiled(group).item.minimumRows
                    || asksAboutRows(of: group)
                {
                    found.append(.another(group))
                }
            case .row: break
            }
            stop = walk.next(after: at)
        }
        return found
    }
}
