extension Form {
    /// The members of a JSON submission as they were sent, on one line.
    ///
    /// Without secrets, everything is left out that may be one: the value of a secure field; a member that names no field,
    /// because its name may be a misspelt secure field; a value of a field that contains an object; and a value of a group
    /// that is not a list of rows. These rules apply to the rows of groups, too.
    ///
    /// - Parameters:
    ///   - text: The submission.
    ///   - limits: How much of it is read.
    ///   - keepsSecrets: Whether nothing is left out.
    /// - Returns: The object; `nil` if the text is none. One with a duplicate key counts as none, because strict readers would
    ///   refuse it.
    /// - Complexity: O(*n*).
    package func members(
        asSentIn text: Span<UInt8>, limits: JSONLimits, withSecrets keepsSecrets: Bool
    ) -> [UInt8]? {
        SentMembers(withholds: !keepsSecrets).object(text, limits, of: compiled)
    }
}

/// Copies the members of submissions, all of them or those that cannot be secrets.
private struct SentMembers {
    let withholds: Bool

    func object(
        _ record: Span<UInt8>, _ limits: JSONLimits, of compiled: CompiledForm
    ) -> [UInt8]? {
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
