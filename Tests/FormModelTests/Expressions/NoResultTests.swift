import FormModel
import TestSupport
import Testing

/// What every function makes of a missing value, of a failed calculation and of an empty text.
@Suite struct NoResultTests {
    private enum Outcome: String {
        case missing, failed, value
    }

    /// The outcomes of expressions over one set of values, in order.
    private static func outcomes(_ expressions: [String]) throws -> [Outcome] {
        let computed = expressions.enumerated().map { index, expression in
            // `count` leaves missing values out and fails with an argument.
            #"{"type":"input","name":"r\#(index)","title":"R","value":"integer","computed":"count(\#(expression), 1)"}"#
        }
        let form = try FormDocument.read(
            Array(
                #"""
                {"formrun":1,"id":"f","title":"F",
                 "lists":{"rates":{"columns":{"fee":"decimal","note":"text"},
                   "choices":[{"value":"std","title":"Standard","fee":5},{"value":"free","title":"Free"}]}},
                 "items":[
                  {"type":"input","name":"n","title":"N","value":"decimal"},
                  {"type":"input","name":"k","title":"K","value":"decimal"},
                  {"type":"input","name":"z","title":"Z","value":"decimal"},
                  {"type":"input","name":"t","title":"T"},{"type":"input","name":"s","title":"S"},
                  {"type":"input","name":"b","title":"B","value":"boolean"},
                  {"type":"input","name":"d","title":"D","value":"date"},
                  {"type":"input","name":"e","title":"E","value":"date"},
                  {"type":"input","name":"m","title":"M","value":"dateTime"},
                  {"type":"input","name":"long","title":"Long","value":"duration"},
                  {"type":"input","name":"rate","title":"Rate","value":"choice","choices":{"list":"rates"}},
                  {"type":"input","name":"none","title":"None","value":"choice","choices":{"list":"rates"}},
                  {"type":"input","name":"tags","title":"Tags","value":"choices","choices":{"list":"rates"}},
                  {"type":"group","name":"g","title":"G","items":[{"type":"input","name":"q","title":"Q","value":"decimal"}]},
                  {"type":"group","name":"no","title":"No","items":[{"type":"input","name":"q","title":"Q","value":"decimal"},
                   {"type":"input","name":"w","title":"W"}]},
                  \#(computed.joined(separator: ","))]}
                """#.utf8), vocabulary: .words)
        let source = FormDataSource(form: form)
        try source.updateValues(
            [
                (name: "k", value: .decimal(1)), (name: "z", value: .decimal(0)),
                (name: "s", value: .text("abc")), (name: "rate", value: .choice("free")),
                (name: "d", value: .date(try #require(CalendarDate("2026-01-31")))),
                (name: "g", value: .rows([["q": .decimal(1)], [:]])),
            ], userInitiated: true)
        return expressions.indices.map { index in
            switch source.value(of: FieldName(stringLiteral: "r\(index)")) {
            case .integer(1): .missing
            case .integer: .value
            default: .failed
            }
        }
    }

    private static func expect(
        _ rows: [(expression: String, outcome: Outcome)],
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let found = try outcomes(rows.map(\.expression))
        for (row, outcome) in zip(rows, found) {
            #expect(outcome == row.outcome, "\(row.expression)", sourceLocation: location)
        }
    }

    @Test func reasons() throws {
        try Self.expect([
            ("n", .missing), ("t", .missing), ("rate.fee", .missing), ("rate.note", .missing),
            ("none.fee", .missing), ("lookup(rates, s).fee", .missing), ("number(s)", .missing),
            ("number('')", .missing), ("first(no.q)", .missing), ("min(no.q)", .missing),
            ("max(no.q)", .missing), ("average(no.q)", .missing), ("today()", .missing),
            ("now()", .missing), ("age(d)", .missing), ("title(none)", .missing),
            ("k / z", .failed), ("k % z", .failed), ("sqrt(-k)", .failed), ("ln(z)", .failed),
            ("mod(k, z)", .failed), ("log10(z)", .failed), ("sin(10000000 * k)", .failed),
            ("cos(10000000 * k)", .failed), ("tan(10000000 * k)", .failed),
            ("if(k < 0, k)", .missing),
            ("exp(2000)", .failed), ("power(10, 439)", .failed), ("power(-k, 0.5)", .failed),
            ("text(k, 39 * k)", .failed), ("substring(s, z)", .failed),
            ("d + years(99999)", .failed),
            ("d + days(k / 2)", .failed),
            ("''", .value), ("substring(s, 4)", .value), ("replace(s, 'abc', '')", .value),
            ("trim(' ')", .value), ("join(no.w, ',')", .value), ("s + trim(' ')", .value),
            ("upper(trim(' '))", .value), ("sum(no.q)", .value), ("count(no)", .value),
            ("sum(tags.fee)", .value), ("length(t)", .value),
            ("length(lookup(rates, s).note)", .value),
            ("present(n)", .value), ("any(no, q > 1)", .value), ("all(no, q > 1)", .value),
            ("exp(-2000)", .value), ("power(10, 437)", .value), ("power(10, -500)", .value),
        ])
    }

    /// The stronger reason decides.
    @Test func severalReasons() throws {
        try Self.expect([
            ("n + k / z", .failed), ("k / z + n", .failed), ("n / z", .missing),
            ("sum(n, k / z)", .failed), ("count(n, k / z)", .failed),
            ("n > 0 && k / z > 0", .failed),
            ("n > 0 || k / z > 0", .failed), ("false && k / z > 0", .value),
            ("k / z > 0 || true", .value), ("if(k > 0, k, k / z)", .value),
            ("if(k > 0, k / z, k)", .failed),
            ("if(n > 0, k / z, k)", .missing), ("if(k / z > 0, n, k)", .failed),
            ("coalesce(n, k)", .value), ("coalesce(k / z, k)", .value),
            ("coalesce(k / z, n)", .failed),
            ("coalesce(n, none.fee)", .missing), ("coalesce(trim(' '), s)", .value),
            ("sum(g, q / z)", .failed), ("count(g, q / z > 0)", .failed),
            ("any(g, q / z > 0)", .failed),
            ("any(g, q > 0 || k / z > 0)", .value), ("sum(g, q)", .value),
            ("count(g, q > 0)", .value),
            ("all(g, q > 0)", .missing), ("average(g, q)", .value),
            ("average(g, q - q / z)", .failed),
            ("s in no.w", .value), ("t in no.w", .missing), ("t in ['x']", .missing),
        ])
    }

    /// Calls of functions, with `?` for an argument that is a number.
    private static let ofNumbers = [
        "round(?, 2)", "round(?)", "floor(?)", "ceil(?)", "abs(?)", "min(?, k)", "min(k, ?)",
        "max(?, k)", "max(k, ?)", "power(?, 2)", "power(2, ?)", "sqrt(?)", "ln(?)", "exp(?)",
        "mod(?, k)", "mod(k, ?)", "log10(?)", "sin(?)", "cos(?)", "tan(?)", "atan(?)",
        "if(? > k, s)",
        "text(?)", "text(k, ?)", "substring(s, ?)", "substring(s, 1, ?)", "hours(?)", "minutes(?)",
        "d + days(?)", "d + months(?)", "d + years(?)", "-?", "? + k", "k - ?", "? * k", "k / ?",
        "? % k",
        "? == k", "? != k", "? < k", "k >= ?", "? in [1, 2]", "!(? > k)", "if(? > k, s, s)",
        "lookup(rates, ?, 'fee').fee", "max(g, ?)", "min(g, ?)", "first(g, ?)", "average(g, ?)",
        "any(g, ? > k)",
        "all(g, ? > k)", "min(g, q + ?)",
    ]

    /// Calls of functions, with `?` for an argument that is a text.
    private static let ofTexts = [
        "lower(?)", "upper(?)", "trim(?)", "substring(?, 1)", "contains(?, 'a')", "contains(s, ?)",
        "startsWith(?, 'a')", "startsWith(s, ?)", "endsWith(?, 'a')", "endsWith(s, ?)",
        "replace(?, 'a', 'b')", "replace(s, ?, 'b')", "replace(s, 'a', ?)", "? + s", "s + ?",
        "? == s", "s != ?", "? in ['x', 'y']", "if(? == s, 1, 2)", "first(g, ?)",
    ]

    @Test func missingArgumentsMakeMissingResults() throws {
        try Self.expect(
            Self.ofNumbers.map { ($0.replacing("?", with: "n"), .missing) }
                + Self.ofTexts.map { ($0.replacing("?", with: "t"), .missing) })
    }

    @Test func failedArgumentsMakeFailedResults() throws {
        try Self.expect(
            Self.ofNumbers.map { ($0.replacing("?", with: "(k / z)"), .failed) }
                + Self.ofTexts.map { ($0.replacing("?", with: "text(k / z)"), .failed) }
                + [
                    ("number(text(k / z))", .failed), ("length(text(k / z))", .failed),
                    ("sum(g, k / z)", .failed), ("count(g, k / z > 1)", .failed),
                    ("join(g, text(k / z), ',')", .failed),
                    ("lookup(rates, text(k / z)).fee", .failed),
                    ("year(d + days(k / z))", .failed), ("month(d + days(k / z))", .failed),
                    ("day(d + days(k / z))", .failed), ("weekday(d + days(k / z))", .failed),
                    ("age(d, d + days(k / z))", .failed), ("age(d + days(k / z), d)", .failed),
                    ("k / z in g.q", .failed), ("k in no.q", .value),
                ])
    }

    @Test func emptyTextsMakeResults() throws {
        try Self.expect(
            Self.ofTexts.map { ($0.replacing("?", with: "trim(' ')"), .value) })
    }

    /// A new function belongs into a table; some are tried elsewhere, and `matches` needs patterns.
    @Test func everyFunctionIsTried() {
        let tried = (Self.ofNumbers + Self.ofTexts).joined(separator: " ")
        let elsewhere: Set<String> = [
            "present", "coalesce", "title", "number", "length", "today", "now", "local", "date",
            "pi", "age", "year", "month", "day", "weekday", "count", "sum", "join", "matches",
            "previous",
        ]
        for function in Vocabulary().functions where !elsewhere.contains(function.name) {
            #expect(tried.contains("\(function.name)("), "\(function.name)")
        }
    }
}
