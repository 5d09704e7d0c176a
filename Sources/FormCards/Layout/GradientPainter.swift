/// Paints colours that run into each other behind the cells of lines.
struct GradientPainter {
    private let colors: [CardColor]
    /// The gradient; `nil` if the colour of a role is not known.
    private let gradient: ColorGradient?
    /// The styles behind whose text the theme has a colour.
    private let filledStyles: Set<StyledLine.Style>

    init(
        _ gradient: CardLook.Gradient, _ roleColors: [CardColor.Role: RGBColor],
        filledStyles: Set<StyledLine.Style>
    ) {
        self.filledStyles = filledStyles
        colors = gradient.colors
        let known = gradient.colors.compactMap { color in
            switch color {
            case .rgb(let color): color
            case .role(let role): roleColors[role]
            }
        }
        self.gradient =
            known.count == colors.count ? ColorGradient(known, angle: gradient.angle) : nil
    }

    /// Paints the cells of some columns; cells that have a colour behind them keep it.
    func paint(_ lines: inout [StyledLine], columns: Range<Int>) {
        guard !colors.isEmpty, !columns.isEmpty else { return }
        let height = lines.count
        for row in lines.indices {
            let backgrounds = columns.indices.map { x -> CardColor in
                let x = x - columns.lowerBound
                guard let gradient else {
                    return colors[min(x * colors.count / columns.count, colors.count - 1)]
                }
                return .rgb(gradient.color(x: x, y: row, width: columns.count, height: height))
            }
            lines[row] = painted(lines[row], backgrounds, from: columns.lowerBound)
        }
    }

    /// Splits the runs of a line where the colour behind them changes.
    private func painted(
        _ line: StyledLine, _ backgrounds: [CardColor], from first: Int
    ) -> StyledLine {
        var runs: [StyledLine.Run] = []
        var column = 0
        for run in line.runs {
            let end = column + run.text.width
            let isOutside = end <= first || column >= first + backgrounds.count
            if isOutside || run.background != nil || filledStyles.contains(run.style) {
                runs.append(run)
                column = end
                continue
            }
            var text = ""
            var width = 0
            var background: CardColor?
            for cluster in CellClusters(run.text) {
                let index = column - first
                let next = backgrounds.indices.contains(index) ? backgrounds[index] : nil
                if next != background, width > 0 {
                    runs.append(piece(of: run, text, width, background))
                    (text, width) = ("", 0)
                }
                background = next
                text += run.text.string[cluster.range]
                width += cluster.width
                column += cluster.width
            }
            if !text.isEmpty { runs.append(piece(of: run, text, width, background)) }
        }
        return StyledLine(runs)
    }

    private func piece(
        of run: StyledLine.Run, _ text: String, _ width: Int, _ background: CardColor?
    ) -> StyledLine.Run {
        var piece = run.with(DisplayText(clean: text, width: width))
        piece.background = background
        return piece
    }
}
