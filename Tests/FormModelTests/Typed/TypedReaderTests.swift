import TestSupport
import Testing

@testable import FormModel

@Suite struct TypedReaderTests {
    private static func field(_ type: ValueType, _ choices: [Choice] = []) throws -> FieldLayout {
        try Form(
            id: "f", title: "F",
            items: [.input("a", title: "A", value: type, choices: choices)]
        ).compiled.layout.fields[0]
    }

    private static func reader(_ language: LanguageTag) -> TypedReader {
        TypedReader(ReaderLocale(language), now: DateTime("2026-11-22T23:30:00+01:00"))
    }

    /// A typed text in canonical form; `nil` if it cannot be read.
    private static func read(
        _ text: String, _ type: ValueType, _ language: LanguageTag
    ) throws -> String? {
        switch try reader(language).read(text, for: field(type)) {
        case .decimal(let number): number.description
        case .boolean(let flag): String(flag)
        case .date(let date): date.description
        case .time(let time): time.description
        case .dateTime(let moment): moment.description
        case .localDateTime(let local): local.description
        case .duration(let duration): duration.description
        default: nil
        }
    }

    @Test(
        arguments: [
            (.integer, "7", .decimal(7)), (.integer, "x", .text("x")), (.integer, " ", .empty),
            (.decimal, " 1.50 ", .decimal(ExactDecimal(150, exponent: -2))),
            (.boolean, "YES", .boolean(true)), (.boolean, "1", .boolean(true)),
            (.boolean, "FALSE", .boolean(false)), (.boolean, "2", .text("2")),
            (.boolean, "ye", .text("ye")), (.text, " a ", .text(" a ")),
            (.date, "2024-02-30", .text("2024-02-30")),
        ] as [(ValueType, String, FieldValue)])
    func keepsWhatCannotBeRead(_ row: (type: ValueType, text: String, value: FieldValue)) throws {
        #expect(try TypedReader().read(row.text, for: Self.field(row.type)) == row.value)
    }

    @Test(
        arguments: [
            ("en", "1,000", "1000"), ("en", "1,234,567.5", "1234567.5"), ("en", "1 234", "1234"),
            ("en", ".5", "0.5"), ("en", "5.", "5"), ("en", "+5", "5"), ("en", "- 5", "-5"),
            ("en", "1e3", "1000"), ("en", "٤٥٫٥", "45.5"), ("en", "１２，３４５", "12345"),
            ("en", "−1.5", "-1.5"), ("en", "१२३", "123"), ("en", "1,5", nil),
            ("en", "1,23,456", nil),
            ("en", "1234,567", nil), ("en", "0,123", nil), ("en", ".", nil), ("en", "-", nil),
            ("en", "+-5", nil), ("en", "1,,000", nil), ("en", ",123", nil),
            ("en", "1,234 567", nil),
            ("de", "1,5", "1.5"), ("de", "1.234,50", "1234.50"), ("de", "1 234,50", "1234.50"),
            ("de", "1.234", "1234"), ("de", "1,234", "1.234"), ("de", "1.5", "1.5"),
            ("de", "0.123", "0.123"), ("de", "1234.567", "1234.567"), ("de", ",5", "0.5"),
            ("de", "1.234.5", nil), ("de", "1,234.50", nil), ("de", "1.23,5", nil),
            ("de-CH", "1'234.50", "1234.50"), ("de-CH", "1’234.50", "1234.50"),
            ("de-AT", "1.234,5", "1234.5"), ("fr", "1\u{202F}234,5", "1234.5"),
            ("fr", "1.234", "1.234"), ("es", "1.234,5", "1234.5"), ("es-MX", "1,234.5", "1234.5"),
            ("pt-BR", "1.234,5", "1234.5"), ("ar", "١٬٢٣٤٫٥", "1234.5"),
            ("ja", "1,234.5", "1234.5"),
            // For an unknown language, the meaning of a comma is unknown.
            ("nl", "1,234", nil), ("nl", "1234.5", "1234.5"),
        ] as [(LanguageTag, String, String?)])
    func numbers(_ row: (language: LanguageTag, text: String, value: String?)) throws {
        #expect(try Self.read(row.text, .decimal, row.language) == row.value)
    }

