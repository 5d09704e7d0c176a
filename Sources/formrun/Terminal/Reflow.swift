/// Whether a terminal that becomes narrower breaks the lines on its screen into several rows, or cuts them.
///
/// It is never asked, so this follows from the environment. A terminal that says nothing, such as xterm, is expected to cut: if
/// it breaks lines nevertheless, a part of an old frame remains above the new one, but in the opposite case lines of other
/// programs would be erased.
enum Reflow {
    /// Variables of terminals that break lines.
    private static let variables = [
        "TMUX", "VTE_VERSION", "KITTY_WINDOW_ID", "ALACRITTY_WINDOW_ID", "WEZTERM_PANE",
        "KONSOLE_VERSION", "WT_SESSION", "TERM_PROGRAM",
    ]

    /// The beginnings of `TERM` in such terminals, which reaches another machine.
    private static let names = [
        "tmux", "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour", "rxvt",
    ]

    static func isExpected(_ environment: (String) -> String?) -> Bool {
        let name = environment("TERM") ?? ""
        if names.contains(where: { name.hasPrefix($0) }) { return true }
        // GNU Screen cuts lines, and has the variables of the terminal around it.
        let isInScreen = environment("STY") != nil && environment("TMUX") == nil
        let isLocal = !isInScreen && name != "linux"
        return isLocal && variables.contains { environment($0)?.isEmpty == false }
    }
}
