import FormModel
import FormValidation
import Synchronization

/// What the definition of a form decides about its pages, so that it is found once, and not for each description.
final class PageFacts: Sendable {
    private struct Facts {
        /// Whether the page is dynamic, where its conditions are followed and where they are not.
        var followed: Bool?
        var unfollowed: Bool?
        var languages: [(readers: Readers, shown: LanguageTag)] = []
    }

    /// Readers for whom a page has the same language.
    struct Readers: Equatable {
        private let language: LanguageTag
        private let sentences: LanguageTag

        init(_ catalog: MessageCatalog) {
            language = catalog.language
            sentences = catalog.sentenceLanguage
        }
    }

    /// The most readers for whom the language of a page is kept.
    private static let limit = 16

    private let count: Int
    private let pages: Mutex<[Facts]>

    private init(_ count: Int) {
        self.count = count
        pages = Mutex([Facts](repeating: Facts(), count: count))
    }

    /// Whether a card shows a page of the form, and not one that its program has made.
    private func knows(_ card: Card) -> Bool {
        card.dataSource != nil && (0..<count).contains(card.index)
    }

    /// The facts of the form of a card.
    static func of(_ card: Card, _ compiled: CompiledForm) -> PageFacts {
        compiled.derived.object { PageFacts(card.form.pages.count) }
    }

    /// Whether answers to a page may decide what it shows.
    func isDynamic(_ card: Card, followsConditions: Bool) -> Bool {
        guard knows(card) else { return card.isDynamic(followsConditions: followsConditions) }
        let known = pages.withLock { pages in
            followsConditions ? pages[card.index].followed : pages[card.index].unfollowed
        }
        if let known { return known }
        let isDynamic = card.isDynamic(followsConditions: followsConditions)
        pages.withLock { pages in
            if followsConditions {
                pages[card.index].followed = isDynamic
            } else {
                pages[card.index].unfollowed = isDynamic
            }
        }
        return isDynamic
    }

    /// The language of the texts of a page.
    func language(
        of card: Card, for readers: Readers, _ find: () -> LanguageTag
    ) -> LanguageTag {
        guard knows(card) else { return find() }
        let known = pages.withLock { pages in
            pages[card.index].languages.first { $0.readers == readers }?.shown
        }
        if let known { return known }
        let shown = find()
        pages.withLock { pages in
            guard pages[card.index].languages.count < PageFacts.limit else { return }
            pages[card.index].languages.append((readers, shown))
        }
        return shown
    }
}
