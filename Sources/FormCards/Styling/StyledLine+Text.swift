extension StyledLine {
    static let blank = StyledLine()

    /// Makes a line of one external text, which is cleaned.
    package init(_ untrusted: String, _ style: Style) {
        self.init([Run(DisplayText(untrusted), style)])
    }

    init(_ runs: [(DisplayText, Style)]) {
        self.init(runs.map { Run($0, $1) })
    }
}
