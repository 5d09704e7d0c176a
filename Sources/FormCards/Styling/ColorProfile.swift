/// How many colours a terminal or another reader of the output shows.
public enum ColorProfile: String, Sendable, Hashable, CaseIterable {
    /// No escape sequences at all: plain text.
    case none
    /// The 16 colours that the terminal's own settings define.
    case palette16
    /// The 256 colours of xterm.
    case palette256
    /// 24-bit colours.
    case trueColor

    /// Who decides whether output has colours.
    public enum Choice: String, Sendable, Hashable, CaseIterable {
        /// The environment, and whether the output goes to a terminal.
        case auto
        /// Output has colours.
        case always
        /// Output has no colours.
        case never
    }

    /// Finds the profile for an output.
    ///
    /// This is the only place that reads the variables below.
    ///
    /// Whether there are colours, first rule that applies:
    ///
    /// 1. The choices `always` and `never` decide.
    /// 2. `NO_COLOR`, if it is not empty, switches colours off (<https://no-color.org>).
    /// 3. `CLICOLOR_FORCE`, if it is neither empty nor `0`, switches colours on, for pipes too
    ///    (<https://bixense.com/clicolors/>).
    /// 4. There are colours if the output is a terminal and `TERM` is not `dumb`.
    ///
    /// How many colours there are, first rule that applies:
    ///
    /// 1. 24-bit, if `COLORTERM` is `truecolor` or `24bit`, or `TERM` ends with `-direct` or names a terminal that always
    ///    has them, such as `foot` and `wezterm`.
    /// 2. 256, if `TERM` contains `256color`.
    /// 3. 16.
    ///
    /// - Parameters:
    ///   - choice: Who decides whether there are colours.
    ///   - isTerminal: Whether the output is a terminal.
    ///   - environment: The values of environment variables.
    public init(
        _ choice: Choice = .auto, isTerminal: Bool, environment: (String) -> String?
    ) {
        let term = environment("TERM") ?? ""
        guard ColorProfile.isColored(choice, isTerminal, term, environment) else {
            self = .none
            return
        }
        let colorTerm = (environment("COLORTERM") ?? "").lowercased()
        if ["truecolor", "24bit"].contains(colorTerm) || term.hasSuffix("-direct")
            || ColorProfile.terminalsWithTrueColor.contains(where: { term.hasPrefix($0) })
        {
            self = .trueColor
        } else {
            self = term.contains("256color") ? .palette256 : .palette16
        }
    }

    /// The beginnings of `TERM` of terminals that show 24-bit colours, also where `COLORTERM` is lost, as with SSH.
    static let terminalsWithTrueColor = [
        "alacritty", "contour", "foot", "wezterm", "xterm-ghostty", "xterm-kitty",
    ]

    private static func isColored(
        _ choice: Choice, _ isTerminal: Bool, _ term: String, _ environment: (String) -> String?
    ) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto:
            if let value = environment("NO_COLOR"), !value.isEmpty { return false }
            if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" {
                return true
            }
            return isTerminal && term != "dumb"
        }
    }
}
