import FormModel
import FormValidation

/// Writes the records of the files for valid and invalid submissions; no other type decides which values these files
/// contain.
///
/// The values of secure fields are omitted, unless the options keep them. If a form has secure fields, everything that
/// may be a secret is omitted: a member that names no field, because its name may be a misspelt secure field; a value
/// of a field that contains an object; a value of a group that is not a list of rows; and the whole submission if it is
/// not a JSON object. These rules apply to the rows of groups, too. A submission with a duplicate key counts as not an
/// object, because strict readers would refuse the line.
struct RecordWriter {
    private let compiled: CompiledForm
    /// Whether values are omitted, because some fields are secure.
    let withholds: Bool

    init(form: Form, keepsSecrets: Bool) {
        compiled = form.compiled
        withholds = !keepsSecrets && form.compiled.fields.contains(where: \.holdsSecrets)
    }

    /// Makes the writer of the canonical values of valid submissions.
    func acceptedWriter(of submissions: SubmissionValidator) -> ValueTableWriter {
        submissions.makeWriter { $0.isOutput && !(withholds && $0.isSecure) }
    }

    /// Writes the submission as it was sent: `"submission":{…}`, or `"text":"…"` if it is not an object.
    func writeOriginal(_ record: Span<UInt8>, limits: JSONLimits, to bytes: inout [UInt8]) {
        if let object = withoutSecrets(record, limits) {
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

    /// The members as they were sent, without those that may be secrets; `nil` if the text is not an object.
    private func withoutSecrets(_ record: Span<UInt8>, _ limits: JSONLimits) -> [UInt8]? {
        guard var members = JSONMembers(record, limits: limits) else { return nil }
        var tape = JSONTape()
        var object: [UInt8] = [UInt8(ascii: "{")]
        var keys: [JSONNode] = []
        do throws(JSONFailure) {
            while let member = try members.next(record, tape: &tape) {
                keys.append(member.key)
                // For a value that is not an array or object, the tape still has the nodes of another value.
                let isNested = member.value.kind == .array || member.value.kind == .object
                let nodes = isNested ? tape.nodes : [member.value]
                append(member.key, nodes, 0, record, compiled, -1, to: &object)
            }
        } catch {
            return nil
        }
        var keySet = JSONKeySet()
        guard keySet.duplicate(among: keys, record) == nil else { return nil }
        object.append(UInt8(ascii: "}"))
        return object
    }

    // MARK: Members

    /// Appends a member of the submission or of a row, unless it may be a secret.
    ///
    /// - Parameters:
    ///   - key: The key of the member.
    ///   - nodes: The nodes that contain the value.
    ///   - index: The index of the value.
    ///   - record: The submission.
    ///   - compiled: The fields of the form, or of the row.
    ///   - section: The section whose object has the member, or −1.
    ///   - object: The previously written members, with their opening brace.
    private func append(
        _ key: JSONNode, _ nodes: [JSONNode], _ index: Int, _ record: Span<UInt8>,
        _ compiled: CompiledForm, _ section: Int, to object: inout [UInt8]
    ) {
        let value = nodes[index]
        let member = withholds ? member(key, record, compiled, section) : .unknown
        if case .section(let inner) = member {
            guard value.kind == .object else { return }
            if object.last != UInt8(ascii: "{") { object.append(UInt8(ascii: ",")) }
            copy(record, key.offset..<Int(key.end) + 1, to: &object)
            object.append(UInt8(ascii: ":"))
            return appendObject(nodes, index, record, compiled, inner, to: &object)
        }
        let field: CompiledField? =
            if case .field(let index) = member { compiled.fields[index] } else { nil }
        if withholds {
            guard let field, !field.isSecure else { return }
            guard field.rows != nil || !holdsObject(nodes, index) else { return }
        }
        if object.last != UInt8(ascii: "{") { object.append(UInt8(ascii: ",")) }
        guard let field, let rows = field.rows, value.kind != .null else {
            let end = Int(value.end) + (value.kind == .string ? 1 : 0)
            return copy(record, key.offset..<end, to: &object)
        }
        copy(record, key.offset..<Int(key.end) + 1, to: &object)
        object.append(UInt8(ascii: ":"))
        appendRows(nodes, index, record, rows, field.layout.rowKeys, to: &object)
    }

    /// Appends the rows of a group, in a list or by their keys; `null` replaces a value that is not a row.
    private func appendRows(
        _ nodes: [JSONNode], _ index: Int, _ record: Span<UInt8>, _ compiled: CompiledForm,
        _ keys: RowKeys?, to object: inout [UInt8]
    ) {
        guard nodes[index].kind == (keys == nil ? .array : .object) else {
            return object.append(contentsOf: "null".utf8)
        }
        object.append(UInt8(ascii: keys == nil ? "[" : "{"))
        var (at, isFirst) = (index + 1, true)
        while at < Int(nodes[index].next) {
            let row = keys == nil ? at : at + 1
            defer { at = Int(nodes[row].next) }
            // What stands at another key may be a secret.
            if let keys, keys.index(of: nodes[at].string(in: record).utf8.span) == nil { continue }
            if !isFirst { object.append(UInt8(ascii: ",")) }
            isFirst = false
            if keys != nil {
                copy(record, nodes[at].offset..<Int(nodes[at].end) + 1, to: &object)
                object.append(UInt8(ascii: ":"))
            }
            appendObject(nodes, row, record, compiled, -1, to: &object)
        }
        object.append(UInt8(ascii: keys == nil ? "]" : "}"))
    }

    /// Appends a row or the object of a section; `null` replaces another value.
    private func appendObject(
        _ nodes: [JSONNode], _ index: Int, _ record: Span<UInt8>, _ compiled: CompiledForm,
        _ section: Int, to object: inout [UInt8]
    ) {
        guard nodes[index].kind == .object else {
            return object.append(contentsOf: "null".utf8)
        }
        object.append(UInt8(ascii: "{"))
        var at = index + 1
        while at < Int(nodes[index].next) {
            append(nodes[at], nodes, at + 1, record, compiled, section, to: &object)
            at = Int(nodes[at + 1].next)
        }
        object.append(UInt8(ascii: "}"))
    }

    private func member(
        _ key: JSONNode, _ record: Span<UInt8>, _ compiled: CompiledForm, _ section: Int
    ) -> FormLayout.Member {
        compiled.layout.member(key.string(in: record).utf8.span, of: section)
    }

    private func holdsObject(_ nodes: [JSONNode], _ index: Int) -> Bool {
        switch nodes[index].kind {
        case .object: true
        case .array: nodes[index..<Int(nodes[index].next)].contains { $0.kind == .object }
        default: false
        }
    }

    private func copy(_ record: Span<UInt8>, _ range: Range<Int>, to object: inout [UInt8]) {
        // A line break can only be white space between values; it is removed, because each line of this file is a
        // record.
        for at in range where record[at] != 0x0A && record[at] != 0x0D {
            object.append(record[at])
        }
    }
}
