// What can be read: the colours of styles, roles and authors on a ground.
extension Theme {
    /// The colours and traits of a text, all of them readable on their ground.
    ///
    /// A text behind which a colour is drawn gets a colour that has the contrast of the theme to it: its own, a lighter
    /// or darker one, or black or white.
    ///
    /// - Parameters:
    ///   - style: The style of the text.
    ///   - color: The colour of the text; `nil` for that of the style.
    ///   - background: The colour behind the text; `nil` for that of the style.
    ///   - ground: The ground of the terminal.
    /// - Returns: 24-bit colours; ``ANSI`` reduces them.
    func paint(
        _ style: StyledLine.Style, color: CardColor? = nil, background: CardColor? = nil,
        on ground: Ground
    ) -> Paint {
        var paint = self[style, ground]
        if let color { apply(color, to: &paint, on: ground) }
        if let background, let fill = fill(background, on: ground) { paint.background = fill }
        if ground == .either {
            paint.palette = palette(style, color)
            // A bar that is quiet on a light ground is glaring on a dark one.
            if style == .entry { paint.background = nil }
        }
        if let fill = paint.background {
            paint.foreground = text(paint.foreground, on: fill)
        } else if style.isText || ground == .either || color != nil {
            paint.foreground = paint.foreground?.readable(on: ground.colors, contrast: contrast)
        }
        return paint
    }

    /// The colour that fills an area, such as the background of a box.
    ///
    /// - Returns: `nil` if the theme shows no colours of authors, or none for the role.
    func fill(_ color: CardColor, on ground: Ground) -> RGBColor? {
        guard allowsAuthorColors else { return nil }
        switch color {
        case .rgb(let rgb): return rgb
        case .role(let role):
            let paint = self[role.style, ground]
            if let background = paint.background { return background }
            // On an unknown ground, the colour of the text is one between black and white.
            return self.paint(role.style, on: ground).foreground
        }
    }

    /// The colours that fill areas for all roles that have one.
    func roleColors(on ground: Ground) -> [CardColor.Role: RGBColor] {
        var colors: [CardColor.Role: RGBColor] = [:]
        for role in CardColor.Role.allCases { colors[role] = fill(.role(role), on: ground) }
        return colors
    }

    /// The styles that fill their cells.
    func filledStyles(on ground: Ground) -> Set<StyledLine.Style> {
        Set(StyledLine.Style.allCases.filter { paint($0, on: ground).background != nil })
    }

    /// The colours of a gradient.
    ///
    /// - Returns: `nil` if the theme shows no colours or traits of authors, or none of the colours.
    func gradient(_ colors: [CardColor], angle: Double, on ground: Ground) -> ColorGradient? {
        guard allowsAuthorTraits else { return nil }
        return ColorGradient(colors.compactMap { fill($0, on: ground) }, angle: angle)
    }

    /// The colour of a text on a colour: `wanted` if it is readable there, and otherwise the nearest one that is.
    func text(_ wanted: RGBColor?, on fill: RGBColor) -> RGBColor {
        wanted?.readable(on: [fill], contrast: contrast) ?? fill.readableText
    }

    private func apply(_ color: CardColor, to paint: inout Paint, on ground: Ground) {
        switch color {
        case .role(let role):
            let other = self[role.style, ground]
            paint.foreground = other.foreground
            paint.palette = other.palette
        case .rgb(let rgb):
            if allowsAuthorColors { paint.foreground = rgb }
        }
    }

    /// The colour among 16 that can be read on dark and on light grounds, of the two that the theme has for them.
    private func palette(_ style: StyledLine.Style, _ color: CardColor?) -> TerminalColor? {
        var style = style
        if case .role(let role) = color { style = role.style }
        return [self[style, .dark].palette, self[style, .light].palette].lazy.compactMap(\.self)
            .first { $0.isReadable(on: .either) }
    }
}
