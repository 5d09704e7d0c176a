import FormCards

extension StyledLine {
    static let blank = StyledLine()

    /// Makes a line of one external text, which is cleaned.
    init(_ untrusted: String, _ style: Style) {
        self.init([Run(DisplayText(untrusted), style)])
    }

    init(_ text: DisplayText, _ style: Style) {
        self.init([Run(text, style)])
    }

    init(_ runs: [(DisplayText, Style)]) {
        self.init(runs.map { Run($0, $1) })
    }

    /// The line, or its text wrapped to a width in the style of its first run if it is too wide.
    func wrapped(to width: Int) -> [StyledLine] {
        guard self.width > width else { return [self] }
        let style = runs.first?.style ?? .plain
        return DisplayText.wrap(DisplayText(text), width: width).map { StyledLine($0, style) }
    }
}