    @Test(
        arguments: [
            ("en", "2026-1-5", "2026-01-05"), ("en", "2026/01/05", "2026-01-05"),
            ("en", "2026年1月5日", "2026-01-05"), ("en", "24.12.2026", "2026-12-24"),
            ("en", "12/24/2026", "2026-12-24"), ("en", "5/5/2026", "2026-05-05"),
            ("en", "05/06/2026", nil), ("en-US", "05/06/2026", "2026-05-06"),
            ("en-US", "24/12/2026", nil), ("en-GB", "05/06/2026", "2026-06-05"),
            ("en-CA", "05/06/2026", nil), ("de", "24.12.2026", "2026-12-24"),
            ("de", "24. 12. 2026", "2026-12-24"), ("de", "5.6.2026", "2026-06-05"),
            ("de", "2026-06-05", "2026-06-05"), ("de", "24.12.26", "2026-12-24"),
            ("de", "24.12-2026", nil),
            ("de", "31.2.2026", nil), ("es", "24/12/2026", "2026-12-24"),
            ("fr", "24/12/2026", "2026-12-24"), ("pt", "24/12/2026", "2026-12-24"),
            ("ja", "２０２６／１／５", "2026-01-05"), ("ar", "٢٤/١٢/٢٠٢٦", "2026-12-24"),
            ("en", "today", "2026-11-22"), ("en", "Tomorrow", "2026-11-23"),
            ("en", "yesterday", "2026-11-21"), ("de", "heute", "2026-11-22"),
            ("de", "morgen", "2026-11-23"), ("de", "gestern", "2026-11-21"),
            ("de", "today", "2026-11-22"), ("es", "man\u{303}ana", "2026-11-23"),
            ("fr", "aujourd’hui", "2026-11-22"), ("pt", "amanhã", "2026-11-23"),
            ("ja", "今日", "2026-11-22"), ("ar", "غدًا", "2026-11-23"), ("en", "heute", nil),
            ("en", "2026-13-01", nil), ("en", "20261224", "2026-12-24"), ("en", "2026-1-5x", nil),
            ("en", "24 Dec 2026", "2026-12-24"), ("en", "Dec 24, 2026", "2026-12-24"),
            ("en", "Dec 24th", "2026-12-24"), ("en", "May 13", "2027-05-13"),
            ("en", "the 4th of May", nil), ("en", "4th of May 27", "2027-05-04"),
            ("en", "24-Dec-26", "2026-12-24"), ("en", "2026 Dec 24", "2026-12-24"),
            ("en", "Feb 29", "2028-02-29"), ("en", "Nov 22", "2026-11-22"),
            ("en", "Ju 1", nil), ("en", "Dec 2026", nil), ("en", "Dec", nil), ("en", "24", nil),
            ("en", "31 Feb 2026", nil), ("en", "5/6/27", nil), ("en-US", "5/6/27", "2027-05-06"),
            ("en", "5.13.46", "2046-05-13"), ("en", "5.13.47", "1947-05-13"),
            ("en", "20261324", nil), ("en", "+3", nil), ("en", "1 Dec 24 5", nil),
            ("de", "13. Mai", "2027-05-13"), ("de", "13.5.27", "2027-05-13"),
            ("de", "24. Dezember 2026", "2026-12-24"), ("de", "1. Mär 85", "1985-03-01"),
            ("de", "1. marz 1985", "1985-03-01"), ("de", "24. Dec 2026", "2026-12-24"),
            ("fr", "24 décembre 2026", "2026-12-24"), ("fr", "1er août 2027", "2027-08-01"),
            ("fr", "1 fe\u{301}vr. 2027", "2027-02-01"), ("fr", "1 jui 2027", nil),
            ("es", "24 de diciembre de 2026", "2026-12-24"), ("es", "24 dic", "2026-12-24"),
            ("pt", "1º de março de 2027", "2027-03-01"), ("pt-PT", "24 dez 2026", "2026-12-24"),
            ("ja", "2026年12月24日", "2026-12-24"), ("ja", "12月24日", "2026-12-24"),
            ("ar", "٢٤ ديسمبر ٢٠٢٦", "2026-12-24"),
        ] as [(LanguageTag, String, String?)])
    func dates(_ row: (language: LanguageTag, text: String, value: String?)) throws {
        #expect(try Self.read(row.text, .date, row.language) == row.value)
    }

    /// What a program sends has one notation, and a day without its year means none without a clock.
    @Test(arguments: ["24 Dec 2026", "Dec 24", "24.12.26", "20261224"])
    func writtenDatesAreTyped(_ text: String) throws {
        let (type, reader) = (try Self.field(.date), Self.reader("de"))
        #expect(reader.read(text, for: type) != .text(text))
        #expect(reader.ofSentTexts.read(text, for: type) == .text(text))
        let needsClock = text == "Dec 24" || text == "24.12.26"
        #expect((reader.at(nil).read(text, for: type) == .text(text)) == needsClock)
    }

