import Glibc

/// Paints colours that run into each other behind the cells of lines.
struct GradientPainter {
    private let colors: [CardColor]
    /// The colours between which cells are mixed; `nil` if one of them is known to the theme only.
    private let mixed: [RGBColor]?
    /// The direction in which the colours follow each other.
    private let direction: (x: Double, y: Double)

    init(_ gradient: CardLook.Gradient, _ roleColors: [CardColor.Role: RGBColor]) {
        colors = gradient.colors
        let known = gradient.colors.compactMap { color in
            switch color {
            case .rgb(let color): color
            case .role(let role): roleColors[role]
            }
        }
        mixed = known.count == colors.count ? known : nil
        // The remainder keeps the sine of a huge angle exact.
        let angle = gradient.angle.truncatingRemainder(dividingBy: 360) * .pi / 180
        direction = (cos(angle), sin(angle))
    }

    /// Paints the cells of some columns; cells that have a colour behind them keep it.
    func paint(_ lines: inout [StyledLine], columns: Range<Int>) {
        guard !colors.isEmpty, !columns.isEmpty else { return }
        for row in lines.indices {
            let y = lines.count > 1 ? Double(row) / Double(lines.count - 1) : 0
            let backgrounds = columns.map { column -> CardColor in
                let x =
                    columns.count > 1
                    ? Double(column - columns.lowerBound) / Double(columns.count - 1) : 0
                return color(at: share(x, y))
            }
            lines[row] = painted(lines[row], backgrounds, from: columns.lowerBound)
        }
    }

    /// How far a point of the unit square is along the direction, 0 through 1.
    private func share(_ x: Double, _ y: Double) -> Double {
        let least = min(direction.x, 0) + min(direction.y, 0)
        let most = max(direction.x, 0) + max(direction.y, 0)
        let along = (x * direction.x + y * direction.y - least) / (most - least)
        return min(max(along, 0), 1)
    }

    private func color(at share: Double) -> CardColor {
        guard let mixed, mixed.count > 1 else {
            return colors[min(Int(share * Double(colors.count)), colors.count - 1)]
        }
        let place = share * Double(mixed.count - 1)
        let index = min(Int(place), mixed.count - 2)
        let rest = place - Double(index)
        let mix = { (from: UInt8, to: UInt8) in
            UInt8((Double(from) + (Double(to) - Double(from)) * rest).rounded())
        }
        let (from, to) = (mixed[index], mixed[index + 1])
        return .rgb(
            RGBColor(
                red: mix(from.red, to.red), green: mix(from.green, to.green),
                blue: mix(from.blue, to.blue)))
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
            if isOutside || run.background != nil {
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
