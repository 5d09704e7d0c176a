import FormCards

extension CommandSyntax {
    /// How wide `--help` is: the width of the narrowest terminal that is common.
    static let helpWidth = 80

    /// Options whose name and value are wider than this have their summary on the next line.
    private static let widestOption = 25

    /// The text of `--help`.
    var help: String {
        let usage = ["Usage: formrun \(name) \(operands) [options]", "", summary]
        let examples = ["", "Examples:"] + examples.map { "  " + $0 }
        let options = ["", "Options:"] + allOptions.flatMap(CommandSyntax.rows)
        let notes = notes.flatMap {
            [""] + CommandSyntax.wrapped($0, width: CommandSyntax.helpWidth)
        }
        return (usage + examples + options + notes).joined(separator: "\n") + "\n"
    }

    private static func rows(_ option: OptionSyntax) -> [String] {
        let left = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
        let indent = String(repeating: " ", count: widestOption + 4)
        var summary = wrapped(option.summary, width: helpWidth - indent.utf8.count)[...]
        guard left.utf8.count <= widestOption, let first = summary.popFirst() else {
            return ["  " + left] + summary.map { indent + $0 }
        }
        let gap = String(repeating: " ", count: widestOption - left.utf8.count + 2)
        return ["  " + left + gap + first] + summary.map { indent + $0 }
    }

    /// Fills lines with the words of a text, whose own line ends count as spaces.
    static func wrapped(_ text: String, width: Int) -> [String] {
        let line = text.split(separator: "\n").joined(separator: " ")
        return DisplayText.wrap(DisplayText(line), width: width).map(\.string)
    }
}
