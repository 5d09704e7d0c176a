/// Filling in of what was sent from outside: a file of answers, the post of a page, or a draft.
extension FormDataSource {
    /// Enters what was sent, as a person would, in one round; then cells without an answer follow their default expressions.
    ///
    /// What a field could not read is kept as it was sent, with the reasons, until another value is entered. A field that
    /// takes no value of a person keeps its own.
    ///
    /// - Parameters:
    ///   - sent: What was sent, by the index of the field; groups are entered with all of their rows.
    ///   - isPage: Whether a page was posted: where an answer on it lowers the number of rows, it still has the last ones,
    ///     and those in which nothing was entered go.
    /// - Complexity: O(*n*) in what was sent, and in the fields that depend on it, once more for each cell without an answer.
    package func fill(_ sent: [Int: Sent], asPage isPage: Bool = false) {
        var unanswered: [FieldPlace] = []
        let entries = sent.sorted { $0.key < $1.key }.map { index, sent in
            let place = FieldPlace(index)
            var entry = Round.Entry(
                place: place, value: sent.value(of: form.compiled.fields[index]))
            sent.visitFields(at: place) { place, sent in
                switch sent {
                case .value, .rows: break
                case .refused(let value, let refusal):
                    entry.refused.append(
                        Round.Refused(place: place, value: value, refusal: refusal))
                case .unanswered:
                    if form.compiled.field(at: place).item.defaultExpression != nil {
                        unanswered.append(place)
                    }
                }
            }
            return entry
        }
        perform(Round(entries: entries, origin: .user, dropsBlankRows: isPage))
        for place in unanswered {
            let entry = Round.Entry(place: place, value: nil)
            perform(Round(entries: [entry], origin: .user, dropsBlankRows: isPage))
        }
    }
}

extension Sent {
    /// What was sent for a group, with the answers in its rows for which nothing was sent; `nil` where there are none.
    package func completed(at group: FieldPlace, from source: FormDataSource) -> Sent? {
        guard case .rows(var list) = self, let rows = source.compiled.field(at: group).rows else {
            return nil
        }
        var isCompleted = false
        for number in list.indices {
            for (index, field) in rows.fields.enumerated() {
                let place = group.cell(index, ofRow: number)
                let answer =
                    if let own = list[number][index] {
                        own.completed(at: place, from: source)
                    } else {
                        source.enteredValue(at: place).flatMap {
                            $0.isEmpty ? nil : Sent($0, of: field)
                        }
                    }
                guard let answer else { continue }
                list[number][index] = answer
                isCompleted = true
            }
        }
        return isCompleted ? .rows(list) : nil
    }
}
