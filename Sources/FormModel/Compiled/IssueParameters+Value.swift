// Values as parameters of issues.

extension IssueParameters.Value {
    /// Makes a parameter of a value that a text of the form names; `nil` if it is empty.
    ///
    /// It has as much of a long text or list as a text shows, and an ellipsis.
    init?(_ value: FieldValue) {
        switch value {
        case .empty: return nil
        case .text(let text), .choice(let text): self = .text(FilledText.shortened(text))
        case .integer(let number): self = .integer(number)
        case .decimal(let number): self = number.integer.map(Self.integer) ?? .decimal(number)
        case .boolean(let flag): self = .boolean(flag)
        case .date(let date): self = .date(date)
        case .time(let time): self = .time(time)
        case .dateTime(let moment): self = .dateTime(moment)
        case .localDateTime(let local): self = .localDateTime(local)
        case .duration(let duration): self = .duration(duration)
        case .choices(let list), .texts(let list): self = .list(Self.shortened(list))
        case .file(let facts): self = .text(FilledText.shortened(facts.shownText))
        case .rows(let rows): self = .integer(rows.count)
        }
    }

    /// The first entries of a list, which together are as long as a shown value may be, and an ellipsis for the others.
    private static func shortened(_ list: [String]) -> [String] {
        var shortened: [String] = []
        var rest = FilledText.maximumCharacters
        for entry in list {
            guard rest > 0 else { return shortened + [ShortenedText.ellipsis] }
            shortened.append(FilledText.shortened(entry))
            rest -= max(1, shortened.last?.count ?? 0)
        }
        return shortened
    }
}
