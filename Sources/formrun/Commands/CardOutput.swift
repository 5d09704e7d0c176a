import FormCards
import FormModel
import FormValidation

/// The form in which `formrun card` writes cards.
enum CardFormat: String, CaseIterable {
    case text, accessible, html, adaptive, json
}

/// Writes descriptions of cards in the form that the options name.
struct CardOutput {
    /// The largest Adaptive Card in bytes that Teams shows: 28 kB.
    private static let maximumBytesOfTeams = 28 << 10

    private static let format = Option<CardFormat>(
        "--format", default: .text, "How the cards are written; {default} unless given.")
    private static let width = Option<Int?>(
        "--width", "CELLS", default: nil,
        "How many cells wide text is, at most \(TextRenderer.widths.upperBound); below \(TextRenderer.widths.lowerBound) it is accessible text. That of the terminal, at most 100, unless given; 80 for a pipe."
    ) { text in
        guard let cells = Int(text), cells > 0 else {
            return .failure(OptionRefusal("must be a number from 1, not \(quoted(text))."))
        }
        return .success(cells)
    }
    private static let showsState = Option<Bool>(
        flag: "--show-state", "Show the name of the state, and whether the card is valid.")
    private static let isStandalone = Option<Bool>(
        flag: "--standalone", "Write a whole page, with its style sheet; with --format html.")

    private static let allowsSecrets = Option<Bool>(
        flag: "--allow-secrets",
        "Write inputs for secrets, which then pass through the host; with --format adaptive.")

    static let options: [any OptionDeclaration] = [
        format, width, showsState, isStandalone, allowsSecrets,
    ]

    /// The options that mean something for some formats only.
    private static let owned: [(options: [any OptionDeclaration], formats: [CardFormat])] = [
        ([width, StyleOptions.background, StyleOptions.glyphs], [.text]),
        ([StyleOptions.theme], [.text, .html]), ([showsState], [.text, .accessible]),
        ([isStandalone], [.html]), ([allowsSecrets], [.adaptive]),
    ]

    private let format: CardFormat
    private let width: Int
    private let showsState: Bool
    private let isStandalone: Bool
    private let allowsSecrets: Bool
    /// Whether a theme is named, whose colours a page has then.
    private let hasTheme: Bool
    private let style: OutputStyle

    /// Whether the cards are written as a page, which follows conditions by itself.
    static func isPage(_ arguments: Arguments) -> Bool { arguments[format] == .html }

    init(_ arguments: Arguments, _ style: OutputStyle, _ console: any Console) {
        format = arguments[Self.format]
        width = arguments[Self.width] ?? console.columns
        showsState = arguments[Self.showsState]
        isStandalone = arguments[Self.isStandalone]
        allowsSecrets = arguments[Self.allowsSecrets]
        hasTheme = arguments.firstGiven(of: [StyleOptions.theme]) != nil
        self.style = style
    }

    /// Refuses options that change nothing: those of other formats, and all where only a report is written.
    static func refuseIgnored(
        _ arguments: Arguments, _ report: Option<PlainReport>
    ) throws(CommandError) {
        if arguments[report] != .text,
            let ignored = arguments.firstGiven(of: options + StyleOptions.ofCards)
        {
            throw .usage("\(ignored) belongs to \(report) \(PlainReport.text.rawValue).")
        }
        for (options, formats) in owned where !formats.contains(arguments[format]) {
            guard let ignored = arguments.firstGiven(of: options) else { continue }
            let owners = formats.map { "\(format) \($0.rawValue)" }
            throw .usage("\(ignored) belongs to \(owners.joined(separator: " and ")).")
        }
        if arguments[format] == .html, !arguments[isStandalone],
            let ignored = arguments.firstGiven(of: [StyleOptions.theme])
        {
            throw .usage("\(ignored) with \(format) html belongs to \(isStandalone).")
        }
    }

    /// The cards as bytes.
    ///
    /// What the host of an Adaptive Card cannot check is said on standard error.
    func bytes(
        of cards: [CardDescription], _ console: any Console
    ) throws(CommandError) -> [UInt8] {
        switch format {
        case .text where width < TextRenderer.widths.lowerBound:
            Array(AccessibleRenderer(showsState: showsState).text(of: cards).utf8)
        case .text: Array(text(of: cards).utf8)
        case .accessible: Array(AccessibleRenderer(showsState: showsState).text(of: cards).utf8)
        case .html: console.isOutputTerminal ? CardOutput.clean(html(of: cards)) : html(of: cards)
        case .adaptive: try adaptive(cards, console)
        case .json: CardDescription.jsonBytes(of: cards)
        }
    }

    private func text(of cards: [CardDescription]) -> String {
        let renderer = style.renderer(width: width, showsState: showsState)
        return cards.map { style.ansi.text(of: renderer.lines(for: style.shown($0))) }
            .joined(separator: "\n")
    }

    private func adaptive(
        _ cards: [CardDescription], _ console: any Console
    ) throws(CommandError) -> [UInt8] {
        let renderer = AdaptiveRenderer(allowsSecrets: allowsSecrets)
        var written: [AdaptiveCard] = []
        for card in cards {
            do throws(AdaptiveSecretError) {
                written.append(try renderer.card(of: card))
            } catch {
                throw .usage("\(error) \(Self.allowsSecrets) writes them all the same.")
            }
        }
        for note in written.flatMap(\.notes) { console.say("\(note)") }
        for (card, adaptive) in zip(cards, written) {
            let (count, limit) = (adaptive.jsonBytes.count, Self.maximumBytesOfTeams)
            if count > limit {
                console.say(
                    "\(card.id): The card has \(count) bytes, and Teams shows at most \(limit).")
            }
        }
        return AdaptiveCard.jsonBytes(of: written)
    }

    /// A page without the control characters from U+0080 to U+009F, which HTML cannot write as references and some terminals
    /// obey.
    private static func clean(_ page: [UInt8]) -> [UInt8] {
        var cleaned = String.UnicodeScalarView()
        for scalar in String(decoding: page, as: UTF8.self).unicodeScalars {
            cleaned.append((0x80...0x9F).contains(scalar.value) ? "\u{FFFD}" : scalar)
        }
        return Array(String(cleaned).utf8)
    }

    private func html(of cards: [CardDescription]) -> [UInt8] {
        var options = HTMLOptions(isStandalone: isStandalone)
        options.styleSheet = .embedded(theme: hasTheme ? style.ansi.theme : nil)
        let cards = hasTheme ? cards.map(style.shown) : cards
        let renderer = HTMLRenderer(options)
        return isStandalone
            ? renderer.document(of: cards) : Array(cards.map(renderer.bytes).joined())
    }
}

extension OutputStyle {
    /// A renderer of cards with the glyphs and the theme of the style.
    func renderer(width: Int, height: Int? = nil, showsState: Bool = false) -> TextRenderer {
        TextRenderer(
            width: width, height: height, glyphs: glyphs, showsState: showsState,
            theme: ansi.theme, ground: ansi.ground)
    }

    /// The description with the look that the theme of the style allows.
    func shown(_ card: CardDescription) -> CardDescription {
        var card = card
        card.look = card.look.shown(in: ansi.theme)
        return card
    }
}
