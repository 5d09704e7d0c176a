import FormModel
import FormValidation
import Testing

/// Pages are validated one after the other: values of previous pages are known, and a field that
/// may be hidden is not required.
@Suite struct KnownPageTests {
    private static let pages: [Page] = [
        Page(
            title: "One",
            items: [
                .input("country", title: "Country", value: .choice, choices: ["US", "CA"]),
                .input("big", title: "Big", value: .boolean),
                .input("n", title: "N", value: .integer),
            ]),
        Page(
            title: "Two",
            items: [
                .input(
                    "zip", title: "ZIP", validators: [.required, .length(min: 3)],
                    visibleWhen: "country == 'US'"),
                .input(
                    "state", title: "State", validators: [.required, .check("length(state) == 2")],
                    visibleWhen: "present(zip)"),
                .input(
                    "rate", title: "Rate", value: .integer, validators: [.required],
                    enabledWhen: "n > 1"),
                .input("twice", title: "T", value: .integer, computed: "n * 2"),
                .input("name", title: "Name", validators: [.required]),
            ]),
        Page(
            title: "Three", visibleWhen: "big",
            items: [.input("more", title: "M", validators: [.required])]),
    ]

    private static let second: [FieldName] = ["zip", "state", "rate", "twice", "name"]

    private func facts(
        _ json: String, _ fields: [FieldName], _ known: [FieldName: FieldValue]
    ) throws -> [String] {
        let form = try Form(
            id: "f", title: "F", rules: [.atLeastOneOf(["zip", "name"])], pages: Self.pages)
        let report = FormValidator(form).validate(
            .json(Array(json.utf8)), scope: .fields(fields, known: known))
        return FormValidatorTests.facts(report)
            + report.values.filter { $0.name == "twice" }.map { "\($0.name)=\($0.value)" }
    }

    static let rows:
        [(json: String, fields: [FieldName], known: [FieldName: FieldValue], issues: [String])] = [
            // Nothing is known: fields that may be hidden are not required, and sent values are
            // validated.
            ("{}", second, [:], ["/name required"]),
            (#"{"zip":"1","name":"x"}"#, second, [:], ["/zip tooShort"]),
            (#"{"zip":"123","name":"x"}"#, second, [:], []),
            (#"{"zip":"123","state":"abc","name":"x"}"#, second, [:], ["/state check"]),
            ("{}", ["more"], [:], []), (#"{"more":""}"#, ["more"], [:], []),
            // The known value determines the conditions.
            (
                "{}", second, ["country": .choice("US")],
                ["/zip required", "/zip atLeastOneOf", "/name required"]
            ),
            (
                #"{"name":"x"}"#, second, ["country": .choice("US"), "n": .integer(2)],
                ["/zip required", "/rate required", "twice=integer(4)"]
            ),
            (
                #"{"zip":"123","name":"x"}"#, second, ["country": .choice("US"), "n": .integer(1)],
                ["/state required", "twice=integer(2)"]
            ),
            (
                #"{"zip":"123","name":"x"}"#, second, ["country": .choice("CA")],
                ["/zip hiddenField"]
            ),
            (#"{"zip":"123","name":"x"}"#, second, ["country": .empty], ["/zip hiddenField"]),
            ("{}", ["more"], ["big": .boolean(true)], ["/more required"]),
            (#"{"more":"x"}"#, ["more"], ["big": .boolean(false)], ["/more hiddenField"]),
            // A sent value of a known field is ignored, and so is a known value of a validated
            // field.
            (
                #"{"country":"CA","zip":"123","state":"ny","name":"x"}"#, second,
                ["country": .choice("US")], []
            ),
            (#"{"name":"x"}"#, ["name"], ["name": .text("y"), "nobody": .text("z")], []),
            ("{}", ["name"], ["name": .text("y")], ["/name required"]),
            // The known values may include computed fields.
            (#"{"name":"x"}"#, ["name"], ["twice": .integer(9)], []),
        ]

    @Test(arguments: rows.indices) func pageByPage(_ index: Int) throws {
        let row = Self.rows[index]
        #expect(try facts(row.json, row.fields, row.known) == row.issues)
    }

    /// The known values of a page include its empty fields.
    @Test func oneAfterTheOther() throws {
        let form = try Form(id: "f", title: "F", pages: Self.pages)
        let validator = FormValidator(form)
        let names = form.pages[0].items.compactMap(\.name)
        let first = validator.validate(
            .json(Array(#"{"country":"CA"}"#.utf8)), scope: .fields(names))
        #expect(first.values(of: names) == ["country": .choice("CA"), "big": .empty, "n": .empty])
        let second = validator.validate(
            .json(#"{"zip":"123","rate":3,"name":"x"}"#),
            scope: .fields(Self.second, known: first.values(of: names)))
        #expect(
            FormValidatorTests.facts(second) == ["/zip hiddenField", "/rate disabledField"])
    }

    /// A PATCH can clear a field that may be hidden.
    @Test func clearing() throws {
        let form = try Form(id: "f", title: "F", pages: Self.pages)
        let report = FormValidator(form, scope: .sent).validate(
            .json(Array(#"{"zip":"","more":null}"#.utf8)))
        #expect(report.isValid && report.values.map(\.name) == ["zip", "more"])
    }

    /// The names of a page are those of its fields and groups; what a report has for a page is what the next one knows.
    @Test func namesOfAPage() throws {
        let page = Page(items: [
            .label("Hello"), .input("a", title: "A"), .button("next", title: "Next", action: .next),
            .group("rows", title: "R", items: [.input("b", title: "B")]),
            .section("place", title: "Place", items: [.input("street", title: "Street")]),
            .secureInput("pin", title: "PIN"),
        ])
        let form = try Form(
            id: "f", title: "F", pages: [page, Page(items: [.input("z", title: "Z")])])
        #expect(form.pages[0].fieldNames == ["a", "rows", "place.street", "pin"])
        let report = FormValidator(form).validate(
            .json(Array(#"{"a":"x","place":{"street":"s"}}"#.utf8)), scope: .page(form.pages[0]))
        let known = report.values(of: form.pages[0])
        #expect(
            known == [
                "a": .text("x"), "rows": .empty, "place.street": .text("s"), "pin": .empty,
            ])
        let source = FormDataSource(form: form)
        try source.updateValues(known.map { ($0.key, $0.value) }, userInitiated: true)
        #expect(source.value(of: "place.street") == .text("s"))
    }
}
