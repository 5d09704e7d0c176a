import FormModel

/// The diagnostics of form files as NDJSON, one object for each diagnostic.
struct DiagnosticLines: ReportFormat {
    func append(_ subject: ReportSubject, to bytes: inout [UInt8]) {
        var writer = JSONWriter()
        for problem in subject.problems {
            writer.object {
                $0.member("file", subject.file)
                $0.key("line")
                $0.integer(problem.position.line)
                $0.key("column")
                $0.integer(problem.position.column)
                $0.member("severity", problem.severity.rawValue)
                $0.member("code", problem.code)
                $0.member("message", problem.message)
            }
            writer.endLine()
        }
        bytes.append(contentsOf: writer.bytes)
    }
}
