import FormModel
import FormValidation
import TestSupport
import Testing

/// Rows of form posts that say to which entry of a list they belong.
@Suite struct RowKeyPostTests {
    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "s", title: "S", value: .choices,
                    choices: ["leaf", "bark", "root"].map {
                        Choice($0, title: LocalizedText($0))
                    }),
                .group(
                    "r", title: "R", rows: .list("s"),
                    items: [
                        .input("g", title: "G"),
                        .input(
                            "t", title: "T", value: .choices,
                            choices: ["x", "y"].map { Choice($0, title: LocalizedText($0)) }),
                        .group(
                            "q", title: "Q", rows: .list("t"),
                            items: [.input("h", title: "H")]),
                    ]),
                .group("p", title: "P", items: [.input("g", title: "G")]),
            ])
    }

    /// The values of a post as `s: entries; r: g(t: h, …), …`, or its issues.
    private static func outcome(
        _ report: ValidationReport
    ) -> String {
        guard report.isValid else {
            return report.issues.map { "\($0.path) \($0.code)" }.joined(separator: ", ")
        }
        let values = [FieldName: FieldValue](uniqueKeysWithValues: report.values.map { ($0, $1) })
        func list(_ value: FieldValue?) -> [String] {
            if case .choices(let list)? = value { list } else { [] }
        }
        func rows(_ value: FieldValue?) -> [FormRow] {
            if case .rows(let rows)? = value { rows } else { [] }
        }
        func text(_ value: FieldValue) -> String {
            if case .text(let text) = value { text } else { "-" }
        }
        let shown = rows(values["r"]).map { row -> String in
            let inner = zip(list(row["t"]), rows(row["q"])).map { "\($0)\(text($1["h"]))" }
            return text(row["g"]) + (inner.isEmpty ? "" : "(\(inner.joined(separator: ",")))")
        }
        return "\(list(values["s"]).joined(separator: ",")): \(shown.joined(separator: ","))"
    }

    private static let rows = "&r=&r.0=leaf&r.0.g=L&r.1=root&r.1.g=R"

    @Test(arguments: [
        // The rows follow their entries, whatever is chosen on the page.
        ("form-page=c&s=&s=leaf&s=root" + rows, "leaf,root: L,R"),
        ("form-page=c&s=&s=root&s=leaf" + rows, "root,leaf: R,L"),
        ("form-page=c&s=&s=root" + rows, "root: R"),
        ("form-page=c&s=&s=leaf&s=bark&s=root" + rows, "leaf,bark,root: L,-,R"),
        ("form-page=c&s=&s=leaf&s=root&s=bark" + rows, "leaf,root,bark: L,R,-"),
        ("form-page=c&s=" + rows, ": "), ("form-page=c&s=&s=bark&r=", "bark: -"),
        // A list on another page decides nothing.
        ("form-page=c" + rows, "/r tooMany"),
        // A row without an entry takes the next one that has none.
        ("form-page=c&s=leaf&s=root&r.0=root&r.0.g=R&r.1=&r.1.g=L", "leaf,root: L,R"),
        // Without entries of rows, their numbers decide.
        ("s=leaf&s=root&r.3.g=L&r.7.g=R", "leaf,root: L,R"),
        ("form-page=c&s=leaf&s=root&r.0.g=L", "/r tooFew"), ("s=leaf&r=", "/r tooFew"),
        // What no page sent is refused.
        ("s=root" + rows, "/r tooMany"),
        ("form-page=c&s=&p=&p.0=leaf&p.0.g=L", "/p.0 unknownField"),
        ("s=leaf&r.0=leaf&r.0.g=L&r.0.u=1", "/r/0/u unknownField"),
        // The order of several choices.
        ("s=leaf&s=bark&form-order.s=bark&form-order.s=leaf", "/r tooFew"),
        (
            "form-page=c&s=&form-order.s=root&form-order.s=leaf&s=leaf&s=root" + rows,
            "root,leaf: R,L"
        ),
        (
            "form-page=c&form-order.s=root&form-order.s=leaf&s=leaf&s=bark&s=root" + rows,
            "root,leaf,bark: R,L,-"
        ),
        ("form-page=c&form-order.s=root&form-order.s=leaf&s=leaf" + rows, "leaf: L"),
        ("form-page=c&form-order.s=root&form-order.z=1&form-order=2&s=leaf" + rows, "leaf: L"),
        // Rows in rows.
        (
            "form-page=c&s=root&s=leaf&r=&r.0=leaf&r.0.g=L&r.0.t=y&r.0.t=x&r.0.q=&r.0.q.0=x"
                + "&r.0.q.0.h=1&r.0.q.1=y&r.0.q.1.h=2&r.1=root&r.1.g=R&r.1.t=x&r.1.q.4=x"
                + "&r.1.q.4.h=3",
            "root,leaf: R(x3),L(y2,x1)"
        ),
        (
            "form-page=c&s=root&s=leaf&form-order.r.0.t=y&form-order.r.0.t=x&r.0=leaf&r.0.t=x"
                + "&r.0.t=y&r.0.q.0=x&r.0.q.0.h=1&r.0.q.1=y&r.0.q.1.h=2&r.1=root&r.1.g=R",
            "root,leaf: R,-(y2,x1)"
        ),
    ])
    func rowsBelongToEntries(_ row: (body: String, outcome: String)) throws {
        let validator = FormValidator(try Self.form())
        let report = validator.validate(.urlEncoded(Array(row.body.utf8)))
        #expect(Self.outcome(report) == row.outcome)
    }

    /// A host of Adaptive Cards sends the members in any order.
    @Test(arguments: [
        (
            #"{"r.0.g":"L","s":"leaf,root","form-page":"c","r.1":"root","r.1.g":"R","r.0":"leaf"}"#,
            "leaf,root: L,R"
        ),
        (
            #"{"r.0.g":"L","s":"leaf,root","r.1":"root","r.1.g":"R","r.0":"leaf","form-order.s":["root","leaf"]}"#,
            "root,leaf: R,L"
        ),
        (#"{"r.0.g":"L","s":"root","r.1":"root","r.1.g":"R","r.0":"leaf"}"#, "root: R"),
    ])
    func hosts(_ row: (body: String, outcome: String)) throws {
        let validator = FormValidator(try Self.form())
        let report = validator.validate(.adaptive(Array(row.body.utf8)))
        #expect(Self.outcome(report) == row.outcome)
    }

    /// Names are divided at points in time that is linear in them, whether keys contain points or not, and whether they lead
    /// to a field or nowhere.
    @Test(.countsInstructions) func manyNamesWithPoints() throws {
        for key in ["c", "c.d.e"] {
            let rows: [Choice] = ["x", "x.y", "x.y.z"]
            let form = try Form(
                id: "f", title: "F", unknownFields: .ignore,
                items: [
                    .section(
                        "a", unknownFields: .reject,
                        items: [
                            .section(
                                "b", items: [.input("t", title: "T", value: .texts).keyed(key)]),
                            .group(
                                "k", title: "K", rows: .choices(rows), rowShape: .object,
                                items: [.input("w", title: "W", value: .texts)]),
                            .group(
                                "g", title: "G", max: 10_000, items: [.input("v", title: "V")]),
                        ])
                ])
            let growth = try Growth.ofEightTimes(400) { count in
                let post = (0..<count).map { number in
                    let names = [
                        "a.b.\(key)", "a.k.x.y.w", "a.k.x.y.z.w", "a.g.\(number).v",
                        "a.b.c.d.n\(number)", "q.r.s.t.u\(number)",
                    ]
                    return names.map { "\($0)=x" }.joined(separator: "&")
                }
                let body = Array(post.joined(separator: "&").utf8)
                let validator = FormValidator(form)
                return {
                    let report = validator.validate(.urlEncoded(body))
                    // Names below a field are passed over; those that reach no field are unknown.
                    let expected: Set<IssueCode> = [.tooManyElements, .unknownField]
                    #expect(expected.isSuperset(of: report.issues.map(\.code)))
                }
            }
            #expect(growth < 12, "\(key)")
        }
    }

    /// The rows that are added are limited as all rows are.
    @Test func missingRowsAreLimited() throws {
        let many = (0..<20).map { "c\($0)" }
        let choices = many.map { Choice($0, title: LocalizedText($0)) }
        let form = try Form(
            id: "f", title: "F", limits: FieldLimits(groupCells: 1_000),
            items: [
                .input("s", title: "S", value: .choices, choices: choices),
                .group(
                    "o", title: "O", max: 100,
                    items: [
                        .group(
                            "r", title: "R", rows: .list("s"),
                            items: [.input("g", title: "G")])
                    ]),
            ])
        let body =
            ["form-page=c"] + many.map { "s=\($0)" } + (0..<100).map { "o.\($0).r=" }
        let report = FormValidator(form).validate(
            .urlEncoded(Array(body.joined(separator: "&").utf8)))
        #expect(report.issues.map { "\($0.path) \($0.code)" } == ["/o tooManyCells"])
    }

    // MARK: The language of a page

    @Test(arguments: [
        ("form-locale=de&n=1,5&d=24.12.2026&a=1.234,50+%E2%82%AC", "1.5 2026-12-24 1234.50"),
        ("form-locale=fr&n=1,5&d=24/12/2026&a=12,5", "1.5 2026-12-24 12.50"),
        // Canonical text is read as such in every language.
        ("form-locale=de&n=1.500&d=2026-12-24&a=1234.50", "1.500 2026-12-24 1234.50"),
        // The first language counts; what is no language decides nothing.
        ("form-locale=en&form-locale=de&n=1,500&d=2026-12-24&a=1,500", "1500 2026-12-24 1500.00"),
        ("form-locale=%00&form-locale=de&n=1,5&d=24.12.2026&a=1", "1.5 2026-12-24 1.00"),
    ])
    func pagesSayTheirLanguage(_ row: (body: String, values: String)) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("n", title: "N", value: .decimal), .input("d", title: "D", value: .date),
                .input("a", title: "A", value: .decimal, formatter: .currency("EUR")),
            ])
        // The language of the post counts before that of the server, and only for this post.
        for locale in [nil, ReaderLocale("ja")] {
            let validator = FormValidator(form, locale: locale)
            let report = validator.validate(.urlEncoded(Array(row.body.utf8)))
            #expect(report.issues == [])
            let values = report.values.map { DisplayValue.canonicalText(of: $0.value) }
            #expect(values.joined(separator: " ") == row.values)
            #expect(!validator.validate(.urlEncoded(Array("n=1.234,50".utf8))).isValid)
        }
    }
}
