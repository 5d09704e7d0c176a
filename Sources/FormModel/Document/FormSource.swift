/// A form file without its fragments, and the way back from its places to those in the file.
struct FormSource {
    /// The form.
    let value: JSONValue
    /// The text of the form without fragments; `nil` if the file has none.
    let expanded: [UInt8]?
    private let bytes: [UInt8]
    private let map: SourceMap?
    private let warnings: [(offset: Int, problem: DefinitionProblem)]

    /// Reads a form file and replaces the uses of its fragments.
    ///
    /// - Throws: The failure of a text that is not JSON or exceeds a limit, or the problems of
    ///   fragments and of their uses.
    init(
        _ bytes: [UInt8], vocabulary: Vocabulary, limits: JSONLimits
    ) throws(FormDocumentError) {
        self.bytes = bytes
        let form: JSONValue
        do throws(JSONFailure) {
            form = try JSONValue(bytes, limits: limits, hidesComments: true)
        } catch {
            throw FormDocument.located(error, in: bytes)
        }
        let table = FragmentTable(form, limits: limits)
        warnings = table.problems.filter { $0.problem.code.severity != .error }
        guard warnings.count == table.problems.count else {
            throw FormDocument.located(
                table.problems.filter { $0.problem.code.severity == .error }, in: bytes)
        }
        guard !table.isEmpty else {
            (value, expanded, map) = (form, nil, nil)
            return
        }
        let expander = FragmentExpander(
            form, bytes: bytes, table: table, vocabulary: vocabulary, limits: limits)
        guard !expander.writer.isFull else {
            throw FormDocument.located(
                [
                    (
                        expander.excess?.fragmentOffset ?? form.offset,
                        DefinitionProblem(
                            .fragmentsTooLarge, parameters: FragmentTable.size(limits))
                    )
                ], in: bytes)
        }
        let (output, map) = (expander.writer.output, expander.writer.map)
        do throws(JSONFailure) {
            value = try JSONValue(output, limits: limits, hidesComments: true)
        } catch {
            throw FormDocument.located(error, in: bytes, map)
        }
        (expanded, self.map) = (output, map)
    }

    /// The error for the problems of the form.
    func error(_ problems: [(offset: Int, problem: DefinitionProblem)]) -> FormDocumentError {
        FormDocument.located(
            problems.filter { $0.problem.code.severity == .error }, in: bytes, map)
    }

    /// The diagnostics for the warnings of the form, and for those about its fragments.
    func diagnostics(
        _ problems: [(offset: Int, problem: DefinitionProblem)]
    ) -> [FormDiagnostic] {
        guard map != nil else { return FormDocument.located(problems, in: bytes).diagnostics }
        let all =
            FormDocument.located(problems, in: bytes, map).diagnostics
            + FormDocument.located(warnings, in: bytes).diagnostics
        return all.sorted {
            ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
        }
    }
}
