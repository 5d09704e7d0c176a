/// One thing that is wrong with a form file, and where.
public struct FormDiagnostic: Sendable, Hashable {
    /// The stable name of the kind of problem.
    public let code: DefinitionCode

    /// Whether the file can be used all the same.
    public var severity: FormIssue.Severity { code.severity }

    /// What is wrong and what to do.
    ///
    /// It quotes the file: clean it before it reaches a terminal.
    public let message: String

    /// Where in the file it is.
    public let position: SourcePosition
}

extension FormDiagnostic: CustomStringConvertible {
    /// One line: `line:column: error: text [code]`, or `warning` in the place of `error`.
    public var description: String {
        "\(position.line):\(position.column): \(severity.rawValue): \(message) [\(code)]"
    }
}

/// Everything that is wrong with a form file, in its order.
public struct FormDocumentError: Error, Sendable, Hashable {
    /// The diagnostics; at least one.
    public let diagnostics: [FormDiagnostic]
}

extension FormDocumentError: CustomStringConvertible {
    /// One line a diagnostic.
    public var description: String {
        diagnostics.map(\.description).joined(separator: "\n")
    }
}
