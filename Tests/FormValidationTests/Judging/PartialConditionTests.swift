import FormModel
import FormValidation
import TestSupport
import Testing

/// Conditions of a partial submission: what the known values decide is decided, whatever other
/// conditions of the same field read.
@Suite struct PartialConditionTests {
    private static let refusals: Set<IssueCode> = [.hiddenField, .disabledField, .notComputed]

    private static func verdicts(
        _ form: Form, _ members: [String], scope: ValidationScope
    ) -> [String: IssueCode] {
        let json = "{\(members.joined(separator: ","))}"
        let report = FormValidator(form).validate(.json(Array(json.utf8)), scope: scope)
        var verdicts: [String: IssueCode] = [:]
        for issue in report.issues where refusals.contains(issue.code) {
            verdicts["\(issue.path)"] = issue.code
        }
        return verdicts
    }

    // MARK: Cases

    private static let pages: [Page] = [
        Page(
            title: "One",
            items: [
                .input("a", title: "A", value: .integer), .input("c", title: "C", value: .integer),
            ]),
        Page(
            title: "Two", visibleWhen: "a == 1",
            items: [
                .input("b", title: "B", visibleWhen: "c == 1"),
                .input("e", title: "E", value: .integer, computed: "c + 1"),
            ]),
        Page(
            title: "Three",
            items: [
                .input("f", title: "F", visibleWhen: "a == 1", enabledWhen: "c == 1"),
                .input("g", title: "G", value: .integer, visibleWhen: "a == 1", computed: "c"),
                .input("h", title: "H", default: .text("h"), enabledWhen: "c == 1"),
            ]),
    ]

