import FormModel
import Testing

/// The header `Accept-Language`: RFC 9110, section 12.5.4.
@Suite struct LanguagePreferencesTests {
    private static let languages: [LanguageTag] = ["en", "de", "pt-BR", "zh-Hant"]

    @Test(arguments: [
        ("de", "de"), ("DE", "de"), ("fr, de", "de"), ("en, de", "en"), ("de, en", "de"),
        // Weights, and the order among equal ones.
        ("en;q=0.5, de;q=0.8", "de"), ("en;q=0.5,de;q=0.5", "en"), ("de;q=0.001", "de"),
        ("fr;q=1.0, en ; q=0.25 ,\tde;Q=0.3", "de"), ("en;q=0, de;q=0.1", "de"),
        // A broader or a narrower language.
        ("de-AT, en", "de-AT"), ("pt", "pt-BR"), ("pt-PT, en", "en"), ("zh", "zh-Hant"),
        ("zh-Hant-TW", "zh-Hant-TW"), ("pt-BR;q=0, pt, de;q=0.1", "de"),
        ("de-CH-1996", "de-CH-1996"),
        // Any other language.
        ("*", "en"), ("fr, *;q=0.1", "en"), ("en;q=0, *", "de"), ("en;q=0.1, *;q=0.5", "de"),
        ("en;q=0.1, de;q=0.2, pt-BR;q=0.3, zh;q=0.4, *", "zh-Hant"), ("de, *;q=0", "de"),
        // Empty elements of the list, and ranges that are no tags.
        (" , ,de,", "de"), ("i-klingon, de", "de"), ("x, de", "de"),
    ])
    func chosen(_ row: (header: String, language: String)) throws {
        let preferences = try #require(LanguagePreferences(row.header))
        #expect(preferences.choice(among: Self.languages)?.text == row.language)
    }

    @Test(arguments: [
        "", ",", "fr", "fr, ja;q=0.5", "*;q=0", "en;q=0, de;q=0.0, pt;q=0, zh;q=0, *;q=0",
    ])
    func none(_ header: String) throws {
        let preferences = try #require(LanguagePreferences(header))
        let chosen = preferences.choice(among: Self.languages)
        // A broader range that is refused does not refuse a narrower language that nothing asks for.
        #expect(chosen == nil, "\(chosen?.text ?? "")")
    }

    @Test(arguments: [
        "de;", "de;q", "de;q=", "de;q=2", "de;q=1.001", "de;q=0.1234", "de;q=.5", "de;q=-1",
        "de;q=0,5",
        "de;q=1;q=1", "de;level=1", "de q=1", "de_AT", "d\u{e9}", "-", "de-", "deutschland", "12",
        "de\u{0}", "en; q = 0.5", "**",
        String(repeating: "de,", count: 400), String(repeating: "a", count: 1_001),
    ])
    func malformed(_ header: String) { #expect(LanguagePreferences(header) == nil) }

    /// The longest header that is read.
    @Test func manyRanges() throws {
        let header = String(repeating: "fr,", count: 332) + "de"
        #expect(header.utf8.count <= 1_000)
        let preferences = try #require(LanguagePreferences(header))
        #expect(preferences.choice(among: Self.languages) == "de")
    }
}
