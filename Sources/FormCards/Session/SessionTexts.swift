import FormModel
import FormValidation

/// The texts of a session: all sentences and titles that a person sees are made here.
struct SessionTexts {
    let dataSource: FormDataSource
    let catalog: MessageCatalog
    let words: InterfaceWords
    let glyphs: CardGlyphs
    /// Whether the texts are said, and no keys are named.
    let isSpoken: Bool
    /// What reads the names in a folder; `nil` where no path is completed.
    let folders: FolderReader?
    /// What is suggested while an answer is typed.
    let suggestions: Suggestions
    private let secrets: SecretDisplay

    /// - Parameters:
    ///   - dataSource: The values that the texts of the form name.
    ///   - catalog: The sentences, in the language of the person.
    ///   - options: The symbols that the surface can show, whether the texts are said, what is said of a secret, and what
    ///     completes paths.
    init(
        dataSource: FormDataSource, catalog: MessageCatalog, options: FormSession.Options = .init()
    ) {
        self.dataSource = dataSource
        isSpoken = options.isSpoken
        secrets = options.secrets
        folders = options.folders
        suggestions = Suggestions(sources: options.suggestionSources)
        glyphs = options.glyphs
        self.catalog = catalog.forTyping
        words = InterfaceWords(catalog)
    }

    var form: Form { dataSource.form }

    /// A text of the form, or of the items of a row, with the present values.
    func text(_ text: LocalizedText, of row: RowPlace? = nil) -> String {
        DisplayText.withoutIsolates(dataSource.text(text, of: row, in: catalog.locale))
    }

    /// The lines of a help or label.
    func lines(
        of text: LocalizedText, _ row: RowPlace?, _ style: StyledLine.Style
    ) -> [StyledLine] {
        StyledLine.lines(of: markup(text, row), style, glyphs)
    }

    /// A help or label.
    func markup(_ text: LocalizedText, _ row: RowPlace?) -> TextMarkup {
        dataSource.markup(text, of: row, in: catalog.locale)
    }

    /// The caption of a row.
    func caption(of row: RowPlace) -> String {
        DisplayText.withoutIsolates(dataSource.caption(of: row, in: catalog.locale))
    }

    /// The captions of a row and of the rows around it: `Contacts 1, Phones 2`.
    func heading(of row: RowPlace) -> String {
        let own = caption(of: row)
        return row.group.row.map { "\(heading(of: $0)), \(own)" } ?? own
    }

    // MARK: Messages

    func error(
        _ word: InterfaceWords.Word, _ facts: KeyValuePairs<String, String> = [:]
    ) -> FocusMessage {
        FocusMessage(.error, words(word, facts))
    }

    func note(
        _ word: InterfaceWords.Word, _ facts: KeyValuePairs<String, String> = [:]
    ) -> FocusMessage {
        FocusMessage(.note, words(word, facts))
    }

    /// What values a number, date or time may have; `nil` without bounds.
    func text(of range: StepRange) -> DisplayText? {
        let steps = StepEditor(kind: range.kind, locale: catalog.locale)
        if range.excludes == (false, false), let least = steps.minimumText,
            let maximum = steps.maximumText
        {
            return DisplayText(words(.fromTo, ["min": least, "max": maximum]))
        }
        let isNumber = if case .number = range.kind { true } else { false }
        let lower: InterfaceWords.Word =
            range.excludes.minimum ? isNumber ? .above : .after : .atLeast
        let upper: InterfaceWords.Word =
            range.excludes.maximum ? isNumber ? .below : .before : .atMost
        let bounds = [
            steps.minimumText.map { words(lower, ["min": $0]) },
            steps.maximumText.map { words(upper, ["max": $0]) },
        ].compactMap(\.self)
        return bounds.isEmpty ? nil : DisplayText(bounds.joined(separator: words[.comma]))
    }

