import Testing

@testable import FormModel

/// The texts and expressions of cards with the present answers.
@Suite struct CardValueTests {
    private static let columns = CardArgument.list([
        .named(["title": .text("For {a}"), "text": .text("**{b}** of {a}, {row}")])
    ])

    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            pages: [
                Page(items: [.input("n", title: "N", value: .integer)]),
                Page(
                    card: CardDefinition(
                        traits: [CardWord("hidden", ["when": .expression("n == 13")])],
                        parts: [
                            CardWord(
                                "text",
                                ["text": .text(["en": "Hi **{a|you}**", "de": "Hallo {a}"])],
                                when: "n > 1"),
                            CardWord("pill", ["text": .text("*{n}*")]),
                            CardWord("bar", ["value": .expression("n / 10")]),
                            CardWord("table", ["rows": .fields(["g"]), "columns": columns]),
                            CardWord("fields"),
                        ], states: [CardStateRule("many", when: "count(g) > 1")]),
                    items: [
                        .input("a", title: "A"),
                        .group("g", title: "G", items: [.input("b", title: "B")]),
                        .input("z", title: "Z"),
                    ]),
            ])
    }

    @Test func textsAreFilledIn() throws {
        let source = FormDataSource(form: try Self.form())
        let hello: LocalizedText = ["en": "Hi **{a|you}**", "de": "Hallo {a}"]
        #expect(source.markup(hello).plainText == "Hi you")
        try source.updateValue(of: "a", to: .text("*Ada*"), userInitiated: true)
        #expect(source.markup(hello).plainText == "Hi *Ada*")
        #expect(source.text(hello, in: ReaderLocale("de")) == "Hallo *Ada*")
        // A text without markup keeps its marks.
        #expect(source.markup("*{n}*").plainText == "**")
    }

    @Test func textsOfRowsAreThoseOfTheirRows() throws {
        let source = FormDataSource(form: try Self.form())
        try source.updateValue(of: "a", to: .text("x"), userInitiated: true)
        for name in ["p", "q"] {
            try source.addRow(to: "/g".path, userInitiated: true)
            let index = source.rowCount(of: "/g".path) - 1
            try source.updateValue(
                at: "/g/\(index)/b".path, to: .text(name), userInitiated: true)
        }
        let cell: LocalizedText = "**{b}** of {a}, {row}"
        #expect(source.markup(cell, ofRow: "/g/1".path).plainText == "q of x, 2")
        #expect(source.text("For {a}") == "For x")
    }

    @Test func expressionsHaveResults() throws {
        let source = FormDataSource(form: try Self.form())
        #expect(source.result(of: "n / 10") == .empty)
        #expect(!source.holds("n > 1") && !source.holds("n == 13"))
        #expect(!source.holds("count(g) > 1"))
        try source.addRow(to: "/g".path, userInitiated: true)
        try source.addRow(to: "/g".path, userInitiated: true)
        #expect(source.holds("count(g) > 1") && source.cardState(ofPage: 1) == .custom("many"))
        try source.updateValue(of: "n", to: .integer(13), userInitiated: true)
        #expect(source.result(of: "n / 10") == ExactDecimal("1.3").map { .decimal($0) })
        #expect(source.holds("n > 1") && source.holds("n == 13"))
        // The page is hidden now, and its rows with it.
        #expect(!source.holds("count(g) > 1") && !source.isVisible(page: 1))
        // Only the expressions of the cards are known.
        #expect(source.result(of: "n / 5") == .empty && !source.holds("n > 2"))
        #expect(source.result(of: "n / 10", of: RowPlace(group: FieldPlace(2), index: 0)) == .empty)
    }

    /// Calls of a delegate that hears of titles.
    private final class Delegate: FormDataSourceDelegate {
        var calls: [String] = []
        func formDataSourceWillChange(_ dataSource: FormDataSource) {}
        func formDataSource(
            _ dataSource: FormDataSource, didChange item: FormItem, at index: Int,
            for change: FormChange
        ) { calls.append("\(change.kind) \(change.path)") }
        func formDataSourceDidChangeTitles(_ dataSource: FormDataSource) { calls.append("titles") }
        func formDataSourceDidChange(_ dataSource: FormDataSource) {}
    }

    @Test func changesAreNotified() throws {
        let source = FormDataSource(form: try Self.form())
        try source.addRow(to: "/g".path, userInitiated: true)
        try source.addRow(to: "/g".path, userInitiated: true)
        let delegate = Delegate()
        source.delegate = delegate
        // A text of the card and the texts of all rows name `a`, and expressions `n`.
        try source.updateValue(of: "a", to: .text("x"), userInitiated: true)
        #expect(delegate.calls == ["update /g/0", "update /g/1", "titles"])
        delegate.calls = []
        try source.updateValue(of: "n", to: .integer(2), userInitiated: true)
        #expect(delegate.calls == ["titles"])
        delegate.calls = []
        try source.updateValue(at: "/g/0/b".path, to: .text("x"), userInitiated: true)
        #expect(delegate.calls.contains("update /g/0"))
        delegate.calls = []
        try source.updateValue(of: "z", to: .text("x"), userInitiated: true)
        #expect(delegate.calls == [])
    }

    /// Submissions of a form whose only texts with places are those of a card are validated without them.
    @Test func validationReadsNoTextOfACard() throws {
        let form = try Self.form()
        #expect(form.compiled.texts.isUsedByCards && !form.compiled.texts.isUsed)
        let rows = try #require(form.compiled.fields[2].rows)
        #expect(rows.texts.isUsedByCards && !rows.texts.isUsed && rows.enclosingReads.list.isEmpty)
        let plain = try Form(id: "f", title: "F", items: [.input("a", title: "A")])
        #expect(!plain.compiled.texts.isShown && plain.compiled.cards.expressions.isEmpty)
    }
}
