import FormModel

/// Writes the answers of a run to standard output, or to a file that is replaced completely.
struct AnswersOutput: AnswersReceiver {
    private static let formatOption = Option<AnswersWriter.Format>(
        "--output", default: .json, "How the answers are written; {default} unless given.")
    private static let prefixOption = Option<String?>(
        "--prefix", "TEXT", default: nil,
        "The prefix of the names that env and shell write, such as form_."
    ) { text in VariableName.readPrefix(text).map(Optional.some) }
    private static let fileOption = Option<String?>(
        "--output-file", "FILE",
        "Write the answers to a file, completely or not at all; a new file has mode 0600.")

    private static let stampOption = Option(
        flag: "--stamp", "Begin the answers with the name and the version of the form.")

    static let options: [any OptionDeclaration] = [
        formatOption, prefixOption, fileOption, stampOption,
    ]

    private let console: any Console
    private let file: String?
    private let format: AnswersWriter.Format
    private let prefix: String?
    private let isStamped: Bool

    init(_ arguments: Arguments, _ console: any Console) {
        self.console = console
        format = arguments[Self.formatOption]
        prefix = arguments[Self.prefixOption]
        isStamped = arguments[Self.stampOption]
        file = Self.files(arguments).first?.path
    }

    /// The file for the answers, if there is to be one; `-` is standard output.
    static func files(_ arguments: Arguments) -> [CommandFile] {
        arguments[fileOption] == "-" ? [] : arguments.written(by: fileOption)
    }

    // MARK: Before anything is asked

    /// Refuses a format in which two answers of the form would have the same name, or one a reserved name.
    func check(_ form: Form) throws(CommandError) {
        if isStamped, format != .json {
            throw .usage("\(Self.stampOption) belongs to \(Self.formatOption) json.")
        }
        if isStamped, form.version == nil {
            throw .usage("\(Self.stampOption) needs a form with a \"version\".")
        }
        let output = "\(Self.formatOption) \(format.rawValue)"
        guard format != .json else {
            guard prefix == nil else {
                throw .usage(
                    "\(Self.prefixOption) belongs to \(Self.formatOption) env and \(Self.formatOption) shell."
                )
            }
            return
        }
        if let (fields, name) = VariableName.collision(in: form) {
            let both = fields.map { "\"\($0)\"" }.joined(separator: " and ")
            throw .usage(
                "\(output) would write both \(both) as \(name); use \(Self.formatOption) json, or rename one."
            )
        }
        if let name = VariableName.reserved(in: form, prefix: prefix ?? "") {
            throw .usage(
                "\(output) would set \(name), which changes what a shell or a program does; give \(Self.prefixOption) form_, or use \(Self.formatOption) json."
            )
        }
    }

    /// Checks that the file can be written.
    func check() throws(SystemError) {
        if let file { try console.checkReplaceable(file) }
    }

    var namesOptions: Bool { true }

    /// Whether the answers are written to a file.
    var isFile: Bool { file != nil }

    // MARK: Writing

    /// The limit of submissions that the answers exceed; `nil` if they are within all limits.
    ///
    /// The answers must be readable as a submission, with the same limits. What the form calculates is not sent.
    func refusal(
        of dataSource: FormDataSource, limits: JSONLimits
    ) -> FormIssue? {
        do throws(JSONFailure) {
            let bytes = AnswersWriter.bytes(
                AnswersOutput.sent(dataSource.values, of: dataSource.form.compiled),
                of: dataSource.form.compiled.layout, as: .json, stamp: stamp(dataSource.form))
            _ = try JSONValue(bytes, limits: limits)
            return nil
        } catch {
            return FormIssue(error.code, at: FieldPath(), parameters: error.parameters)
        }
    }

    /// Values without those that the form calculates, in rows too.
    private static func sent(
        _ values: [(name: FieldName, value: FieldValue)], of form: CompiledForm
    ) -> [(name: FieldName, value: FieldValue)] {
        values.compactMap { name, value in
            guard let field = form.index(of: name).map({ form.fields[$0] }) else { return nil }
            guard let inner = field.rows, case .rows(let rows) = value else {
                return field.item.computed == nil ? (name, value) : nil
            }
            return (name, .rows(rows.map { FormRow(sent($0.values, of: inner)) }))
        }
    }

    func write(_ dataSource: FormDataSource) throws(SystemError) {
        if let file {
            try console.replaceFile(
                file, with: try bytes(dataSource.values, dataSource.form), isPrivate: true)
        } else if console.isOutputTerminal {
            let shown = masked(dataSource.values, dataSource.form.compiled)
            try console.write(AnswersWriter.clean(try bytes(shown, dataSource.form)))
        } else {
            try console.write(try bytes(dataSource.values, dataSource.form))
        }
    }

    /// The answers as shown at a terminal, without secrets.
    private func masked(
        _ values: [(name: FieldName, value: FieldValue)], _ compiled: CompiledForm
    ) -> [(name: FieldName, value: FieldValue)] {
        func mask(_ field: CompiledField, _ value: FieldValue) -> FieldValue {
            field.isSecure ? .text(DisplayValue.mask) : value
        }
        return values.map { name, value in
            guard let field = compiled.index(of: name).map({ compiled.fields[$0] }) else {
                return (name, value)
            }
            return (name, field.mapping(mask(field, value), mask))
        }
    }

    /// The form that the answers name, if they are to name one.
    private func stamp(_ form: Form) -> Form? { isStamped ? form : nil }

    private func bytes(
        _ values: [(name: FieldName, value: FieldValue)], _ form: Form
    ) throws(SystemError) -> [UInt8] {
        let bytes = AnswersWriter.bytes(
            values, of: form.compiled.layout, as: format, prefix: prefix ?? "", stamp: stamp(form))
        // Neither a shell variable nor a line of an env file can contain a NUL: the text after it would be lost
        // silently.
        guard format == .json || !bytes.contains(0) else {
            throw SystemError.unsuitable(
                file ?? "standard output",
                "an answer holds a NUL, which \(format.rawValue) cannot; use \(Self.formatOption) json"
            )
        }
        return bytes
    }
}
