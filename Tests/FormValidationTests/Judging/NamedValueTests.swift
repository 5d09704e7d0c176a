import FormModel
import FormValidation
import Testing

/// Named values, fields that the program sets, and endings, in submissions.
@Suite struct NamedValueTests {
    static let text = """
        {"formrun":1,"id":"f","title":"F",
         "values":{"adult":"age >= 18","net":"sum(lines.cost)","limit":"if(adult, 100, 10)","big":"net > limit","who":"name + '!'"},
         "items":[
          {"type":"input","name":"age","title":"Age","value":"integer"},
          {"type":"input","name":"name","title":"Name"},
          {"type":"group","name":"lines","title":"Lines","values":{"cost":"qty * price","cheap":"cost < limit"},"items":[
            {"type":"input","name":"qty","title":"Quantity","value":"integer"},
            {"type":"input","name":"price","title":"Price","value":"decimal","validators":[{"check":{"that":"cost < 1000","message":"Too much."}}]},
            {"type":"input","name":"why","title":"Why","visibleWhen":"!cheap","validators":["required"]}]},
          {"type":"input","name":"total","title":"Total","value":"decimal","computed":"net"},
          {"type":"input","name":"greeting","title":"Greeting","computed":"who"},
          {"type":"input","name":"note","title":"Note","visibleWhen":"big"}],
         "rules":[{"check":{"that":"!big || present(note)","message":"Say why."}}]}
        """

    static let endings = """
        {"formrun":1,"id":"e","title":"E","values":{"young":"age < 18"},"pages":[
          {"items":[{"type":"input","name":"age","title":"Age","value":"integer","validators":["required"]},
                    {"type":"input","name":"twice","title":"Twice","value":"integer","computed":"age * 2"}]},
          {"items":[{"type":"input","name":"kind","title":"Kind","validators":["required"]}]},
          {"visibleWhen":"present(kind)","items":[{"type":"input","name":"note","title":"Note","validators":["required"]}]}],
         "endings":[{"name":"quick","when":"kind == 'quick'","text":"That was all."},
                    {"name":"young","when":"young","text":"Come back later.","accepted":false},
                    {"name":"old","when":"twice > 200 || kind == 'old'","accepted":false},
                    {"name":"done","text":"Thank you."}]}
        """

    private func validator(
        _ text: String, given: [FieldName: FieldValue] = [:], scope: ValidationScope = .whole
    ) throws -> FormValidator {
        FormValidator(
            try FormDocument.read(Array(text.utf8), vocabulary: .standard), scope: scope,
            given: given)
    }

    private func codes(_ report: ValidationReport) -> [String] {
        report.issues.map { "\($0.path) \($0.code)" }
    }

