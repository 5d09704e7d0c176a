/// Writes a form file again without fragments: each use is replaced by the items of its fragment.
///
/// The result is a text, so that the reader of form files, its limits and its diagnostics need to
/// know nothing of fragments; a source map leads from it to the places in the file.
struct FragmentExpander {
    /// A use of a fragment around an item.
    struct Layer {
        let use: FragmentUse
        /// The names in the fragment.
        let scope: NameScope
        /// The use in the source map at which the use is written, or −1.
        let mapUse: Int
    }

    /// The place of an item: what is around it.
    struct Place {
        var scope = NameScope()
        /// The use in the source map, or −1.
        var mapUse = -1
        /// The uses of fragments whose items contain it, from the outermost inwards; none for the
        /// items of rows.
        var layers: [Layer] = []
        /// The conditions of these uses.
        var conditions: [Written] = []
    }

    /// A value with the place at which it is written.
    struct Written {
        let value: JSONValue
        let scope: NameScope
        /// The use in the source map, or −1.
        let mapUse: Int
        /// Whether it is a condition of choices, in which `choice` is the row of a list and no field.
        var readsChoice = false
    }

    typealias Member = (key: String, keyOffset: Int, value: JSONValue)

    let table: FragmentTable
    var writer: ExpandedWriter
    let vocabulary: Vocabulary
    /// The validators that have been read, by their offsets.
    var validators: [Int: ReadValidator] = [:]
    /// The use at which the form became too large.
    private(set) var excess: FragmentUse?

    init(
        _ form: JSONValue, bytes: [UInt8], table: FragmentTable, vocabulary: Vocabulary,
        limits: JSONLimits
    ) {
        self.table = table
        self.vocabulary = vocabulary
        writer = ExpandedWriter(bytes, limit: limits.bytes)
        write(form: form)
    }

    /// Writes a form that has the items of an unused fragment alone.
    init(
        unused fragment: FragmentTable.Fragment, bytes: [UInt8], table: FragmentTable,
        vocabulary: Vocabulary, limit: Int
    ) {
        self.table = table
        self.vocabulary = vocabulary
        writer = ExpandedWriter(bytes, limit: limit)
        let offset = fragment.keyOffset
        writer.add(
            "{\"formrun\":\(FormDocument.version),\"id\":\"fragment\",\"title\":\"?\",\"items\":[",
            at: offset, use: -1)
        for item in fragment.items { write(item, Place()) }
        writer.end("]")
        writer.end("}")
    }

    // MARK: The form

    private mutating func write(form: JSONValue) {
        writer.begin("{", at: form.offset)
        for member in form.allMembers ?? [] where !member.key.hasSameBytes(as: .fragments) {
            writer.key(member.key, at: member.keyOffset)
            if member.key.hasSameBytes(as: .items) {
                write(items: member.value, Place())
            } else if member.key.hasSameBytes(as: .pages), let pages = member.value.elements {
                writer.begin("[", at: member.value.offset)
                for page in pages { write(page: page) }
                writer.end("]")
            } else {
                writer.copy(member.value)
            }
        }
        writer.end("}")
    }

    private mutating func write(page: JSONValue) {
        writer.separate()
        guard let members = page.allMembers else { return writer.copy(page) }
        writer.begin("{", at: page.offset)
        for member in members {
            writer.key(member.key, at: member.keyOffset)
            if member.key.hasSameBytes(as: .items) {
                write(items: member.value, Place())
            } else {
                writer.copy(member.value)
            }
        }
        writer.end("}")
    }

    // MARK: Items and uses

    private mutating func write(items: JSONValue, _ place: Place) {
        guard let elements = items.elements else { return writer.copy(items, use: place.mapUse) }
        writer.begin("[", at: items.offset, use: place.mapUse)
        for element in elements { write(element, place) }
        writer.end("]")
    }

    private mutating func write(_ element: JSONValue, _ place: Place) {
        if let use = table.uses[element.offset] {
            write(use, place)
        } else {
            write(item: element, place)
        }
    }

    private mutating func write(_ use: FragmentUse, _ place: Place) {
        guard !writer.isFull, let fragment = table.fragments[use.fragment],
            let names = table.names(in: use)
        else { return }
        var inner = place
        inner.mapUse = writer.addUse(at: use.value.offset, in: place.mapUse)
        inner.scope = place.scope.entering(use: names, prefix: use.prefix)
        inner.layers.append(Layer(use: use, scope: inner.scope, mapUse: place.mapUse))
        if let condition = use.condition {
            inner.conditions.append(
                Written(value: condition, scope: place.scope, mapUse: place.mapUse))
        }
        if use.needsSection {
            beginSection(use, inner.conditions, place)
            inner.conditions = []
        }
        for item in fragment.items {
            write(item, inner)
            if writer.isFull, excess == nil { excess = use }
        }
        if use.needsSection {
            writer.end("]")
            writer.end("}")
        }
    }

