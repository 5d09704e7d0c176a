import FormModel

/// Where the answers of a run go: standard output, or a file that is replaced whole.
struct AnswersOutput {
    private let console: any Console
    private let file: String?
    private let format: AnswersWriter.Format
    /// What stands before the names of variables.
    private let prefix: String?

    init(_ arguments: Arguments, _ console: any Console) {
        self.console = console
        prefix = arguments.value("--prefix")
        let path = arguments.value("--output-file")
        file = path == "-" ? nil : path
        format = AnswersWriter.Format(rawValue: arguments.value("--output") ?? "") ?? .json
    }

    /// Refuses a format in which two answers of the form would have one name, or one a name that is reserved.
    func check(_ form: Form) throws(UsageError) {
        guard format != .json else {
            guard prefix == nil else {
                throw UsageError(
                    "--prefix belongs to --output env and --output shell.", command: "run")
            }
            return
        }
        if let prefix, FieldName(prefix) == nil {
            throw UsageError(
                "--prefix must be letters, digits and underscores, and begin with a letter or underscore.",
                command: "run")
        }
        if let (fields, name) = VariableName.collision(in: form) {
            let both = fields.map { "\"\($0)\"" }.joined(separator: " and ")
            throw UsageError(
                "--output \(format.rawValue) would write both \(both) as \(name); use --output json, or rename one.",
                command: "run")
        }
        if let name = VariableName.reserved(in: form, prefix: prefix ?? "") {
            throw UsageError(
                "--output \(format.rawValue) would set \(name), which changes what a shell or a program does; give --prefix form_, or use --output json.",
                command: "run")
        }
    }

    /// Why no submission of the form may have these answers; `nil` where it may.
    ///
    /// What is written here is read by others, with the same limits.
    func refusal(
        of answers: [(name: FieldName, value: FieldValue)], limits: JSONLimits
    ) -> FormIssue? {
        do throws(JSONFailure) {
            _ = try JSONValue(AnswersWriter.bytes(answers, as: .json), limits: limits)
            return nil
        } catch {
            return FormIssue(error.code, at: FieldPath(), parameters: error.parameters)
        }
    }

    /// Whether a file is written.
    var isFile: Bool { file != nil }

    /// Finds out whether a file could be written before anybody is asked anything.
    func check() throws(SystemError) {
        if let file { try console.checkReplaceable(file) }
    }

    func write(_ dataSource: FormDataSource) throws(SystemError) {
        if let file {
            try console.replaceFile(
                file, with: try bytes(dataSource.values), isPrivate: true)
        } else if console.isOutputTerminal {
            try console.write(AnswersWriter.clean(try bytes(masked(dataSource))))
        } else {
            try console.write(try bytes(dataSource.values))
        }
    }

    /// On a terminal the answers are for looking at, and secrets are not.
    private func masked(
        _ dataSource: FormDataSource
    ) -> [(name: FieldName, value: FieldValue)] {
        dataSource.values.map { name, value in
            let program = dataSource.form.program
            let field = program.index(of: name).map { program.fields[$0] }
            return (name, field.map { masked(value, $0) } ?? value)
        }
    }

    private func masked(_ value: FieldValue, _ field: FieldProgram) -> FieldValue {
        guard !field.isSecure else { return .text(DisplayValue.mask) }
        guard case .rows(let list) = value, let rows = field.rows else { return value }
        return .rows(
            list.map { row in
                FormRow(
                    row.values.map { name, value in
                        let field = rows.index(of: name).map { rows.fields[$0] }
                        return (name, field.map { masked(value, $0) } ?? value)
                    })
            })
    }

    private func bytes(
        _ values: [(name: FieldName, value: FieldValue)]
    ) throws(SystemError) -> [UInt8] {
        let bytes = AnswersWriter.bytes(values, as: format, prefix: prefix ?? "")
        // Neither a shell variable nor the line of an env file can hold it, and what comes behind it would
        // be lost in silence.
        guard format == .json || !bytes.contains(0) else {
            throw SystemError.unsuitable(
                file ?? "standard output",
                "an answer holds a NUL, which \(format.rawValue) cannot; use --output json")
        }
        return bytes
    }
}
