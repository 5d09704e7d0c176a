import FormModel

/// Writes submissions that were judged: what valid ones come to, and what invalid ones were.
///
/// Secret values are left out unless they are to be kept. Of a form with secrets, so is all of which nobody
/// can say that it is none: a member that is no field, since its name may be that of a secret misspelt;
/// a value with an object in it, which no field takes; and a submission that is no JSON object, as a whole.
/// One with a key that stands twice counts as such: strict readers would refuse the line.
struct RecordWriter {
    private let secrets: Set<FieldName>
    private let hidden: Set<FieldName>
    /// The fields whose values may be told; `nil` where all members may.
    private let told: Set<FieldName>?

    init(form: Form, keepsSecrets: Bool) {
        let fields = form.program.fields
        secrets = keepsSecrets ? [] : Set(fields.filter(\.isSecure).map(\.name))
        hidden = secrets.union(fields.filter { !$0.item.isOutput }.map(\.name))
        told = secrets.isEmpty ? nil : Set(fields.map(\.name)).subtracting(secrets)
    }

    /// Writes canonical values as a line of NDJSON.
    func writeAccepted(
        _ values: [(name: FieldName, value: FieldValue)], to bytes: inout [UInt8]
    ) {
        var writer = JSONWriter()
        writer.beginObject()
        for (name, value) in values where !hidden.contains(name) {
            writer.key(name.text)
            writer.value(value)
        }
        writer.endObject()
        writer.endLine()
        bytes.append(contentsOf: writer.bytes)
    }

    /// Writes the submission as it was sent: `"submission":{…}`, or `"text":"…"` where it is no object.
    func writeOriginal(_ record: Span<UInt8>, limits: JSONLimits, to bytes: inout [UInt8]) {
        if let object = withoutSecrets(record, limits) {
            bytes.append(contentsOf: #""submission":"#.utf8)
            bytes.append(contentsOf: object)
            return
        }
        guard secrets.isEmpty, record.count <= limits.bytes else {
            bytes.append(contentsOf: #""submission":null"#.utf8)
            return
        }
        var writer = JSONWriter()
        writer.string(String(decoding: record.copied, as: UTF8.self))
        bytes.append(contentsOf: #""text":"#.utf8)
        bytes.append(contentsOf: writer.bytes)
    }

    /// The members as they stand, but for those that may be secrets; `nil` where the text is no object.
    private func withoutSecrets(_ record: Span<UInt8>, _ limits: JSONLimits) -> [UInt8]? {
        guard var members = JSONMembers(record, limits: limits) else { return nil }
        var tape = JSONTape()
        var object: [UInt8] = [UInt8(ascii: "{")]
        var keys: [JSONNode] = []
        do throws(JSONFailure) {
            while let member = try members.next(record, tape: &tape) {
                keys.append(member.key)
                guard isTold(member, tape, record) else { continue }
                if object.count > 1 { object.append(UInt8(ascii: ",")) }
                let end = Int(member.value.end) + (member.value.kind == .string ? 1 : 0)
                // Line ends can only stand between the parts of JSON, and here a line is a record.
                for at in member.key.offset..<end where record[at] != 0x0A && record[at] != 0x0D {
                    object.append(record[at])
                }
            }
        } catch {
            return nil
        }
        var keySet = JSONKeySet()
        guard keySet.duplicate(among: keys, record) == nil else { return nil }
        object.append(UInt8(ascii: "}"))
        return object
    }

    private func isTold(
        _ member: JSONMembers.Member, _ tape: JSONTape, _ record: Span<UInt8>
    ) -> Bool {
        guard let told else { return true }
        guard let name = FieldName(member.key.string(in: record)), told.contains(name) else {
            return false
        }
        switch member.value.kind {
        case .object: return false
        case .array: return !tape.nodes.contains { $0.kind == .object }
        default: return true
        }
    }
}

extension Span<UInt8> {
    fileprivate var copied: [UInt8] {
        var bytes: [UInt8] = []
        for at in indices { bytes.append(self[at]) }
        return bytes
    }
}
