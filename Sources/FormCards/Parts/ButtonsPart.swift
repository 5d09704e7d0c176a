/// Buttons, side by side where they fit into the line.
struct ButtonsPart: DrawnPart {
    private static let gap = 2

    let titles: [DisplayText]

    func lines(in space: CardSpace) -> [StyledLine] {
        var lines: [StyledLine] = []
        for title in titles {
            let button = Self.button(title, in: space)
            if let last = lines.last, button.count == 1, let only = button.first,
                last.width + Self.gap + only.width <= space.width
            {
                let row = last.padded(to: last.width + Self.gap)
                lines[lines.count - 1] = StyledLine(row.runs + only.runs)
            } else {
                lines += button
            }
        }
        return lines
    }

    private static func button(_ title: DisplayText, in space: CardSpace) -> [StyledLine] {
        let wrapped = space.wrap([title], to: space.width - 4)
        return wrapped.enumerated().map { row, text in
            let left: DisplayText = row == 0 ? "[ " : "  "
            let right: DisplayText = row == wrapped.count - 1 ? " ]" : ""
            return StyledLine(left + text + right, .button)
        }
    }
}
