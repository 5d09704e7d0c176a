import FormModel
import TestSupport

/// Forms with random conditions that depend on each other, without cycles.
enum ConditionForms {
    static func random(_ numbers: inout SeededNumbers) throws -> Form {
        let count = 3 + numbers.below(8)
        // Conditions read previous fields in a random order, not in that of the form.
        var order = Array(0..<count)
        for index in stride(from: count - 1, to: 0, by: -1) {
            order.swapAt(index, numbers.below(index + 1))
        }
        var items = [FormItem?](repeating: nil, count: count)
        for (rank, index) in order.enumerated() {
            let known = order[..<rank].map { "x\($0)" }
            items[index] = item(index, known, &numbers)
        }
        let half = numbers.below(count + 1)
        let all = items.compactMap { $0 }
        let first = "x\(order[0])"
        // The page of the field that the condition reads has no condition itself.
        let isFirstAhead = order[0] < half
        let condition: FormExpression? =
            numbers.below(2) == 0 && isFirstAhead ? FormExpression("\(first) != 2") : nil
        let readsBehind = all[..<half].contains { item in
            [item.visibleWhen, item.enabledWhen, item.computed, item.defaultExpression]
                .contains { expression in
                    (half..<count).contains { expression?.source.contains("x\($0)") == true }
                }
        }
        return try Form(
            id: "f", title: "F", unknownFields: .reject,
            rules: count > 3 ? [.atLeastOneOf(["x0", "x1"]), .check("x0 != x1 || x2 == 1")] : [],
            pages: [
                Page(items: Array(all[..<half]) + [.label("Between", visibleWhen: "present(x0)")]),
                Page(
                    visibleWhen: readsBehind ? nil : condition,
                    items: Array(all[half...])
                        + [.button("go", title: "Go", action: .submit, enabledWhen: "present(x1)")]),
            ])
    }

    private static func item(
        _ index: Int, _ known: [String], _ numbers: inout SeededNumbers
    ) -> FormItem {
        var item = FormItem.input(
            FieldName("x\(index)") ?? "x", title: "X", value: .integer,
            default: numbers.below(3) == 0 ? .integer(numbers.below(3)) : .empty)
        guard !known.isEmpty else { return item }
        switch numbers.below(7) {
        case 0: item.enabledWhen = condition(known, &numbers)
        case 1: item.requiredWhen = condition(known, &numbers)
        case 2:
            item.defaultValue = .empty
            item.computed = FormExpression(
                "\(known[numbers.below(known.count)]) + \(known[numbers.below(known.count)])")
        case 3: break
        case 4:
            item.defaultExpression = FormExpression(
                "\(known[numbers.below(known.count)]) + \(numbers.below(2))")
            if numbers.below(2) == 0 { item.enabledWhen = condition(known, &numbers) }
        default: item.visibleWhen = condition(known, &numbers)
        }
        return item
    }

    private static func condition(
        _ known: [String], _ numbers: inout SeededNumbers
    ) -> FormExpression {
        let a = known[numbers.below(known.count)]
        let b = known[numbers.below(known.count)]
        switch numbers.below(4) {
        case 0: return FormExpression("\(a) == \(numbers.below(3))")
        case 1: return FormExpression("present(\(a)) && \(b) != 1")
        case 2: return FormExpression("!present(\(a)) || \(a) < \(b)")
        default: return FormExpression("\(a) in [0, 2]")
        }
    }

    /// Sets some random fields, as a person or as the program.
    static func change(_ source: FormDataSource, _ numbers: inout SeededNumbers) throws {
        let names = source.form.items.filter(\.isInput).compactMap(\.name)
        var updates: [(name: FieldName, value: FieldValue)] = []
        for _ in 0...numbers.below(3) {
            let value: FieldValue =
                switch numbers.below(6) {
                case 0: .empty
                case 1: .text("bad")
                default: .integer(numbers.below(4))
                }
            updates.append((names[numbers.below(names.count)], value))
        }
        try source.updateValues(updates, userInitiated: numbers.below(2) == 0)
    }
}

/// A screen that shows items only by notifications.
final class FollowingScreen: FormDataSourceDelegate {
    private(set) var items: [FieldName?]

    init(_ source: FormDataSource) {
        items = source.items.map(\.name)
        source.delegate = self
    }

    func formDataSourceWillChange(_ dataSource: FormDataSource) {}

    func formDataSource(
        _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
        for change: FormChange
    ) {
        switch change.kind {
        case .insert: items.insert(item.name, at: index)
        case .delete:
            if items[index] == item.name { items.remove(at: index) }
        case .update, .move: if items[index] != item.name { items.removeAll() }
        }
    }

    func formDataSourceDidChange(_ dataSource: FormDataSource) {}
}
