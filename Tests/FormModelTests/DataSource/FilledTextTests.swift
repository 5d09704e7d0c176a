import TestSupport
import Testing

@testable import FormModel

/// Texts of a form show the present values of the fields that they name.
@Suite struct FilledTextTests {
    private func form() throws -> Form {
        try Form(
            id: "f", title: "For {name|you}",
            items: [
                .input("name", title: ["en": "Name", "de": "Name von {name}"]),
                .input(
                    "amount", title: "Amount of {name|you}", value: .decimal, help: "Not {amount}."),
                .input(
                    "pick", title: "Pick", value: .choice,
                    choices: [Choice("a", title: ["en": "Apple", "de": "Apfel"])]),
                .label("{pick|none} {yes|?} {= amount * 2} {tags} {trees}"),
                .input("yes", title: "Yes", value: .boolean),
                .input("tags", title: "Tags", value: .texts),
                .group(
                    "trees", title: "Trees of {name}",
                    rowTitle: "Tree {row} of {name|nobody}: {tag|new}",
                    items: [
                        .input("tag", title: "Tag"), .label("About {tag}"),
                        .input("size", title: "Size of {tag|it} at {name}", value: .integer),
                        .group(
                            "leaves", title: "Leaves of {tag}",
                            rowTitle: "{row} {tag} {name} {leaf}",
                            items: [.input("leaf", title: "Leaf {row} {tag}")]),
                    ]),
            ])
    }

    private func text(
        _ source: FormDataSource, _ text: LocalizedText, _ row: String = "",
        _ language: LanguageTag = "en"
    ) -> String {
        source.text(text, ofRow: row.isEmpty ? FieldPath() : row.path, in: ReaderLocale(language))
    }

    @Test func ofTheFormAndOfItems() throws {
        let source = FormDataSource(form: try form())
        let items = source.form.items
        #expect(text(source, source.form.title) == "For you")
        #expect(text(source, items[3].title) == "none ?   ")
        #expect(text(source, items[0].title, "", "de") == "Name von ")
        try source.updateValues(
            [
                ("name", .text("Ada")), ("amount", .text("1.5")), ("pick", .choice("a")),
                ("yes", .boolean(true)),
                ("tags", .texts(["x", "y"])),
            ], userInitiated: true)
        #expect(text(source, items[1].title) == "Amount of Ada")
        #expect(items[1].help.map { text(source, $0) } == "Not 1.5.")
        #expect(text(source, items[3].title) == "Apple yes 3.0 x, y ")
        #expect(text(source, items[3].title, "", "de") == "Apfel ja 3,0 x, y ")
    }

    @Test func ofRows() throws {
        let source = FormDataSource(form: try form())
        try source.updateValue(of: "name", to: .text("Ada"), userInitiated: true)
        try source.addRow(to: "/trees".path, userInitiated: true)
        try source.addRow(to: "/trees".path, userInitiated: true)
        try source.updateValue(at: "/trees/1/tag".path, to: .text("oak"), userInitiated: true)
        try source.addRow(to: "/trees/1/leaves".path, userInitiated: true)
        try source.updateValue(
            at: "/trees/1/leaves/0/leaf".path, to: .text("l"), userInitiated: true)
        let group = try #require(source.form.items.last)
        let caption = try #require(group.rowTitle)
        #expect(text(source, caption, "/trees/0") == "Tree 1 of Ada: new")
        #expect(text(source, caption, "/trees/1") == "Tree 2 of Ada: oak")
        #expect(text(source, group.items[2].title, "/trees/1") == "Size of oak at Ada")
        let leaves = group.items[3]
        #expect(leaves.rowTitle.map { text(source, $0, "/trees/1/leaves/0") } == "1 oak Ada l")
        #expect(text(source, leaves.items[0].title, "/trees/1/leaves/0") == "Leaf 1 oak")
    }

    /// A hidden value and one that could not be read are empty, as in expressions.
    @Test func ofHiddenAndUnreadableValues() throws {
        let form = try Form(
            id: "f", title: "{n|none} {h|hidden}",
            items: [
                .input("n", title: "N", value: .integer),
                .input("h", title: "H", visibleWhen: "n == 1"),
            ])
        let source = FormDataSource(form: form)
        try source.updateValues(
            [("n", .text("x")), ("h", .text("y"))], userInitiated: true)
        #expect(text(source, form.title) == "none hidden")
        try source.updateValue(of: "n", to: .integer(1), userInitiated: true)
        #expect(text(source, form.title) == "1 y")
    }

    // MARK: Notifications

    private func calls(_ source: FormDataSource, _ body: () throws -> Void) rethrows -> [String] {
        let delegate = RecordingDelegate()
        source.delegate = delegate
        var paths: [String] = []
        delegate.answer = { _, change in
            paths.append("\(change.kind) \(change.path) \(change.name?.text ?? "label")")
        }
        try body()
        return paths
    }

