// The texts of the form, filled in with the present values, and values as texts.

extension Filling {
    /// A text of the form, or of the items of a row, as a person reads it.
    func text(_ text: LocalizedText, of row: RowPlace?, in locale: ReaderLocale?) -> String {
        let locale = locale ?? self.locale
        return filled(text, of: row)?.string(in: locale, formLanguage: form.locale)
            ?? text.withoutValues(in: locale.language, default: form.locale)
    }

    /// A text with its markup.
    func markup(_ text: LocalizedText, of row: RowPlace?, in locale: ReaderLocale?) -> TextMarkup {
        let locale = locale ?? self.locale
        guard let markup = form.compiled.records(of: row).last?.texts.markup(of: text) else {
            return TextMarkup(plain: self.text(text, of: row, in: locale))
        }
        if let filled = filled(text, of: row) {
            return filled.markup(markup, in: locale, formLanguage: form.locale)
        }
        let index = text.index(in: locale.language, default: form.locale)
        return TextMarkup(markup.languages[index]) { _ in "" }
    }

    /// A text with the values of a record; `nil` for a text without places.
    private func filled(_ text: LocalizedText, of row: RowPlace?) -> FilledText? {
        guard form.compiled.texts.isShown else { return nil }
        let records = form.compiled.records(of: row)
        if let compiled = records.last?.texts[text] {
            return sheet.fill(text, compiled, at: row?.cell(0), records)
        }
        // The titles of a list are texts of the form, for fields of rows too.
        guard row != nil, let compiled = form.compiled.texts[text] else { return nil }
        return sheet.fill(text, compiled, at: nil, [form.compiled])
    }

    /// An issue that no validator found, with the texts that its message needs.
    func withTexts(_ issue: FormIssue) -> FormIssue {
        form.compiled.texts.isUsed ? sheet.withTexts(issue) : issue
    }

    // MARK: Values

    func displayText(at place: FieldPlace, in locale: ReaderLocale?) -> String {
        let value = value(at: place)
        return chosenText(value, at: place, in: locale ?? self.locale)
            ?? displayText(of: value, at: place, in: locale ?? self.locale)
    }

    /// The text that shows a value as a field would.
    func displayText(
        of value: FieldValue, at place: FieldPlace, in locale: ReaderLocale
    ) -> String {
        DisplayValue.text(
            of: value, for: form.compiled.field(at: place), formLanguage: form.locale, in: locale,
            reader: reader(of: place, in: locale))
    }

    /// Whether the screen on which a value was given shows the value that the field has.
    func isShown(_ given: FieldValue, at place: FieldPlace) -> Bool {
        let field = form.compiled.field(at: place)
        let isOpen = sheet.record.root.isOpen(place)
        if field.rows != nil { return isOpen && given == value(at: place) }
        guard case .text(let typed) = given else { return isOpen }
        return field.isSecure
            || typed.hasSameBytes(as: displayText(of: value(at: place), at: place, in: locale))
    }

    /// The reader of a field, which reads and shows its words with the present values.
    func reader(of field: FieldPlace, in locale: ReaderLocale?) -> TypedReader {
        filling(TypedReader(locale ?? self.locale, formLanguage: form.locale), at: field)
    }

    /// A reader that reads and shows the words of a field with the present values.
    func filling(_ reader: TypedReader, at field: FieldPlace) -> TypedReader {
        let item = form.compiled.field(at: field).item
        return reader.filling(form.compiled.field(at: field).layout) { word, isOfChoice in
            let row = isOfChoice ? item.recordOfChoices(in: field.row) : field.row
            return FilledText.withoutIsolates(self.text(word, of: row, in: reader.locale))
        }
    }
}

extension CompiledForm {
    /// The compiled forms from that of the form to that of a row.
    func records(of row: RowPlace?) -> [CompiledForm] {
        guard let row else { return [self] }
        return records(of: row.group.row) + [field(at: row.group).rows].compactMap(\.self)
    }
}