    @Test(arguments: [
        (#""a":0,"b":"x""#, ["/b": IssueCode.hiddenField]),
        (#""a":0,"e":1"#, ["/e": .hiddenField]), (#""a":0,"f":"x""#, ["/f": .hiddenField]),
        (#""a":0,"g":1"#, ["/g": .hiddenField]),
        // The known condition holds, and the other reads an unknown value.
        (#""a":1,"b":"x","e":1,"f":"x","g":1"#, [:]),
        // The page may be hidden or shown.
        (#""c":0,"b":"x""#, ["/b": .hiddenField]), (#""c":1,"b":"x","e":1"#, [:]),
        // The field may be hidden, and is disabled otherwise.
        (#""c":0,"f":"x""#, [:]), (#""c":0,"h":"x""#, ["/h": .disabledField]),
        (#""c":0,"h":"h""#, [:]), (#""a":1,"c":0,"f":"x""#, ["/f": .disabledField]),
        (#""a":1,"c":0,"e":2,"g":1"#, ["/e": .notComputed, "/g": .notComputed]),
    ])
    func aKnownConditionDecides(_ row: (members: String, verdicts: [String: IssueCode])) throws {
        let form = try Form(id: "f", title: "F", pages: Self.pages)
        #expect(Self.verdicts(form, [row.members], scope: .sent) == row.verdicts)
    }

    // MARK: Laws

    /// The values by which conditions decide: three boxes, and a number.
    private typealias Known = [String: Int]

    private struct Condition {
        let source: String
        let reads: [String]
        let holds: (Known) -> Bool

        static func random(_ numbers: inout SeededNumbers) -> Condition? {
            let boxes = ["a", "b", "c"].shuffled(using: &numbers)
            let (x, y) = (boxes[0], boxes[1])
            return switch numbers.below(6) {
            case 0, 1: Condition(source: x, reads: [x]) { $0[x] == 1 }
            case 2: Condition(source: "\(x) && \(y)", reads: [x, y]) { $0[x] == 1 && $0[y] == 1 }
            case 3: Condition(source: "\(x) || \(y)", reads: [x, y]) { $0[x] == 1 || $0[y] == 1 }
            default: nil
            }
        }

        /// Whether it holds; `nil` if it reads an unknown value.
        func answer(_ known: Known) -> Bool? {
            reads.allSatisfy { known[$0] != nil } ? holds(known) : nil
        }
    }

    private struct Field {
        let name: String
        let visible: Condition?
        let enabled: Condition?
        let isComputed: Bool
        let hasDefault: Bool

        /// The verdict that the known values decide.
        func verdict(on sent: Int, page: Condition?, _ known: Known) -> IssueCode? {
            let shown = [page, visible].compactMap { $0 }.map { $0.answer(known) }
            if shown.contains(false) { return .hiddenField }
            guard !shown.contains(nil) else { return nil }
            if let enabled {
                guard let isEnabled = enabled.answer(known) else { return nil }
                guard isEnabled else {
                    guard hasDefault else { return .disabledField }
                    return known["n"].flatMap { $0 + 2 == sent ? nil : .disabledField }
                }
            }
            guard isComputed else { return nil }
            return known["n"].flatMap { $0 + 1 == sent ? nil : .notComputed }
        }
    }

    private static func form(_ fields: [Field], page: Condition?) throws -> Form {
        let items = try fields.map { field in
            var item = FormItem.input(
                try #require(FieldName(field.name)), title: "X", value: .integer)
            item.visibleWhen = field.visible.map { FormExpression($0.source) }
            item.enabledWhen = field.enabled.map { FormExpression($0.source) }
            if field.isComputed { item.computed = "n + 1" }
            if field.hasDefault { item.defaultExpression = "n + 2" }
            return item
        }
        return try Form(
            id: "f", title: "F",
            pages: [
                Page(
                    title: "One",
                    items: (["a", "b", "c"] as [FieldName]).map {
                        .input($0, title: "B", value: .boolean)
                    } + [.input("n", title: "N", value: .integer)]),
                Page(
                    title: "Two", visibleWhen: page.map { FormExpression($0.source) }, items: items),
            ])
    }

    private static func members(_ known: Known) -> [String] {
        known.map { name, value in "\"\(name)\":" + (name == "n" ? "\(value)" : "\(value == 1)") }
    }

    /// The submissions that have the known values and any values for the others.
    private static func completions(of known: Known) -> [Known] {
        ["a", "b", "c", "n"].reduce([known]) { list, name in
            known[name] != nil
                ? list : list.flatMap { [$0, $0.with(name, 0), $0.with(name, 1)] }
        }
    }

    @Test func aPartialSubmissionIsRefusedByWhatIsKnown() throws {
        var numbers = SeededNumbers(seed: 1_120)
        var (certain, refused) = (0, 0)
        for _ in Laws.rounds(40) {
            let page = Condition.random(&numbers)
            let fields = (0..<3).map { index in
                let isComputed = numbers.below(3) == 0
                return Field(
                    name: "x\(index)", visible: Condition.random(&numbers),
                    enabled: isComputed ? nil : Condition.random(&numbers), isComputed: isComputed,
                    hasDefault: !isComputed && numbers.below(2) == 0)
            }
            let form = try Self.form(fields, page: page)
            var known: Known = [:]
            for name in ["a", "b", "c", "n"] where numbers.below(2) == 0 {
                known[name] = numbers.below(2)
            }
            let sent = fields.map { ($0, numbers.below(4)) }
            let values = sent.map { "\"\($0.name)\":\($1)" }
            let found = Self.verdicts(form, Self.members(known) + values, scope: .sent)
            for (field, value) in sent {
                #expect(found["/\(field.name)"] == field.verdict(on: value, page: page, known))
            }
            // No completion of the submission takes a refused value.
            for completion in Self.completions(of: known) {
                let whole = Self.verdicts(form, Self.members(completion) + values, scope: .whole)
                for (path, code) in found { #expect(whole[path] == code, "\(completion)") }
                certain += found.count
            }
            refused += found.count
        }
        #expect(refused > Laws.cases(200) && certain > 2 * refused)
    }
}

extension [String: Int] {
    fileprivate func with(_ name: String, _ value: Int) -> [String: Int] {
        var copy = self
        copy[name] = value
        return copy
    }
}