    private static let valueRows: [(json: String, issues: [String])] = [
        (#"{"age":20,"name":"Ann","lines":[{"qty":2,"price":3}]}"#, []),
        (#"{"age":20,"lines":[{"qty":2,"price":60}],"note":"n"}"#, ["/lines/0/why required"]),
        (#"{"age":20,"lines":[{"qty":2,"price":60,"why":"w"}]}"#, ["/note check"]),
        (#"{"age":3,"lines":[{"qty":2,"price":6,"why":"w"}],"note":"n"}"#, []),
        (
            #"{"lines":[{"qty":2,"price":600,"why":"w"}],"note":"n"}"#,
            ["/lines/0/price check", "/lines/0/why hiddenField", "/note hiddenField"]
        ),
        (#"{"total":1,"greeting":"x"}"#, ["/total notComputed", "/greeting notComputed"]),
        // A named value is unknown to a submission, at every depth.
        (
            #"{"adult":true,"lines":[{"cheap":true}],"age":1}"#,
            ["/lines/0/cheap unknownField", "/adult unknownField"]
        ),
    ]

    @Test(arguments: valueRows)
    func values(_ row: (json: String, issues: [String])) throws {
        let validator = try validator(Self.text)
        let report = validator.validate(.json(Array(row.json.utf8)))
        #expect(codes(report) == row.issues)
        let names = Set(report.values.map(\.name.text))
        #expect(names.isDisjoint(with: ["adult", "net", "limit", "big", "who"]))
        for case .rows(let rows) in report.values.map(\.value) {
            #expect(rows.allSatisfy { $0["cost"].isEmpty && $0["cheap"].isEmpty })
        }
        let again = validator.validate(.json(Array(row.json.utf8)))
        #expect(again.issues == report.issues, "judging twice gives the same")
    }

    /// The issue of a rule that reads a named value names the fields from which it is calculated.
    @Test func rulesNameFields() throws {
        let validator = try validator(Self.text)
        let json = #"{"age":20,"lines":[{"qty":2,"price":60,"why":"w"}]}"#
        let issue = try #require(validator.validate(.json(Array(json.utf8))).issues.first)
        #expect(issue.parameters["fields"] == .list(["note", "lines", "age"]))
        #expect(validator.message(for: issue) == "Say why.")
    }

    @Test(arguments: [
        ("age=1&lines[0][qty]=2&lines[0][price]=30&lines[0][why]=w&note=n", []),
        ("adult=on", ["/adult unknownField"]),
    ])
    func posts(_ row: (post: String, issues: [String])) throws {
        let report = try validator(Self.text).validate(.urlEncoded(Array(row.post.utf8)))
        #expect(codes(report) == row.issues)
    }

    // MARK: Endings

    typealias EndingRow = (json: String, issues: [String], ending: String?)

    private static let endingRows: [EndingRow] = [
        (#"{"age":20,"kind":"a","note":"n"}"#, [], "done"),
        (#"{"age":20,"kind":"quick"}"#, [], "quick"),
        (#"{"age":20,"kind":"quick","note":"n"}"#, ["/note hiddenField"], "quick"),
        (#"{"age":17}"#, ["/ ended"], "young"),
        // The page of an ending comes before those behind it, whatever the order in the list.
        (#"{"age":17,"kind":"quick"}"#, ["/kind hiddenField", "/ ended"], "young"),
        (#"{"age":20,"kind":"old"}"#, ["/ ended"], "old"),
        // A condition on another page belongs to the last page that it reads.
        (#"{"age":101,"kind":"a"}"#, ["/ ended"], "old"),
        (#"{}"#, ["/age required", "/kind required"], nil),
        (#"{"age":20,"kind":"a"}"#, ["/note required"], nil),
        (#"{"age":"x"}"#, ["/age wrongType", "/kind required"], nil),
        (#"[]"#, ["/ notAnObject"], nil),
    ]

    @Test(arguments: endingRows)
    func endings(_ row: EndingRow) throws {
        let validator = try validator(Self.endings)
        let report = validator.validate(.json(Array(row.json.utf8)))
        #expect(codes(report).map { $0.hasPrefix(" ") ? "/" + $0 : $0 } == row.issues)
        #expect(report.ending?.text == row.ending)
        let json = String(decoding: validator.json(of: report), as: UTF8.self)
        #expect(json.contains(#""ending":"#) == (row.ending != nil))
        // A filling-in with these answers reaches the same ending.
        guard row.issues.allSatisfy({ !$0.contains("wrongType") && !$0.contains("notAnObject") })
        else { return }
        let source = FormDataSource(form: validator.form)
        let sent = FormValidator(validator.form).validate(.json(Array(row.json.utf8)), scope: .sent)
        for (name, value) in sent.values {
            try source.updateValue(of: name, to: value, userInitiated: true)
        }
        #expect(source.ending?.name.text == row.ending)
        #expect(source.isValid == row.issues.allSatisfy { $0.contains("hiddenField") })
    }

    private static let partialRows: [EndingRow] = [
        (#"{"kind":"a"}"#, [], nil), (#"{"note":"n"}"#, [], nil),
        (#"{"age":17}"#, ["/ ended"], "young"),
        (#"{"age":17,"note":"n"}"#, ["/note hiddenField", "/ ended"], "young"),
        (#"{"kind":"quick","note":"n"}"#, ["/note hiddenField"], "quick"),
    ]

    /// Where a condition reads a field that was not sent, there is no ending, and later fields are validated.
    @Test(arguments: partialRows)
    func partialSubmissions(_ row: EndingRow) throws {
        let report = try validator(Self.endings, scope: .sent)
            .validate(.json(Array(row.json.utf8)))
        #expect(codes(report).map { $0.hasPrefix(" ") ? "/" + $0 : $0 } == row.issues)
        #expect(report.ending?.text == row.ending)
    }

    @Test func theSchemaSaysEndings() throws {
        let form = try FormDocument.read(
            Array(
                """
                {"formrun":1,"id":"e","title":"E","pages":[
                 {"items":[{"type":"input","name":"ok","title":"OK","value":"boolean"},
                           {"type":"input","name":"mail","title":"Mail","setBy":"program"}]},
                 {"items":[{"type":"input","name":"b","title":"B","validators":["required"]}]}],
                 "endings":[{"name":"no","when":"ok == false","accepted":false},
                            {"name":"odd","when":"length(b) > 3","accepted":false}]}
                """.utf8), vocabulary: .standard)
        let json = String(decoding: FormSchema(form).json, as: UTF8.self)
        #expect(json.contains(#""not""#) && json.contains(#""readOnly": true"#))
        #expect(json.contains(#"the ending \"odd\""#) && !json.contains(#"the ending \"no\""#))
    }
}
