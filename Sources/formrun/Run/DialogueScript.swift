import FormCards
import FormModel
import FormValidation

/// The words of the dialogue: every line that it shows, made in one place.
struct DialogueScript {
    private let form: Form
    private let catalog: MessageCatalog
    private let words: InterfaceWords
    /// How what is typed is read.
    private let reader: TypedReader
    private let glyphs: CardGlyphs
    private let pageStarts: [Int: Page]

    init(form: Form, catalog: MessageCatalog, glyphs: CardGlyphs) {
        self.form = form
        self.glyphs = glyphs
        self.catalog = catalog.forTyping
        words = InterfaceWords(catalog)
        reader = TypedReader(catalog.locale, formLanguage: form.locale)
        var starts: [Int: Page] = [:]
        var index = 0
        for page in form.pages {
            if !page.items.isEmpty { starts[index] = page }
            index += page.items.count
        }
        pageStarts = starts
    }

    // MARK: The form

    var opening: [StyledLine] {
        [StyledLine(text(form.title), .title)]
            + (form.help.map { DisplayText.lines(text($0)).map { StyledLine($0, .dim) } } ?? [])
            + [StyledLine(words(.opening), .dim), .blank]
    }

    /// The title of the page that begins with an item.
    func pageTitle(at index: Int) -> [StyledLine] {
        (pageStarts[index]?.title).map { [.blank, StyledLine(text($0), .title)] } ?? []
    }

    /// What stands in the place of an item: the text of a label.
    func before(item index: Int) -> [StyledLine] {
        let item = form.items[index]
        guard item.kind == .label else { return [] }
        return DisplayText.lines(text(item.title)).map { StyledLine($0, .plain) }
    }

    // MARK: Questions

    func question(for field: FieldProgram, isRequired: Bool, initial: FieldValue, prefill: String)
        -> Question
    {
        let item = field.item
        var prompt = text(item.title)
        if field.valueType == .boolean {
            prompt += " (\(catalog.locale.yes)/\(catalog.locale.no))"
        } else if let placeholder = item.placeholder {
            prompt += " (\(words(.example, ["example": text(placeholder)])))"
        } else if let example = catalog.locale.example(of: field.valueType) {
            prompt += " (\(words(.example, ["example": example])))"
        }
        if field.valueType == .texts { prompt += " (\(words(.oneALine)))" }
        if !isRequired { prompt += " (\(words(.optional)))" }
        let initial = DisplayValue.text(
            of: initial, for: field, formLanguage: form.locale, in: catalog.locale
        ).inOneLine(of: field.valueType)
        if !initial.isEmpty, !field.isSecure { prompt += " [\(initial)]" }
        return Question(
            introduction: choices(of: item), prompt: DisplayText(labelled(prompt)),
            prefill: prefill,
            isSecret: field.isSecure, isMultiline: field.valueType.hasLines,
            isList: field.valueType == .texts,
            formatter: field.formatter?.localized(for: catalog.locale) ?? field.formatter)
    }

