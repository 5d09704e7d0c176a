import FormModel
import FormValidation

// The language of the texts of a card.
extension DescriptionBuilder {
    /// The language in which most titles of a card are shown: that of the reader where the form has texts for it, or else
    /// that of the form; for a form that does not say its language, that of the messages.
    ///
    /// The reader may have asked for a language that neither the form nor the messages have. A page that said that language
    /// would be read aloud with its sounds, and written in its direction.
    ///
    /// - Complexity: O(*n*) in the items of the page and their languages.
    func language(of card: Card, for catalog: MessageCatalog) -> LanguageTag {
        language(of: [card.title] + card.page.items.flatMap(\.titles), in: card.form, for: catalog)
    }

    /// The language in which most of some texts of a form are shown.
    ///
    /// - Complexity: O(*n*) in the texts and their languages.
    func language(
        of titles: [LocalizedText], in form: Form, for catalog: MessageCatalog
    ) -> LanguageTag {
        var counts: [(language: LanguageTag, count: Int)] = []
        for title in titles {
            let texts = title.texts
            let index = title.index(in: catalog.language, default: form.locale)
            let found = texts.indices.contains(index) ? texts[index].language : nil
            let language = found ?? form.locale ?? catalog.sentenceLanguage
            if let known = counts.firstIndex(where: { $0.language == language }) {
                counts[known].count += 1
            } else {
                counts.append((language, 1))
            }
        }
        var commonest = counts.first
        for other in counts where other.count > commonest?.count ?? 0 { commonest = other }
        let shown = commonest?.language ?? catalog.sentenceLanguage
        // Texts of `de` are those of a reader of `de-AT`, whose numbers and dates are written as in Austria.
        return catalog.language.isPart(of: shown) ? catalog.language : shown
    }
}

extension FormItem {
    /// The title of the item, and those of its items.
    fileprivate var titles: [LocalizedText] { [title] + items.flatMap(\.titles) }
}
