/// The types of the named values of a form and of the rows of its groups, in the order in which layouts are made.
///
/// A first layout has drafts, whose types are inferred from their expressions; a second one has the types.
struct ValueTypes {
    private struct Draft {
        let draft: ValueDraft
        let expression: FormExpression
        var scope: ExpressionScope?
    }

    private var drafts: [Draft] = []
    private let log: ValueDraftLog?
    /// For each value, its type; `nil` if none could be inferred.
    private var types: [ValueType?] = []
    private var next = 0

    /// The types of a form without named values.
    static let none = ValueTypes(log: nil)

    /// The start of an inference.
    static func drafting() -> ValueTypes { ValueTypes(log: ValueDraftLog()) }

    private init(log: ValueDraftLog?) { self.log = log }

    /// Makes the layout of the next value.
    mutating func layout(of value: NamedValue) -> FieldLayout {
        if let log {
            let draft = ValueDraft(drafts.count, log)
            drafts.append(Draft(draft: draft, expression: value.expression))
            return FieldLayout(
                value.name, valueType: .decimal, isOutput: false, role: .value, draft: draft)
        }
        let type = next < types.count ? types[next] : nil
        next += 1
        return FieldLayout(
            value.name, valueType: type ?? .decimal, isOutput: false, role: .value,
            isUntyped: type == nil)
    }

    /// Infers the types of all values of a layout with drafts.
    ///
    /// A value that needs the type of another one waits until that is known, without recursion, so that no chain is
    /// too long. The types of values in a cycle, and of those with a problem, stay unknown: the cycle or problem is
    /// reported with the conditions, and an unknown type causes no further problem.
    ///
    /// - Complexity: O(*n*) in the expressions; each is compiled at most twice.
    func inferred(in layout: FormLayout, _ vocabulary: ExpressionVocabulary) -> ValueTypes {
        var inference = self
        var number = 0
        inference.enter(ExpressionScope(layout, vocabulary: vocabulary), layout, &number)
        var result = ValueTypes(log: nil)
        result.types = inference.infer()
        return result
    }

    /// Notes the scope of each value, in the order in which the layouts were made.
    private mutating func enter(
        _ scope: ExpressionScope, _ layout: FormLayout, _ number: inout Int
    ) {
        for (index, field) in layout.fields.enumerated() {
            if let rows = field.rows {
                let inner = ExpressionScope(
                    rows, vocabulary: scope.vocabulary, enclosing: scope, group: index)
                enter(inner, rows, &number)
            } else if field.role == .value {
                drafts[number].scope = scope
                number += 1
            }
        }
    }

    private func infer() -> [ValueType?] {
        var types = [ValueType?](repeating: nil, count: drafts.count)
        var isDone = [Bool](repeating: false, count: drafts.count)
        var isWaiting = isDone
        for start in drafts.indices where !isDone[start] {
            var waiting = [start]
            while let number = waiting.last {
                guard !isDone[number] else {
                    waiting.removeLast()
                    continue
                }
                let found = type(of: drafts[number])
                let unknown = Set((log?.missing ?? []) + (log?.missingInOtherRows ?? []))
                let missing = unknown.filter { !isWaiting[$0] && !isDone[$0] }
                guard missing.isEmpty || isWaiting[number] else {
                    isWaiting[number] = true
                    waiting += missing.sorted()
                    continue
                }
                waiting.removeLast()
                isDone[number] = true
                settle(number, found, &types)
            }
        }
        // Values that read each other in the row before may have had no order.
        for number in drafts.indices where types[number] == nil {
            settle(number, type(of: drafts[number]), &types)
        }
        return types
    }

    /// Takes a type that was found, unless it depends on an unknown one of the same row.
    private func settle(_ number: Int, _ found: ValueType?, _ types: inout [ValueType?]) {
        guard log?.missing.isEmpty ?? true, let found else { return }
        types[number] = found
        drafts[number].draft.settle(found)
    }

    private func type(of draft: Draft) -> ValueType? {
        log?.missing = []
        log?.missingInOtherRows = []
        return draft.scope.flatMap { draft.expression.resultType(in: $0) }
            .flatMap { ValueType(ofResult: $0.type, isWhole: $0.isWhole) }
    }
}

extension ValueType {
    /// The type of a field that has the result of an expression; `nil` for lists, files, rows and periods.
    init?(ofResult type: ExpressionType, isWhole: Bool) {
        switch type {
        case .boolean: self = .boolean
        case .number: self = isWhole ? .integer : .decimal
        // Several lines, since a text of several lines may be part of it.
        case .text: self = .multiline
        case .date: self = .date
        case .time: self = .time
        case .dateTime: self = .dateTime
        case .localDateTime: self = .localDateTime
        case .duration: self = .duration
        case .period, .list, .file, .rows: return nil
        }
    }
}
