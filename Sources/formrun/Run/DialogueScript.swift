import FormCards
import FormModel
import FormValidation

/// The words of the dialogue: every line that it shows, made in one place.
struct DialogueScript {
    private let form: Form
    private let catalog: MessageCatalog
    private let glyphs: CardGlyphs
    private let pageStarts: [Int: Page]

    init(form: Form, catalog: MessageCatalog, glyphs: CardGlyphs) {
        self.form = form
        self.glyphs = glyphs
        self.catalog = catalog
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
        [StyledLine(form.title, .title)]
            + (form.help.map { DisplayText.lines($0).map { StyledLine($0, .dim) } } ?? [])
            + [StyledLine("Enter accepts, Shift-Tab goes back, :help says more.", .dim), .blank]
    }

    /// What stands before an item: the title of its page, or the item itself where it is a label.
    func before(item index: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        if let title = pageStarts[index]?.title {
            lines += [.blank, StyledLine(title, .title)]
        }
        let item = form.items[index]
        if item.kind == .label {
            lines += DisplayText.lines(item.title).map { StyledLine($0, .plain) }
        }
        return lines
    }

    // MARK: Questions

    func question(for field: FieldProgram, prefill: String) -> Question {
        let item = field.item
        var prompt = item.title
        if field.valueType == .boolean {
            prompt += " (yes/no)"
        } else if let placeholder = item.placeholder {
            prompt += " (such as \(placeholder))"
        } else if let example = DialogueScript.example(of: field.valueType) {
            prompt += " (such as \(example))"
        }
        if !item.isRequired { prompt += " (optional)" }
        let initial = DisplayValue.text(of: item.defaultValue, for: field)
        if !initial.isEmpty, !field.isSecure { prompt += " [\(initial)]" }
        return Question(
            introduction: choices(of: item), prompt: DisplayText(prompt + ": "), prefill: prefill,
            isSecret: field.isSecure, isMultiline: field.valueType == .multiline,
            formatter: field.formatter)
    }

    /// How values are written whose form nobody can guess.
    private static func example(of type: ValueType) -> String? {
        switch type {
        case .date: "2026-01-31"
        case .time: "14:30"
        case .dateTime: "2026-01-31T14:30:00+01:00"
        case .duration: "P1DT12H"
        case .text, .multiline, .integer, .decimal, .boolean, .choice, .choices, .group: nil
        }
    }

    private func choices(of item: FormItem) -> [StyledLine] {
        item.choices.enumerated().map { index, choice in
            StyledLine("  \(index + 1)) \(choice.title)", .plain)
        }
    }

    /// What was typed as a value: the number of a choice stands for the choice, unless a choice has that
    /// very name.
    func value(_ typed: String, for field: FieldProgram) -> FieldValue {
        func named(_ part: String) -> String {
            let isChoice = field.item.choices.contains { $0.value.hasSameBytes(as: part) }
            guard !isChoice, let number = Int(part),
                field.item.choices.indices.contains(number - 1)
            else { return part }
            return field.item.choices[number - 1].value
        }
        switch field.valueType {
        case .choice:
            return .text(named(typed))
        case .choices:
            let parts = typed.utf8.split(separator: UInt8(ascii: ","))
            return .text(
                parts.map { named(WhiteSpace.trim(String(Substring($0)))) }
                    .joined(separator: ","))
        default:
            return .text(typed)
        }
    }

    func problem(_ issue: Issue) -> StyledLine {
        let sentence = catalog.message(for: issue, in: form)
        guard issue.severity == .warning else { return mistake(sentence) }
        return StyledLine("  " + glyphs.warning + " " + DisplayText(sentence), .warning)
    }

    func settled(_ item: FormItem, answer: String) -> StyledLine {
        StyledLine([
            (DisplayText(item.title + ": "), .label),
            (shown(answer, of: item), .value),
        ])
    }

    func help(for field: FieldProgram) -> [StyledLine] {
        guard let help = field.item.help else {
            return [StyledLine("  There is no more to say about this field.", .dim)]
        }
        return DisplayText.lines(help).map { StyledLine("  " + $0, .dim) }
    }

