import FormModel
import FormValidation
import Testing

/// Fields of rows with conditions or calculations, in submissions.
@Suite struct RowConditionTests {
    static func text(unknownFields: String = "reject") -> String {
        #"""
        {"formrun":1,"id":"order","title":"Order","unknownFields":"\#(unknownFields)","items":[
         {"type":"input","name":"grandTotal","title":"Total","value":"decimal","computed":"sum(lines.total)"},
         {"type":"group","name":"lines","title":"Lines","max":4,"items":[
           {"type":"label","title":"Large","visibleWhen":"qty > 100"},
           {"type":"input","name":"note","title":"Note","visibleWhen":"qty > 10","validators":["required",{"length":{"max":9}}]},
           {"type":"input","name":"state","title":"State","visibleWhen":"country == 'US'"},
           {"type":"input","name":"gift","title":"Gift","value":"boolean","default":false,"enabledWhen":"total > 5"},
           {"type":"input","name":"total","title":"Sum","value":"decimal","computed":"qty * price"},
           {"type":"input","name":"qty","title":"Quantity","value":"integer"},
           {"type":"input","name":"price","title":"Price","value":"decimal","validators":[{"check":"total <= limit"}]},
           {"type":"group","name":"parts","title":"Parts","visibleWhen":"present(qty)","items":[
             {"type":"input","name":"share","title":"Share","value":"decimal","computed":"total * rate / 100"},
             {"type":"input","name":"rate","title":"Rate","value":"decimal","enabledWhen":"country != 'CA'"},
             {"type":"input","name":"why","title":"Why","visibleWhen":"share > limit && qty > 1","requiredWhen":"price > 1"}]},
           {"type":"input","name":"shares","title":"Shares","value":"decimal","computed":"sum(parts.share)"}]},
         {"type":"input","name":"country","title":"Country"},
         {"type":"input","name":"limit","title":"Limit","value":"decimal"},
         {"type":"input","name":"tip","title":"Tip","visibleWhen":"grandTotal > 100 && count(lines) > 1"}]}
        """#
    }

    static func form(unknownFields: String = "reject") throws -> Form {
        try FormDocument.read(
            Array(text(unknownFields: unknownFields).utf8), vocabulary: .standard)
    }

    private static func values(_ report: ValidationReport) -> String {
        var writer = JSONWriter()
        writer.object(report.values)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let json: String
        var issues: [String] = []
        let values: String
        var testDescription: String { json }
    }

    static let rows: [Row] = [
        Row(
            json: #"{"lines":[{"qty":2,"price":1.5},{"qty":3,"price":2}]}"#,
            values:
                #"{"grandTotal":9.0,"lines":[{"gift":false,"total":3.0,"qty":2,"price":1.5,"shares":0},{"total":6,"qty":3,"price":2,"shares":0}]}"#
        ),
        // A hidden field with a value of any type.
        Row(
            json: #"{"lines":[{"qty":2,"note":"x"},{"qty":2,"note":7},{"note":""}]}"#,
            issues: ["/lines/0/note hiddenField", "/lines/1/note hiddenField"],
            values:
                #"{"grandTotal":0,"lines":[{"gift":false,"qty":2,"shares":0},{"gift":false,"qty":2,"shares":0},{"gift":false,"shares":0}]}"#
        ),
        // The rules of a shown field apply.
        Row(
            json:
                #"{"lines":[{"qty":11},{"qty":11,"note":"much too long"},{"qty":12,"note":"ok"}]}"#,
            issues: ["/lines/0/note required", "/lines/1/note tooLong"],
            values:
                #"{"grandTotal":0,"lines":[{"gift":false,"qty":11,"shares":0},{"note":"much too long","gift":false,"qty":11,"shares":0},{"note":"ok","gift":false,"qty":12,"shares":0}]}"#
        ),
        // A sent value is compared with the calculated one, and then ignored.
        Row(
            json:
                #"{"grandTotal":9,"lines":[{"qty":2,"price":1.5,"total":3},{"qty":2,"price":3,"total":5,"shares":"x"}]}"#,
            issues: ["/lines/1/total notComputed", "/lines/1/shares notComputed"],
            values:
                #"{"grandTotal":9.0,"lines":[{"gift":false,"total":3.0,"qty":2,"price":1.5,"shares":0},{"total":6,"qty":2,"price":3,"shares":0}]}"#
        ),
        // A disabled field has its default.
        Row(
            json: #"{"lines":[{"qty":1,"price":1,"gift":true},{"qty":9,"price":1,"gift":true}]}"#,
            issues: ["/lines/0/gift disabledField"],
            values:
                #"{"grandTotal":10,"lines":[{"gift":false,"total":1,"qty":1,"price":1,"shares":0},{"gift":true,"total":9,"qty":9,"price":1,"shares":0}]}"#
        ),
        // Rows read the enclosing scope.
        Row(
            json: #"{"country":"US","limit":3,"lines":[{"state":"NY","qty":2,"price":2}]}"#,
            issues: ["/lines/0/price check"],
            values:
                #"{"grandTotal":4,"lines":[{"state":"NY","gift":false,"total":4,"qty":2,"price":2,"shares":0}],"country":"US","limit":3}"#
        ),
        Row(
            json: #"{"country":"CA","lines":[{"state":"NY"}]}"#,
            issues: ["/lines/0/state hiddenField"],
            values: #"{"grandTotal":0,"lines":[{"gift":false,"shares":0}],"country":"CA"}"#),
        // Nested rows, which read both rows and the form, and a sum over them.
        Row(
            json:
                #"{"country":"FR","limit":10,"lines":[{"qty":4,"price":2,"parts":[{"rate":50},{"rate":200,"why":"so"},{"rate":300}],"shares":44}]}"#,
            issues: ["/lines/0/parts/2/why required"],
            values:
                #"{"grandTotal":8,"lines":[{"total":8,"qty":4,"price":2,"parts":[{"share":4,"rate":50},{"share":16,"rate":200,"why":"so"},{"share":24,"rate":300}],"shares":44}],"country":"FR","limit":10}"#
        ),
        Row(
            json:
                #"{"country":"CA","lines":[{"qty":1,"parts":[{"rate":50,"why":"x"}]},{"parts":[{}]}]}"#,
            issues: [
                "/lines/0/parts/0/rate disabledField", "/lines/0/parts/0/why hiddenField",
                "/lines/1/parts hiddenField",
            ],
            values:
                #"{"grandTotal":0,"lines":[{"gift":false,"qty":1,"parts":[{}],"shares":0},{"gift":false,"shares":0}],"country":"CA"}"#
        ),
        // An entry that is no row has no fields, and rows beyond the maximum are not validated.
        Row(
            json: #"{"lines":[7,{"qty":2,"price":2},{},{},{"note":"x"},{"total":1}]}"#,
            issues: ["/lines tooMany", "/lines/0 wrongType"],
            values:
                #"{"grandTotal":4,"lines":[{},{"gift":false,"total":4,"qty":2,"price":2,"shares":0},{"gift":false,"shares":0},{"gift":false,"shares":0}]}"#
        ),
        Row(json: #"{"lines":"x"}"#, issues: ["/lines wrongType"], values: "{}"),
        Row(json: "{}", values: #"{"grandTotal":0}"#),
        // Sums of hidden or calculated cells, read by later conditions.
        Row(
            json:
                #"{"lines":[{"qty":60,"price":1,"note":"a"},{"qty":60,"price":1,"note":"a"}],"tip":"x"}"#,
            values:
                #"{"grandTotal":120,"lines":[{"note":"a","total":60,"qty":60,"price":1,"shares":0},{"note":"a","total":60,"qty":60,"price":1,"shares":0}],"tip":"x"}"#
        ),
        // An expression with an unreadable operand has no result.
        Row(
            json: #"{"lines":[{"qty":"2","price":1}],"tip":"x"}"#,
            issues: ["/lines/0/qty wrongType", "/tip hiddenField"],
            values: #"{"grandTotal":0,"lines":[{"gift":false,"price":1,"shares":0}]}"#),
    ]

    @Test(arguments: rows) func submissions(_ row: Row) throws {
        let report = FormValidator(try Self.form()).validate(.json(Array(row.json.utf8)))
        #expect(report.issues.map { "\($0.path) \($0.code)" } == row.issues)
        #expect(Self.values(report) == row.values)
    }

    @Test func aFormMayPassOverWhatIsHidden() throws {
        let validator = FormValidator(try Self.form(unknownFields: "ignore"))
        let report = validator.validate(.json(Array(#"{"lines":[{"qty":2,"note":"x"}]}"#.utf8)))
        #expect(report.isValid)
        #expect(
            Self.values(report)
                == #"{"grandTotal":0,"lines":[{"gift":false,"qty":2,"shares":0}]}"#)
    }

    /// An issue has the offset of the sent value or, for a missing value, of its row.
    @Test func offsetsAreThoseOfTheSubmission() throws {
        let json = #"{"lines":[{"qty":11},{"qty":1,"note":"x"}]}"#
        let report = FormValidator(try Self.form()).validate(.json(Array(json.utf8)))
        #expect(report.issues.map(\.offset) == [10, 37])
    }

    @Test(arguments: [
        ("lines[0][qty]=2&lines[0][price]=1.5&lines[1][qty]=11&lines[1][note]=n", []),
        ("lines[0][qty]=2&lines[0][note]=n", ["/lines/0/note hiddenField"]),
        ("lines[0][qty]=2&lines[0][price]=2&lines[0][total]=5", ["/lines/0/total notComputed"]),
        ("lines[0][qty]=2&lines[0][price]=2&lines[0][total]=4", []),
    ])
    func formPosts(_ row: (post: String, issues: [String])) throws {
        let report = FormValidator(try Self.form()).validate(.urlEncoded(Array(row.post.utf8)))
        #expect(report.issues.map { "\($0.path) \($0.code)" } == row.issues)
    }

    /// A browser sends nothing for a box that is not ticked, disabled, or not shown.
    @Test func boxesThatAreNotThere() throws {
        let boxes = """
            {"type":"input","name":"a","title":"A"},
            {"type":"input","name":"b","title":"B","value":"boolean","visibleWhen":"a == 'x'"},
            {"type":"input","name":"c","title":"C","value":"boolean","default":true,"enabledWhen":"a == 'x'"},
            {"type":"input","name":"d","title":"D","value":"boolean","computed":"a == 'y'"}
            """
        let text = """
            {"formrun":1,"id":"t","title":"T","items":[\(boxes),
             {"type":"group","name":"g","title":"G","items":[\(boxes)]}]}
            """
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let validator = FormValidator(form)
        let report = validator.validate(.urlEncoded(Array("a=y&g[0][a]=y&g[1][a]=x".utf8)))
        #expect(report.issues.isEmpty)
        #expect(
            Self.values(report)
                == #"{"a":"y","c":true,"d":true,"g":[{"a":"y","c":true,"d":true},{"a":"x","b":false,"c":false,"d":false}]}"#
        )
        let wrong = validator.validate(.urlEncoded(Array("a=y&b=on&g[0][a]=y&g[0][c]=off".utf8)))
        #expect(
            wrong.issues.map { "\($0.path) \($0.code)" } == [
                "/b hiddenField", "/g/0/c disabledField",
            ])
    }

    // MARK: Partial judging

    @Test(arguments: [
        // It is unknown whether the state is shown and whether the price is too high.
        (#"{"lines":[{"qty":2,"price":2,"state":"NY","total":4}]}"#, [], #""total":4"#),
        // A value calculated from the row alone is known, and is compared if the other operands are
        // known.
        (
            #"{"country":"CA","limit":1,"lines":[{"qty":2,"price":2,"state":"NY","total":5}]}"#,
            [
                "/lines/0/state hiddenField", "/lines/0/total notComputed", "/lines/0/price check",
            ], #""total":4"#
        ),
        (#"{"country":"CA","limit":1}"#, [], #""limit":1"#),
        (#"{"grandTotal":7}"#, [], "{}"),
        (#"{"grandTotal":7,"lines":[{"qty":2,"price":2}]}"#, ["/grandTotal notComputed"], ":4"),
    ])
    func partly(_ row: (json: String, issues: [String], values: String)) throws {
        let validator = FormValidator(try Self.form(), scope: .sent)
        let report = validator.validate(.json(Array(row.json.utf8)))
        #expect(report.issues.map { "\($0.path) \($0.code)" } == row.issues)
        #expect(Self.values(report).contains(row.values), "\(Self.values(report))")
    }

    /// The rules of rows apply as far as their operands are known.
    @Test(arguments: [
        (
            #"{"lines":[{"qty":"x"},{"qty":2,"note":"x"}]}"#,
            ["/lines/0/qty wrongType", "/lines/1/note hiddenField"]
        ),
        (
            #"{"lines":[{"qty":11},{"qty":2,"price":2,"total":5}]}"#,
            ["/lines/0/note required", "/lines/1/total notComputed"]
        ),
        // The limit is unknown, and so are the check of the price and the requirement of a reason.
        (#"{"lines":[{"qty":2,"price":2,"parts":[{"rate":1}]}]}"#, []),
        (
            #"{"limit":-1,"country":"FR","lines":[{"qty":2,"price":2,"parts":[{"rate":1}]}]}"#,
            ["/lines/0/price check", "/lines/0/parts/0/why required"]
        ),
        (
            #"{"lines":[{"qty":2,"parts":[{"rate":"x"},7,{"zz":1}]}]}"#,
            [
                "/lines/0/parts/0/rate wrongType", "/lines/0/parts/1 wrongType",
                "/lines/0/parts/2/zz unknownField",
            ]
        ),
        (#"{"lines":[3]}"#, ["/lines/0 wrongType"]),
    ])
    func rowsPartly(_ row: (json: String, issues: [String])) throws {
        let validator = FormValidator(try Self.form(), scope: .sent)
        let report = validator.validate(.json(Array(row.json.utf8)))
        #expect(report.issues.map { "\($0.path) \($0.code)" } == row.issues)
    }

    /// A missing field is no error if it may be hidden.
    @Test func whatMayNotBeThereIsNotMissed() throws {
        let text = #"""
            {"formrun":1,"id":"t","title":"T","items":[
             {"type":"input","name":"on","title":"On","value":"boolean"},
             {"type":"group","name":"g","title":"G","items":[
               {"type":"input","name":"a","title":"A","visibleWhen":"on","validators":["required",{"length":{"max":2}}]},
               {"type":"input","name":"b","title":"B","requiredWhen":"on"},
               {"type":"input","name":"c","title":"C","requiredWhen":"present(b)"}]}]}
            """#
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let validator = FormValidator(form, scope: .sent)
        let json = #"{"g":[{},{"a":"long"},{"b":"x"}]}"#
        #expect(
            validator.validate(.json(Array(json.utf8))).issues.map { "\($0.path) \($0.code)" } == [
                "/g/1/a tooLong", "/g/2/c required",
            ])
        let whole = validator.validate(.json(Array((#"{"on":true,"# + json.dropFirst()).utf8)))
        #expect(
            whole.issues.map { "\($0.path) \($0.code)" } == [
                "/g/0/a required", "/g/0/b required", "/g/1/a tooLong", "/g/1/b required",
                "/g/2/a required", "/g/2/c required",
            ])
    }

    /// The enclosing row is known, independent of other rows.
    @Test func rowsInRowsPartly() throws {
        let text = #"""
            {"formrun":1,"id":"t","title":"T","items":[
             {"type":"input","name":"rate","title":"Rate","value":"integer"},
             {"type":"group","name":"g","title":"G","items":[
               {"type":"input","name":"n","title":"N","value":"integer"},
               {"type":"group","name":"h","title":"H","items":[
                 {"type":"input","name":"m","title":"M","value":"integer",
                  "validators":[{"check":"m <= n"},{"check":"m <= rate"}]},
                 {"type":"input","name":"y","title":"Y","value":"integer","computed":"m * rate"}]},
               {"type":"input","name":"all","title":"All","value":"integer","computed":"sum(h.y)"}]}]}
            """#
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let json = #"{"g":[{"n":2,"h":[{"m":3},{"m":1}],"all":9},{"n":1,"all":9}]}"#
        func issues(_ json: String) -> [String] {
            FormValidator(form, scope: .sent).validate(.json(Array(json.utf8))).issues.map {
                "\($0.path) \($0.code)"
            }
        }
        #expect(issues(json) == ["/g/0/h/0/m check", "/g/1/all notComputed"])
        #expect(
            issues(#"{"rate":2,"# + json.dropFirst()) == [
                "/g/0/h/0/m check", "/g/0/h/0/m check", "/g/0/all notComputed",
                "/g/1/all notComputed",
            ])
    }

    /// Defaults and choices in rows are validated by the validators that read no other field.
    @Test func defaultsThatAreValidatedAgainstTheForm() throws {
        let text = #"""
            {"formrun":1,"id":"t","title":"T","items":[
             {"type":"group","name":"g","title":"G","items":[
               {"type":"input","name":"a","title":"A","value":"integer","default":1,
                "validators":[{"check":"a <= limit"},{"range":{"max":5}}]}]},
             {"type":"input","name":"x","title":"X"},{"type":"input","name":"y","title":"Y"},
             {"type":"input","name":"limit","title":"L","value":"integer"}]}
            """#
        _ = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let wrong = text.replacing("\"default\":1", with: "\"default\":9")
        let error = #expect(throws: FormDocumentError.self) {
            try FormDocument.read(Array(wrong.utf8), vocabulary: .standard)
        }
        #expect(error?.diagnostics.map(\.code) == [.invalidDefault])
    }

    /// A value calculated from an unknown value is omitted, and so are values calculated from it.
    @Test func whatIsNotKnownSpreads() throws {
        let text = #"""
            {"formrun":1,"id":"t","title":"T","items":[
             {"type":"input","name":"rate","title":"Rate","value":"decimal"},
             {"type":"group","name":"lines","title":"Lines","items":[
               {"type":"input","name":"net","title":"Net","value":"decimal"},
               {"type":"input","name":"tax","title":"Tax","value":"decimal","computed":"net * rate"},
               {"type":"input","name":"gross","title":"Gross","value":"decimal","computed":"net + tax"},
               {"type":"input","name":"twice","title":"Twice","value":"decimal","computed":"net * 2"}]},
             {"type":"input","name":"sum","title":"Sum","value":"decimal","computed":"sum(lines.gross)"},
             {"type":"input","name":"count","title":"Count","value":"integer","computed":"count(lines)"}]}
            """#
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let json = #"{"lines":[{"net":1,"tax":5,"gross":6,"twice":2}],"sum":6,"count":1}"#
        let report = FormValidator(form, scope: .sent).validate(.json(Array(json.utf8)))
        #expect(report.isValid)
        #expect(Self.values(report) == #"{"lines":[{"net":1,"twice":2}]}"#)
        let whole = FormValidator(form, scope: .sent).validate(
            .json(Array((#"{"rate":2,"# + json.dropFirst()).utf8)))
        #expect(
            whole.issues.map { "\($0.path)" } == ["/lines/0/tax", "/lines/0/gross", "/sum"])
    }

    // MARK: Circles

    private static func loop(_ row: String, _ outer: String = "1 == 1", _ more: String = "")
        -> String
    {
        """
        {"formrun":1,"id":"t","title":"T","items":[
         {"type":"group","name":"lines","title":"Lines","items":[
           {"type":"input","name":"a","title":"A","value":"decimal"},
           {"type":"input","name":"b","title":"B","value":"decimal",\(row)},
           {"type":"input","name":"c","title":"C","value":"decimal","computed":"b + a"}\(more)]},
         {"type":"input","name":"total","title":"Total","value":"decimal","visibleWhen":"\(outer)"}]}
        """
    }

    @Test(arguments: [
        (loop(#""visibleWhen":"c > 1""#), "b -> c -> b"),
        (loop(#""visibleWhen":"b > 1""#), "b -> b"),
        (loop(#""computed":"total * a""#, "sum(lines.a) > 2"), "lines (b) -> total -> lines (b)"),
        (loop(#""enabledWhen":"sum(lines.c) > 1""#), "lines.b -> lines.c -> lines.b"),
        (loop(#""default":{"expression":"c"}"#), "b -> c -> b"),
        (
            loop(#""default":{"expression":"total"}"#, "sum(lines.a) > 2"),
            "lines (b) -> total -> lines (b)"
        ),
        (
            loop(
                #""requiredWhen":"a > 1""#, "present(lines)",
                #",{"type":"group","name":"deep","title":"Deep","items":[{"type":"input","name":"x","title":"X","visibleWhen":"present(total)"}]}"#
            ), "lines (deep, x) -> total -> lines (deep, x)"
        ),
        (
            loop(
                #""visibleWhen":"sum(deep.x) > 1""#, "true",
                #",{"type":"group","name":"deep","title":"Deep","items":[{"type":"input","name":"x","title":"X","value":"integer","enabledWhen":"b > 1"}]}"#
            ), "b -> deep (x) -> b"
        ),
    ])
    func cyclesAreReported(_ row: (text: String, loop: String)) {
        let error = #expect(throws: FormDocumentError.self) {
            try FormDocument.read(Array(row.text.utf8), vocabulary: .standard)
        }
        let found = (error?.diagnostics ?? []).filter { $0.code == .conditionLoop }
        #expect(found.count == 1)
        #expect(found.first?.message.contains(row.loop) == true, "\(found.map(\.message))")
        // The position is that of the condition, not of the item.
        #expect(found.allSatisfy { $0.position.column > 20 })
    }

    /// Validators may read values that depend on the group, because they cause no cycle.
    @Test func validatorsMakeNoCircle() throws {
        let text = Self.loop(
            #""requiredWhen":"total > 1","validators":[{"check":"b <= total && count(lines) < 9"}]"#,
            "sum(lines.a) > 2")
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let json = #"{"total":3,"lines":[{"a":3},{"b":4}]}"#
        let report = FormValidator(form).validate(.json(Array(json.utf8)))
        #expect(
            report.issues.map { "\($0.path) \($0.code)" } == [
                "/lines/0/b required", "/lines/1/b check",
            ])
    }

    /// Each of very many conditions is evaluated once for each row.
    @Test func manyRowsAndConditions() throws {
        let cells = (0..<10).map {
            #"{"type":"input","name":"c\#($0)","title":"C","value":"integer","computed":"\#($0 == 0 ? "n" : "c\($0 - 1)") + 1"}"#
        }
        let text = #"""
            {"formrun":1,"id":"t","title":"T","items":[{"type":"group","name":"g","title":"G","items":[
             {"type":"input","name":"n","title":"N","value":"integer"},\#(cells.joined(separator: ","))]},
             {"type":"input","name":"sum","title":"Sum","value":"integer","computed":"sum(g.c9)"}]}
            """#
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let rows = (0..<1_000).map { #"{"n":\#($0)}"# }.joined(separator: ",")
        var limits = JSONLimits.submission
        limits.members = 100_000
        let report = FormValidator(form, limits: limits).validate(
            .json(Array(#"{"g":[\#(rows)]}"#.utf8)))
        #expect(report.isValid && report.values.last?.value == .integer(509_500))
    }
}
