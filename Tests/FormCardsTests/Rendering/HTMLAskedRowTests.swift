import FormModel
import FormValidation
import Testing

@testable import FormCards

/// The rows of a page that was drawn before an answer on it lowered the number of rows.
@Suite struct HTMLAskedRowTests {
    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("n", title: "N", value: .integer),
                .group(
                    "g", title: "G", rows: .expression("n"),
                    items: [
                        .input("a", title: "A"),
                        .input("b", title: "B", value: .boolean),
                        .input("c", title: "C", value: .integer, computed: "row * 2"),
                    ]),
                .button("go", title: "Go", action: .submit),
            ])
    }

    /// What a browser posts of the page of three rows, after a person has changed some entries.
    private static func post(_ form: Form, _ changes: [String: String]) throws -> [UInt8] {
        let source = FormDataSource(form: form)
        try source.updateValue(of: "n", to: .integer(3), userInitiated: true)
        let description = try #require(DescriptionBuilder().descriptions(of: source).first)
        let page = try HTMLElement.read(description.html())
        var entries = HTMLForm(element: try #require(page.first("form"))).entries(secrets: [:])
        for index in entries.indices {
            if let value = changes[entries[index].name] { entries[index].value = value }
        }
        return HTMLForm.body(entries)
    }

    @Test(arguments: [
        (["n": "3"], 3, []), (["n": "1"], 1, []), (["n": "0"], 0, []),
        (["n": "1", "g.0.a": "x"], 1, []), (["n": "2", "g.0.a": "x", "g.1.a": "y"], 2, []),
        // What a person has entered is never dropped.
        (["n": "1", "g.1.a": "y"], 2, ["/g tooMany"]),
        (["n": "0", "g.2.a": "z"], 3, ["/g tooMany"]),
    ])
    func blankRowsBeyondTheNumberGo(
        _ changes: [String: String], _ rows: Int, _ issues: [String]
    ) throws {
        let form = try Self.form()
        let body = try Self.post(form, changes)
        let report = FormValidator(form).validate(.urlEncoded(body))
        #expect(report.issues.map { "\($0.path) \($0.code)" } == issues)
        let source = FormDataSource(form: form)
        CardPost(urlEncoded: body).fill(source)
        #expect(source.issues.map { "\($0.path) \($0.code)" } == issues)
        #expect(source.rowCount(of: FieldPath("g")) == rows)
        if issues.isEmpty,
            case .rows(let accepted)? = report.values.first(where: { $0.name == "g" })?.value
        {
            #expect(accepted.count == rows)
        }
        // Only rows beyond the number can be removed.
        let card = try #require(DescriptionBuilder().descriptions(of: source).first)
        let group = card.nodes.compactMap(\.group).first
        #expect((group?.remove != nil) == !issues.isEmpty && group?.add == nil)
    }

    /// A program that sends rows says what it means.
    @Test func rowsOfAProgramCount() throws {
        let form = try Self.form()
        let report = FormValidator(form).validate(.json(Array(#"{"n":1,"g":[{},{}]}"#.utf8)))
        #expect(report.issues.map(\.code) == [.tooMany])
    }
}
