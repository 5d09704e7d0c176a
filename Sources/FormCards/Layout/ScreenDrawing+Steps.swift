import FormModel

// Numbers, dates and times that are stepped, with the calendar of a month, and secrets.
extension ScreenDrawing {
    /// The typed or stepped text with the keys that step it, and below it the open calendar.
    func append(
        _ steps: StepWindow, _ keys: [KeyHint], width: Int, to frame: inout ScreenFrame
    ) {
        append(steps.line, to: &frame)
        let row = frame.lines.count - 1
        if let reading = steps.reading {
            let runs = [StyledLine.Run("  = ", .dim), StyledLine.Run(DisplayText(reading), .value)]
            frame.lines[row] = StyledLine(frame.lines[row].runs + runs).cut(to: width)
        }
        let free = width - max(frame.lines[row].width, frame.caretColumn + 1)
        let hints = hints(keys, width: free - 2)
        if !hints.string.isEmpty {
            let gap =
                screen.fillsRows ? width - frame.lines[row].width - hints.width : 2
            frame.lines[row] = StyledLine(
                frame.lines[row].runs + [
                    StyledLine.Run(.spaces(gap), filledStyles.contains(.entry) ? .entry : .plain),
                    StyledLine.Run(hints, .dim),
                ])
        }
        if let month = steps.calendar { append(month, width: width, to: &frame) }
    }

    private func append(
        _ month: CalendarMonth, width: Int, to frame: inout ScreenFrame
    ) {
        let names = month.weekdays.map { DisplayText($0) }
        // A day has two digits, and a gap that holds the mark of the highlighted one.
        let cell = max(2, min(names.map(\.width).max() ?? 2, (width - 3) / 7 - 1))
        let title = DisplayText(month.title).truncated(to: max(2, width - 3))
        let heading = names.map {
            " " + $0.truncated(to: cell).padded(to: cell, alignment: .trailing)
        }
        frame.lines.append(StyledLine("   " + title, .label))
        frame.lines.append(StyledLine("  " + heading.reduce("") { $0 + $1 }, .dim))
        for week in month.weeks {
            var runs: [StyledLine.Run] = [StyledLine.Run("  ", .plain)]
            var isAfterMark = false
            for day in week {
                let isMarked = day?.isHighlighted == true
                let lead: DisplayText = isMarked ? "[" : isAfterMark ? "]" : " "
                runs.append(StyledLine.Run(lead, isMarked || isAfterMark ? .accent : .plain))
                if isMarked {
                    frame.caretRow = frame.lines.count
                    frame.caretColumn = runs.reduce(0) { $0 + $1.text.width }
                }
                let number = DisplayText(day.map { String($0.date.day) } ?? "")
                runs.append(
                    StyledLine.Run(
                        number.padded(to: cell, alignment: .trailing), style(of: day)))
                isAfterMark = isMarked
            }
            if isAfterMark { runs.append(StyledLine.Run("]", .accent)) }
            frame.lines.append(StyledLine(runs).cut(to: width))
        }
        frame.caretColumn = min(width - 1, frame.caretColumn)
    }

    private func style(of day: CalendarMonth.Day?) -> StyledLine.Style {
        guard let day, day.isEnabled else { return .disabled }
        return day.isHighlighted ? .accent : day.isToday ? .strong : .value
    }

    /// The first entry of a secret, above the second one that is typed.
    func append(first: LineWindow, width: Int, to frame: inout ScreenFrame) {
        frame.lines.append(
            StyledLine([
                (marks.noPrompt, .plain), (first.leftMark, .dim), (first.text, .value),
                (first.rightMark, .dim),
            ]))
        frame.lines += StyledLine(DisplayText(words(.again)), .accent).wrapped(to: width)
    }
}
