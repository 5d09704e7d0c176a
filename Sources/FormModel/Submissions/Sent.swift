/// What was sent for a field from outside: a value, or one that the field could not read, with the reasons.
///
/// A file of answers, the post of a page and a draft are such values; ``FormDataSource/fill(_:asPage:)`` enters them.
package enum Sent: Sendable {
    /// A value; a text for a field of another type counts as typed.
    case value(FieldValue)
    /// What the field could not read, as it is shown again, and why.
    case refused(FieldValue, Refusal)
    /// The rows of a group: what was sent for the fields of each of them, by index; the other fields are empty.
    case rows([[Int: Sent]])
    /// Nothing: the field has its default, and follows its default expression.
    case unanswered

    /// Why a field could not read a value.
    package struct Refusal: Sendable, Equatable {
        let problems: [ValueTable.Problem]

        /// Whether the reason is how the value was sent, so that the text that is shown of it would be accepted if it were
        /// read again.
        var isOfSending: Bool {
            problems.contains {
                [.repeatedField, .malformedText, .fileNotAccepted].contains($0.code)
            }
        }
    }

    /// A value of a field, with its rows.
    package init(_ value: FieldValue, of field: CompiledField) {
        guard case .rows(let list) = value, let rows = field.rows else {
            self = .value(value)
            return
        }
        self = .rows(
            list.map { row in
                var cells: [Int: Sent] = [:]
                for (name, value) in row.values {
                    guard let index = rows.index(of: name) else { continue }
                    cells[index] = Sent(value, of: rows.fields[index])
                }
                return cells
            })
    }

    /// The value that the field has at first: what was refused is in it as it was sent.
    package func value(of field: CompiledField) -> FieldValue {
        switch self {
        case .value(let value), .refused(let value, _): return value
        case .unanswered: return field.item.defaultValue
        case .rows(let list):
            guard let rows = field.rows else { return .empty }
            return .rows(
                field.layout.keyed(
                    list.map { cells in
                        var row = FormRow()
                        for (index, cell) in cells.sorted(by: { $0.key < $1.key }) {
                            row.append(rows.fields[index].name, cell.value(of: rows.fields[index]))
                        }
                        return row
                    }))
        }
    }

    /// The rows of a group; none for what is no rows.
    package var rowList: [[Int: Sent]] { if case .rows(let rows) = self { rows } else { [] } }

    /// What the field, or fields of its rows, could read; the places of what they could not are added to a list.
    package func readable(at place: FieldPlace, _ unread: inout [FieldPlace]) -> Sent? {
        switch self {
        case .value, .unanswered: return self
        case .refused:
            unread.append(place)
            return nil
        case .rows(let rows):
            var list: [[Int: Sent]] = []
            for (number, cells) in rows.enumerated() {
                var row: [Int: Sent] = [:]
                for (index, cell) in cells.sorted(by: { $0.key < $1.key }) {
                    row[index] = cell.readable(at: place.cell(index, ofRow: number), &unread)
                }
                list.append(row)
            }
            return .rows(list)
        }
    }

    /// Calls the body with the field, or with the fields of the rows of a group.
    package func visitFields(at place: FieldPlace, _ body: (FieldPlace, Sent) -> Void) {
        guard case .rows(let rows) = self else { return body(place, self) }
        for (number, cells) in rows.enumerated() {
            for (index, cell) in cells.sorted(by: { $0.key < $1.key }) {
                cell.visitFields(at: place.cell(index, ofRow: number), body)
            }
        }
    }
}

extension Sent.Refusal: CustomStringConvertible, CustomReflectable {
    /// The codes of the reasons; no parameters, which may be those of a secret.
    package var description: String { problems.map(\.code.rawValue).joined(separator: ", ") }

    /// No children, because parameters may be those of a secret.
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Sent: CustomStringConvertible, CustomReflectable {
    /// Whether the field could read it; no value, since values may be secrets.
    package var description: String {
        switch self {
        case .value: "value"
        case .refused(_, let refusal):
            "refused: \(refusal)"
        case .rows(let rows): "rows: \(rows.count)"
        case .unanswered: "unanswered"
        }
    }

    /// No children, because values may be secrets.
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
