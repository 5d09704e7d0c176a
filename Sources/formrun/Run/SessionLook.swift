import FormCards
import FormValidation

/// How the session of a run looks.
struct SessionLook {
    let style: OutputStyle
    let catalog: MessageCatalog
    /// The style of the screen; `nil` for the one that fits its size.
    var layout: ScreenLayout.Style?
    /// What is shown of a secret while it is typed.
    var secrets = SecretDisplay.dots
    /// Whether the session is said in plain lines.
    var isPlain = false

    /// The renderer for a screen.
    ///
    /// - Parameters:
    ///   - columns: The columns of the screen.
    ///   - rows: Its rows.
    ///   - isNarrowed: Whether the question is drawn without a frame, whatever the size.
    /// - Returns: The renderer.
    func renderer(columns: Int, rows: Int, isNarrowed: Bool = false) -> TextRenderer {
        var screen = ScreenLayout(
            columns: columns, rows: rows, style: isNarrowed ? .lines : layout)
        screen.fillsRows = !isNarrowed
        return TextRenderer(
            screen: screen, glyphs: style.glyphs, theme: style.ansi.theme, ground: style.ansi.ground
        )
    }
}

extension ExitStatus {
    init(_ end: SessionEnd) {
        switch end {
        case .left, .leftWithDraft, .discarded: self = .declined
        case .interrupted: self = .interrupted
        case .signal(let number): self = ExitStatus(signal: number)
        case .hungUp: self = .hungUp
        case .timedOut: self = .timedOut
        case .unanswered: self = .unanswered
        }
    }
}
