import FormModel

/// What a form has at a path of answers.
enum AnswerPlace {
    /// The record itself, or a section.
    case section
    /// A row.
    case row
    /// A field.
    case field(FieldLayout)
    /// Nothing.
    case unknown
}

extension FormLayout {
    /// What the form has at a path of answers.
    ///
    /// An element of a list is the field that has the list.
    func place(at path: FieldPath) -> AnswerPlace {
        var (record, section) = (self, -1)
        var field: FieldLayout?
        var isRow = false
        for step in path.steps {
            if let list = field {
                guard let rows = list.rows else {
                    if case .index = step, list.holdsList { continue }
                    return .unknown
                }
                if let keys = list.rowKeys, !keys.texts.contains(step.text) { return .unknown }
                (record, section, field, isRow) = (rows, -1, nil, true)
                continue
            }
            isRow = false
            switch record.member(step.text.utf8.span, of: section) {
            case .field(let index): field = record.fields[index]
            case .section(let index): section = index
            case .unknown: return .unknown
            }
        }
        return field.map(AnswerPlace.field) ?? (isRow ? .row : .section)
    }

    /// Whether a path of answers leads to a field.
    func hasField(at path: FieldPath) -> Bool {
        if case .field = place(at: path) { true } else { false }
    }

    /// A path of answers in which each row is the first of its group.
    func ofFirstRows(_ path: FieldPath) -> FieldPath {
        var steps = path.steps
        for index in steps.indices {
            guard case .field(let group) = place(at: FieldPath(Array(steps[..<index]))),
                group.isGroup
            else { continue }
            steps[index] = group.rowKeys?.texts.first.map { .key($0) } ?? .index(0)
        }
        return FieldPath(steps)
    }
}

extension FieldLayout {
    /// Whether its answers are a list of texts, of choices or of rows, which is empty where there are none.
    var holdsList: Bool { valueType.isList || valueType == .group }

    /// A list without elements.
    var emptyList: AnswerTree { rowKeys == nil ? .list([]) : .object([]) }
}
