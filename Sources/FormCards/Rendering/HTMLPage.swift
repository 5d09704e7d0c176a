import FormModel

/// A page that is being written: its bytes, the ids that it has so far, and the card that is written now.
struct HTMLPage {
    let options: HTMLOptions
    var writer = HTMLWriter()
    var names: HTMLNames
    /// The words of the card.
    private(set) var words = InterfaceWords.english
    /// The language of the words and sentences, where it is not that of the page.
    private var wordLanguage: LanguageTag?
    /// The language in whose notation values are written.
    private(set) var reader: LanguageTag?
    /// Whether lines are written from right to left.
    private(set) var isRightToLeft = false
    /// Whether an element of the page has the focus.
    private var hasFocus = false
    /// What has to be known of the card before it is written.
    private(set) var outline = HTMLOutline()

    init(_ options: HTMLOptions) {
        self.options = options
        names = HTMLNames(prefix: options.idPrefix)
    }

    /// Begins the next card.
    ///
    /// - Returns: Its language and direction.
    mutating func begin(
        _ description: CardDescription
    ) -> (language: LanguageTag?, direction: WritingDirection) {
        words = description.words
        reader = description.readerLanguage ?? description.language
        let language = options.language ?? description.language
        let direction = WritingDirection(of: language)
        isRightToLeft = direction == .rightToLeft
        let spoken = words.language.tag
        wordLanguage = spoken.language == language?.language ? nil : spoken
        outline = HTMLOutline(description.body)
        return (language, direction)
    }

    /// Whether the errors of the card are summarized above it.
    var addsSummary: Bool { options.addsSummary && !outline.hasSummary }

    /// Whether the next element may have the focus, which one element of a page has.
    mutating func takesFocus() -> Bool {
        defer { hasFocus = true }
        return !hasFocus
    }

    /// Writes the language and the direction of words and sentences, where they are not those of the page.
    mutating func ownLanguage() {
        guard let wordLanguage else { return }
        writer.attribute("lang", wordLanguage.text)
        writer.attribute("dir", WritingDirection(of: wordLanguage).rawValue)
    }

    /// Begins the elements that the style sheet shows and hides by the answers of a condition.
    ///
    /// - Returns: The number of these elements; `nil` for a node that is not on the page: one that is hidden now is left out
    ///   where no style sheet can show it.
    mutating func begin(_ condition: NodeCondition?) -> Int? {
        guard let condition else { return 0 }
        guard let numbers = outline.numbers(of: condition) else { return condition.isMet ? 0 : nil }
        for number in numbers {
            writer.markup("<div class=\"fr-then-")
            writer.number(number)
            writer.markup("\">\n")
        }
        return numbers.count
    }

    /// Writes the classes by which the style sheet sees that an option is chosen.
    mutating func classes(following option: FieldNode.Option, at path: FieldPath) {
        let numbers = outline.numbers(of: option.value, at: path)
        guard !numbers.isEmpty else { return }
        writer.begin("class")
        for (index, number) in numbers.enumerated() {
            writer.markup(index == 0 ? "fr-when-" : " fr-when-")
            writer.number(number)
        }
        writer.end()
    }

    /// Writes a value that is sent and not shown.
    mutating func hidden(_ name: String, _ value: String) {
        writer.markup("<input type=\"hidden\"")
        writer.attribute("name", kept: name)
        writer.attribute("value", kept: value)
        writer.markup(">\n")
    }

    // MARK: Words and marks

    /// Writes a word in parentheses that only a screen reader says, because other readers see it.
    mutating func spoken(_ word: String) {
        writer.markup("<span class=\"fr-spoken\"")
        ownLanguage()
        writer.markup("> (")
        writer.text(word)
        writer.markup(")</span>")
    }

    /// Writes the mark for no value, and the word for it.
    mutating func nothing() {
        writer.markup("<span aria-hidden=\"true\">—</span><span class=\"fr-spoken\"")
        ownLanguage()
        writer.markup(">")
        writer.text(words[.nothing])
        writer.markup("</span>")
    }

    /// Writes the mark of a required field, whose control says it in words.
    mutating func requiredMark() {
        writer.markup("<span class=\"fr-required\" aria-hidden=\"true\">\u{A0}*</span>")
    }

    /// Writes what the mark for a required answer means; a screen reader says it at each field.
    mutating func requiredKey() {
        writer.markup(
            "<p class=\"fr-key\" aria-hidden=\"true\"><span class=\"fr-required\">*</span> <span")
        ownLanguage()
        writer.markup(">")
        writer.text(words[.required])
        writer.markup("</span></p>\n")
    }

    /// Writes the mark of a required group of controls, none of which can say that it is required.
    mutating func requiredWord() {
        requiredMark()
        spoken(words[.required])
    }

    /// Writes the smallest or largest number beside a slider, hidden from screen readers, which read it from the control.
    mutating func end(_ number: String) {
        writer.markup("<span class=\"fr-unit\" aria-hidden=\"true\">")
        writer.text(number)
        writer.markup("</span>")
    }

    /// Writes a unit of the control with an id, which it describes.
    mutating func unit(_ unit: String, of id: String, isBefore: Bool) {
        writer.markup("<span class=\"fr-unit\"")
        writer.attribute("id", id, isBefore ? "-unit-before" : "-unit")
        writer.markup(">")
        writer.text(unit)
        writer.markup("</span>")
    }

    // MARK: Ids

    /// Writes the value of `aria-describedby` of an element with an id, if something describes it.
    mutating func described(
        by id: String, help: Bool = false, issues: Bool = false, unitBefore: Bool = false,
        unit: Bool = false
    ) {
        guard help || issues || unitBefore || unit else { return }
        writer.begin("aria-describedby")
        if help { reference(id, "-help", isFirst: true) }
        if issues { reference(id, "-issues", isFirst: !help) }
        if unitBefore { reference(id, "-unit-before", isFirst: !help && !issues) }
        if unit { reference(id, "-unit", isFirst: !help && !issues && !unitBefore) }
        writer.end()
    }

    private mutating func reference(_ id: String, _ suffix: StaticString, isFirst: Bool) {
        if !isFirst { writer.markup(" ") }
        writer.value(id)
        writer.markup(suffix)
    }
}
