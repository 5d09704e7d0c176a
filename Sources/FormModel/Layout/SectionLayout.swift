/// A named section: an object that contains the answers to its fields, which may be in several parts of the record.
package struct SectionLayout: Sendable {
    /// The full name, such as `address` or `owner.address`.
    package let name: FieldName

    /// The fields of the record that are in the section, and in sections nested in it, in order.
    let fields: [Int]

    /// The path, if it is not that of the names.
    let keyed: FieldPath?

    /// Whether keys of its object that name no field, and values of its hidden fields, are issues.
    let rejectsUnknown: Bool

    /// The path from the record to its object: the keys of the sections around it, and its own.
    package var path: FieldPath { keyed ?? FieldPath(name) }

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

    /// Whether unknown keys of the object of a section, or of the record where it is −1, are issues; with a group, those of
    /// the object that its rows are.
    package func rejectsUnknown(in section: Int, ofRows group: Int = -1) -> Bool {
        if group >= 0, let rows = fields[group].rows { return rows.rejectsUnknown }
        return section < 0 ? rejectsUnknown : sections[section].rejectsUnknown
    }

    /// Whether unknown keys beside a field, and what is sent for it while it is hidden, are issues.
    package func rejectsUnknown(beside field: Int) -> Bool {
        rejectsUnknown(in: sectionOfField.isEmpty ? -1 : sectionOfField[field])
    }

    /// Finds a member by its key.
    ///
    /// - Parameters:
    ///   - key: The key without escapes.
    ///   - section: The section whose object has the key, or −1 for the record itself.
    /// - Returns: The member.
    package func member(_ key: Span<UInt8>, of section: Int = -1) -> Member {
        // The keys of a section and of a field in it are not one key.
        for at in key.indices where key[at] == separator { return .unknown }
        guard section >= 0 else { return member(withKeys: key) }
        var keys = Array(sectionKeys[section].utf8)
        keys.append(separator)
        keys.append(bytes: key)
        return member(withKeys: keys.span)
    }

    private func member(withKeys keys: Span<UInt8>) -> Member {
        let field = keyTable.index(of: keys)
        if field >= 0 { return .field(field) }
        let inner = sectionKeyTable.index(of: keys)
        return inner >= 0 ? .section(inner) : .unknown
    }

    /// The name of a field or section by its key in the object of the record; `nil` for any other key.
    package func name(ofMember key: String) -> FieldName? {
        switch member(key.utf8.span) {
        case .field(let field): fields[field].name
        case .section(let section): sections[section].name
        case .unknown: nil
        }
    }

    /// The path of a field, or of a named section, from its record; for any other name, of the same member of its section.
    package func path(of name: FieldName) -> FieldPath {
        guard hasKeys else { return FieldPath(name) }
        if let field = index(of: name) { return fields[field].path }
        let section = sectionTable.index(of: name.text.utf8.span)
        guard section < 0 else { return sections[section].path }
        return (name.section.map(path) ?? FieldPath()).appending(.key(name.simpleText))
    }

    /// The name of a field in form posts, by which the parameters of issues name it, too.
    func postedName(of name: FieldName) -> String { hasKeys ? path(of: name).dotted : name.text }

    /// Replaces the name of a field in the parameter `other` of an issue.
    ///
    /// - Returns: The field; `nil` if there is no such parameter or field.
    func nameOther(in parameters: inout IssueParameters) -> FieldName? {
        guard case .text(let text) = parameters["other"], let name = FieldName(text),
            index(of: name) != nil
        else { return nil }
        parameters.replace("other", by: .text(postedName(of: name)))
        return name
    }

    /// The numbers of bytes of some keys, each once, the largest first.
    static func lengths(of keys: [String]) -> [Int] {
        var lengths: [Int] = []
        for length in keys.map(\.utf8.count).sorted(by: >) where lengths.last != length {
            lengths.append(length)
        }
        return lengths
    }

    /// The keys of a path in one text.
    static func joined(_ path: FieldPath, by separator: UInt8) -> String {
        path.keys.joined(separator: String(UnicodeScalar(separator)))
    }

    /// Whether a field is the one with that key in the object of a section.
    func isMember(_ field: Int, _ key: Span<UInt8>, of section: Int) -> Bool {
        // A field with a key is found by the table.
        guard !hasKeys, sectionOfField[field] == section else { return false }
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

    /// The keys of a field, with points between them, that are nearest to unknown ones: those of the field that has the
    /// name or whose last key it is, or similarly spelt keys; behind a row of a group, those of a field of rows.
    package func nearest(to name: String) -> String? {
        for field in fields.prefix(sentCount) {
            for (begin, rest) in field.rows(beginning: name) {
                if let inner = field.rows?.nearest(to: rest) { return begin + inner }
            }
        }
        if hasKeys, let known = FieldName(name), index(of: known) != nil {
            return path(of: known).dotted
        }
        return path(endingWith: name)?.dotted
            ?? Spelling.nearest(
                to: name, in: fields.prefix(sentCount).lazy.map(\.path.dotted))
    }

    /// The field or named value that is nearest to an unknown name.
    func nearestReadable(to name: String) -> String? {
        fullName(ending: name)
            ?? Spelling.nearest(
                to: name, in: fields.lazy.filter { $0.role != .ending }.map(\.name.text))
    }

    /// The member of the object of a section, or of the record itself, whose key is nearest to an unknown one, as the path
    /// from that object.
    ///
    /// The name of a field that has a key leads to that key.
    func nearest(to key: String, in section: Int) -> FieldPath? {
        let enclosing = section < 0 ? nil : sections[section].name
        let names = fields.prefix(sentCount).lazy.map(\.name) + sections.lazy.map(\.name)
        let members = names.filter { $0.section == enclosing }
        if hasKeys, let named = members.first(where: { $0.simpleText.hasSameBytes(as: key) }) {
            return FieldPath(path(of: named).steps.suffix(1))
        }
        let keys = members.map { path(of: $0).keys.last ?? "" }
        if let nearest = Spelling.nearest(to: key, in: keys) { return FieldPath([.key(nearest)]) }
        return section < 0 ? path(endingWith: key) : nil
    }

    /// The path of the field in sections whose last key, or simple name, is a text.
    private func path(endingWith key: String) -> FieldPath? {
        guard hasKeys else {
            return fullName(ending: key).flatMap { FieldName($0) }.map { FieldPath($0) }
        }
        let nested = fields.prefix(sentCount).lazy.filter { !$0.name.isSimple }
        return
            (nested.first { $0.path.steps.last == .key(key) }
            ?? nested.first { $0.name.simpleText.hasSameBytes(as: key) })?.path
    }

    private func fullName(ending name: String) -> String? {
        guard !sections.isEmpty, let name = FieldName(name) else { return nil }
        let end = Array(".\(name.text)".utf8)
        return fields.first { $0.name.text.utf8.reversed().starts(with: end.reversed()) }?.name.text
    }
}

extension FieldLayout {
    /// The parts of a name that may lead to a row of the group, with the point behind it, and the rest of the name.
    fileprivate func rows(beginning name: String) -> [(begin: String, rest: String)] {
        // A text in another normal form has the same prefixes.
        func rest(of text: String, behind begin: String) -> String? {
            text.hasPrefix(begin) ? String(text.dropFirst(begin.count)) : nil
        }
        let group = path.dotted + "."
        guard rows != nil, name.utf8.count <= Spelling.maximumBytes,
            let inner = rest(of: name, behind: group)
        else { return [] }
        let index = String(
            decoding: inner.utf8.prefix { (0x30...0x39).contains($0) }, as: UTF8.self)
        let steps = rowKeys?.texts ?? (index.isEmpty ? [] : [index])
        return steps.compactMap { row in
            rest(of: inner, behind: row + ".").map { (group + row + ".", $0) }
        }
    }
}