    @Test(arguments: ["9", "0930", "9.30"]) func writtenTimesAreTyped(_ text: String) throws {
        let type = try Self.field(.time)
        #expect(Self.reader("en").ofSentTexts.read(text, for: type) == .text(text))
    }

    @Test(
        arguments: [
            ("+3", "2026-11-25"), ("-1", "2026-11-21"), ("＋３", "2026-11-25"), ("+0", "2026-11-22"),
            ("3", nil), ("+", nil), ("+3d", nil), ("+-3", nil), ("+1234567", nil), ("", nil),
        ] as [(String, String?)])
    func relativeDates(_ row: (text: String, day: String?)) {
        #expect(Self.reader("en").relativeDate(row.text)?.description == row.day)
        #expect(Self.reader("en").date(row.text) == nil)
    }

    @Test func aDayIsNamedOnlyWhereThereIsAClock() throws {
        let reader = TypedReader(ReaderLocale("en"))
        #expect(try reader.read("today", for: Self.field(.date)) == .text("today"))
        let at = "2026-01-31 14:30"
        #expect(try reader.read(at, for: Self.field(.dateTime)) == .text(at))
    }

    @Test(
        arguments: [
            ("en", "9:00", "09:00"), ("en", "14:30:05", "14:30:05"), ("en", "2:30 pm", "14:30"),
            ("en", "2:30PM", "14:30"), ("en", "2 p.m.", "14:00"), ("en", "12 am", "00:00"),
            ("en", "12:15 pm", "12:15"), ("en", "9:00:05.25", "09:00:05.25"), ("en", "9", "09:00"),
            ("en", "13 pm", nil), ("en", "0:30 am", nil), ("en", "24:00", nil), ("en", "9:5", nil),
            ("fr", "14h30", "14:30"), ("fr", "14 h", "14:00"), ("de", "14:30 Uhr", "14:30"),
            ("de", "9 Uhr", "09:00"), ("es", "2:30 p. m.", "14:30"), ("ja", "14時30分", "14:30"),
            ("ja", "午後2時30分", "14:30"), ("ar", "٢:٣٠ م", "14:30"), ("en", "14h30", nil),
            ("en", "0930", "09:30"), ("en", "9.30", "09:30"), ("en", "930", nil),
            ("en", "2460", nil), ("en", "24", nil), ("en", "noon", "12:00"),
            ("en", "Midnight", "00:00"), ("de", "Mittag", "12:00"), ("es", "mediodía", "12:00"),
            ("fr", "midi", "12:00"), ("pt", "meia-noite", "00:00"), ("ja", "正午", "12:00"),
            ("ar", "منتصف الليل", "00:00"),
        ] as [(LanguageTag, String, String?)])
    func times(_ row: (language: LanguageTag, text: String, value: String?)) throws {
        #expect(try Self.read(row.text, .time, row.language) == row.value)
    }

    @Test(
        arguments: [
            ("en", "2026-01-31 14:30", "2026-01-31T14:30:00+01:00"),
            ("en", "2026-01-31T14:30", "2026-01-31T14:30:00+01:00"),
            ("en", "2026-01-31 14:30:05Z", "2026-01-31T14:30:05Z"),
            ("en", "2026-1-31 9:00 -05:00", "2026-01-31T09:00:00-05:00"),
            ("en", "2026-01-31 14:30 UTC", "2026-01-31T14:30:00Z"),
            ("de", "31.01.2026, 14:30 Uhr", "2026-01-31T14:30:00+01:00"),
            ("de", "morgen 9:00", "2026-11-23T09:00:00+01:00"),
            ("en-US", "1/31/2026 2:30 pm", "2026-01-31T14:30:00+01:00"),
            ("en", "today 9:00", "2026-11-22T09:00:00+01:00"), ("en", "2026-01-31", nil),
            ("en", "14:30", nil),
        ] as [(LanguageTag, String, String?)])
    func moments(_ row: (language: LanguageTag, text: String, value: String?)) throws {
        #expect(try Self.read(row.text, .dateTime, row.language) == row.value)
        let text = row.text.hasSuffix("Z") || row.text.contains("UTC") || row.text.contains("-05:")
        let local = row.value.map { String($0.prefix(19)) }
        #expect(try Self.read(row.text, .localDateTime, row.language) == (text ? nil : local))
    }

