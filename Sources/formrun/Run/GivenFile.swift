import FormModel
import FormValidation

/// The values of the fields that the program sets, from the file of `--given`.
enum GivenFile {
    static let option = Option<String?>(
        "--given", "FILE",
        "The values of the fields that the program sets (\"setBy\"): a JSON object.")

    /// Reads the file, if one is named.
    ///
    /// - Returns: The values, by field; the validators judge them later.
    /// - Throws: All diagnostics of the file: names that are no field that the program sets, and values of the wrong type.
    static func values(
        _ arguments: Arguments, for form: Form, clock: FormClock, limits: JSONLimits,
        _ console: any Console
    ) throws(CommandError) -> [FieldName: FieldValue] {
        guard let path = arguments[option] else { return [:] }
        guard path != "-" else {
            throw .usage("\(option) names a file, not - (standard input); ./- is a file named -.")
        }
        let bytes = try console.contents(of: path, limit: limits.bytes)
        return try values(in: bytes, of: path, for: form, clock: clock, limits: limits)
    }

    private static func values(
        in bytes: [UInt8], of path: String, for form: Form, clock: FormClock, limits: JSONLimits
    ) throws(CommandError) -> [FieldName: FieldValue] {
        // The values are validated with the answers; here only their types and names are.
        var submission = SubmissionValidator(
            form: form, limits: limits, now: clock.now, appliesConditions: false, scope: .sent,
            takesPaths: true)
        _ = submission.validate(bytes.span)
        let catalog = MessageCatalog.english
        var problems = submission.findings.list.filter {
            $0.validator < 0 && $0.rule < 0 && $0.severity == .error
        }.map { finding in
            let issue = form.compiled.issue(finding)
            return (max(0, finding.offset), issue.line(catalog.message(for: issue, in: form)))
        }
        if let object = try? JSONValue(bytes, limits: limits) {
            problems += others(in: object, of: form.compiled).map { path, offset in
                (
                    offset,
                    "\(quoted(path.dotted)) is not set by the program; give it with \(SuppliedAnswers.files) FILE or \(SuppliedAnswers.settings)."
                )
            }
        }
        guard problems.isEmpty else {
            problems.sort { $0.0 < $1.0 }
            let places = SourcePosition.positions(of: problems.map(\.0), in: bytes.span)
            throw .given(
                zip(problems, places).map { "\(path):\($1.line):\($1.column): \($0.1)" })
        }
        var values: [FieldName: FieldValue] = [:]
        for (name, value) in submission.values(in: bytes.span) where !value.isEmpty {
            values[name] = value
        }
        return values
    }

    /// The fields in an object, and in those of its sections, that the program does not set, with their offsets.
    private static func others(
        in object: JSONValue, of form: CompiledForm, section: Int = -1
    ) -> [(path: FieldPath, offset: Int)] {
        var found: [(path: FieldPath, offset: Int)] = []
        for (key, offset, value) in object.members ?? [] {
            switch form.layout.member(key.utf8.span, of: section) {
            case .field(let field):
                guard form.fields[field].item.setBy != .program else { continue }
                found.append((form.fields[field].layout.path, offset))
            case .section(let inner): found += others(in: value, of: form, section: inner)
            case .unknown: continue
            }
        }
        return found
    }
}
