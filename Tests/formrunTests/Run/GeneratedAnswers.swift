import FormModel
import TestSupport
import formrun

/// A form of random fields with valid and invalid answers, as typed texts and as JSON.
struct GeneratedAnswers {
    /// An answer as typed text and as JSON.
    struct Answer {
        let typed: String
        let json: String
    }

    let text: String
    let form: Form

    /// Whether a rule on several fields may wait for a field that lines have passed.
    let mayWaitForever: Bool

    /// The answers by path; an empty line is typed for other fields.
    var answers: [String: Answer] = [:]
    /// The number of rows of each group, by path.
    var rows: [String: Int] = [:]

    private struct Kind {
        let name: String
        let keys: String
        var validators: [String] = []
        var good: [(String, String)] = []
        var bad: [(String, String)] = []
        /// The conditions of other fields on it.
        var conditions: [String] = []
    }

    private static let kinds: [Kind] = [
        Kind(
            name: "t", keys: "",
            validators: [#"{ "length": { "max": 3 } }"#, #"{ "differentFrom": "u" }"#],
            good: [("ab", #""ab""#), ("36", #""36""#)], bad: [("abcde", #""abcde""#)],
            conditions: ["present(t)", "t == '36'"]),
        Kind(
            name: "u", keys: "",
            validators: [
                #""stopOnFirst""#, #"{ "pattern": "[a-z]+" }"#, #"{ "length": { "max": 3 } }"#,
            ],
            good: [("xyz", #""xyz""#), ("ab", #""ab""#)],
            bad: [("36", #""36""#), ("abcd", #""abcd""#)], conditions: ["length(u) > 2"]),
        Kind(
            name: "e", keys: "",
            validators: [
                #""email""#,
                #"{ "when": { "that": "t == '36'", "then": [{ "length": { "max": 6 } }] } }"#,
            ], good: [("a@b.example", #""a@b.example""#)], bad: [("x", #""x""#)],
            conditions: ["present(e)"]),
        Kind(
            name: "i", keys: #", "value": "integer""#,
            validators: [
                #"{ "range": { "max": 40 } }"#,
                #"{ "when": { "that": "b", "then": [{ "multipleOf": 2 }] } }"#,
            ], good: [("36", "36"), ("7", "7")],
            bad: [("41", "41"), ("1.5", "1.5"), ("x", #""x""#)],
            conditions: ["i > 5", "i == 36"]),
        Kind(
            name: "d", keys: #", "value": "decimal""#,
            validators: [#"{ "check": { "that": "d > i", "message": "More." } }"#],
            good: [("37.5", "37.5"), ("3", "3")], bad: [("x", #""x""#)],
            conditions: ["d * 2 == 75"]),
        Kind(
            name: "b", keys: #", "value": "boolean""#,
            good: [("yes", "true"), ("no", "false")], bad: [("perhaps", #""perhaps""#)],
            conditions: ["b", "!b"]),
        Kind(
            name: "day", keys: #", "value": "date""#,
            validators: [#"{ "range": { "min": "2000-01-01" } }"#],
            good: [("2024-02-29", #""2024-02-29""#)],
            bad: [("2024-02-30", #""2024-02-30""#), ("1999-12-31", #""1999-12-31""#)],
            conditions: ["day > date('2020-01-01')"]),
        Kind(
            name: "at", keys: #", "value": "localDateTime""#,
            validators: [#"{ "range": { "min": "2000-01-01T08:00" } }"#],
            good: [
                ("2024-02-29T14:30", #""2024-02-29T14:30""#),
                ("2024-02-29 14:30:05", #""2024-02-29 14:30:05""#),
            ],
            bad: [
                ("2024-02-29T14:30Z", #""2024-02-29T14:30Z""#),
                ("1999-12-31T23:59", #""1999-12-31T23:59""#),
            ],
            conditions: ["at > '2020-01-01T00:00'", "at + days(1) == '2024-03-01T14:30'"]),
        Kind(
            name: "c", keys: #", "value": "choice", "choices": ["a", "b"]"#,
            good: [("a", #""a""#), ("b", #""b""#)], bad: [("z", #""z""#)],
            conditions: ["c == 'b'"]),
        Kind(
            name: "cs", keys: #", "value": "choices", "choices": ["a", "b"]"#,
            validators: [#"{ "count": { "max": 1 } }"#], good: [("a", #"["a"]"#)],
            bad: [("a,b", #"["a","b"]"#), ("a,z", #"["a","z"]"#)],
            conditions: ["present(cs)"]),
        Kind(
            name: "ts", keys: #", "value": "texts""#,
            validators: [
                #"{ "count": { "max": 2 } }"#, #""unique""#,
                #"{ "each": [{ "length": { "max": 3 } }] }"#,
            ], good: [("a,b\n", #"["a,b"]"#), ("red\nb\n", #"["red","b"]"#)],
            bad: [
                ("a\nb\nc\n", #"["a","b","c"]"#), ("a\na\n", #"["a","a"]"#),
                ("a\nlong\n", #"["a","long"]"#),
            ], conditions: ["present(ts)", "count(ts) == 2", "'b' in ts"]),
        Kind(
            name: "p", keys: #", "formatter": "phone""#,
            good: [("2125550123", #""2125550123""#)], bad: [("12", #""12""#)],
            conditions: ["present(p)"]),
        Kind(
            name: "cur",
            keys: #", "value": "decimal", "formatter": { "currency": { "code": "USD" } }"#,
            good: [("$1,234.50", #""$1,234.50""#), ("12", "12")], bad: [("1.234", "1.234")],
            conditions: ["cur == 12"]),
        Kind(
            name: "s", keys: "", validators: [#"{ "length": { "min": 2 } }"#],
            good: [("pw1", #""pw1""#)], bad: [("x", #""x""#)]),
        Kind(
            name: "again", keys: "", validators: [#"{ "sameAs": "s" }"#],
            good: [("pw1", #""pw1""#)], bad: [("pw2", #""pw2""#)]),
        Kind(
            name: "tot", keys: #", "value": "integer", "computed": "i * 2""#,
            validators: [#"{ "range": { "max": 75 } }"#], conditions: ["tot > 20"]),
        Kind(
            name: "w", keys: #", "value": "integer", "default": 5"#,
            validators: [#"{ "range": { "max": 9 } }"#], good: [("3", "3")], bad: [("10", "10")],
            conditions: ["w == 5"]),
        Kind(
            name: "v", keys: #", "value": "integer", "default": { "expression": "w * 2" }"#,
            validators: [#"{ "range": { "max": 12 } }"#], good: [("8", "8")], bad: [("13", "13")]),
        Kind(name: "g", keys: "", conditions: ["count(g) > 1", "sum(g.n) > 40"]),
    ]

    /// The fields of the rows of `g`, and of nested rows.
    private static let cells: [String: [Kind]] = [
        "g": [
            Kind(
                name: "n", keys: "", good: [("7", "7"), ("1", "1"), ("36", "36")],
                bad: [("41", "41"), ("x", #""x""#)]),
            Kind(name: "x", keys: "", good: [("X", #""X""#)]),
            Kind(name: "k", keys: "", good: [("1", "1")], bad: [("4", "4")]),
            Kind(name: "l", keys: "", good: [("a", #""a""#)], bad: [("q", #""q""#)]),
            Kind(name: "h", keys: ""),
        ],
        "h": [
            Kind(name: "q", keys: "", good: [("q", #""q""#)], bad: [("qqq", #""qqq""#)]),
            Kind(name: "r", keys: "", good: [("2", "2")], bad: [("x", #""x""#)]),
        ],
    ]

    private static let rules = [
        #"{ "exactlyOneOf": ["e", "t"] }"#, #"{ "atLeastOneOf": ["i", "u"] }"#,
        #"{ "allOrNone": ["c", "day"] }"#, #"{ "check": "i < 30 || d > 10" }"#,
    ]

    /// Makes a form in which conditions read previous fields, or any.
    init(_ numbers: inout SeededNumbers) throws {
        var before: [String] = []
        var items: [String] = []
        var kinds = Self.kinds.shuffled(using: &numbers)
        // A field that reads the total follows the operands of the total, which avoids a cycle.
        if let total = kinds.firstIndex(where: { $0.name == "tot" }),
            let operand = kinds.firstIndex(where: { $0.name == "i" }), total < operand
        {
            kinds.swapAt(total, operand)
        }
        for kind in kinds {
            let key =
                kind.keys.contains("computed")
                ? "visibleWhen"
                : ["visibleWhen", "enabledWhen", "requiredWhen"].randomElement(using: &numbers)
            var keys = kind.keys
            if let condition = before.randomElement(using: &numbers), let key,
                Int.random(in: 0..<3, using: &numbers) == 0,
                kind.name != "g" || key != "requiredWhen"
            {
                keys += #", "\#(key)": "\#(condition)""#
            }
            if kind.name == "g" {
                let outer = before.randomElement(using: &numbers) ?? "n == 3"
                items.append(Self.group(keys, outer: outer, &numbers))
            } else {
                var validators = kind.validators
                if Int.random(in: 0..<4, using: &numbers) == 0 { validators.append(#""required""#) }
                let type = ["s", "again"].contains(kind.name) ? "secureInput" : "input"
                items.append(
                    #"{ "type": "\#(type)", "name": "\#(kind.name)", "title": "T"\#(keys), "validators": [\#(validators.joined(separator: ", "))] }"#
                )
            }
            before += kind.conditions
        }
        let looksAhead = Bool.random(using: &numbers)
        if looksAhead { items.shuffle(using: &numbers) }
        let rules = Self.rules.filter { _ in Int.random(in: 0..<3, using: &numbers) == 0 }
        mayWaitForever = looksAhead && !rules.isEmpty
        text = """
            { "formrun": 1, "id": "g", "title": "G", "rules": [\(rules.joined(separator: ", "))],
              "items": [ \(items.joined(separator: ",\n")) ] }
            """
        form = try TestForms.form(text)
    }

    private static func group(
        _ keys: String, outer: String, _ numbers: inout SeededNumbers
    ) -> String {
        let least = Int.random(in: 0...1, using: &numbers)
        return #"""
            { "type": "group", "name": "g", "title": "G"\#(keys), "min": \#(least), "max": 3,
              "validators": [{ "unique": { "by": "n" } }], "items": [
                { "type": "input", "name": "n", "title": "N", "value": "integer", "validators": ["required", { "range": { "max": 40 } }] },
                { "type": "input", "name": "x", "title": "X", "visibleWhen": "n > 1 || \#(outer)", "validators": ["required"] },
                { "type": "input", "name": "z", "title": "Z", "value": "integer", "computed": "n * 2", "validators": [{ "range": { "max": 80 } }] },
                { "type": "input", "name": "k", "title": "K", "value": "integer", "default": 2, "enabledWhen": "n < 36", "validators": [{ "range": { "max": 3 } }] },
                { "type": "input", "name": "l", "title": "L", "value": "choice", "choices": ["a"], "requiredWhen": "n == 1" },
                { "type": "group", "name": "h", "title": "H", "visibleWhen": "n != 1", "max": 2, "items": [
                  { "type": "input", "name": "q", "title": "Q", "validators": ["required", { "length": { "max": 2 } }] },
                  { "type": "input", "name": "r", "title": "R", "value": "integer", "default": { "expression": "n + 1" } } ] } ] }
            """#
    }

    // MARK: Answers

    /// The form with other answers.
    func answered(_ numbers: inout SeededNumbers) -> GeneratedAnswers {
        var copy = self
        copy.answers = [:]
        copy.rows = [:]
        // Two kinds of random answers, and two of mostly valid ones.
        let care = Int.random(in: 0...3, using: &numbers)
        copy.answer(Self.kinds, at: "", row: 0, care, &numbers)
        return copy
    }

    private mutating func answer(
        _ kinds: [Kind], at path: String, row: Int, _ care: Int, _ numbers: inout SeededNumbers
    ) {
        for kind in kinds {
            let place = "\(path)/\(kind.name)"
            if let cells = Self.cells[kind.name] {
                let count = Int.random(in: 0...(kind.name == "g" ? 3 : 2), using: &numbers)
                rows[place] = count
                for row in 0..<count {
                    answer(cells, at: "\(place)/\(row)", row: row, care, &numbers)
                }
                continue
            }
            var values = kind.good
            if care < 2 {
                if Int.random(in: 0..<5, using: &numbers) == 0 { continue }
                let isBad = Int.random(in: 0..<16, using: &numbers) < 2 - 2 * care
                if isBad, !kind.bad.isEmpty { values = kind.bad }
            } else if !values.isEmpty {
                values = [values[row % values.count]]
            }
            guard let value = values.randomElement(using: &numbers) else { continue }
            answers[place] = Answer(typed: value.0, json: value.1)
        }
    }
}
