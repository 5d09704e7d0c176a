/// How a value is shown to a person.
package enum DisplayValue {
    /// What stands for a secret, whatever its length.
    package static let mask = "••••••••"

    /// The text of a value as the field shows it: formatted, by title, or masked.
    package static func text(of value: FieldValue, for field: FieldProgram) -> String {
        guard !value.isEmpty else { return "" }
        let plain: String
        switch value {
        case .empty: plain = ""
        case .text(let text): plain = text
        case .choice(let value): plain = title(of: value, in: field.item.choices)
        case .choices(let list):
            plain = list.map { title(of: $0, in: field.item.choices) }.joined(separator: ", ")
        case .integer(let number): plain = String(number)
        case .decimal(let number): plain = number.description
        case .boolean(let flag): plain = flag ? "yes" : "no"
        case .date(let date): plain = date.description
        case .rows(let rows): plain = rows.count == 1 ? "1 entry" : "\(rows.count) entries"
        case .time(let time): plain = time.shortText
        case .dateTime(let moment): plain = moment.description
        case .duration(let duration): plain = duration.description
        }
        if field.isSecure { return field.formatter?.mask(plain) ?? mask }
        return field.formatter?.format(plain) ?? plain
    }

    private static func title(of value: String, in choices: [Choice]) -> String {
        choices.first { $0.value.hasSameBytes(as: value) }?.title ?? value
    }
}
