import FormModel

/// The day, the month and the year of a date, each in an input of its own, in a group with the label as its caption.
///
/// The inputs are in the order of the reader's notation, and the first has the id of the field, to which issues lead.
struct HTMLDateParts {
    private let field: HTMLField
    private let parts: DateParts

    /// Makes the inputs; `nil` for a field that asks for no parts, or whose text has none.
    init?(_ field: HTMLField) {
        let node = field.node
        guard node.appearance == .dateParts, node.control == .date,
            let parts = DateParts(node.typed ?? node.entered.first ?? "")
        else { return nil }
        self.field = field
        self.parts = parts
    }

    private var node: FieldNode { field.node }

    func write(to page: inout HTMLPage) {
        field.beginGroup(isRadio: false, hasMark: true, to: &page)
        page.writer.markup("<p class=\"fr-help\"")
        page.writer.attribute("id", field.id, "-digits")
        page.ownLanguage()
        page.writer.markup(">")
        page.writer.text(page.words[.yearDigits])
        page.writer.markup("</p>\n<div class=\"fr-parts\">\n")
        for (index, part) in order(page.reader).enumerated() {
            write(part, isFirst: index == 0, to: &page)
        }
        page.writer.markup("</div>\n</fieldset>\n")
    }

    private func order(_ reader: LanguageTag?) -> [PageControl] {
        let locale = ReaderLocale(reader)
        if locale.showsYearFirst { return [.year, .month, .day] }
        return locale.showsMonthFirst ? [.month, .day, .year] : [.day, .month, .year]
    }

    private func write(_ part: PageControl, isFirst: Bool, to page: inout HTMLPage) {
        let isYear = part == .year
        page.writer.markup(isYear ? "<div class=\"fr-year\"><label" : "<div><label")
        name("for", part, isFirst, to: &page)
        page.ownLanguage()
        page.writer.markup(">")
        page.writer.text(page.words[HTMLDateParts.word(of: part)])
        page.writer.markup("</label><input type=\"text\"")
        name("id", part, isFirst, to: &page)
        page.writer.attribute("name", kept: "\(part.name).\(field.name)")
        if isYear { page.writer.attribute("aria-describedby", field.id, "-digits") }
        if node.isRequired, node.isEnabled { page.writer.markup(" required") }
        if !node.isEnabled { page.writer.markup(" disabled") }
        if node.showsError { page.writer.markup(" aria-invalid=\"true\"") }
        if let token = node.hints.autocomplete, token == "bday" || token.hasSuffix(" bday") {
            page.writer.attribute("autocomplete", "\(token)-\(part.rawValue)")
        }
        if !parts[part].isEmpty { page.writer.attribute("value", kept: parts[part]) }
        page.writer.markup(" inputmode=\"numeric\"")
        // A text that is longer must not be cut.
        let length = isYear ? 4 : 2
        if parts[part].utf16.count <= length { page.writer.attribute("maxlength", length) }
        if page.isRightToLeft { page.writer.markup(" dir=\"ltr\"") }
        page.writer.markup("></div>\n")
    }

    /// Writes the id of the input of a part, as an attribute.
    private func name(
        _ attribute: StaticString, _ part: PageControl, _ isFirst: Bool, to page: inout HTMLPage
    ) {
        page.writer.begin(attribute)
        page.writer.value(field.id)
        if !isFirst {
            page.writer.markup("-")
            page.writer.value(part.rawValue)
        }
        page.writer.end()
    }

    private static func word(of part: PageControl) -> InterfaceWords.Word {
        switch part {
        case .day: .day
        case .month: .month
        case .year, .button, .add, .remove, .update, .page, .locale, .order, .token: .year
        }
    }
}
