import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct CurrencyFormatterTests {
    let dollars = AnyFormatter.currency("USD")

    @Test(arguments: [
        ("USD", "1234.5", "1234.50", "$1,234.50"), ("USD", "$1,234.50", "1234.50", "$1,234.50"),
        ("USD", "1,234.50 USD", "1234.50", "$1,234.50"),
        ("USD", "USD 1,234.50", "1234.50", "$1,234.50"),
        ("USD", "usd1234.5", "1234.50", "$1,234.50"),
        ("USD", "$1,234,567.89", "1234567.89", "$1,234,567.89"), ("USD", "-5", "-5.00", "-$5.00"),
        ("USD", "-$5", "-5.00", "-$5.00"), ("USD", "$-5", "-5.00", "-$5.00"),
        ("USD", "- $ 5", "-5.00", "-$5.00"), ("USD", "\u{2212}5", "-5.00", "-$5.00"),
        ("USD", "+5", "5.00", "$5.00"), ("USD", "007", "7.00", "$7.00"),
        ("USD", "0", "0.00", "$0.00"),
        ("USD", "-0", "0.00", "$0.00"), ("USD", "-0.01", "-0.01", "-$0.01"),
        ("USD", ".5", "0.50", "$0.50"), ("USD", "5.", "5.00", "$5.00"),
        ("USD", "5$", "5.00", "$5.00"),
        ("USD", "0,001.50", "1.50", "$1.50"), ("USD", "999", "999.00", "$999.00"),
        ("USD", "123456", "123456.00", "$123,456.00"),
        ("JPY", "1234", "1234", "¥1,234"), ("JPY", "¥1,234", "1234", "¥1,234"),
        ("JPY", "-1", "-1", "-¥1"), ("KWD", "1234.5", "1234.500", "KWD 1,234.500"),
        ("CLF", "1.2345", "1.2345", "CLF 1.2345"), ("CHF", "5", "5.00", "CHF 5.00"),
        ("CHF", "-CHF\u{A0}5", "-5.00", "-CHF 5.00"), ("EUR", "5 €", "5.00", "€5.00"),
        ("GBP", "£5", "5.00", "£5.00"), ("CAD", "CA$5", "5.00", "CA$5.00"),
        ("CAD", "$5", "5.00", "CA$5.00"), ("MXN", "5", "5.00", "MX$5.00"),
        ("AUD", "5", "5.00", "A$5.00"),
        ("INR", "5", "5.00", "₹5.00"), ("KRW", "5000", "5000", "₩5,000"),
        ("CNY", "¥5", "5.00", "CN¥5.00"),
        ("BRL", "R$ 5", "5.00", "R$5.00"), ("XAF", "5", "5", "XAF 5"),
    ])
    func understands(code: String, typed: String, canonical: String, shown: String) {
        let formatter = AnyFormatter.currency(code)
        #expect(formatter.outcome(typed) == canonical)
        #expect(formatter.format(canonical) == shown)
        #expect(formatter.keepsLaws(canonical))
        #expect(ExactDecimal(canonical)?.description == canonical)
    }

    @Test(arguments: [
        Refusal("1.234", .tooManyDecimals, max: 2), Refusal("1.230", .tooManyDecimals, max: 2),
        Refusal("12,34.00", .currency, reason: "misplacedSeparator"),
        Refusal("1,234567", .currency, reason: "misplacedSeparator"),
        Refusal("1234,567", .currency, reason: "misplacedSeparator"),
        Refusal("12,34", .currency, reason: "misplacedSeparator"),
        Refusal("1.234,50", .currency, reason: "misplacedSeparator"),
        Refusal(",123", .currency, reason: "misplacedSeparator"),
        Refusal("1,,234", .currency, reason: "misplacedSeparator"),
        Refusal("1,234,", .currency, reason: "misplacedSeparator"),
        Refusal("1,23,456", .currency, reason: "misplacedSeparator"),
        Refusal("1.2.3", .currency, reason: "misplacedSeparator"),
        Refusal("1 234", .currency, reason: "misplacedSeparator"),
        Refusal("--5", .currency, reason: "sign"), Refusal("-$-5", .currency, reason: "sign"),
        Refusal("+-5", .currency, reason: "sign"), Refusal("5-", .currency, reason: "sign"),
        Refusal("EUR 5", .currency, reason: "otherCurrency"),
        Refusal("5 eur", .currency, reason: "otherCurrency"),
        Refusal("€5", .currency, reason: "otherCurrency"),
        Refusal("5 CA$", .currency, reason: "otherCurrency"),
        Refusal("$5 USD", .currency, reason: "repeatedCurrency"),
        Refusal("$$5", .currency, reason: "repeatedCurrency"),
        Refusal("$1,234.5 USD", .currency, reason: "repeatedCurrency"),
        Refusal("5 USD USD", .currency, reason: "repeatedCurrency"),
        Refusal("abc", .currency, reason: "character"),
        Refusal("5 dollars", .currency, reason: "character"),
        Refusal("1e3", .currency, reason: "character"),
        Refusal("($5)", .currency, reason: "character"),
        Refusal("0x1F", .currency, reason: "character"),
        Refusal("1_000", .currency, reason: "character"),
        Refusal("1:5", .currency, reason: "character"),
        Refusal("1/5", .currency, reason: "character"),
        Refusal("٥", .currency, reason: "character"),
        Refusal("nan", .currency, reason: "character"),
        Refusal("$", .currency, reason: "digits"), Refusal(".", .currency, reason: "digits"),
        Refusal("-", .currency, reason: "digits"),
        Refusal("1" + String(repeating: "0", count: 36), .tooManyDigits, max: 38),
    ])
    func refuses(row: Refusal) {
        #expect(dollars.parse(row.typed) == .failure(row.problem))
    }

    @Test(
        arguments: [
            ("de", "EUR", "12,50 €", "12.50", "12,50 €"),
            ("de", "EUR", "1.234,5", "1234.50", "1.234,50 €"),
            ("de", "EUR", "1234.50", "1234.50", "1.234,50 €"),
            ("de", "EUR", "-1.234", "-1234.00", "-1.234,00 €"),
            ("de-AT", "EUR", "1234,5", "1234.50", "€ 1.234,50"),
            ("de-CH", "CHF", "1’234.50", "1234.50", "CHF 1'234.50"),
            ("fr", "EUR", "1\u{202F}234,50 €", "1234.50", "1 234,50 €"),
            ("es", "EUR", "1.234,50", "1234.50", "1.234,50 €"),
            ("pt-BR", "BRL", "R$ 1.234,50", "1234.50", "R$ 1.234,50"),
            ("ja", "JPY", "￥1,000", "1000", "¥1,000"), ("ja", "JPY", "1,234円", "1234", "¥1,234"),
            ("ja", "JPY", "１，２３４", "1234", "¥1,234"), ("en", "USD", "US$5", "5.00", "$5.00"),
            ("en", "USD", "1 234.5", "1234.50", "$1,234.50"),
            ("ar", "USD", "١٬٢٣٤٫٥", "1234.50", "$1,234.50"),
            ("nl", "EUR", "1234.5", "1234.50", "€1234.50"),
            ("de", "KWD", "1.234", "1234.000", "1.234,000 KWD"),
        ] as [(LanguageTag, String, String, String, String)])
    func readsAndShowsTheNotationOfALocale(
        _ row: (
            language: LanguageTag, code: String, typed: String, canonical: String, shown: String
        )
    ) throws {
        let locale = ReaderLocale(row.language)
        let formatter = AnyFormatter.currency(row.code)
        let reader = TypedReader(locale)
        #expect(reader.canonicalText(of: row.typed, by: formatter) == .success(row.canonical))
        let localized = try #require(formatter.localized(for: locale))
        #expect(localized.format(row.canonical) == row.shown)
        #expect(reader.canonicalText(of: row.shown, by: formatter) == .success(row.canonical))
    }

    @Test(
        arguments: [
            ("de", "1,234"), ("de", "1,234.50"), ("de", "12.34,5"), ("de", "1.2345"),
            ("fr", "1.234,5"),
            ("en", "1,5"), ("en", "0,123"), ("nl", "1,234"), ("de", "1 234.567,5"),
        ] as [(LanguageTag, String)])
    func refusesTheNotationOfOthers(_ row: (language: LanguageTag, typed: String)) {
        let reader = TypedReader(ReaderLocale(row.language))
        let read = reader.canonicalText(of: row.typed, by: AnyFormatter.currency("EUR"))
        if case .success(let amount) = read { Issue.record("read as \(amount)") }
    }

    /// Parsing a displayed amount restores it in every locale.
    @Test(
        arguments: [
            "en", "de", "de-AT", "de-CH", "fr", "es", "es-CR", "pt", "pt-PT", "ja", "ar", "nl",
        ] as [LanguageTag])
    func whatIsShownIsReadAsTheSame(_ language: LanguageTag) throws {
        let locale = ReaderLocale(language)
        var numbers = SeededNumbers(seed: 5)
        for currency in Currency.all where currency.minorDigits < 4 {
            let formatter = AnyFormatter.currency(currency.code)
            let localized = try #require(formatter.localized(for: locale))
            for _ in Laws.rounds(4) {
                var digits = String(numbers.below(10_000_000))
                if currency.minorDigits > 0 {
                    digits += "." + String(repeating: "7", count: currency.minorDigits)
                }
                let amount = (numbers.below(4) == 0 ? "-" : "") + digits
                let canonical = formatter.outcome(amount)
                let shown = localized.format(canonical)
                let read = TypedReader(locale).canonicalText(of: shown, by: formatter)
                #expect(read == .success(canonical), "\(shown)")
            }
        }
    }

    @Test func setsTheSeparatorsOfALocale() throws {
        let german = try #require(
            AnyFormatter.currency("EUR").localized(for: ReaderLocale("de")))
        #expect(typing("1234,5", in: german).last == "1.234,5")
        let french = try #require(
            AnyFormatter.currency("EUR").localized(for: ReaderLocale("fr")))
        #expect(typing("1234,5 €", in: french).last == "1234,5 €")
    }

    @Test func refusesMinorDigitsThatACurrencyDoesNotHave() {
        let tooMany = FormatProblem(.tooManyDecimals, parameters: ["max": .integer(0)])
        for typed in ["1.5", "1.0", "1."] {
            #expect(AnyFormatter.currency("JPY").parse(typed) == .failure(tooMany))
        }
        #expect(AnyFormatter.currency("KWD").outcome("1.2345") == "!tooManyDecimals")
    }

    @Test func countsTheDigitsOfTheCanonicalAmount() {
        let formatter = AnyFormatter.currency("USD", maxLength: 9)
        for typed in ["1,000,000.00", "1000000", "$9,999,999.99", "0000000000001"] {
            #expect(!formatter.outcome(typed).hasPrefix("!"), "\(typed)")
        }
        let tooMany = FormatProblem(.tooManyDigits, parameters: ["max": .integer(9)])
        for typed in ["10000000", "10,000,000.00", "10000000.5", "1234567890123"] {
            #expect(formatter.parse(typed) == .failure(tooMany), "\(typed)")
        }
        let most = String(repeating: "9", count: 36) + ".99"
        #expect(dollars.outcome(most) == most && dollars.keepsLaws(most))
        #expect(AnyFormatter.currency("JPY", maxLength: 2).outcome("100") == "!tooManyDigits")
    }

    @Test func leavesWhatIsNotCanonicalAsItIs() {
        for text in ["", "5", "-0.00", "007.00", "1,234.50", "nothing", "5.0"] {
            #expect(dollars.format(text) == text)
        }
    }

    @Test func reportsWhatIsWrongWithItself() {
        #expect(dollars.problems.isEmpty)
        #expect(
            AnyFormatter.currency("usd").problems == [
                DefinitionProblem(
                    .unknownCurrency, parameters: ["code": .text("usd"), "nearest": .text("USD")])
            ])
        #expect(AnyFormatter.currency("XXX").problems.map(\.code) == [.unknownCurrency])
        #expect(AnyFormatter.currency("XAU").problems.first?.parameters["nearest"] == nil)
        for length in [-1, 0, 2, 39] {
            let problems = AnyFormatter.currency("USD", maxLength: length).problems
            #expect(problems.map(\.code) == [.badParameter])
        }
        for length in [3, 38] {
            #expect(AnyFormatter.currency("USD", maxLength: length).problems.isEmpty)
        }
    }

    @Test func setsGroupsWhileTyping() {
        #expect(
            typing("1234567.89", in: dollars) == [
                "1", "12", "123", "1,234", "12,345", "123,456", "1,234,567", "1,234,567.",
                "1,234,567.8", "1,234,567.89",
            ])
        for typed in ["$1,234.50", "1,234.50 USD", "USD 1,234.50", "-$1,234.50", "1,234,567"] {
            #expect(typing(typed, in: dollars).last == typed)
        }
        #expect(typing("$1234", in: dollars) == ["$", "$1", "$12", "$123", "$1,234"])
        #expect(typing("1234usd", in: dollars).last == "1,234usd")
    }

    @Test(arguments: [
        ("|", "$1,234.50", "$1,234.50|"), ("|", "1234567", "1,234,567|"),
        ("1,|234", "<", "|234"), ("1|,234", ">", "1|34"), ("12|,345", "9", "129|,345"),
        ("1|,234", "9", "19|,234"), ("1,234|", "5", "12,345|"), ("1,234|", "<", "123|"),
        ("1,2|34.50", "9", "12,9|34.50"), ("1|,234", ",", "1,|234"), ("|1,234", "-", "-|1,234"),
        ("|1,234", "$", "$|1,234"), ("1,234|", ".", "1,234.|"), ("1|,234", ".", "1.|,234"),
        // A possible decimal comma is never moved.
        ("|", "12,34", "12,34|"), ("12|", ",", "12,|"), ("12,|", "3", "12,3|"),
        ("12,34|", "<", "12,3|"),
        ("12,|", "<", "12|"), ("12,34|", "5", "12,345|"), ("|", "12,34.00", "12,34.00|"),
        ("|", "1.234,50", "1.234,50|"),
        // An invalid character is kept, and grouping resumes after its removal.
        ("1,234.50|", "1", "1,234.501|"), ("1,234.501|", "<", "1,234.50|"), ("-|", "-", "--|"),
        // A mark stands before or behind the digits, not both.
        ("1234| USD", "5", "12,345| USD"), ("$1234| USD", "5", "$12345| USD"),
        // Three digits behind the only comma: it may be a decimal one.
        ("12345|,678", "<", "1234|,678"), ("1,2x|34", "<", "1,2|34"), ("1,2345x|", "<", "12,345|"),
        ("1,234|", "x", "1,234x|"),
        ("1234.50|", "<", "1,234.5|"),
    ])
    func keepsTheCaret(before: String, key: String, after: String) {
        #expect(press(key, in: Marked(before), of: dollars).description == after)
    }

    @Test func keepsDigitsThatDoNotFit() {
        let short = AnyFormatter.currency("USD", maxLength: 6)
        #expect(press("5", in: Marked("1,234|"), of: short).description == "1,2345|")
        #expect(
            press(".", in: Marked("1,234|"), of: AnyFormatter.currency("JPY")).text == "1,234.")
    }

    @Test func isNamedForTheFormFile() {
        let named: any InputFormatter = .currency("USD", maxLength: 9)
        #expect(named.name == "currency" && named.valueTypes == [.decimal, .text])
        #expect(named.format("1000000.00") == "$1,000,000.00")
    }
}