    /// How many characters a text may have, or how many entries a list; `nil` without bounds.
    ///
    /// That there is at least one, the word for a required answer says.
    func text(ofCounts bounds: FieldBounds, areEntries: Bool) -> String? {
        let least = bounds.leastCount.flatMap { $0 > 1 ? $0 : nil }
        let facts: KeyValuePairs = [
            "min": String(least ?? 0), "max": String(bounds.largestCount ?? 0),
        ]
        switch (least, bounds.largestCount) {
        case (nil, nil): return nil
        case (let least?, let largest?) where least == largest:
            return words(areEntries ? .exactly : .charactersExactly, facts, count: largest)
        case (nil, let largest?):
            return words(areEntries ? .atMost : .charactersAtMost, facts, count: largest)
        case (let least?, nil):
            return words(areEntries ? .atLeast : .charactersAtLeast, facts, count: least)
        case (_?, let largest?):
            return words(areEntries ? .fromTo : .charactersFromTo, facts, count: largest)
        }
    }

    /// How many characters may still be typed, or are too many.
    func charactersLeft(of maximum: Int, in text: String) -> DisplayText {
        let left = maximum - text.unicodeScalars.count
        return DisplayText(
            words(left < 0 ? .charactersOver : .charactersLeft, ["count": String(abs(left))]))
    }

    /// The message of an issue.
    ///
    /// - Parameters:
    ///   - issue: The issue.
    ///   - namesRow: Whether the captions of the rows that it is in come first, as in a list of issues.
    /// - Returns: The message.
    func problem(_ issue: FormIssue, namesRow: Bool = false) -> FocusMessage {
        let rows =
            namesRow ? dataSource.rowCaptions(along: issue.path, in: catalog.locale) : nil
        let own = DisplayText.withoutIsolates(catalog.message(for: issue, in: form))
        let sentence = rows.map { "\(DisplayText.withoutIsolates($0)): \(own)" } ?? own
        return FocusMessage(issue.severity == .warning ? .warning : .error, sentence)
    }

    /// The reading of an ambiguous number.
    func readAs(_ answer: String) -> FocusMessage {
        FocusMessage(.reading, words(.readAs, ["value": answer]))
    }

    /// The note that choices which cannot be beside others were cleared.
    func cleared(keeping answer: String) -> FocusMessage {
        FocusMessage(.reading, words(.choicesCleared, ["value": answer]))
    }

    func full(_ group: FormItem, of row: RowPlace?, maximum: Int) -> FocusMessage {
        error(.full, ["title": text(group.title, of: row), "max": String(maximum)])
    }

    /// The reason why a key had no effect.
    func refusal(_ reason: KeyRefusal) -> FocusMessage {
        switch reason {
        case .tooLong(let maximum): error(.tooLong, ["max": String(maximum)])
        case .alteredSecret: error(.pasteRefused)
        case .notUTF8: error(.notUTF8)
        case .noSuchChoice(let name): error(.noSuchChoice, ["value": name])
        case .ambiguousChoice(let part, let first, let second):
            error(.ambiguousChoice, ["value": part, "first": first, "second": second])
        case .disabledChoice(let title, nil): error(.disabledChoice, ["title": title])
        case .disabledChoice(let title, let reason?):
            error(.disabledChoiceBecause, ["title": title, "reason": reason])
        case .aboveMaximum(let maximum):
            FocusMessage(.reading, words(.largest, ["max": maximum]))
        case .belowMinimum(let least):
            FocusMessage(.reading, words(.smallest, ["min": least]))
        case .unreadable: FocusMessage(.reading, words(.notStepped))
        case .tooManyChoices(let maximum): error(.tooManyMarked, ["max": String(maximum)])
        case .noSuchPath(let name): FocusMessage(.note, words(.noSuchPath, ["value": name]))
        case .unreadableFolder(let path):
            FocusMessage(
                .note, words(.unreadableFolder, ["value": path.isEmpty ? "./" : path]))
        case .folderTooLarge(let maximum):
            FocusMessage(.note, words(.folderTooLarge, ["max": String(maximum)]))
        case .confirmationDiffers: error(.entriesDiffer)
        }
    }

