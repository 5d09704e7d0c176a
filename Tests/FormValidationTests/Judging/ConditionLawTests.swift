import FormModel
import FormValidation
import TestSupport
import Testing

/// Data source and submission agree on fields with conditions.
@Suite struct ConditionLawTests {
    private static func form(_ numbers: inout SeededNumbers) throws -> Form {
        let count = 3 + numbers.below(7)
        var order = Array(0..<count)
        for index in stride(from: count - 1, to: 0, by: -1) {
            order.swapAt(index, numbers.below(index + 1))
        }
        var items = [FormItem](repeating: .label("?"), count: count)
        for (rank, index) in order.enumerated() {
            items[index] = item(index, order[..<rank].map { "x\($0)" }, &numbers)
        }
        return try Form(
            id: "f", title: "F",
            rules: [.exactlyOneOf(["x0", "x1"]), .check("x1 != x2"), .allOrNone(["x2", "x0"])],
            items: items)
    }

    private static func item(
        _ index: Int, _ known: [String], _ numbers: inout SeededNumbers
    ) -> FormItem {
        var item = FormItem.input(
            FieldName("x\(index)") ?? "x", title: "X", value: .integer,
            validators: [
                [.required], [.range(0...2)], [.check("x0 <= x1")],
                [.when("present(x2)", then: [.required])], [],
            ][numbers.below(5)])
        guard !known.isEmpty else { return item }
        func name() -> String { known[numbers.below(known.count)] }
        let condition: FormExpression =
            switch numbers.below(4) {
            case 0: FormExpression("\(name()) == \(numbers.below(3))")
            case 1: FormExpression("present(\(name())) && \(name()) != 1")
            case 2: FormExpression("!present(\(name())) || \(name()) < \(name())")
            default: FormExpression("\(name()) in [0, 2]")
            }
        switch numbers.below(9) {
        case 0: item.enabledWhen = condition
        case 1: item.requiredWhen = condition
        case 2: item.computed = FormExpression("\(name()) + \(name())")
        case 3: break
        case 4: item.defaultExpression = FormExpression("\(name()) + \(name())")
        case 5:
            item.defaultExpression = FormExpression("\(name()) + 1")
            item.enabledWhen = condition
        default: item.visibleWhen = condition
        }
        return item
    }

    private static func values(
        of form: Form, _ numbers: inout SeededNumbers
    ) -> [(name: FieldName, value: FieldValue)] {
        form.items.compactMap(\.name).map { name in
            switch numbers.below(5) {
            case 0: (name, .empty)
            default: (name, .integer(numbers.below(4)))
            }
        }
    }

    private static func described(_ values: [(name: FieldName, value: FieldValue)]) -> [String] {
        values.map { "\($0.name)=\($0.value)" }
    }

    @Test func whatWasFilledInIsValidatedAlikeWhenItIsSent() throws {
        var numbers = SeededNumbers(seed: 20)
        var (valid, hidden) = (0, 0)
        for _ in Laws.rounds(40) {
            let form = try Self.form(&numbers)
            let validator = FormValidator(form)
            let source = FormDataSource(form: form)
            let given = Self.values(of: form, &numbers)
            for (name, value) in given {
                try source.updateValue(of: name, to: value, userInitiated: true)
            }
            let answers = Dictionary(
                source.values.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
            let report = validator.validate(.values(answers))
            #expect(Self.described(report.values) == Self.described(source.values))
            #expect(
                report.issues.map { "\($0.path) \($0.code)" }
                    == source.issues.map { "\($0.path) \($0.code)" })
            valid += report.isValid ? 1 : 0
            hidden += form.items.count - source.count
        }
        #expect(valid > Laws.cases(20) && hidden > Laws.cases(200))
    }

    /// The result depends neither on the order of keys nor on the order of updates, and validation
    /// can be repeated.
    @Test func orderNeverMatters() throws {
        var numbers = SeededNumbers(seed: 21)
        for _ in Laws.rounds(20) {
            let form = try Self.form(&numbers)
            let validator = FormValidator(form)
            let given = Self.values(of: form, &numbers)
            let source = FormDataSource(form: form)
            try source.updateValues(given, userInitiated: true)
            let other = FormDataSource(form: form)
            for (name, value) in given.reversed() {
                // With a detour over another value.
                try other.updateValue(of: name, to: .integer(1), userInitiated: true)
                try other.updateValue(of: name, to: value, userInitiated: true)
            }
            #expect(Self.described(source.values) == Self.described(other.values))
            #expect(source.issues == other.issues)
            func json(_ list: [(name: FieldName, value: FieldValue)]) -> [UInt8] {
                let members = list.compactMap { name, value in
                    if case .integer(let number) = value { "\"\(name)\":\(number)" } else { nil }
                }
                return Array("{\(members.joined(separator: ","))}".utf8)
            }
            let forth = validator.validate(.json(json(given)))
            let back = validator.validate(.json(json(given.reversed())))
            #expect(forth.issues.map(\.code) == back.issues.map(\.code))
            #expect(forth.issues.map(\.path) == back.issues.map(\.path))
            #expect(Self.described(forth.values) == Self.described(back.values))
            #expect(validator.validate(.json(json(given))).issues == forth.issues)
        }
    }

    @Test func hidingThenShowingRestores() throws {
        var numbers = SeededNumbers(seed: 22)
        for _ in Laws.rounds(20) {
            let form = try Self.form(&numbers)
            let source = FormDataSource(form: form)
            try source.updateValues(Self.values(of: form, &numbers), userInitiated: true)
            let before = (Self.described(source.values), source.issues, source.items.map(\.name))
            let names = form.items.compactMap(\.name)
            let name = names[numbers.below(names.count)]
            guard form.input(name)?.computed == nil else { continue }
            let kept = source.isEnabled(name) && source.isVisible(name)
            guard kept else { continue }
            let value = source.value(of: name)
            try source.updateValue(of: name, to: .integer(numbers.below(4)), userInitiated: true)
            try source.updateValue(of: name, to: value, userInitiated: true)
            #expect(Self.described(source.values) == before.0)
            #expect(source.issues == before.1 && source.items.map(\.name) == before.2)
        }
    }
}
