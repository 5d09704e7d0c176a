import FormCards
import FormModel

/// JUnit XML for Jenkins, GitLab and other CI systems: a test case for each submission or form file, with a failure if
/// it is invalid.
///
/// The suite has no attributes with counts: they would precede cases that are not read yet, and readers count the cases
/// themselves. Standard: `junit-10.xsd` of the Jenkins xUnit plugin.
struct JUnitReport: ReportFormat {
    /// The name of the suite.
    let name: String

    var includesValid: Bool { true }

    var head: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
        <testsuite name="\(JUnitReport.escaped(name))">

        """
    }

    func tail(codes: Set<String>) -> String { "</testsuite>\n</testsuites>\n" }

    func append(_ subject: ReportSubject, to bytes: inout [UInt8]) {
        let file = JUnitReport.escaped(subject.file)
        let name =
            subject.name.map(JUnitReport.escaped) ?? subject.line.map { "line \($0)" } ?? file
        let line = subject.line.map { " line=\"\($0)\"" } ?? ""
        let start = "<testcase classname=\"\(file)\" name=\"\(name)\" file=\"\(file)\"\(line)"
        bytes.append(contentsOf: start.utf8)
        guard !subject.problems.isEmpty else { return bytes.append(contentsOf: "/>\n".utf8) }
        let lines = subject.problems.map { problem in
            let place = "\(subject.file):\(problem.position.line):\(problem.position.column)"
            let severity = problem.severity == .warning ? "warning: " : ""
            return JUnitReport.escaped("\(place): \(severity)\(problem.text) [\(problem.code)]")
        }.joined(separator: "\n")
        // The first error is the headline, even if a warning precedes it.
        let error = subject.problems.first { $0.severity == .error }
        if !subject.isValid, let error {
            let message = JUnitReport.escaped(error.text)
            let type = JUnitReport.escaped(error.code)
            let failure = "><failure message=\"\(message)\" type=\"\(type)\">\(lines)</failure>"
            bytes.append(contentsOf: failure.utf8)
        } else {
            bytes.append(contentsOf: "><system-out>\(lines)</system-out>".utf8)
        }
        bytes.append(contentsOf: "</testcase>\n".utf8)
    }

    /// The text on one line, escaped for an attribute or an element; characters that XML 1.0 (section 2.2) forbids are
    /// shown as `\u{…}` or replaced.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in DisplayText(text).string.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
