/// The texts of the form, filled in with the present values, and what cards and endings say.
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
        self.text(text, of: row.steps.isEmpty ? nil : filling.row(at: row), in: locale)
    }

    package func text(
        _ text: LocalizedText, of row: RowPlace?, in locale: ReaderLocale? = nil
    ) -> String {
        filling.text(text, of: row, in: locale)
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
        markup(text, of: row.steps.isEmpty ? nil : filling.row(at: row), in: locale)
    }

    package func markup(
        _ text: LocalizedText, of row: RowPlace?, in locale: ReaderLocale? = nil
    ) -> TextMarkup {
        filling.markup(text, of: row, in: locale)
    }

    /// The caption of a row: its row title, or the title of its group and its number.
    package func caption(of row: RowPlace, in locale: ReaderLocale? = nil) -> String {
        filling.caption(of: row, in: locale)
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
        var row = filling.rowAround(path)
        while let inner = row {
            captions.append(caption(of: inner, in: locale))
            row = inner.group.row
        }
        return captions.isEmpty ? nil : captions.reversed().joined(separator: ", ")
    }

    /// The reader of a field, which reads and shows its words with the present values.
    package func reader(of field: FieldPlace, in locale: ReaderLocale? = nil) -> TypedReader {
        filling.reader(of: field, in: locale)
    }

    // MARK: Cards

    /// The state of the first card rule of a page whose condition is true; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the conditions and in what they read.
    public func cardState(ofPage page: Int) -> CardState? {
        let rules = form.compiled.cards.states
        guard rules.indices.contains(page) else { return nil }
        return rules[page].first { $0.when.map { filling.sheet.holds($0) } ?? false }?.state
    }

    /// Calls a body that reads texts, choices and results of cards, all of which together may do the work of one validation;
    /// otherwise each may.
    package func sharingWork<Result>(_ body: () -> Result) -> Result {
        guard !filling.sheet.sharesWork else { return body() }
        filling.sheet.sharesWork = true
        defer { filling.sheet.sharesWork = false }
        return filling.sheet.table.budget.apart(body)
    }

    /// Whether the body of ``sharingWork(_:)`` has done more work than it may.
    package var hasSharedTooMuchWork: Bool {
        filling.sheet.sharesWork && filling.sheet.table.budget.exceedsValidation
    }

    /// The present result of an expression of a card.
    ///
    /// - Parameters:
    ///   - expression: The expression, as the definition of the card has it.
    ///   - row: The row about which the expression is; `nil` for the form.
    /// - Returns: The result; empty where it has none, and for an expression that no card of the form has.
    /// - Complexity: O(*n*) in the expression and in the fields that it reads.
    package func result(of expression: FormExpression, of row: RowPlace? = nil) -> FieldValue {
        evaluate(expression, of: row) { $0.value(in: $1) } ?? .empty
    }

    /// Whether a condition of a card is true; false where it has no result, and for a condition that no card of the form
    /// has.
    ///
    /// - Complexity: O(*n*) in the condition and in the fields that it reads.
    func holds(_ condition: FormExpression, of row: RowPlace? = nil) -> Bool {
        evaluate(condition, of: row) { $0.holds(in: $1) } ?? false
    }

    private func evaluate<Result>(
        _ expression: FormExpression, of row: RowPlace?,
        _ body: (FormExpression, borrowing JudgingContext) -> Result?
    ) -> Result? {
        guard let compiled = form.compiled.records(of: row).last?.cards.expressions[expression]
        else {
            return nil
        }
        return filling.sheet.evaluate(compiled, at: row?.cell(0), body)
    }

    // MARK: Endings

    /// The ending that the present answers reach: that of a condition that holds, or else, where the form can be
    /// submitted, that of a form that was filled in; `nil` if there is none.
    ///
    /// While the condition of an ending holds, the pages behind it are hidden, and the delegate is notified of their
    /// items as of any others. Where the ending does not accept the answers, the form has the issue
    /// ``IssueCode/ended`` and cannot be submitted.
    ///
    /// - Complexity: O(*n*) in the endings, and in the issues where none has a condition that holds.
    public var ending: FormEnding? {
        if let reached = filling.reachedEnding { return reached }
        guard let last = form.endings.last, last.when == nil, isValid else { return nil }
        return last
    }

    /// The ending whose condition holds.
    package var reachedEnding: FormEnding? { filling.reachedEnding }

    /// The issue of answers that reach an ending that does not accept them.
    package var endedIssue: FormIssue? { filling.endedIssue }
}
