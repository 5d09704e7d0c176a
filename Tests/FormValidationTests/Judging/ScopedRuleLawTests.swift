import FormModel
import FormValidation
import TestSupport
import Testing

/// The rules on several fields, where only some fields are validated.
///
/// Each rule has an issue if and only if all its operands are known and one of its fields is
/// validated, open and readable; the issue is at the first of those. The expected issues are
/// computed here, independently of the engine.
@Suite struct ScopedRuleLawTests {
    /// The behaviour of a field.
    private enum Behaviour {
        case plain
        case shown(by: Int)
        case enabled(by: Int, default: Int?)
        case enabledWithSum(by: Int, of: Int, and: Int)
        case sum(of: Int, and: Int)
    }

    private enum Rule {
        case set(String, [Int])
        /// True unless all three values are present and the first is greater than the sum of the
        /// others.
        case less([Int])

        var fields: [Int] {
            switch self {
            case .set(_, let fields), .less(let fields): fields
            }
        }
    }

    /// The known facts about a field's value.
    private struct Held {
        var value: Int?
        var isReadable = true
        var isOpen = true
        var isKnown = true
        /// Whether the field is known to have the value that the form determines.
        var follows = false
    }

    private struct Case {
        var behaviours: [Behaviour] = []
        var rules: [Rule] = []
        /// The sent values: a number, `true`, `null` or an unreadable value.
        var sent: [Int: String] = [:]
        var scope = ValidationScope.whole
        var named: Set<Int> = []

        /// The first two fields are boxes, the others have numbers.
        func name(_ field: Int) -> String { "x\(field)" }
    }

    private static func random(_ numbers: inout SeededNumbers) -> Case {
        var test = Case()
        let count = 5 + numbers.below(4)
        test.behaviours = [.plain, .plain]
        for field in 2..<count {
            func other() -> Int { 2 + numbers.below(field - 2) }
            let box = numbers.below(2)
            let behaviour: Behaviour =
                switch numbers.below(field > 2 ? 9 : 5) {
                case 0...2: .plain
                case 3: .shown(by: box)
                case 4: .enabled(by: box, default: numbers.below(2) == 0 ? nil : 1)
                case 5: .enabledWithSum(by: box, of: other(), and: other())
                default: .sum(of: other(), and: other())
                }
            test.behaviours.append(behaviour)
        }
        for _ in 0..<1 + numbers.below(4) {
            let fields = Array((0..<count).shuffled(using: &numbers).prefix(2 + numbers.below(3)))
            let isCheck = fields.count == 3 && fields.allSatisfy { $0 > 1 }
            let kinds = ["atLeastOneOf", "exactlyOneOf", "allOrNone"]
            test.rules.append(isCheck ? .less(fields) : .set(kinds[numbers.below(3)], fields))
        }
        let share = 1 + numbers.below(4)
        for field in 0..<count where numbers.below(4) < share {
            let values = field < 2 ? ["true", "true", "false", "null"] : ["0", "1", "2", "null"]
            test.sent[field] = numbers.below(8) == 0 ? "\"?\"" : values[numbers.below(4)]
        }
        let shuffled = (0..<count).shuffled(using: &numbers)
        let named = shuffled.prefix(numbers.below(count + 1))
        switch numbers.below(6) {
        case 0: break
        case 1, 2: test.scope = .sent
        default:
            test.named = Set(named)
            test.scope = .fields(named.compactMap { FieldName(test.name($0)) })
        }
        return test
    }

    private static func form(of test: Case) throws -> Form {
        let items = test.behaviours.enumerated().map { field, behaviour in
            var item = FormItem.input(
                FieldName(test.name(field)) ?? "x", title: "X",
                value: field < 2 ? .boolean : .integer)
            switch behaviour {
            case .plain: break
            case .shown(let box): item.visibleWhen = FormExpression(test.name(box))
            case .enabled(let box, let value):
                item.enabledWhen = FormExpression(test.name(box))
                item.defaultValue = value.map { .integer($0) } ?? .empty
            case .enabledWithSum(let box, let a, let b):
                item.enabledWhen = FormExpression(test.name(box))
                item.defaultExpression = FormExpression("\(test.name(a)) + \(test.name(b))")
            case .sum(let a, let b):
                item.computed = FormExpression("\(test.name(a)) + \(test.name(b))")
            }
            return item
        }
        let rules = test.rules.map { rule -> FormRule in
            let names = rule.fields.compactMap { FieldName(test.name($0)) }
            return switch rule {
            case .set("atLeastOneOf", _): .atLeastOneOf(names)
            case .set("exactlyOneOf", _): .exactlyOneOf(names)
            case .set: .allOrNone(names)
            case .less: .check(FormExpression("\(names[0]) <= \(names[1]) + \(names[2])"))
            }
        }
        return try Form(id: "f", title: "F", rules: rules, items: items)
    }

