// The values of an item, in which the names of the fragment's fields are replaced.
extension FragmentExpander {
    mutating func write(_ part: Written, as role: NameRole) {
        let value = part.value
        guard !part.scope.isEmpty else { return writer.copy(value, use: part.mapUse) }
        switch (role, value.kind) {
        case (.none, _), (_, .null), (_, .boolean), (_, .number), (_, .key):
            writer.copy(value, use: part.mapUse)
        case (.name, .string), (.field, .string):
            writer.string(value, name(part, isOfItem: role == .name), use: part.mapUse)
        case (.expression, .string), (.text, .string), (.message, .string):
            writer.string(value, edits(part, as: role), use: part.mapUse)
        // The keys of rows that are an answer are names of the rows.
        case (_, .string), (.answer, .array): writer.copy(value, use: part.mapUse)
        case (_, .array):
            writer.begin("[", at: value.offset, use: part.mapUse)
            for element in value.elements ?? [] {
                writer.separate()
                write(part.with(element), as: role == .fields ? .field : .parts)
            }
            writer.end("]")
        case (_, .object):
            writer.begin("{", at: value.offset, use: part.mapUse)
            for (key, keyOffset, member) in value.allMembers ?? [] {
                writer.key(key, at: keyOffset, use: part.mapUse)
                write(member, in: part, key: key, of: role)
            }
            writer.end("}")
        }
    }

    private mutating func write(
        _ member: JSONValue, in part: Written, key: String, of role: NameRole
    ) {
        switch role {
        // An object of texts by language.
        case .text, .message: write(part.with(member), as: role)
        case .values: write(part.with(member), as: .expression)
        case .answer:
            write(part.with(member), as: key.hasSameBytes(as: .expression) ? .expression : .none)
        default:
            if key.hasSameBytes(as: .validators) {
                write(validators: part.with(member), rows: nil)
            } else if role == .field, key.hasSameBytes(as: .list) {
                // The list of the rows of a group is a field, and not a list of the form.
                write(part.with(member), as: .field)
            } else {
                var inner = part.with(member)
                // Of the objects in an item, only choices have conditions.
                inner.readsChoice = [FormKey.where, .visibleWhen, .enabledWhen].contains {
                    key.hasSameBytes(as: $0)
                }
                write(inner, as: NameRole(ofKey: key))
            }
        }
    }

    private func name(_ part: Written, isOfItem: Bool) -> [NameEdits.Edit] {
        guard let name = part.value.string, FieldName(name) != nil else { return [] }
        let renamed = isOfItem ? part.scope.renamed(item: name) : part.scope.renamed(name)
        return renamed == name
            ? [] : [NameEdits.Edit(range: 0..<name.utf8.count, name: renamed)]
    }

    private func edits(_ part: Written, as role: NameRole) -> [NameEdits.Edit] {
        guard let text = part.value.string, !part.scope.isEmpty, !writer.isFull else { return [] }
        var edits = NameEdits(part.scope, limit: writer.limit)
        switch role {
        case .expression where text.utf8.count <= vocabulary.limits.expressionBytes:
            edits.addExpression(Array(text.utf8), readsChoice: part.readsChoice)
        case .expression: break
        case .message: edits.addText(text, parameters: MessageParameters.ofEveryIssue)
        default: edits.addText(text)
        }
        return edits.edits
    }

    // MARK: Conditions

    /// Writes the member `visibleWhen` that holds while all conditions hold.
    ///
    /// If one of them cannot be read, it is written alone, so that its own problem is reported.
    mutating func write(_ conditions: [Written]) {
        guard let first = conditions.first else { return }
        let broken = conditions.first { !isReadable($0.value) }
        let last = broken ?? (conditions.count == 1 ? first : nil)
        writer.key(.visibleWhen, at: (last ?? first).value.offset, use: (last ?? first).mapUse)
        if let last { return write(last, as: .expression) }
        for (index, condition) in conditions.enumerated() {
            let (offset, use) = (condition.value.offset, condition.mapUse)
            writer.add(index == 0 ? "\"(" : ") && (", at: offset, use: use)
            writer.content(
                of: condition.value, edits(condition, as: .expression), use: use)
            if index == conditions.count - 1 { writer.add(")\"", at: offset, use: use) }
        }
    }

    private func isReadable(_ condition: JSONValue) -> Bool {
        guard let text = condition.string, text.utf8.count <= vocabulary.limits.expressionBytes
        else { return false }
        return NameEdits.isBalanced(Array(text.utf8))
    }

    // MARK: Validators

    /// Writes validators; `rows` are the names of the rows of a group, which its validators may name.
    ///
    /// The vocabulary says which parameters name fields, so those of custom validators are found too.
    mutating func write(validators part: Written, rows: FieldNames?) {
        guard !part.scope.isEmpty, let elements = part.value.elements else {
            return writer.copy(part.value, use: part.mapUse)
        }
        writer.begin("[", at: part.value.offset, use: part.mapUse)
        for element in elements {
            writer.separate()
            write(part.with(element), validator(element).references, rows)
        }
        writer.end("]")
    }

    private mutating func write(
        _ part: Written, _ references: [Int: FieldReferenceText.Kind], _ rows: FieldNames?
    ) {
        let value = part.value
        switch references[value.offset] {
        case .field?:
            let isOfRows = value.string.flatMap { FieldName($0) }.map {
                rows?.contains($0.text) == true
            }
            if isOfRows == true { return writer.copy(value, use: part.mapUse) }
            return write(part, as: .field)
        case .expression?: return write(part, as: .expression)
        case .message?: return write(part, as: .message)
        case nil: break
        }
        if let elements = value.elements {
            writer.begin("[", at: value.offset, use: part.mapUse)
            for element in elements {
                writer.separate()
                write(part.with(element), references, rows)
            }
            writer.end("]")
        } else if let members = value.allMembers {
            writer.begin("{", at: value.offset, use: part.mapUse)
            for (key, keyOffset, member) in members {
                writer.key(key, at: keyOffset, use: part.mapUse)
                if key.hasSameBytes(as: .expression) {
                    write(part.with(member), as: .expression)
                } else {
                    write(part.with(member), references, rows)
                }
            }
            writer.end("}")
        } else {
            writer.copy(value, use: part.mapUse)
        }
    }
}

extension FragmentExpander.Written {
    /// Another value at the same place.
    func with(_ value: JSONValue) -> FragmentExpander.Written {
        FragmentExpander.Written(
            value: value, scope: scope, mapUse: mapUse, readsChoice: readsChoice)
    }
}
