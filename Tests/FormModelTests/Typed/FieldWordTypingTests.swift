import FormModel
import Testing

/// Typing and showing of choices of numbers, titles of yes and no, and units.
@Suite struct FieldWordTypingTests {
    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "cups", title: "Cups", value: .decimal,
                    choices: [.number(0, title: "None"), 1, 10, .number(3, title: "More than 2")]),
                .input(
                    "news", title: "News", value: .boolean,
                    trueTitle: ["en": "Send them", "de": "Gern"], falseTitle: "No"),
                .input("size", title: "Size", value: .decimal, unit: ["en": "in", "de": "Zoll"]),
                .input("fee", title: "Fee", value: .decimal, unit: "a day", unitBefore: "Fr."),
                .input(
                    "care", title: "Care", value: .choices,
                    choices: ["a", "b", Choice("none", isExclusive: true)]),
            ])
    }

    @Test(
        arguments: [
            ("cups", "en", "1", .decimal(1)),
            ("cups", "en", "1.0", .decimal(ExactDecimal("1.0") ?? 0)),
            ("cups", "en", "none", .decimal(0)), ("cups", "en", "More than 2", .decimal(3)),
            // Never the second choice, and never the beginning of a title.
            ("cups", "en", "2", .decimal(2)), ("cups", "en", "More", .text("More")),
            ("news", "en", "SEND THEM", .boolean(true)), ("news", "en", "gern", .boolean(true)),
            ("news", "de", "Gern", .boolean(true)), ("news", "de", "ja", .boolean(true)),
            ("news", "en", "No", .boolean(false)), ("news", "en", "x", .text("x")),
            ("size", "en", "5 in", .decimal(5)), ("size", "en", "5IN", .decimal(5)),
            ("size", "de", "2,5 Zoll", .decimal(ExactDecimal(25, exponent: -1))),
            ("size", "de", "7 in", .decimal(7)), ("size", "en", "5 cm", .text("5 cm")),
            ("fee", "en", "Fr. 5", .decimal(5)), ("fee", "en", "fr.5 a day", .decimal(5)),
            ("fee", "en", "7 A DAY", .decimal(7)), ("fee", "en", "Fr.", .text("Fr.")),
            ("fee", "en", "a day Fr. 5", .text("a day Fr. 5")),
            ("size", "en", "in", .text("in")), ("care", "en", "all", .choices(["a", "b"])),
        ] as [(FieldName, LanguageTag, String, FieldValue)])
    func typed(
        _ row: (name: FieldName, language: LanguageTag, text: String, value: FieldValue)
    ) throws {
        let layout = try #require(try Self.form().compiled.layout.field(row.name))
        let reader = TypedReader(ReaderLocale(row.language))
        #expect(reader.read(row.text, for: layout) == row.value)
    }

    @Test(
        arguments: [
            ("cups", "en", .decimal(0), "None"), ("cups", "en", .decimal(10), "10"),
            ("cups", "en", .decimal(3), "More than 2"), ("cups", "en", .decimal(4), "4"),
            ("news", "en", .boolean(true), "Send them"), ("news", "de", .boolean(true), "Gern"),
            ("news", "de", .boolean(false), "No"), ("size", "en", .decimal(5), "5 in"),
            ("size", "de", .decimal(ExactDecimal(25, exponent: -1)), "2,5 Zoll"),
            ("fee", "en", .decimal(5), "Fr. 5 a day"),
        ] as [(FieldName, LanguageTag, FieldValue, String)])
    func shown(
        _ row: (name: FieldName, language: LanguageTag, value: FieldValue, text: String)
    ) throws {
        let form = try Self.form()
        let source = FormDataSource(form: form)
        try source.updateValue(of: row.name, to: row.value, userInitiated: false)
        let locale = ReaderLocale(row.language)
        #expect(source.displayText(of: row.name, in: locale) == row.text)
        // What is shown can be typed.
        let layout = try #require(form.compiled.layout.field(row.name))
        #expect(TypedReader(locale).read(row.text, for: layout) == row.value)
    }

    /// A text that a program or a browser sends is canonical first.
    @Test func sentTexts() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", value: .boolean, trueTitle: "No", falseTitle: "Yes")
            ])
        let layout = form.compiled.layout.fields[0]
        #expect(TypedReader().read("No", for: layout) == .boolean(true))
        #expect(TypedReader().ofSentTexts.read("no", for: layout) == .boolean(false))
        #expect(TypedReader().text(of: true, for: layout) == "No")
    }
}
