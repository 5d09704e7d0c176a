import FormModel
import FormValidation
import TestSupport
import Testing

/// The choice of another answer beside every kind of choices.
@Suite struct OtherAnswerTests {
    private static func form() throws -> Form {
        let text = #"""
            {"formrun":1,"id":"f","title":"F","lists":{"trees":{"columns":{"kind":"text"},"choices":[
              {"value":"oak","title":"Oak","kind":"broad"},{"value":"fir","kind":"needle"}]}},"items":[
            {"type":"input","name":"kind","title":"Kind","value":"choice","choices":["broad","needle","none"]},
            {"type":"input","name":"tree","title":"Tree","value":"choice","validators":["required"],
             "choices":{"list":"trees","where":"choice.kind == kind"},"other":{"title":"Else","name":"treeOther"}},
            {"type":"input","name":"trees","title":"Trees","value":"choices",
             "choices":{"list":"trees"},"other":{"title":"Else","name":"treesOther"}},
            {"type":"input","name":"park","title":"Park","value":"choice","choices":{"remote":"parks"},
             "other":{"title":"Else","name":"parkOther"}},
            {"type":"input","name":"path","title":"Path","value":"choice","choices":{"remote":"paths","with":["park"]},
             "other":{"title":"Else","name":"pathOther"}},
            {"type":"group","name":"people","title":"People","items":[{"type":"input","name":"who","title":"Who"}]},
            {"type":"input","name":"chief","title":"Chief","value":"choice","choices":{"rows":"people","value":"who"},
             "other":{"title":"Else","name":"chiefOther"}},
            {"type":"input","name":"cups","title":"Cups","value":"integer","choices":[1,{"value":2,"title":"Two"}],
             "validators":[{"range":{"max":2}},{"multipleOf":1}],
             "other":{"title":"More","name":"cupsOther","validators":[{"range":{"min":3}}]}},
            {"type":"input","name":"week","title":"Week","value":"integer","computed":"7 * coalesce(cups, cupsOther)"},
            {"type":"input","name":"is","title":"Is","value":"boolean","computed":"cups == 'other'"},
            {"type":"input","name":"isNot","title":"Is not","value":"boolean","computed":"cups != 'other'"},
            {"type":"input","name":"two","title":"Two","value":"boolean","computed":"cups == 2"},
            {"type":"input","name":"words","title":"Words","computed":"title(cups)"}]}
            """#
        return try FormDocument.read(Array(text.utf8), vocabulary: .standard)
    }

    /// The issues with `"tree":"other","treeOther":"x"` unless the submission says more of the tree.
    @Test(
        arguments: [
            ("", []),
            (#""kind":"broad","tree":"oak""#, []),
            (#""kind":"none","tree":"other","treeOther":"yew""#, []),
            (#""kind":"broad","tree":"fir""#, ["/tree notAChoice"]),
            (#""tree":"other""#, ["/treeOther required"]),
            (#""kind":"broad","tree":"oak","treeOther":"x""#, ["/treeOther hiddenField"]),
            (#""trees":["oak","other"],"treesOther":"x""#, []),
            (#""trees":["other"]"#, ["/treesOther required"]),
            (
                #""trees":["elm","other"],"treesOther":"x""#,
                ["/trees/0 notAChoice", "/treesOther hiddenField"]
            ),
            (#""park":"other","parkOther":"x""#, []),
            (#""park":"north""#, ["/park choicesUnknown"]),
            (#""path":"other","pathOther":"x""#, []),
            (#""park":"other","parkOther":"x","path":"other","pathOther":"x""#, []),
            (#""park":"other","parkOther":"x","path":"short""#, ["/path choicesUnknown"]),
            (#""chief":"other","chiefOther":"x""#, []),
            (#""people":[{"who":"Kim"}],"chief":"Kim""#, []),
            (#""people":[{"who":"Kim"}],"chief":"Max""#, ["/chief notAChoice"]),
            (#""cups":2"#, []), (#""cups":"other","cupsOther":7"#, []),
            (#""cups":3"#, ["/cups tooLarge", "/cups notAChoice"]),
            (#""cups":"two""#, ["/cups wrongType"]), (#""cups":"More""#, ["/cups wrongType"]),
            (#""cups":"other""#, ["/cupsOther required"]),
            (#""cups":"other","cupsOther":2"#, ["/cupsOther tooSmall"]),
            (#""cups":"other","cupsOther":"many""#, ["/cupsOther wrongType"]),
            (#""cups":1,"cupsOther":3"#, ["/cupsOther hiddenField"]),
        ] as [(String, [String])])
    func submissions(_ row: (members: String, issues: [String])) throws {
        let tree = row.members.contains("\"tree\"") ? "" : #""tree":"other","treeOther":"x""#
        let text = "{\([tree, row.members].filter { !$0.isEmpty }.joined(separator: ","))}"
        let form = try Self.form()
        let report = FormValidator(form).validate(.json(Array(text.utf8)))
        #expect(report.issues.map { "\($0.path) \($0.code.rawValue)" } == row.issues)
        // What the schema refuses is refused.
        var schema = SchemaEvaluator(FormSchema(form).value)
        let isAccepted = schema.accepts(
            SchemaValue(json: try JSONValue(Array(text.utf8), limits: .formFile)))
        if !isAccepted { #expect(!report.isValid, "\(text)") }
    }

    @Test(
        arguments: [
            ("2", #""cups":2,"week":14,"is":false,"isNot":true,"two":true,"words":"Two""#),
            (
                "other&cupsOther=5",
                #""cups":"other","cupsOther":5,"week":35,"is":true,"isNot":false,"words":"More""#
            ),
            ("", ""),
        ] as [(String, String)])
    func numbersInPosts(_ row: (post: String, values: String)) throws {
        let post = "tree=other&treeOther=x&cups=\(row.post)"
        let report = FormValidator(try Self.form()).validate(.urlEncoded(Array(post.utf8)))
        #expect(report.isValid, "\(report.issues)")
        var writer = JSONWriter()
        writer.object(report.values)
        let members = [#""tree":"other","treeOther":"x""#, row.values].filter { !$0.isEmpty }
        let expected = "{\(members.joined(separator: ","))}"
        #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        ("other", "other"), ("More", "other"), ("more", "other"), ("2", "2"), ("two", "2"),
    ])
    func numbersAreTyped(_ row: (text: String, value: String)) throws {
        let data = FormDataSource(form: try Self.form())
        try data.updateValue(of: "cups", to: .text(row.text), userInitiated: true)
        let value: FieldValue = row.value == "other" ? .choice("other") : .decimal(2)
        #expect(data.value(of: "cups").isSameNumber(as: value))
        #expect(data.isVisible("cupsOther") == (row.value == "other"))
    }

    /// The choice is offered last, whatever the other choices are.
    @Test(
        arguments: [
            ("tree", ["other"]), ("trees", ["oak", "fir", "other"]), ("park", ["other"]),
            ("path", ["other"]), ("chief", ["other"]), ("cups", ["1", "2", "other"]),
        ] as [(String, [String])])
    func offered(_ row: (field: String, choices: [String])) throws {
        let data = FormDataSource(form: try Self.form())
        let path = FieldPath(try #require(FieldName(row.field)))
        #expect(data.offeredChoices(at: path).map(\.choice.value) == row.choices)
    }

    @Test func aFetchedChoiceMustDiffer() throws {
        let form = try Self.form()
        #expect(throws: FormDefinitionError.self) { try form.withChoices(["parks": ["other"]]) }
        let known = try form.withChoices(["parks": ["north"]])
        #expect(known.input("park")?.choices.map(\.value) == ["north", "other"])
        #expect(form.input("park")?.awaitsChoices == true)
        #expect(known.input("park")?.awaitsChoices == false)
    }
}

extension FieldValue {
    fileprivate func isSameNumber(as other: FieldValue) -> Bool {
        guard case .integer(let number) = self else { return self == other }
        return .decimal(ExactDecimal(Int128(number))) == other
    }
}
