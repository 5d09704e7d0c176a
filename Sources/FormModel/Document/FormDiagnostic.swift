/// One thing that is wrong with a form file, and where.
public struct FormDiagnostic: Sendable, Hashable {
    /// The stable name of the kind of problem.
    public let code: DefinitionCode

    /// What is wrong and what to do.
    ///
    /// It quotes the file: clean it before it reaches a terminal.
    public let message: String

    /// Where in the file it is.
    public let position: SourcePosition
}

extension FormDiagnostic: CustomStringConvertible {
    /// One line: `line:column: error: text [code]`.
    public var description: String {
        "\(position.line):\(position.column): error: \(message) [\(code)]"
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
