/// Reads the named lists of a form.
struct ListReader {
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []
    /// Whether a list or a column was left out, so that references to it seem to be unknown.
    private(set) var leavesOut = false

    /// The lists of an object; malformed ones are left out.
    mutating func lists(_ value: JSONValue?) -> [ChoiceList] {
        guard let value else { return [] }
        guard let members = value.members else {
            add(.wrongType, ["key": .key(.lists), "expected": .text(Self.form)], value.offset)
            leavesOut = true
            return []
        }
        let lists = members.compactMap { name, keyOffset, value -> ChoiceList? in
            guard ChoiceList.isName(name) else {
                problems.append((keyOffset, DefinitionProblem(badListName: name)))
                return nil
            }
            return list(name, keyOffset, value)
        }
        if lists.count < members.count { leavesOut = true }
        return lists
    }

    private static let form = "an object of lists by name, each with columns and choices"

    private mutating func list(
        _ name: String, _ keyOffset: Int, _ value: JSONValue
    ) -> ChoiceList? {
        guard var object = ObjectReader(value, FormKeys.list) else {
            add(.wrongType, ["key": .key(.lists), "expected": .text(Self.form)], value.offset)
            return nil
        }
        let columns = columns(object.value(.columns))
        if object.value(.choices) == nil {
            object.missing(.choices, hint: "list the rows, each with a value and a title.")
        }
        let rows = object.elements(.choices)
        problems += object.problems
        guard let rows else { return nil }
        // A list of too many rows is refused as a whole.
        let read = rows.prefix(ChoiceList.maximumRows + 1)
        var reader = ChoiceReader(list: name, columns: columns)
        var list = ChoiceList(name, columns: columns, choices: read.map { reader.choice($0) })
        problems += reader.problems
        list.extensions = object.extensions
        list.offset = keyOffset
        list.offsets = read.map(\.offset)
        return list
    }

    /// The columns of an object of types by name; malformed ones are left out.
    mutating func columns(_ value: JSONValue?) -> [ChoiceList.Column] {
        guard let value else { return [] }
        guard let members = value.members else {
            add(
                .wrongType,
                ["key": .key(.columns), "expected": .text("an object of types by name")],
                value.offset)
            return []
        }
        let columns = members.compactMap { name, keyOffset, value -> ChoiceList.Column? in
            guard let column = FieldName(name) else {
                add(.badName, ["name": .text(name)], keyOffset)
                return nil
            }
            guard let word = value.string else {
                add(.wrongType, ["key": .text(name), "expected": .text("a type")], value.offset)
                return nil
            }
            guard let type = ObjectReader.word(word, of: ValueType.self),
                ChoiceList.columnTypes.contains(type)
            else {
                problems.append(
                    (
                        value.offset,
                        DefinitionProblem(
                            unknown: .unknownValueType, word,
                            ChoiceList.columnTypes.map(\.rawValue))
                    ))
                return nil
            }
            return ChoiceList.Column(column, type: type)
        }
        if columns.count < members.count { leavesOut = true }
        return columns
    }

    private mutating func add(
        _ code: DefinitionCode, _ parameters: IssueParameters, _ offset: Int
    ) {
        problems.append((offset, DefinitionProblem(code, parameters: parameters)))
    }
}

/// Reads choices: those of a field, or the rows of a list.
struct ChoiceReader {
    /// The name of the list; `nil` for the choices of a field.
    private let list: ChoiceList?
    private let keys: [String]
    private(set) var problems: [(offset: Int, problem: DefinitionProblem)] = []
    /// Whether a value could not be read.
    private(set) var isUnsure = false

    /// Whether the values are numbers.
    private let areNumbers: Bool

    /// Reads the choices of a field.
    init(areNumbers: Bool) {
        list = nil
        keys = FormKeys.choice.names
        self.areNumbers = areNumbers
    }

    /// Reads the rows of a list.
    init(list name: String, columns: [ChoiceList.Column]) {
        list = ChoiceList(name, columns: columns, choices: [])
        keys = FormKeys.choice.names + columns.map(\.name.text)
        areNumbers = false
    }

    mutating func choice(_ element: JSONValue) -> Choice {
        if let value = areNumbers ? element.number?.description : element.string {
            return Choice(value)
        }
        guard
            var object = ObjectReader(
                element, owner: list == nil ? "a choice" : "a row of the list", keys: keys)
        else {
            let values = areNumbers ? "numbers" : "texts"
            let expected = "a list of \(values), or of objects with value and title"
            add(.wrongType, ["key": .key(.choices), "expected": .text(expected)], element.offset)
            isUnsure = true
            return Choice("?")
        }
        let hint = "it is the value in the answers."
        let value =
            areNumbers
            ? object.requiredNumber(.value, hint: hint)?.description
            : object.requiredText(.value, hint: hint)
        let title = object.localized(.title)
        let description = object.localized(.description)
        let visible = object.expression(.visibleWhen)
        let enabled = object.expression(.enabledWhen)
        let reason = object.localized(.reason)
        let isExclusive = object.boolean(.exclusive) ?? false
        let columns = cells(of: object)
        problems += object.problems.map { ($0, ofColumn($1)) }
        if value == nil { isUnsure = true }
        var choice = Choice(
            value ?? "?\(element.offset)", title: title, description: description,
            columns: columns, visibleWhen: visible, enabledWhen: enabled, reason: reason,
            isExclusive: isExclusive)
        choice.extensions = object.extensions
        return choice
    }

    /// A problem of a row of a list, in which an unknown key is that of a column.
    private func ofColumn(_ problem: DefinitionProblem) -> DefinitionProblem {
        guard let list, problem.code == .unknownKey,
            case .text(let key)? = problem.parameters["key"]
        else { return problem }
        return DefinitionProblem(
            .unknownColumn, parameters: DefinitionProblem.parameters(ofUnknown: key, in: list))
    }

    /// The values of the columns; one of another type is reported and left out.
    private mutating func cells(of object: ObjectReader) -> [FieldName: FieldValue] {
        guard let list, !list.columns.isEmpty else { return [:] }
        var cells: [FieldName: FieldValue] = [:]
        var bytes: [UInt8] = []
        for column in list.columns where !FormKeys.reservedColumns.contains(column.name.text) {
            guard let value = object.value(column.name.text), value.kind != .null else { continue }
            let read: FieldValue? =
                switch value.kind {
                case .string: value.string.map { .text($0) }
                case .number: value.number.map { .decimal($0) }
                case .boolean: value.boolean.map { .boolean($0) }
                default: nil
                }
            guard let read, ListCell(read, as: column.type, &bytes) != nil else {
                add(
                    .wrongType,
                    [
                        "key": .text(column.name.text),
                        "expected": .text("a value of type \(column.type.rawValue)"),
                    ], value.offset)
                continue
            }
            bytes.removeAll(keepingCapacity: true)
            cells[column.name] = read
        }
        return cells
    }

    private mutating func add(
        _ code: DefinitionCode, _ parameters: IssueParameters, _ offset: Int
    ) {
        problems.append((offset, DefinitionProblem(code, parameters: parameters)))
    }
}
