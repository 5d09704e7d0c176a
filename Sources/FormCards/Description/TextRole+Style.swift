extension TextRole {
    /// The style of a text with that role; themes say how styles look.
    var style: StyledLine.Style {
        switch self {
        case .title: .title
        case .header: .header
        case .normal: .plain
        case .small: .small
        case .detail: .detail
        case .accent: .accent
        case .muted: .dim
        case .good: .good
        case .doubtful: .doubtful
        case .bad: .bad
        case .pill: .pill
        }
    }
}
