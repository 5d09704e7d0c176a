/// A page of the manual, section 1, in the language of troff with the macros `man`.
///
/// Pages consist of what `--help` says, so that they need no care of their own.
struct ManualPage {
    private var lines: [String]

    /// The page of a command.
    init(of command: CommandSyntax) {
        self.init(named: "formrun-\(command.name)", command.summary)
        section("Synopsis")
        let operands = command.operands.isEmpty ? "" : ManualPage.escaped(command.operands) + " "
        lines.append("\\fBformrun \(command.name)\\fR \\fI\(operands)\\fR[\\fIoptions\\fR]")
        if !command.notes.isEmpty {
            section("Description")
            for (index, note) in command.notes.enumerated() {
                if index > 0 { lines.append(".PP") }
                paragraph(note)
            }
        }
        section("Options")
        for option in command.allOptions {
            let value = option.value.map { " \\fI\(ManualPage.escaped($0))\\fR" } ?? ""
            entry("\\fB\(ManualPage.escaped(option.name))\\fR" + value, option.summary)
        }
        exitStatus()
        section("Examples")
        lines.append(".nf")
        lines += command.examples.map(ManualPage.escaped)
        lines.append(".fi")
        section("See also")
        lines.append(".BR formrun (1)")
    }

    /// The page of all commands.
    ///
    /// - Parameters:
    ///   - summary: What the tool does.
    ///   - commands: Its commands.
    init(_ summary: String, _ commands: [CommandSyntax]) {
        self.init(named: "formrun", summary)
        section("Synopsis")
        lines.append("\\fBformrun\\fR \\fICOMMAND\\fR \\fI...\\fR")
        section("Commands")
        for command in commands {
            entry("\\fB\(ManualPage.escaped(command.name))\\fR", command.summary)
        }
        entry("\\fBhelp\\fR \\fICOMMAND\\fR", "Explains a command.")
        section("Options")
        entry("\\fB\\-\\-help\\fR", "Lists the commands.")
        entry("\\fB\\-\\-version\\fR", "Prints the version.")
        exitStatus()
        section("See also")
        for (index, command) in commands.enumerated() {
            let comma = index + 1 < commands.count ? "," : ""
            lines.append(".BR formrun\\-\(ManualPage.escaped(command.name)) (1)\(comma)")
        }
    }

    /// The text of the page.
    var text: String { lines.joined(separator: "\n") + "\n" }

    private init(named name: String, _ summary: String) {
        lines = [
            ".TH \(name.uppercased()) 1 \(ToolVersion.date) \"formrun \(ToolVersion.text)\""
        ]
        section("Name")
        // Programs that index pages take the part after the dash as the summary, without a full stop.
        let line = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
        lines.append("\(ManualPage.escaped(name)) \\- \(ManualPage.escaped(line))")
    }

    private mutating func section(_ title: String) { lines.append(".SH \(title.uppercased())") }

    /// Adds a text; a line end in it counts as a space.
    private mutating func paragraph(_ text: String) {
        // Short lines, which are filled anew, since escapes make them longer.
        lines += CommandSyntax.wrapped(text, width: 60).map(ManualPage.escaped)
    }

    private mutating func entry(_ tag: String, _ text: String) {
        lines += [".TP", tag]
        paragraph(text)
    }

    private mutating func exitStatus() {
        section("Exit status")
        for (numbers, meaning) in ExitStatus.meanings {
            entry("\\fB\(numbers)\\fR", meaning.prefix(1).uppercased() + meaning.dropFirst() + ".")
        }
    }

    /// A text without the characters that troff treats in a special way, in ASCII.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            case " "..."~": escaped.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
                escaped += "\\[u\(zeros)\(digits)]"
            }
        }
        // A line that begins with a full stop would be a request.
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }
}
