import FormModel
import Testing

@Suite struct LanguageTagTests {
    /// The examples of RFC 5646, appendix A, in the case of its section 2.1.1, and other tags.
    @Test(arguments: [
        ("de", "de"), ("fr", "fr"), ("zh-Hant", "zh-Hant"), ("zh-cmn-Hans-CN", "zh-cmn-Hans-CN"),
        ("cmn-Hans-CN", "cmn-Hans-CN"), ("yue-HK", "yue-HK"), ("sr-Latn-RS", "sr-Latn-RS"),
        ("sl-rozaj-biske", "sl-rozaj-biske"), ("de-CH-1901", "de-CH-1901"),
        ("hy-Latn-IT-arevela", "hy-Latn-IT-arevela"), ("es-419", "es-419"),
        ("de-CH-x-phonebk", "de-CH-x-phonebk"), ("az-Arab-x-AZE-derbend", "az-Arab-x-aze-derbend"),
        ("x-whatever", "x-whatever"), ("qaa-Qaaa-QM-x-southern", "qaa-Qaaa-QM-x-southern"),
        ("en-US-u-islamcal", "en-US-u-islamcal"),
        ("zh-CN-a-myext-x-private", "zh-CN-a-myext-x-private"),
        ("en-a-myext-b-another", "en-a-myext-b-another"),
        ("MN-cYRL-mn", "mn-Cyrl-MN"), ("PT-br", "pt-BR"), ("enochian", "enochian"),
    ])
    func isOne(_ row: (text: String, tag: String)) {
        #expect(LanguageTag(row.text)?.text == row.tag)
        #expect(LanguageTag(row.tag)?.text == row.tag)
    }

    /// The invalid examples of RFC 5646, appendix A (two regions, a singleton as language), and
    /// other texts.
    @Test(arguments: [
        "", "-", "d", "de-", "-de", "de--AT", "de_AT", "de-419-DE", "a-DE", "x", "de-x", "de-u",
        "de-u-a", "12", "d1", "de-abcdefghi", "abcdefghi", "dé", "de\u{301}", "de-AT ", "i-klingon",
        "en-US-u-ca-", "zh-a-b-c-d-eeee", "de-" + String(repeating: "x-a-", count: 20) + "b",
    ])
    func isNone(_ text: String) { #expect(LanguageTag(text) == nil) }

    /// The tags of the interface are in the recommended case, in which they are taken as they are.
    @Test(arguments: InterfaceLanguage.allCases) func ofTheInterface(_ language: InterfaceLanguage)
    {
        #expect(LanguageTag(language.rawValue)?.text == language.tag.text)
        #expect(InterfaceLanguage(language.tag) == language)
    }

    /// RFC 4647, section 3.4.
    @Test func broader() {
        var tags: [String] = []
        var tag: LanguageTag? = "zh-Hant-CN-x-private1-private2"
        while let present = tag {
            tags.append(present.text)
            tag = present.broader
        }
        #expect(
            tags == [
                "zh-Hant-CN-x-private1-private2", "zh-Hant-CN-x-private1", "zh-Hant-CN", "zh-Hant",
                "zh",
            ])
        #expect(LanguageTag("x-a").broader == nil)
        #expect(LanguageTag("de-AT") == "DE-at")
        #expect(LanguageTag("de-AT").language == "de")
    }
}
