import TestSupport
import Testing

@testable import FormModel

@Suite struct ReaderLocaleTests {
    static let languages: [LanguageTag] = [
        "en", "en-US", "en-GB", "en-CA", "de", "de-AT", "de-CH", "es", "es-MX", "es-CR", "fr",
        "fr-CA", "fr-CH", "pt", "pt-PT", "ja", "ar", "ar-MA", "nl", "und",
    ]

    @Test(
        arguments: [
            ("en", "2026-01-31", "14:30", "1 hour 30 minutes", "1234.5", "yes"),
            ("en-US", "01/31/2026", "2:30 PM", "1 hour 30 minutes", "1234.5", "yes"),
            ("en-GB", "31/01/2026", "14:30", "1 hour 30 minutes", "1234.5", "yes"),
            ("de", "31.01.2026", "14:30", "1 Stunde 30 Minuten", "1234,5", "ja"),
            ("de-CH", "31.01.2026", "14:30", "1 Stunde 30 Minuten", "1234.5", "ja"),
            ("es", "31/01/2026", "14:30", "1 hora 30 minutos", "1234,5", "sí"),
            ("fr", "31/01/2026", "14:30", "1 heure 30 minutes", "1234,5", "oui"),
            ("pt", "31/01/2026", "14:30", "1 hora 30 minutos", "1234,5", "sim"),
            ("ja", "2026/01/31", "14:30", "1時間30分", "1234.5", "はい"),
            ("ar", "31/01/2026", "14:30", "ساعة و30 دقيقة", "1234.5", "نعم"),
            ("nl", "2026-01-31", "14:30", "1 hour 30 minutes", "1234.5", "yes"),
        ] as [(LanguageTag, String, String, String, String, String)])
    func shows(
        _ row: (
            language: LanguageTag, date: String, time: String, duration: String, number: String,
            yes: String
        )
    ) {
        let locale = ReaderLocale(row.language)
        #expect(locale.example(of: .date) == row.date)
        #expect(locale.example(of: .time) == row.time)
        #expect(locale.example(of: .duration) == row.duration)
        #expect(locale.text(of: ExactDecimal(12345, exponent: -1)) == row.number)
        #expect(locale.yes == row.yes)
    }

    @Test(
        arguments: [
            ("de-AT", "AT"), ("zh-Hant-TW", "TW"), ("es-419", "419"), ("de", nil),
            ("de-x-at", nil), ("en-Latn", nil), ("en-u-nu-US", nil),
        ] as [(LanguageTag, String?)])
    func regions(_ row: (tag: LanguageTag, region: String?)) {
        #expect(row.tag.region == row.region)
    }

    /// Displayed and canonical texts are read as the same value in every locale, except numbers
    /// that the locale reads otherwise.
    @Test(arguments: languages)
    func whatIsShownIsReadAsTheSame(_ language: LanguageTag) throws {
        var numbers = SeededNumbers(seed: 11)
        let reader = TypedReader(
            ReaderLocale(language), now: DateTime("2026-11-22T10:00:00+01:00"))
        for _ in Laws.rounds(40, share: 3) {
            for type in ValueType.ofInputs {
                guard let value = Self.value(of: type, &numbers) else { continue }
                let field = try Self.field(type)
                let layout = field.layout
                let text = DisplayValue.text(
                    of: value, for: field, formLanguage: nil, in: reader.locale)
                #expect(Self.isSame(reader.read(text, for: layout), value), "\(text)")
                let plain = Self.canonical(value)
                if !reader.hasTwoReadings(plain, for: layout) {
                    #expect(Self.isSame(reader.read(plain, for: layout), value), "\(plain)")
                }
                #expect(Self.isSame(reader.ofSentTexts.read(plain, for: layout), value), "\(plain)")
            }
        }
    }

    private static let fields = ValueType.ofInputs.map { type in
        Result {
            try Form(
                id: "f", title: "F",
                items: [
                    .input(
                        "a", title: "A", value: type,
                        choices: type == .choice || type == .choices ? ["a", "b"] : [])
                ]
            ).compiled.fields[0]
        }
    }

    private static func field(_ type: ValueType) throws -> CompiledField {
        try fields[try #require(ValueType.ofInputs.firstIndex(of: type))].get()
    }

    private static func value(of type: ValueType, _ numbers: inout SeededNumbers) -> FieldValue? {
        func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        let date = CalendarDate(
            year: random(1...9999), month: random(1...12), day: random(1...28))
        let hasSeconds = Bool.random(using: &numbers)
        let time = ClockTime(
            hour: random(0...23), minute: random(0...59), second: hasSeconds ? random(0...59) : 0,
            nanosecond: hasSeconds ? random(0...999) * 1_000_000 : 0)
        switch type {
        case .integer: return .decimal(ExactDecimal(Int128(random(-99_999...9_999_999))))
        case .decimal:
            return .decimal(
                ExactDecimal(Int128(random(-9_999_999...9_999_999)), exponent: random(-6...0)))
        case .boolean: return .boolean(Bool.random(using: &numbers))
        case .date: return date.map(FieldValue.date)
        case .time: return time.map(FieldValue.time)
        case .dateTime:
            guard let date, let time else { return nil }
            return DateTime(date: date, time: time, offset: random(-1439...1439)).map(
                FieldValue.dateTime)
        case .localDateTime:
            guard let date, let time else { return nil }
            return LocalDateTime(date: date, time: time).map(FieldValue.localDateTime)
        case .duration:
            func part() -> Int { Bool.random(using: &numbers) ? 0 : random(0...120) }
            let duration =
                Bool.random(using: &numbers)
                ? CalendarDuration(weeks: random(0...120))
                : CalendarDuration(
                    years: part(), months: part(), days: part(), hours: part(), minutes: part(),
                    seconds: part())
            return duration.map(FieldValue.duration)
        default: return nil
        }
    }

    private static func canonical(_ value: FieldValue) -> String {
        switch value {
        case .decimal(let number): number.description
        case .boolean(let flag): String(flag)
        case .date(let date): date.description
        case .time(let time): time.description
        case .dateTime(let moment): moment.description
        case .localDateTime(let local): local.description
        case .duration(let duration): duration.description
        default: ""
        }
    }

    /// Whether the values are equal; numbers may differ in trailing zeros.
    private static func isSame(_ left: FieldValue, _ right: FieldValue) -> Bool {
        if case .decimal(let a) = left, case .decimal(let b) = right { return a == b }
        return left == right
    }
}
