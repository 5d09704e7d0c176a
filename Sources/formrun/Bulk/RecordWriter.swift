import FormModel

/// Writes submissions that were judged: what valid ones come to, and what invalid ones were.
///
/// Secret values are left out unless they are to be kept, those in the rows of groups too. A submission that
/// is no JSON object cannot be told apart into its fields, so of a form with secrets it is withheld as a
/// whole, and so is what was sent for a group with secrets and is no list of objects. A submission with a
/// key that stands twice counts as no object: strict readers would refuse the line.
struct RecordWriter {
    private let program: FormProgram
    private let keepsSecrets: Bool
    private let holdsSecrets: Bool
    private let hidden: Set<FieldName>

    init(form: Form, keepsSecrets: Bool) {
        program = form.program
        self.keepsSecrets = keepsSecrets
        let fields = form.program.fields
        holdsSecrets = !keepsSecrets && fields.contains(where: \.holdsSecrets)
        hidden = Set(
            fields.filter { !$0.item.isOutput || (!keepsSecrets && $0.isSecure) }.map(\.name))
    }

    /// Writes canonical values as a line of NDJSON.
    func writeAccepted(
        _ values: [(name: FieldName, value: FieldValue)], to bytes: inout [UInt8]
    ) {
        var writer = JSONWriter()
        writer.beginObject()
        for (name, value) in values where !hidden.contains(name) {
            writer.key(name.text)
            if case .rows = value, let index = program.index(of: name) {
                writer.value(
                    program.fields[index].keeping(value) {
                        $0.item.isOutput && (keepsSecrets || !$0.isSecure)
                    })
            } else {
                writer.value(value)
            }
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
        guard !holdsSecrets, record.count <= limits.bytes else {
            bytes.append(contentsOf: #""submission":null"#.utf8)
            return
        }
        var writer = JSONWriter()
        writer.string(String(decoding: record.copied, as: UTF8.self))
        bytes.append(contentsOf: #""text":"#.utf8)
        bytes.append(contentsOf: writer.bytes)
    }

    /// The members as they stand, but for those of secret fields; `nil` where the text is no object.
    private func withoutSecrets(_ record: Span<UInt8>, _ limits: JSONLimits) -> [UInt8]? {
        var members = JSONMembers()
        guard members.begin(record, limits: limits) else { return nil }
        var object: [UInt8] = [UInt8(ascii: "{")]
        var keys: [JSONNode] = []
        do throws(JSONFailure) {
            while let member = try members.next(record, limits: limits) {
                keys.append(member.key)
                let field = field(of: member.key, record, program)
                if let field, field.isSecure, !keepsSecrets { continue }
                if object.count > 1 { object.append(UInt8(ascii: ",")) }
                if holdsSecrets, let rows = field?.rows, field?.holdsSecrets == true {
                    copy(record, member.key.offset..<Int(member.key.end) + 1, to: &object)
                    object.append(UInt8(ascii: ":"))
                    // A value that is no array or object left the nodes of another on the tape.
                    let nodes = member.value.kind == .array ? members.tape.nodes : []
                    appendRows(nodes, 0, record, rows, to: &object)
                } else {
                    copy(record, member.key.offset..<end(of: member.value), to: &object)
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

    // MARK: Rows

    /// The rows of a group, without the members of secret fields; `null` in place of what is no row.
    private func appendRows(
        _ nodes: [JSONNode], _ index: Int, _ record: Span<UInt8>, _ program: FormProgram,
        to object: inout [UInt8]
    ) {
        guard nodes.indices.contains(index), nodes[index].kind == .array else {
            return object.append(contentsOf: "null".utf8)
        }
        object.append(UInt8(ascii: "["))
        var at = index + 1
        while at < Int(nodes[index].next) {
            if at > index + 1 { object.append(UInt8(ascii: ",")) }
            appendRow(nodes, at, record, program, to: &object)
            at = Int(nodes[at].next)
        }
        object.append(UInt8(ascii: "]"))
    }

    private func appendRow(
        _ nodes: [JSONNode], _ index: Int, _ record: Span<UInt8>, _ program: FormProgram,
        to object: inout [UInt8]
    ) {
        guard nodes[index].kind == .object else {
            return object.append(contentsOf: "null".utf8)
        }
        object.append(UInt8(ascii: "{"))
        var isFirst = true
        var at = index + 1
        while at < Int(nodes[index].next) {
            let (key, value) = (nodes[at], nodes[at + 1])
            let field = field(of: key, record, program)
            if field?.isSecure != true {
                if !isFirst { object.append(UInt8(ascii: ",")) }
                isFirst = false
                if let rows = field?.rows, field?.holdsSecrets == true {
                    copy(record, key.offset..<Int(key.end) + 1, to: &object)
                    object.append(UInt8(ascii: ":"))
                    appendRows(nodes, at + 1, record, rows, to: &object)
                } else {
                    copy(record, key.offset..<end(of: value), to: &object)
                }
            }
            at = Int(value.next)
        }
        object.append(UInt8(ascii: "}"))
    }

    // MARK: Bytes

    private func field(
        of key: JSONNode, _ record: Span<UInt8>, _ program: FormProgram
    ) -> FieldProgram? {
        FieldName(key.string(in: record)).flatMap { program.index(of: $0) }.map {
            program.fields[$0]
        }
    }

    private func end(of value: JSONNode) -> Int {
        Int(value.end) + (value.kind == .string ? 1 : 0)
    }

    private func copy(_ record: Span<UInt8>, _ range: Range<Int>, to object: inout [UInt8]) {
        // Line ends can only stand between the parts of JSON, and here a line is a record.
        for at in range where record[at] != 0x0A && record[at] != 0x0D {
            object.append(record[at])
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
