/// The report on one line of NDJSON.
public struct LineReport: Sendable {
    /// The number of the line, from 1; empty lines count too.
    public let line: Int

    /// The report on the submission of the line.
    ///
    /// The offset of an issue counts from the beginning of the line.
    public let report: ValidationReport

    /// Whether the submission can be accepted.
    public var isValid: Bool { report.isValid }
}

extension LineReport: CustomStringConvertible, CustomReflectable {
    /// The number of the line, the paths and codes of the issues; no value, since values may be secrets.
    public var description: String { "\(line): \(report)" }

    /// The number of the line and the report, which shows no value.
    public var customMirror: Mirror { Mirror(self, children: ["line": line, "report": report]) }
}
