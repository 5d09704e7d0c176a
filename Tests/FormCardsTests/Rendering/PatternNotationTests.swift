import Testing

@testable import FormCards

@Suite struct PatternNotationTests {
    @Test(arguments: [
        ("^[A-Z]{2}$", "^[A-Z]{2}$"), ("abc", "[\\s\\S]*(?:abc)[\\s\\S]*"),
        ("^a|b$", "[\\s\\S]*(?:^a|b$)[\\s\\S]*"), ("^(?:a|b)$", "^(?:a|b)$"),
        ("^a\\$", "[\\s\\S]*(?:^a\\$)[\\s\\S]*"),
        // Operators of the flag v in classes.
        ("^[(/|{}]$", "^[\\(\\/\\|\\{\\}]$"), ("^[a&&b]$", "^[a&\\&b]$"), ("^[-a]$", "^[\\-a]$"),
        ("^[a-]$", "^[a\\-]$"), ("^[^-]$", "^[^\\-]$"), ("^[+--]$", "^[+-\\-]$"),
        ("^[\\-\\d\\p{L}\\u{1F600}]$", "^[\\-\\d\\p{L}\\u{1F600}]$"), ("^[\\[-]$", "^[\\[\\-]$"),
        ("^a{2,}(b)/$", "^a{2,}(b)/$"), ("", "[\\s\\S]*(?:)[\\s\\S]*"),
        ("^[a\\", "[\\s\\S]*(?:^[a\\)[\\s\\S]*"),
    ])
    func notation(_ row: (schema: String, html: String)) {
        #expect(PatternNotation.html(row.schema) == row.html)
    }
}
