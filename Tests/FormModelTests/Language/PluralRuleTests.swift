import FormModel
import Testing

@Suite struct PluralRuleTests {
    /// The samples of plurals.xml in CLDR 48, whole numbers.
    @Test(arguments: [
        ("en", "one", [1]), ("en", "other", [0, 2, 16, 100, 1_000, 1_000_000]),
        ("de", "one", [1]), ("de", "other", [0, 2, 16, 1_000_000]),
        ("es", "one", [1]), ("es", "many", [1_000_000, 3_000_000]),
        ("es", "other", [0, 2, 16, 100, 10_000, 1_000_001]),
        ("fr", "one", [0, 1]), ("fr", "many", [1_000_000]), ("fr", "other", [2, 17, 100_000]),
        ("pt", "one", [0, 1]), ("pt", "many", [1_000_000]), ("pt", "other", [2, 17, 100_000]),
        ("pt-BR", "one", [0, 1]), ("pt-PT", "one", [1]), ("pt-PT", "other", [0, 2, 17]),
        ("pt-PT", "many", [1_000_000]),
        ("ja", "other", [0, 1, 2, 1_000_000]),
        ("ar", "zero", [0]), ("ar", "one", [1]), ("ar", "two", [2]),
        ("ar", "few", [3, 10, 103, 110, 1_003]),
        ("ar", "many", [11, 26, 99, 111, 1_011]),
        ("ar", "other", [100, 102, 200, 202, 300, 302, 1_000, 1_000_000]),
        ("en", "one", [-1]), ("ar", "few", [-3]), ("ar", "few", [.min]),
    ])
    func samples(_ row: (language: LanguageTag, category: String, counts: [Int])) throws {
        let rule = try #require(InterfaceLanguage(row.language)?.plural)
        for count in row.counts {
            #expect(rule.category(of: count).rawValue == row.category, "\(count)")
            #expect(rule.categories.contains(rule.category(of: count)))
        }
    }

    @Test func eachRuleGivesEachOfItsForms() {
        for rule in PluralRule.allCases {
            let found = Set(((0...120) + [1_000_000]).map(rule.category))
            #expect(found == Set(rule.categories))
        }
        #expect(InterfaceLanguage("nl") == nil)
    }
}
