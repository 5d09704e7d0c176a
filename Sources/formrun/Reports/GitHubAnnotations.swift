import FormCards
import FormModel

/// Workflow commands, one for each issue, which GitHub shows as annotations of the lines of a file: `::error
/// file=data.json,line=3,col=15,title=tooShort::/name: Name must have …`.
///
/// Standard: "Workflow commands for GitHub Actions", and `escapeData` and `escapeProperty` of actions/toolkit.
struct GitHubAnnotations: ReportFormat {
    func append(_ subject: ReportSubject, to bytes: inout [UInt8]) {
        for problem in subject.problems {
            let properties = [
                ("file", subject.file), ("line", String(problem.position.line)),
                ("col", String(problem.position.column)), ("title", problem.code),
            ].map { "\($0)=\(GitHubAnnotations.escaped($1, isProperty: true))" }
            bytes.append(contentsOf: "::\(problem.severity.rawValue) ".utf8)
            bytes.append(contentsOf: properties.joined(separator: ",").utf8)
            bytes.append(contentsOf: "::".utf8)
            bytes.append(
                contentsOf: GitHubAnnotations.escaped(problem.text, isProperty: false).utf8)
            bytes.append(0x0A)
        }
    }

    /// The text escaped for one line, so that it cannot end the command; in a property, colons and commas are escaped,
    /// too.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var escaped = ""
        for scalar in DisplayText(text).string.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
