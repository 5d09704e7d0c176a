import FormModel
import FormValidation

/// Reads the form file that a command works on.
enum FormFile {
    static func read(_ path: String, _ console: any Console) throws(CommandError) -> Form {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try console.readAll(path, limit: JSONLimits.formFile.bytes)
        } catch {
            throw .file(error)
        }
        do throws(FormDocumentError) {
            return try FormDocument.read(bytes, vocabulary: .standard)
        } catch {
            throw .brokenForm(error, file: path)
        }
    }

    /// What is wrong with a form file, and what of it is hardly meant.
    static func diagnostics(
        _ path: String, _ console: any Console
    ) throws(SystemError) -> [FormDiagnostic] {
        FormDocument.diagnostics(
            of: try console.readAll(path, limit: JSONLimits.formFile.bytes), vocabulary: .standard)
    }

    /// The lines that tell what is wrong with a form file.
    static func lines(_ error: FormDocumentError, file: String) -> [String] {
        error.diagnostics.map { "\(file):\($0)" }
    }
}
