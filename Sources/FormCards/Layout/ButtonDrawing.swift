/// A button; the one that most people press has double brackets, and one that cannot be pressed says why.
struct ButtonDrawing {
    let action: ActionNode

    func lines(in space: LayoutSpace) -> [StyledLine] {
        let line = line(space.words)
        guard line.width > space.width else { return [line] }
        let (left, right) = brackets
        let style = style
        let width = space.width - left.width - right.width
        let wrapped = space.wrap(DisplayText(filled: action.title), style, to: width)
        let lines = wrapped.enumerated().map { row, text in
            let lead = row == 0 ? left : .spaces(left.width)
            let end = row == wrapped.count - 1 ? [StyledLine.Run(right, style)] : []
            return StyledLine([StyledLine.Run(lead, style)] + text.runs + end).cut(to: space.width)
        }
        let pressed = action.isPressed == true ? DisplayText(filled: space.words[.pressed]) : nil
        return lines
            + [pressed, reason(space.words)].compactMap(\.self).flatMap {
                space.wrap("(" + $0 + ")", .dim, to: space.width)
            }
    }

    /// The button in one line.
    func line(_ words: InterfaceWords) -> StyledLine {
        let (left, right) = brackets
        var runs = [StyledLine.Run(left + DisplayText(filled: action.title) + right, style)]
        if action.isPressed == true {
            runs.append(StyledLine.Run(" (" + DisplayText(filled: words[.pressed]) + ")", .good))
        }
        if let reason = reason(words) {
            runs.append(StyledLine.Run(" (" + reason + ")", .dim))
        }
        return StyledLine(runs)
    }

    private var style: StyledLine.Style {
        action.isEnabled ? action.isPrimary ? .primary : .button : .disabled
    }

    private var brackets: (left: DisplayText, right: DisplayText) {
        action.isPrimary ? ("[[ ", " ]]") : ("[ ", " ]")
    }

    private func reason(_ words: InterfaceWords) -> DisplayText? {
        guard !action.isEnabled else { return nil }
        let reason = action.reason.flatMap { $0.isEmpty ? nil : $0 }
        return DisplayText(filled: reason ?? words[.unavailable])
    }
}
