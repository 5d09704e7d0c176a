import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards

/// The order of everything that is visible, forwards and backwards.
@Suite struct FormWalkTests {
    private func form(_ text: String) throws -> Form {
        try FormDocument.read(Array(text.utf8), vocabulary: .standard)
    }

    /// Contacts, each with a number of tags.
    private func source(_ tags: [Int]) throws -> FormDataSource {
        let source = FormDataSource(form: try form(ContactsForm.text))
        let rows = tags.map { count -> FormRow in
            var row = FormRow()
            row["tags"] = .rows([FormRow](repeating: FormRow(), count: count))
            return row
        }
        try source.updateValue(of: "contacts", to: .rows(rows), userInitiated: true)
        return source
    }

    private func stops(_ walk: FormWalk) -> [FormWalk.Stop] {
        var stops: [FormWalk.Stop] = []
        while let stop = walk.next(after: stops.last) { stops.append(stop) }
        return stops
    }

    private func described(_ stop: FormWalk.Stop, _ walk: FormWalk) -> String {
        switch stop {
        case .item(let index, let row):
            walk.field(index, of: row).map { "\(walk.path($0))" }
                ?? "\(walk.items(of: row)[index].kind)"
        case .row(let row): "row \(walk.path(row.group))/\(row.index)"
        case .end(let group): "end \(walk.path(group))"
        }
    }

    @Test(
        arguments: [
            ([], ["/who", "/contacts", "end /contacts", "/last", "button"]),
            (
                [1],
                [
                    "/who", "/contacts", "row /contacts/0", "label", "/contacts/0/name",
                    "/contacts/0/pin", "/contacts/0/tags", "row /contacts/0/tags/0",
                    "/contacts/0/tags/0/tag", "end /contacts/0/tags", "end /contacts", "/last",
                    "button",
                ]
            ),
        ] as [([Int], [String])])
    func stops(_ row: (tags: [Int], stops: [String])) throws {
        let walk = FormWalk(dataSource: try source(row.tags))
        #expect(stops(walk).map { described($0, walk) } == row.stops)
    }

    /// Going back meets the same stops, save that a group is entered at its end.
    @Test(arguments: [
        [], [0], [2, 1],
    ])
    func backwards(_ tags: [Int]) throws {
        let walk = FormWalk(dataSource: try source(tags))
        var stops: [FormWalk.Stop] = []
        while let stop = walk.previous(before: stops.last) { stops.append(stop) }
        #expect(Array(stops.reversed()) == self.stops(walk))
        #expect(Array(walk.stops(before: nil)) == stops)
        #expect(Array(walk.stops(after: nil)) == self.stops(walk))
    }

    /// Hidden items are no stops, and a page has the stops of the rows of its groups.
    @Test func pages() throws {
        let form = try form(
            """
            {"formrun":1,"id":"p","title":"P","pages":[
              {"items":[{"type":"input","name":"a","title":"A","visibleWhen":"b == 'x'"},
                {"type":"group","name":"g","title":"G","items":[
                  {"type":"input","name":"c","title":"C"}]}]},
              {"items":[{"type":"label","title":"Read this."}]},
              {"items":[{"type":"input","name":"b","title":"B"}]}]}
            """)
        let source = FormDataSource(form: form)
        source.makesAskedRows = false
        try source.addRow(to: FieldPath("g"), userInitiated: true)
        let walk = FormWalk(dataSource: source)
        #expect(
            (0..<3).map { walk.stops(of: $0).map { described($0, walk) } } == [
                ["/g", "row /g/0", "/g/0/c", "end /g"], ["label"], ["/b"],
            ])
        #expect((0..<3).map(walk.isInformational) == [false, true, false])
        #expect(
            (0..<3).map { walk.firstField(ofPage: $0).map { "\(walk.path($0))" } } == [
                "/g/0/c", nil, "/b",
            ])
    }

    @Test func aStopIsInItsRowAndThoseAroundIt() throws {
        let walk = FormWalk(dataSource: try source([1, 0]))
        let contacts = FieldPlace(1)
        let first = RowPlace(group: contacts, index: 0)
        let inFirst = stops(walk).filter { $0.isIn(first) }.map { described($0, walk) }
        #expect(
            inFirst == [
                "row /contacts/0", "label", "/contacts/0/name", "/contacts/0/pin",
                "/contacts/0/tags", "row /contacts/0/tags/0", "/contacts/0/tags/0/tag",
                "end /contacts/0/tags",
            ])
    }
}
