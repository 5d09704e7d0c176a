import FormModel
package import FormValidation

/// The texts of the command in one language.
package struct InterfaceWords: Sendable {
    private let text: @Sendable (InterfaceWord) -> String

    /// Selects the language of a message catalogue.
    package init(_ catalog: MessageCatalog) {
        text =
            switch catalog.sentenceLanguage.text {
            case "de": InterfaceWords.german
            case "es": InterfaceWords.spanish
            case "fr": InterfaceWords.french
            case "pt": InterfaceWords.portuguese
            case "pt-PT": InterfaceWords.portugueseOfPortugal
            case "ja": InterfaceWords.japanese
            case "ar": InterfaceWords.arabic
            default: InterfaceWords.english
            }
    }

    /// The text, with its placeholders filled in.
    package func callAsFunction(
        _ word: InterfaceWord, _ facts: KeyValuePairs<String, String> = [:]
    ) -> String {
        let template = text(word)
        guard !facts.isEmpty else { return template }
        return TextTemplate(template).filled { slot in
            facts.first { $0.key.hasSameBytes(as: slot.source) }?.value
        }
    }
}
