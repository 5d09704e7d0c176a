import FormModel
import TestSupport
import Testing

import FormValidation

/// Amounts of few characters, compared with a regular expression.
@Suite struct AmountScanTests {
    /// The whole part of an amount without a locale, and in English, where spaces may group, too, and a grouped number is
    /// at least a thousand.
    static let wholes: [(language: LanguageTag?, pattern: String)] = [
        (nil, "[0-9]*|[0-9]{1,3}(?:,[0-9]{3})+"),
        ("en", "[0-9]*|(?!0+[, ])[0-9]{1,3}(?:(?:,[0-9]{3})+|(?: [0-9]{3})+)"),
    ]

    /// The canonical amount, or `nil`.
    private static func canonical(_ text: String, _ whole: String) throws -> String? {
        let expression = try Regex<(Substring, Substring, Substring, Substring?, Substring)>(
            "([-+$ ]*)(\(whole))(?:[.]([0-9]{0,2}))?([ $]*)")
        guard let match = text.wholeMatch(of: expression) else { return nil }
        let (_, prefix, whole, fraction, suffix) = match.output
        guard prefix.count(where: { "-+".contains($0) }) <= 1,
            (prefix + suffix).count(where: { $0 == "$" }) <= 1,
            !whole.isEmpty || fraction?.isEmpty == false
        else { return nil }
        let digits = whole.filter(\.isNumber).drop { $0 == "0" }
        let cents = (fraction ?? "") + String(repeating: "0", count: 2 - (fraction ?? "").count)
        let amount = (digits.isEmpty ? "0" : String(digits)) + "." + cents
        let isZero = amount.allSatisfy { "0.".contains($0) }
        return (prefix.contains("-") && !isZero ? "-" : "") + amount
    }

    @Test(arguments: wholes)
    func areThoseOfTheExpression(_ row: (language: LanguageTag?, pattern: String)) throws {
        var formatter: any InputFormatter = AnyFormatter.currency("USD")
        if let language = row.language {
            formatter = try #require(formatter.localized(for: ReaderLocale(language)))
        }
        var numbers = SeededNumbers(seed: 72)
        let parts = ["0", "1", "12", "123", "456", "000", ",", ",", ".", "-", "$", " "]
        var accepted = 0
        let rounds = Laws.rounds(8_000, share: 4)
        for _ in rounds {
            var text = ["", "", "", "-", "$", "- $", "+"][numbers.below(7)]
            for _ in 0...numbers.below(6) { text += parts[numbers.below(parts.count)] }
            let expected = try Self.canonical(text, row.pattern)
            if case .success(let canonical) = formatter.parse(text) {
                accepted += 1
                #expect(canonical == expected, "\(text)")
            } else {
                #expect(expected == nil, "\(text)")
            }
        }
        #expect((rounds.count / 10...rounds.count * 9 / 10).contains(accepted), "\(accepted)")
    }
}
