package import FormModel

/// Reports as JSON.
extension FormValidator {
    /// A report as JSON: `{"valid": false, "issues": [{"path", "code", "params", "message"}]}`, with the name of the
    /// ending as `"ending"` where the submission reaches one.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - catalog: The sentences, such as those in the language of a reader; those of the validator by default.
    /// - Returns: The JSON.
    public func json(of report: ValidationReport, in catalog: MessageCatalog? = nil) -> [UInt8] {
        let catalog = catalog ?? self.catalog
        var writer = JSONWriter()
        writer.beginArray()
        for issue in report.issues { write(issue, in: catalog, to: &writer) }
        writer.endArray()
        var bytes = Array("{".utf8)
        bytes += FormValidator.jsonValidity(report.isValid)
        if let ending = report.ending { bytes += FormValidator.json(ofEnding: ending) }
        bytes += FormValidator.jsonIssues
        bytes += writer.bytes
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    /// The member of a report that says whether the submission is valid, with the comma behind it.
    package static func jsonValidity(_ isValid: Bool) -> [UInt8] { isValid ? valid : invalid }

    private static let valid = Array(#""valid":true,"#.utf8)
    private static let invalid = Array(#""valid":false,"#.utf8)

    /// The member of a report that names the ending, with the comma behind it.
    package static func json(ofEnding name: FieldName) -> [UInt8] {
        Array(#""ending":"\#(name.text)","#.utf8)
    }

    /// The key of the list of issues, the last member of a report.
    package static let jsonIssues = Array(#""issues":"#.utf8)

    /// Writes an issue.
    ///
    /// - Parameters:
    ///   - issue: The issue.
    ///   - catalog: The sentences, for a caller that writes many issues.
    ///   - writer: The writer.
    ///   - place: Writes further members behind the path.
    package func write(
        _ issue: FormIssue, in catalog: MessageCatalog? = nil, to writer: inout JSONWriter,
        place: (inout JSONWriter) -> Void = { _ in }
    ) {
        writer.beginObject()
        writer.key("path")
        writer.string(issue.path.description)
        place(&writer)
        writer.key("code")
        writer.string(issue.code.rawValue)
        if issue.severity == .warning {
            writer.key("severity")
            writer.string(issue.severity.rawValue)
        }
        writer.key("params")
        writer.parameters(issue.parameters)
        writer.key("message")
        writer.string((catalog ?? self.catalog).message(for: issue, in: form))
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func parameters(_ parameters: IssueParameters) {
        beginObject()
        for (name, value) in parameters.pairs {
            key(name)
            self.value(value.fieldValue)
        }
        endObject()
    }
}
