import FormCards
import FormModel
import FormValidation

/// The style in which the issues of many submissions are written: elements of a JSON list, or lines of text.
struct IssueStyle: Sendable {
    /// The bytes before each issue.
    let prefix: [UInt8]
    /// The bytes between two issues of one submission.
    let separator: [UInt8]
    /// The bytes before the number of the line; in JSON they follow the path.
    let lineKey: [UInt8]
    let columnKey: [UInt8]
    /// Writes an issue without its position, and returns the offset at which the position is inserted.
    let write: @Sendable (FormIssue, FormValidator) -> (bytes: [UInt8], positionAt: Int)

    /// Elements of a JSON list, with the position after the path.
    static let json = json { $0 }

    /// Elements of a JSON list without the names that the form does not have, which may be misspelt secrets.
    static let jsonWithoutUnknownNames = json { issue in
        guard issue.code == .unknownField || issue.code == .duplicateKey else { return issue }
        var parameters = IssueParameters()
        for (name, value) in issue.parameters.pairs {
            let isName = name == "field" || name == "key"
            parameters[name] = isName ? .text(DisplayValue.mask) : value
        }
        let path = issue.code == .unknownField ? Array(issue.path.steps.dropLast()) : []
        return FormIssue(
            issue.code, at: FieldPath(path), parameters: parameters, severity: issue.severity,
            offset: issue.offset)
    }

    private static func json(
        _ written: @escaping @Sendable (FormIssue) -> FormIssue
    ) -> IssueStyle {
        IssueStyle(
            prefix: [], separator: Array(",".utf8), lineKey: Array(#","line":"#.utf8),
            columnKey: Array(#","column":"#.utf8)
        ) { issue, validator in
            var writer = JSONWriter()
            var pathEnd = 0
            validator.write(written(issue), to: &writer) { pathEnd = $0.bytes.count }
            return (writer.bytes, pathEnd)
        }
    }

    /// Lines for people, with the file and the position at the beginning.
    ///
    /// The parts are cleaned separately: after a space, the result does not depend on the preceding text.
    static func lines(of file: String) -> IssueStyle {
        IssueStyle(
            prefix: Array(DisplayText(file + ":").string.utf8), separator: [], lineKey: [],
            columnKey: Array(":".utf8)
        ) { issue, validator in
            let line = DisplayText(
                issue.line(issue.sentence(in: validator.catalog, of: validator.form)))
            return (Array(": \(line.string)\n".utf8), 0)
        }
    }
}
