import FormModel

// The question with its editor, its help and its messages.
extension ScreenDrawing {
    /// The rows of the present question.
    func block(_ view: CardDescription, _ focus: CardFocus, width: Int) -> ScreenFrame {
        var frame = ScreenFrame(lines: [], caretRow: 0, caretColumn: 0)
        if screen.style == .lines {
            for news in focus.news where news.isField {
                frame.lines += news.lines.flatMap { $0.wrapped(to: width) }
            }
        }
        if focus.kind == .review { appendReview(view, focus, width: width, to: &frame) }
        let window = focus.window(width - 2, glyphs)
        frame.lines += title(focus, window, width: width) + table(focus, width: width)
        append(window, of: focus, width: width, to: &frame)
        let showsExample = showExample(of: focus, in: &frame, width: width)
        if window != .none { fillEntry(of: &frame, width: width) }
        let help = focus.help.map { StyledLine.lines(of: $0, .help, glyphs) } ?? []
        frame.lines += messages(focus).flatMap { $0.wrapped(to: width) }
        if focus.isRefused { frame.endOfErrors = frame.lines.count }
        let below = hints(focus, withoutExample: showsExample) + help.map(\.asHelp)
        frame.lines += (below + (focus.kind == .review ? [] : focus.notes))
            .flatMap { $0.wrapped(to: width) }
        return frame
    }

    /// Draws the line in which the answer is typed up to its end, where the theme has a colour behind it.
    private func fillEntry(of frame: inout ScreenFrame, width: Int) {
        guard filledStyles.contains(.entry), screen.fillsRows else { return }
        let line = frame.lines[frame.caretRow]
        let isEntry = line.runs.contains { $0.style == .entry }
        guard isEntry, line.width < width else { return }
        frame.lines[frame.caretRow] = StyledLine(
            line.runs + [StyledLine.Run(.spaces(width - line.width), .entry)])
    }

    /// The title of the question, with a count at the right.
    private func title(
        _ focus: CardFocus, _ window: EditorWindow, width: Int
    ) -> [StyledLine] {
        var label = focus.label
        var text = label.string
        while text.last == " " || text.last == ":" { text.removeLast() }
        label = DisplayText(text)
        if focus.kind == .waiting, let ticks = focus.ticks {
            label = marks.turning(ticks) + " " + label
        }
        let star: DisplayText = focus.isRequired ? " *" : ""
        let count = count(focus, window)
        var line = StyledLine([(label, .accent), (star, .accent)])
        let free = width - line.width - count.width
        guard !count.string.isEmpty, free >= 2 else { return line.wrapped(to: width) }
        line = StyledLine([
            (label, .accent), (star, .accent), (.spaces(screen.fillsRows ? free : 2), .plain),
            (count, .dim),
        ])
        return [line]
    }

    /// The number of choices or lines, or the number of the question.
    private func count(_ focus: CardFocus, _ window: EditorWindow) -> DisplayText {
        switch window {
        case .choices(let shown):
            let marked = shown.maximum.map { maximum in
                DisplayText(
                    words(
                        .rowsAtMost, ["count": String(shown.takenCount), "max": String(maximum)]))
            }
            guard shown.above + shown.below > 0 || shown.isFiltering else {
                if let marked { return marked }
                break
            }
            let place = place(in: shown)
            return marked.map { $0 + marks.separator + place } ?? place
        case .area(let area):
            guard area.lineCount > 1 else { break }
            let lines = DisplayText(words(.lines, ["count": String(area.lineCount)]))
            return focus.count.string.isEmpty ? lines : lines + marks.separator + focus.count
        case .suggestions(let shown):
            guard shown.above + shown.below > 0 else { break }
            let place = place(in: shown)
            return focus.count.string.isEmpty ? place : focus.count + marks.separator + place
        case .none, .line, .steps, .secret: break
        }
        if !focus.count.string.isEmpty { return focus.count }
        guard screen.style == .lines, let place = focus.position else { return "" }
        return position(place.number, of: place.count)
    }

    /// The place of the highlighted choice; without one, the number of those that are shown.
    private func place(in list: ChoiceWindow) -> DisplayText {
        list.position.map { position($0, of: list.count) } ?? DisplayText(String(list.count))
    }

    private func append(
        _ window: EditorWindow, of focus: CardFocus, width: Int,
        to frame: inout ScreenFrame
    ) {
        switch window {
        case .none:
            frame.caretRow = max(0, frame.lines.count - 1)
            frame.caretColumn = min(width - 1, frame.lines.last?.width ?? 0)
        case .line(let line):
            append(line, to: &frame)
        case .steps(let steps): append(steps, focus.stepKeys, width: width, to: &frame)
        case .secret(let secret, let first):
            if let first { append(first: first, width: width, to: &frame) }
            append(secret, to: &frame)
        case .area(let area):
            frame.caretRow = frame.lines.count + area.caretRow
            frame.caretColumn = min(width - 1, 2 + area.caretColumn)
            frame.lines += area.rows.map {
                StyledLine([(marks.bar, .accent), ($0.text, .entry)]).cut(to: width)
            }
        case .choices(let choices):
            append(choices.filter, to: &frame)
            frame.lines += options(choices, width: width)
        case .suggestions(let texts):
            append(texts.filter, to: &frame)
            frame.lines += options(texts, areTaken: false, width: width)
        }
    }

