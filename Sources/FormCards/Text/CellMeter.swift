/// Measures clean text scalar by scalar in the cells of a terminal.
///
/// The cells are summed as by `wcwidth` in glibc, VTE and xterm: a spacing mark takes a cell, so a
/// conjunct of Devanagari is as wide as its parts. In addition, sequences that terminals draw as
/// one picture (flags, keycaps, emoji presentation, skin tones and joined emoji) take two cells.
struct CellMeter {
    /// The contribution of one scalar.
    struct Step {
        /// Whether the scalar can be drawn without the preceding ones.
        var startsUnit: Bool
        var cells: Int
    }

    private var emoji = EmojiSequence()
    private var joinerCame = false
    private var flagIsOpen = false
    /// The cells of the base scalar, which U+FE0F would widen.
    private var baseCells = 0

    mutating func step(over scalar: Unicode.Scalar) -> Step {
        let closesFlag = flagIsOpen && scalar.isRegionalIndicator
        let isJoined = joinerCame && scalar.isPictographic
        let isTint = scalar.isSkinTone && emoji.takesSkinTone
        flagIsOpen = scalar.isRegionalIndicator && !closesFlag
        joinerCame = scalar == .zeroWidthJoiner
        emoji.follow(scalar)

        if scalar.isJoiner || scalar.isTag { return Step(startsUnit: false, cells: 0) }
        if scalar == .emojiPresentation || isJoined || closesFlag || isTint {
            // Each of these makes a two-cell picture of the base.
            defer { baseCells = 2 }
            return Step(startsUnit: false, cells: max(0, 2 - baseCells))
        }
        switch CellKind(of: scalar) {
        case .carried: return Step(startsUnit: false, cells: 0)
        case .spacingMark: return Step(startsUnit: false, cells: 1)
        case .narrow: baseCells = 1
        case .wide: baseCells = 2
        }
        return Step(startsUnit: true, cells: baseCells)
    }

    /// The cells of clean text that begins with a base character.
    ///
    /// - Complexity: O(*n*), *n* scalars.
    static func cells(of scalars: Substring.UnicodeScalarView) -> Int {
        var meter = CellMeter()
        return scalars.reduce(0) { $0 + meter.step(over: $1).cells }
    }
}
