/// Reads form files: from JSON to `Form`.
public enum FormDocument: Sendable {
    /// The newest supported version of the format, the value of the key `formrun`.
    public static let version = FormKeys.version

    /// Reads a form file.
    ///
    /// - Parameters:
    ///   - bytes: The file: UTF-8 JSON, RFC 8259.
    ///   - vocabulary: The validators, formatters and functions that the file may use.
    ///   - limits: The limits of size, depth and number of values.
    /// - Returns: The validated form.
    /// - Throws: All errors of the file, with line and column.
    /// - Complexity: O(*n*) in the size of the file.
    public static func read(
        _ bytes: [UInt8], vocabulary: Vocabulary, limits: JSONLimits = .formFile
    ) throws(FormDocumentError) -> Form {
        var reader = FormReader(vocabulary: vocabulary)
        return try read(FormSource(bytes, vocabulary: vocabulary, limits: limits), &reader)
    }

    /// A form file with each use of a fragment replaced by the items of the fragment.
    ///
    /// Everything else is kept: the order of keys, comments, extension keys and the digits of
    /// numbers. A form that is read from the result is the same form.
    ///
    /// - Parameters:
    ///   - bytes: The file: UTF-8 JSON, RFC 8259.
    ///   - vocabulary: The validators that the file may use, which decide where fields are named.
    ///   - limits: The limits of size, depth and number of values, for the result too.
    /// - Returns: The form file without fragments, indented by two spaces.
    /// - Throws: The errors of fragments and of their uses, with line and column.
    /// - Complexity: O(*n*) in the size of the file and of the result.
    public static func expanded(
        _ bytes: [UInt8], vocabulary: Vocabulary, limits: JSONLimits = .formFile
    ) throws(FormDocumentError) -> [UInt8] {
        let source = try FormSource(bytes, vocabulary: vocabulary, limits: limits)
        return SchemaValue(copying: source.value, keepsNumerals: true).json
    }

    /// All diagnostics of a form file: its errors, or the warnings of a valid file, such as a
    /// `required` field that can never be filled in.
    ///
    /// - Parameters:
    ///   - bytes: The file: UTF-8 JSON, RFC 8259.
    ///   - vocabulary: The validators, formatters and functions that the file may use.
    ///   - limits: The limits of size, depth and number of values.
    /// - Returns: The diagnostics in the order of the file.
    /// - Complexity: O(*n*) in the size of the file.
    public static func diagnostics(
        of bytes: [UInt8], vocabulary: Vocabulary, limits: JSONLimits = .formFile
    ) -> [FormDiagnostic] {
        var reader = FormReader(vocabulary: vocabulary)
        do throws(FormDocumentError) {
            let source = try FormSource(bytes, vocabulary: vocabulary, limits: limits)
            let form = try read(source, &reader)
            return source.diagnostics(reader.problems + reader.located(form.warnings))
        } catch {
            return error.diagnostics
        }
    }

    private static func read(
        _ source: FormSource, _ reader: inout FormReader
    ) throws(FormDocumentError) -> Form {
        let form = reader.form(source.value)
        let errors = source.errors(reader.problems)
        guard let form, errors.isEmpty else { throw FormDocumentError(diagnostics: errors) }
        return form
    }

    /// The error for a file that is not JSON or exceeds a limit.
    package static func located(
        _ failure: JSONFailure, in bytes: [UInt8], _ uses: SourceUses = SourceUses()
    ) -> FormDocumentError {
        located([(failure.offset, failure.definitionProblem(in: bytes))], in: bytes, uses)
    }

    /// Messages of one code with line and column, in the given order.
    package static func located(
        _ sentences: [(offset: Int, message: String)], as code: DefinitionCode, in bytes: [UInt8]
    ) -> FormDocumentError {
        let positions = SourcePosition.positions(of: sentences.map(\.offset), in: bytes.span)
        return FormDocumentError(
            diagnostics: zip(sentences, positions).map {
                FormDiagnostic(code: code, message: $0.message, position: $1)
            })
    }

    /// Problems with line and column, in the order of the file.
    ///
    /// A problem of a fragment is reported for its first use only, and its message says where that is.
    ///
    /// - Parameters:
    ///   - problems: The problems, each with its place.
    ///   - bytes: The file.
    ///   - uses: The uses of fragments that places are in.
    /// - Returns: The problems as diagnostics.
    package static func located(
        _ problems: [(offset: Int, problem: DefinitionProblem)], in bytes: [UInt8],
        _ uses: SourceUses = SourceUses()
    ) -> FormDocumentError {
        let origins = problems.map { uses.origin(of: $0.offset) }
        let positions = SourcePosition.positions(of: origins.map(\.offset), in: bytes.span)
        var used = SourcePosition.positions(of: origins.flatMap(\.uses), in: bytes.span)
            .makeIterator()
        let diagnostics = problems.indices.map { index in
            let lines = origins[index].uses.compactMap { _ in used.next()?.line }
            return FormDiagnostic(
                code: problems[index].problem.code,
                message: problems[index].problem.message + place(ofUses: lines),
                position: positions[index])
        }
        // Problems at the same position keep the order in which they were found.
        let order = diagnostics.indices.sorted {
            (origins[$0].offset, $0) < (origins[$1].offset, $1)
        }
        var seen: Set<FoundProblem> = []
        return FormDocumentError(
            diagnostics: order.filter { index in
                // Only the places in messages of uses differ.
                let isOfFragment = !origins[index].uses.isEmpty
                return seen.insert(
                    FoundProblem(
                        offset: origins[index].offset, code: problems[index].problem.code,
                        message: isOfFragment ? nil : diagnostics[index].message)
                ).inserted
            }.map { diagnostics[$0] })
    }

    /// A problem that is reported once, though each use of a fragment repeats it, or each item that a key of a use
    /// concerns.
    private struct FoundProblem: Hashable {
        let offset: Int
        let code: DefinitionCode
        /// The message; `nil` for a problem of a fragment.
        let message: String?
    }

    /// The lines of the uses of a fragment, from the innermost outwards, as an addition to a message.
    private static func place(ofUses lines: [Int]) -> String {
        guard let first = lines.first else { return "" }
        let others = lines.dropFirst().map { ", which is used at line \($0)" }.joined()
        return " It is used at line \(first)\(others)."
    }
}

extension JSONFailure {
    /// The problem of a form file that cannot be read.
    func definitionProblem(in bytes: [UInt8]) -> DefinitionProblem {
        // The codes of JSON failures have the same names for form files and for submissions.
        let code = DefinitionCode(rawValue: code.rawValue) ?? .malformedJSON
        var parameters = parameters
        let isMalformed = self.code == .malformedJSON
        let mistaken = isMalformed ? MistakenFile.detail(of: self, in: bytes) : nil
        parameters["detail"] = .text(mistaken ?? reason.sentence)
        return DefinitionProblem(code, parameters: parameters)
    }
}
