// The texts of a form at the time of an issue, and where there are no values, such as in its JSON Schema.

extension Form {
    /// A text of the form in the message about an issue; without values where the issue has none for it.
    package func text(
        _ text: LocalizedText, about issue: FormIssue, in locale: ReaderLocale
    ) -> String {
        self.text(text, of: .item, about: issue, in: locale)
    }

    private func text(
        _ text: LocalizedText, of owner: TextOwner, about issue: FormIssue, in locale: ReaderLocale
    ) -> String {
        issue.texts?[text, of: owner]?.string(in: locale, formLanguage: self.locale)
            ?? textWithoutValues(text, in: locale.language)
    }

    /// A help or label in the message about an issue, without markup.
    package func plainText(
        _ text: LocalizedText, about issue: FormIssue, in locale: ReaderLocale
    ) -> String {
        issue.texts?[text, of: .item]?.plainText(in: locale, formLanguage: self.locale)
            ?? plainTextWithoutValues(text, in: locale.language)
    }

    /// The title of a choice of a field in the message about an issue.
    package func title(
        of choice: Choice, of item: FormItem, about issue: FormIssue, in locale: ReaderLocale
    ) -> String {
        guard item.fillsTitle(of: choice) else { return text(choice.title, in: locale.language) }
        let owner: TextOwner = item.choicesOf == nil ? .item : .list
        return text(choice.title, of: owner, about: issue, in: locale)
    }

    /// The message of the rule that found an issue; `nil` if it has none.
    package func message(ofRuleOf issue: FormIssue) -> LocalizedText? {
        issue.sentence.map { compiled.texts.sentences[$0] }
    }

    /// A text of the form in a language with the words for empty values, and an ellipsis for a value that has none.
    package func textWithoutValues(
        _ text: LocalizedText, in language: LanguageTag? = nil
    ) -> String {
        text.withoutValues(in: language, default: locale)
    }

    /// A help or label in a language with the words for empty values, without markup.
    package func plainTextWithoutValues(
        _ text: LocalizedText, in language: LanguageTag? = nil
    ) -> String {
        let string = self.text(text, in: language)
        guard CompiledMarkup.hasMarks(string) else {
            return textWithoutValues(text, in: language)
        }
        return CompiledMarkup.filled(string) { $0.word ?? "…" }.plainText
    }
}

extension LocalizedText {
    /// The text in a language with the words for empty values, and an ellipsis for a value that has none.
    func withoutValues(in language: LanguageTag?, default locale: LanguageTag?) -> String {
        let string = text(in: language, default: locale)
        guard TextTemplate.hasBraces(string) else { return string }
        return TextTemplate(string).withoutValues
    }
}
