/// How a value is shown to a person.
package enum DisplayValue {
    /// What stands for a secret, whatever its length.
    package static let mask = "••••••••"

    /// The text of a value as the field shows it: formatted, by title, or masked.
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
        func title(of choice: Choice) -> String {
            choice.title.text(in: wording.language, default: locale)
        }
        let plain: String
        switch value {
        case .empty: plain = ""
        case .text(let text): plain = text
        case .choice(let value):
            plain =
                field.item.choices.first { $0.value.hasSameBytes(as: value) }.map(title) ?? value
        case .choices(let list):
            // Looked up in a table: many answers among many choices would take their product.
            var offered: [[UInt8]: Choice] = [:]
            for choice in field.item.choices { offered[Array(choice.value.utf8)] = choice }
            plain = list.map { offered[Array($0.utf8)].map(title) ?? $0 }.joined(separator: ", ")
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