    // MARK: Review

    let reviewTitle = StyledLine("Review", .title)

    /// An answer under its number; those of rows stand in.
    func reviewRow(_ number: Int, _ item: FormItem, answer: String, depth: Int) -> StyledLine {
        let indent = String(repeating: "  ", count: depth + 1)
        return StyledLine([
            (DisplayText("\(indent)\(number)) \(item.title): "), .label),
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
                "\(button?.title ?? "Submit") (Enter submits, a number changes an answer, :quit leaves): "
            ), discardsTypeAhead: true)
    }

    // MARK: Sentences

    var tooLong: StyledLine {
        mistake("That is too long; nothing was added. \(LineEditor.limit) bytes is the most.")
    }

    let commands: [StyledLine] = [
        StyledLine(
            "  :back (or Shift-Tab) goes to the field before, without checking this one", .dim),
        StyledLine("  :skip leaves this field empty   :review shows all answers", .dim),
        StyledLine("  :quit leaves without submitting   :: at the start types one colon", .dim),
        StyledLine("  Alt-Enter starts a new line where several are allowed", .dim),
    ]
    var unknownCommand: StyledLine {
        mistake("There is no such command; :help lists them, and :: types one colon.")
    }
    let isFirst = StyledLine("  This is the first field.", .dim)
    let emptyKeepsSecret = StyledLine("  An empty line keeps what you entered before.", .dim)
    var wentBack: StyledLine { StyledLine(glyphs.back, .dim) }
    var noSuchAnswer: StyledLine { mistake("There is no such answer; give its number.") }
    var stillWrong: StyledLine { mistake("Something still needs an answer.") }
    var submitted: StyledLine { StyledLine(glyphs.done + " Submitted.", .label) }
    let timedOut = StyledLine("Nobody answered in time.", .issue)

    func undelivered(_ reason: String) -> StyledLine {
        mistake("The answers could not be written: \(reason). Mend that and press Enter, or :quit.")
    }

    func cannotSkip(_ item: FormItem) -> StyledLine {
        mistake("\(item.title) is required and cannot be skipped.")
    }

    func changing(_ title: String) -> StyledLine {
        StyledLine("Changing \(title)", .dim)
    }

    // MARK: Rows

    /// What stands above the questions of a row.
    func heading(_ title: String) -> StyledLine { StyledLine(title, .title) }

    /// Asks for one row more; an empty line is no.
    func anotherQuestion(_ group: FormItem, count: Int) -> Question {
        let another = count == 0 ? "Add to \(group.title)?" : "Add another to \(group.title)?"
        return Question(prompt: DisplayText(another + " (y/N): "))
    }

    /// Asks what is to become of the rows of a group.
    func rowsQuestion(_ group: FormItem) -> Question {
        Question(
            prompt: DisplayText(
                "\(group.title) (a adds an entry, d and a number deletes one, Enter goes back): "))
    }

    var neitherYesNorNo: StyledLine { mistake("Answer yes or no.") }
    var noSuchRow: StyledLine {
        mistake("Type a to add, d and the number of an entry to delete it, or just Enter.")
    }

    func full(_ group: FormItem) -> StyledLine {
        mistake("\(group.title) can have no more than \(group.maximumRows) entries.")
    }

    func added(_ group: FormItem) -> StyledLine { StyledLine("Adding to \(group.title)", .dim) }

    func deleted(_ group: FormItem, _ number: Int) -> StyledLine {
        StyledLine("Deleted entry \(number) of \(group.title)", .dim)
    }

    private func mistake(_ sentence: String) -> StyledLine {
        StyledLine("  " + glyphs.error + " " + DisplayText(sentence), .issue)
    }

    /// An answer as it is shown; the bullets of a secret are signs of ours.
    private func shown(_ answer: String, of item: FormItem) -> DisplayText {
        guard !answer.isEmpty else { return glyphs.nothing }
        return DisplayText(item.isSecure ? glyphs.masked(answer) : answer)
    }
}
