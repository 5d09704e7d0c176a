extension CompiledForm {
    /// The field at a place.
    package func field(at place: FieldPlace) -> CompiledField {
        let (compiled, field) = find(place)
        return compiled.fields[field]
    }

    /// The compiled form of the record in which a field is: the form itself, or the rows of a group.
    func compiled(of place: FieldPlace) -> CompiledForm { find(place).compiled }

    /// The compiled form of the record in which a field is, and the index of the field in it.
    private func find(_ place: FieldPlace) -> (compiled: CompiledForm, field: Int) {
        var (compiled, field) = (self, place.field)
        for step in place.inner {
            guard let rows = compiled.fields[field].rows else { break }
            (compiled, field) = (rows, step.field)
        }
        return (compiled, field)
    }

    /// The path of a place.
    package func path(of place: FieldPlace) -> FieldPath {
        var field = fields[place.field]
        var path = field.layout.path
        for step in place.inner {
            guard let rows = field.rows else { break }
            let parent = field
            field = rows.fields[step.field]
            path = path.appending(parent.layout.step(toRow: step.row)).appending(field.layout.path)
        }
        return path
    }

    /// The path of a row.
    package func path(of row: RowPlace) -> FieldPath { path(of: row.group, row: row.index) }

    /// The path of a row of a group.
    func path(of group: FieldPlace, row index: Int) -> FieldPath {
        path(of: group).appending(field(at: group).layout.step(toRow: index))
    }

    /// The place at a path, and its row if the path ends in a row.
    ///
    /// It is `nil` if the form has no such field. The row need not exist.
    package func place(of path: FieldPath) -> (place: FieldPlace, row: Int?)? {
        var walk = PathWalk(self)
        var place: FieldPlace?
        var row: Int?
        for step in path.steps {
            if row == nil, let keys = walk.rowKeys {
                guard let index = keys.index(of: step) else { return nil }
                row = index
                walk.enterRow()
                continue
            }
            if case .index(let index) = step, row == nil, walk.isInGroup {
                guard index >= 0 else { return nil }
                row = index
                continue
            }
            let isFirst = place == nil
            guard isFirst || row != nil || walk.section >= 0 else { return nil }
            // The index of a row is the only step of digits that is no key.
            switch walk.follow(step.text) {
            case .unknown: return nil
            case .section: continue
            case .field(let field):
                place = place?.cell(field, ofRow: row ?? 0) ?? FieldPlace(field)
                row = nil
            }
        }
        return walk.section >= 0 ? nil : place.map { ($0, row) }
    }

    /// The place of the field that an issue with a path is about, and its row if the issue is about a row as a whole.
    ///
    /// An issue about an element of a list, such as `/meals/1`, is about the field that has the list.
    package func place(about path: FieldPath) -> (place: FieldPlace, row: Int?)? {
        if let found = place(of: path) { return found }
        guard case .index? = path.steps.last,
            let (place, row) = place(of: FieldPath(Array(path.steps.dropLast()))), row == nil,
            field(at: place).valueType.isList
        else { return nil }
        return (place, nil)
    }

    /// The groups and the field that the names in a path lead to, from the outermost inwards, up to the first unknown
    /// name; each is an index in the compiled form of its record.
    ///
    /// - Complexity: O(*n*) in the steps.
    func fields(along path: FieldPath) -> [(record: CompiledForm, field: Int)] {
        known(in: path).fields
    }

    /// The fields along a path, and the number of steps that lead to known fields and sections.
    func known(
        in path: FieldPath
    ) -> (fields: [(record: CompiledForm, field: Int)], steps: Int, section: Int) {
        var walk = PathWalk(self)
        var fields: [(record: CompiledForm, field: Int)] = []
        for (index, step) in path.steps.enumerated() {
            if let keys = walk.rowKeys {
                guard keys.index(of: step) != nil else { return (fields, index, -1) }
                walk.enterRow()
                continue
            }
            let isIndex = if case .index = step { true } else { false }
            if isIndex, walk.skipsRow() { continue }
            guard let record = walk.record else {
                if isIndex { continue }
                return (fields, index, -1)
            }
            switch walk.follow(step.text) {
            case .unknown where isIndex: continue
            case .unknown: return (fields, index, walk.section)
            case .section: continue
            case .field(let field): fields.append((record, field))
            }
        }
        return (fields, path.steps.count, walk.section)
    }

    /// The full name of the field of the form that a path leads to, or into; `nil` if there is none.
    package func fieldName(along path: FieldPath) -> FieldName? {
        PathWalk.firstField(of: self, along: path).map { fields[$0].name }
    }

    /// The full name of the section of the form or of a row that a path leads to, and its record; `nil` if there is none.
    func section(at path: FieldPath) -> (record: CompiledForm, name: FieldName)? {
        var walk = PathWalk(self)
        for step in path.steps {
            if walk.rowKeys != nil {
                walk.enterRow()
                continue
            }
            let isIndex = if case .index = step { true } else { false }
            if isIndex, walk.skipsRow() { continue }
            if case .unknown = walk.follow(step.text), !isIndex { return nil }
        }
        guard walk.section >= 0, let record = walk.record else { return nil }
        return (record, record.layout.sections[walk.section].name)
    }
}

/// Follows the keys of a path from record to record, and through sections.
private struct PathWalk {
    /// The record of the next key; `nil` behind a field without rows.
    private(set) var record: CompiledForm?
    /// The section of the next key, or −1.
    private(set) var section = -1
    private var hasField = false
    /// The keys of the rows of which the next step is one; `nil` where it is none, or an index.
    private(set) var rowKeys: RowKeys?
    /// Whether the next index is that of a row.
    private var awaitsRow = false

    init(_ form: CompiledForm) { record = form }

    /// Whether an index is that of a row.
    mutating func skipsRow() -> Bool {
        defer { awaitsRow = false }
        return awaitsRow
    }

    /// Whether the walk is at a group.
    var isInGroup: Bool { hasField && section < 0 && record != nil }

    /// The field of the form that a path leads to, or into.
    static func firstField(of form: CompiledForm, along path: FieldPath) -> Int? {
        var walk = PathWalk(form)
        for step in path.steps {
            switch walk.follow(step.text) {
            case .unknown:
                guard case .index = step else { return nil }
            case .section: continue
            case .field(let field): return field
            }
        }
        return nil
    }

    /// Goes on behind the key of a row.
    mutating func enterRow() { rowKeys = nil }

    mutating func follow(_ key: String) -> FormLayout.Member {
        guard let record else { return .unknown }
        let member = record.layout.member(key.utf8.span, of: section)
        switch member {
        case .unknown: break
        case .section(let inner): section = inner
        case .field(let field):
            section = -1
            hasField = true
            self.record = record.fields[field].rows
            rowKeys = record.fields[field].layout.rowKeys
            awaitsRow = self.record != nil && rowKeys == nil
        }
        return member
    }
}

extension FieldPlace {
    /// The index of the field among those of its row, or of the form.
    var lastField: Int { inner.last?.field ?? field }
}
