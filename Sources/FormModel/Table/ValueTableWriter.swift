/// Writes the values of submissions as JSON objects, without making a ``FieldValue`` of each.
///
/// The bytes of texts are copied from the submission; the result is that of ``JSONWriter/value(_:)`` for
/// ``ValueTableView/value(at:of:)``.
package struct ValueTableWriter: Sendable {
    /// A field that is written.
    private struct Member: Sendable {
        let field: Int
        /// The range of its key and the colon in the keys.
        let key: Range<Int>
        /// The index of its writer of rows; −1 for a field that is no group.
        let rows: Int
        /// The innermost section of the field, or −1.
        let section: Int
        /// For each row of a group whose rows are an object, the range of `"key":` in the keys; none for other fields.
        let rowKeys: [Range<Int>]
    }

    /// A named section, which is an object.
    private struct Section: Sendable {
        /// The range of its key and the colon in the keys.
        let key: Range<Int>
        /// The section around it, or −1.
        let enclosing: Int
        /// The number of sections around it.
        let depth: Int
    }

    private let members: [Member]
    private let sections: [Section]
    /// Whether other members are between those of a section.
    private let isSplit: Bool
    private let keys: [UInt8]
    private let rows: [ValueTableWriter]

    /// - Parameters:
    ///   - layout: The fields of the form, or of a row.
    ///   - isMember: Whether a field of the form itself is written.
    ///   - isWritten: Whether a field is written, of the form or of a row.
    init(
        _ layout: FormLayout, isMember: (FieldLayout) -> Bool = { _ in true },
        where isWritten: (FieldLayout) -> Bool
    ) {
        var members: [Member] = []
        var keys: [UInt8] = []
        var rows: [ValueTableWriter] = []
        var sections: [Section] = []
        var indices: [FieldName: Int] = [:]
        func appendKey(_ name: String) -> Range<Int> {
            let start = keys.count
            keys.append(jsonString: name.utf8.span)
            keys.append(UInt8(ascii: ":"))
            return start..<keys.count
        }
        for section in layout.sections {
            let enclosing = section.name.section.flatMap { indices[$0] } ?? -1
            indices[section.name] = sections.count
            sections.append(
                Section(
                    key: appendKey(section.path.keys.last ?? ""), enclosing: enclosing,
                    depth: enclosing < 0 ? 0 : sections[enclosing].depth + 1))
        }
        for (index, field) in layout.fields.enumerated()
        where field.role == .sent && isWritten(field) && isMember(field) {
            let key = appendKey(field.path.keys.last ?? "")
            let rowKeys = (field.rowKeys?.texts ?? []).map(appendKey)
            let inner = field.rows.map { ValueTableWriter($0, where: isWritten) }
            if let inner { rows.append(inner) }
            members.append(
                Member(
                    field: index, key: key, rows: inner == nil ? -1 : rows.count - 1,
                    section: field.name.section.flatMap { indices[$0] } ?? -1, rowKeys: rowKeys))
        }
        self.members = members
        self.keys = keys
        self.sections = sections
        self.rows = rows
        isSplit = layout.sections.contains(where: \.isSplit)
    }

    /// Appends an object of the values that are not empty.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - writesCleared: Whether a field that was sent empty is written, as `null`.
    ///   - bytes: Where the object is appended.
    func append(
        _ values: borrowing ValueTableView, writesCleared: Bool = false, to bytes: inout [UInt8]
    ) {
        bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        var section = -1
        if isSplit {
            for index in membersBySection(values, writesCleared) {
                append(index, values, writesCleared, &section, &isFirst, &bytes)
            }
        } else {
            for index in members.indices {
                append(index, values, writesCleared, &section, &isFirst, &bytes)
            }
        }
        if section >= 0 { move(from: section, to: -1, &isFirst, &bytes) }
        bytes.append(UInt8(ascii: "}"))
    }

    /// Appends a member that is written, behind one of a section, or of none.
    @inline(__always)
    private func append(
        _ index: Int, _ values: borrowing ValueTableView, _ writesCleared: Bool,
        _ section: inout Int, _ isFirst: inout Bool, _ bytes: inout [UInt8]
    ) {
        let field = members[index].field
        let slot = values.slot(at: field)
        guard isWritten(index, slot, values, writesCleared) else { return }
        if members[index].section != section {
            move(from: section, to: members[index].section, &isFirst, &bytes)
            section = members[index].section
        }
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        bytes.append(bytes: keys.span.extracting(members[index].key))
        let view = values.view(of: slot, at: field)
        if slot.kind == .rows {
            append(rowsOf: index, values, view.judgedRows, to: &bytes)
        } else {
            ValueTableWriter.append(view, to: &bytes)
        }
    }

    @inline(__always)
    private func isWritten(
        _ index: Int, _ slot: ValueSlot, _ values: borrowing ValueTableView,
        _ writesCleared: Bool
    ) -> Bool {
        let field = members[index].field
        guard slot.isSound, slot.kind != .empty else {
            return writesCleared && values.isCleared(at: field)
        }
        if slot.kind == .list { return values.view(of: slot, at: field).count > 0 }
        guard slot.kind == .rows else { return true }
        return members[index].rows >= 0 && !values.view(of: slot, at: field).judgedRows.isEmpty
    }

    /// The members in an order in which those of a section follow each other, where the first of them that is written is.
    private func membersBySection(
        _ values: borrowing ValueTableView, _ writesCleared: Bool
    ) -> [Int] {
        var first = [Int](repeating: members.count, count: sections.count)
        for index in members.indices.reversed() {
            let slot = values.slot(at: members[index].field)
            guard isWritten(index, slot, values, writesCleared) else { continue }
            var section = members[index].section
            while section >= 0 {
                first[section] = index
                section = sections[section].enclosing
            }
        }
        let paths = members.indices.map { index in
            var path = [index]
            var section = members[index].section
            while section >= 0 {
                path.append(first[section])
                section = sections[section].enclosing
            }
            return path
        }
        return paths.sorted { $0.reversed().lexicographicallyPrecedes($1.reversed()) }.map { $0[0] }
    }

    /// Ends the objects of sections that do not contain the next member, and begins those that do.
    private func move(
        from present: Int, to next: Int, _ isFirst: inout Bool, _ bytes: inout [UInt8]
    ) {
        var present = present
        var wanted = next
        var begun: [Int] = []
        while present != wanted {
            let depth = present < 0 ? -1 : sections[present].depth
            if wanted >= 0, sections[wanted].depth >= depth {
                begun.append(wanted)
                wanted = sections[wanted].enclosing
            } else {
                bytes.append(UInt8(ascii: "}"))
                isFirst = false
                present = sections[present].enclosing
            }
        }
        for section in begun.reversed() {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            bytes.append(bytes: keys.span.extracting(sections[section].key))
            bytes.append(UInt8(ascii: "{"))
            isFirst = true
        }
    }

    private func append(
        rowsOf member: Int, _ values: borrowing ValueTableView, _ numbers: Range<Int>,
        to bytes: inout [UInt8]
    ) {
        let rowKeys = members[member].rowKeys
        bytes.append(rowKeys.isEmpty ? UInt8(ascii: "[") : UInt8(ascii: "{"))
        for number in numbers {
            if number > numbers.lowerBound { bytes.append(UInt8(ascii: ",")) }
            if rowKeys.indices.contains(number) {
                bytes.append(bytes: keys.span.extracting(rowKeys[number]))
            }
            rows[members[member].rows].append(
                values.row(number, at: members[member].field), to: &bytes)
        }
        bytes.append(rowKeys.isEmpty ? UInt8(ascii: "]") : UInt8(ascii: "}"))
    }

    /// Appends a value that is no group.
    private static func append(_ view: borrowing ValueView, to bytes: inout [UInt8]) {
        switch view.kind {
        case .text, .choice: bytes.append(jsonString: view.text)
        case .other: bytes.append(jsonString: Choice.otherValue.utf8.span)
        case .integer: bytes.append(contentsOf: String(view.integer).utf8)
        case .decimal: view.decimal.append(to: &bytes)
        case .boolean: bytes.append(contentsOf: (view.boolean ? "true" : "false").utf8)
        case .date: if let date = view.date { append(date, to: &bytes) }
        case .time: append(view.time, to: &bytes)
        case .dateTime: append(view.dateTime, to: &bytes)
        case .localDateTime: append(view.localDateTime, to: &bytes)
        case .duration: append(view.duration, to: &bytes)
        case .file:
            if let facts = view.file {
                var writer = JSONWriter()
                writer.value(.file(facts))
                bytes += writer.bytes
            }
        case .list:
            bytes.append(UInt8(ascii: "["))
            for element in 0..<view.count {
                if element > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes.append(jsonString: view.element(element))
            }
            bytes.append(UInt8(ascii: "]"))
        case .empty, .rows: bytes.append(contentsOf: "null".utf8)
        }
    }

    private static func append(_ time: (some CustomStringConvertible)?, to bytes: inout [UInt8]) {
        if let time { bytes.append(jsonString: time.description.utf8.span) }
    }

    /// Dates are frequent, so their digits are written without a text in between.
    private static func append(_ date: CalendarDate, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        append(date.year / 100, to: &bytes)
        append(date.year % 100, to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        append(date.month, to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        append(date.day, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a number below 100 in two digits.
    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}
