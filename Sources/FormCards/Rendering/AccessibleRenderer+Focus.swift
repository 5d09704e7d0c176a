import FormModel

// The question of a card in words: what a screen shows by place and colour is said.
extension AccessibleRenderer {
    /// The lines that say what is under way.
    package func waiting(_ card: CardDescription) -> [String] {
        card.focus.map { spoken(card, $0).waiting } ?? []
    }

    /// The lines after an answer that was not accepted, without the question.
    package func refusal(_ card: CardDescription) -> [String] {
        card.focus.map { spoken(card, $0).refusal } ?? []
    }

    /// The lines of the question, before the answer is typed.
    func question(_ card: CardDescription, _ focus: CardFocus) -> [String] {
        spoken(card, focus).question
    }

    private func spoken(_ card: CardDescription, _ focus: CardFocus) -> FocusLines {
        FocusLines(card: card, focus: focus, glyphs: glyphs)
    }
}

/// The lines of a question.
private struct FocusLines {
    /// The maximum of choices that are said in one line.
    private static let shortList = 12

    let card: CardDescription
    let focus: CardFocus
    let glyphs: CardGlyphs

    private var words: InterfaceWords { card.words }

    var question: [String] {
        switch focus.kind {
        case .waiting: return [focus.label.string]
        case .another, .rows: return rows + messages
        case .leaving, .page: return [focus.label.string] + messages
        case .review: return review + [focus.prompt.string] + messages
        case .field where focus.isConfirmation:
            return [words.labelled(focus.label.string, words(.again))] + messages
        case .field: break
        }
        var text = focus.label.string
        if let place = focus.position {
            let facts: KeyValuePairs = [
                "number": String(place.number), "count": String(place.count),
            ]
            text = words.labelled(words(.question, facts), text)
        }
        text += (focus.isRequired ? words[.comma] + words[.required] : "") + words[.stop]
        let help = focus.help.map { StyledLine.lines(of: $0, .help, glyphs) } ?? []
        for more in help.map(\.text) + focus.hints.map(\.string)
        where !more.isEmpty {
            text += " " + words.ended(more)
        }
        var lines = [text]
        append(choices, to: &lines)
        if let end = focus.endLine {
            lines[lines.count - 1] +=
                " "
                + (end.isEmpty
                    ? words.ended(words(.keyEndList)) : words(.typeLines))
        }
        if !focus.prefill.isEmpty, focus.messages.isEmpty {
            lines.append(
                words.ended(
                    words(.enterTakes, ["value": DisplayText(focus.prefill).string])))
        }
        lines += focus.notes.map { WhiteSpaceText.trimmed($0.text) }
        return lines + messages
    }

    var waiting: [String] { focus.kind == .waiting ? [focus.label.string] : messages }

    var refusal: [String] {
        var lines = messages
        let typed = focus.prefill
        if focus.endLine != nil, focus.isRefused, !typed.isEmpty, !lines.isEmpty {
            let count = String(DisplayText.lines(typed).count)
            return lines + [words(.textKept, ["count": count])]
        }
        if !typed.isEmpty, !focus.isSecret, focus.isRefused, !lines.isEmpty {
            let shown = words(.typed, ["value": DisplayText(typed).string])
            lines[lines.count - 1] += " " + shown
        }
        return lines
    }

    private var messages: [String] { focus.messages.map(words.sentence) }

    private func append(_ choices: [String], to lines: inout [String]) {
        guard choices.count > FocusLines.shortList + 2 else {
            lines[lines.count - 1] += choices.map { " " + $0 }.joined()
            return
        }
        lines += choices
    }

    private var choices: [String] {
        switch focus.control {
        // Yes and no have no numbers.
        case .yesNo(let options):
            return ["(" + options.map { DisplayText($0.title).string }.joined(separator: "/") + ")"]
        case .one(let options) where !options.isEmpty, .many(let options) where !options.isEmpty:
            break
        case .one, .many, .line, .lines, .number, .date, .time, .moment, .localDateTime, .duration,
            .texts, .file:
            return []
        }
        let options = focus.numberedOptions.map { place, option in
            let number = place.map { "\($0) " } ?? ""
            let parts = [option.title, option.explanation, option.reason].compactMap(\.self)
                .map { DisplayText($0).string }.filter { !$0.isEmpty }
            return words.ended(number + parts.joined(separator: ", "))
        }
        let hasNumbers = focus.numberedOptions.contains { $0.number != nil }
        let isSeveral = if case .many = focus.control { true } else { false }
        let how =
            isSeveral
            ? words(hasNumbers ? .severalByNumber : .severalByTitle) : words(.typeOne)
        let count = words(.choices, ["count": String(options.count)])
        if CardFocus.isLong(options.count) { return [count, words(.typePart), how] }
        return [count] + options + [how]
    }

    /// The rows of a group, and what can be done with them.
    private var rows: [String] {
        guard !focus.rows.isEmpty else { return [focus.label.string] }
        let title = words.labelled(focus.label.string, focus.count.string)
        return [words.ended(title)]
            + focus.rows.map { row in
                "\(row.number) "
                    + row.cells.map(\.string).filter { !$0.isEmpty }
                    .joined(separator: ", ")
            } + focus.hints.map { words.ended($0.string) } + [focus.prompt.string]
    }

    private var review: [String] {
        [words(.review)]
            + card.body.nodes.map { ScreenEntry($0, glyphs) }.map { entry in
                guard entry.kind != .heading, entry.kind != .page else {
                    return entry.label.string + words[.stop]
                }
                let number = entry.number.map { "\($0) " } ?? ""
                let value = entry.spoken.string.isEmpty ? words(.nothing) : entry.spoken.string
                return number + words.labelled(entry.label.string, value)
            } + focus.notes.map { WhiteSpaceText.trimmed($0.text) }
    }
}

/// Texts without the spaces around them.
enum WhiteSpaceText {
    static func trimmed(_ text: String) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

extension InterfaceWords {
    /// A message with the word for how much it matters.
    func sentence(of message: FocusMessage) -> String {
        switch message.kind {
        case .error: labelled(self[.error], message.sentence.string)
        case .warning: labelled(self[.warning], message.sentence.string)
        case .reading, .note, .progress: message.sentence.string
        case .detail: "(" + message.sentence.string + ")"
        }
    }
}