    /// The choices under their numbers, where they may be named by them, and how several are named.
    private func choices(of item: FormItem) -> [StyledLine] {
        let isCounted = reader.counts(item.choices)
        let list = item.choices.enumerated().map { index, choice in
            StyledLine(
                "  \(isCounted ? "\(index + 1))" : "-") \(text(choice.title))", .plain)
        }
        guard item.valueType == .choices, !list.isEmpty else { return list }
        return list + [
            StyledLine("  " + words(isCounted ? .severalByNumber : .severalByTitle), .dim)
        ]
    }

    /// What became of a number that could mean two things.
    func readAs(_ answer: String) -> StyledLine {
        StyledLine("  " + words(.readAs, ["value": answer]), .warning)
    }

    func problem(_ issue: FormIssue) -> StyledLine {
        let sentence = catalog.message(for: issue, in: form)
        guard issue.severity == .warning else { return mistake(sentence) }
        return StyledLine("  " + glyphs.warning + " " + DisplayText(sentence), .warning)
    }

    func settled(_ item: FormItem, answer: String) -> StyledLine {
        StyledLine([
            (DisplayText(labelled(text(item.title))), .label),
            (shown(answer, of: item), .value),
        ])
    }

    func help(for field: FieldProgram) -> [StyledLine] {
        guard let help = field.item.help else {
            return [StyledLine("  " + words(.noHelp), .dim)]
        }
        return DisplayText.lines(text(help)).map { StyledLine("  " + $0, .dim) }
    }

    // MARK: Review

    var reviewTitle: StyledLine { StyledLine(words(.review), .title) }

    /// An answer under its number; those of rows stand in.
    func reviewRow(_ number: Int, _ item: FormItem, answer: String, depth: Int) -> StyledLine {
        let indent = String(repeating: "  ", count: depth + 1)
        return StyledLine([
            (DisplayText("\(indent)\(number)) " + labelled(text(item.title))), .label),
            (shown(answer, of: item), .value),
        ])
    }

    /// The heading of a row, above its answers.
    func reviewHeading(_ title: String, depth: Int) -> StyledLine {
        StyledLine(String(repeating: "  ", count: depth) + title, .title)
    }

    var reviewQuestion: Question {
        let button = form.items.first { $0.action == .submit }
        return Question(
            prompt: DisplayText(
                words(.reviewQuestion, ["button": button.map { text($0.title) } ?? words(.submit)])),
            discardsTypeAhead: true)
    }

    // MARK: Rows

    /// What stands above the questions of a row.
    func heading(_ title: String) -> StyledLine { StyledLine(title, .title) }

    /// A label in a row.
    func label(_ title: LocalizedText) -> [StyledLine] {
        DisplayText.lines(text(title)).map { StyledLine($0, .plain) }
    }

    /// Asks for one row more; an empty line is no.
    func anotherQuestion(_ group: FormItem, count: Int) -> Question {
        Question(prompt: DisplayText(words(count == 0 ? .addFirst : .addAnother, title(group))))
    }

    /// Whether a person wants one row more; `nil` where the answer says neither.
    func wantsMore(_ typed: String) -> Bool? {
        typed.utf8.isEmpty ? false : reader.boolean(typed)
    }

    /// Asks what is to become of the rows of a group.
    func rowsQuestion(_ group: FormItem) -> Question {
        Question(prompt: DisplayText(words(.rowsQuestion, title(group))))
    }

    var neitherYesNorNo: StyledLine { mistake(words(.neitherYesNorNo)) }
    var noSuchRow: StyledLine { mistake(words(.noSuchRow)) }

    func full(_ group: FormItem) -> StyledLine {
        mistake(
            words(.full, ["title": text(group.title), "max": String(group.maximumRows)]))
    }

    func added(_ group: FormItem) -> StyledLine { StyledLine(words(.adding, title(group)), .dim) }

    func deleted(_ group: FormItem, _ number: Int) -> StyledLine {
        StyledLine(
            words(.deleted, ["title": text(group.title), "number": String(number)]), .dim)
    }

    private func title(_ item: FormItem) -> KeyValuePairs<String, String> {
        ["title": text(item.title)]
    }

    // MARK: Sentences

    var pasteRefused: StyledLine { mistake(words(.pasteRefused)) }
    var notUTF8: StyledLine { mistake(words(.notUTF8)) }

    var tooLong: StyledLine { mistake(words(.tooLong, ["max": String(LineEditor.limit)])) }
    var commands: [StyledLine] {
        DisplayText.lines(words(.commands)).map { StyledLine("  " + $0, .dim) }
    }
    var unknownCommand: StyledLine { mistake(words(.unknownCommand)) }
    var isFirst: StyledLine { StyledLine("  " + words(.isFirst), .dim) }
    var emptyKeepsSecret: StyledLine { StyledLine("  " + words(.emptyKeepsSecret), .dim) }

    /// That a line cannot hold what was entered, and the beginning of it.
    func emptyKeeps(_ answer: String) -> [StyledLine] {
        [
            StyledLine("  " + words(.emptyKeepsText), .dim),
            StyledLine("  " + DisplayText(answer).truncated(to: 60), .value),
        ]
    }

    var checking: StyledLine { StyledLine("  " + words(.checking), .dim) }
    var writing: DisplayText { DisplayText(words(.writing)) }
    var checkingAlone: DisplayText { DisplayText(words(.checking)) }
    var wentBack: StyledLine { StyledLine(glyphs.back, .dim) }
    var noSuchAnswer: StyledLine { mistake(words(.noSuchAnswer)) }
    var stillWrong: StyledLine { mistake(words(.stillWrong)) }
    var submitted: StyledLine {
        StyledLine(glyphs.done + " " + DisplayText(words(.submitted)), .label)
    }
    var timedOut: StyledLine { StyledLine(words(.timedOut), .issue) }

    func undelivered(_ reason: String) -> StyledLine {
        mistake(words(.undelivered, ["reason": reason]))
    }

    /// Why a check gave no verdict; for whoever wrote it, and so in English.
    func trouble(_ reason: String) -> StyledLine { StyledLine("    (\(reason))", .dim) }

    func cannotSkip(_ item: FormItem) -> StyledLine {
        mistake(words(.cannotSkip, ["title": text(item.title)]))
    }

    func changing(_ title: String) -> StyledLine {
        StyledLine(words(.changing, ["title": title]), .dim)
    }

    func text(_ text: LocalizedText) -> String { form.text(text, in: catalog.language) }

    private func labelled(_ label: String) -> String { words(.labelled, ["label": label]) }

    private func mistake(_ sentence: String) -> StyledLine {
        StyledLine("  " + glyphs.error + " " + DisplayText(sentence), .issue)
    }

    /// An answer as it is shown; the bullets of a secret are signs of ours.
    private func shown(_ answer: String, of item: FormItem) -> DisplayText {
        guard !answer.isEmpty else { return glyphs.nothing }
        return DisplayText(
            item.isSecure ? glyphs.masked(answer) : answer.inOneLine(of: item.valueType))
    }
}

extension String {
    /// The display text of a value where there is only one line for it.
    fileprivate func inOneLine(of type: ValueType) -> String {
        type == .texts
            ? utf8.split(separator: 0x0A).map { String(Substring($0)) }.joined(separator: ", ")
            : self
    }
}
