/// Writes styled lines for a terminal, with the SGR sequences of ECMA-48 only.
///
/// Every line resets its styles, so that lines can be combined in any order.
public struct ANSI: Sendable {
    /// Whether styles are written; otherwise the text is plain.
    public let isColored: Bool

    /// Makes a writer.
    ///
    /// - Parameter isColored: Whether styles are written; `false` writes no escape sequence.
    public init(isColored: Bool) {
        self.isColored = isColored
    }

    /// Writes a line, without a line end.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    public func text(of line: StyledLine) -> String {
        guard isColored else { return line.text }
        var text = ""
        var current: String?
        for run in line.runs where !run.text.string.isEmpty {
            let code = Self.code(of: run.style)
            if code != current {
                if current != nil { text += Self.reset }
                if let code { text += "\u{1B}[\(code)m" }
                current = code
            }
            text += run.text.string
        }
        return current == nil ? text : text + Self.reset
    }

    /// Writes lines, each ended by LF; right-to-left texts in them are isolated, see ``StyledLine/isolated()``.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    public func text(of lines: [StyledLine]) -> String {
        lines.map { text(of: $0.isolated()) + "\n" }.joined()
    }

    private static let reset = "\u{1B}[0m"

    /// The parameters of SGR; only the first eight colours, which every terminal theme keeps
    /// readable.
    private static func code(of style: StyledLine.Style) -> String? {
        switch style {
        case .title, .button: "1"
        case .value, .strong: "1"
        case .emphasis: "3"
        case .placeholder, .frame, .dim: "2"
        case .issue: "31"
        case .warning: "33"
        case .label, .plain: nil
        }
    }
}
