import FormModel
import FormValidation
import TestSupport
import Testing

/// Groups whose rows are fixed: in a list, and in an object by the values of their choices.
@Suite struct FixedRowTests {
    private static let choices: [Choice] = [
        Choice("king", title: "King"), Choice("7", title: "Seven"), Choice("a/b.c"), "012",
    ]

    private static let items: [FormItem] = [
        .input("a", title: "A", value: .choice, choices: ["good", "bad"], validators: [.required]),
        .input("why", title: "Why", visibleWhen: "a == 'bad'"),
    ]

    private static func form(
        _ rows: RowSource, _ shape: RowSource.Shape, _ items: [FormItem] = items,
        unknownFields: Form.UnknownFields = .reject
    ) throws -> Form {
        try Form(
            id: "f", title: "F", unknownFields: unknownFields,
            lists: [ChoiceList("more-rows", choices: ["king", "queen"])],
            items: [.group("m", title: "M", rows: rows, rowShape: shape, items: items)])
    }

    private static func facts(_ report: ValidationReport) -> String {
        report.issues.map { "\($0.path) \($0.code)" }.joined(separator: ", ")
    }

    @Test(
        arguments: [
            (#"{"m":[{"a":"good"},{"a":"bad","why":"x"}]}"#, ""),
            (#"{"m":[{"a":"good"}]}"#, "/m tooFew"),
            (#"{"m":[{"a":"good"},{"a":"bad"},{"a":"bad"}]}"#, "/m tooMany"),
            (#"{"m":[{"a":"good"},{}]}"#, "/m/1/a required"),
            (#"{"m":[{"a":"good"},null]}"#, "/m/1 wrongType"),
            (#"{}"#, "/m/0/a required, /m/1/a required"),
            (#"{"m":null}"#, "/m/0/a required, /m/1/a required"),
            (#"{"m":{"king":{"a":"good"}}}"#, "/m wrongType"),
        ])
    func rowsInAList(_ json: String, _ facts: String) throws {
        for rows in [RowSource.choices(["king", "queen"]), .choicesOf(list: "more-rows")] {
            let form = try Self.form(rows, .list)
            #expect(Self.facts(FormValidator(form).validate(.json(Array(json.utf8)))) == facts)
        }
    }

    private static let whole =
        #"{"m":{"012":{"a":"bad"},"a/b.c":{"a":"bad"},"7":{"a":"good"},"king":{"a":"good"}}}"#

    @Test(
        arguments: [
            (whole, ""),
            (
                #"{"m":{"king":{"a":"good"},"7":{"a":"worse"},"a/b.c":{},"012":3}}"#,
                "/m/7/a notAChoice, /m/a~1b.c/a required, /m/012 wrongType"
            ),
            (
                #"{"m":{"king":{"a":"good"},"7":{"a":"good"},"kin":{"a":"good"}}}"#,
                "/m/a~1b.c/a required, /m/012/a required, /m/kin unknownField"
            ),
            (
                #"{"m":{"king":{"a":"good"},"king":{"a":"bad"}}}"#, "/m/king duplicateKey"
            ),
            (
                #"{}"#,
                "/m/king/a required, /m/7/a required, /m/a~1b.c/a required, /m/012/a required"
            ),
            (#"{"m":[{"a":"good"},{"a":"bad"}]}"#, "/m wrongType"),
        ])
    func rowsInAnObject(_ json: String, _ facts: String) throws {
        let form = try Self.form(.choices(Self.choices), .object)
        #expect(Self.facts(FormValidator(form).validate(.json(Array(json.utf8)))) == facts)
    }

    /// The names in a post have the keys as they are, in any order; the order of rows is that of the form.
    @Test func postsNameRowsByTheirKeys() throws {
        let form = try Self.form(.choices(Self.choices), .object)
        let post = "m.012.a=bad&m.a%2Fb.c.a=bad&m[7][a]=good&m.king.a=good"
        let report = FormValidator(form).validate(.urlEncoded(Array(post.utf8)))
        let same = FormValidator(form).validate(.json(Array(Self.whole.utf8)))
        #expect(Self.facts(report) == "" && report.values.map(\.value) == same.values.map(\.value))
        for path in ["/m/king/a", "/m/7/a", "/m/a~1b.c/a", "/m/012"] {
            let path = try #require(FieldPath(pointer: path))
            let (place, row) = try #require(PostName.place(named: path.dotted, in: form.compiled))
            let found = row.map { form.compiled.path(of: RowPlace(group: place, index: $0)) }
            #expect(found ?? form.compiled.path(of: place) == path)
        }
    }

    @Test(
        arguments: [
            // A row that is not the first has its place, even where the rows before it were not sent.
            ("m.1.a=bad", "/m/0/a required"), ("m.0.a=bad", "/m tooFew"),
            ("m.2.a=bad", "/m tooMany, /m/0/a required, /m/1/a required"),
            ("m.0.a=bad&m.1.a=good", ""), ("", "/m/0/a required, /m/1/a required"),
        ])
    func postsOfRowsInAList(_ post: String, _ facts: String) throws {
        let form = try Self.form(.choices(["king", "queen"]), .list)
        #expect(Self.facts(FormValidator(form).validate(.urlEncoded(Array(post.utf8)))) == facts)
    }

    /// What the schema refuses the form refuses, and the other way round.
    @Test(arguments: RowSource.Shape.allCases, [Form.UnknownFields.reject, .ignore])
    func theSchemaSaysTheSame(_ shape: RowSource.Shape, _ unknown: Form.UnknownFields) throws {
        for isRequired in [true, false] {
            let form = try Self.form(
                .choices(["king", "queen"]), shape,
                [.input("a", title: "A", validators: isRequired ? [.required] : [])],
                unknownFields: unknown)
            let schema = FormSchema(form).value
            let submissions = [
                "{}", #"{"m":[]}"#, #"{"m":{}}"#, #"{"m":null}"#, #"{"m":[{"a":"x"}]}"#,
                #"{"m":[{"a":"x"},{"a":"y"}]}"#, #"{"m":[{"a":"x"},{}]}"#,
                #"{"m":[{"a":"x"},{},{}]}"#, #"{"m":{"king":{"a":"x"}}}"#,
                #"{"m":{"king":{"a":"x"},"queen":{"a":"y"}}}"#,
                #"{"m":{"king":{"a":"x"},"queen":{"a":"y"},"duke":{}}}"#, #"{"m":{"king":null}}"#,
            ]
            for json in submissions {
                let bytes = Array(json.utf8)
                let isValid = FormValidator(form).validate(.json(bytes)).isValid
                let value = SchemaValue(copying: try JSONValue(bytes, limits: .formFile))
                var evaluator = SchemaEvaluator(schema)
                #expect(
                    evaluator.accepts(value) == isValid,
                    "\(json) \(shape) \(unknown) \(isRequired)")
            }
        }
    }

    /// A group whose rows are there in any case cannot be required to have them.
    @Test(arguments: RowSource.Shape.allCases, [RowSource.choices(["a"]), .choicesOf(list: "l")])
    func areNotRequired(_ shape: RowSource.Shape, _ rows: RowSource) {
        func problems(
            _ validators: [any Validator], requiredWhen: FormExpression? = nil
        ) -> [DefinitionCode] {
            do throws(FormDefinitionError) {
                _ = try Form(
                    id: "f", title: "F", lists: [ChoiceList("l", choices: ["a", "b"])],
                    items: [
                        .group(
                            "m", title: "M", rows: rows, rowShape: shape,
                            items: [.input("a", title: "A"), .input("b", title: "B")],
                            validators: validators, requiredWhen: requiredWhen)
                    ])
                return []
            } catch {
                return error.problems.map(\.code)
            }
        }
        #expect(problems([.required]) == [.misplacedKey])
        #expect(problems([.unique(by: "a"), .required], requiredWhen: "true").count == 2)
        #expect(problems([.unique(by: "a")]) == [])
    }

    /// A data source has the rows at once, and keeps them.
    @Test(arguments: RowSource.Shape.allCases)
    func rowsStay(_ shape: RowSource.Shape) throws {
        let source = FormDataSource(form: try Self.form(.choices(Self.choices), shape))
        let group = FieldPath("m")
        #expect(source.rowCount(of: group) == 4 && !source.canAddRow(to: group))
        #expect(try !source.addRow(to: group, userInitiated: true))
        let row = try #require(FieldPath(pointer: shape == .list ? "/m/0" : "/m/king"))
        #expect(source.rowCaption(of: row) == "King")
        #expect(throws: FormPathError.self) {
            try source.removeRow(at: row, userInitiated: true)
        }
        #expect(throws: FormPathError.self) {
            try source.moveRow(at: row, to: 1, userInitiated: true)
        }
        try source.updateValue(
            at: row.appending(.key("a")), to: .text("good"), userInitiated: true)
        #expect(source.issues.map(\.path.description).count == 3)
        #expect(source.rowCount(of: group) == 4)
    }

    /// A group that was not sent is no part of a submission, and its rows stay as they were.
    @Test(arguments: RowSource.Shape.allCases)
    func aPartHasNoRowsOfItsOwn(_ shape: RowSource.Shape) throws {
        let form = try Self.form(.choices(Self.choices), shape)
        let report = FormValidator(form, scope: .sent).validate(.json(Array("{}".utf8)))
        #expect(report.isValid && report.values.isEmpty)
    }

    /// Rows in rows are there as soon as the row around them is, whoever adds it.
    @Test(arguments: RowSource.Shape.allCases)
    func rowsInRowsAreThere(_ shape: RowSource.Shape) throws {
        let inner = FormItem.group(
            "d", title: "D", rows: .choices(["x", "y"]), rowShape: shape,
            items: [.input("t", title: "T")])
        let form = try Form(
            id: "f", title: "F", items: [.group("g", title: "G", max: 2, items: [inner])])
        let source = FormDataSource(form: form)
        source.makesAskedRows = false
        #expect(try source.addRow(to: FieldPath("g"), userInitiated: true))
        let path = FieldPath([.key("g"), .index(0), .key("d")])
        #expect(source.rowCount(of: path) == 2 && source.issues == [])
    }
}
