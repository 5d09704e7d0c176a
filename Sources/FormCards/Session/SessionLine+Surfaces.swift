import FormModel

// The record at a screen, where the card shows most of it.
extension TextRenderer {
    /// The lines of an entry of the record; empty where the card shows it.
    ///
    /// - Parameters:
    ///   - line: The entry.
    ///   - words: The words that are added to its texts.
    /// - Returns: The lines.
    public func lines(of line: SessionLine, _ words: InterfaceWords) -> [StyledLine] {
        switch (line.kind, screen.style) {
        case (.card, .card): return line.card.map(drawing(words).finished) ?? []
        case (.card, .lines), (.page, .card), (.section, .card), (.text, .card), (.part, .card),
            (.row, .card), (.answered, .card), (.unasked, .card), (.wentBack, .card),
            (.appeared, .card), (.problem, .card), (.event, .card), (.keys, .card),
            // Each answer is in the record of lines, also one that was changed.
            (.changed, .lines):
            return []
        case (.changed, .card): return line.lines.flatMap { $0.wrapped(to: screen.width) }
        case (.title, .card):
            // The card has the title, which is repeated only above a help.
            let lines = line.isCardTitle && line.lines.count == 1 ? [] : line.lines
            return lines.flatMap { $0.wrapped(to: screen.width) }
        case (.answered, .lines):
            let mark = StyledLine.Run(glyphs.done + " ", .good)
            return line.lines.flatMap {
                StyledLine([mark] + $0.runs, hanging: mark.text.width).wrapped(to: screen.width)
            }
        case (.part, .lines):
            return line.part.map { drawing(words).lines(ofPart: $0, width: screen.width) } ?? []
        case (.title, .lines), (.keys, .lines), (.page, .lines), (.section, .lines),
            (.text, .lines), (.row, .lines), (.unasked, .lines), (.wentBack, .lines),
            (.event, .lines), (.appeared, .lines), (.problem, .lines), (.ending, _):
            return line.lines.flatMap { $0.wrapped(to: screen.width) }
        }
    }
}

// The record in lines that are only ever appended.
extension AccessibleRenderer {
    /// The lines of an entry of the record of a session.
    ///
    /// - Parameters:
    ///   - line: The entry.
    ///   - words: The words that are added to its texts.
    /// - Returns: The lines.
    public func lines(of line: SessionLine, _ words: InterfaceWords) -> [String] {
        switch line.kind {
        case .keys, .card, .wentBack, .changed: return []
        case .page(let number, let count):
            guard count > 1 || !line.lines.isEmpty else { return [] }
            let title = line.label.string + words[.stop]
            guard count > 1 else { return [title] }
            let place = words(.card, ["number": String(number), "count": String(count)])
            return [title + words.sentenceSpace + place + words[.stop]]
        case .answered:
            guard !line.value.string.isEmpty else { return [words(.acceptedNothing)] }
            return [words(.accepted, ["value": (line.spoken ?? line.value).string])]
        case .appeared:
            let title = line.label.string
            guard !line.value.string.isEmpty else { return [words(.appeared, ["title": title])] }
            let facts: KeyValuePairs = ["title": title, "reason": line.value.string]
            return [words.ended(words(.appearedBecause, facts))]
        case .problem: return line.problem.map { [words.sentence(of: $0)] } ?? []
        case .part:
            var said = AccessibleLines(words: words)
            if let part = line.part { said.write(part) }
            said.end(look: CardLook(), opens: false)
            return said.lines
        case .title, .section, .text, .row, .unasked, .event, .ending:
            return line.lines.map(\.text).filter { !$0.isEmpty }
        }
    }
}
