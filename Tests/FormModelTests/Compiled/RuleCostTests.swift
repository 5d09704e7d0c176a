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

    /// The number of indices that a form stores.
    private func numbersKept(by form: Form) -> Int {
        var count = 0
        for child in Mirror(reflecting: form.compiled).children {
            if let list = child.value as? [Int] { count += list.count }
            if let lists = child.value as? [[Int]] { count += lists.reduce(0) { $0 + $1.count } }
        }
        return count + form.compiled.fields.reduce(0) { $0 + $1.rules.count }
    }

    @Test func whatIsKeptGrowsWithTheNamesInRules() throws {
        let none = numbersKept(by: try form(rules: 0, of: 0))
        #expect(none < 3 * Self.fieldCount)
        var kept: [Int] = []
        for (rules, size) in [(400, 5), (200, 10), (40, 50), (20, 100)] {
            kept.append(numbersKept(by: try form(rules: rules, of: size)) - none)
        }
        // Always 2,000 names: the cost of each name does not depend on the size of its rule.
        #expect(Set(kept).count == 1 && kept[0] <= 6 * 2_000)
    }

    /// All fields of a rule share one list.
    @Test func fieldsShareTheListOfTheirRule() throws {
        let form = try form(rules: 20, of: 100)
        var lists: Set<UInt> = []
        for field in form.compiled.fields {
            for case let rule as any RuleValidator in field.validators {
                let start = unsafe rule.fields.fields.withUnsafeBytes { $0.baseAddress }
                lists.insert(UInt(bitPattern: start))
            }
        }
        #expect(lists.count == 20)
    }

    /// An update validates only the owners of rules that depend on it.
    @Test func anUpdateValidatesWhatDependsOnIt() throws {
        let counter = CountingValidator()
        let form = try form(rules: 200, of: 100, validators: [counter])
        let source = FormDataSource(form: form)
        for field in [0, 3, 60, 133, 399] {
            let rules = form.compiled.fields[field].rules
            let firsts = Set(rules.map { form.compiled.rules[$0].fields.fields[0] })
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