    func append(_ window: LineWindow, to frame: inout ScreenFrame) {
        frame.caretRow = frame.lines.count
        frame.caretColumn = 2 + window.caret
        frame.lines.append(
            StyledLine([
                (marks.prompt, .accent), (window.leftMark, .dim), (window.text, .entry),
                (window.rightMark, .dim),
            ]))
    }

    /// The cells beside a title that marks and an explanation of a choice need.
    private static let leastExplanation = 24

    /// The rows of a list.
    ///
    /// - Parameters:
    ///   - view: The list.
    ///   - areTaken: Whether its rows are taken, and have a mark that says whether they are.
    ///   - width: The cells of a row.
    /// - Returns: The rows.
    private func options(
        _ view: ChoiceWindow, areTaken: Bool = true, width: Int
    ) -> [StyledLine] {
        guard !view.rows.isEmpty else {
            return [StyledLine("    " + DisplayText(words(.noMatch)), .dim).cut(to: width)]
        }
        let rows = view.rows.map { row in
            let place = view.isNumbering ? row.number.map { "\($0) " } ?? "" : ""
            let whole = DisplayText(place + row.option.title)
            let pieces =
                place.isEmpty
                ? row.title.pieces.map { (DisplayText($0.text), $0.isTyped) } : [(whole, false)]
            return (row: row, pieces: pieces, width: whole.width, more: more(row.option))
        }
        // Explanations begin in one column, unless the titles are long; they are left out if they would be cut at once.
        let titles = min(rows.map(\.width).max() ?? 0, max(8, width / 2 - 6))
        let isExplained = width - titles >= ScreenDrawing.leastExplanation
        return rows.map { row, pieces, titleWidth, more in
            let isMarked = view.isSeveral ? row.isChosen : row.isHighlighted
            let mark =
                !areTaken ? "" : view.isSeveral ? glyphs.box(isMarked) : glyphs.radio(isMarked)
            let style: StyledLine.Style =
                !row.option.isEnabled ? .disabled : row.isHighlighted ? .accent : .plain
            let lead = row.isHighlighted ? marks.prompt : marks.noPrompt
            var runs: [(DisplayText, StyledLine.Style)] = [
                ("  " + lead, .accent), (mark, style),
            ]
            runs += pieces.map { ($0, $1 && row.option.isEnabled ? .strong : style) }
            if !more.string.isEmpty, isExplained || !row.option.isEnabled {
                runs.append((.spaces(max(0, titles - titleWidth) + 2), .plain))
                runs.append((more, .dim))
            }
            return StyledLine(runs).truncated(to: width)
        }
    }

    private func more(_ option: FieldNode.Option) -> DisplayText {
        let parts = [option.explanation, option.isEnabled ? nil : option.reason]
            .compactMap(\.self).filter { !$0.isEmpty }
        return DisplayText(parts.joined(separator: marks.separator.string))
    }

    /// Shows an example in the empty line.
    ///
    /// - Returns: Whether there is one, and the line has room for all of it.
    private func showExample(
        of focus: CardFocus, in frame: inout ScreenFrame, width: Int
    ) -> Bool {
        guard let example = focus.example, frame.lines.indices.contains(frame.caretRow),
            frame.caretColumn == marks.prompt.width
        else { return false }
        let line = frame.lines[frame.caretRow]
        let free = width - marks.prompt.width
        guard let entry = line.runs.firstIndex(where: { $0.style == .entry }),
            line.runs[entry].text.string.isEmpty, line.width == marks.prompt.width,
            example.width <= free
        else { return false }
        frame.lines[frame.caretRow] = StyledLine(
            line.runs + [StyledLine.Run(example, .placeholder, background: entryColor)])
        return true
    }

    /// How an answer is written; where an example stands in the line, without it, in as many rows.
    private func hints(_ focus: CardFocus, withoutExample: Bool) -> [StyledLine] {
        guard !focus.hints.isEmpty else { return [] }
        let hints = focus.hints.filter { !withoutExample || $0 != focus.exampleHint }
        guard !hints.isEmpty else { return [.blank] }
        let text = hints.map(\.string).joined(separator: marks.separator.string)
        return [StyledLine("  " + DisplayText(text), .dim).hanging(2)]
    }

    private func messages(_ focus: CardFocus) -> [StyledLine] {
        focus.messages.map { message in
            guard message.kind == .progress else { return message.line(glyphs, words) }
            return StyledLine([
                ("  " + marks.turning(focus.ticks ?? 0) + " ", .accent),
                (message.sentence, .dim),
            ])
        }
    }
}

extension StyledLine {
    /// A line of help below a question.
    fileprivate var asHelp: StyledLine {
        StyledLine([Run("  ", .plain)] + runs, hanging: 2 + hanging)
    }

    /// Cuts the line to at most `width` cells, and marks the cut.
    func truncated(to width: Int) -> StyledLine {
        guard self.width > width else { return self }
        let cut = cut(to: max(0, width - 1))
        return StyledLine(cut.runs + [Run("…", cut.runs.last?.style ?? .plain)])
    }
}
