public import FormModel

/// The values, texts and fields of a card, for its parts.
public struct CardContext {
    /// The locale of the reader.
    public let locale: ReaderLocale

    /// The state of the card.
    public let state: CardState

    /// Makes a context.
    init(locale: ReaderLocale, state: CardState) {
        self.locale = locale
        self.state = state
    }
}

@available(*, unavailable)
extension CardContext: @unchecked Sendable {}
