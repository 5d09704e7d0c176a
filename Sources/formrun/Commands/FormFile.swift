import FormModel
import FormValidation

/// Reads the form file that a command works on.
enum FormFile {
    static func read(_ path: String, _ console: any Console) throws(CommandError) -> Form {
        let bytes = try console.contents(of: path, limit: JSONLimits.formFile.bytes)
        do throws(FormDocumentError) {
            return try FormDocument.read(bytes, vocabulary: .standard)
        } catch {
            throw .brokenForm(error, file: path)
        }
    }

    /// The errors and warnings of a form file.
    static func diagnostics(
        _ path: String, _ console: any Console
    ) throws(SystemError) -> [FormDiagnostic] {
        FormDocument.diagnostics(
            of: try console.readAll(path, limit: JSONLimits.formFile.bytes), vocabulary: .standard)
    }

    /// The lines that report the errors of a form file.
    static func lines(_ error: FormDocumentError, file: String) -> [String] {
        error.diagnostics.map { "\(file):\($0)" }
    }
}
