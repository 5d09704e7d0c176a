public import FormModel

/// Exports cards as Adaptive Cards of schema 1.5, which chat programs such as Teams show.
///
/// A host checks less than the form: ``AdaptiveCard/notes`` says what it cannot check. Its answer is one object of texts,
/// which `Submission.adaptive(_:)` reads and the form judges.
///
/// ```swift
/// let card = try AdaptiveRenderer().card(of: description)
/// send(card.jsonBytes)
/// ```
public struct AdaptiveRenderer: Sendable {
    /// Whether fields for secrets are exported; their answers then pass through the servers of the host.
    let allowsSecrets: Bool

    /// Makes a renderer.
    ///
    /// - Parameter allowsSecrets: Whether fields for secrets are exported.
    public init(allowsSecrets: Bool = false) {
        self.allowsSecrets = allowsSecrets
    }

    /// Exports a card.
    ///
    /// - Complexity: O(*n*) in the nodes and texts of the card.
    /// - Parameter card: The card.
    /// - Returns: The card of the host, and notes about it.
    /// - Throws: ``AdaptiveSecretError`` if a person would enter a secret, unless the renderer allows secrets.
    public func card(of card: CardDescription) throws(AdaptiveSecretError) -> AdaptiveCard {
        var body = AdaptiveBody(card, allowsSecrets: allowsSecrets)
        var list = AdaptiveList()
        list.add(body.textBlock(AdaptiveMarkdown.escaped(card.title), .title))
        if card.count > 1 {
            let position = card.words(
                .position, ["number": String(card.number), "count": String(card.count)])
            list.add(body.textBlock(AdaptiveMarkdown.escaped(position), .muted))
        }
        body.write(card.body, to: &list, depth: 0)
        if let edit = card.look.edit {
            list.add(action: body.submit(card.words[.edit], .button, edit))
        }
        if let open = card.open {
            list.add(action: body.submit(card.words[.open], .button, open.text))
        }
        if card.isDynamic { list.add(action: body.update) }
        guard body.refused.isEmpty else { throw AdaptiveSecretError(paths: body.refused) }
        let direction = WritingDirection(of: card.language)
        // The buttons at the end belong to the bar of the card.
        let (elements, actions) = list.ended
        let json = AdaptiveList.object([
            ("type", "AdaptiveCard"),
            ("$schema", "http://adaptivecards.io/schemas/adaptive-card.json"),
            ("version", "1.5"), ("lang", card.language.map { .text($0.language) }),
            ("rtl", direction == .rightToLeft ? true : nil),
            ("fallbackText", .text(AdaptiveMarkdown.escaped(card.title))),
            ("body", .list(elements)), ("actions", actions.isEmpty ? nil : .list(actions)),
        ])
        return AdaptiveCard(json: json, notes: body.notes)
    }
}

/// A card for a host of Adaptive Cards.
public struct AdaptiveCard: Sendable, Hashable {
    let json: SchemaValue

    /// What the host cannot check or show, in the order of the fields.
    public let notes: [AdaptiveNote]

    /// The card as JSON, an object of type `AdaptiveCard`.
    public var jsonBytes: [UInt8] { json.json }

    /// Cards as JSON, a list of objects.
    ///
    /// - Parameter cards: The cards.
    /// - Returns: The list and a line end.
    public static func jsonBytes(of cards: [AdaptiveCard]) -> [UInt8] {
        SchemaValue.list(cards.map(\.json)).json
    }
}

/// Something about a field that a host of Adaptive Cards cannot check or show; the form judges it when the answer comes.
public struct AdaptiveNote: Sendable, Hashable, CustomStringConvertible {
    /// The field.
    public let path: FieldPath

    /// A phrase in English without a full stop, such as `at least 3 characters`.
    let phrase: String

    /// The note as a sentence.
    public var description: String { "\(path): The host does not check: \(phrase)." }
}

/// A card asks for secrets, which would pass through the servers of a host.
public struct AdaptiveSecretError: Error, Hashable, CustomStringConvertible {
    /// The fields for secrets.
    public let paths: [FieldPath]

    /// What is refused.
    public var description: String {
        let names = paths.map(\.description).joined(separator: ", ")
        return "\(names): A secret would pass through the servers of the host."
    }
}
