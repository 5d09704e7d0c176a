import FormCards
import FormModel
import FormValidation

/// The texts of the dialogue: all its lines are made here.
struct DialogueScript {
    let dataSource: FormDataSource
    let catalog: MessageCatalog
    let words: InterfaceWords
    let glyphs: CardGlyphs

    /// - Parameters:
    ///   - dataSource: The values that the texts of the form name.
    ///   - catalog: The sentences, in the language of the person.
    ///   - glyphs: The symbols that the terminal can show.
    init(dataSource: FormDataSource, catalog: MessageCatalog, glyphs: CardGlyphs) {
        self.dataSource = dataSource
        self.glyphs = glyphs
        self.catalog = catalog.forTyping
        words = InterfaceWords(catalog)
    }

    var form: Form { dataSource.form }

    /// A text of the form, or of the items of a row, with the present values.
    func text(_ text: LocalizedText, of row: RowPlace? = nil) -> String {
        DisplayText.withoutIsolates(dataSource.text(text, of: row, in: catalog.locale))
    }

    /// The lines of a help or label.
    private func lines(
        of text: LocalizedText, _ row: RowPlace?, _ style: StyledLine.Style
    ) -> [StyledLine] {
        StyledLine.lines(
            of: dataSource.markup(text, of: row, in: catalog.locale), style, glyphs)
    }

    /// The caption of a row.
    func caption(of row: RowPlace) -> String {
        DisplayText.withoutIsolates(dataSource.caption(of: row, in: catalog.locale))
    }

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
    func naming(_ item: FormItem, of row: RowPlace?) -> KeyValuePairs<String, String> {
        ["title": text(item.title, of: row)]
    }

    // MARK: The form

    var opening: [StyledLine] {
        let help = form.help.map { lines(of: $0, nil, .dim) } ?? []
        return [title(text(form.title))] + help
            + [StyledLine(words(.opening), .dim), .blank]
    }

    func title(of page: Page) -> [StyledLine] {
        page.title.map { [.blank, title(text($0))] } ?? []
    }

    /// The title of a section, and its help.
    func heading(of section: FormItem, of row: RowPlace?, depth: Int = 0) -> [StyledLine] {
        let title = text(section.title, of: row)
        let help = depth == 0 ? section.help.map { lines(of: $0, row, .dim) } ?? [] : []
        return (title.isEmpty ? [] : [self.title(title, depth: depth)]) + help
    }

    /// The title and the text of an ending.
    func ending(_ ending: FormEnding) -> [StyledLine] {
        (ending.title.map { lines(of: $0, nil, .title) } ?? [])
            + (ending.text.map { lines(of: $0, nil, .plain) } ?? [])
    }

    func label(_ title: LocalizedText, of row: RowPlace?) -> [StyledLine] {
        lines(of: title, row, .plain)
    }

    func help(for item: FormItem, of row: RowPlace?) -> [StyledLine] {
        item.help.map { help in lines(of: help, row, .dim).map { $0.indented(by: 2) } }
            ?? [indented(.noHelp)]
    }

    // MARK: Answers

    /// An item and its answer in one line; a secret is masked by symbols that the terminal can show.
    func answer(
        _ item: FormItem, of row: RowPlace?, _ answer: String, after number: String = ""
    ) -> StyledLine {
        let text = item.isSecure ? glyphs.masked(answer) : answer.inOneLine(of: item.valueType)
        return StyledLine([
            (DisplayText(number + labelled(self.text(item.title, of: row))), .label),
            (answer.isEmpty ? glyphs.nothing : DisplayText(text), .value),
        ])
    }

    /// An answer of the review with its number; answers of rows are indented.
    func reviewRow(
        _ number: Int, _ item: FormItem, of row: RowPlace?, _ answer: String, depth: Int
    ) -> StyledLine {
        let indent = String(repeating: "  ", count: depth + 1)
        return self.answer(item, of: row, answer, after: "\(indent)\(number)) ")
    }

    func labelled(_ label: String) -> String { words(.labelled, ["label": label]) }

    /// The line of an issue.
    ///
    /// - Parameters:
    ///   - issue: The issue.
    ///   - namesRow: Whether the captions of the rows that it is in come first, as in a list of issues.
    /// - Returns: The line.
    func problem(_ issue: FormIssue, namesRow: Bool = false) -> StyledLine {
        let rows =
            namesRow ? dataSource.rowCaptions(along: issue.path, in: catalog.locale) : nil
        let own = issue.sentence(in: catalog, of: form)
        let sentence = rows.map { "\(DisplayText.withoutIsolates($0)): \(own)" } ?? own
        guard issue.severity == .warning else { return error(sentence) }
        return StyledLine("  " + glyphs.warning + " " + DisplayText(sentence), .warning)
    }

    /// The reading of an ambiguous number.
    func readAs(_ answer: String) -> StyledLine {
        StyledLine("  " + words(.readAs, ["value": answer]), .warning)
    }

    /// The note that choices which cannot be beside others were cleared.
    func cleared(keeping answer: String) -> StyledLine {
        StyledLine("  " + words(.choicesCleared, ["value": answer]), .warning)
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

    func full(_ group: FormItem, of row: RowPlace?, most: Int) -> StyledLine {
        error(.full, ["title": text(group.title, of: row), "max": String(most)])
    }

    func deleted(_ group: FormItem, of row: RowPlace?, _ number: Int) -> StyledLine {
        event(.deleted, ["title": text(group.title, of: row), "number": String(number)])
    }

    /// The reason why a key had no effect, or only in part.
    func note(_ note: AnswerEditor.Note) -> StyledLine {
        switch note {
        case .leftOut(let text): error(.leftOut, ["text": text])
        case .refused(.tooLong(let maximum)): error(.tooLong, ["max": String(maximum)])
        case .refused(.alteredSecret): error(.pasteRefused)
        case .refused(.notUTF8): error(.notUTF8)
        case .refused: error(.doesNotBelong)
        }
    }

    var commands: [StyledLine] { indented(linesOf: words(.commands)) }
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
