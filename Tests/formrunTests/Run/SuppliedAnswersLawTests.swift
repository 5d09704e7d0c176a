import FormModel
import FormValidation
import TestSupport
import Testing

@testable import formrun

/// Supplied JSON answers have the same result as with `validate`, for all types and dependencies.
@Suite struct SuppliedAnswersLawTests {
    /// The fields that conditions read, with the rest of their definition.
    private static let fields: [(name: String, keys: String)] = [
        ("t", #""type": "input", "validators": [{ "length": { "max": 3 } }, { "sameAs": "p" }]"#),
        ("m", #""type": "input", "value": "multiline""#),
        ("i", #""type": "input", "value": "integer", "validators": [{ "range": { "max": 40 } }]"#),
        (
            "d",
            #""type": "input", "value": "decimal", "validators": [{ "check": { "that": "d > i", "message": "More." } }]"#
        ),
        ("b", #""type": "input", "value": "boolean""#),
        ("day", #""type": "input", "value": "date""#),
        ("at", #""type": "input", "value": "time""#),
        (
            "c",
            #""type": "input", "value": "choice", "choices": ["a", { "value": "b", "title": "36" }]"#
        ),
        ("cs", #""type": "input", "value": "choices", "choices": ["a", "b", "36"]"#),
        ("ts", #""type": "input", "value": "texts", "validators": [{ "count": { "max": 1 } }]"#),
        ("local", #""type": "input", "value": "localDateTime""#),
        ("p", #""type": "input", "formatter": "phone""#),
        (
            "cur",
            #""type": "input", "value": "decimal", "formatter": { "currency": { "code": "USD" } }"#
        ),
        ("s", #""type": "secureInput", "validators": [{ "length": { "min": 2 } }]"#),
        (
            "g",
            #"""
            "type": "group", "max": 3, "validators": [{ "unique": { "by": "n" } }], "items": [
              { "type": "input", "name": "n", "title": "N", "value": "integer" },
              { "type": "input", "name": "x", "title": "X", "visibleWhen": "n > 1 || b", "validators": ["required"] },
              { "type": "input", "name": "y", "title": "Y", "value": "choice", "choices": ["a"], "requiredWhen": "present(n)" },
              { "type": "input", "name": "z", "title": "Z", "value": "decimal", "computed": "n * d" },
              { "type": "input", "name": "w", "title": "W", "value": "integer", "default": { "expression": "n + i" },
                "enabledWhen": "n < 36", "validators": ["required"] },
              { "type": "group", "name": "h", "title": "H", "enabledWhen": "n != 2", "items": [
                { "type": "input", "name": "k", "title": "K", "value": "boolean", "validators": ["required"] },
                { "type": "input", "name": "l", "title": "L", "visibleWhen": "k", "default": { "expression": "x" }, "enabledWhen": "n == 36" } ] } ]
            """#
        ),
    ]

    private static let conditions = [
        "i > 5", "present(i)", "b", "!b", "c == 'b'", "count(g) > 1", "sum(g.n) > 3", "present(t)",
        "t == '36'", "present(cs)", "present(ts)", "'36' in ts", "day > date('2020-01-01')",
        "present(p)", "cur == 36",
        "d * 2 == 72", "present(s)", "present(m) && present(at)", "i == 36 || d == 36",
    ]

    private static func form(_ numbers: inout SeededNumbers) -> String {
        var items: [String] = fields.shuffled(using: &numbers).map { name, keys in
            var keys = keys
            if Int.random(in: 0..<5, using: &numbers) == 0 {
                keys += #", "requiredWhen": "present(e0)""#
            }
            return #"{ "name": "\#(name)", "title": "\#(name)", \#(keys) }"#
        }
        for number in 0..<4 {
            let condition = conditions.randomElement(using: &numbers) ?? ""
            let key = ["visibleWhen", "enabledWhen", "requiredWhen"].randomElement(using: &numbers)
            let item =
                #"{ "type": "input", "name": "e\#(number)", "title": "E", "value": "integer", "\#(key ?? "")": "\#(condition)" }"#
            items.insert(item, at: Int.random(in: 0...items.count, using: &numbers))
        }
        let policy = Bool.random(using: &numbers) ? "reject" : "ignore"
        return """
            { "formrun": 1, "id": "law", "title": "Law", "unknownFields": "\(policy)",
              "rules": [{ "atLeastOneOf": ["i", "t"] }],
              "items": [ \(items.joined(separator: ",\n")) ] }
            """
    }

    /// A value of any type, in most cases one that some field accepts.
    private static func value(_ numbers: inout SeededNumbers, depth: Int = 0) -> String {
        let plain = [
            "36", #""36""#, "true", #""true""#, "false", #""a""#, #""b""#, "null", #"" ""#, "1.5",
            "2", "-1", "1e400", "9223372036854775808", #""2024-01-01""#, #""14:30""#,
            #""2125550123""#, #"["a"]"#, #"["a","36"]"#, #"["a",36]"#, "[]", "{}", #""a,b""#,
            #"[["a"]]"#, #""x""#, #""""#, #"["a",""]"#, #""2024-01-01T14:30""#,
        ]
        guard depth < 2, Int.random(in: 0..<8, using: &numbers) == 0 else {
            return plain.randomElement(using: &numbers) ?? "1"
        }
        let names = ["n", "x", "y", "z", "w", "h", "k", "l", "q"]
        let rows = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
            guard Int.random(in: 0..<6, using: &numbers) > 0 else {
                return value(&numbers, depth: 2)
            }
            let members = names.filter { _ in Int.random(in: 0..<8, using: &numbers) < 3 }
                .map { #""\#($0)":\#(value(&numbers, depth: depth + 1))"# }
            return "{\(members.joined(separator: ","))}"
        }
        return "[\(rows.joined(separator: ","))]"
    }

    @Test func runAndValidateAgree() throws {
        var numbers = SeededNumbers(seed: 92)
        var (valid, wrong) = (0, 0)
        for _ in Laws.rounds(4, share: 2) {
            let text = Self.form(&numbers)
            let form = try TestForms.form(text)
            let validator = FormValidator(form)
            for _ in 0..<30 {
                let json = Self.submission(&numbers)
                let report = validator.validate(.json(Array(json.utf8)))
                var supplied = SuppliedAnswers(form: form)
                supplied.add(json: Array(json.utf8))
                let source = FormDataSource(form: form)
                supplied.fill(source)
                source.attemptSubmission()
                let found =
                    supplied.formIssues + source.issues + supplied.strayIssues(in: source)
                let (left, right) = (Self.summary(found), Self.summary(report.issues))
                let other = left.symmetricDifference(right).sorted()
                #expect(other.isEmpty, "\(other) \(json)\n\(text)")
                if report.isValid { valid += 1 }
                if report.issues.contains(where: { $0.code == .wrongType }) { wrong += 1 }
            }
        }
        #expect(
            valid > Laws.cases(30, share: 2) && wrong > Laws.cases(300, share: 2),
            "\(valid) \(wrong)")
    }

    private static func submission(_ numbers: inout SeededNumbers) -> String {
        let good = [
            "i": "36", "d": "37", "b": "true", "day": #""2024-01-01""#, "at": #""14:30""#,
            "c": #""b""#, "cs": #"["a"]"#, "p": #""2125550123""#, "cur": "36", "s": #""ab""#,
            "g": #"[{"n":1,"y":"a","w":2},{"n":2,"x":"b","y":"a","w":3}]"#, "m": #""m""#,
        ]
        let most = Int.random(in: 1...8, using: &numbers)
        let isGood = Int.random(in: 0..<3, using: &numbers) == 0
        let names = Self.fields.map(\.name) + (0..<4).map { "e\($0)" } + ["q"]
        let members = names.compactMap { name -> String? in
            guard Int.random(in: 0..<8, using: &numbers) < most else { return nil }
            let value =
                isGood || Int.random(in: 0..<3, using: &numbers) == 0
                ? good[name] : Self.value(&numbers)
            return value.map { #""\#(name)":\#($0)"# }
        }
        return "{\(members.joined(separator: ","))}"
    }

    /// A value that is no row also has issues for its missing fields, because they can still be
    /// filled in.
    private static func summary(_ issues: [FormIssue]) -> Set<String> {
        let broken = Set(issues.filter { $0.code == .wrongType }.map { $0.path.steps })
        let reported = issues.filter { issue in
            issue.code != .required
                || !broken.contains {
                    issue.path.steps.count > $0.count && issue.path.steps.starts(with: $0)
                }
        }
        return Set(reported.map { "\($0.path) \($0.code) \($0.parameters)" })
    }
}
