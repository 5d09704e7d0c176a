import Testing

@testable import FormModel

@Suite struct CompiledPlacesTests {
    private static func form() throws -> CompiledForm {
        try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A"),
                .section("s", title: "S", items: [.input("b", title: "B")]),
                .group(
                    "g", title: "G",
                    items: [
                        .input("c", title: "C"),
                        .section("t", title: "T", items: [.input("d", title: "D")]),
                        .group("h", title: "H", items: [.input("e", title: "E")]),
                    ]),
                .input("l", title: "L", value: .texts),
            ]
        ).compiled
    }

    private static let places: [(path: String, place: FieldPlace)] = [
        ("/a", FieldPlace(0)), ("/s/b", FieldPlace(1)), ("/g", FieldPlace(2)),
        ("/g/0/c", FieldPlace(2).cell(0, ofRow: 0)), ("/g/7/c", FieldPlace(2).cell(0, ofRow: 7)),
        ("/g/1/t/d", FieldPlace(2).cell(1, ofRow: 1)), ("/g/1/h", FieldPlace(2).cell(2, ofRow: 1)),
        ("/g/1/h/2/e", FieldPlace(2).cell(2, ofRow: 1).cell(0, ofRow: 2)), ("/l", FieldPlace(3)),
    ]

    private static func path(_ text: String) -> FieldPath {
        FieldPath(
            text.split(separator: "/").map { step -> FieldPath.Step in
                Int(step).map { .index($0) } ?? .key(String(step))
            })
    }

    /// The path of each field leads back to its place, and the names along it are its groups and itself.
    @Test(arguments: places.indices) func pathsLeadToPlaces(_ index: Int) throws {
        let compiled = try Self.form()
        let (text, place) = Self.places[index]
        let path = Self.path(text)
        #expect(compiled.path(of: place) == path)
        let found = try #require(compiled.place(of: path))
        #expect(found.place == place && found.row == nil)
        #expect(compiled.place(about: path)?.place == place)
        let along = compiled.fields(along: path)
        #expect(along.map(\.field) == [place.field] + place.inner.map(\.field))
        #expect(along.last?.record === compiled.compiled(of: place))
        #expect(
            compiled.field(at: place).name == along.last.map { $0.record.fields[$0.field].name })
        let known = compiled.known(in: path)
        #expect(known.steps == path.steps.count && known.section < 0)
        #expect(compiled.section(at: path) == nil)
        #expect(compiled.fieldName(along: path) == compiled.fields[place.field].name)
        #expect(place.lastField == along.last?.field)
    }

    /// The row to which a path leads, and how many of its steps are known.
    @Test(
        arguments: [
            ("/g/3", true, 3, 2), ("/g/1/h/4", true, 4, 4), ("/g/1/x", false, nil, 2),
            ("/x", false, nil, 0), ("/a/x", false, nil, 1), ("/a/0", false, nil, 2),
            ("/g/x", false, nil, 1), ("/g/c", false, nil, 2), ("/g/1/2", false, nil, 3),
            ("/s", false, nil, 1), ("/s/x", false, nil, 1), ("/s/0", false, nil, 2),
            ("/g/1/t", false, nil, 3), ("/g/1/t/x", false, nil, 3), ("/b", false, nil, 0),
            ("/g/1/h/2/x", false, nil, 4), ("/l/0", false, nil, 2), ("", false, nil, 0),
        ] as [(String, Bool, Int?, Int)])
    func otherPaths(_ text: String, _ isPlace: Bool, _ row: Int?, _ steps: Int) throws {
        let compiled = try Self.form()
        let path = Self.path(text)
        let found = compiled.place(of: path)
        #expect((found != nil) == isPlace && found?.row == row, "\(text)")
        #expect(compiled.known(in: path).steps == steps, "\(text)")
    }

    /// An element of a list is about the field with the list; the elements of other fields are nothing.
    @Test func issuesOfElements() throws {
        let compiled = try Self.form()
        let element = try #require(compiled.place(about: Self.path("/l/1")))
        #expect(element.place == FieldPlace(3) && element.row == nil)
        for path in ["/a/1", "/l/1/2", "/l/x", "/g/1/c/0", "/g/-1"] {
            #expect(compiled.place(about: Self.path(path)) == nil, "\(path)")
        }
        #expect(compiled.section(at: Self.path("/s"))?.name == "s")
        #expect(compiled.section(at: Self.path("/g/1/t"))?.name == "t")
        #expect(compiled.path(of: RowPlace(group: FieldPlace(2), index: 5)) == Self.path("/g/5"))
    }
}
