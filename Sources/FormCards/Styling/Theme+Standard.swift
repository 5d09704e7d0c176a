// The themes that are built in.
extension Theme {
    /// The built-in themes, in the order of the documentation.
    public static let all: [Theme] = [standard, mint, turbo, plain, highContrast]

    /// The built-in theme with a name, such as `highContrast`.
    public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }

    /// The theme where none is chosen: colours for what is wrong, doubtful, right or at hand, and no others.
    public static let standard = Theme(
        name: "standard",
        dark: Colors(
            title: nil, label: nil, accent: 0x8FD3FF, muted: 0xA8A8A8, good: 0x5FD7A7,
            doubtful: 0xFFB454, bad: 0xFF8F8F, frame: 0x808080, entry: 0x2E343B),
        light: Colors(
            title: nil, label: nil, accent: 0x005A9C, muted: 0x5C5C5C, good: 0x00683F,
            doubtful: 0x8A4B00, bad: 0xB3261E, frame: 0x949494, entry: 0xE3E7EB))

    /// Greens and rounded frames.
    public static let mint = {
        var theme = Theme(
            name: "mint",
            dark: Colors(
                title: 0x7EE2B8, label: 0xB7D9CB, accent: 0x5FD7A7, accentPalette: .green,
                muted: 0x9DB5AB, good: 0xA6E36A, doubtful: 0xFFC46B, bad: 0xFF9D8A, frame: 0x4F8F7A,
                entry: 0x21382F),
            light: Colors(
                title: 0x00573D, label: 0x2F5D4E, accent: 0x006B4B, muted: 0x52635C,
                good: 0x3A6300, doubtful: 0x7A4A00, bad: 0xA8200D, frame: 0x6FAF99, entry: 0xDCEFE6),
            filling: [.pill])
        theme.frame = .rounded
        return theme
    }()

    /// Blues with a filled main button.
    public static let turbo = {
        var theme = Theme(
            name: "turbo",
            dark: Colors(
                title: 0xFFD166, label: 0xB9D2E3, accent: 0x5EC4FF, muted: 0x9FB2BF,
                good: 0x4FE0D0, doubtful: 0xFFA94D, bad: 0xFF8FA3, frame: 0x3D7EA6, entry: 0x1E3445),
            light: Colors(
                title: 0x00457A, label: 0x35556B, accent: 0x00558C, muted: 0x52616B,
                good: 0x00635A, doubtful: 0x8A4600, bad: 0xA8123A, frame: 0x6FA3C4, entry: 0xDDEAF4),
            filling: [.pill, .primary])
        theme.spacing.padding = 2
        return theme
    }()

    /// No colours, and no colours and traits of authors; titles are bold.
    public static let plain = {
        var theme = Theme(name: "plain", dark: Colors(), light: Colors(), isFaint: false)
        theme.allowsAuthorColors = false
        theme.allowsAuthorTraits = false
        return theme
    }()

    /// Contrasts of at least 7 to 1, thick frames, and no colours and traits of authors.
    public static let highContrast = {
        var theme = Theme(
            name: "highContrast",
            dark: Colors(
                accent: 0x9FDCFF, good: 0x8CF5B0, doubtful: 0xFFD166, bad: 0xFFB3B3),
            light: Colors(
                accent: 0x003E75, good: 0x00482B, doubtful: 0x5C3200, bad: 0x8A0F0A),
            isFaint: false)
        theme.contrast = 7
        theme.frame = .heavy
        theme.allowsAuthorColors = false
        theme.allowsAuthorTraits = false
        for ground in [Ground.dark, .light] {
            theme[.issue, ground].isBold = true
            theme[.title, ground].isUnderlined = true
        }
        return theme
    }()
}

/// The colours of a built-in theme on one ground; `nil` for the terminal's own.
private struct Colors {
    var title: UInt32?
    var label: UInt32?
    var accent: UInt32?
    /// The accent in terminals of 16 colours; `nil` for cyan or blue, whichever suits the ground.
    var accentPalette: TerminalColor?
    var muted: UInt32?
    var good: UInt32?
    var doubtful: UInt32?
    var bad: UInt32?
    var frame: UInt32?
    /// The colour behind the line in which an answer is typed.
    var entry: UInt32?

    /// The paint of a style, in the palette of a ground.
    func paint(_ style: StyledLine.Style, on ground: Theme.Ground, isFaint: Bool) -> Theme.Paint {
        let isDark = ground == .dark
        var paint = Theme.Paint()
        func set(_ color: UInt32?, _ palette: TerminalColor? = nil) {
            paint.foreground = color.map { RGBColor($0) }
            paint.palette = color == nil ? nil : palette
        }
        switch style {
        case .title, .header: set(title)
        case .label: set(label)
        case .accent, .button, .primary, .pill, .link:
            set(accent, accentPalette ?? (isDark ? .cyan : .blue))
        case .good: set(good, isDark ? .green : nil)
        case .warning, .doubtful: set(doubtful, isDark ? .yellow : .magenta)
        case .issue, .bad: set(bad, .red)
        case .placeholder, .dim, .small, .detail, .help, .disabled: set(muted)
        case .frame: set(frame)
        case .entry: paint.background = entry.map { RGBColor($0) }
        case .value, .plain, .strong, .emphasis: break
        }
        paint.isBold = [.title, .header, .strong, .button, .primary, .pill, .entry].contains(style)
        paint.isItalic = style == .emphasis
        paint.isUnderlined = style == .link
        paint.isDim =
            isFaint
            && [.placeholder, .dim, .small, .detail, .help, .disabled, .frame].contains(style)
        return paint
    }
}

extension Theme {
    /// Makes a theme of a few colours.
    ///
    /// The styles of `filling` have their colour behind the text. With `isFaint`, text of less importance is faint where it
    /// has no colour.
    private init(
        name: String, dark: Colors, light: Colors, filling: Set<StyledLine.Style> = [],
        isFaint: Bool = true
    ) {
        self.init(name: name)
        for style in StyledLine.Style.allCases {
            for (colors, ground) in [(dark, Ground.dark), (light, .light)] {
                var paint = colors.paint(style, on: ground, isFaint: isFaint)
                if filling.contains(style), let fill = paint.foreground {
                    paint.background = fill
                    paint.foreground = fill.readableText
                }
                self[style, ground] = paint
            }
        }
    }
}
