import FormModel
import Testing

/// The captions of the rows that a path leads into, and the places that issues are about.
@Suite struct RowCaptionTests {
    private func source() throws -> FormDataSource {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("tags", title: "Tags", value: .texts),
                .group(
                    "people", title: "People", max: 5,
                    items: [
                        .input("name", title: "Name"),
                        .input("days", title: "Days", value: .choices, choices: ["mo", "tu"]),
                        .group(
                            "pets", title: "Pets", rowTitle: "Pet {name}", max: 5,
                            items: [.input("name", title: "Name")]),
                    ]),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(
            of: "people",
            to: .rows([
                ["name": .text("Ada")],
                ["name": .text("Eve"), "pets": .rows([["name": .text("Rex")]])],
            ]), userInitiated: true)
        return source
    }

    @Test(
        arguments: [
            ("/tags", nil), ("/tags/1", nil), ("", nil), ("/people", nil),
            ("/people/0", "People 1"), ("/people/1/name", "People 2"),
            ("/people/1/days/0", "People 2"), ("/people/1/unknown", "People 2"),
            ("/people/1/pets/0/name", "People 2, Pet Rex"), ("/people/1/pets", "People 2"),
            ("/nowhere/0", nil),
        ] as [(String, String?)])
    func captions(_ row: (path: String, captions: String?)) throws {
        let path = try #require(FieldPath(pointer: row.path))
        #expect(try source().rowCaptions(along: path) == row.captions)
    }

    @Test func theIssuesOfOneEntryAreThoseOfItsField() throws {
        let source = try source()
        try source.updateValue(
            at: #require(FieldPath(pointer: "/people/1/days")), to: .choices(["mo", "we"]),
            userInitiated: true)
        for path in ["/people/1/days", "/people/1/days/1", "/people"] {
            let path = try #require(FieldPath(pointer: path))
            #expect(source.issues(at: path).map(\.path.description) == ["/people/1/days/1"])
        }
        // It is reported as soon as the field is left, and not only with its group.
        try source.leave(at: #require(FieldPath(pointer: "/people/1/days")))
        #expect(source.reportedIssues.map(\.code) == [.notAChoice])
    }
}
