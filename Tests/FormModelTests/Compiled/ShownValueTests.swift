import Testing

@testable import FormModel

/// What is shown of values that are inserted into texts.
@Suite struct ShownValueTests {
    /// The direction of a letter of each script at the ends of the ranges, and of other characters.
    @Test(
        arguments: [
            (0x40, nil), (0x41, false), (0x5A, false), (0x5B, nil), (0x60, nil), (0x61, false),
            (0x7A, false), (0x7B, nil), (0xA9, nil), (0xAA, false), (0x587, false), (0x5D0, true),
            (0x627, true), (0x8FE, true), (0x904, false), (0xFB06, false), (0xFB1D, true),
            (0xFDFB, true), (0xFE70, true), (0xFEFC, true), (0xFF21, false), (0x10000, false),
            (0x10800, true), (0x10C00, true), (0x11003, false), (0x1E800, true), (0x1EEBB, true),
            (0x1F600, nil), (0x2764, nil), (0x4E00, false), (0x660, nil),
        ] as [(UInt32, Bool?)])
    func directions(_ value: UInt32, _ isRightToLeft: Bool?) throws {
        let character = Character(try #require(Unicode.Scalar(value)))
        for before in ["", "1. ", "…؛"] {
            let direction = TextDirection(of: before + String(character) + "!")
            #expect(direction.map { $0 == .rightToLeft } == isRightToLeft, "\(value)")
        }
        let wanted: TextDirection = isRightToLeft == true ? .rightToLeft : .leftToRight
        #expect(TextDirection(of: String(character) + "a") == wanted)
    }

    /// A value of 200 characters is shown whole, and a list up to 200 characters of all its entries.
    @Test func shownValuesAreShortened() {
        for (count, isWhole) in [(199, true), (200, true), (201, false)] {
            let text = String(repeating: "a", count: count)
            let shown = isWhole ? text : String(text.prefix(200)) + "…"
            #expect(FilledText.shortened(text) == shown)
            let entries = [String](repeating: "x", count: count)
            let listed = isWhole ? entries : Array(entries.prefix(200)) + ["…"]
            #expect(IssueParameters.Value(FieldValue.texts(entries)) == .list(listed))
        }
        let half = String(repeating: "b", count: 100)
        for (list, shown) in [
            ([half, half], [half, half]), ([half, half, ""], [half, half, "…"]),
            ([half, half + "c"], [half, half + "c"]), (["", half, half], ["", half, half]),
            (["", half, half, "c"], ["", half, half, "…"]),
        ] {
            #expect(IssueParameters.Value(FieldValue.choices(list)) == .list(shown))
        }
    }

    /// What is shown of each character of a value on one line.
    @Test(
        arguments: [
            (0x1F, ""), (0x20, " "), (0x7E, "~"), (0x7F, ""), (0x0A, ", "), (0x09, " "),
            (0x2028, " "), (0x2029, " "), (0x200B, ""), (0x200C, "\u{200C}"),
            (0x200D, "\u{200D}"), (0x202E, ""), (0xE9, "é"),
        ] as [(UInt32, String)])
    func cleaned(_ value: UInt32, _ shown: String) throws {
        let text = "a" + String(Character(try #require(Unicode.Scalar(value)))) + "b"
        #expect(FilledText.clean(text).unicodeScalars.elementsEqual("a\(shown)b".unicodeScalars))
    }
}
