import FormModel

/// A report on form files or cases, one subject after the other, in the format of `--report`.
struct SubjectReport {
    private static let names = PlainReport.allCases.map(\.rawValue) + ReportFormats.names

    /// The option `--report` of a command, whose report is on things of a kind, such as "diagnostics".
    static func option(of things: String) -> Option<String> {
        Option<String>(
            "--report", names.joined(separator: "|"), default: PlainReport.text.rawValue,
            "How \(things) are printed; \(PlainReport.text) unless given."
        ) { text in
            names.contains(text)
                ? .success(text) : .failure(OptionRefusal(text, isNoneOf: names))
        }
    }

    private let format: (any ReportFormat)?
    private var stream: ReportStream

    /// - Parameters:
    ///   - name: The value of the option.
    ///   - title: The title of the report, for formats that have one.
    ///   - console: The console with its standard output.
    init(_ name: String, title: String, _ console: any Console) {
        format =
            name == PlainReport.json.rawValue
            ? DiagnosticLines() : ReportFormats.format(name, title: title)
        stream = ReportStream(format, console)
    }

    /// Writes what is wrong with a subject.
    mutating func write(_ subject: ReportSubject) throws(SystemError) {
        var piece: [UInt8] = []
        if let format {
            format.append(subject, to: &piece)
        } else {
            piece = subject.lines
        }
        try stream.write(piece, codes: Set(subject.problems.map(\.code)))
    }

    /// Writes the last line of the report for people, if there is to be one, and the end of the others.
    mutating func end(_ line: String? = nil) throws(SystemError) {
        if let line, format == nil { try stream.write(Array("\(line)\n".utf8)) }
        try stream.end()
    }
}
