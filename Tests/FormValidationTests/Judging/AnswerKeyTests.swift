import FormModel
import FormValidation
import Testing

/// Answers by the keys of their fields.
@Suite struct AnswerKeyTests {
    private static let file = #"""
        {"formrun":1,"id":"k","title":"K","items":[
         {"type":"section","name":"home","key":"home-address","title":"Home","items":[
          {"type":"input","name":"street","key":"line.1","title":"Street","validators":["required"]},
          {"type":"section","name":"geo","key":"1","title":"Geo","items":[
           {"type":"input","name":"lat","key":"0","value":"decimal","title":"Lat"}]}]},
         {"type":"input","name":"a","key":"a/b~c","title":"A"},
         {"type":"input","name":"q","key":"q\"\\","title":"Q"},
         {"type":"input","name":"d","key":"7","value":"integer","title":"D"},
         {"type":"input","name":"tags","key":"my tags","value":"texts","title":"Tags"},
         {"type":"input","name":"box","key":"box[x]","value":"boolean","title":"Box"},
         {"type":"group","name":"lines","key":"line.items","title":"Lines","items":[
          {"type":"input","name":"price","key":"1","value":"decimal","title":"Price","validators":["required"]},
          {"type":"input","name":"note","key":"no-te","title":"Note","visibleWhen":"price > 5"}]},
         {"type":"input","name":"sum","key":"∑","title":"Sum","value":"decimal","computed":"sum(lines.price)"}]}
        """#

    private static func validator() throws -> FormValidator {
        FormValidator(try FormDocument.read(Array(file.utf8), vocabulary: .standard))
    }

    private static let answers = #"""
        {"home-address":{"line.1":"X","1":{"0":1.5}},"a/b~c":"aa","q\"\\":"qq","7":3,"my tags":["u","v"],"box[x]":true,"line.items":[{"1":6,"no-te":"n"},{"1":2}]}
        """#

    private static let post = """
        home-address.line.1=X&home-address.1.0=1.5&a%2Fb~c=aa&q%22%5C=qq&7=3&my+tags=u&my+tags[]=v&box[x]=true\
        &line.items.0.1=6&line.items[0][no-te]=n&line.items[1].1=2
        """

    @Test func theWaysAgree() throws {
        let validator = try Self.validator()
        for submission in [
            Submission.json(Array(Self.answers.utf8)), .urlEncoded(Array(Self.post.utf8)),
        ] {
            let report = validator.validate(submission)
            #expect(report.issues.isEmpty, "\(report.issues)")
            var writer = JSONWriter()
            writer.beginObject()
            writer.members(report.values, of: validator.form.compiled.layout)
            writer.endObject()
            let sent = Self.answers.trimmingPrefix { $0 == " " }.dropLast(1)
            #expect(String(decoding: writer.bytes, as: UTF8.self) == sent + #","∑":8}"#)
        }
    }

    /// A path leads to the value that was sent, and an unknown key to the key that is meant.
    @Test(arguments: [
        (#"{"home-address":{"1":{"0":"x"},"line.1":"x"}}"#, ["/home-address/1/0 wrongType"]),
        (
            #"{"home-address":{"line.1":"x"},"a/b~c":1,"q\"\\":1,"7":"x"}"#,
            ["/a~1b~0c wrongType", "/q\"\\ wrongType", "/7 wrongType"]
        ),
        (
            #"{"home-address":{"line.1":"x"},"line.items":[{"1":"x","price":1}]}"#,
            ["/line.items/0/1 wrongType", "/line.items/0/price unknownField 1"]
        ),
        (
            #"{"home-address":{"line.1":"x","street":1},"lines":[],"my tagz":1}"#,
            [
                "/lines unknownField line.items", "/my tagz unknownField my tags",
                "/home-address/street unknownField line.1",
            ]
        ),
        (#"{"home-address":{"line.1":"x"},"7":1,"\u0037":2}"#, ["/7 duplicateKey"]),
        (
            #"{"home":{"street":"x"}}"#,
            ["/home-address/line.1 required", "/home unknownField home-address"]
        ),
    ])
    func issues(_ json: String, _ expected: [String]) throws {
        let report = try Self.validator().validate(.json(Array(json.utf8)))
        let found = report.issues.map { issue in
            let nearest = issue.parameters["nearest"].map { " \($0)" } ?? ""
            return "\(issue.path) \(issue.code)\(nearest)"
        }
        #expect(found == expected)
    }

    /// No name of a field is a name of an entry, where the field has a key.
    @Test(arguments: [
        "home.street=x", "home-address.street=x", "lines.0.price=1", "line.items.0.price=1",
        "line.items.x.1=1",
        "box=true", "box[y]=true", "tags=x", "my tags[0]=x", "line.items.0.1.2=1",
        "home-address.1.1=1",
        "home-address[line.1=x", "home-address[line].1=x",
    ])
    func otherNames(_ entry: String) throws {
        let body = "home-address[line.1]=y&" + entry
        let report = try Self.validator().validate(.urlEncoded(Array(body.utf8)))
        #expect(report.issues.map(\.code) == [.unknownField], "\(report.issues)")
    }

    /// A parameter that means a field has its keys, and the sentence its title, which may name answers.
    @Test(
        arguments: [
            (
                #"{"sameAs":"home.pin"}"#, "", #"{"home-address":{"p/in":"1"},"a-b":"2"}"#,
                #""/a-b","code":"notTheSame","params":{"other":"home-address.p/in","home.pin":"1"},"message":"A must be the same as Pin 1.""#
            ),
            (
                #"{"differentFrom":"home.pin"}"#, "", #"{"home-address":{"p/in":"1"},"a-b":"1"}"#,
                #""/a-b","code":"notDifferent","params":{"other":"home-address.p/in","home.pin":"1"},"message":"A must be different from Pin 1.""#
            ),
            (
                #"{"when":{"that":"present(plain)","then":[{"sameAs":"home.pin"}]}}"#, "",
                #"{"home-address":{"p/in":"1"},"a-b":"2","plain":"x"}"#,
                #""/a-b","code":"notTheSame","params":{"other":"home-address.p/in","home.pin":"1"},"message":"A must be the same as Pin 1.""#
            ),
            (
                #"{"sameAs":"plain"}"#, "", #"{"plain":"1","a-b":"2"}"#,
                #""/a-b","code":"notTheSame","params":{"other":"plain"},"message":"A must be the same as Plain.""#
            ),
            (
                #"{"length":{"max":9}}"#, "", #"{"rows":[{"x":"1","y~":"2"}]}"#,
                #""/rows/0/x","code":"notTheSame","params":{"other":"y~"},"message":"X must be the same as Y.""#
            ),
            (
                #"{"length":{"max":9}}"#, #"{"allOrNone":["home.pin","plain","a"]}"#,
                #"{"a-b":"1"}"#,
                #""/home-address/p~1in","code":"allOrNone","params":{"fields":["home-address.p/in","plain","a-b"]},"message":"Fill in all of these, or none: Pin , Plain, A.""#
            ),
            (
                #"{"length":{"max":9}}"#, #"{"check":"a != home.pin"}"#,
                #"{"home-address":{"p/in":"1"},"a-b":"1"}"#,
                #""/a-b","code":"check","params":{"fields":["a-b","home-address.p/in"],"home.pin":"1"},"message":"A does not go with the other answers.""#
            ),
        ] as [(String, String, String, String)])
    func parameters(
        _ row: (validator: String, rule: String, submission: String, issue: String)
    ) throws {
        let text = #"""
            {"formrun":1,"id":"k","title":"K","rules":[\#(row.rule)],"items":[
             {"type":"section","name":"home","key":"home-address","title":"Home","items":[
              {"type":"input","name":"pin","key":"p/in","title":"Pin {home.pin}"}]},
             {"type":"input","name":"plain","title":"Plain"},
             {"type":"input","name":"a","key":"a-b","title":"A","validators":[\#(row.validator)]},
             {"type":"group","name":"rows","title":"Rows","items":[
              {"type":"input","name":"x","title":"X","validators":[{"sameAs":"y"}]},
              {"type":"input","name":"y","key":"y~","title":"Y"}]}]}
            """#
        let validator = FormValidator(
            try FormDocument.read(Array(text.utf8), vocabulary: .standard))
        let report = validator.validate(.json(Array(row.submission.utf8)))
        #expect(
            String(decoding: validator.json(of: report), as: UTF8.self)
                == #"{"valid":false,"issues":[{"path":\#(row.issue)}]}"#)
    }

    /// The schema has the keys, and an import of it a form that accepts the same answers.
    @Test func theSchema() throws {
        let validator = try Self.validator()
        let schema = FormSchema(validator.form)
        for key in ["home-address", "a/b~c", "q\"\\", "7", "my tags", "box[x]", "line.items", "∑"] {
            #expect(schema.value["properties"]?[key] != nil, "\(key)")
        }
        let made = try SchemaImport(schema.json)
        let form = try FormDocument.read(made.json, vocabulary: .standard)
        let report = FormValidator(form).validate(.json(Array(Self.answers.utf8)))
        #expect(report.isValid, "\(report.issues)")
        let again = try SchemaImport(FormSchema(form).json)
        let keys = form.items.filter(\.isInput).map { form.path(of: $0.name ?? "_") }
        let other = try FormDocument.read(again.json, vocabulary: .standard)
        #expect(keys == other.items.filter(\.isInput).map { other.path(of: $0.name ?? "_") })
    }

    /// No property is lost for its name, also where conditions read it.
    @Test func anImport() throws {
        let schema = #"""
            {"type":"object","additionalProperties":false,"required":["repo-url","a_b"],
             "properties":{"repo-url":{"type":"string"},"a-b":{"type":"string"},"a_b":{"type":"string"},"a b":{"type":"string"},
              "-":{"type":"string"},"1.2":{"type":"object","required":["$id"],"properties":{"$id":{"type":"string"}}},
              "kind-of":{"enum":["x","y"]},"é":{"type":"string"},"e\u0301":{"type":"string"}},
             "dependentRequired":{"a-b":["a b"]},
             "if":{"required":["kind-of"],"properties":{"kind-of":{"const":"x"}}},"then":{"required":["-"]}}
            """#
        let made = try SchemaImport(Array(schema.utf8))
        let form = try FormDocument.read(made.json, vocabulary: .standard)
        let names = form.items.filter { $0.isInput || $0.kind == .section }.map {
            "\($0.name?.text ?? "") \($0.key ?? "")"
        }
        #expect(
            names == [
                "repo_url repo-url", "a_b_2 a-b", "a_b ", "a_b_3 a b", "field -", "_1_2 1.2",
                "_1_2.id $id",
                "kind_of kind-of", "field_2 é",
            ], "\(made.losses)")
        let validator = FormValidator(form)
        func facts(_ json: String) -> [String] {
            validator.validate(.json(Array(json.utf8))).issues.map { "\($0.path) \($0.code)" }
        }
        #expect(facts("{}") == ["/repo-url required", "/a_b required"])
        #expect(facts(#"{"repo-url":"x","a_b":"x","a-b":"y"}"#) == ["/a b required"])
        #expect(facts(#"{"repo-url":"x","a_b":"x","kind-of":"x"}"#) == ["/- required"])
        #expect(facts(#"{"repo-url":"x","a_b":"x","kind-of":"y","1.2":{"$id":"z"}}"#) == [])
        #expect(made.losses.contains { $0.path.description == "/properties/e\u{301}" })
    }
}
