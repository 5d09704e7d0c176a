/// How a value is shown to a person.
package enum DisplayValue {
    /// What stands for a secret, whatever its length.
    package static let mask = "••••••••"

    /// The text of a value as the field shows it: formatted, by title, masked, or free texts one a line.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - field: The field that holds it.
    ///   - locale: The default language of the form.
    ///   - wording: The language of the reader.
    /// - Returns: The text; empty for nothing.
    package static func text(
        of value: FieldValue, for field: FieldProgram, locale: LanguageTag?,
        in wording: ValueWording = ValueWording()
    ) -> String {
        guard !value.isEmpty else { return "" }
        func title(of value: String) -> String {
            field.item.choices.first { $0.value.hasSameBytes(as: value) }?.title
                .text(in: wording.language, default: locale) ?? value
        }
        let plain: String
        switch value {
        case .empty: plain = ""
        case .text(let text): plain = text
        case .choice(let value): plain = title(of: value)
        case .choices(let list):
            plain = list.map(title).joined(separator: ", ")
        case .texts(let list): plain = list.joined(separator: "\n")
        case .integer(let number): plain = String(number)
        case .decimal(let number): plain = number.description
        case .boolean(let flag): plain = flag ? wording.yes : wording.no
        case .date(let date): plain = date.description
        case .rows(let rows): plain = String(rows.count)
        case .time(let time): plain = time.shortText
        case .dateTime(let moment): plain = moment.description
        case .localDateTime(let local): plain = local.shortText
        case .duration(let duration): plain = duration.description
        }
        if field.isSecure { return field.formatter?.mask(plain) ?? mask }
        return field.formatter?.format(plain) ?? plain
    }
}
