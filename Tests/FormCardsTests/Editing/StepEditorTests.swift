import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards

@Suite struct StepEditorTests {
    private static func date(_ text: String) -> CalendarDate? { CalendarDate(text) }

    /// An editor of a text with a bar at the caret.
    private func editor(
        _ marked: String, _ kind: StepEditor.Kind, _ locale: LanguageTag = "de",
        start: FieldValue = .empty
    ) -> StepEditor {
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
        var editor = StepEditor(
            parts.joined(), kind: kind, locale: ReaderLocale(locale), start: start,
            now: DateTime("2026-11-23T10:07:00+01:00"))
        while editor.caret > parts[0].count { _ = editor.apply(.left) }
        return editor
    }

    @discardableResult
    private func press(_ notation: String, _ editor: inout StepEditor) -> KeyOutcome {
        var outcome = KeyOutcome.unchanged
        for key in keys(notation) { outcome = editor.apply(key) }
        return outcome
    }

    private func marked(_ editor: StepEditor) -> String {
        String(editor.text.prefix(editor.caret)) + "|" + String(editor.text.dropFirst(editor.caret))
    }

    /// What is written as people write it is shown as it is read; a relative date is entered as that day.
    @Test(
        arguments: [
            ("13. Mai", .date(), "13.05.2027", "13. Mai"),
            ("+3", .date(), "26.11.2026", "26.11.2026"),
            ("-1", .date(), "22.11.2026", "22.11.2026"),
            ("24.12.26", .date(), "24.12.2026", "24.12.26"),
            ("24.12.2026", .date(), nil, "24.12.2026"), ("heute", .date(), nil, "heute"),
            ("+x", .date(), nil, "+x"), ("9", .time(), "09:00", "9"),
            ("9:00", .time(), nil, "9:00"),
            ("+3", .number(), nil, "+3"), ("+3", .time(), nil, "+3"), ("", .date(), nil, ""),
        ] as [(String, StepEditor.Kind, String?, String)])
    func readings(_ row: (text: String, kind: StepEditor.Kind, reading: String?, entry: String)) {
        let editor = editor(row.text + "|", row.kind)
        #expect(editor.window().reading == row.reading)
        #expect(editor.entry == .text(row.entry))
    }

    /// Of a duration, the smallest part is stepped.
    @Test(
        arguments: [
            ("", "up", "PT1H"), ("1h 30min", "up", "PT1H31M"), ("1h 30min", "pgdn", "PT1H20M"),
            ("2 weeks", "up", "P3W"), ("1 hour", "down", "PT0S"), ("1 hour", "down down", "PT0S"),
            ("5 min", "pgdn", "PT0S"), ("P1D", "S-up", "P11D"), ("PT1H59M", "up", "PT1H60M"),
            ("P1Y2M", "up", "P1Y3M"), ("10 s", "down", "PT9S"), ("soon", "up", nil),
        ] as [(String, String, String?)])
    func stepsDurations(_ text: String, _ keys: String, _ value: String?) {
        var editor = editor(text + "|", .duration(), "en")
        press(keys, &editor)
        let expected = value.flatMap { CalendarDuration($0) }.map(FieldValue.duration)
        #expect(editor.value == expected, "\(editor.text)")
    }

    @Test func durationsStayWithinTheirBounds() {
        var editor = editor("|", .duration(minimum: CalendarDuration("PT30M")), "en")
        #expect(press("up", &editor) == .changed)
        #expect(editor.value == CalendarDuration("PT30M").map(FieldValue.duration))
        guard case .refused(.belowMinimum) = press("down", &editor) else {
            Issue.record("It is not refused.")
            return
        }
    }