    func plain(_ word: InterfaceWords.Word) -> DisplayText { DisplayText(words(word)) }

    /// The commands that can be typed.
    ///
    /// - Parameter question: The present question.
    /// - Returns: The commands.
    func commands(for question: CardFocus) -> [FocusMessage] {
        guard !isSpoken else {
            let hasLines = question.endLine?.isEmpty == false
            let commands = words(.spokenCommands) + (hasLines ? "\n" + words(.spokenEnds) : "")
            return DisplayText.lines(commands).map { FocusMessage(.note, $0.string) }
        }
        return (DisplayText.lines(words(.commands)).map(\.string) + [words(.moreCommands)]).map {
            FocusMessage(.note, $0)
        }
    }

    /// The question whether to leave.
    func leaving(keepsDrafts: Bool) -> String {
        words(
            keepsDrafts
                ? isSpoken ? .spokenLeaveWithDraft : .leaveWithDraft
                : isSpoken ? .spokenLeave : .leave)
    }

    /// What is said of a secret instead of its mask; `nil` for another field, and without a secret.
    func spoken(_ field: FieldPlace) -> DisplayText? {
        guard form.compiled.field(at: field).isSecure,
            case .text(let secret) = dataSource.value(at: field)
        else { return nil }
        switch secrets {
        case .hidden: return DisplayText(words[.hidden])
        case .dots:
            let count = secret.unicodeScalars.count
            return DisplayText(words(.characterCount, ["count": String(count)], count: count))
        }
    }

    /// The largest number of matching choices that are said.
    private static let spokenMatches = 12

    /// The choices that match a part, with their numbers.
    func heard(_ matches: [(number: Int?, title: String)]) -> [FocusMessage] {
        let said = matches.prefix(SessionTexts.spokenMatches).map { number, title in
            words.ended((number.map { "\($0) " } ?? "") + DisplayText(title).string)
        }
        let more = matches.count - said.count
        let rest = more > 0 ? [words.ended(words(.notShown, ["count": String(more)]))] : []
        let sentences = [words(.matching, ["count": String(matches.count)])] + said + rest
        return [FocusMessage(.note, sentences.joined(separator: words.sentenceSpace))]
    }

    /// The message parameter for the title of an item.
    func naming(_ item: FormItem, of row: RowPlace?) -> KeyValuePairs<String, String> {
        ["title": text(item.title, of: row)]
    }

    // MARK: The record

    /// The title of the form, its help and the keys.
    var opening: [SessionLine] {
        let help = form.help.map { lines(of: $0, nil, .dim) } ?? []
        var title = SessionLine(.title, [StyledLine(text(form.title), .title)] + help)
        title.label = DisplayText(text(form.title))
        title.isCardTitle = form.pages.first?.title == nil
        if isSpoken { return [title, SessionLine(.text, StyledLine(words(.spokenOpening), .dim))] }
        return [title, SessionLine(.keys, [StyledLine(words(.opening), .dim), .blank])]
    }

    /// The title of a page that begins.
    func beginning(of page: Page, _ number: Int, _ count: Int) -> SessionLine {
        let lines = page.title.map { [.blank, StyledLine(text($0), .title)] } ?? []
        var line = SessionLine(.page(number: number, count: count), lines)
        line.label = DisplayText(text(page.title ?? form.title))
        return line
    }

    /// The title of a section, and its help.
    func heading(of section: FormItem, of row: RowPlace?) -> SessionLine {
        let title = text(section.title, of: row)
        let help = section.help.map { lines(of: $0, row, .dim) } ?? []
        return SessionLine(
            .section, (title.isEmpty ? [] : [StyledLine(title, .title)]) + help)
    }

    /// The title and the text of an ending.
    func ending(_ ending: FormEnding) -> [SessionLine] {
        let lines =
            (ending.title.map { self.lines(of: $0, nil, .title) } ?? [])
            + (ending.text.map { self.lines(of: $0, nil, .plain) } ?? [])
        return lines.map { SessionLine(.ending, $0) }
    }

