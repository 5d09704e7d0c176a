import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards
import formrun

/// One typed line has the same verdict and value on the card, in lines, with `--accessible`, in a pipe and with `--set`.
///
/// The differences that the documentation of the command names are left out: commands, tabs and line ends, and a part of
/// a name of a choice. Days from today are read only from keys, because the person sees the date before Enter.
@Suite struct TypedLinesLawTests {
    /// Texts that are right for some types, wrong for others, and odd for most.
    static let lines = [
        "5", "12", "1,000", "1,2345", "12345,678", "1.234,50", "12.345", "12.5.3", "1e3", "(5)",
        "-5", "+5", "€50",
        "$1,234.50", "5 USD", "10%", "1k", "abc", "call me", "2026-01-31", "2026-1-40", "9:30",
        "25:00", "1h30m",
        "2026-01-31 14:30", "2026-01-31T14:30Z", "yes", "no", "red", "Red", "re", "Light gray",
        "red, green", "1 3", "1-2",
        "a b", "12-34", "123-45-6789", "536904399", "12-3456789", "90210", "90210-1234",
        "902101234567", "2125550123",
        "(212) 555-0123", "(2125550123", "+44 20 7946 0958", "AB-1234", "ab1234", "abc1234",
        "DE89 3704 0044 0532 0130 00",
        "DE89370400440532013000!", "4111 1111 1111 1111", "x\u{301}", "ada@example.com", "１２",
        "1234567890123456789012345678901234567890", "1e999", "99999999999999999999",
    ]

    /// The dates of days from 31 January 2026.
    private static let daysFromToday = ["-5": "2026-01-26", "+5": "2026-02-05"]

    static let items = [
        #""formatter":{"currency":"USD"}"#, #""formatter":{"currency":"JPY"}"#,
        #""value":"decimal","formatter":{"currency":{"code":"EUR","maxLength":6}}"#,
        #""formatter":"phone""#,
        #""formatter":{"phone":{"country":"GB"}}"#, #""formatter":"ssn""#,
        #""formatter":"zipcode""#,
        #""formatter":{"mask":"AA-9999"}"#, #""formatter":{"mask":"99%"}"#,
        #""formatter":{"mask":"+1 999"}"#,
        #""validators":["iban"]"#, #""validators":["creditCard"]"#, #""validators":["ssn"]"#,
        #""validators":["zipcode"]"#,
        #""validators":["ein"]"#, #""validators":["itin"]"#, #""validators":["phone"]"#,
        #""validators":["email"]"#,
        #""validators":[{"length":{"max":4}}]"#, #""validators":["required"]"#,
        #""value":"integer""#, #""value":"decimal""#, #""value":"boolean""#, #""value":"date""#,
        #""value":"time""#,
        #""value":"dateTime""#, #""value":"localDateTime""#, #""value":"duration""#,
        #""value":"multiline""#,
        #""value":"texts""#,
        #""value":"choice","choices":["red","green",{"value":"lg","title":"Light gray"},"reddish"]"#,
        #""value":"choice","choices":["5","12","25"]"#,
        #""value":"choices","choices":["red","green",{"value":"lg","title":"Light gray"}]"#,
    ]

    private static func form(_ item: String) -> String {
        #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"y","title":"Y",\#(item)}]}"#
    }

    /// The lines that are tried for an item: all, or in everyday runs an eighth of them, which is another one for each item
    /// and locale.
    private static func tried(_ item: String, _ locale: LanguageTag) -> [String] {
        guard !Laws.areMany else { return lines }
        let first = (items.firstIndex(of: item) ?? 0) + (locale == "en" ? 0 : 4)
        return lines.indices.filter { ($0 + first) % 8 == 0 }.map { lines[$0] }
    }

    /// What a person at the terminal gets: the value, or `nil` if the question is asked again.
    private static func asked(
        _ form: Form, _ moment: DateTime, _ locale: LanguageTag, _ style: ScreenLayout.Style,
        _ events: [SessionEvent]
    ) -> FieldValue? {
        let source = FormDataSource(
            form: form, clock: .fixed(moment), locale: ReaderLocale(locale))
        let session = FormSession(source, catalog: MessageCatalog(for: locale))
        session.resize(ScreenLayout(columns: 80, rows: 24, style: style))
        _ = session.start()
        for event in events { _ = session.handle(event) }
        // The person confirms the reading of a text that has two.
        if session.focus.messages.contains(where: { $0.kind == .reading }),
            case .key? = events.last
        {
            _ = session.handle(.key(.enter))
        } else if session.focus.messages.contains(where: { $0.kind == .reading }) {
            _ = session.handle(.line(session.focus.prefill))
        }
        return session.place == .review ? source.value(of: "y") : nil
    }

