public import FormModel

/// Requires different values: in a list, or in one field of the rows of a group.
///
/// Each repetition is a finding at the later occurrence, such as `/contacts/1/name`. Values are
/// compared in canonical form, texts as bytes. Rows whose field is empty or unreadable are ignored.
struct UniqueValidator: Validator {
    var name: String { "unique" }

    /// The field that must differ from row to row; `nil` for a list.
    let by: FieldName?

    init(by: FieldName? = nil) {
        self.by = by
    }

    /// The finding parameters: `by`, if given.
    var parameters: IssueParameters { by.map { ["by": .text($0.text)] } ?? [:] }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.choices, .texts, .group], codes: [.unique: []])
    }

    /// Reports a missing or unknown field of the group, a field that is a group, and an item that
    /// is neither a list nor a group.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard let types = facts.types, types.contains(context.item.valueType) else { return [] }
        guard context.item.isGroup else {
            guard by != nil else { return [] }
            return [
                DefinitionProblem(
                    .unknownParameter, parameters: ["owner": .text(name), "key": .text("by")])
            ]
        }
        guard let by else {
            return [
                DefinitionProblem(
                    .missingParameter,
                    parameters: [
                        "owner": .text(name),
                        "expected": .text("\"by\": the field of a row that must differ"),
                    ])
            ]
        }
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
        guard let by else {
            judgeElements(of: value, into: &findings)
            return
        }
        var seen: Set<Identity> = []
        // A single row has no repetition.
        guard value.judgedRows.count > 1 else { return }
        for index in value.judgedRows {
            let row = context.row(index, of: value)
            guard let key = Identity(row.value(of: by)) else { continue }
            if !seen.insert(key).inserted { findings.add(.unique, at: by, in: row) }
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

        /// The key of a value; `nil` for an empty value or rows.
        init?(_ value: borrowing ValueView) {
            switch value.kind {
            case .empty, .rows: return nil
            case .text, .choice: self = .text(value.text.copied)
            case .integer: self = .integer(value.integer)
            case .decimal: self = .decimal(value.decimal)
            case .boolean: self = .boolean(value.boolean)
            case .date: self = .date(value.date)
            case .time: self = .time(value.time)
            case .dateTime: self = .dateTime(value.dateTime)
            case .localDateTime: self = .localDateTime(value.localDateTime)
            case .duration: self = .duration(value.duration)
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
        guard let by else { return SchemaFragment(["uniqueItems": true]) }
        return SchemaFragment(notExpressed: "no two entries with the same \"\(by)\"")
    }
}

extension UniqueValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "unique", usage: #"{ "unique": { "by": "name" } }"#,
            summary:
                "No two rows of a group have the same value in the field `by`; no two elements of a list are equal. (`by`)"
        ) { arguments in
            UniqueValidator(by: arguments.fieldName("by"))
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
}
