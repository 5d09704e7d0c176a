/// What a node is to its neighbours, which decides whether an empty line separates them.
enum LayoutKind: Sendable {
    /// A title, which belongs to what is below it.
    case heading
    /// A detail of what is above it.
    case detail
    /// A text to read.
    case text
    /// A title and a value.
    case row
    /// A link.
    case link
    /// A button.
    case button
    /// A line, empty rows or a box with a border, which separate by themselves.
    case separator
    /// Anything else.
    case block

    init(of node: CardNode) {
        self =
            switch node.content {
            case .text(let text):
                switch text.role {
                case .title, .header: .heading
                case .small, .detail: .detail
                default: .text
                }
            case .field, .pair: .row
            case .gauge(let gauge): gauge.style == .histogram ? .block : .row
            case .link: .link
            case .button: .button
            case .rule, .space: .separator
            case .group, .issues, .picture, .stack, .table, .pages: .block
            }
    }

    /// Whether empty lines separate two nodes below each other for which the stack asks for no number.
    static func areApart(_ upper: LayoutKind, _ lower: LayoutKind) -> Bool {
        switch (upper, lower) {
        case (.heading, .heading): true
        case (.heading, _), (.separator, _), (_, .separator), (_, .detail): false
        case (.row, .row), (.link, .link), (.button, .button): false
        default: true
        }
    }
}
