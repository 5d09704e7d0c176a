import FormModel
import Testing

/// A form file with marks `⟦code⟧` at the positions of expected diagnostics.
struct MarkedForm {
    let bytes: [UInt8]
    /// `line:column code`, in the order of the file.
    let expected: [String]

    init(_ marked: String) {
        var text = ""
        var expected: [String] = []
        var line = 1
        var column = 1
        var mark: String?
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦": mark = ""
            case "⟧":
                expected.append("\(line):\(column) \(mark ?? "")")
                mark = nil
            case _ where mark != nil: mark?.unicodeScalars.append(scalar)
            default:
                text.unicodeScalars.append(scalar)
                (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
            }
        }
        bytes = Array(text.utf8)
        self.expected = expected
    }

    /// Reads the form; missing and unexpected diagnostics fail alike.
    @discardableResult
    func check(
        _ vocabulary: Vocabulary = .words, limits: JSONLimits = .formFile,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> [FormDiagnostic] {
        let found = FormDocument.diagnostics(of: bytes, vocabulary: vocabulary, limits: limits)
        let places = found.map { "\($0.position.line):\($0.position.column) \($0.code)" }
        #expect(places == expected, "\(found.map(\.message))", sourceLocation: sourceLocation)
        for finding in found {
            // Each message says what is wrong and what to do, without open placeholders.
            let message = finding.message
            #expect(
                message.hasSuffix(".") || message.hasSuffix("?"), sourceLocation: sourceLocation)
            if finding.code != .unknownPlaceholder {
                #expect(!message.contains("{"), "\(message)", sourceLocation: sourceLocation)
            }
        }
        return found
    }

}
