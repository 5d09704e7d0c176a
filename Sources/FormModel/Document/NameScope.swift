/// The records and named sections around a part of a fragment, which decide what a name in it becomes.
struct NameScope {
    private enum Record {
        /// The rows of a group, whose names stay as they are.
        case rows(FieldNames)
        /// A use of a fragment, which puts its prefix before the names of the fragment.
        case use(FieldNames, prefix: NamePrefix?)
        /// A section with a name, as it is written in the record or the fragment that has it.
        ///
        /// Its items are named from the record, so the names that a use in the section makes begin with that of the
        /// section.
        case section(String)
    }

    /// The records, from the outermost inwards.
    private var records: [Record] = []

    /// Whether there is no use of a fragment, so that every name stays as it is.
    private(set) var isEmpty = true

    func entering(rows names: FieldNames) -> NameScope {
        var scope = self
        scope.records.append(.rows(names))
        return scope
    }

    func entering(use names: FieldNames, prefix: NamePrefix?) -> NameScope {
        var scope = self
        scope.records.append(.use(names, prefix: prefix))
        scope.isEmpty = false
        return scope
    }

    func entering(section name: String) -> NameScope {
        var scope = self
        scope.records.append(.section(name))
        return scope
    }

    /// What a name in an expression, a text or a validator becomes.
    ///
    /// Each fragment around it renames only its own names, so a name that it does not have is
    /// searched in the next one outwards. A name of a row hides equal names outside of the row.
    ///
    /// - Parameter name: The name of a field, which may be one in named sections, or its first part.
    /// - Returns: The name in the form, or in the rows around it.
    func renamed(_ name: String) -> String {
        var name = name
        // Whether the name is that of an item of a use inside of the next record outwards.
        var isMade = false
        for record in records.reversed() {
            switch record {
            case .rows(let rows): if rows.contains(name) { return name }
            case .use(let own, let prefix):
                isMade = own.contains(name)
                if isMade, let prefix { name = prefix.beginning(name) }
            case .section(let section): if isMade { name = "\(section).\(name)" }
            }
        }
        return name
    }

    /// What the name of an item becomes, whose key says only the last part of its name.
    ///
    /// - Parameters:
    ///   - name: The name as the fragment says it.
    ///   - scope: A scope around this one, in which the name is asked for; without it, the form.
    /// - Returns: The name, without those of sections.
    func renamed(item name: String, in scope: NameScope = NameScope()) -> String {
        var name = name
        for record in records.dropFirst(scope.records.count).reversed() {
            guard case .use(_, let prefix) = record else { return name }
            if let prefix { name = prefix.beginning(name) }
        }
        return name
    }

    /// The names of the rows of a group in scope; `nil` if the name is not that of a group.
    func rows(of group: String) -> FieldNames? {
        for record in records.reversed() {
            switch record {
            case .rows(let own), .use(let own, _):
                if own.contains(group) { return own.groups[group] }
            case .section: continue
            }
        }
        return nil
    }
}
