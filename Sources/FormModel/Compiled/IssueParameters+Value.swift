// Values as parameters of issues.

extension IssueParameters.Value {
    /// Makes a parameter of a value; `nil` if it is empty.
    init?(_ value: FieldValue) {
        switch value {
        case .empty: return nil
        case .text(let text), .choice(let text): self = .text(FilledText.clean(text))
        case .integer(let number): self = .integer(number)
        case .decimal(let number): self = number.integer.map(Self.integer) ?? .decimal(number)
        case .boolean(let flag): self = .boolean(flag)
        case .date(let date): self = .date(date)
        case .time(let time): self = .time(time)
        case .dateTime(let moment): self = .dateTime(moment)
        case .localDateTime(let local): self = .localDateTime(local)
        case .duration(let duration): self = .duration(duration)
        case .choices(let list), .texts(let list): self = .list(list.map(FilledText.clean))
        case .rows(let rows): self = .integer(rows.count)
        }
    }
}
