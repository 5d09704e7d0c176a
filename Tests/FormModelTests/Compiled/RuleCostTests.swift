import Synchronization
import Testing

@testable import FormModel

/// The cost of rules on several fields is proportional to the number of names in them.
@Suite struct RuleCostTests {
    private static let fieldCount = 400

    /// A number of rules of the same size, spread over the form.
    private func form(rules: Int, of size: Int, validators: [any Validator] = []) throws -> Form {
        let names = (0..<Self.fieldCount).map { FieldName("f\($0)") ?? "x" }
        let items = names.map { FormItem.input($0, title: "F", validators: validators) }
        let list = (0..<rules).map { rule in
            let fields = (0..<size).map { names[(rule * 7 + $0 * 3) % Self.fieldCount] }
            guard rule % 2 == 0 else { return FormRule.allOrNone(fields) }
            let equal = fields.map { "\($0) == 'x'" }.joined(separator: " || ")
            return .check(FormExpression(equal))
        }
        return try Form(id: "f", title: "F", rules: list, items: items)
    }

    /// The number of indices that a form stores for its rules.
    private func numbersKept(by form: Form) -> Int {
        form.compiled.rules.reduce(0) { $0 + $1.fields.count + $1.owners.count }
            + form.compiled.fields.reduce(0) { $0 + $1.rules.count }
    }

    @Test func whatIsKeptGrowsWithTheNamesInRules() throws {
        var kept: [Int] = []
        for (rules, size) in [(400, 5), (200, 10), (40, 50), (20, 100)] {
            kept.append(numbersKept(by: try form(rules: rules, of: size)))
        }
        // Always 2,000 names: the cost of each name does not depend on the size of its rule.
        #expect(Set(kept).count == 1 && kept[0] <= 3 * 2_000)
    }

    /// Rules over computed fields may be owned by the fields that these read; a rule is stored once all the same.
    @Test func rulesOverComputedFieldsAreStoredOnce() throws {
        let (size, count) = (40, 20)
        let sources = (0..<size).map { FieldName("s\($0)") ?? "x" }
        let computed = (0..<size).map { FieldName("c\($0)") ?? "x" }
        let sum = sources.map(\.text).joined(separator: "+")
        let items =
            sources.map { FormItem.input($0, title: "S", value: .integer) }
            + computed.map { name in
                var item = FormItem.input(name, title: "C", value: .integer)
                item.computed = FormExpression(sum)
                return item
            }
        let rules = (0..<count).map { _ in FormRule.allOrNone(computed) }
        let form = try Form(id: "f", title: "F", rules: rules, items: items)
        #expect(form.compiled.rules.count == count)
        #expect(form.compiled.rules.allSatisfy { $0.owners == Array(0..<2 * size) })
        #expect(
            form.compiled.fields.allSatisfy { $0.validators.isEmpty && $0.rules.count == count })
        #expect(numbersKept(by: form) == count * (size + 2 * size) + 2 * size * count)
    }

    /// A rule over a long chain of named values is owned by the fields that the chain reads, the nearest ones first.
    @Test func aLongChainOfValuesHasOwners() throws {
        let count = NamedValues.maximumCount
        let values = (0..<count).map { index in
            let source = index == 0 ? "a + 1" : "v\(index - 1) + \(index == 500 ? "b" : "1")"
            return NamedValue(FieldName("v\(index)") ?? "x", FormExpression(source))
        }
        let last = "v\(count - 1)"
        let rules = (0..<250).map { FormRule.check(FormExpression("\(last) > \($0)")) }
        let form = try Form(
            id: "f", title: "F", values: NamedValues(values), rules: rules,
            items: [
                .input("a", title: "A", value: .integer), .input("b", title: "B", value: .integer),
            ])
        #expect(form.compiled.rules.allSatisfy { $0.owners == [1, 0] })
        let source = FormDataSource(form: form)
        try source.updateValue(of: "a", to: 1, userInitiated: true)
        try source.updateValue(of: "b", to: -5_000, userInitiated: true)
        try source.leave("b")
        #expect(source.issues(of: "b").contains { $0.code == .check })
    }

    /// An update validates only the owners of rules that depend on it.
    @Test func anUpdateValidatesTheFieldsThatDependOnIt() throws {
        let counter = CountingValidator()
        let form = try form(rules: 200, of: 30, validators: [counter])
        let source = FormDataSource(form: form)
        for field in [0, 3, 60, 133, 399] {
            let rules = form.compiled.fields[field].rules
            let firsts = Set(rules.map { form.compiled.rules[$0].fields[0] })
            #expect(rules.count > 10)
            let name = form.compiled.fields[field].name
            for value in ["x", "y", ""] {
                counter.count.store(0, ordering: .relaxed)
                try source.updateValue(of: name, to: .text(value), userInitiated: true)
                #expect(
                    counter.count.load(ordering: .relaxed) == firsts.union([field]).count)
            }
        }
    }
}

/// Counts its calls.
private final class CountingValidator: Validator {
    let name = "counting"
    let count = Atomic(0)
    var facts: ValidatorFacts { ValidatorFacts(judgesEmpty: true, requiresValue: false) }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        count.add(1, ordering: .relaxed)
    }
}