    /// Begins a section without a name, which has the title and the extension keys of a use, and whose items are those of
    /// the fragment.
    private mutating func beginSection(
        _ fragmentUse: FragmentUse, _ conditions: [Written], _ place: Place
    ) {
        let title = fragmentUse.title
        let (offset, use) = (title?.offset ?? fragmentUse.value.offset, place.mapUse)
        writer.separate()
        writer.begin("{", at: offset, use: use)
        writer.key(.type, at: offset, use: use)
        writer.add("\"section\"", at: offset, use: use)
        if let title {
            writer.key(.title, at: offset, use: use)
            write(Written(value: title, scope: place.scope, mapUse: use), as: .text)
        }
        write(conditions)
        for (key, keyOffset, value) in fragmentUse.value.members ?? [] where Extensions.isKey(key) {
            writer.key(key, at: keyOffset, use: use)
            writer.copy(value, use: use)
        }
        writer.key(.items, at: offset, use: use)
        writer.begin("[", at: offset, use: use)
    }

    private mutating func write(item: JSONValue, _ place: Place) {
        writer.separate()
        guard let own = item.allMembers,
            own.value(.items) != nil || !place.scope.isEmpty
        else { return writer.copy(item, use: place.mapUse) }
        let members = replaced(own, place)
        let type = members.value(.type)?.value.string ?? ""
        let isGroup = type.hasSameBytes(as: FormItem.Kind.group.rawValue)
        let rows = isGroup ? self.rows(members) : nil
        writer.begin("{", at: item.offset, use: place.mapUse)
        for (key, keyOffset, part) in members {
            if key.hasSameBytes(as: .visibleWhen), !place.conditions.isEmpty { continue }
            writer.key(key, at: keyOffset, use: part.mapUse)
            if key.hasSameBytes(as: .items) {
                var inner = place
                inner.scope = part.scope
                inner.mapUse = part.mapUse
                inner.conditions = []
                if let rows {
                    inner.scope = part.scope.entering(rows: rows)
                } else if let name = members.value(.name)?.value.string {
                    inner.scope = part.scope.entering(
                        section: place.scope.renamed(item: name, in: part.scope))
                }
                // The changes of a use concern the items of its own record and no named section.
                if isGroup || members.value(.name) != nil { inner.layers = [] }
                write(items: part.value, inner)
            } else if key.hasSameBytes(as: .validators) {
                write(validators: part, rows: rows)
            } else if key.hasSameBytes(as: .messages) {
                write(messages: part, of: members)
            } else if let rows,
                [FormKey.values, .rowTitle].contains(where: { key.hasSameBytes(as: $0) })
            {
                let inner = part.scope.entering(rows: rows)
                write(
                    Written(value: part.value, scope: inner, mapUse: part.mapUse),
                    as: NameRole(ofKey: key))
            } else {
                write(part, as: NameRole(ofKey: key))
            }
        }
        if !place.conditions.isEmpty {
            write(place.conditions + (members.value(.visibleWhen).map { [$0] } ?? []))
        }
        writer.end("}")
    }

    /// The members of an item after the changes by the uses around it; `null` removes a member.
    private func replaced(
        _ own: [Member], _ place: Place
    ) -> [(key: String, keyOffset: Int, value: Written)] {
        var members = own.map {
            (
                key: $0.key, keyOffset: $0.keyOffset,
                value: Written(value: $0.value, scope: place.scope, mapUse: place.mapUse)
            )
        }
        guard var name = own.value(.name)?.string.flatMap({ FieldName($0)?.text }) else {
            return members
        }
        for layer in place.layers.reversed() {
            for (key, keyOffset, value) in layer.use.replaced[name]?.allMembers ?? [] {
                let index = members.firstIndex { $0.key.hasSameBytes(as: key) }
                let part = Written(value: value, scope: layer.scope, mapUse: layer.mapUse)
                if let index, value.kind == .null {
                    members.remove(at: index)
                } else if let index {
                    members[index] = (key, keyOffset, part)
                } else if value.kind != .null {
                    members.append((key, keyOffset, part))
                }
            }
            if let prefix = layer.use.prefix { name = prefix.beginning(name) }
        }
        return members
    }

    /// The names of the rows of a group.
    private func rows(
        _ members: [(key: String, keyOffset: Int, value: Written)]
    ) -> FieldNames {
        FieldNames(ofRowsIn: members.map { ($0.key, $0.keyOffset, $0.value.value) }) { item in
            table.names(ofUse: item)
        }
    }
}

extension [(key: String, keyOffset: Int, value: FragmentExpander.Written)] {
    func value(_ key: FormKey) -> FragmentExpander.Written? {
        first { $0.key.hasSameBytes(as: key) }?.value
    }
}