    private static func given(_ console: RecordingConsole, _ form: Form) -> FieldValue? {
        guard let text = console.outputText.isEmpty ? nil : console.outputText else { return nil }
        return FormValidator(form).validate(.json(Array(text.utf8)))["y"]
    }

    private static func codes(_ console: RecordingConsole) -> [String?] {
        console.said.map { $0.split(separator: " ").last.map(String.init) }
            .filter { $0?.hasSuffix("]") == true }
    }

    /// A number beyond the limits has the same issue in a file, in a setting and in a post, in the notation of the reader too.
    @Test(arguments: [
        ("integer", "1234567890123456789012345678901234567890", "[tooManyDigits]"),
        ("decimal", "1234567890123456789012345678901234567890", "[tooManyDigits]"),
        ("decimal", " 1234567890123456789012345678901234567890 kg", "[tooManyDigits]"),
        ("decimal", "1234567890123456789012345678901234567890,5", "[tooManyDigits]"),
        ("decimal", "1e999", "[tooManyDigits]"), ("integer", "-1e401", "[tooManyDigits]"),
        ("integer", "99999999999999999999", "[tooLarge]"),
        ("decimal", "12345678901234567890123456789012345678901x", "[wrongType]"),
    ])
    func numbersBeyondTheLimits(_ row: (type: String, line: String, code: String)) {
        let text = Self.form(#""value":"\#(row.type)","unit":"kg""#)
        let set = TestForms.console(text)
        _ = set.run(
            "run", "form.json", "--no-input", "--locale", "de", "--set", "y=\(row.line)")
        #expect(Self.codes(set) == [row.code])
        let post = TestForms.console(text)
        post.files["post"] = Array("form-locale=de&y=\(row.line)".utf8)
        _ = post.run("validate", "form.json", "post", "--input", "urlencoded")
        #expect(post.outputText.split(separator: " ").last.map(String.init) == row.code + "\n")
        guard Double(row.line) != nil else { return }
        let file = TestForms.console(text)
        file.files["a.json"] = Array(#"{"y":\#(row.line)}"#.utf8)
        _ = file.run("run", "form.json", "--no-input", "--answers", "a.json")
        #expect(Self.codes(file) == [row.code])
    }

    @Test(arguments: items, ["en", "de"] as [LanguageTag])
    func everyWayIsTheSame(_ item: String, _ locale: LanguageTag) throws {
        let text = Self.form(item)
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let now = "2026-01-31T09:00:00Z"
        let moment = try #require(DateTime(now))
        // A search in a list reads letters and digits of other keyboards.
        let isSearched = item.contains("choices")
        for (number, line) in Self.tried(item, locale).enumerated()
        where Laws.tries(number, of: 4) && (!isSearched || line != "１２") {
            let set = TestForms.console(text)
            _ = set.run(
                "run", "form.json", "--no-input", "--now", now, "--locale", locale.text, "--set",
                "y=\(line)")
            let wanted = Self.given(set, form)
            let days = item == #""value":"date""# ? Self.daysFromToday[line] : nil
            let date = days.flatMap { CalendarDate($0) }.map { FieldValue.date($0) }
            let pipe = TestForms.console(text)
            pipe.input = Array("\(line)\n".utf8)
            _ = pipe.run("run", "form.json", "--now", now, "--locale", locale.text)
            #expect(Self.given(pipe, form) == date ?? wanted, "\(line) in a pipe")
            #expect(Self.codes(pipe) == (date == nil ? Self.codes(set) : []), "\(line) in a pipe")
            let keys =
                line.map { SessionEvent.key(.text(String($0))) } + [.key(.press(.enter, .alt))]
            for style in [ScreenLayout.Style.card, .lines] {
                #expect(
                    Self.asked(form, moment, locale, style, keys) == date ?? wanted,
                    "\(line) as keys, \(style)")
            }
            #expect(
                Self.asked(form, moment, locale, .lines, [.line(line)]) == date ?? wanted,
                "\(line) as a line")
        }
    }
}