    /// A line that reports an event.
    func event(_ word: InterfaceWords.Word, _ facts: KeyValuePairs<String, String>) -> SessionLine {
        SessionLine(.event, StyledLine(words(word, facts), .dim))
    }

    /// A field and its answer; a secret is masked by symbols that the surface can show.
    func answer(
        _ kind: SessionLine.Kind, _ item: FormItem, of row: RowPlace?, _ answer: String
    ) -> SessionLine {
        let value = shown(answer, of: item)
        let label = text(item.title, of: row)
        return SessionLine(
            kind, label: DisplayText(label), value: value,
            line: StyledLine([
                (DisplayText(labelled(label)), .label),
                (value.string.isEmpty ? glyphs.nothing : value, .value),
            ]))
    }

    /// The answer to a field as it is shown, with the numbers of accounts and cards in groups.
    func displayText(at field: FieldPlace) -> String {
        let text = dataSource.displayText(at: field)
        return text.isEmpty ? "" : form.compiled.field(at: field).layout.grouped(text)
    }

    /// An answer in one line; the one of a secret is masked.
    func shown(_ answer: String, of item: FormItem) -> DisplayText {
        glyphs.line(of: answer, in: SessionTexts.control(of: item), isSecure: item.isSecure)
    }

    /// What decides how an answer is written in one line: several lines, a text an entry, or one line.
    static func control(of item: FormItem) -> FieldNode.Control {
        guard item.valueType.hasLines else { return .line }
        return item.valueType == .texts ? .texts : .lines
    }

    func labelled(_ label: String) -> String { words.labelled(label, "") }

    /// The question before a row is deleted.
    func deletionQuestion(_ number: Int) -> FocusMessage {
        FocusMessage(.reading, words(.deletionQuestion, ["number": String(number)]))
    }

    func deleted(_ group: FormItem, of row: RowPlace?, _ number: Int) -> SessionLine {
        event(.deleted, ["title": text(group.title, of: row), "number": String(number)])
    }

    func moved(
        _ group: FormItem, of row: RowPlace?, _ number: Int, to target: Int
    ) -> SessionLine {
        let title = text(group.title, of: row)
        return event(
            .rowMoved, ["title": title, "number": String(number), "to": String(target)])
    }

    func askedAgain(_ item: FormItem, of row: RowPlace?) -> SessionLine {
        let sentence = words(.askedAgain, naming(item, of: row))
        return SessionLine(.event, StyledLine(sentence, .warning))
    }

    func tooFew(_ group: FormItem, of row: RowPlace?) -> FocusMessage {
        error(
            .tooFewRows,
            ["title": text(group.title, of: row), "min": String(group.minimumRows)])
    }

    /// How many rows a group has, and how many it may have.
    func rowCount(_ group: FormItem, _ count: Int, maximum: Int) -> String {
        let facts: KeyValuePairs = [
            "count": String(count), "min": String(group.minimumRows), "max": String(maximum),
        ]
        let isLimited = maximum < FormItem.defaultMaximumRows
        let word: InterfaceWords.Word =
            switch (group.minimumRows > count, isLimited) {
            case (true, _): .rowsAtLeast
            case (false, true): .rowsAtMost
            case (false, false): .rows
            }
        return words(word, facts)
    }

    /// The lines that show the beginning of a value that cannot be edited in a line.
    func emptyKeeps(_ answer: String) -> [StyledLine] {
        [
            StyledLine("  " + words(.emptyKeepsText), .dim),
            StyledLine("  " + DisplayText(answer).truncated(to: 60), .value),
        ]
    }

    var wentBack: SessionLine { SessionLine(.wentBack, StyledLine(glyphs.back, .dim)) }

    var submitted: SessionLine {
        SessionLine(
            .ending, StyledLine(glyphs.done + " " + DisplayText(words(.submitted)), .label))
    }
}
