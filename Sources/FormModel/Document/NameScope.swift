/// The records around a part of a fragment, which decide what a name in it becomes.
struct NameScope {
    private enum Record {
        /// The rows of a group, whose names stay as they are.
        case rows(FieldNames)
        /// A use of a fragment, which puts its prefix before the names of the fragment.
        case use(FieldNames, prefix: FieldName?)
    }

    /// The records, from the outermost inwards.
    private var records: [Record] = []

    /// Whether there are no records, so that every name stays as it is.
    var isEmpty: Bool { records.isEmpty }

    func entering(rows names: FieldNames) -> NameScope {
        var scope = self
        scope.records.append(.rows(names))
        return scope
    }

    func entering(use names: FieldNames, prefix: FieldName?) -> NameScope {
        var scope = self
        scope.records.append(.use(names, prefix: prefix))
        return scope
    }

    /// What a name becomes.
    ///
    /// Each fragment around it renames only its own names, so a name that it does not have is
    /// searched in the next one outwards. A name of a row hides equal names outside of the row.
    func renamed(_ name: String) -> String {
        var name = name
        for record in records.reversed() {
            switch record {
            case .rows(let rows): if rows.names.contains(name) { return name }
            case .use(let own, let prefix):
                if own.names.contains(name), let prefix { name = prefix.beginning(name) }
            }
        }
        return name
    }

    /// The names of the rows of a group in scope; `nil` if the name is not that of a group.
    func rows(of group: String) -> FieldNames? {
        for record in records.reversed() {
            switch record {
            case .rows(let own), .use(let own, _):
                if own.names.contains(group) { return own.groups[group] }
            }
        }
        return nil
    }
}
