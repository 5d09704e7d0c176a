import FormModel
import FormValidation

/// The words of the command in one language.
struct InterfaceWords: Sendable {
    /// A text of ours for each word.
    private let text: @Sendable (InterfaceWord) -> String

    /// The words that go with a catalogue.
    init(_ catalog: MessageCatalog) {
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

    /// A word, with facts in place of what stands in braces.
    func callAsFunction(
        _ word: InterfaceWord, _ facts: KeyValuePairs<String, String> = [:]
    ) -> String {
        let template = text(word)
        guard !facts.isEmpty else { return template }
        return MessageTemplate(template).filled { name in
            facts.first { $0.key.hasSameBytes(as: name) }?.value
        }
    }
}
