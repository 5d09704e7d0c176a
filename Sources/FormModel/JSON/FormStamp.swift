/// The member of answers that names the form and its version: `"$form": { "id": "loan", "version": "2" }`.
///
/// A form with a version takes it in JSON submissions. No field can have its name.
package struct FormStamp {
    /// The key of the member.
    package static let key = "$form"
    /// The key of the name of the form.
    package static let id = "id"
    /// The key of the version.
    package static let version = "version"

    let id: String
    let version: String?

    /// Reads the stamp after a key of a submission that has been read; `nil` if the value is no stamp.
    init?(after key: JSONNode, in text: Span<UInt8>, limits: JSONLimits) {
        var tape = JSONTape()
        var count = 1
        let colon = JSONScanner.skipSpace(text, from: Int(key.end) + 1)
        let start = JSONScanner.skipSpace(text, from: colon + 1)
        guard
            (try? tape.readValue(text, from: start, depth: 1, members: &count, limits)) != nil,
            tape.nodes[0].kind == .object
        else { return nil }
        var id: String?
        var version: String?
        var at = 1
        while at < Int(tape.nodes[0].next) {
            let name = tape.nodes[at].string(in: text)
            let value = tape.nodes[at + 1]
            guard value.kind == .string else { return nil }
            if name.hasSameBytes(as: FormStamp.id) {
                id = value.string(in: text)
            } else if name.hasSameBytes(as: FormStamp.version) {
                version = value.string(in: text)
            } else {
                return nil
            }
            at = Int(value.next)
        }
        guard let id else { return nil }
        self.id = id
        self.version = version
    }

    /// Writes the member into an object that has been begun.
    package static func write(id: String, version: String, to writer: inout JSONWriter) {
        writer.key(key)
        writer.beginObject()
        writer.key(Self.id)
        writer.string(id)
        writer.key(Self.version)
        writer.string(version)
        writer.endObject()
    }
}
