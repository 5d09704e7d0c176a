/// A colour of a card: a role, which the theme of the reader fills in, or a colour of the author.
public enum CardColor: Sendable, Hashable {
    /// What a colour says; the theme decides which colour that is.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// What is at hand, or what matters most.
        case accent
        /// What matters less.
        case muted
        /// What is right or done.
        case good
        /// What needs attention, such as a warning.
        case doubtful
        /// What is wrong.
        case bad

        /// The style of a text with that role; themes give colours to styles.
        var style: StyledLine.Style {
            switch self {
            case .accent: .accent
            case .muted: .dim
            case .good: .good
            case .doubtful: .doubtful
            case .bad: .bad
            }
        }
    }

    /// A role.
    case role(Role)
    /// A colour of the author; themes that promise contrast do without it.
    case rgb(RGBColor)
}
