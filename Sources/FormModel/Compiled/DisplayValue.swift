/// The display of values to a person.
package enum DisplayValue {
    /// The text that is shown for a secret, whatever its length.
    package static let mask = "••••••••"

    /// The text that is shown for a text of the form of which nothing can be read, since all its values are empty.
    package static let nothingToRead = "…"

    /// The text of a value as the field shows it: formatted, by title, masked, or free texts one a line.
    ///
    /// The text can be typed, and is read as the same value in the same locale.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - field: The field that has it.
    ///   - language: The default language of the form.
    ///   - locale: The locale of the reader.
    ///   - reader: A reader with the words of the field filled in; without it, they have the words for empty values.
    /// - Returns: The text; empty for an empty value.
    static func text(
        of value: FieldValue, for field: CompiledField, formLanguage language: LanguageTag?,
        in locale: ReaderLocale, reader: @autoclosure () -> TypedReader? = nil
    ) -> String {
        guard !value.isEmpty else { return "" }
        if field.isSecure || field.formatter != nil {
            let plain = canonicalText(of: value)
            if field.isSecure { return field.formatter?.mask(plain) ?? mask }
            let formatter = field.formatter?.localized(for: locale) ?? field.formatter
            return formatter?.format(plain) ?? plain
        }
        let choices = field.item.choices
        // Most values have no words, for which a reader would be made.
        var words: TypedReader {
            reader() ?? TypedReader(locale, formLanguage: language).filling(field.layout)
        }
        return switch value {
        case .text(let text): text
        case .choice(let value): TypedChoices.text(of: value, of: choices, for: words)
        case .choices(let list): TypedChoices.text(of: list, of: choices, for: words)
        case .texts(let list): list.joined(separator: "\n")
        case .integer(let number):
            words.text(of: ExactDecimal(Int128(number)), for: field.layout)
        case .decimal(let number): words.text(of: number, for: field.layout)
        case .boolean(let flag): words.text(of: flag, for: field.layout)
        case .empty, .date, .time, .dateTime, .localDateTime, .duration, .file, .rows:
            locale.text(of: value)
        }
    }

    /// The canonical form of a value as one text, which formatters read, and scripts and commands are given.
    ///
    /// Several choices are separated by commas, and a choice with a comma is quoted, so that the text can be typed
    /// again. Free texts are written one a line, and none has a line end. A file is written as its path, or else as its
    /// name, and rows as their number.
    package static func canonicalText(of value: FieldValue) -> String {
        switch value {
        case .text(let text), .choice(let text): text
        case .integer(let number): String(number)
        case .decimal(let number): number.description
        case .boolean(let flag): String(flag)
        case .date(let date): date.description
        case .time(let time): time.description
        case .dateTime(let moment): moment.description
        case .localDateTime(let local): local.description
        case .duration(let duration): duration.description
        case .choices(let list): TypedChoices.line(of: list, separator: ",")
        case .texts(let list): list.joined(separator: "\n")
        case .file(let facts): facts.shownText
        case .rows(let rows): String(rows.count)
        case .empty: ""
        }
    }
}

extension ReaderLocale {
    /// The text of a value of no field.
    package func text(of value: FieldValue) -> String {
        switch value {
        case .decimal(let number): text(of: number)
        case .boolean(let flag): flag ? yes : no
        case .date(let date): text(of: date)
        case .time(let time): text(of: time)
        case .dateTime(let moment): text(of: moment)
        case .localDateTime(let local): text(of: local)
        case .duration(let duration): text(of: duration)
        case .choices(let list), .texts(let list): list.joined(separator: ", ")
        case .text, .choice, .integer, .file, .rows, .empty: DisplayValue.canonicalText(of: value)
        }
    }
}
