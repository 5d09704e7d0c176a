import FormModel
import FormValidation
import Testing

@testable import FormCards

/// Numbers, dates and times at their questions: stepped within their bounds, or typed.
@Suite struct SessionStepTests {
    private static func item(_ type: String, _ rest: String = "") -> String {
        #"{"type":"input","name":"c","title":"C","value":"\#(type)"\#(rest)}"#
    }

    private static let guests = item(
        "integer", #","validators":["required",{"range":{"min":1,"max":5}}]"#)
    private static let day = item(
        "date", #","validators":[{"range":{"min":"2026-01-10","max":"2026-12-31"}}]"#)

    private static func decimal(_ text: String) -> ExactDecimal { ExactDecimal(text) ?? 0 }

    private static func date(_ text: String) throws -> FieldValue {
        .date(try #require(CalendarDate(text)))
    }

    @Test(arguments: [
        (guests, [Key.up, .up, .enter], FieldValue.integer(2)),
        (guests, [.up, .up, .down, .enter], .integer(1)),
        (guests, [.text("4"), .up, .up, .up, .enter], .integer(5)),
        (guests, [.text("4"), .enter], .integer(4)),
        (item("decimal", #","default":"1.5""#), [.up, .enter], .decimal(decimal("1.5"))),
        (
            item("decimal", #","validators":[{"multipleOf":{"of":0.25}}]"#),
            [.text("1"), .up, .enter], .decimal(decimal("1.25"))
        ),
    ])
    func numbers(_ row: (item: String, keys: [Key], value: FieldValue)) throws {
        let walk = try SessionWalk(row.item)
        for key in row.keys { walk.press(key) }
        #expect(walk.value("c") == row.value)
        #expect(walk.place == .review)
    }

    @Test(arguments: [
        ("2026-03-01", [Key.up], "2026-03-02"), ("2026-03-01", [.pageDown], "2026-02-01"),
        ("2026-03-01", [.press(.up, .shift)], "2026-03-08"),
        ("2026-03-01", [.press(.pageUp, .control)], "2026-12-31"),
        ("2026-01-11", [.down, .down], "2026-01-10"),
        ("2026-03-01", [.function(4), .right, .down, .enter], "2026-03-09"),
        ("2026-03-01", [.control(" "), .pageUp, .text(" ")], "2026-02-01"),
        ("2026-03-01", [.function(4), .right, .escape], "2026-03-01"),
    ])
    func dates(_ row: (typed: String, keys: [Key], value: String)) throws {
        let walk = try SessionWalk(Self.day)
        walk.type(row.typed)
        for key in row.keys { walk.press(key) }
        walk.press(.enter)
        #expect(try walk.value("c") == Self.date(row.value))
    }

    /// A moment is stepped, and its day is taken from the calendar, like a local time.
    @Test(arguments: [
        ("2026-03-01T09:00:00+01:00", [Key.up], "2026-03-01T09:01:00+01:00"),
        ("2026-03-01T09:00:00+01:00", [.pageDown], "2026-02-28T09:00:00+01:00"),
        ("2026-03-01T09:00:00Z", [.function(4), .right, .down, .enter], "2026-03-09T09:00:00Z"),
    ])
    func moments(_ row: (typed: String, keys: [Key], value: String)) throws {
        let walk = try SessionWalk(Self.item("dateTime"))
        walk.type(row.typed)
        for key in row.keys { walk.press(key) }
        #expect(walk.session.focus.stepKeys.map(\.text).contains("F4 calendar"))
        walk.press(.enter)
        #expect(walk.value("c") == .dateTime(try #require(DateTime(row.value))))
    }

    /// Keys and lines reach the same answer.
    @Test(arguments: [("24.12.2026", "de"), ("12/24/2026", "en-US"), ("2026-12-24", "ja")])
    func typedInTheNotationOfTheReader(_ row: (line: String, language: String)) throws {
        for way in [false, true] {
            let walk = try SessionWalk(Self.day, language: LanguageTag(row.language) ?? "en")
            if way { walk.type(row.line + "⏎") } else { walk.handle(.line(row.line)) }
            #expect(try walk.value("c") == Self.date("2026-12-24"))
        }
    }

    @Test func theRangeIsSaidAndASteppedBoundIsAHint() throws {
        let walk = try SessionWalk(Self.guests)
        #expect(walk.session.focus.hints.contains("from 1 to 5"))
        walk.type("5")
        walk.press(.up)
        #expect(walk.screen.contains("It ends at 5.") && !walk.isRefused)
        walk.press(.down)
        #expect(!walk.screen.contains("It ends at 5."), "the hint is gone with the next step")
        walk.press(.control("u"))
        walk.type("x")
        walk.press(.up)
        #expect(walk.screen.contains("cannot be stepped"))
        #expect(walk.screen.contains("❯ x█"), "what was typed stays")
    }

    /// A bound that is no value itself is not said to be one.
    @Test(arguments: [
        ("decimal", #""above":0,"below":10"#, "above 0, below 10"),
        ("decimal", #""min":0,"below":10"#, "from 0, below 10"),
        ("decimal", #""above":0"#, "above 0"), ("decimal", #""below":1.5"#, "below 1.5"),
        ("decimal", #""above":0,"max":10"#, "above 0, up to 10"),
        // These have a first and a last value.
        ("integer", #""above":0,"below":10"#, "from 1 to 9"),
        ("integer", #""above":2.5,"below":7.5"#, "from 3 to 7"),
        ("integer", #""above":-2.5,"below":-0.5"#, "from -2 to -1"),
        ("integer", #""min":2.5,"max":7.5"#, "from 3 to 7"),
        ("date", #""above":"2026-01-01""#, "from 2026-01-02"),
        ("time", #""above":"08:00","below":"17:00""#, "after 08:00, before 17:00"),
        ("time", #""min":"08:00","below":"17:00""#, "from 08:00, before 17:00"),
        ("localDateTime", #""above":"2026-01-01T08:00""#, "after 2026-01-01 08:00"),
    ])
    func exclusiveBounds(_ row: (type: String, range: String, said: String)) throws {
        let walk = try SessionWalk(
            #"{"type":"input","name":"c","title":"C","value":"\#(row.type)","#
                + #""validators":[{"range":{\#(row.range)}}]}"#)
        #expect(walk.session.focus.hints.last == DisplayText(row.said))
    }

    /// Steps lead to values, up to the last one inside of a bound that is none itself.
    @Test(arguments: [
        (
            #""decimal","validators":[{"range":{"above":0,"below":1}},{"multipleOf":0.25}]"#,
            Key.down, "0.25"
        ),
        (
            #""decimal","validators":[{"range":{"above":0,"below":1}},{"multipleOf":0.25}]"#, .up,
            "0.75"
        ),
        (#""decimal","validators":[{"range":{"above":0,"below":9}}]"#, .up, "8"),
        (#""integer","validators":[{"range":{"above":2.5,"below":7.5}}]"#, .down, "3"),
        (#""time","validators":[{"range":{"above":"09:00","below":"09:04"}}]"#, .down, "09:01"),
        (#""time","validators":[{"range":{"above":"09:00","below":"09:04"}}]"#, .up, "09:03"),
        (
            #""localDateTime","validators":[{"range":{"above":"2026-01-01T10:00","below":"2026-01-01T10:03"}}]"#,
            .up, "2026-01-01 10:02"
        ),
    ])
    func stepsEndInside(_ row: (field: String, key: Key, last: String)) throws {
        let walk = try SessionWalk(
            #"{"type":"input","name":"c","title":"C","value":\#(row.field)}"#)
        for _ in 0..<2_000 {
            let text = walk.session.question.editor.text
            walk.press(row.key)
            if walk.session.question.editor.text == text { break }
        }
        #expect(walk.session.question.editor.text == row.last)
        #expect(walk.screen.contains("\(row.last).") || row.field.contains("decimal"))
        walk.type("⏎")
        #expect(walk.place == .review, "\(walk.screen)")
    }

    /// Of several bounds, the narrowest says whether it is a value.
    @Test func theNarrowestBound() throws {
        let walk = try SessionWalk(
            #"{"type":"input","name":"c","title":"C","value":"decimal","#
                + #""validators":[{"range":{"above":0,"max":9}},{"range":{"min":2,"below":9}}]}"#)
        #expect(walk.session.focus.hints.last == "from 2, below 9")
    }

    /// The currency and the bounds of an amount, which is not stepped.
    @Test func theRangeOfAnAmountIsSaid() throws {
        let walk = try SessionWalk(
            #"{"type":"input","name":"c","title":"C","value":"decimal","formatter":{"currency":"USD"},"#
                + #""validators":[{"range":{"min":1,"max":5000}}]}"#)
        #expect(walk.session.focus.hints == ["$", "from 1 to 5000"])
    }

    @Test func theCalendarIsDrawnAroundTheDay() throws {
        for (columns, rows) in [(80, 24), (50, 14), (30, 12), (20, 6)] {
            let walk = try SessionWalk(Self.day, columns: columns, rows: rows)
            walk.type("2026-12-24")
            walk.press(.function(4))
            #expect(walk.screen.contains("[█24]"), "\(columns)x\(rows)\n\(walk.screen)")
            #expect(walk.frame.lines.count < rows)
        }
    }

    /// The arrows step, so going back has its own key, which is on the screen.
    @Test func backIsShiftTab() throws {
        let walk = try SessionWalk(
            Self.item("text").replacing("\"c\"", with: "\"a\"") + "," + Self.day)
        walk.type("x⏎")
        #expect(walk.session.focus.keys.contains { $0.text == "Shift-Tab back" })
        #expect(walk.session.focus.stepKeys.contains { $0.text == "↑↓ day" })
        walk.press(.up)
        #expect(walk.session.focus.path == FieldPath("c"))
        walk.press(.backTab)
        #expect(walk.session.focus.path == FieldPath("a"))
        walk.press(.tab)
        #expect(!walk.session.focus.prefill.isEmpty, "the stepped day is kept")
    }

    @Test func commandsAreTypedAsElsewhere() throws {
        let walk = try SessionWalk(Self.guests)
        walk.type("3:editor⏎")
        #expect(walk.isRefused, "a command stands alone")
        walk.press(.control("u"))
        walk.type(":editor⏎")
        #expect(walk.edited == nil && walk.screen.contains("is for texts"))
    }
}
