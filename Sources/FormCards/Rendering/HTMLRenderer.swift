import FormModel

/// Writes cards as forms of a web page, which need no script.
///
/// ```swift
/// let renderer = HTMLRenderer(HTMLOptions(action: "/apply", isStandalone: true))
/// let page = renderer.document(of: DescriptionBuilder().descriptions(of: source))
/// ```
///
/// The markup has neither styles nor scripts in attributes, so that a strict Content-Security-Policy allows it, and
/// every text is escaped.
public struct HTMLRenderer: Sendable {
    /// What the program decides about the page.
    let options: HTMLOptions

    /// Makes a renderer.
    public init(_ options: HTMLOptions = HTMLOptions()) {
        self.options = options
    }

    /// The form of a card, in UTF-8; with ``HTMLOptions/isStandalone`` a document.
    ///
    /// - Complexity: O(*n*) in the nodes and their texts.
    public func bytes(of description: CardDescription) -> [UInt8] {
        guard !options.isStandalone else { return document(of: [description]) }
        var composer = HTMLComposer(options)
        composer.card(description)
        return composer.bytes
    }

    /// A document with a form for each card, in UTF-8, with the style sheet.
    ///
    /// - Complexity: O(*n*) in the nodes and their texts.
    public func document(of descriptions: [CardDescription]) -> [UInt8] {
        var composer = HTMLComposer(options)
        composer.document(descriptions)
        return composer.bytes
    }
}

extension CardDescription {
    /// The card as a form of a web page; with ``HTMLOptions/isStandalone`` as a document.
    ///
    /// - Complexity: O(*n*) in the nodes and their texts.
    public func html(_ options: HTMLOptions = HTMLOptions()) -> String {
        String(decoding: HTMLRenderer(options).bytes(of: self), as: UTF8.self)
    }

    /// Whether an error is shown on the card.
    var showsError: Bool { issues.contains { $0.severity == .error } }
}