    @Test(
        arguments: [
            ("en", "1h30m", "PT1H30M"), ("en", "90 minutes", "PT90M"),
            ("en", "1 h 30 min", "PT1H30M"),
            ("en", "1 day, 2 hours and 5 sec.", "P1DT2H0M5S"), ("en", "2 weeks", "P2W"),
            ("en", "1 week 2 days", "P9D"), ("en", "P1DT2H", "P1DT2H"), ("en", "3 months", "P3M"),
            ("en", "1y 3m", nil), ("en", "30m 1h", nil), ("en", "1h and", nil),
            ("en", "1h and 5m", "PT1H5M"), ("en", "1h 2h", nil), ("en", "90", nil),
            ("en", "h", nil), ("en", "1 fortnight", nil), ("en", "1.5 h", nil), ("en", "", nil),
            ("de", "1 Stunde 30 Minuten", "PT1H30M"), ("de", "2 Tage und 3 Std.", "P2DT3H"),
            ("es", "90 minutos", "PT90M"), ("fr", "1 heure 30 minutes", "PT1H30M"),
            ("pt", "1 hora e 30 minutos", "PT1H30M"), ("ja", "１時間３０分", "PT1H30M"),
            ("ar", "ساعتان و30 دقيقة", "PT2H30M"), ("ar", "يوم وساعة", "P1DT1H"),
            ("en", "99999999999 days", nil),
        ] as [(LanguageTag, String, String?)])
    func durations(_ row: (language: LanguageTag, text: String, value: String?)) throws {
        #expect(try Self.read(row.text, .duration, row.language) == row.value)
    }

    @Test(
        arguments: [
            ("de", "Ja", true), ("de", "nein", false), ("fr", "OUI", true), ("es", "SÍ", true),
            ("es", "SI\u{301}", true), ("pt", "não", false), ("ja", "はい", true),
            ("ar", "لا", false), ("en", "ja", nil), ("de", "yes", true), ("de", "", nil),
            ("ja", "ｙｅｓ", true),
        ] as [(LanguageTag, String, Bool?)])
    func boxes(_ row: (language: LanguageTag, typed: String, value: Bool?)) {
        #expect(Self.reader(row.language).boolean(row.typed) == row.value)
        let long = String(repeating: "ja", count: 999)
        #expect(Self.reader(row.language).boolean(long) == nil)
    }

    @Test(
        arguments: [
            (.decimal, "de", "1.234", true), (.decimal, "de", "1,234", false),
            (.decimal, "de", "1.5", false), (.decimal, "en", "1,234", false),
            (.decimal, "de", "1.000", true), (.integer, "de", "1.234", false),
            (.integer, "de", "1.000", true), (.decimal, "fr", "1.234", false),
            (.text, "de", "1.234", false), (.date, "de", "2026-01-05", false),
        ] as [(ValueType, LanguageTag, String, Bool)])
    func reportsAmbiguousTexts(
        _ row: (type: ValueType, language: LanguageTag, text: String, isSo: Bool)
    ) throws {
        let field = try Self.field(row.type)
        #expect(Self.reader(row.language).hasTwoReadings(row.text, for: field) == row.isSo)
    }

    /// Texts of programs and browsers are read as canonical if possible.
    @Test(
        arguments: [
            ("1.234", "1.234"), ("1,5", "1.5"), ("1.234,5", "1234.5"), ("1e3", "1000"),
        ])
    func sentNumbers(_ row: (text: String, value: String)) {
        let reader = Self.reader("de").ofSentTexts
        for reader in [reader, reader.at(DateTime("2026-11-23T00:00:00Z"))] {
            #expect(reader.number(row.text)?.description == row.value)
        }
    }

    /// Long hostile texts are read in linear time.
    @Test(arguments: [ValueType.decimal, .date, .time, .dateTime, .duration, .boolean, .choices])
    func longTexts(_ type: ValueType) throws {
        let field = try Self.field(
            type, type == .choices ? (1...2_000).map { Choice("value \($0)") } : [])
        let reader = Self.reader("de")
        for piece in ["1", "1.", "\u{301}", "1-1999,", "v ", "\"", "\u{660}", "z\u{FE0F}"] {
            let text = String(
                repeating: piece, count: (Laws.areMany ? 60_000 : 2_500) / piece.utf8.count)
            _ = reader.read(text, for: field)
        }
    }
}
