import FormModel
import Testing

@Suite struct SectionDocumentTests {
    private static func form(_ items: String, rest: String = "") -> MarkedForm {
        MarkedForm(#"{"formrun":1,"id":"f","title":"F","items":[\#(items)]\#(rest)}"#)
    }

    private static let street = #"{"type":"input","name":"street","title":"Street"}"#

    @Test func readsSections() throws {
        let bytes = SectionDocumentTests.form(
            #"""
            {"type":"section","name":"address","title":"Address","help":"Where?","visibleWhen":"a == 'x'",
             "items":[\#(SectionDocumentTests.street),
              {"type":"section","items":[{"type":"input","name":"zip","title":"Zip"}]},
              {"type":"section","name":"geo","items":[{"type":"input","name":"lat","title":"Lat"},
               {"type":"button","name":"go","title":"Go","action":"submit"}]}]},
            {"type":"input","name":"a","title":"A"}
            """#
        ).bytes
        let form = try FormDocument.read(bytes, vocabulary: .words)
        #expect(
            form.items.map { "\($0.kind) \($0.name?.text ?? "") \($0.itemCount)" } == [
                "section address 6", "input address.street 0", "section  1", "input address.zip 0",
                "section address.geo 2", "input address.geo.lat 0", "button address.geo.go 0",
                "input a 0",
            ])
        #expect(form.items[0].help == "Where?" && form.items[0].title == "Address")
        #expect(form.input("address.geo.lat")?.title == "Lat")
        for (path, title) in [
            ("/address/street", "Street"), ("/address/geo/lat", "Lat"), ("/address/zip", "Zip"),
        ] {
            #expect(form.input(at: path.path)?.title.description == title)
        }
        for path in ["/address", "/address.street", "/address/geo", "/address/geo.lat", "/street"] {
            #expect(form.input(at: path.path) == nil, "\(path)")
        }
        // The pages of a form may be used for another form.
        let copy = try Form(id: "g", title: "G", pages: form.pages)
        #expect(copy.items.map(\.name) == form.items.map(\.name))
    }

    /// Mistakes with their positions.
    @Test(arguments: [
        #"⟦missingKey⟧{"type":"section","title":"A"}"#,
        #"{"type":"section","title":"A","items":⟦noItems⟧[]}"#,
        #"{"type":"section","title":⟦emptyText⟧" ","items":[\#(street)]}"#,
        #"{"type":"section","name":⟦badName⟧"a.b","items":[\#(street)]}"#,
        #"{"type":"input","name":⟦badName⟧"a.b","title":"A"}"#,
        #"{"type":"section","name":"a",⟦misplacedKey⟧"enabledWhen":"true","items":[\#(street)]}"#,
        #"{"type":"section","title":"A","unknownFields":⟦misplacedKey⟧"ignore","items":[\#(street)]}"#,
        #"{"type":"section","name":"a","unknownFields":⟦unknownWord⟧"allow","items":[\#(street)]}"#,
        #"{"type":"section","name":"a","unknownFields":⟦wrongType⟧true,"items":[\#(street)]}"#,
        #"{"type":"section","name":"a","items":[\#(street)]},{"type":"section","name":"a","unknownFields":⟦misplacedKey⟧"ignore","items":[{"type":"label","title":"L"}]}"#,
        #"{"type":"section","name":"a","unknownFields":"reject","items":[\#(street)]},{"type":"section","name":"a","unknownFields":⟦misplacedKey⟧"ignore","items":[{"type":"label","title":"L"}]}"#,
        #"{"type":"input","name":"a","title":"A",⟦misplacedKey⟧"unknownFields":"ignore"}"#,
        #"{"type":"section","name":"a","items":[\#(street)]},{"type":"input","name":⟦duplicateName⟧"a","title":"A"}"#,
        #"{"type":"section","name":"a","items":[\#(street),{"type":"input","name":⟦duplicateName⟧"street","title":"A"}]}"#,
        #"{"type":"section","name":"a","visibleWhen":"⟦unknownField⟧street == 'x'","items":[\#(street)]}"#,
        #"{"type":"section","name":"a","visibleWhen":"⟦conditionLoop⟧a.street == 'x'","items":[\#(street)]}"#,
        #"{"type":"group","name":"g","title":"G","items":[{"type":"section","items":[⟦misplacedItem⟧{"type":"button","name":"b","title":"B","action":"submit"},\#(street)]}]}"#,
    ])
    func mistakes(_ items: String) {
        SectionDocumentTests.form(items).check()
    }

    /// Sections with the same name are parts of one object; nothing else may have its name or a name in it twice.
    @Test(arguments: [
        #"[PART,{"type":"input","name":"a","title":"A"},OTHER]"#,
        #"[{"type":"section","title":"T","visibleWhen":"present(s.y)","items":[PART]},OTHER]"#,
        #"[PART],[{"type":"section","name":"s","title":"Again","help":"H","visibleWhen":"present(s.x)","items":[Y]}]"#,
        #"[{"type":"group","name":"g","title":"G","items":[PART,Y,OTHER]}]"#,
        #"[{"type":"section","name":"t","items":[PART]}],[{"type":"section","name":"t","items":[OTHER]}]"#,
        #"[PART],[{"type":"section","name":"t","items":[PART,OTHER]}]"#,
        #"[PART],[{"type":"section","name":"s","items":[Y,{"type":"input","name":⟦duplicateName⟧"x","title":"X"}]}]"#,
        #"[{"type":"section","name":"t","items":[PART]}],[{"type":"section","name":"t","items":[{"type":"section","name":"s","items":[{"type":"input","name":⟦duplicateName⟧"x","title":"X"}]}]}]"#,
        #"[PART],[OTHER,{"type":"input","name":⟦duplicateName⟧"s","title":"S"}]"#,
        #"[{"type":"input","name":"s","title":"S"}],[{"type":"section","name":⟦duplicateName⟧"s","items":[Y]}]"#,
        #"[PART],[{"type":"group","name":⟦duplicateName⟧"s","title":"S","items":[Y]}]"#,
        #"[PART],[{"type":"section","name":"s","visibleWhen":"⟦conditionLoop⟧s.y == 'x'","items":[Y]}]"#,
    ])
    func parts(_ pages: String) {
        let text = pages.replacing("OTHER", with: #"{"type":"section","name":"s","items":[Y]}"#)
            .replacing("PART", with: #"{"type":"section","name":"s","items":[X]}"#)
            .replacing("[X", with: #"[{"type":"input","name":"x","title":"X"}"#)
            .replacing("Y,", with: #"{"type":"input","name":"y","title":"Y"},"#)
            .replacing("Y]", with: #"{"type":"input","name":"y","title":"Y"}]"#)
            .replacing("],[", with: #"]},{"items":["#)
        MarkedForm(#"{"formrun":1,"id":"f","title":"F","pages":[{"items":\#(text)}]}"#).check()
    }

    /// A short or misspelt name gets the full name as the nearest one.
    @Test(arguments: [
        ("street == 'x'", "address.street"), ("address.stret == 'x'", "address.street"),
        ("adress.street == 'x'", "address.street"), ("present(street)", "address.street"),
        ("sum(rows.n) == 1", "own.n"), ("count(rowz) == 1", "rows"),
    ])
    func nearestNames(_ row: (condition: String, nearest: String)) {
        let form = SectionDocumentTests.form(
            #"""
            {"type":"section","name":"address","items":[\#(SectionDocumentTests.street)]},
            {"type":"group","name":"rows","title":"Rows","items":[
              {"type":"section","name":"own","items":[
                {"type":"input","name":"n","title":"N","value":"integer"}]}]},
            {"type":"label","title":"L","visibleWhen":"\#(row.condition)"}
            """#)
        let found = FormDocument.diagnostics(of: form.bytes, vocabulary: .words)
        #expect(found.map(\.code) == [.unknownField])
        #expect(found.first?.message.contains("\"\(row.nearest)\"") == true, "\(found)")
    }

    @Test(arguments: [(6, true), (7, false), (60, false)])
    func depth(_ row: (depth: Int, isValid: Bool)) {
        var items = SectionDocumentTests.street
        for depth in 0..<row.depth {
            items =
                depth % 2 == 0
                ? #"{"type":"section","name":"s","items":[\#(items)]}"#
                : #"{"type":"group","name":"g","title":"G","items":[\#(items)]}"#
        }
        let found = FormDocument.diagnostics(
            of: SectionDocumentTests.form(items).bytes, vocabulary: .words,
            limits: JSONLimits(bytes: 1 << 20, depth: 200, members: 10_000))
        #expect(found.map(\.code) == (row.isValid ? [] : [.groupsTooDeep]))
    }
}