    /// An amount is stepped in the notation in which it is typed.
    @Test(
        arguments: [
            ("12", "up", "13.00", "en"), ("12.5", "down", "11.50", "en"), ("", "up", "0.00", "en"),
            ("1234,5", "pgup", "1244.50", "de"), ("12", "up \"5\" bs up", "14.00", "en"),
            ("-1", "up", "0.00", "en"), ("abc", "up", nil, "en"),
        ] as [(String, String, String?, LanguageTag)])
    func stepsAmounts(
        _ text: String, _ keys: String, _ value: String?, _ language: LanguageTag
    ) {
        let formatter: any InputFormatter = .currency("USD")
        let locale = ReaderLocale(language)
        var editor = StepEditor(
            text, kind: .number(), locale: locale,
            formatter: formatter.localized(for: locale) ?? formatter)
        press(keys, &editor)
        #expect(
            editor.value == value.flatMap { ExactDecimal($0) }.map(FieldValue.decimal),
            "\(editor.text)")
    }

    static let numbers: [(start: String, kind: StepEditor.Kind, keys: String, end: String)] = [
        ("|", .number(), "up", "0|"), ("|", .number(minimum: 5), "up", "5|"),
        ("|", .number(maximum: -3), "down", "-3|"),
        ("5|", .number(), "up", "6|"), ("5|", .number(), "down", "4|"),
        ("5|", .number(), "pgup", "15|"),
        ("5|", .number(), "S-up", "15|"), ("5|", .number(), "C-pgdn", "-95|"),
        ("1,5|", .number(), "up", "2,5|"),
        ("1.234,5|", .number(), "up", "1235,5|"), ("9,5|", .number(maximum: 10), "up", "10|"),
        ("7|", .number(maximum: 10), "pgup", "10|"), ("200|", .number(maximum: 10), "down", "10|"),
        // Multiples of the step from the minimum.
        ("7|", .number(step: 5), "up", "10|"), ("7|", .number(step: 5), "down", "5|"),
        ("10|", .number(step: 5), "up", "15|"),
        ("-7|", .number(step: 5), "up", "-5|"), ("-7|", .number(step: 5), "down", "-10|"),
        ("7|", .number(step: 5), "pgup", "55|"), ("7|", .number(step: 5), "pgdn", "-40|"),
        ("10|", .number(step: 5), "pgdn", "-40|"), ("-10|", .number(step: 5), "down", "-15|"),
        ("-7|", .number(step: 5), "pgdn", "-55|"), ("-7|", .number(step: 5), "pgup", "40|"),
        ("|", .number(minimum: 7, step: 5), "up", "10|"),
        ("|", .number(minimum: 10, step: 5), "up", "10|"),
        ("|", .number(maximum: -7, step: 5), "down", "-10|"),
        ("0,7|", .number(step: ExactDecimal("0.25")), "down", "0,50|"),
        ("0,1|", .number(step: ExactDecimal("0.25")), "up", "0,25|"),
        ("3|", .number(minimum: 1, step: 2), "up", "4|"),
        ("4|", .number(minimum: 1, step: 2), "down down", "2|"),
        ("8|", .number(maximum: 12, step: 5), "up up up", "10|"),
        ("5|", .number(), #""x" bs up"#, "6|"), ("5|", .number(), "up up C-_", "6|"),
        ("|5", .number(), "up", "6|"),
    ]

    @Test(arguments: numbers)
    func stepsNumbers(_ row: (start: String, kind: StepEditor.Kind, keys: String, end: String)) {
        var editor = editor(row.start, row.kind)
        press(row.keys, &editor)
        #expect(
            marked(editor).replacing("|", with: "") + "|" == row.end, "\(row.start) \(row.keys)")
    }

    static let dates: [(start: String, locale: LanguageTag, keys: String, end: String)] = [
        ("|", "de", "up", "23.11.2026|"), ("24.12.2026|", "de", "up", "25.12.2026|"),
        ("24.12.2026|", "de", "down", "23.12.2026|"),
        ("31.12.2026|", "de", "up", "01.01.2027|"), ("24.12.2026|", "de", "S-up", "31.12.2026|"),
        ("24.12.2026|", "de", "C-down", "17.12.2026|"),
        ("31.01.2026|", "de", "pgup", "28.02.2026|"),
        ("24.12.2026|", "de", "pgdn", "24.11.2026|"),
        ("29.02.2024|", "de", "C-pgup", "28.02.2025|"),
        ("24.12.2026|", "de", "M-pgdn", "24.12.2025|"),
        // The part under the caret.
        ("2|4.12.2026", "de", "up", "2|5.12.2026"), ("24.1|2.2026", "de", "up", "24.0|1.2027"),
        ("24.12.20|26", "de", "down", "24.12.20|25"), ("|24.12.2026", "de", "up", "|25.12.2026"),
        ("24.12|.2026", "de", "up up", "24.02|.2027"),
        ("12/24/2026|", "en-US", "up", "12/25/2026|"),
        ("1|2/24/2026", "en-US", "down", "1|1/24/2026"),
        ("2026-12-24|", "en", "up", "2026-12-25|"), ("2|026-12-24", "en", "up", "2|027-12-24"),
        ("2026/12/|24", "ja", "down", "2026/12/|23"), ("heute|", "de", "up", "24.11.2026|"),
        ("1.3.2026|", "de", "down", "28.02.2026|"),
        ("24.12.2026|", "de", "up C-_", "24.12.2026|"),
    ]

    @Test(arguments: dates)
    func stepsDates(_ row: (start: String, locale: LanguageTag, keys: String, end: String)) {
        var editor = editor(row.start, .date(), row.locale)
        press(row.keys, &editor)
        #expect(marked(editor) == row.end, "\(row.start) \(row.keys)")
    }

    static let times:
        [(start: String, kind: StepEditor.Kind, locale: LanguageTag, keys: String, end: String)] = [
            ("|", .time(), "de", "up", "10:07|"), ("14:30|", .time(), "de", "up", "14:31|"),
            ("14:59|", .time(), "de", "up", "15:00|"),
            ("14:30|", .time(), "de", "pgup", "15:30|"),
            ("14:30|", .time(), "de", "S-down", "13:30|"),
            ("1|4:30", .time(), "de", "up", "1|5:30"),
            ("14:3|0", .time(), "de", "down", "14:2|9"),
            ("10:07|", .time(minutes: 15), "de", "up", "10:15|"),
            ("10:07|", .time(minutes: 15), "de", "down", "10:00|"),
            ("10:01|", .time(minutes: 15), "de", "down", "10:00|"),
            ("10:00|", .time(minutes: 15), "de", "down", "09:45|"),
            ("10:00|", .time(minutes: 15), "de", "up", "10:15|"),
            ("08:10|", .time(minimum: ClockTime("08:10"), minutes: 15), "de", "up", "08:25|"),
            ("08:30|", .time(minimum: ClockTime("08:10"), minutes: 15), "de", "down", "08:25|"),
            ("00:30|", .time(), "de", "pgdn", "00:30|"),
            ("23:30|", .time(), "de", "pgup", "23:30|"),
            ("14:30:05|", .time(), "de", "up", "14:31:05|"),
            ("2:30 PM|", .time(), "en-US", "up", "2:31 PM|"),
            ("11:59 AM|", .time(), "en-US", "up", "12:00 PM|"),
            ("23:30|", .time(maximum: ClockTime("23:45")), "de", "pgup", "23:45|"),
            (
                "23:50|", .time(minimum: ClockTime("22:00"), maximum: ClockTime("06:00")), "de",
                "up", "23:51|"
            ),
            (
                "23:50|",
                .time(minimum: ClockTime("22:00"), maximum: ClockTime("06:00"), minutes: 15), "de",
                "down", "23:45|"
            ),
            ("24.12.2026 23:59|", .localDateTime(), "de", "up", "25.12.2026 00:00|"),
            ("24.12.2026 23:59|", .localDateTime(), "de", "pgup", "25.12.2026 23:59|"),
            ("24.12.2026 23:59:05|", .localDateTime(), "de", "up", "25.12.2026 00:00:05|"),
            ("24.12.2026 00:30|", .localDateTime(), "de", "S-down", "23.12.2026 23:30|"),
            ("01.01.2026 00:10|", .localDateTime(minutes: 30), "de", "down", "01.01.2026 00:00|"),
            ("01.01.2026 23:45|", .localDateTime(minutes: 30), "de", "up", "02.01.2026 00:00|"),
            ("24.12.2026 |10:00", .localDateTime(), "de", "up", "24.12.2026 |11:00"),
            ("24.1|2.2026 10:00", .localDateTime(), "de", "down", "24.1|1.2026 10:00"),
            ("|", .localDateTime(), "de", "up", "23.11.2026 10:07|"),
            ("01.01.2026 00:00|", .localDateTime(minutes: 30), "de", "down", "31.12.2025 23:30|"),
            (
                "2026-12-24T23:59:00+01:00|", .dateTime(), "en", "up",
                "2026-12-25T00:00:00+01:00|"
            ),
            ("24.12.2026 23:59 +01:00|", .dateTime(), "de", "pgup", "25.12.2026 23:59 +01:00|"),
            ("24.1|2.2026 10:00 UTC", .dateTime(), "de", "down", "24.1|1.2026 10:00 UTC"),
            ("24.12.2026 |10:00 UTC", .dateTime(), "de", "up", "24.12.2026 |11:00 UTC"),
            ("|", .dateTime(), "de", "up", "23.11.2026 10:07 +01:00|"),
            (
                "24.12.2026 10:00 UTC|", .dateTime(maximum: DateTime("2026-12-24T12:30:00+02:00")),
                "de", "S-up", "24.12.2026 10:30 UTC|"
            ),
        ]

    @Test(arguments: times)
    func stepsTimes(
        _ row: (
            start: String, kind: StepEditor.Kind, locale: LanguageTag, keys: String, end: String
        )
    ) {
        var editor = editor(row.start, row.kind, row.locale)
        press(row.keys, &editor)
        #expect(marked(editor) == row.end, "\(row.start) \(row.keys)")
    }

    @Test func outcomes() throws {
        let range = StepEditor.Kind.date(
            minimum: Self.date("2026-12-01"), maximum: Self.date("2026-12-24"))
        let cases: [(String, StepEditor.Kind, String, KeyOutcome)] = [
            ("10|", .number(maximum: 10), "up", .refused(.aboveMaximum("10"))),
            ("1|", .number(minimum: 1), "down", .refused(.belowMinimum("1"))),
            ("10|", .number(maximum: 12, step: 5), "up", .refused(.aboveMaximum("10"))),
            ("ten|", .number(), "up", .refused(.unreadable)),
            ("24.12.2026|", range, "up", .refused(.aboveMaximum("24.12.2026"))),
            ("01.12.2026|", range, "pgdn", .refused(.belowMinimum("01.12.2026"))),
            ("20.12.2026|", range, "pgup", .changed),
            ("31.12.9999|", .date(), "up", .refused(.aboveMaximum("31.12.9999"))),
            ("x|", .date(), "up", .refused(.unreadable)),
            ("23:59|", .time(), "up", .refused(.aboveMaximum("23:59"))),
            ("00:00|", .time(), "down", .refused(.belowMinimum("00:00"))),
            ("5|", .number(), "enter", .submitted), ("5|", .number(), "tab", .notMine),
            ("5|", .number(), "F4", .notMine),
            ("5|", .number(), "C-p", .notMine), ("5|", .number(), "C-c", .notMine),
            ("5|", .number(), "C-q", .notMine),
        ]
        for (start, kind, keys, outcome) in cases {
            var editor = editor(start, kind)
            #expect(press(keys, &editor) == outcome, "\(start) \(keys)")
        }
    }

    @Test func values() {
        #expect(editor("1.234,5|", .number()).value == .decimal(ExactDecimal("1234.5") ?? 0))
        #expect(editor("|", .number()).value == .empty && editor("x|", .number()).value == nil)
        #expect(editor("24.12.2026|", .date()).value == Self.date("2026-12-24").map { .date($0) })
        #expect(editor("14h|", .time(), "fr").value == ClockTime("14:00").map { .time($0) })
        var first = editor("|", .date(), start: Self.date("2027-01-01").map { .date($0) } ?? .empty)
        press("down", &first)
        #expect(first.text == "01.01.2027")
        let view = editor("5|", .number(minimum: 1, maximum: ExactDecimal("9.5"))).window()
        #expect(view.minimum == "1" && view.maximum == "9,5" && view.calendar == nil)
        #expect(view.line.whole.string == "5")
    }

    /// The kind of a field and its bounds from its validators.
    @Test func kindsOfFields() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "n", title: "N", value: .integer,
                    validators: [.range(above: 1, below: 9), .range(min: 3)]),
                .input(
                    "d", title: "D", value: .decimal,
                    validators: [.multipleOf(ExactDecimal("0.5") ?? 1)]),
                .input("t", title: "T", value: .text), .input("e", title: "E", value: .date),
                // The whole numbers and days inside bounds that are none themselves.
                .input(
                    "f", title: "F", value: .integer, validators: [.range(min: 1.4, max: 7.6)]),
                .input(
                    "g", title: "G", value: .integer, validators: [.range(above: -1.6, below: 7.4)]),
                .input(
                    "k", title: "K", value: .integer, validators: [.range(above: 2, max: 7)]),
                .input(
                    "h", title: "H", value: .date,
                    validators: [.range(above: "2026-01-01", below: "2026-02-01")]),
            ])
        let source = FormDataSource(form: form)
        func kind(_ name: FieldName, _ type: ValueType) -> StepEditor.Kind? {
            form.compiled.place(of: FieldPath(name)).flatMap { place, _ in
                StepRange(type, in: source.bounds(at: place))?.kind
            }
        }
        #expect(kind("n", .integer) == .number(minimum: 3, maximum: 8, step: 1))
        #expect(kind("f", .integer) == .number(minimum: 2, maximum: 7, step: 1))
        #expect(kind("g", .integer) == .number(minimum: -1, maximum: 7, step: 1))
        #expect(kind("k", .integer) == .number(minimum: 3, maximum: 7, step: 1))
        #expect(
            kind("h", .date)
                == .date(minimum: Self.date("2026-01-02"), maximum: Self.date("2026-01-31")))
        #expect(kind("d", .decimal) == .number(step: ExactDecimal("0.5")))
        #expect(kind("t", .text) == nil && kind("e", .date) == .date())
    }

    // MARK: The calendar

    /// The calendar as text: `>` before the highlighted day, `*` after today, `x` after a day out of bounds.
    private func drawn(_ month: CalendarMonth) -> [String] {
        func pad(_ text: String) -> String {
            String(repeating: " ", count: max(0, 4 - text.count)) + text
        }
        return [month.title, month.weekdays.map(pad).joined()]
            + month.weeks.map { week in
                week.map { day in
                    guard let day else { return "    " }
                    let mark = day.isToday ? "*" : day.isEnabled ? " " : "x"
                    return pad((day.isHighlighted ? ">" : "") + "\(day.date.day)" + mark)
                }.joined()
            }
    }

    @Test func aMonth() throws {
        let bounds = StepEditor.Kind.date(
            minimum: Self.date("2026-11-05"), maximum: Self.date("2026-12-24"))
        var editor = editor("20.11.2026|", bounds)
        #expect(press("F4", &editor) == .moved && editor.isCalendarOpen)
        #expect(
            drawn(try #require(editor.window().calendar)) == [
                "November 2026", "  Mo  Di  Mi  Do  Fr  Sa  So",
                "                          1x",
                "  2x  3x  4x  5   6   7   8 ", "  9  10  11  12  13  14  15 ",
                " 16  17  18  19 >20  21  22 ", " 23* 24  25  26  27  28  29 ",
                " 30                         ",
            ])
        var american = self.editor("12/24/2026|", .date(), "en-US")
        press("C-space", &american)
        let month = try #require(american.window().calendar)
        #expect(
            month.title == "December 2026"
                && month.weekdays == ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"])
        #expect(month.weeks.count == 5 && month.weeks[0].count(where: { $0 == nil }) == 2)
        #expect(month.weeks.allSatisfy { $0.count == 7 })
    }

    @Test(arguments: [
        ("", "20.11.2026"), ("right", "21.11.2026"), ("left", "19.11.2026"), ("up", "13.11.2026"),
        ("down", "27.11.2026"),
        ("pgdn", "20.12.2026"), ("pgup", "20.10.2026"), ("S-pgdn", "20.11.2027"),
        ("C-pgup", "20.11.2025"),
        ("home", "16.11.2026"), ("end", "22.11.2026"), (#""t""#, "23.11.2026"),
        ("down down down", "11.12.2026"),
    ])
    func theCalendarMoves(_ keys: String, _ day: String) {
        var editor = editor("20.11.2026|", .date())
        press("F4", &editor)
        press(keys, &editor)
        #expect(editor.text == "20.11.2026")
        #expect(press("enter", &editor) == .changed && editor.text == day && !editor.isCalendarOpen)
    }

    @Test func theCalendarIsLeft() {
        var editor = editor("20.11.2026|", .date(maximum: Self.date("2026-11-21")))
        #expect(
            press("F4 down", &editor) == .moved
                && press("down", &editor) == .refused(.aboveMaximum("21.11.2026")))
        #expect(
            press("esc", &editor) == .moved && editor.text == "20.11.2026"
                && press("esc", &editor) == .notMine)
        #expect(
            press("F4 tab", &editor) == .notMine && editor.isCalendarOpen
                && press("F4", &editor) == .moved)
        #expect(
            press(#"F4 "5""#, &editor) == .changed && editor.text == "20.11.20265"
                && !editor.isCalendarOpen)
        var local = self.editor("20.11.2026 08:15|", .localDateTime())
        press("F4 right enter", &local)
        #expect(local.text == "21.11.2026 08:15")
        var moment = self.editor("20.11.2026 08:15 +02:00|", .dateTime())
        press("F4 right enter", &moment)
        #expect(moment.text == "21.11.2026 08:15 +02:00")
        // The bound is a day at the offset of the answer.
        var bounded = self.editor(
            "24.12.2026 01:00 +02:00|", .dateTime(maximum: DateTime("2026-12-23T23:30:00Z")))
        press("F4 enter", &bounded)
        #expect(bounded.text == "24.12.2026 01:00 +02:00")
        var empty = self.editor("|", .date())
        press("F4 enter", &empty)
        #expect(empty.text == "23.11.2026")
    }

    @Test(arguments: [
        ("de", 1), ("en", 1), ("en-US", 7), ("en-GB", 1), ("pt", 7), ("pt-PT", 7), ("ar", 6),
        ("ar-SA", 7), ("ja", 7), ("dv-MV", 5),
        ("fr-CA", 7), ("fr", 1),
    ])
    func weeksBegin(_ language: LanguageTag, _ day: Int) {
        #expect(ReaderLocale(language).firstWeekday == day)
    }

    @Test(arguments: ["en", "de", "es", "fr", "pt", "ja", "ar"] as [LanguageTag])
    func everyLanguageHasItsNames(_ language: LanguageTag) throws {
        let names = CalendarNames(ReaderLocale(language))
        #expect(names.weekdays.count == 7)
        let titles = (1...12).compactMap { CalendarDate(year: 2026, month: $0, day: 1) }.map {
            names.title(of: $0)
        }
        #expect(Set(titles).count == 12 && titles.allSatisfy { $0.contains("2026") })
    }

    /// For random keys a value that can be read stays within the bounds, once it is in them.
    @Test func randomKeys() {
        var random = SeededNumbers(seed: 4)
        let keymap =
            LineEditorLawTests.keymap
            + keys("up down pgup pgdn S-up C-down C-pgup F4 C-space enter F4 left right")
        let kinds: [StepEditor.Kind] = [
            .number(minimum: 3, maximum: 20, step: 4), .number(),
            .date(minimum: Self.date("2026-11-10"), maximum: Self.date("2027-02-01")), .date(),
            .time(minimum: ClockTime("08:00"), maximum: ClockTime("18:00"), minutes: 15),
            .localDateTime(minutes: 5),
        ]
        for kind in kinds {
            var editor = editor("|", kind, "fr")
            for _ in Laws.rounds(200) {
                let key = keymap.randomElement(using: &random) ?? .up
                let before = editor.text
                let outcome = editor.apply(key)
                let view = editor.window(width: 16)
                #expect(
                    (0...editor.text.count).contains(editor.caret) && view.line.whole.width <= 16)
                #expect(outcome.isChange || editor.text == before, "\(key)")
                if case .press(.up, _) = key, outcome == .changed { #expect(editor.value != nil) }
            }
        }
    }

    // MARK: Every place and every bound

    /// The arrows change the part of a date and time in which the caret is, and leave the caret in it.
    @Test(
        arguments: [
            (
                "24.12.2026 10:05", "de",
                [
                    (0...2, "25.12.2026 10:05", "23.12.2026 10:05"),
                    (3...5, "24.01.2027 10:05", "24.11.2026 10:05"),
                    (6...10, "24.12.2027 10:05", "24.12.2025 10:05"),
                    (11...13, "24.12.2026 11:05", "24.12.2026 09:05"),
                    (14...16, "24.12.2026 10:06", "24.12.2026 10:04"),
                ]
            ),
            (
                "12/24/2026 10:05 AM", "en-US",
                [
                    (0...2, "01/24/2027 10:05 AM", "11/24/2026 10:05 AM"),
                    (3...5, "12/25/2026 10:05 AM", "12/23/2026 10:05 AM"),
                    (6...10, "12/24/2027 10:05 AM", "12/24/2025 10:05 AM"),
                    (11...13, "12/24/2026 11:05 AM", "12/24/2026 9:05 AM"),
                    (14...16, "12/24/2026 10:06 AM", "12/24/2026 10:04 AM"),
                ]
            ),
            (
                "2026/12/24 10:05", "ja",
                [
                    (0...4, "2027/12/24 10:05", "2025/12/24 10:05"),
                    (5...7, "2027/01/24 10:05", "2026/11/24 10:05"),
                    (8...10, "2026/12/25 10:05", "2026/12/23 10:05"),
                    (11...13, "2026/12/24 11:05", "2026/12/24 09:05"),
                    (14...16, "2026/12/24 10:06", "2026/12/24 10:04"),
                ]
            ),
        ] as [(String, LanguageTag, [(ClosedRange<Int>, String, String)])])
    func everyCaret(
        _ text: String, _ locale: LanguageTag, _ parts: [(ClosedRange<Int>, String, String)]
    ) {
        for (carets, above, below) in parts {
            for caret in carets {
                let marked = String(text.prefix(caret)) + "|" + String(text.dropFirst(caret))
                for (key, result) in [("up", above), ("down", below)] {
                    var editor = editor(marked, .localDateTime(), locale)
                    #expect(press(key, &editor) == .changed && editor.text == result, "\(marked)")
                    let shift = result.count - text.count
                    #expect(editor.caret == caret || editor.caret == caret + shift, "\(marked)")
                }
            }
        }
    }

    /// A short date is written in full, with the caret in the same part.
    @Test(arguments: [(0, 0), (1, 1), (2, 3), (3, 4), (4, 6), (5, 7), (7, 9), (8, 10)])
    func theCaretStaysInItsPart(_ caret: Int, _ result: Int) {
        let text = "1.3.2026"
        var editor = editor(
            String(text.prefix(caret)) + "|" + String(text.dropFirst(caret)), .date())
        #expect(press("up", &editor) == .changed && editor.caret == result)
    }

    static let bounds: [(text: String, kind: StepEditor.Kind, keys: String, result: String?)] = [
        ("8", .number(minimum: 1, maximum: 10), "pgup", "10"),
        ("10", .number(minimum: 1, maximum: 10), "S-up", nil),
        ("11", .number(minimum: 1, maximum: 10), "up", nil),
        ("0", .number(minimum: 1, maximum: 10), "up", "1"),
        ("-5", .number(minimum: 1, maximum: 10), "up", "1"),
        ("0", .number(minimum: 1, maximum: 10), "down", nil),
        ("2", .number(minimum: 1, maximum: 10), "down", "1"),
        ("2", .number(minimum: 1, maximum: 10), "S-down", "1"),
        ("5", .number(), "S-down", "-5"), ("5", .number(), "pgdn", "-5"),
        ("5", .number(), "C-pgup", "105"), ("0", .number(step: 5), "pgup", "50"),
        ("0", .number(step: 5), "down", "-5"), ("0", .number(step: 5), "S-down", "-50"),
        ("5", .number(minimum: 1, maximum: 9, step: 5), "up", nil),
        ("5", .number(minimum: 1, maximum: 9, step: 5), "down", nil),
        ("1", .number(minimum: 1, maximum: 9, step: 5), "up", "5"),
        ("9", .number(minimum: 1, maximum: 9, step: 5), "down", "5"),
        ("3", .number(step: 0), "up", "4"), ("3", .number(step: -2), "up", "4"),
        ("07:58", .time(minimum: ClockTime("08:10"), minutes: 15), "up", "08:10"),
        ("08:10", .time(minimum: ClockTime("08:10"), minutes: 15), "down", nil),
        ("08:09", .time(minimum: ClockTime("08:10"), minutes: 15), "down", nil),
        ("08:11", .time(minimum: ClockTime("08:10"), minutes: 15), "down", "08:10"),
        ("23:59", .time(), "down", "23:58"), ("00:00", .time(), "up", "00:01"),
        ("23:58", .time(), "up", "23:59"), ("00:01", .time(), "down", "00:00"),
        ("22:59", .time(), "pgup", "23:59"), ("01:00", .time(), "pgdn", "00:00"),
        ("12:30", .time(minutes: 0), "up", "12:31"), ("01:00:07", .time(), "pgup", "02:00:07"),
        ("30.12.9999", .date(), "up", "31.12.9999"), ("01.01.0001", .date(), "down", nil),
        ("02.01.0001", .date(), "down", "01.01.0001"),
        ("31.03.2026", .date(), "pgup", "30.04.2026"),
        ("31.03.2026", .date(), "pgdn", "28.02.2026"),
        ("24.12.2026", .date(maximum: CalendarDate("2026-12-30")), "S-up", "30.12.2026"),
        ("24.12.2026", .date(minimum: CalendarDate("2026-12-18")), "S-down", "18.12.2026"),
        ("31.12.2026 23:00", .localDateTime(), "S-up", "01.01.2027 00:00"),
        ("01.01.2026 00:59", .localDateTime(), "S-down", "31.12.2025 23:59"),
        ("01.01.2026 01:00", .localDateTime(), "S-down", "01.01.2026 00:00"),
        ("01.01.2026 00:00:07", .localDateTime(), "down", "31.12.2025 23:59:07"),
        ("01.01.2026 00:29", .localDateTime(minutes: 30), "up", "01.01.2026 00:30"),
        ("24.12.2026 10:00", .localDateTime(), "pgdn", "23.12.2026 10:00"),
        ("24.12.2026 10:00", .localDateTime(), "S-pgup", "24.01.2027 10:00"),
        ("24.12.2026 10:00 UTC", .dateTime(), "S-pgdn", "24.11.2026 10:00 UTC"),
        ("24.12.2026 10:00 UTC", .dateTime(), "pgdn", "23.12.2026 10:00 UTC"),
        ("24.12.2026 10:00 UTC", .dateTime(), "down", "24.12.2026 09:59 UTC"),
    ]

    /// Steps at, beside and beyond each bound.
    @Test(arguments: bounds)
    func boundsOfSteps(
        _ row: (text: String, kind: StepEditor.Kind, keys: String, result: String?)
    ) {
        var editor = editor(row.text + "|", row.kind)
        let outcome = press(row.keys, &editor)
        #expect(editor.text == row.result ?? row.text, "\(row.text) \(row.keys)")
        guard row.result == nil else {
            #expect(outcome == .changed, "\(row.text) \(row.keys)")
            return
        }
        switch outcome {
        case .refused(.aboveMaximum): #expect(row.keys.hasSuffix("up"))
        case .refused(.belowMinimum): #expect(!row.keys.hasSuffix("up"))
        default: Issue.record("\(row.text) \(row.keys): \(outcome)")
        }
    }

    /// A caret before the last digit stays before it where the number gets shorter.
    @Test func theCaretStaysInsideAShorterNumber() {
        var editor = editor("10|0", .number())
        press("down", &editor)
        #expect(marked(editor) == "9|9")
    }

    /// Steps beside bounds that are no values themselves.
    @Test(
        arguments: [
            ("", "up", "1.5"), ("2", "down", "1.5"), ("1.5", "down", nil), ("3.5", "up", "4"),
            ("4.5", "up", nil), ("4", "up", "4.5"), ("0", "up", "1.5"), ("9", "down", "4.5"),
        ] as [(String, String, String?)])
    func excludedBounds(_ text: String, _ keys: String, _ result: String?) {
        var editor = StepEditor(
            text, kind: .number(minimum: 1, maximum: 5, step: ExactDecimal("0.5")))
        editor.excludes = (true, true)
        let outcome = press(keys, &editor)
        #expect(Double(editor.text) == Double(result ?? text), "\(text) \(keys)")
        #expect((outcome == .changed) == (result != nil), "\(text) \(keys) \(outcome)")
    }

    /// A refusal names the first value that is allowed, not the bound that is none.
    @Test func excludedBoundsAreNotNamed() {
        for (text, keys, refusal) in [
            ("1", "down", KeyOutcome.refused(.belowMinimum("1,5"))),
            ("5", "up", .refused(.aboveMaximum("4,5"))),
        ] {
            var editor = editor(
                "\(text)|", .number(minimum: 1, maximum: 5, step: ExactDecimal("0.5")))
            editor.excludes = (true, true)
            #expect(press(keys, &editor) == refusal)
        }
    }

    /// Each key of the calendar in the middle of the bounds, and at each of them.
    @Test(
        arguments: [
            // Tuesday, November 10 to Wednesday, November 25.
            ("20.11.2026", "left", "19.11.2026"), ("20.11.2026", "right", "21.11.2026"),
            ("20.11.2026", "up", "13.11.2026"), ("20.11.2026", "down", "25.11.2026"),
            ("17.11.2026", "up", "10.11.2026"), ("18.11.2026", "down", "25.11.2026"),
            ("16.11.2026", "up", "10.11.2026"), ("16.11.2026", "home", "="),
            ("17.11.2026", "home", "16.11.2026"), ("22.11.2026", "end", "="),
            ("21.11.2026", "end", "22.11.2026"), ("24.11.2026", "end", "25.11.2026"),
            ("12.11.2026", "home", "10.11.2026"), ("20.11.2026", "pgup", "10.11.2026"),
            ("20.11.2026", "pgdn", "25.11.2026"), ("20.11.2026", "S-pgup", "10.11.2026"),
            ("20.11.2026", "S-pgdn", "25.11.2026"), ("20.11.2026", "C-b", "19.11.2026"),
            ("20.11.2026", "C-f", "21.11.2026"), ("20.11.2026", "C-p", "13.11.2026"),
            ("18.11.2026", "C-n", "25.11.2026"), ("23.11.2026", #""t""#, "="),
            ("10.11.2026", "left", "<"), ("10.11.2026", "up", "<"), ("10.11.2026", "home", "<"),
            ("10.11.2026", "pgup", "<"), ("10.11.2026", "S-pgup", "<"),
            ("10.11.2026", "right", "11.11.2026"), ("25.11.2026", "left", "24.11.2026"),
            ("25.11.2026", "right", ">"), ("25.11.2026", "down", ">"),
            ("25.11.2026", "end", ">"), ("25.11.2026", "pgdn", ">"),
            ("25.11.2026", "S-pgdn", ">"), ("09.11.2026", "right", "11.11.2026"),
            ("26.11.2026", "left", "24.11.2026"),
        ])
    func theCalendarStaysWithinItsBounds(_ text: String, _ key: String, _ result: String) {
        let kind = StepEditor.Kind.date(
            minimum: Self.date("2026-11-10"), maximum: Self.date("2026-11-25"))
        var editor = editor(text + "|", kind)
        press("F4", &editor)
        let outcome = press(key, &editor)
        switch result {
        case "=": #expect(outcome == .unchanged, "\(text) \(key)")
        case "<": #expect(outcome == .refused(.belowMinimum("10.11.2026")), "\(text) \(key)")
        case ">": #expect(outcome == .refused(.aboveMaximum("25.11.2026")), "\(text) \(key)")
        default:
            press("enter", &editor)
            #expect(outcome == .moved && editor.text == result, "\(text) \(key)")
        }
    }

    @Test(arguments: [
        ("31.12.9999", "right"), ("31.12.9999", "down"), ("31.12.9999", "pgdn"),
        ("31.12.9999", "S-pgdn"), ("01.01.0001", "left"), ("01.01.0001", "up"),
        ("01.01.0001", "pgup"), ("01.01.0001", "S-pgup"),
    ])
    func theCalendarEnds(_ text: String, _ key: String) {
        var editor = editor(text + "|", .date())
        press("F4", &editor)
        #expect(press(key, &editor) == .unchanged)
        #expect(press("enter", &editor) == .changed && editor.text == text)
    }

    static let taken: [(text: String, kind: StepEditor.Kind, start: String, result: String)] = [
        ("|", .localDateTime(), "", "23.11.2026 12:00"),
        ("|", .localDateTime(), "2026-11-20T09:15:00", "20.11.2026 09:15"),
        ("21.11.2026 08:15|", .localDateTime(), "2026-11-20T09:15:00", "21.11.2026 08:15"),
        (
            "20.11.2026 08:15|", .localDateTime(minimum: LocalDateTime("2026-11-20T09:00:00")),
            "", "20.11.2026 09:00"
        ),
        (
            "20.11.2026 08:15|", .localDateTime(minimum: LocalDateTime("2026-11-20T08:00:00")),
            "", "20.11.2026 08:15"
        ),
        (
            "20.11.2026 08:15|", .localDateTime(maximum: LocalDateTime("2026-11-20T08:10:00")),
            "", "20.11.2026 08:10"
        ),
        (
            "20.11.2026 08:15 UTC|", .dateTime(minimum: DateTime("2026-11-20T09:00:00Z")), "",
            "20.11.2026 09:00 UTC"
        ),
        (
            "20.11.2026 08:15 UTC|", .dateTime(maximum: DateTime("2026-11-20T08:00:00Z")), "",
            "20.11.2026 08:00 UTC"
        ),
        ("|", .dateTime(), "", "23.11.2026 12:00 +01:00"),
    ]

    /// The day that is taken has the time that was typed, or that of the first step, or noon; within the bounds.
    @Test(arguments: taken)
    func takenDays(_ row: (text: String, kind: StepEditor.Kind, start: String, result: String)) {
        let start = LocalDateTime(row.start).map { FieldValue.localDateTime($0) } ?? .empty
        var editor = editor(row.text, row.kind, start: start)
        #expect(press("F4 enter", &editor) == .changed && editor.text == row.result)
    }

    /// The days of every month are in the columns of their days of the week, each once, in order.
    @Test(arguments: ["de", "en-US", "ar"] as [LanguageTag])
    func everyMonth(_ language: LanguageTag) throws {
        let locale = ReaderLocale(language)
        let names = CalendarNames(locale).weekdays
        let bounds = (try #require(Self.date("2026-02-03")), try #require(Self.date("2027-03-30")))
        let now = try #require(DateTime("2026-11-23T10:07:00+01:00"))
        for number in 0..<36 {
            let day = try #require(
                CalendarDate(year: 2025 + number / 12, month: 1 + number % 12, day: 15))
            var editor = StepEditor(
                kind: .date(minimum: bounds.0, maximum: bounds.1), locale: locale, now: now)
            editor.calendarDay = day
            let month = try #require(editor.month)
            let cells = month.weeks.flatMap { $0 }
            #expect(month.weeks.allSatisfy { $0.count == 7 && $0.contains { $0 != nil } })
            let days = cells.compactMap(\.self)
            #expect(days.map(\.date.day) == Array(1...max(1, days.count)) && days.count >= 28)
            #expect(days.last?.date.adding(days: 1)?.day == 1)
            let trailing = cells.drop { $0 == nil }.drop { $0 != nil }
            #expect(trailing.allSatisfy { $0 == nil })
            for (place, cell) in cells.enumerated() {
                guard let cell else { continue }
                #expect(month.weekdays[place % 7] == names[cell.date.weekday - 1])
                #expect(cell.isHighlighted == (cell.date == day))
                #expect(cell.isToday == (cell.date == now.date))
                #expect(cell.isEnabled == (bounds.0 <= cell.date && cell.date <= bounds.1))
            }
        }
    }
}
