/// The keys of theme files, with their descriptions for the documentation.
package enum ThemeKeys {
    /// A key and its description.
    package typealias Member = (name: String, summary: String)

    /// The newest version of theme files, the value of the key `theme`.
    package static let version = 1

    /// The keys of a theme.
    package static let theme: [Member] = [
        ("theme", "The version of the format: 1."),
        ("name", "The name of the theme; `custom` unless given."),
        (
            "base",
            "The built-in theme that the file changes; without it, text has the terminal's own colour."
        ),
        ("contrast", "The least contrast of text, from 4.5 to 21; 4.5 unless given."),
        ("frame", "The line of frames: `light`, `heavy`, `double` or `rounded`."),
        ("glyphs", "`ascii` draws frames and marks in ASCII; `unicode` leaves that to the locale."),
        ("authorColors", "`false` leaves out the colours that the author of a form chose."),
        ("authorTraits", "`false` leaves out gradients, shadows and borders of the author."),
        ("spacing", "Distances, as below."),
        ("roles", "How each role looks, as below: `{ \"title\": { \"dark\": …, \"light\": … } }`."),
    ]

    /// The keys of `spacing`.
    package static let spacing: [Member] = [
        ("padding", "Columns between the frame and the contents; 0 to \(Theme.Spacing.maximum)."),
        ("blocks", "Empty rows between blocks."),
        ("columns", "Columns between a title and its value."),
        ("indent", "Columns by which values below their titles are indented."),
    ]

    /// The keys of a role on one ground.
    package static let paint: [Member] = [
        ("foreground", "The colour of the text, as `#rrggbb`, or `none` for the terminal's own."),
        ("background", "The colour behind the text, as `#rrggbb`, or `none`."),
        (
            "palette",
            "The colour of the text in terminals of 16 colours, or `none`: on a dark ground \(words(.dark)); on a light one \(words(.light))."
        ),
        ("bold", "Whether the text is bold."),
        ("dim", "Whether the text is faint in terminals of 16 colours."),
        ("italic", "Whether the text is in italics."),
        ("underline", "Whether the text is underlined."),
    ]

    /// The roles.
    package static let roles: [Member] = StyledLine.Style.allCases.map {
        ($0.rawValue, summary(of: $0))
    }

    /// The names of the palette that can be read on a ground.
    static func palette(on ground: Theme.Ground) -> [String] {
        TerminalColor.allCases.filter { $0.isReadable(on: ground) }.map(\.rawValue)
    }

    private static func words(_ ground: Theme.Ground) -> String {
        palette(on: ground).map { "`\($0)`" }.joined(separator: ", ")
    }

    private static func summary(of style: StyledLine.Style) -> String {
        switch style {
        case .title: "the title of a card"
        case .label: "the title of a field"
        case .value: "the value of a field"
        case .placeholder: "the placeholder of a missing value"
        case .issue: "an error"
        case .warning: "a warning"
        case .button: "a button"
        case .frame: "the frame of a card, and lines in it"
        case .strong: "`**strong**` text"
        case .emphasis: "`*emphasized*` text"
        case .dim: "text of less importance; the role `muted` of forms"
        case .plain: "any other text; the role `normal` of forms"
        case .header: "the heading of a section"
        case .small: "a side remark"
        case .detail: "a detail of the text before it"
        case .accent: "what matters most; the colour `accent` of forms"
        case .good: "what is right or done; the colour `good`"
        case .doubtful: "what needs attention; the colour `doubtful`"
        case .bad: "what is wrong; the colour `bad`"
        case .pill: "a short mark, `( text )`"
        case .help: "the help of a field or form"
        case .link: "the text of a link"
        case .primary: "the button that most people press"
        case .disabled: "a field or button that cannot be used now"
        case .entry:
            "the line in which an answer is typed; its background is left out on an unknown ground"
        }
    }
}