    // MARK: What is expected

    private static func held(in test: Case) -> [Held] {
        var fields: [Held] = []
        func sum(_ a: Int, _ b: Int) -> Int? {
            fields[a].value.flatMap { a in fields[b].value.map { a + $0 } }
        }
        func areKnown(_ list: [Int]) -> Bool { list.allSatisfy { fields[$0].isKnown } }
        for (field, behaviour) in test.behaviours.enumerated() {
            var held = Held()
            switch test.sent[field] {
            case "true": held.value = 1
            case "false": held.value = 0
            case let text?:
                held.value = Int(text)
                held.isReadable = text != "\"?\""
            case nil: break
            }
            held.isKnown = isKnown(field, in: test)
            func close(_ value: Int?, isKnown: Bool = true) {
                held.value = isKnown ? value : nil
                (held.isReadable, held.isOpen) = (true, false)
                (held.isKnown, held.follows) = (isKnown, isKnown)
            }
            switch behaviour {
            case .plain: break
            // If the status of a field is unknown, so are all values that depend on it.
            case .shown(let box) where !areKnown([box]): held.isKnown = false
            case .enabled(let box, _) where !areKnown([box]): held.isKnown = false
            case .enabledWithSum(let box, _, _) where !areKnown([box]): held.isKnown = false
            case .shown(let box):
                if fields[box].value != 1 { close(nil) }
            case .enabled(let box, let value):
                if fields[box].value != 1 { close(value) }
            case .enabledWithSum(let box, let a, let b):
                if fields[box].value != 1 { close(sum(a, b), isKnown: areKnown([a, b])) }
            case .sum(let a, let b):
                close(sum(a, b), isKnown: areKnown([a, b]))
                held.isOpen = held.isKnown
            }
            fields.append(held)
        }
        return fields
    }

    private static func isKnown(_ field: Int, in test: Case) -> Bool {
        switch test.scope {
        case .whole: true
        case .sent: test.sent[field] != nil
        case .fields: test.named.contains(field) || test.sent[field] != nil
        }
    }

    private static func isJudged(_ field: Int, _ held: Held, in test: Case) -> Bool {
        switch test.scope {
        case .whole: true
        case .sent: test.sent[field] != nil || held.follows
        case .fields: test.named.contains(field)
        }
    }

    private static func fails(_ rule: Rule, _ fields: [Held]) -> Bool {
        switch rule {
        case .set(let kind, let names):
            let open = names.filter { fields[$0].isOpen }
            let given = open.filter { !fields[$0].isReadable || fields[$0].value != nil }.count
            return switch kind {
            case "atLeastOneOf": given == 0
            case "exactlyOneOf": given != 1
            default: given != 0 && given != open.count
            }
        case .less(let names):
            let values = names.compactMap { fields[$0].value }
            return values.count == 3 && values[0] > values[1] + values[2]
        }
    }

    /// The candidates for the owner of a rule.
    ///
    /// First the fields that a person can change, then the operands of computed fields, nearer ones
    /// first, and last the computed fields.
    private static func owners(of rule: Rule, in test: Case) -> [Int] {
        func parts(_ field: Int) -> [Int]? {
            if case .sum(let a, let b) = test.behaviours[field] { [a, b] } else { nil }
        }
        let calculated = rule.fields.filter { parts($0) != nil }
        var level = calculated
        var sources: [Int] = []
        var seen = Set(rule.fields)
        while !level.isEmpty {
            let found = level.flatMap { parts($0) ?? [] }.filter { seen.insert($0).inserted }
            sources += found.filter { parts($0) == nil }
            level = found.filter { parts($0) != nil }
        }
        return rule.fields.filter { parts($0) == nil } + sources + calculated
    }

    /// The path of each issue and the fields of its rule, in order.
    private static func expected(of test: Case) -> [String] {
        let fields = held(in: test)
        var issues: [(field: Int, rule: Int)] = []
        for (number, rule) in test.rules.enumerated() {
            guard rule.fields.allSatisfy({ fields[$0].isKnown }), fails(rule, fields) else {
                continue
            }
            let judge = owners(of: rule, in: test).first {
                isJudged($0, fields[$0], in: test) && fields[$0].isOpen && fields[$0].isReadable
            }
            if let judge { issues.append((judge, number)) }
        }
        return issues.sorted { ($0.field, $0.rule) < ($1.field, $1.rule) }.map { issue in
            // A condition has its fields in the order in which it reads them.
            let names = test.rules[issue.rule].fields.map(test.name).joined(separator: ", ")
            return "/\(test.name(issue.field)) \(names)"
        }
    }

