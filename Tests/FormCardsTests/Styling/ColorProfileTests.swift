import FormCards
import Testing

@Suite struct ColorProfileTests {
    struct Row: Sendable {
        var choice = ColorProfile.Choice.auto
        var isTerminal = true
        var variables: [String: String] = [:]
        let profile: ColorProfile
    }

    @Test(arguments: [
        Row(profile: .palette16),
        Row(isTerminal: false, profile: .none),
        Row(variables: ["TERM": "dumb"], profile: .none),
        Row(variables: ["TERM": "xterm"], profile: .palette16),
        Row(variables: ["TERM": "xterm-256color"], profile: .palette256),
        Row(variables: ["TERM": "tmux-256color", "COLORTERM": "truecolor"], profile: .trueColor),
        Row(variables: ["COLORTERM": "24bit"], profile: .trueColor),
        Row(variables: ["COLORTERM": "TrueColor"], profile: .trueColor),
        Row(variables: ["COLORTERM": "yes"], profile: .palette16),
        Row(variables: ["TERM": "xterm-direct"], profile: .trueColor),
        Row(variables: ["TERM": "xterm-kitty"], profile: .trueColor),
        Row(variables: ["TERM": "foot-extra"], profile: .trueColor),
        Row(variables: ["NO_COLOR": "1", "COLORTERM": "truecolor"], profile: .none),
        Row(variables: ["NO_COLOR": "0"], profile: .none),
        Row(variables: ["NO_COLOR": ""], profile: .palette16),
        Row(variables: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], profile: .none),
        Row(isTerminal: false, variables: ["CLICOLOR_FORCE": "1"], profile: .palette16),
        Row(isTerminal: false, variables: ["CLICOLOR_FORCE": "0"], profile: .none),
        Row(isTerminal: false, variables: ["CLICOLOR_FORCE": ""], profile: .none),
        Row(
            isTerminal: false, variables: ["CLICOLOR_FORCE": "1", "TERM": "screen-256color"],
            profile: .palette256),
        Row(choice: .never, variables: ["CLICOLOR_FORCE": "1"], profile: .none),
        Row(
            choice: .always, isTerminal: false, variables: ["NO_COLOR": "1"], profile: .palette16),
        Row(choice: .always, variables: ["TERM": "dumb"], profile: .palette16),
        Row(
            choice: .always, isTerminal: false, variables: ["COLORTERM": "truecolor"],
            profile: .trueColor),
    ])
    func profile(_ row: Row) {
        let profile = ColorProfile(row.choice, isTerminal: row.isTerminal) { row.variables[$0] }
        #expect(profile == row.profile)
    }
}
