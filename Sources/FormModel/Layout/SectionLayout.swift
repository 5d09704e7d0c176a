/// A named section: an object that contains the answers to its fields, which may be in several parts of the record.
package struct SectionLayout: Sendable {
    /// The full name, such as `address` or `owner.address`.
    package let name: FieldName

    /// The fields of the record that are in the section, and in sections nested in it, in order.
    let fields: [Int]

    /// Whether other fields are between its own.
    var isSplit: Bool { fields.count > 1 && fields[fields.count - 1] - fields[0] >= fields.count }
}

extension FormLayout {
    /// A member of the object of a record or of a section.
    package enum Member: Sendable {
        /// The field at an index.
        case field(Int)
        /// The section at an index.
        case section(Int)
        /// No member has that key.
        case unknown
    }

    /// Finds a member by its key.
    ///
    /// - Parameters:
    ///   - key: The key without escapes.
    ///   - section: The section whose object has the key, or −1 for the record itself.
    /// - Returns: The member.
    package func member(_ key: Span<UInt8>, of section: Int = -1) -> Member {
        var name: [UInt8] = section < 0 ? [] : Array(sections[section].name.text.utf8)
        if section >= 0 { name.append(UInt8(ascii: ".")) }
        for at in key.indices {
            // A full name is not a key.
            guard key[at] != UInt8(ascii: ".") else { return .unknown }
            name.append(key[at])
        }
        let field = table.index(of: name.span)
        if field >= 0 { return .field(field) }
        let inner = sectionTable.index(of: name.span)
        return inner >= 0 ? .section(inner) : .unknown
    }

    /// Whether a field is the one with that key in the object of a section.
    func isMember(_ field: Int, _ key: Span<UInt8>, of section: Int) -> Bool {
        guard sectionOfField[field] == section else { return false }
        let (name, outer) = (fields[field].name.text.utf8.span, sections[section].name.text)
        let start = outer.utf8.count + 1
        guard name.count == start + key.count else { return false }
        for at in key.indices where key[at] != name[start + at] { return false }
        return true
    }

    /// The section of a name that is no field, and the rest of that name as a key in it.
    func split(_ name: FieldName) -> (section: Int, key: String) {
        let section = name.section.map { sectionTable.index(of: $0.text.utf8.span) } ?? -1
        return section < 0 ? (-1, name.text) : (section, name.simpleText)
    }

    /// The number of words of the longest name of a field at the beginning of a list of words; 0 for none.
    func nameLength(_ words: [String]) -> Int {
        var length = 0
        var name = ""
        for (index, word) in words.prefix(FieldName.maximumParts).enumerated() {
            name += index == 0 ? word : ".\(word)"
            if isReadable(name) { length = index + 1 }
        }
        return length
    }

    // MARK: Spelling

    /// The name of a field that is nearest to an unknown one: the full name of the field whose simple name it is, or a
    /// similarly spelt name.
    package func nearest(to name: String) -> String? {
        fullName(ending: name)
            ?? Spelling.nearest(to: name, in: fields.prefix(sentCount).lazy.map(\.name.text))
    }

    /// The field or named value that is nearest to an unknown name.
    func nearestReadable(to name: String) -> String? {
        fullName(ending: name)
            ?? Spelling.nearest(
                to: name, in: fields.lazy.filter { $0.role != .ending }.map(\.name.text))
    }

    /// The key of the object of a section, or of the record itself, that is nearest to an unknown one.
    func nearest(to key: String, in section: Int) -> String? {
        let enclosing = section < 0 ? nil : sections[section].name
        let names = fields.prefix(sentCount).lazy.map(\.name) + sections.lazy.map(\.name)
        let keys = names.filter { $0.section == enclosing }.map(\.simpleText)
        return Spelling.nearest(to: key, in: keys) ?? (section < 0 ? fullName(ending: key) : nil)
    }

    private func fullName(ending name: String) -> String? {
        guard !sections.isEmpty, let name = FieldName(name) else { return nil }
        let end = Array(".\(name.text)".utf8)
        return fields.first { $0.name.text.utf8.reversed().starts(with: end.reversed()) }?.name.text
    }
}
