/// Writes styled lines for a terminal: colours and traits with the SGR sequences of ECMA-48, links with OSC 8.
///
/// Only this type reduces colours to those that the terminal has. Every line resets its styles, so that lines can be
/// combined in any order.
///
/// - 24-bit colours are written as the theme gives them.
/// - With 256 colours, each is the nearest of the cube of 6 × 6 × 6 and the ramp of greys that is readable on its ground.
/// - With 16 colours, text has the palette colour of its style in the theme, if terminals usually keep it readable on the
///   ground; colours of authors, backgrounds and gradients are left out.
/// - Without colours, the text has no escape sequence at all.
public struct ANSI: Sendable {
    /// The colours that are written.
    let profile: ColorProfile
    /// How styles look.
    package let theme: Theme
    /// The ground of the terminal.
    package let ground: Theme.Ground
    /// Whether links are written as OSC 8; that is for terminals only.
    let writesLinks: Bool

    private let reduction: ColorReduction
    /// The parameters of SGR of each style without colours of its own.
    private let codes: [StyledLine.Style: String]

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - profile: The colours that are written.
    ///   - theme: How styles look.
    ///   - ground: The ground of the terminal.
    ///   - writesLinks: Whether the output is a terminal, in which links can be opened.
    public init(
        profile: ColorProfile, theme: Theme = .standard, ground: Theme.Ground = .either,
        writesLinks: Bool = false
    ) {
        self.profile = profile
        self.theme = theme
        self.ground = ground
        self.writesLinks = writesLinks
        let reduction = ColorReduction(profile: profile, theme: theme, ground: ground)
        self.reduction = reduction
        let styles = profile == .none ? [] : StyledLine.Style.allCases
        codes = Dictionary(
            uniqueKeysWithValues: styles.map {
                ($0, reduction.code(of: $0, color: nil, background: nil))
            })
    }

    /// Makes a writer with 16 colours and the standard theme.
    ///
    /// - Parameter isColored: Whether styles are written; `false` writes no escape sequence.
    public init(isColored: Bool) {
        self.init(profile: isColored ? .palette16 : .none)
    }

    /// Whether styles are written; otherwise the text is plain.
    var isColored: Bool { profile != .none }

    /// Writes a line, without a line end.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    public func text(of line: StyledLine) -> String {
        guard isColored else { return line.text }
        var text = ""
        var current = ""
        var link: String?
        for run in line.runs where !run.text.string.isEmpty {
            let target = writesLinks ? run.link.flatMap(ANSI.address) : nil
            if target != link {
                text += ANSI.link(target)
                link = target
            }
            let code = code(of: run)
            if code != current {
                if !current.isEmpty { text += ANSI.reset }
                if !code.isEmpty { text += "\u{1B}[\(code)m" }
                current = code
            }
            text += run.text.string
        }
        if !current.isEmpty { text += ANSI.reset }
        return link == nil ? text : text + ANSI.link(nil)
    }

    /// Writes lines, each ended by LF; right-to-left texts in them are isolated.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    public func text(of lines: [StyledLine]) -> String {
        lines.map { text(of: $0.isolated()) + "\n" }.joined()
    }

    private static let reset = "\u{1B}[0m"

    private func code(of run: StyledLine.Run) -> String {
        guard run.color != nil || run.background != nil else { return codes[run.style] ?? "" }
        return reduction.code(of: run.style, color: run.color, background: run.background)
    }
}
