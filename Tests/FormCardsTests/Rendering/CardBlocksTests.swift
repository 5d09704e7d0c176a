import FormCards
import FormModel
import FormValidation
import Testing

/// The drawing of rows of groups.
@Suite struct CardBlocksTests {
    private func source() throws -> FormDataSource {
        FormDataSource(
            form: try Form(
                id: "f", title: "Trip",
                items: [
                    .input("who", title: "Who"),
                    .group(
                        "people", title: "People", min: 1, max: 2,
                        items: [
                            .input("name", title: "Name", validators: [.required]),
                            .label("Near."),
                            .group("tags", title: "Tags", items: [.input("tag", title: "Tag")]),
                        ], validators: [.unique(by: "name")]),
                    .button("go", title: "Go", action: .submit),
                ]))
    }

    private func drawn(_ source: FormDataSource) -> [String] {
        let renderer = CardDrawing(width: 60, glyphs: .ascii)
        return Card.cards(of: source).flatMap { renderer.text(for: $0).split(separator: "\n") }
            .dropFirst().dropLast().map { line in
                var text = line.dropFirst(2).dropLast(2)
                while text.last == " " { text.removeLast() }
                return String(text)
            }
    }

    @Test func aGroupWithoutRowsIsAnEmptyField() throws {
        let source = try source()
        #expect(drawn(source) == ["Who       -", "People *  -", "", "[[ Go ]]"])
        source.attemptSubmission()
        #expect(drawn(source).contains { $0.contains("People must have at least 1") })
        #expect(Card.cards(of: source)[0].state == .invalid)
    }

    /// A section is a block of its own, whatever is before and behind it.
    @Test func sectionsAreBlocks() throws {
        func input(_ name: FieldName) -> FormItem { .input(name, title: LocalizedText(name.text)) }
        let form = try Form(
            id: "f", title: "F",
            items: [
                .section("one", title: "One", items: [input("a")]),
                .section(title: "Two", items: [input("b"), input("c")]),
                input("d"),
                .section(
                    "three", title: "Three",
                    items: [
                        .section(title: "Four", help: "Help", items: [input("e")]), input("f"),
                    ]),
                .section(
                    title: "Empty", items: [.input("h", title: "H", visibleWhen: "present(one.a)")]),
                input("g"),
            ])
        #expect(
            drawn(FormDataSource(form: form)) == [
                "One", "a  -", "", "Two", "b  -", "c  -", "", "d  -", "", "Three", "", "Four",
                "Help",
                "e  -", "", "f  -", "", "g  -",
            ])
    }

    @Test func rowsStandUnderHeadings() throws {
        let source = try source()
        try source.updateValue(
            of: "people",
            to: .rows([
                ["name": .text("Ada"), "tags": .rows([["tag": .text("x")]])],
                ["name": .text("Ada")], ["name": .text("Eve")],
            ]), userInitiated: true)
        source.attemptSubmission()
        #expect(
            drawn(source) == [
                "Who     -", "", "People *", "x Error: People must have at most 2 entries.",
                "People 1/3", "Name *  Ada", "", "Near.", "", "Tags", "People 1, Tags 1/1",
                "Tag     x", "", "People 2/3", "Name *  Ada",
                "        x Error: Name repeats an earlier entry; each",
                "          must be different.", "",
                "Near.", "", "Tags    -", "", "People 3/3", "Name *  Eve", "", "Near.", "",
                "Tags    -", "", "[[ Go ]]",
            ])
    }
}
