/// Reduces the colours of a theme to those of a profile, and writes them as parameters of SGR.
struct ColorReduction {
    let profile: ColorProfile
    let theme: Theme
    let ground: Theme.Ground

    /// The colours and traits of a text as a terminal shows them.
    struct Shown: Hashable {
        /// The parameters of SGR, such as `1;31`; empty for plain text.
        var code: String
        /// The colour of the text, if it is known.
        var foreground: RGBColor?
        /// The colour behind the text, if it is known.
        var background: RGBColor?
    }

    /// The parameters of SGR of a text.
    func code(of style: StyledLine.Style, color: CardColor?, background: CardColor?) -> String {
        shown(style, color: color, background: background).code
    }

    /// How a terminal shows a text.
    func shown(_ style: StyledLine.Style, color: CardColor?, background: CardColor?) -> Shown {
        guard profile != .none else { return Shown(code: "") }
        let paint = theme.paint(style, color: color, background: background, on: ground)
        var codes: [String] = []
        var shown = Shown(code: "")
        switch profile {
        case .none: break
        case .palette16:
            if let palette = paint.palette, palette.isReadable(on: ground) {
                codes.append(palette.parameter)
            }
        case .palette256:
            let back = paint.background.map { FixedPalette.nearest(to: $0) }
            shown.background = back.map { FixedPalette.color($0) }
            let isReadable = style.isText || color != nil
            if let front = front(
                paint.foreground, on: shown.background, mustBeReadable: isReadable)
            {
                shown.foreground = FixedPalette.color(front)
                codes.append("38;5;\(front)")
            }
            if let back { codes.append("48;5;\(back)") }
        case .trueColor:
            shown.foreground = paint.foreground
            shown.background = paint.background
            if let color = paint.foreground {
                codes.append("38;2;\(color.red);\(color.green);\(color.blue)")
            }
            if let color = paint.background {
                codes.append("48;2;\(color.red);\(color.green);\(color.blue)")
            }
        }
        shown.code = (traits(of: paint, hasColor: !codes.isEmpty) + codes).joined(separator: ";")
        return shown
    }

    /// The parameters of the traits of a text.
    private func traits(of paint: Theme.Paint, hasColor: Bool) -> [String] {
        var codes: [String] = []
        if paint.isBold { codes.append("1") }
        // Faint text has an unknown contrast, so only text without a colour is faint.
        if paint.isDim, !hasColor { codes.append("2") }
        if paint.isItalic { codes.append("3") }
        if paint.isUnderlined { codes.append("4") }
        return codes
    }

    /// The index of the colour of a text among 256.
    private func front(_ color: RGBColor?, on fill: RGBColor?, mustBeReadable: Bool) -> Int? {
        guard let color else { return nil }
        guard let fill else {
            return mustBeReadable
                ? FixedPalette.nearest(to: color, on: ground.colors, contrast: theme.contrast)
                : FixedPalette.nearest(to: color)
        }
        // Black and white are among the 256, and one of them has the least contrast of WCAG to any colour.
        return FixedPalette.nearest(to: color, on: [fill], contrast: theme.contrast)
            ?? FixedPalette.nearest(to: fill.readableText)
    }
}
