import FormCards
import FormModel
import FormValidation

/// The texts of the dialogue: all its lines are made here.
struct DialogueScript {
    let form: Form
    let catalog: MessageCatalog
    let words: InterfaceWords
    private let glyphs: CardGlyphs

    init(form: Form, catalog: MessageCatalog, glyphs: CardGlyphs) {
        self.form = form
        self.glyphs = glyphs
        self.catalog = catalog.forTyping
        words = InterfaceWords(catalog)
    }

    func text(_ text: LocalizedText) -> String { form.text(text, in: catalog.language) }

    // MARK: Lines of one kind

    /// A line in the style of titles.
    func title(_ title: String, depth: Int = 0) -> StyledLine {
        StyledLine(String(repeating: "  ", count: depth) + title, .title)
    }

    /// A line that reports an error.
    func error(_ word: InterfaceWord, _ facts: KeyValuePairs<String, String> = [:]) -> StyledLine {
        error(words(word, facts))
    }

    private func error(_ sentence: String) -> StyledLine {
        StyledLine("  " + glyphs.error + " " + DisplayText(sentence), .issue)
    }

    /// A line that reports an event.
    func event(_ word: InterfaceWord, _ facts: KeyValuePairs<String, String>) -> StyledLine {
        StyledLine(words(word, facts), .dim)
    }

    /// A note below or above a question.
    func indented(_ word: InterfaceWord) -> StyledLine { StyledLine("  " + words(word), .dim) }

    func plain(_ word: InterfaceWord) -> DisplayText { DisplayText(words(word)) }

    func indented(linesOf text: String, by indent: Int = 2) -> [StyledLine] {
        let space = DisplayText(String(repeating: " ", count: indent))
        return DisplayText.lines(text).map { StyledLine(space + $0, .dim) }
    }

    /// The message parameter for the title of an item.
    func naming(_ item: FormItem) -> KeyValuePairs<String, String> { ["title": text(item.title)] }

    // MARK: The form

    var opening: [StyledLine] {
        let help = form.help.map { DisplayText.lines(text($0)) } ?? []
        return [title(text(form.title))] + help.map { StyledLine($0, .dim) }
            + [StyledLine(words(.opening), .dim), .blank]
    }

    func title(of page: Page) -> [StyledLine] {
        page.title.map { [.blank, title(text($0))] } ?? []
    }

    /// The title of a section, and its help.
    func heading(of section: FormItem, depth: Int = 0) -> [StyledLine] {
        let title = text(section.title)
        let help = depth == 0 ? section.help.map { DisplayText.lines(text($0)) } ?? [] : []
        return (title.isEmpty ? [] : [self.title(title, depth: depth)])
            + help.map { StyledLine($0, .dim) }
    }

    /// The title and the text of an ending.
    func ending(_ ending: FormEnding) -> [StyledLine] {
        let lines = ending.lines(in: form, catalog)
        return lines.title.map { StyledLine($0, .title) }
            + lines.text.map { StyledLine($0, .plain) }
    }

    func label(_ title: LocalizedText) -> [StyledLine] {
        DisplayText.lines(text(title)).map { StyledLine($0, .plain) }
    }

    func help(for item: FormItem) -> [StyledLine] {
        item.help.map { indented(linesOf: text($0)) } ?? [indented(.noHelp)]
    }

    // MARK: Answers

    /// An item and its answer in one line; a secret is masked by symbols that the terminal can show.
    func answer(_ item: FormItem, _ answer: String, after number: String = "") -> StyledLine {
        let text = item.isSecure ? glyphs.masked(answer) : answer.inOneLine(of: item.valueType)
        return StyledLine([
            (DisplayText(number + labelled(self.text(item.title))), .label),
            (answer.isEmpty ? glyphs.nothing : DisplayText(text), .value),
        ])
    }

    /// An answer of the review with its number; answers of rows are indented.
    func reviewRow(_ number: Int, _ item: FormItem, _ answer: String, depth: Int) -> StyledLine {
        let indent = String(repeating: "  ", count: depth + 1)
        return self.answer(item, answer, after: "\(indent)\(number)) ")
    }

    func labelled(_ label: String) -> String { words(.labelled, ["label": label]) }

    func problem(_ issue: FormIssue) -> StyledLine {
        let sentence = catalog.message(for: issue, in: form)
        guard issue.severity == .warning else { return error(sentence) }
        return StyledLine("  " + glyphs.warning + " " + DisplayText(sentence), .warning)
    }

    /// The reading of an ambiguous number.
    func readAs(_ answer: String) -> StyledLine {
        StyledLine("  " + words(.readAs, ["value": answer]), .warning)
    }

    /// The note that a line cannot contain the entered value, with the beginning of the value.
    func emptyKeeps(_ answer: String) -> [StyledLine] {
        [
            indented(.emptyKeepsText),
            StyledLine("  " + DisplayText(answer).truncated(to: 60), .value),
        ]
    }

    // MARK: What happened

    /// The reason why a check had no result, in English for the author of the check.
    func failure(_ reason: String) -> StyledLine { StyledLine("    (\(reason))", .dim) }

    func full(_ group: FormItem, most: Int) -> StyledLine {
        error(.full, ["title": text(group.title), "max": String(most)])
    }

    func deleted(_ group: FormItem, _ number: Int) -> StyledLine {
        event(.deleted, ["title": text(group.title), "number": String(number)])
    }

    var commands: [StyledLine] { indented(linesOf: words(.commands)) }
    var tooLong: StyledLine { error(.tooLong, ["max": String(LineEditor.limit)]) }
    var wentBack: StyledLine { StyledLine(glyphs.back, .dim) }
    var timedOut: StyledLine { StyledLine(words(.timedOut), .issue) }
    var submitted: StyledLine {
        StyledLine(glyphs.done + " " + DisplayText(words(.submitted)), .label)
    }
}

extension String {
    /// The display text of a value in one line.
    func inOneLine(of type: ValueType) -> String {
        type == .texts
            ? utf8.split(separator: 0x0A).map { String(Substring($0)) }.joined(separator: ", ")
            : self
    }
}
