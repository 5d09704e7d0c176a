import TestSupport
import Testing

@testable import FormModel

/// The size of a text does not depend on the size of the values that are inserted into it.
@Suite struct FilledTextLimitTests {
    private func source(_ title: String, _ value: String) throws -> FormDataSource {
        let form = try Form(
            id: "f", title: LocalizedText(title),
            items: [
                .input("a", title: "A", value: .multiline), .label(LocalizedText("**\(title)**")),
                .input("l", title: "L", value: .texts),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "a", to: .text(value), userInitiated: true)
        try source.updateValue(
            of: "l", to: .texts(Array(repeating: "x", count: 1_000)), userInitiated: true)
        return source
    }

    @Test(arguments: [
        (String(repeating: "x", count: 200), String(repeating: "x", count: 200)),
        (String(repeating: "x", count: 201), String(repeating: "x", count: 200) + "…"),
        (String(repeating: "é", count: 60), String(repeating: "é", count: 60)),
        (String(repeating: "日", count: 20_000), String(repeating: "日", count: 200) + "…"),
        (String(repeating: "\u{200B}", count: 2_000) + "x", "…"),
    ])
    func aValueIsCut(_ value: String, _ shown: String) throws {
        let source = try source("<{a}>", value)
        #expect(source.text(source.form.title) == "<\(shown)>")
        #expect(source.markup(source.form.items[1].title).plainText == "<\(shown)>")
    }

    @Test func aListIsCut() throws {
        let source = try source("{l}", "")
        let shown = source.text(source.form.title)
        #expect(shown.count == 201 && shown.hasPrefix("x, x, ") && shown.hasSuffix("…"))
    }

    /// A text has at most 10,000 bytes of values beside its own.
    @Test(arguments: [1, 49, 50, 51, 2_000])
    func manyPlacesAreCut(_ count: Int) throws {
        let title = String(repeating: "{a};", count: count)
        let source = try source(title, String(repeating: "x", count: 60_000))
        let bytes = InsertedTexts.maximumBytes + 4 * count
        for text in [
            source.text(source.form.title), source.markup(source.form.items[1].title).plainText,
        ] {
            #expect(text.utf8.count <= bytes)
            #expect(
                text.utf8.count { $0 == 0x3B } == count, "Every part of the text itself is kept")
        }
    }

    @Test(.countsInstructions) func manyPlacesWithALongValueStayLinear() throws {
        let value = String(repeating: "é", count: 30_000)
        let growth = try Growth.ofEightTimes(250) { size in
            let source = try source(String(repeating: "{a} ", count: size), value)
            return { _ = source.text(source.form.title) }
        }
        #expect(growth < 10, "\(growth)")
    }
}
