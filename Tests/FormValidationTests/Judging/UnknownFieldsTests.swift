import FormModel
import FormValidation
import TestSupport
import Testing

/// What is sent beside the fields of an object, and for its hidden fields: the nearest object around it that says how that
/// is treated decides.
@Suite struct UnknownFieldsTests {
    /// A section in a section, and rows in both shapes.
    private static func form(
        _ form: UnknownFields, section: UnknownFields? = nil, inner: UnknownFields? = nil,
        rows: UnknownFields? = nil, hidesInRows: Bool = true
    ) throws -> Form {
        try Form(
            id: "f", title: "F", unknownFields: form,
            items: [
                .input("on", title: "On", value: .boolean),
                .input("out", title: "Out", visibleWhen: "on"),
                .section(
                    "s", unknownFields: section,
                    items: [
                        .input("a", title: "A"), .input("hid", title: "Hid", visibleWhen: "on"),
                        .section(
                            "t", unknownFields: inner,
                            items: [
                                .input("b", title: "B"),
                                .input("hid", title: "Hid", visibleWhen: "on"),
                            ]),
                        .group(
                            "g", title: "G", unknownFields: rows,
                            items: [
                                .input("c", title: "C"),
                                .input(
                                    "hid", title: "Hid", visibleWhen: hidesInRows ? "c == 'x'" : nil
                                ),
                                .section("u", items: [.input("d", title: "D")]),
                            ]),
                        .group(
                            "k", title: "K", rows: .choices(["p", "q"]), rowShape: .object,
                            unknownFields: rows, items: [.input("c", title: "C")]),
                    ]),
                .section("s", items: [.input("last", title: "Last")]),
            ])
    }

    /// What is too much, by the object that has it: in the form, the section, the section in it, and the rows.
    private static let strays: [(object: Int, json: String, post: String?, issue: String)] = [
        (0, #"{"x":1}"#, "x=1", "/x unknownField"),
        (0, #"{"out":"a"}"#, "out=a", "/out hiddenField"),
        (1, #"{"s":{"x":1}}"#, "s.x=1", "/s/x unknownField"),
        (1, #"{"s":{"hid":"a"}}"#, "s.hid=a", "/s/hid hiddenField"),
        (2, #"{"s":{"t":{"x":1}}}"#, "s[t][x]=1", "/s/t/x unknownField"),
        (2, #"{"s":{"t":{"hid":"a"}}}"#, "s.t.hid=a", "/s/t/hid hiddenField"),
        (3, #"{"s":{"g":[{"x":1}]}}"#, "s.g.0.x=1", "/s/g/0/x unknownField"),
        (3, #"{"s":{"g":[{"hid":"a"}]}}"#, "s.g.0.hid=a", "/s/g/0/hid hiddenField"),
        (3, #"{"s":{"g":[{"u":{"x":1}}]}}"#, "s.g.0.u.x=1", "/s/g/0/u/x unknownField"),
        (3, #"{"s":{"k":{"p":{"x":1}}}}"#, "s.k.p.x=1", "/s/k/p/x unknownField"),
        // No name of a form post leads to a row that there is not.
        (3, #"{"s":{"k":{"r":{}}}}"#, nil, "/s/k/r unknownField"),
    ]

    private static let policies: [[UnknownFields?]] = [
        [.reject], [.ignore], [.reject, .ignore], [.ignore, .reject],
        [.reject, .ignore, .reject], [.ignore, .reject, .ignore, nil],
        [.reject, nil, nil, .ignore], [.ignore, nil, .ignore, .reject],
        [.ignore, .reject, .ignore, .reject], [.reject, .ignore, nil, .reject],
    ]

    @Test(arguments: policies)
    func theNearestObjectDecides(_ said: [UnknownFields?]) throws {
        let said = said + [UnknownFields?](repeating: nil, count: 4 - said.count)
        let form = try Self.form(
            said[0] ?? .reject, section: said[1], inner: said[2], rows: said[3])
        let section = said[1] ?? said[0]
        let policies = [said[0], section, said[2] ?? section, said[3] ?? section]
        let schema = FormSchema(form).value
        for stray in Self.strays {
            let expected = policies[stray.object] == .reject ? [stray.issue] : []
            let bytes = Array(stray.json.utf8)
            var submissions: [Submission] = [.json(bytes)]
            if let post = stray.post { submissions.append(.urlEncoded(Array(post.utf8))) }
            for submission in submissions {
                let report = FormValidator(form).validate(submission)
                #expect(
                    report.issues.map { "\($0.path) \($0.code)" } == expected,
                    "\(stray.json) \(said)")
            }
            var evaluator = SchemaEvaluator(schema)
            let value = SchemaValue(copying: try JSONValue(bytes, limits: .formFile))
            #expect(evaluator.accepts(value) == expected.isEmpty, "\(stray.json) \(said)")
        }
    }

    /// A form of the schema treats each object as the form does that has the schema.
    @Test(arguments: policies)
    func theSchemaComesBack(_ said: [UnknownFields?]) throws {
        let said = said + [UnknownFields?](repeating: nil, count: 4 - said.count)
        let schema = FormSchema(
            try Self.form(
                said[0] ?? .reject, section: said[1], inner: said[2], rows: said[3],
                hidesInRows: false))
        let form = try FormDocument.read(SchemaImport(schema.json).json, vocabulary: .standard)
        for stray in Self.strays where stray.issue.hasSuffix("unknownField") {
            let bytes = Array(stray.json.utf8)
            var evaluator = SchemaEvaluator(schema.value)
            let value = SchemaValue(copying: try JSONValue(bytes, limits: .formFile))
            #expect(
                FormValidator(form).validate(.json(bytes)).isValid == evaluator.accepts(value),
                "\(stray.json) \(said)")
        }
    }

    /// Values that a person gives before the first question.
    @Test func valuesThatAreGivenOneByOne() throws {
        for (rows, code) in [(UnknownFields.reject, [IssueCode.hiddenField]), (.ignore, [])] {
            let form = try Self.form(.reject, section: .ignore, rows: rows)
            let source = FormDataSource(form: form)
            let sent = FieldValue.rows([FormRow([("c", "y"), ("hid", "a")])])
            try source.updateValue(of: "s.g", to: sent, userInitiated: false)
            let stray = source.strayIssues(
                of: "s.g", given: .rows([[0: .value("y"), 1: .value("a")]]))
            #expect(stray.map(\.code) == code)
            #expect(source.strayIssues(of: "s.hid", given: .value("a")).isEmpty)
            #expect(source.strayIssues(of: "out", given: .value("a")).map(\.code) == [.hiddenField])
        }
    }
}
