import TestSupport
import Testing

@testable import FormModel

/// Rows that read other rows of their group.
@Suite struct OwnRowsTests {
    private static func form(
        _ items: [FormItem], inner: [FormItem] = [], beside: [FormItem] = [],
        visibleWhen: FormExpression? = nil, title: LocalizedText? = nil,
        own: [any Validator] = [], ofInner: [any Validator] = []
    ) throws -> Form {
        let nested = FormItem.group(
            "q", title: "Q", rowTitle: title, max: 1_000, items: inner, validators: ofInner)
        return try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "p", title: "P", rowTitle: title, max: 1_000,
                    items: items + (inner.isEmpty ? [] : [nested]), validators: own,
                    messages: own.isEmpty ? [:] : [.check: "Not if {shown}"],
                    visibleWhen: visibleWhen)
            ] + beside)
    }

    private static let entered: [FormItem] = [
        .input("a", title: "A", value: .integer, visibleWhen: "t != 'hide'"),
        .input("t", title: "T"),
        .input("d", title: "D", value: .date),
    ]

    private static let rows: [FormRow] = [
        ["a": .integer(1), "t": .text("x"), "d": .text("2026-01-01")],
        ["a": .integer(3), "t": .text("yy"), "d": .text("2026-01-04")],
        ["a": .integer(9), "t": .text("hide")],
        ["a": .integer(4), "t": .text("z")],
    ]

    private static func texts(_ source: FormDataSource, _ field: String) -> String {
        (0..<source.rowCount(of: "/p".path)).map {
            let text = source.displayText(at: "/p/\($0)/\(field)".path)
            return text.isEmpty ? "-" : text
        }.joined(separator: " ")
    }

    // MARK: Results

    @Test(
        arguments: [
            ("100 * a / sum(p.a)", .decimal, "12.5 37.5 - 50"),
            ("a - previous(a)", .decimal, "- 2 - -"),
            ("coalesce(a, 0) + coalesce(previous(r), 0)", .decimal, "1 4 4 8"),
            ("previous(r) * 2", .decimal, "- - - -"),
            ("coalesce(previous(r) * 2, 1)", .decimal, "1 2 4 8"),
            ("coalesce(previous(r), '') + coalesce(t, '')", .text, "x xyy xyyhide xyyhidez"),
            ("d - previous(d)", .integer, "- 3 - -"),
            ("count(p, a > 1) + row", .integer, "3 4 5 6"),
            ("max(p.a) - a", .integer, "3 1 - 0"),
            ("sum(p, coalesce(previous(a), 0))", .integer, "4 4 4 4"),
            ("previous(t) == 'hide'", .boolean, "- no no yes"),
        ] as [(FormExpression, ValueType, String)])
    func calculations(_ row: (expression: FormExpression, type: ValueType, texts: String)) throws {
        let form = try Self.form(
            Self.entered + [
                .input("r", title: "R", value: row.type, computed: row.expression)
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "p", to: .rows(Self.rows), userInitiated: true)
        #expect(Self.texts(source, "r") == row.texts)
        try Self.checkSubmission(source)
    }

    @Test func aFunctionOverRowsReadsTheRowBeforeEach() throws {
        let form = try Self.form(
            Self.entered,
            beside: [
                .input(
                    "sorted", title: "S", value: .boolean,
                    computed: "all(p, row == 1 || coalesce(a > previous(a), true))")
            ])
        let source = FormDataSource(form: form)
        for (values, expected) in [([1, 3, 4], true), ([1, 1], false), ([], true)] {
            let rows = values.map { FormRow([("a", .integer($0)), ("t", .text("x"))]) }
            try source.updateValue(of: "p", to: .rows(rows), userInitiated: true)
            #expect(source.value(of: "sorted") == .boolean(expected), "\(values)")
        }
    }

    @Test func conditionsBoundsAndDefaultsReadTheGroup() throws {
        let form = try Self.form([
            .input("a", title: "A", value: .integer, defaultExpression: "previous(a) + 1"),
            .input("many", title: "M", visibleWhen: "sum(p.a) > 10"),
            .input("need", title: "N", requiredWhen: "previous(a) == 5"),
        ])
        let source = FormDataSource(form: form)
        for _ in 0..<3 { try source.addRow(to: "/p".path, userInitiated: true) }
        try source.updateValue(at: "/p/0/a".path, to: .integer(2), userInitiated: true)
        #expect(Self.texts(source, "a") == "2 3 4" && !source.isVisible(at: "/p/0/many".path))
        try source.updateValue(at: "/p/0/a".path, to: .integer(5), userInitiated: true)
        #expect(Self.texts(source, "a") == "5 6 7" && source.isVisible(at: "/p/0/many".path))
        #expect(source.isRequired(at: "/p/1/need".path))
        #expect(!source.isRequired(at: "/p/2/need".path))
        try source.moveRow(at: "/p/0".path, to: 1, userInitiated: true)
        #expect(!source.isRequired(at: "/p/1/need".path))
        #expect(source.isRequired(at: "/p/2/need".path))
        try source.removeRow(at: "/p/1".path, userInitiated: true)
        #expect(!source.isRequired(at: "/p/1/need".path))
    }

    /// Named values may read themselves and each other in the row before, whatever their type.
    @Test(
        arguments: [
            (["run": "coalesce(previous(run), 'x') + 'y'"], "text(length(run))", "2 3 4 5"),
            (["run": "coalesce(previous(run), 0) + 1"], "text(run)", "1 2 3 4"),
            (["run": "previous(twice)", "twice": "a * 2"], "text(run)", "- 2 6 -"),
            (
                ["run": "coalesce(previous(twice), 'z')", "twice": "run + 'y'"], "run",
                "z zy zyy zyyy"
            ),
        ] as [(NamedValues, FormExpression, String)])
    func namedValues(
        _ row: (values: NamedValues, shown: FormExpression, texts: String)
    ) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .group(
                    "p", title: "P",
                    items: Self.entered + [.input("r", title: "R", computed: row.shown)],
                    values: row.values)
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "p", to: .rows(Self.rows), userInitiated: true)
        #expect(Self.texts(source, "r") == row.texts)
        try Self.checkSubmission(source)
    }

    /// Where only what was sent is validated, nothing is said about what depends on an unknown value in another row.
    @Test func unknownValuesOfOtherRows() throws {
        let form = try Self.form(
            [
                .input("a", title: "A", value: .integer, computed: "if(row == 1, x, 1)"),
                .input("k", title: "K", value: .integer),
                .input("r", title: "R", value: .integer, computed: "sum(p.a)"),
                .input(
                    "s", title: "S", value: .integer, validators: [],
                    computed: "coalesce(previous(a), 0)"),
            ], beside: [.input("x", title: "X", value: .integer)])
        for (x, codes) in [("", []), (#","x":4"#, ["/p/0/r", "/p/1/s"])] {
            let json = #"{"p":[{"k":1,"r":99,"s":0},{"k":2,"s":7}]\#(x)}"#
            var validator = SubmissionValidator(form: form, limits: .submission, scope: .sent)
            _ = validator.validate(.json(Array(json.utf8)))
            let found = validator.findings.list.map { form.compiled.issue($0) }
            #expect(found.map { "\($0.path)" } == codes, "\(found)")
        }
    }

    /// The row before may have another answer than the numbers of a field, and only one that the field offers.
    @Test func anotherAnswerOfTheRowBefore() throws {
        func form(_ value: String) throws -> Form {
            try Self.form(
                FormItem.input("q", title: "Q", value: .integer, choices: ["1", "2"])
                    .withOther("qOther", title: "Another") + [
                        .input(
                            "r", title: "R", value: .boolean,
                            computed: FormExpression("previous(q) == \(value)"))
                    ])
        }
        let source = FormDataSource(form: try form("'other'"))
        let rows: [FormRow] = [["q": .choice("other")], ["q": .integer(1)], ["q": .integer(2)]]
        try source.updateValue(of: "p", to: .rows(rows), userInitiated: true)
        #expect(Self.texts(source, "r") == "- yes no")
        let error = #expect(throws: FormDefinitionError.self) { try form("7") }
        #expect(error?.problems.map(\.code) == [.unknownChoice])
    }

    @Test func secretsAndOtherScopesAreRefused() throws {
        for expression in ["previous(pin)", "previous(q)", "previous(far)", "previous(tags)"] {
            let items: [FormItem] = [
                .secureInput("pin", title: "P"),
                .input("tags", title: "T", value: .choices, choices: ["x", "y"]),
                .input(
                    "r", title: "R",
                    visibleWhen: FormExpression("present(t) || \(expression) == 'x'")),
                .input("t", title: "T"),
            ]
            let error = #expect(throws: FormDefinitionError.self) {
                try Self.form(
                    items, inner: [.input("y", title: "Y")], beside: [.input("far", title: "F")])
            }
            #expect(error?.problems.map(\.code) == [.expressionType], "\(expression)")
        }
        let tags = { FormItem.input($0, title: "T", value: .choices, choices: ["x"], computed: $1) }
        let error = #expect(throws: FormDefinitionError.self) {
            try Self.form([tags("tags", nil), tags("r", "previous(tags)")])
        }
        #expect(error?.problems.map(\.code) == [.expressionType])
    }

    // MARK: Cycles

    @Test(
        arguments: [
            ("sum(p.b)", "sum(p.a)", "p.a -> p.b -> p.a"),
            ("sum(p.a)", "1", "p.a -> p.a"),
            ("sum(p, previous(a))", "1", "p.a -> p.a"),
            ("previous(b)", "sum(p.a)", "p.b -> p.a -> p.b"),
            ("b", "sum(p.a)", "p.a -> p.b -> p.a"),
            ("a", "1", "a -> a"),
            ("previous(a)", "previous(a)", nil), ("previous(b)", "previous(a)", nil),
            ("b", "previous(a)", nil), ("sum(p.b)", "previous(b) + 1", nil),
        ] as [(FormExpression, FormExpression, String?)])
    func cycles(_ row: (a: FormExpression, b: FormExpression, loop: String?)) throws {
        let items: [FormItem] = [
            .input("a", title: "A", value: .decimal, computed: row.a),
            .input("b", title: "B", value: .decimal, computed: row.b),
        ]
        guard let loop = row.loop else { return _ = try Self.form(items) }
        let error = #expect(throws: FormDefinitionError.self) { try Self.form(items) }
        #expect(error?.problems.map { $0.parameters["loop"] } == [.text(loop)])
    }

    /// A field of a group in the rows is named, too.
    @Test(
        arguments: [
            ("1", "sum(p.q.x)", "p.q (x) -> p.q (x)"),
            ("sum(q.x)", "sum(p.a)", "p.a -> p.q (x) -> p.a"), ("sum(q.x)", "a", "a -> q (x) -> a"),
            ("1", "sum(q.x)", "q.x -> q.x"),
        ] as [(FormExpression, FormExpression, String)])
    func cyclesOfInnerRows(_ row: (a: FormExpression, x: FormExpression, loop: String)) throws {
        let error = #expect(throws: FormDefinitionError.self) {
            try Self.form(
                [.input("a", title: "A", value: .decimal, computed: row.a)],
                inner: [.input("x", title: "X", value: .decimal, computed: row.x)])
        }
        #expect(error?.problems.map { $0.parameters["loop"] } == [.text(row.loop)])
    }

    // MARK: Laws

    /// Fields that read each other in one row and in all rows, and a form that has some of them.
    private static func generated(_ numbers: inout SeededNumbers) throws -> Form {
        let calculated: [FormItem] = [
            .input("share", title: "S", value: .decimal, computed: "a / sum(p.a)"),
            .input(
                "total", title: "T", value: .decimal,
                computed: "coalesce(a, 0) + coalesce(previous(total), 0)"),
            .input("part", title: "P", value: .decimal, computed: "total / max(p.total)"),
            .input("step", title: "S", value: .decimal, computed: "a - previous(a)"),
            .input(
                "why", title: "W", visibleWhen: "step > 1 || sum(p.step) > 3",
                requiredWhen: "previous(t) == 'x'"),
            .input(
                "next", title: "N", value: .integer,
                defaultExpression: "coalesce(previous(next), 0) + 1",
                enabledWhen: "coalesce(any(p, present(why)), false)"),
            .input("all", title: "A", computed: "join(p, coalesce(t, '-'), ',')"),
            .input(
                "place", title: "P", value: .integer,
                computed: "row * count(p) + coalesce(previous(place), 0)"),
            .input("chain", title: "C", computed: "coalesce(previous(why), '') + coalesce(t, '')"),
            .input("last", title: "L", value: .decimal, computed: "sum(p.next) + sum(p.part)"),
        ]
        let inner: [FormItem] = [
            .input("x", title: "X", value: .integer),
            .input(
                "sofar", title: "F", value: .integer,
                computed: "coalesce(x, 0) + coalesce(previous(sofar), 0)"),
            .input("of", title: "O", value: .decimal, computed: "x / sum(q.x) + count(p)"),
            .input("deep", title: "D", value: .decimal, computed: "sum(p.q.x) + max(p.a)"),
            .input("y", title: "Y of {x}", requiredWhen: "previous(x) > 4"),
            .input("s", title: "S", validators: [Asks("asked")]),
            .input(
                "z", title: "Z", value: .integer,
                validators: [
                    MustHold("coalesce(previous(z) < z, true)"), MustHold("sum(q.x) < 12"),
                    MustHold("t != 'x'"),
                ], messages: [.check: "{x} of {t} behind {= previous(x)}"]),
        ]
        let chosen = calculated.filter { item in
            ["total", "step", "why"].contains(item.name?.text) || numbers.below(3) > 0
        }.filter { item in
            // The fields that others read are there.
            item.name?.text != "last" || numbers.below(2) == 0
        }
        let names = Set(chosen.compactMap { $0.name?.text })
        let isWhole = names.isSuperset(of: ["part", "next"])
        let judged: [FormItem] = [
            .input(
                "e", title: "E", value: .integer,
                validators: [
                    MustHold("coalesce(previous(a) < 5, true)"), MustHold("sum(p.q.x) < 20"),
                    MustHold("count(q) != 2"),
                ], messages: [.check: "{a} behind {= previous(t)} in {row}"]),
            .input("o", title: "O", value: .integer, validators: [MustHold("sum(p.a) < 15")]),
            .input(
                "u", title: "U", value: .integer, validators: [MustHold("row != u")],
                messages: numbers.below(2) == 0 ? [:] : [.check: "{u} of {= max(p.u)}"]),
            .input("s", title: "S", validators: [Asks("asked")]),
            .group(
                "w", title: "W", rows: .expression("a"),
                items: [
                    .input("v", title: "V of {t}", value: .integer, validators: [MustHold("v > 1")])
                ]),
        ]
        let own: [any Validator] = [MustHold("coalesce(sum(p.a) < 18, true)")]
        let ofInner: [any Validator] = [
            MustHold("count(q) != 3"), MustHold("coalesce(previous(a) < 2, true)"),
        ]
        let hasInner = numbers.below(2) == 0
        var items =
            entered + judged.filter { $0.name?.text != "e" || hasInner }
            + chosen.filter { $0.name?.text != "last" || isWhole }
        items.shuffle(using: &numbers)
        return try form(
            items, inner: hasInner ? inner.shuffled(using: &numbers) : [],
            beside: [
                .input("sum", title: "S", value: .decimal, computed: "sum(p.total)"),
                .input("shown", title: "S", value: .boolean),
            ], visibleWhen: numbers.below(2) == 0 ? "shown != false" : nil,
            title: numbers.below(2) == 0 ? "{row} of {t}" : nil,
            own: numbers.below(2) == 0 ? [] : own,
            ofInner: ofInner.filter { _ in numbers.below(3) == 0 })
    }

    private static func change(_ source: FormDataSource, _ numbers: inout SeededNumbers) {
        let count = source.rowCount(of: "/p".path)
        let row = numbers.below(max(1, count))
        let inner = source.rowCount(of: "/p/\(row)/q".path)
        func below(_ count: Int) -> Int { numbers.below(max(1, count)) }
        switch numbers.below(15) {
        case 0, 1:
            _ = try? source.addRow(to: "/p".path, at: below(count + 1), userInitiated: true)
        case 2: try? source.removeRow(at: "/p/\(row)".path, userInitiated: true)
        case 3: try? source.moveRow(at: "/p/\(row)".path, to: below(count), userInitiated: true)
        case 4:
            // At the end, or before other rows.
            let at = below(2) == 0 ? inner : below(inner)
            _ = try? source.addRow(to: "/p/\(row)/q".path, at: at, userInitiated: true)
        case 5 where below(2) == 0:
            try? source.removeRow(at: "/p/\(row)/q/\(below(inner))".path, userInitiated: true)
        case 5:
            try? source.moveRow(
                at: "/p/\(row)/q/0".path, to: below(inner), userInitiated: true)
        case 6, 7:
            let field = ["x", "x", "y", "z", "s"][below(5)]
            try? source.updateValue(
                at: "/p/\(row)/q/\(below(inner))/\(field)".path, to: .text("\(below(9))"),
                userInitiated: true)
        case 13:
            try? source.updateValue(
                at: "/p/\(row)/w/\(below(3))/v".path, to: .text("\(below(4))"),
                userInitiated: true)
        case 14:
            let asked = source.pendingChecks.filter { _ in below(2) == 0 }
            _ = try? source.receive(
                asked.map { ($0, below(3) == 0 ? .refused(message: "no") : .accepted) })
        case 8:
            try? source.updateValue(
                of: "shown", to: .boolean(below(3) > 0), userInitiated: true)
        default:
            let (name, texts) =
                [
                    ("a", ["", "1", "7"]), ("t", ["x", "hide", ""]), ("why", ["w", ""]),
                    ("next", ["4", ""]), ("a", ["2", "z"]), ("e", ["1", ""]), ("o", ["1", "k"]),
                    ("u", ["1", "2", ""]), ("s", ["a", "b", ""]),
                ][numbers.below(9)]
            try? source.updateValue(
                at: "/p/\(row)/\(name)".path, to: .text(texts[below(texts.count)]),
                userInitiated: true)
        }
    }

    private static func facts(_ source: FormDataSource) -> [String] {
        ["\(source.value(of: "p"))", "\(source.value(of: "sum"))"]
            + source.issues.map { "\($0.path) \($0.code)" }
    }

    /// A submission with the values of a data source has the same issues, so the calculations agree.
    private static func checkSubmission(_ source: FormDataSource, _ context: String = "") throws {
        var validator = SubmissionValidator(form: source.form, limits: .submission, now: nil)
        var values: [FieldName: FieldValue] = [:]
        for (name, value) in source.values { values[name] = value }
        _ = validator.validate(values)
        let found = validator.findings.list.map { source.form.compiled.issue($0) }
        func facts(_ issues: [FormIssue]) -> [String] {
            issues.filter { ![.remote, .remoteUnknown].contains($0.code) }
                .map { "\($0.path) \($0.code)" }
        }
        #expect(facts(found) == facts(source.issues), "\(context)")
    }

    /// Validating everything again finds the same, by the same validators, with the same texts, and asks the same.
    private static func checkReports(_ source: FormDataSource, _ context: String) -> Bool {
        let kept = source.filling.reports
        let fresh = FieldReports(of: &source.filling.sheet, answeredChecks: ["asked"])
        source.filling.sheet.commit()
        for field in kept.indices {
            var report = kept[field]
            let isGroup = !report.places.isEmpty
            let found = report.issues.indices.filter { report.issues[$0].code != .remote }
            report.issues = found.map { kept[field].issues[$0] }
            report.places = isGroup ? found.map { kept[field].places[$0] } : []
            let asked = [report, fresh[field]].map { report in
                report.checks.map { "\($0.place) \($0.question.path) \($0.question.value)" }
            }
            let isSame =
                report.issues == fresh[field].issues && report.places == fresh[field].places
                && asked[0] == asked[1]
            #expect(isSame, "\(context) \(report) \(fresh[field])")
            if !isSame { return false }
        }
        return true
    }

    /// After any changes a data source has what it has if all conditions are applied anew.
    @Test func changesEqualAFreshStart() throws {
        var numbers = SeededNumbers(seed: 411)
        for round in Laws.rounds(12) {
            let form = try Self.generated(&numbers)
            let source = FormDataSource(form: form, checks: ["asked"])
            for step in 0..<40 {
                Self.change(source, &numbers)
                let before = Self.facts(source)
                let context = "\(round) \(step) \(form.items[0].items.compactMap(\.name))"
                var agenda = Agenda(allOf: form.compiled)
                source.filling.sheet.settle(&agenda)
                source.filling.sheet.commit()
                #expect(Self.facts(source) == before, "\(context)")
                guard Self.facts(source) == before, Self.checkReports(source, context) else {
                    return
                }
                try Self.checkSubmission(source, context)
            }
        }
    }

    /// The order of the fields of a row changes no value.
    @Test func theOrderOfFieldsNeverMatters() throws {
        var numbers = SeededNumbers(seed: 412)
        for _ in Laws.rounds(12) {
            let form = try Self.generated(&numbers)
            let items = form.items[0].items
            let other = try Self.form(
                items.shuffled(using: &numbers), beside: Array(form.items.dropFirst()),
                visibleWhen: form.items[0].visibleWhen)
            let sources = [FormDataSource(form: form), FormDataSource(form: other)]
            let seed = UInt64(numbers.below(1_000_000))
            for source in sources {
                var same = SeededNumbers(seed: seed)
                for _ in 0..<30 { Self.change(source, &same) }
            }
            for row in 0..<sources[0].rowCount(of: "/p".path) {
                for name in items.compactMap(\.name?.text) {
                    let texts = sources.map { $0.displayText(at: "/p/\(row)/\(name)".path) }
                    #expect(texts[0] == texts[1], "\(row) \(name)")
                }
            }
        }
    }

    // MARK: Work

    /// What all rows read of each other is staged and summed a fixed number of times, however many rows there are.
    @Test(arguments: [false, true]) func workIsLinear(_ isSubmission: Bool) throws {
        let form = try Self.form(
            Self.entered + [
                .input("share", title: "S", value: .decimal, computed: "a / sum(p.a)"),
                .input(
                    "total", title: "T", value: .decimal,
                    computed: "coalesce(a, 0) + coalesce(previous(total), 0)"),
                .input("part", title: "P", value: .decimal, computed: "total / max(p.total)"),
            ])
        let works = try [100, 800].map { count in
            let rows = (0..<count).map { FormRow([("a", .integer($0)), ("t", .text("x"))]) }
            if isSubmission {
                var validator = SubmissionValidator(form: form, limits: .submission, now: nil)
                let before = validator.work
                _ = validator.validate(["p": .rows(rows)])
                return validator.work - before
            }
            let source = FormDataSource(form: form)
            try source.updateValue(of: "p", to: .rows(rows), userInitiated: true)
            let stagings = source.filling.sheet.table.stagings
            let work = source.filling.sheet.table.work
            try source.updateValue(at: "/p/3/a".path, to: .integer(9), userInitiated: true)
            #expect(source.filling.sheet.table.stagings == stagings)
            return source.filling.sheet.table.work - work
        }
        #expect(works[0] > 0 && works[1] <= 10 * works[0], "\(works)")
    }

    /// A change settles its row, those that read it, and no others: of 20 rows, the steps that are settled with that of the
    /// group where the last or first number is entered, another field of the fourth row, and where a row is added behind the
    /// others or before them.
    @Test(
        arguments: [
            ("coalesce(a, 0) + coalesce(previous(r), 0)", [2, 21, 1, 2, 3]),
            ("a - previous(a)", [2, 3, 1, 2, 3]),
            ("if(previous(t) == 'x', 1, 2)", [1, 1, 2, 2, 3]),
            ("row * 2", [1, 1, 1, 2, 22]),
            ("row + coalesce(previous(a), 0)", [1, 2, 1, 2, 22]),
            // These depend on the whole group.
            ("100 * a / sum(p.a)", [21, 21, 1, 22, 22]),
            ("count(p)", [1, 1, 1, 22, 22]),
            ("sum(p, coalesce(previous(a), 0))", [21, 21, 1, 22, 22]),
        ] as [(FormExpression, [Int])])
    func onlyWhatDependsIsSettled(_ row: (expression: FormExpression, steps: [Int])) throws {
        let form = try Self.form([
            .input("a", title: "A", value: .integer), .input("t", title: "T"),
            .input("r", title: "R", value: .decimal, computed: row.expression),
        ])
        let steps = try row.steps.indices.map { change in
            let source = FormDataSource(form: form)
            let rows = (1...20).map { FormRow([("a", .integer($0))]) }
            try source.updateValue(of: "p", to: .rows(rows), userInitiated: true)
            let before = source.filling.sheet.settledSteps
            switch change {
            case 0:
                try source.updateValue(at: "/p/19/a".path, to: .integer(99), userInitiated: true)
            case 1:
                try source.updateValue(at: "/p/0/a".path, to: .integer(99), userInitiated: true)
            case 2: try source.updateValue(at: "/p/3/t".path, to: .text("x"), userInitiated: true)
            case 3: try source.addRow(to: "/p".path, userInitiated: true)
            default: try source.addRow(to: "/p".path, at: 0, userInitiated: true)
            }
            return source.filling.sheet.settledSteps - before
        }
        #expect(steps == row.steps)
    }

    /// Rows that are filled in one by one take a number of steps for each row, unless each row depends on all of them.
    @Test(
        arguments: [
            ("coalesce(a, 0) + coalesce(previous(r), 0)", false), ("a - previous(a)", false),
            ("row * a", false), ("100 * a / sum(p.a)", true),
        ] as [(FormExpression, Bool)])
    func fillingRowsOneByOne(_ row: (expression: FormExpression, readsAll: Bool)) throws {
        let form = try Self.form([
            .input("a", title: "A", value: .integer),
            .input("r", title: "R", value: .decimal, computed: row.expression),
        ])
        let steps = try [25, 100].map { count in
            let source = FormDataSource(form: form)
            let before = source.filling.sheet.settledSteps
            try Self.fill(source, count)
            return source.filling.sheet.settledSteps - before
        }
        // The step of the group and that of a row for each of two changes of a row, or those of all rows so far.
        let expected = [25, 100].map { row.readsAll ? $0 * ($0 + 3) : 4 * $0 }
        #expect(steps == expected)
    }

    private static func fill(_ source: FormDataSource, _ count: Int) throws {
        for row in 0..<count {
            try source.addRow(to: "/p".path, userInitiated: true)
            try source.updateValue(
                at: "/p/\(row)/a".path, to: .integer(row + 1), userInitiated: true)
        }
    }

    @Test(.countsInstructions, arguments: ["coalesce(previous(r), 0)", "previous(a)"])
    func growthOfFilling(_ read: String) throws {
        let form = try Self.form([
            .input("a", title: "A", value: .integer),
            .input(
                "r", title: "R", value: .decimal,
                computed: FormExpression("coalesce(a, 0) + \(read)")),
        ])
        let growth = try Growth.ofEightTimes(40) { count in
            let source = FormDataSource(form: form)
            return { try Self.fill(source, count) }
        }
        #expect(growth < 10)
    }

    @Test(.countsInstructions, arguments: [0, 1, 2]) func growth(_ kind: Int) throws {
        let inner =
            Self.entered.prefix(1) + [
                .input(
                    "total", title: "T", value: .decimal,
                    computed: "coalesce(a, 0) + coalesce(previous(total), 0)"),
                .input(
                    "part", title: "P", value: .decimal,
                    computed: FormExpression("total / max(\(kind == 2 ? "q" : "p").total)")),
            ]
        let form =
            try kind == 2
            ? Self.form(Self.entered, inner: Array(inner) + [.input("t", title: "T")])
            : Self.form(Array(inner) + [.input("t", title: "T")])
        let growth = try Growth.ofEightTimes(60) { count in
            let rows = (0..<count).map { FormRow([("a", .integer($0)), ("t", .text("x"))]) }
            let value = FieldValue.rows(kind == 2 ? [["q": .rows(rows)]] : rows)
            if kind == 0 {
                return {
                    var validator = SubmissionValidator(form: form, limits: .submission, now: nil)
                    _ = validator.validate(["p": value])
                }
            }
            let source = FormDataSource(form: form)
            try source.updateValue(of: "p", to: value, userInitiated: false)
            return {
                for text in ["7", "8"] {
                    let path = kind == 2 ? "/p/0/q/3/a" : "/p/3/a"
                    try source.updateValue(at: path.path, to: .text(text), userInitiated: false)
                }
            }
        }
        #expect(growth < 10)
    }
}
