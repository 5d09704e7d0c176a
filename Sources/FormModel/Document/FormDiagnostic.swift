/// A mistake or warning in a form file, with its position.
public struct FormDiagnostic: Sendable, Hashable {
    /// The kind of mistake.
    public let code: DefinitionCode

    /// Whether the mistake prevents use of the file or is a warning.
    public var severity: FormIssue.Severity { code.severity }

    /// The mistake, and how to correct it.
    ///
    /// The message quotes the file; remove control characters before showing it in a terminal.
    public let message: String

    /// The position in the file.
    public let position: SourcePosition
}

extension FormDiagnostic: CustomStringConvertible {
    /// One line: `line:column: error: text [code]`, or `warning` instead of `error`.
    public var description: String {
        "\(position.line):\(position.column): \(severity.rawValue): \(message) [\(code)]"
    }
}

/// All errors of a form file, in the order of the file.
public struct FormDocumentError: Error, Sendable, Hashable {
    /// The diagnostics; at least one.
    public let diagnostics: [FormDiagnostic]
}

extension FormDocumentError: CustomStringConvertible {
    /// The diagnostics, one on each line.
    public var description: String {
        diagnostics.map(\.description).joined(separator: "\n")
    }
}
