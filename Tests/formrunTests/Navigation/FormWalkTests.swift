@testable import FormCards
import FormModel
import Testing

@testable import formrun

/// The order of everything that is visible, forwards and backwards.
@Suite struct FormWalkTests {
    private func source(_ answers: String) throws -> FormDataSource {
        let source = FormDataSource(form: try TestForms.form(TestForms.contacts))
        var supplied = SuppliedAnswers(form: source.form)
        supplied.add(json: Array(answers.utf8))
        supplied.fill(source)
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
            ("{}", ["/who", "/contacts", "end /contacts", "/last", "button"]),
            (
                #"{"contacts":[{"tags":[{}]}]}"#,
                [
                    "/who", "/contacts", "row /contacts/0", "label", "/contacts/0/name",
                    "/contacts/0/pin", "/contacts/0/tags", "row /contacts/0/tags/0",
                    "/contacts/0/tags/0/tag", "end /contacts/0/tags", "end /contacts", "/last",
                    "button",
                ]
            ),
        ] as [(String, [String])])
    func stops(_ row: (answers: String, stops: [String])) throws {
        let walk = FormWalk(dataSource: try source(row.answers))
        #expect(stops(walk).map { described($0, walk) } == row.stops)
    }

    /// Going back meets the same stops, save that a group is entered at its end.
    @Test(arguments: [
        "{}", #"{"contacts":[{}]}"#, #"{"contacts":[{"tags":[{},{}]},{"tags":[{}]}]}"#,
    ])
    func backwards(_ answers: String) throws {
        let walk = FormWalk(dataSource: try source(answers))
        var stops: [FormWalk.Stop] = []
        while let stop = walk.previous(before: stops.last) { stops.append(stop) }
        #expect(Array(stops.reversed()) == self.stops(walk))
        #expect(Array(walk.stops(before: nil)) == stops)
        #expect(Array(walk.stops(after: nil)) == self.stops(walk))
    }

    /// Hidden items are no stops, and a page has the stops of the rows of its groups.
    @Test func pages() throws {
        let form = try TestForms.form(
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
        let walk = FormWalk(dataSource: try source(#"{"contacts":[{"tags":[{}]},{}]}"#))
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
