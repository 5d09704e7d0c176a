public import FormValidation

/// Says a session in lines that are only ever appended, for screen readers, plain pipes and chats.
///
/// A line has neither escape sequences nor positions: what a screen shows by place and colour is said in words. It reads
/// the view and the record of the session only, so it leads to the same answers as a screen.
public struct SessionTranscript: Sendable {
    private let words: InterfaceWords
    private let glyphs: CardGlyphs
    /// The most choices that are said in one line.
    private static let shortList = 12

    /// Makes a transcript in the language of the person.
    public init(catalog: MessageCatalog, glyphs: CardGlyphs = .unicode) {
        words = InterfaceWords(catalog)
        self.glyphs = glyphs
    }

    // MARK: The record

    /// The lines of an entry of the record.
    public func lines(of line: SessionLine) -> [String] {
        switch line.kind {
        case .keys, .card, .wentBack: return []
        case .page(let number, let count):
            guard count > 1 || !line.lines.isEmpty else { return [] }
            let title = line.label.string + words[.stop]
            guard count > 1 else { return [title] }
            let place = words(.card, ["number": String(number), "count": String(count)])
            return [title + words.sentenceSpace + place + words[.stop]]
        case .answered:
            guard !line.value.string.isEmpty else { return [words(.acceptedNothing)] }
            return [words(.accepted, ["value": line.value.string])]
        case .appeared:
            let title = line.label.string
            guard !line.value.string.isEmpty else { return [words(.appeared, ["title": title])] }
            let facts: KeyValuePairs = ["title": title, "reason": line.value.string]
            return [words.ended(words(.appearedBecause, facts))]
        case .problem: return line.problem.map { [sentence($0)] } ?? []
        case .part:
            var said = AccessibleLines(words: words)
            for node in line.fields.compactMap(\.node) { said.write(node) }
            said.end(look: line.look, opens: false)
            return said.lines
        default: return line.lines.map(\.text).filter { !$0.isEmpty }
        }
    }

    // MARK: Questions

    /// The lines of a question, before the answer is typed.
    public func question(_ view: SessionView) -> [String] {
        let question = view.question
        switch question.kind {
        case .waiting: return [question.label.string]
        case .another, .rows: return rows(question) + messages(question)
        case .leaving, .page: return [question.label.string] + messages(question)
        case .review:
            return review(question) + [question.prompt.string] + messages(question)
        case .field where question.isConfirmation:
            return [words.labelled(question.label.string, words(.again))] + messages(question)
        case .field: break
        }
        var text = question.label.string
        if let number = view.questionNumber {
            let facts: KeyValuePairs = [
                "number": String(number), "count": String(view.questionCount),
            ]
            text = words.labelled(words(.question, facts), text)
        }
        text += (question.isRequired ? words[.comma] + words[.required] : "") + words[.stop]
        for more in question.help.map(\.text) + question.hints.map(\.string)
        where !more.isEmpty {
            text += " " + words.ended(more)
        }
        var lines = [text]
        append(choices(question), to: &lines)
        if let end = question.endLine {
            lines[lines.count - 1] +=
                " "
                + (end.isEmpty
                    ? words.ended(words(.keyEndList)) : words(.typeLines))
        }
        if !question.prefill.isEmpty, question.problems.isEmpty {
            lines.append(
                words.ended(
                    words(.enterTakes, ["value": DisplayText(question.prefill).string])))
        }
        lines += question.notes.map { WhiteSpaceText.trimmed($0.text) }
        return lines + messages(question)
    }

    /// The lines that say what is under way.
    public func waiting(_ view: SessionView) -> [String] {
        view.question.kind == .waiting
            ? [view.question.label.string] : messages(view.question)
    }

    /// The lines after an answer that was not accepted, without the question.
    public func refusal(_ view: SessionView) -> [String] {
        var lines = messages(view.question)
        let typed = view.question.prefill
        if !typed.isEmpty, !view.question.isSecret, view.isRefused, !lines.isEmpty {
            let shown = words(.typed, ["value": DisplayText(typed).string])
            lines[lines.count - 1] += " " + shown
        }
        return lines
    }

    private func messages(_ question: SessionQuestion) -> [String] {
        question.problems.map(sentence)
    }

    private func sentence(_ problem: SessionProblem) -> String {
        switch problem.kind {
        case .error: words.labelled(words[.error], problem.sentence.string)
        case .warning: words.labelled(words[.warning], problem.sentence.string)
        case .reading, .note, .progress: problem.sentence.string
        case .detail: "(" + problem.sentence.string + ")"
        }
    }

    private func append(_ choices: [String], to lines: inout [String]) {
        guard choices.count > SessionTranscript.shortList + 2 else {
            lines[lines.count - 1] += choices.map { " " + $0 }.joined()
            return
        }
        lines += choices
    }

    private func choices(_ question: SessionQuestion) -> [String] {
        switch question.control {
        // Yes and no have no numbers.
        case .yesNo(let options):
            return ["(" + options.map { DisplayText($0.title).string }.joined(separator: "/") + ")"]
        case .one(let options) where !options.isEmpty, .many(let options) where !options.isEmpty:
            break
        case .one, .many, .line, .lines, .number, .date, .time, .moment, .localDateTime, .duration,
            .texts:
            return []
        }
        let options = question.numberedOptions.map { place, option in
            let number = place.map { "\($0) " } ?? ""
            let parts = [option.title, option.explanation, option.reason].compactMap(\.self)
                .map { DisplayText($0).string }.filter { !$0.isEmpty }
            return words.ended(number + parts.joined(separator: ", "))
        }
        let hasNumbers = question.numberedOptions.contains { $0.number != nil }
        let isSeveral = if case .many = question.control { true } else { false }
        let how =
            isSeveral
            ? words(hasNumbers ? .severalByNumber : .severalByTitle) : words(.typeOne)
        return [words(.choices, ["count": String(options.count)])] + options + [how]
    }

    /// The rows of a group, and what can be done with them.
    private func rows(_ question: SessionQuestion) -> [String] {
        guard !question.rows.isEmpty else { return [question.label.string] }
        let title = words.labelled(question.label.string, question.count.string)
        return [words.ended(title)]
            + question.rows.map { row in
                "\(row.number) "
                    + row.cells.map(\.string).filter { !$0.isEmpty }
                    .joined(separator: ", ")
            } + question.hints.map { words.ended($0.string) } + [question.prompt.string]
    }

    private func review(_ question: SessionQuestion) -> [String] {
        [words(.review)]
            + question.review.map { entry in
                guard entry.mark != .heading, entry.mark != .page else {
                    return entry.label.string + words[.stop]
                }
                let number = entry.number.map { "\($0) " } ?? ""
                let value = entry.value.string.isEmpty ? glyphs.nothing.string : entry.value.string
                return number + words.labelled(entry.label.string, value)
            } + question.notes.map { WhiteSpaceText.trimmed($0.text) }
    }
}

/// Texts without the spaces around them.
enum WhiteSpaceText {
    static func trimmed(_ text: String) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
