/// The texts of the form, filled in with the present values.
extension FormDataSource {
    /// A text of the form, such as the title of an item, as a person reads it: with the present values of the fields that
    /// it names.
    ///
    /// Each value is shown as its field shows it, on one line and without control characters, and is isolated by U+2068
    /// and U+2069 where its direction differs from that of the text. The text is plain: escape it for HTML.
    ///
    /// - Parameters:
    ///   - text: A title, help, placeholder or row title of the form, a page or an item, or a text of a card. Help, labels
    ///     and some texts of cards may have markup: see ``markup(_:ofRow:in:)``.
    ///   - row: The row of the item, such as `/contacts/1`; none for an item of the form.
    ///   - locale: The locale of the reader; that of the data source unless given.
    /// - Returns: The text; a text that the form does not have is returned as it is written.
    /// - Complexity: O(*n*) in the text and in the fields that it reads.
    public func text(
        _ text: LocalizedText, ofRow row: FieldPath = FieldPath(), in locale: ReaderLocale? = nil
    ) -> String {
        let place = row.steps.isEmpty ? nil : rowPlace(row)
        return self.text(text, of: place, in: locale)
    }

    package func text(
        _ text: LocalizedText, of row: RowPlace?, in locale: ReaderLocale? = nil
    ) -> String {
        let locale = locale ?? self.locale
        return filled(text, of: row)?.string(in: locale, formLanguage: form.locale)
            ?? form.textWithoutValues(text, in: locale.language)
    }

    /// A help, a label or a text of a card as a person reads it, with its markup and the present values.
    ///
    /// Markup in values is not read. The texts in it are plain: escape them for HTML.
    ///
    /// - Parameters:
    ///   - text: The help of the form or of an item, the title of a label, or a text of a card.
    ///   - row: The row of the item, such as `/contacts/1`; none for an item of the form.
    ///   - locale: The locale of the reader; that of the data source unless given.
    /// - Returns: The lines of the text.
    /// - Complexity: O(*n*) in the text and in the fields that it reads.
    public func markup(
        _ text: LocalizedText, ofRow row: FieldPath = FieldPath(), in locale: ReaderLocale? = nil
    ) -> TextMarkup {
        markup(text, of: row.steps.isEmpty ? nil : rowPlace(row), in: locale)
    }

    package func markup(
        _ text: LocalizedText, of row: RowPlace?, in locale: ReaderLocale? = nil
    ) -> TextMarkup {
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

    /// The caption of a row: its row title, or the title of its group and its number.
    package func caption(of row: RowPlace, in locale: ReaderLocale? = nil) -> String {
        let group = form.compiled.field(at: row.group).item
        if let title = group.rowTitle { return text(title, of: row, in: locale) }
        let language = (locale ?? self.locale).language
        return rowCaption(of: row, in: language)
            ?? "\(text(group.title, of: row.group.row, in: locale)) \(row.index + 1)"
    }

    /// The captions of the rows that a path leads into, from the outermost inwards: `Contacts 1, Phones 2`.
    ///
    /// They say which row an issue is about where the issue is not shown in its row.
    ///
    /// - Parameters:
    ///   - path: The path of a field, of a row or of an element of a list, such as that of an issue.
    ///   - locale: The locale of the reader; that of the data source unless given.
    /// - Returns: The captions; `nil` if the path leads into no row of the form.
    public func rowCaptions(along path: FieldPath, in locale: ReaderLocale? = nil) -> String? {
        var captions: [String] = []
        var row = rowAround(path)
        while let inner = row {
            captions.append(caption(of: inner, in: locale))
            row = inner.group.row
        }
        return captions.isEmpty ? nil : captions.reversed().joined(separator: ", ")
    }

    /// The innermost row that a path leads to or into; `nil` if there is none.
    ///
    /// The end of a path that is no field of the form, such as that of an unknown key, is ignored.
    private func rowAround(_ path: FieldPath) -> RowPlace? {
        var steps = path.steps
        while !steps.isEmpty {
            if let (place, row) = form.compiled.place(about: FieldPath(steps)) {
                return row.map { RowPlace(group: place, index: $0) } ?? place.row
            }
            steps.removeLast()
        }
        return nil
    }

    /// An issue that no validator found, with the texts that its message needs.
    func withTexts(_ issue: FormIssue) -> FormIssue {
        form.compiled.texts.isUsed ? sheet.withTexts(issue) : issue
    }

    /// A text with the values of a record; `nil` for a text without places.
    func filled(_ text: LocalizedText, of row: RowPlace?) -> FilledText? {
        guard form.compiled.texts.isShown else { return nil }
        let records = form.compiled.records(of: row)
        if let compiled = records.last?.texts[text] {
            return sheet.fill(text, compiled, at: row?.cell(0), records)
        }
        // The titles of a list are texts of the form, for fields of rows too.
        guard row != nil, let compiled = form.compiled.texts[text] else { return nil }
        return sheet.fill(text, compiled, at: nil, [form.compiled])
    }

    /// The reader of a field, which reads and shows its words with the present values.
    package func reader(of field: FieldPlace, in locale: ReaderLocale? = nil) -> TypedReader {
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
