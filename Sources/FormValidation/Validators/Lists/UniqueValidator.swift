public import FormModel

/// Requires different values: in a list, or in one or several fields of the rows of a group.
///
/// Each repetition is a finding at the later occurrence, such as `/contacts/1/name`; of several
/// fields at the first one. Values are compared in canonical form, texts as bytes. Rows in which one
/// of the fields is empty or unreadable are ignored.
struct UniqueValidator: Validator {
    var name: String { "unique" }

    /// The fields that must differ from row to row, at least in one of them; none for a list.
    let by: [FieldName]

    init(by: [FieldName]) {
        self.by = by
    }

    init(by: FieldName? = nil) {
        self.by = by.map { [$0] } ?? []
    }

    /// The fields, as a text.
    private var names: String { by.map(\.text).joined(separator: ", ") }

    /// The finding parameters: `by`, if given.
    var parameters: IssueParameters { by.isEmpty ? [:] : ["by": .text(names)] }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.choices, .texts, .group], codes: [.unique: []])
    }

    /// Reports a missing or unknown field of the group, a field that is a group, and an item that
    /// is neither a list nor a group.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard let types = facts.types, types.contains(context.item.valueType) else { return [] }
        guard context.item.isGroup else {
            guard !by.isEmpty else { return [] }
            return [DefinitionProblem(unknownParameter: "by", of: name, known: [])]
        }
        guard !by.isEmpty else {
            return [
                DefinitionProblem(
                    .missingParameter,
                    parameters: [
                        "owner": .text(name),
                        "expected": .text("\"by\": the field of a row that must differ"),
                    ])
            ]
        }
        return by.enumerated().flatMap { position, by in
            repetition(at: position).map { [$0] } ?? problems(of: by, in: context)
        }
    }

    /// The problem of a field that is named twice.
    private func repetition(at position: Int) -> DefinitionProblem? {
        guard by[..<position].contains(by[position]) else { return nil }
        return DefinitionProblem(
            .duplicateField, parameters: ["name": .text(by[position].text)])
    }

    private func problems(
        of by: FieldName, in context: DefinitionContext
    ) -> [DefinitionProblem] {
        let field = context.item.fields.first { $0.name == by }
        guard let field else {
            return [DefinitionProblem(.unknownField, parameters: ["name": .text(by.text)])]
        }
        guard field.isGroup else { return [] }
        return [
            DefinitionProblem(
                .unsuitableValidator,
                parameters: ["name": .text(name), "value": .text(field.valueType.rawValue)])
        ]
    }

    /// Adds a finding `unique` for each repeated value.
    ///
    /// - Complexity: O(*n*) in the bytes of the values, expected.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard let first = by.first else {
            judgeElements(of: value, into: &findings)
            return
        }
        // A single row has no repetition.
        guard value.judgedRows.count > 1 else { return }
        var seen: Set<[Identity]> = []
        for index in value.judgedRows {
            let row = context.row(index, of: value)
            var keys: [Identity] = []
            for name in by {
                guard let key = Identity(row.value(of: name)) else { break }
                keys.append(key)
            }
            guard keys.count == by.count, !seen.insert(keys).inserted else { continue }
            findings.add(.unique, at: first, in: row)
        }
    }

    private func judgeElements(of value: borrowing ValueView, into findings: inout Findings) {
        guard value.kind == .list, value.count > 1 else { return }
        var seen: Set<[UInt8]> = []
        for index in 0..<value.count {
            if !seen.insert(value.element(index).copied).inserted {
                findings.add(.unique, element: index)
            }
        }
    }
}

extension UniqueValidator {
    /// A key that is equal for equal values.
    private enum Identity: Hashable {
        case text([UInt8])
        case list([[UInt8]])
        case integer(Int)
        case decimal(ExactDecimal)
        case boolean(Bool)
        case date(CalendarDate?)
        case time(ClockTime?)
        case dateTime(DateTime?)
        case localDateTime(LocalDateTime?)
        case duration(CalendarDuration?)
        /// Name, media type and size.
        case file([UInt8], [UInt8], Int)

        /// The key of a value; `nil` for an empty value or rows.
        init?(_ value: borrowing ValueView) {
            switch value.kind {
            case .empty, .rows: return nil
            case .other: self = .text(Array(Choice.otherValue.utf8))
            case .text, .choice: self = .text(value.text.copied)
            case .integer: self = .integer(value.integer)
            case .decimal: self = .decimal(value.decimal)
            case .boolean: self = .boolean(value.boolean)
            case .date: self = .date(value.date)
            case .time: self = .time(value.time)
            case .dateTime: self = .dateTime(value.dateTime)
            case .localDateTime: self = .localDateTime(value.localDateTime)
            case .duration: self = .duration(value.duration)
            case .file:
                self = .file(value.fileName.copied, value.fileType.copied, value.fileSize)
            case .list:
                var list: [[UInt8]] = []
                for index in 0..<value.count { list.append(value.element(index).copied) }
                self = .list(list)
            }
        }
    }
}

extension Span<UInt8> {
    fileprivate var copied: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for at in indices { bytes.append(self[at]) }
        return bytes
    }
}

extension UniqueValidator {
    /// The keyword `uniqueItems` for a list; JSON Schema cannot compare fields of rows.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        guard !by.isEmpty else { return SchemaFragment(["uniqueItems": true]) }
        let names = by.map { "\"\($0)\"" }.joined(separator: " and ")
        return SchemaFragment(notExpressed: "no two entries with the same \(names)")
    }
}

extension UniqueValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "unique", usage: #"{ "unique": { "by": "name" } }"#,
            summary:
                "No two rows of a group have the same value in the field `by`, or in all fields of a list such as `[\"name\", \"birthday\"]`; no two elements of a list are equal. (`by`)"
        ) { arguments in
            UniqueValidator(by: arguments.fieldNames("by") ?? [])
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires different elements in a list.
    public static var unique: AnyValidator { AnyValidator(UniqueValidator()) }

    /// Requires different values of a field in the rows of a group.
    public static func unique(by field: FieldName) -> AnyValidator {
        AnyValidator(UniqueValidator(by: field))
    }

    /// Requires that no two rows of a group have the same values in all of some fields.
    public static func unique(by fields: [FieldName]) -> AnyValidator {
        AnyValidator(UniqueValidator(by: fields))
    }
}