    private static func reported(of test: Case, _ issues: [FormIssue]) -> [String] {
        let codes: Set<IssueCode> = [.atLeastOneOf, .exactlyOneOf, .allOrNone, .check]
        return issues.filter { codes.contains($0.code) }.map {
            "\($0.path) \($0.parameters["fields"].map(\.description) ?? "")"
        }
    }

    @Test func rulesAreReportedWhereAllIsKnownAndOneFieldIsValidated() throws {
        var numbers = SeededNumbers(seed: 31)
        var (reported, elsewhere, passed) = (0, 0, 0)
        for _ in Laws.rounds(120) {
            let test = Self.random(&numbers)
            let form = try Self.form(of: test)
            let members = test.sent.map { "\"\(test.name($0.key))\":\($0.value)" }
            let json = Array("{\(members.sorted().joined(separator: ","))}".utf8)
            let report = FormValidator(form, scope: test.scope).validate(.json(json))
            let expected = Self.expected(of: test)
            #expect(Self.reported(of: test, report.issues) == expected, "\(test)")
            guard test.scope != .whole else { continue }
            let whole = FormValidator(form).validate(.json(json))
            let everywhere = Set(Self.reported(of: test, whole.issues))
            reported += expected.count
            elsewhere += expected.count { !everywhere.contains($0) }
            passed += max(0, everywhere.count - expected.count)
        }
        // All three cases occur: an issue, an issue at another field than for the whole form, and
        // none.
        #expect(
            reported > Laws.cases(300) && elsewhere > Laws.cases(50) && passed > Laws.cases(300),
            "\(reported) \(elsewhere) \(passed)")
    }

    /// A data source that was changed step by step has the same issues as one that was filled in at
    /// once, although it validates only what may have changed.
    @Test func theDataSourceReportedNoneTwiceAndForgotNone() throws {
        var numbers = SeededNumbers(seed: 33)
        var reported = 0
        for _ in Laws.rounds(20, share: 2) {
            let test = Self.random(&numbers)
            let form = try Self.form(of: test)
            let source = FormDataSource(form: form)
            var given: [FieldName: FieldValue] = [:]
            for _ in 0..<12 {
                let field = numbers.below(test.behaviours.count)
                guard let name = FieldName(test.name(field)) else { continue }
                let value: FieldValue =
                    switch numbers.below(5) {
                    case 0: .empty
                    case 1: .text("?")
                    default: field < 2 ? .boolean(numbers.below(3) > 0) : .integer(numbers.below(3))
                    }
                given[name] = value
                try source.updateValue(of: name, to: value, userInitiated: true)
                let other = FormDataSource(form: form)
                try other.updateValues(
                    given.map { (name: $0.key, value: $0.value) }, userInitiated: true)
                #expect(source.issues == other.issues, "\(test) \(given)")
                reported += Self.reported(of: test, source.issues).count
            }
        }
        #expect(reported > Laws.cases(400, share: 2), "\(reported)")
    }

    /// If all fields are named, or all were sent, the result is that of the whole form.
    @Test func whatIsKnownWhollyIsValidatedWholly() throws {
        var numbers = SeededNumbers(seed: 32)
        for _ in Laws.rounds(150, share: 3) {
            var test = Self.random(&numbers)
            let form = try Self.form(of: test)
            for field in test.behaviours.indices where test.sent[field] == nil {
                test.sent[field] = "null"
            }
            let members = test.sent.map { "\"\(test.name($0.key))\":\($0.value)" }
            let json = Submission.json(Array("{\(members.joined(separator: ","))}".utf8))
            let names = test.behaviours.indices.compactMap { FieldName(test.name($0)) }
            let whole = FormValidator(form).validate(json)
            for part in [
                FormValidator(form, scope: .sent).validate(json),
                FormValidator(form).validate(json, scope: .fields(names)),
            ] {
                #expect(part.issues == whole.issues)
                // An empty value clears a field in a part, and is no value in the whole form.
                let values = part.values.filter { !$0.value.isEmpty }
                #expect(values.map(\.name) == whole.values.map(\.name))
                #expect(values.map(\.value) == whole.values.map(\.value))
            }
        }
    }
}
