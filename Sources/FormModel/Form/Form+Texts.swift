// The texts of a form where there are no values, such as in its JSON Schema.

extension Form {
    /// A text of the form in a language with the words for empty values, and an ellipsis for a value that has none.
    package func textWithoutValues(
        _ text: LocalizedText, in language: LanguageTag? = nil
    ) -> String {
        let string = self.text(text, in: language)
        guard TextTemplate.hasBraces(string) else { return string }
        return TextTemplate(string).withoutValues
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
