import FormModel
import FormValidation

/// Writes the records of the files for valid and invalid submissions; no other type decides which values these files
/// contain.
///
/// The values of secure fields are omitted, unless the options keep them. If a form has secure fields, everything that
/// may be a secret is omitted: of a submission as it was sent what `Form.members(asSentIn:limits:withSecrets:)` leaves out, and
/// the whole submission if it is not a JSON object.
struct RecordWriter {
    private let form: Form
    /// Whether values are omitted, because some fields are secure.
    let withholds: Bool

    init(form: Form, keepsSecrets: Bool) {
        self.form = form
        withholds = !keepsSecrets && form.compiled.fields.contains(where: \.holdsSecrets)
    }

    /// Makes the writer of the canonical values of valid submissions.
    func acceptedWriter(of submissions: SubmissionValidator) -> ValueTableWriter {
        submissions.makeWriter { $0.isOutput && !(withholds && $0.isSecure) }
    }

    /// Writes the submission as it was sent: `"submission":{…}`, or `"text":"…"` if it is not an object.
    func writeOriginal(_ record: Span<UInt8>, limits: JSONLimits, to bytes: inout [UInt8]) {
        if let object = form.members(asSentIn: record, limits: limits, withSecrets: !withholds) {
            bytes.append(contentsOf: #""submission":"#.utf8)
            bytes.append(contentsOf: object)
            return
        }
        guard !withholds, record.count <= limits.bytes else {
            bytes.append(contentsOf: #""submission":null"#.utf8)
            return
        }
        var writer = JSONWriter()
        writer.string(String(decoding: record.copyBytes(), as: UTF8.self))
        bytes.append(contentsOf: #""text":"#.utf8)
        bytes.append(contentsOf: writer.bytes)
    }
}
