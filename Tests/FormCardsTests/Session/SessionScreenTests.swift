import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards

/// Whole screens of a session, compared with files in `Golden/`.
@Suite struct SessionScreenTests {
    private static let items = """
        {"type":"input","name":"name","title":"Your name","validators":["required"]},
        {"type":"input","name":"mail","title":"E-mail","help":"We send the confirmation there.",
         "validators":["required","email"]},
        {"type":"input","name":"room","title":"Room","value":"choice","validators":["required"],
         "choices":[{"value":"s","title":"Single","description":"89 € a night"},
                    {"value":"d","title":"Double 👩‍👩‍👧","description":"129 € a night"},
                    {"value":"v","title":"غرفة مع إطلالة","description":"149 € a night"}]},
        {"type":"input","name":"note","title":"備考","value":"multiline"}
        """

    private static let screens = [(20, 5), (20, 24), (40, 24), (80, 24), (200, 50)]

    /// The screen after each group of keys.
    private static let steps = [
        "", "Ada Love\u{301}lace 日本語⏎", "ada@⏎", "example.com⏎", "dou", "⏎", "one⏎two",
    ]

    @Test(arguments: ScreenLayout.Style.allCases)
    func screens(_ style: ScreenLayout.Style) throws {
        var shown = ""
        for (columns, rows) in Self.screens {
            let walk = try SessionWalk(Self.items, columns: columns, rows: rows, style: style)
            for step in Self.steps {
                walk.type(step)
                shown += "# \(columns)x\(rows) \(step)\n" + walk.screen
                check(walk)
            }
            walk.press(.press(.enter, .alt))
            shown += "# \(columns)x\(rows) review\n" + walk.screen
            check(walk)
            let renderer = TextRenderer(screen: walk.layout)
            let record = walk.record.flatMap { renderer.lines(of: $0, .english) }
            shown +=
                "# \(columns)x\(rows) record\n"
                + record.map { $0.text + "\n" }.joined()
        }
        try expectGolden(shown, "session-\(style.rawValue)")
    }

    /// On a low screen, what is wrong is seen before the title, and before the entries of the review.
    @Test func lowScreens() throws {
        let title = "The day on which you were born in this world"
        let walk = try SessionWalk(
            """
            {"type":"input","name":"d","title":"\(title)","value":"date","validators":["required"]},
            {"type":"input","name":"t","title":"Slides or recording of an earlier talk"}
            """, columns: 20, rows: 5, style: .lines)
        walk.type("2026-1-40⏎")
        #expect(walk.screen.hasPrefix("❯ 2026-1-40█"), "\(walk.screen)")
        #expect(walk.screen.contains("✗ Error: The day"))
        check(walk)
        walk.press(.control("u"))
        walk.type(":review⏎")
        #expect(walk.screen.contains("✗"), "\(walk.screen)")
        check(walk)
        walk.press(.up)
        check(walk)
    }

    /// What a person needs before the answer is refused, and how answers are shown afterwards.
    @Test func wordsBeforeTheErrorAndGroupsOfDigits() throws {
        let title = "Slides or a recording of an earlier talk that you gave at another conference"
        let walk = try SessionWalk(
            """
            {"type":"input","name":"d","title":"Day","value":"date",
             "validators":[{"range":{"min":"2027-05-12","max":"2027-05-14"}}]},
            {"type":"input","name":"n","title":"\(title)","placeholder":"https://example.com"},
            {"type":"input","name":"a","title":"Account","validators":["iban"]}
            """)
        #expect(walk.screen.contains("such as 2027-05-12 · from 2027-05-12"), "\(walk.screen)")
        walk.type("⏎")
        #expect(walk.screen.contains("ttps://example.com"), "\(walk.screen)")
        #expect(!walk.screen.contains("such as"), "\(walk.screen)")
        walk.type("x")
        #expect(walk.screen.contains("such as https://example.com"), "\(walk.screen)")
        walk.type("⏎")
        #expect(walk.screen.contains("earlier talk that you"))
        #expect(walk.screen.contains("conference  x"), "\(walk.screen)")
        walk.type("DE89370400440532013000⏎")
        #expect(walk.screen.contains("DE89 3704 0044 0532 0130 00"), "\(walk.screen)")
        let renderer = TextRenderer(screen: walk.layout)
        let record = walk.record.flatMap { renderer.lines(of: $0, .english) }.map(\.text)
        #expect(record.contains { $0.contains("DE89 3704 0044 0532 0130 00") })
        #expect(!record.contains { $0.contains("…") })
    }

