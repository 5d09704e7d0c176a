public import FormModel

/// Wants nothing twice: of a group no two rows with the same in a field, of a list of choices no choice
/// twice.
///
/// Every repetition reports, at the later of the two: `/contacts/1/name`. Values are compared in their
/// canonical form, texts as bytes; rows whose field is empty or cannot be read are passed over.
public struct UniqueValidator: Validator {
    /// `unique`.
    public var name: String { "unique" }

    /// The field of a row that must differ; `nil` for a list of choices.
    public let by: FieldName?

    /// Makes the validator.
    public init(by: FieldName? = nil) {
        self.by = by
    }

    /// `by`, where it is given.
    public var parameters: IssueParameters { by.map { ["by": .text($0.text)] } ?? [:] }

    /// `unique`.
    public var codes: [IssueCode: [String]] { [.unique: []] }

    /// A field that the group does not have or that is a group itself, and values that are no list.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        let problems = unsuitable(in: context, unless: [.choices, .group])
        guard problems.isEmpty else { return problems }
        guard context.item.kind == .group else {
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
        let field = context.item.items.first { $0.name == by && $0.isInput }
        guard let field else {
            return [DefinitionProblem(.unknownField, parameters: ["name": .text(by.text)])]
        }
        guard field.kind == .group else { return [] }
        return [
            DefinitionProblem(
                .unsuitableValidator,
                parameters: ["name": .text(name), "value": .text(field.valueType.rawValue)])
        ]
    }

    /// Adds `unique`.
    ///
    /// - Complexity: O(*n*) in the bytes of the values, expected.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard let by else {
            judgeElements(of: value, into: &findings)
            return
        }
        var seen: Set<[UInt8]> = []
        // A single row repeats nothing.
        guard value.judgedRows.count > 1 else { return }
        for index in value.judgedRows {
            let row = context.row(index, of: value)
            guard let key = row.value(of: by).identity else { continue }
            if !seen.insert(key).inserted { findings.add(.unique, at: by, in: row) }
        }
    }

    private func judgeElements(of value: borrowing ValueView, into findings: inout Findings) {
        guard value.kind == .choices, value.count > 1 else { return }
        var seen: Set<[UInt8]> = []
        for index in 0..<value.count {
            let element = value.element(index)
            var key: [UInt8] = []
            for at in element.indices { key.append(element[at]) }
            if !seen.insert(key).inserted { findings.add(.unique, element: index) }
        }
    }
}

extension ValueView {
    /// Bytes that two values share where they are the same; `nil` where it is empty.
    ///
    /// Both are of one field, so that no two types meet.
    fileprivate var identity: [UInt8]? {
        var key: [UInt8] = []
        switch kind {
        case .empty, .rows: return nil
        case .text, .choice:
            for at in text.indices { key.append(text[at]) }
        case .integer: key.append(contentsOf: String(integer).utf8)
        // By value: 1.5 and 1.50 are the same amount.
        case .decimal: key.append(contentsOf: decimal.normalized.description.utf8)
        case .boolean: key.append(boolean ? 1 : 0)
        case .date: key.append(contentsOf: (date?.description ?? "").utf8)
        case .choices:
            for index in 0..<count {
                let element = element(index)
                for at in element.indices { key.append(element[at]) }
                // No byte of UTF-8, so that the ends of elements cannot be mistaken.
                key.append(0xFF)
            }
        }
        return key
    }
}

extension Validator where Self == UniqueValidator {
    /// Wants no choice twice.
    public static var unique: UniqueValidator { UniqueValidator() }

    /// Wants no two rows of a group with the same in a field.
    public static func unique(by field: FieldName) -> UniqueValidator { UniqueValidator(by: field) }
}
