import FormModel

/// A file of cases: submissions of one form, and what is expected of them.
///
/// ```json
/// { "today": "2026-11-21", "cases": [
///   { "name": "no address", "submission": { "email": "ada@" }, "issues": { "/email": "email" } } ] }
/// ```
struct CaseFile {
    static let limits = JSONLimits.formFile

    let path: String
    let cases: [FormCase]
    /// The day that the file names; `nil` where it names none.
    let today: CalendarDate?
    private let bytes: [UInt8]

    /// Reads a file.
    ///
    /// - Throws: A file that cannot be read, or all mistakes of the file, with line and column.
    init(_ path: String, _ console: any Console) throws(CommandError) {
        self.path = path
        bytes = try console.contents(of: path, limit: Self.limits.bytes)
        do throws(FormDocumentError) {
            var reader = CaseReader(bytes)
            (cases, today) = try reader.read()
        } catch {
            throw .brokenForm(error, file: path)
        }
    }

    /// The submission of a case.
    ///
    /// - Throws: A file that cannot be read.
    func submission(
        of one: FormCase, limit: Int, _ console: any Console
    ) throws(SystemError) -> [UInt8] {
        switch one.source {
        case .inline(let bytes): return bytes
        case .file(let file, _):
            let isAbsolute = file.utf8.first == UInt8(ascii: "/")
            let end = isAbsolute ? nil : path.utf8.lastIndex(of: UInt8(ascii: "/"))
            return try console.readAll((end.map { String(path[...$0]) } ?? "") + file, limit: limit)
        }
    }

    /// The positions of offsets.
    func positions(of offsets: [Int]) -> [SourcePosition] {
        SourcePosition.positions(of: offsets, in: bytes.span)
    }
}