    @Test func itemsWithTheTextAreUpdated() throws {
        let source = FormDataSource(form: try form())
        #expect(
            try calls(source) {
                try source.updateValue(of: "name", to: .text("Ada"), userInitiated: true)
            }
                == ["update /name name", "update /amount amount", "update /trees trees"])
        #expect(
            try calls(source) {
                try source.updateValue(of: "yes", to: .boolean(true), userInitiated: true)
            }
                == ["update  label"])
        #expect(
            try calls(source) {
                try source.updateValue(of: "name", to: .text("Ada"), userInitiated: true)
            } == [])
        try source.addRow(to: "/trees".path, userInitiated: true)
        try source.addRow(to: "/trees".path, userInitiated: true)
        let ofTag = try calls(source) {
            try source.updateValue(at: "/trees/1/tag".path, to: .text("oak"), userInitiated: true)
        }
        #expect(ofTag == ["update /trees/1 trees", "update  label"])
        let ofName = try calls(source) {
            try source.updateValue(of: "name", to: .text("Bo"), userInitiated: true)
        }
        #expect(ofName.contains("update /trees trees"))
    }

    @Test func itemsOfRowsWithTheTextAreUpdated() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("name", title: "Name"),
                .group(
                    "g", title: "G",
                    items: [
                        .input("a", title: "A"), .input("b", title: "B of {a}"),
                        .input("c", title: "C of {name}"),
                        .group("h", title: "H", items: [.input("d", title: "{a} {name}")]),
                    ]),
            ])
        let source = FormDataSource(form: form)
        for _ in 0..<2 { try source.addRow(to: "/g".path, userInitiated: true) }
        try source.addRow(to: "/g/1/h".path, userInitiated: true)
        #expect(
            try calls(source) {
                try source.updateValue(at: "/g/1/a".path, to: .text("x"), userInitiated: true)
            }
                == ["update /g/1/b b", "update /g/1/h/0/d d"])
        #expect(
            try calls(source) {
                try source.updateValue(of: "name", to: .text("x"), userInitiated: true)
            }
                == ["update /g/0/c c", "update /g/1/c c", "update /g/1/h/0/d d"])
        #expect(
            try calls(source) {
                try source.updateValue(at: "/g/1/b".path, to: .text("x"), userInitiated: true)
            } == [])
    }

    // MARK: Laws

    /// No value adds a place, a control character or a line, and filling in twice gives the same.
    @Test(arguments: [
        "{name}", "{= 1}", "a\u{1B}[31m\nb\tc", "\u{202E}x\u{2066}", "**x**", "|}{", "\u{0}",
        "x\u{2028}y",
    ])
    func valuesAreInsertedAsTheyAre(_ value: String) throws {
        let form = try Form(
            id: "f", title: "<{name|nobody}>",
            items: [.input("name", title: "N", value: .multiline)])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "name", to: .text(value), userInitiated: true)
        let filled = source.text(form.title)
        #expect(filled == source.text(form.title))
        #expect(
            !filled.unicodeScalars.contains {
                $0.isHiddenControl && $0 != "\u{2068}" && $0 != "\u{2069}"
            })
        if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { #expect(filled == "<\(value)>") }
        #expect(source.text(LocalizedText(filled)).utf8.count <= filled.utf8.count)
    }

    @Test(arguments: [
        ("Dear {name}.", "Ada", "Dear Ada."), ("Dear {name}.", "عدا", "Dear \u{2068}عدا\u{2069}."),
        ("عزيزي {name}", "عدا", "عزيزي عدا"), ("عزيزي {name}", "Ada", "عزيزي \u{2068}Ada\u{2069}"),
        ("עד {name}", "12", "עד 12"), ("{name}", "עד", "\u{2068}עד\u{2069}"),
        ("é {name}", "日本", "é 日本"),
    ])
    func valuesOfAnotherDirectionAreIsolated(_ title: String, _ value: String, _ filled: String)
        throws
    {
        let form = try Form(
            id: "f", title: LocalizedText(title), items: [.input("name", title: "N")])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "name", to: .text(value), userInitiated: true)
        #expect(Array(source.text(form.title).utf8) == Array(filled.utf8))
    }

    @Test(.countsInstructions) func manyPartsInManyRowsStayLinear() throws {
        let title = String(repeating: "{a}{b} ", count: 500)
        let form = try Form(
            id: "f", title: "F", limits: FieldLimits(groupCells: 1_000_000),
            items: [
                .group(
                    "g", title: "G", rowTitle: LocalizedText(title), max: 100_000,
                    items: [.input("a", title: "A"), .input("b", title: "B")])
            ])
        let growth = try Growth.ofEightTimes(10) { size in
            let source = FormDataSource(form: form)
            try source.updateValue(
                of: "g", to: .rows((0..<size).map { _ in FormRow([("a", .text("x"))]) }),
                userInitiated: true)
            return {
                for row in 0..<size {
                    _ = source.text(LocalizedText(title), ofRow: "/g/\(row)".path)
                }
            }
        }
        #expect(growth < 10, "\(growth)")
    }

    /// The direction of a text is that of its first letter, whatever signs and digits are before it.
    @Test(
        arguments: [
            ("a", TextDirection.leftToRight), ("Z", .leftToRight), ("ª", .leftToRight),
            ("é", .leftToRight), ("\u{FB06}", .leftToRight), ("日", .leftToRight),
            ("\u{5D0}", .rightToLeft), ("1. (\u{5D0} a", .rightToLeft), ("\u{627}", .rightToLeft),
            ("\u{8A0}", .rightToLeft), ("\u{FB1D}", .rightToLeft), ("\u{FDF2}", .rightToLeft),
            ("\u{FE70}", .rightToLeft), ("\u{FEFC}", .rightToLeft), ("\u{10900}", .rightToLeft),
            ("\u{1E900}", .rightToLeft), ("\u{904}", .leftToRight),
            ("", nil), ("12 @[`{ ©×", nil), ("\u{660}", nil),
        ] as [(String, TextDirection?)])
    func directions(_ row: (text: String, direction: TextDirection?)) {
        #expect(
            TextDirection(of: row.text) == row.direction, "\(row.text.unicodeScalars.map(\.value))")
    }

    @Test func textsWithoutBracesAreNotCompiled() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A"), .group("g", title: "G", items: [.input("b", title: "B")]),
            ])
        #expect(!form.compiled.texts.isUsed)
        #expect(form.compiled.fields.allSatisfy { $0.reads.isEmpty })
    }
}
