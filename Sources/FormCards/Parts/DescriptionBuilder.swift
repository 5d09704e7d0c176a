public import FormModel
public import FormValidation

/// Describes cards: their texts, fields, issues and parts, for a reader.
///
/// ```swift
/// let builder = DescriptionBuilder()
/// for card in Card.cards(of: source) where card.isVisible {
///     print(TextRenderer(width: 60).text(of: builder.description(of: card)))
/// }
/// ```
public struct DescriptionBuilder: Sendable {
    /// The messages and the language of the reader; `nil` selects the language of the data source, which is that of the form
    /// unless it was given, or else English.
    let catalog: MessageCatalog?

    /// The parts and traits by their names in form files.
    let vocabulary: CardVocabulary

    /// Whether conditions that a page can follow are described, with the fields that they hide now.
    ///
    /// Such a condition compares answers of the card with constants; ``HTMLRenderer`` follows it by its style sheet. Other
    /// renderers show what they are given, so that a description for them must leave out what is hidden.
    let describesHidden: Bool

    /// Makes a builder.
    ///
    /// - Parameters:
    ///   - catalog: The messages and the language of the reader; by default the language of the data source, which is that
    ///     of the form unless it was given, or else English.
    ///   - vocabulary: The parts and traits by their names in form files.
    ///   - describesHidden: Whether conditions that a page can follow are described, with the fields that they hide now.
    public init(
        catalog: MessageCatalog? = nil, vocabulary: CardVocabulary = .standard,
        describesHidden: Bool = false
    ) {
        self.catalog = catalog
        self.vocabulary = vocabulary
        self.describesHidden = describesHidden
    }

    /// Describes a card in its current state.
    ///
    /// - Complexity: O(*n*) in the items of the page, their texts, choices and issues, and in the pages of the form.
    public func description(of card: Card) -> CardDescription {
        description(of: card, as: nil, numbering(card.dataSource, card.form).position(of: card))
    }

    /// Describes a card in another state, as a preview.
    ///
    /// - Parameters:
    ///   - card: The card.
    ///   - state: `none` and `empty` describe the card with its defaults, `custom:invalid` with all issues, reported or not,
    ///     `loading` with its values and reported issues, any other state with its values and without issues.
    /// - Returns: The description.
    /// - Complexity: O(*n*) in the items of the page, their texts, choices and issues, and in the pages of the form.
    public func description(of card: Card, as state: CardState) -> CardDescription {
        description(of: card, as: state, numbering(card.dataSource, card.form).position(of: card))
    }

    /// Describes the visible cards of a data source, in order.
    ///
    /// - Parameters:
    ///   - dataSource: The data source.
    ///   - state: Another state than the current one, as a preview.
    /// - Returns: The descriptions.
    /// - Complexity: O(*n*) in the items of the form, their texts, choices and issues.
    public func descriptions(
        of dataSource: FormDataSource, as state: CardState? = nil
    ) -> [CardDescription] {
        descriptions(of: dataSource) { _ in state }
    }

    /// Describes the visible cards of a data source, in order, each in its current state or in another one.
    ///
    /// - Parameters:
    ///   - dataSource: The data source.
    ///   - state: The state of a card, as a preview; `nil` for its current one.
    /// - Returns: The descriptions.
    /// - Complexity: O(*n*) in the items of the form, their texts, choices and issues.
    public func descriptions(
        of dataSource: FormDataSource, state: (Card) -> CardState?
    ) -> [CardDescription] {
        let numbering = numbering(dataSource, dataSource.form)
        let cards = Card.cards(of: dataSource).filter { numbering.isShown[$0.index] }.map {
            description(of: $0, as: state($0), numbering.position(of: $0))
        }
        return cards.isEmpty ? endingWithoutPages(of: dataSource) : cards
    }

    /// Describes a card at a place among others.
    func description(
        of card: Card, as forced: CardState?, _ position: CardPosition
    ) -> CardDescription {
        let contents = CardContents(of: card, as: forced, describesHidden: describesHidden)
        return contents.values.sharingWork { description(of: card, contents, position) }
    }

    private func description(
        of card: Card, _ contents: CardContents, _ position: CardPosition
    ) -> CardDescription {
        let definition = card.page.card
        let rule = definition.states.first { $0.state == contents.state }
        let parts = rule?.parts ?? definition.parts ?? CardVocabulary.standardParts
        let composer = composer(
            of: card, contents, card.form.placedItems(by: parts), isFirst: position.isFirst)
        let context = CardContext(composer: composer, row: nil)
        let catalog = composer.catalog
        let facts = PageFacts.of(card, contents.values.compiled)
        var ending = position.isLast ? contents.values.reachedEnding : nil
        var body = CardNode.stack(
            context.nodes(of: parts)
                + (ending.map { nodes(of: $0, in: contents.values, catalog) } ?? []), spacing: 1)
        let excess = contents.size.excess
        if excess != nil {
            body = .text(composer.words[.tooMuch], role: .bad)
            ending = nil
        }
        var issues = composer.issues(contents.issues.indices, isAway: true)
        // Only parts that place fields change their order.
        if issues.count > 1, !composer.placement.items.isEmpty {
            let order = ShownOrder(body)
            issues = order.sorted(issues)
            body = order.sorted(body)
        }
        var description = CardDescription(
            id: position.id, number: position.number, count: position.count,
            title: contents.values.text(card.title, in: catalog.locale),
            state: contents.state, isValid: card.isValid(in: contents.values),
            issues: issues,
            look: look(of: card, in: context),
            body: body,
            open: rule?.open ?? definition.open,
            language: facts.language(of: card, for: PageFacts.Readers(catalog)) {
                language(of: card, for: catalog)
            },
            words: composer.words)
        description.excess = excess
        description.ending = ending?.name
        description.readerLanguage = catalog.language
        description.isDynamic = facts.isDynamic(card, followsConditions: describesHidden)
        return description
    }

    func composer(
        of card: Card, _ contents: CardContents, _ placement: PlacedItems, isFirst: Bool
    ) -> CardComposer {
        CardComposer(
            card: card, contents: contents, catalog: catalog(for: card), vocabulary: vocabulary,
            placement: placement, isFirst: isFirst)
    }

    func catalog(for card: Card) -> MessageCatalog {
        catalog ?? MessageCatalog(for: card.dataSource?.locale.language, of: card.form)
    }

    func catalog(for dataSource: FormDataSource) -> MessageCatalog {
        catalog ?? MessageCatalog(for: dataSource.locale.language, of: dataSource.form)
    }

    func look(of card: Card, in context: CardContext) -> CardLook {
        var look = CardLook()
        for trait in card.page.card.traits {
            vocabulary.trait(trait, in: context)?.apply(to: &look)
        }
        return look
    }
}