    /// The example of a moment is inside the bounds, and as it is where it is inside them itself.
    @Test func exampleOfAMoment() throws {
        for (bounds, example) in [
            (#""min":"2027-05-12T10:00:00Z""#, "2027-05-12T10:00:00Z"),
            (#""max":"2025-05-12T10:00:00Z""#, "2025-05-12T10:00:00Z"),
            (#""min":"2025-05-12T10:00:00Z""#, "2026-01-31 14:30"),
        ] {
            let walk = try SessionWalk(
                """
                {"type":"input","name":"m","title":"M","value":"dateTime",
                 "validators":[{"range":{\(bounds)}}]}
                """)
            #expect(walk.screen.contains("such as \(example)"), "\(walk.screen)")
        }
    }

    /// A rule that wants all or none of some fields says so where the missing answer is asked, and asks it again.
    @Test func allOrNone() throws {
        let walk = try SessionWalk(
            form: """
                {"formrun":1,"id":"f","title":"T","rules":[{"allOrNone":["a","b"]}],"items":[
                 {"type":"input","name":"a","title":"Insurer"},
                 {"type":"input","name":"b","title":"Member number"},
                 {"type":"input","name":"c","title":"C"}]}
                """)
        let sentence = "Fill in all of these, or none: Insurer, Member number."
        walk.type("X⏎")
        #expect(walk.session.focus.path == FieldPath("b"))
        #expect(!walk.screen.contains(sentence), "before a key")
        walk.type("⏎")
        #expect(walk.session.focus.path == FieldPath("b"))
        #expect(walk.screen.contains(sentence))
        walk.type(":skip⏎⏎")
        #expect(walk.place == .review)
        walk.type("⏎")
        #expect(walk.session.focus.path == FieldPath("b"))
        #expect(walk.screen.contains(sentence), "\(walk.screen)")
        walk.type("n1⏎⏎")
        #expect(walk.isSubmitted)
    }

    /// The line in hand is bold, and has the ground of the theme where that of the terminal is known.
    @Test func theLineInHandHasWeight() throws {
        let walk = try SessionWalk(Self.items)
        walk.type("Ada")
        for (ground, isFilled) in [(Theme.Ground.either, false), (.dark, true), (.light, true)] {
            let renderer = TextRenderer(screen: walk.layout, theme: .standard, ground: ground)
            let line = renderer.frame(of: walk.session.view).lines.first {
                $0.text.contains("❯ Ada")
            }
            let runs = line?.runs.filter { $0.style == .entry } ?? []
            #expect(runs.map(\.text.width).reduce(0, +) == (isFilled ? 73 : 3))
            let paint = Theme.standard.paint(.entry, on: ground)
            #expect(paint.isBold)
            #expect((paint.background != nil) == isFilled)
            if let fill = paint.background {
                #expect(paint.foreground.map { $0.contrast(to: fill) } ?? 0 >= 4.5)
            }
        }
    }

    /// The titles of a review wrap, and those of the entries around the marked one are seen.
    @Test func longTitlesInAReview() throws {
        let items = (1...9).map {
            #"{"type":"input","name":"f\#($0)","title":"Slides or recording of an earlier talk, number \#($0)"}"#
        }
        for (columns, rows) in [(20, 5), (20, 9), (40, 12), (60, 12), (80, 24), (200, 50)] {
            let walk = try SessionWalk(
                items.joined(separator: ","), columns: columns, rows: rows)
            walk.type(":review⏎")
            check(walk)
            for number in [9, 8, 7, 6, 5, 4, 3, 2, 1] {
                walk.press(.up)
                check(walk)
                guard rows > 5 else { continue }
                let seen = walk.screen.split(separator: "\n").joined().filter {
                    $0 != " " && $0 != "│"
                }
                #expect(seen.contains("talk,number\(number)"), "\(columns) \(walk.screen)")
            }
        }
    }

    /// No row uses the last column, the region fits the screen, and the caret is in it.
    private func check(_ walk: SessionWalk) {
        let frame = walk.frame
        #expect(frame.lines.count < walk.layout.rows)
        for line in frame.lines { #expect(line.width < walk.layout.columns, "\(line.text)") }
        #expect(frame.lines.indices.contains(frame.caretRow))
        #expect((0..<walk.layout.columns).contains(frame.caretColumn))
    }

    /// Everyday runs try each width in each style, with one of the heights.
    @Test func everySizeFits() throws {
        // Narrow screens, and both sides of each width at which the style changes.
        let widths = Array(4...12) + [15, 19, 20, 21, 23, 24, 25, 30, 40, 49, 50, 51, 80, 90]
        let heights = [3, 5, 8, 14, 30]
        for (place, columns) in widths.enumerated() {
            for (turn, rows) in heights.enumerated() {
                for (number, style) in ScreenLayout.Style.allCases.enumerated()
                where Laws.tries(place + turn + number, of: heights.count) {
                    let walk = try SessionWalk(
                        Self.items, columns: columns, rows: rows, style: style)
                    for step in Self.steps {
                        walk.type(step)
                        check(walk)
                    }
                }
            }
        }
    }

    /// What is said in plain lines, for screen readers.
    @Test(arguments: ["en", "de"] as [LanguageTag])
    func transcript(_ language: LanguageTag) throws {
        let walk = try SessionWalk(Self.items, language: language)
        let transcript = AccessibleRenderer()
        var said: [String] = []
        var count = 0
        for line in ["Ada", "ada@", "ada@example.com", "2", "", "y"] {
            let view = walk.session.view
            said += walk.record[count...].flatMap { transcript.lines(of: $0, view.words) }
            count = walk.record.count
            said += walk.isRefused ? transcript.refusal(view) : transcript.lines(of: view)
            said.append("> " + line)
            walk.handle(.line(line))
        }
        #expect(walk.isSubmitted)
        for line in said {
            #expect(!line.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\r" || $0 == "\n" })
        }
        try expectGolden(said.map { $0 + "\n" }.joined(), "session-transcript-\(language)")
    }
}
