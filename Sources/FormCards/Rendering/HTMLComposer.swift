import FormModel

/// Composes the page of cards: one form for each, with the nodes of its description.
struct HTMLComposer {
    let options: HTMLOptions
    var writer = HTMLWriter()
    /// The words of the card that is written.
    var words = InterfaceWords.english
    /// The language of the words and sentences, where it is not that of the page.
    private(set) var wordLanguage: LanguageTag?
    /// Whether lines of the page are written from right to left.
    var isRightToLeft = false
    /// What the page has to know of a card before it is written.
    var outline = HTMLOutline()
    /// What is still to be written, the next one last.
    var waiting: [Step] = []
    /// The ids of fields, groups and rows so far, each of which is written once.
    private var ids: Set<String> = []

    init(_ options: HTMLOptions) {
        self.options = options
    }

    /// Whether the errors of the present card are summarized above it.
    var addsSummary: Bool { options.addsSummary && !outline.hasSummary }

    // MARK: Documents

    mutating func document(_ descriptions: [CardDescription]) {
        let first = descriptions.first
        let language = options.language ?? first?.language
        writer.markup("<!DOCTYPE html>\n<html")
        writer.attribute("lang", language?.description ?? "en")
        let direction = options.direction ?? HTMLOptions.Direction(of: language)
        writer.attribute("dir", direction.rawValue)
        writer.markup(
            """
            >
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>
            """)
        let title = options.documentTitle ?? first?.title ?? ""
        if let words = descriptions.first(where: \.showsError)?.words {
            writer.text(words.labelled(words[.error], title))
        } else {
            writer.text(title)
        }
        writer.markup("</title>\n<style")
        if let nonce = options.nonce { writer.attribute("nonce", kept: nonce) }
        writer.markup(">")
        writer.source(HTMLStyleSheet.text)
        writer.markup("</style>\n</head>\n<body class=\"fr-page\">\n<main>\n")
        for description in descriptions { card(description) }
        writer.markup("</main>\n</body>\n</html>\n")
    }

    // MARK: Cards

    mutating func card(_ description: CardDescription) {
        words = description.words
        let language = options.language ?? description.language
        let direction = options.direction ?? HTMLOptions.Direction(of: language)
        isRightToLeft = direction == .rightToLeft
        let spoken = words.language.tag
        wordLanguage = spoken.language == language?.language ? nil : spoken
        let id = HTMLComposer.identifier(options.idPrefix + description.id)
        outline = HTMLOutline(description.body)
        writer.markup("<form method=\"post\"")
        begin(description.look)
        writer.attribute("id", id, "-card")
        writer.attribute("aria-labelledby", id, "-card-title")
        if let action = options.action { writer.attribute("action", kept: action) }
        // A field that another answer of the page hides, or makes optional, must not keep a person from submitting.
        if options.isNoValidate || outline.followsConditions || description.isDynamic {
            writer.markup(" novalidate")
        }
        if let language, !options.isStandalone {
            writer.attribute("lang", language.description)
            writer.attribute("dir", direction.rawValue)
        }
        writer.attribute("data-state", description.state.name)
        if description.state == .loading { writer.markup(" aria-busy=\"true\"") }
        writer.markup(">\n")
        hidden(PageControl.page.name, description.id)
        // Before the answers, which are read in this language.
        if let language = description.readerLanguage ?? description.language {
            hidden(PageControl.locale.name, language.text)
        }
        if let token = options.token { hidden(token.name.text, token.value) }
        for entry in options.carried { hidden(entry.name, entry.value) }
        let isUpdated = options.offersUpdate ?? description.isDynamic
        defaultButton(hasEdit: description.look.edit != nil)
        head(description, id)
        if addsSummary { summary(of: description, id) }
        write(description.body)
        if isUpdated { updateButton() }
        writer.markup("</form>\n")
    }

    private mutating func head(_ description: CardDescription, _ id: String) {
        writer.markup("<div class=\"fr-head\">\n<h1")
        writer.attribute("id", id, "-card-title")
        writer.markup(">")
        writer.text(description.title)
        writer.markup("</h1>\n")
        if description.count > 1 {
            writer.markup("<p class=\"fr-position\"")
            ownLanguage()
            writer.markup(">")
            writer.text(
                words(
                    .position,
                    ["number": String(description.number), "count": String(description.count)]))
            writer.markup("</p>\n")
        }
        if let edit = description.look.edit {
            control(.button, edit, validates: false)
            writer.markup(" class=\"fr-button\"")
            ownLanguage()
            writer.markup(">")
            writer.text(words[.edit])
            writer.markup("</button>\n")
        }
        writer.markup("</div>\n")
    }

    /// The language and the direction of words and sentences, where they are not those of the page.
    mutating func ownLanguage() {
        guard let wordLanguage else { return }
        writer.attribute("lang", wordLanguage.text)
        writer.attribute("dir", HTMLOptions.Direction(of: wordLanguage).rawValue)
    }

    // MARK: Ids and names

    /// The name of a path in a form post, which is its id too: `lines.0.price`.
    func name(of path: FieldPath) -> String {
        if path.steps.count == 1, case .key(let key) = path.steps[0] { return key }
        var name = ""
        for step in path.steps {
            if !name.isEmpty { name += "." }
            switch step {
            case .key(let key): name += key
            case .index(let index): name += String(index)
            }
        }
        return name
    }

    /// The id of the element of a path.
    func id(of path: FieldPath) -> String {
        HTMLComposer.identifier(options.idPrefix + name(of: path))
    }

    /// Whether an id is written for the first time; from then on it is not.
    mutating func claims(_ id: String) -> Bool { ids.insert(id).inserted }

    /// A text as an id, which must not contain white space.
    static func identifier(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        guard !isPlain else { return text }
        return String(
            decoding: text.utf8.map { $0 > 0x20 && $0 < 0x7F ? $0 : UInt8(ascii: "_") },
            as: UTF8.self)
    }
}
