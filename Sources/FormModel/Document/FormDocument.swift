/// Reads form files: from JSON to `Form`.
public enum FormDocument: Sendable {
    /// The newest supported version of the format, the value of the key `formrun`.
    public static let version = 1

    /// The largest nesting depth of validators; beyond it: `validatorsTooDeep`.
    public static let maximumValidatorDepth = WordReader.maximumDepth

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
        return try read(bytes, &reader, limits)
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
            let form = try read(bytes, &reader, limits)
            return located(reader.problems + reader.located(form.warnings), in: bytes).diagnostics
        } catch {
            return error.diagnostics
        }
    }

    private static func read(
        _ bytes: [UInt8], _ reader: inout FormReader, _ limits: JSONLimits
    ) throws(FormDocumentError) -> Form {
        let value: JSONValue
        do throws(JSONFailure) {
            value = try JSONValue(bytes, limits: limits, hidesComments: true)
        } catch {
            throw located(error, in: bytes)
        }
        guard let form = reader.form(value), !reader.hasErrors else {
            throw located(
                reader.problems.filter { $0.problem.code.severity == .error }, in: bytes)
        }
        return form
    }

    /// The error for a file that is not JSON or exceeds a limit.
    package static func located(
        _ failure: JSONFailure, in bytes: [UInt8]
    ) -> FormDocumentError {
        located([(failure.offset, failure.definitionProblem)], in: bytes)
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
    package static func located(
        _ problems: [(offset: Int, problem: DefinitionProblem)], in bytes: [UInt8]
    ) -> FormDocumentError {
        let positions = SourcePosition.positions(of: problems.map(\.offset), in: bytes.span)
        let diagnostics = zip(problems, positions).map {
            FormDiagnostic(code: $0.problem.code, message: $0.problem.message, position: $1)
        }
        // Problems at the same position keep the order in which they were found.
        let order = diagnostics.indices.sorted {
            (problems[$0].offset, $0) < (problems[$1].offset, $1)
        }
        return FormDocumentError(diagnostics: order.map { diagnostics[$0] })
    }
}

extension JSONFailure {
    fileprivate var definitionProblem: DefinitionProblem {
        // The codes of JSON failures have the same names for form files and for submissions.
        let code = DefinitionCode(rawValue: code.rawValue) ?? .malformedJSON
        var parameters = parameters
        parameters["detail"] = .text(reason.sentence)
        return DefinitionProblem(code, parameters: parameters)
    }
}
