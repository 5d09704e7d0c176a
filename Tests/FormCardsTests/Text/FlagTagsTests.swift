import FormCards
import Testing

@Suite struct FlagTagsTests {
    private static func flag(_ region: String, isEnded: Bool = true) -> String {
        var scalars = String.UnicodeScalarView(["\u{1F3F4}"])
        for scalar in region.unicodeScalars {
            if let tag = Unicode.Scalar(0xE0000 + scalar.value) { scalars.append(tag) }
        }
        if isEnded { scalars.append("\u{E007F}") }
        return String(scalars)
    }

    @Test(arguments: ["gbeng", "gbsct", "gbwls"])
    func theThreeFlagsAreShown(_ region: String) {
        let flag = Self.flag(region)
        #expect(DisplayText(flag).string.unicodeScalars.elementsEqual(flag.unicodeScalars))
        #expect(DisplayText(flag).width == 2)
        #expect(DisplayText("a\(flag)\(flag) b").width == 7)
        #expect(DisplayText(DisplayText(flag).string) == DisplayText(flag))
        #expect(DisplayText.wrap(DisplayText(flag + flag), width: 2).map(\.string) == [flag, flag])
    }

    @Test(arguments: [
        (flag("usca"), "\u{1F3F4}\\u{E0075}\\u{E0073}\\u{E0063}\\u{E0061}\\u{E007F}"),
        (flag("gb", isEnded: false), "\u{1F3F4}\\u{E0067}\\u{E0062}"),
        (flag("gb", isEnded: false) + "x", "\u{1F3F4}\\u{E0067}\\u{E0062}x"),
        ("x\u{E0067}\u{E0062}", "x\\u{E0067}\\u{E0062}"),
        ("\u{1F3F4}\u{FE0F}\u{E0067}", "\u{1F3F4}\u{FE0F}\\u{E0067}"),
    ])
    func otherTagsAreEscaped(_ row: (text: String, shown: String)) {
        #expect(
            DisplayText(row.text).string.unicodeScalars.elementsEqual(row.shown.unicodeScalars))
    }
}
