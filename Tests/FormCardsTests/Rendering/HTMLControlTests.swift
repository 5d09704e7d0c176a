import FormModel
import Testing

@testable import FormCards

/// The controls of fields, with their attributes.
@Suite struct HTMLControlTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let control: FieldNode.Control
        let change: @Sendable (inout FieldNode) -> Void
        /// The element that a person fills in, and the attributes besides its id and name.
        let expected: String

        init(
            _ name: String, _ control: FieldNode.Control, _ expected: String,
            _ change: @escaping @Sendable (inout FieldNode) -> Void = { _ in }
        ) {
            self.name = name
            self.control = control
            self.change = change
            self.expected = expected
        }

        var testDescription: String { name }
    }

    static let rows = [
        Row(
            "text", .line,
            "input type=text value=Ada maxlength=80 minlength=2 pattern=[A-Z].* placeholder=Ada"
        ) {
            $0.entered = ["Ada"]
            $0.placeholder = "Ada"
            $0.hints.minimumLength = 2
            $0.hints.maximumLength = 80
            $0.hints.pattern = "[A-Z].*"
        },
        Row("value longer than a browser counts", .line, "input type=text value=🙂🙂") {
            $0.entered = ["🙂🙂"]
            $0.hints.maximumLength = 2
        },
        Row("e-mail", .line, "input type=email inputmode=email autocomplete=email required") {
            $0.isRequired = true
            $0.hints.inputType = "email"
            $0.hints.inputMode = "email"
            $0.hints.autocomplete = "email"
        },
        Row("e-mail that browsers would encode", .line, "input type=text value=ada@exämple.org") {
            $0.entered = ["ada@exämple.org"]
            $0.hints.inputType = "email"
        },
        Row("unknown type", .line, "input type=text") { $0.hints.inputType = "image" },
        Row(
            "number", .number,
            "input type=number value=1.50 inputmode=decimal min=0 max=10 step=0.01"
        ) {
            $0.entered = ["1.50"]
            $0.hints.inputMode = "decimal"
            $0.hints.minimum = "0"
            $0.hints.maximum = "10"
            $0.hints.step = "0.01"
        },
        Row(
            "step that a browser counts from another number", .number,
            "input type=number min=1 step=any"
        ) {
            $0.hints.minimum = "1"
            $0.hints.step = "2"
        },
        Row("text for a number", .number, "input type=text value=1,5 inputmode=decimal") {
            $0.entered = ["1,5"]
            $0.hints.inputMode = "decimal"
        },
        Row("date", .date, "input type=date value=2026-01-31 min=2026-01-01") {
            $0.entered = ["2026-01-31"]
            $0.hints.minimum = "2026-01-01"
        },
        Row("text for a date", .date, "input type=text value=31.1.2026") {
            $0.entered = ["31.1.2026"]
        },
        Row("time", .time, "input type=time value=14:30") { $0.entered = ["14:30"] },
        Row("time with seconds", .time, "input type=time value=14:30:05 step=1") {
            $0.entered = ["14:30:05"]
        },
        Row(
            "date and time", .localDateTime,
            "input type=datetime-local value=2026-01-31T14:30:00 step=1"
        ) {
            $0.entered = ["2026-01-31T14:30:00"]
        },
        Row("moment", .moment, "input type=text value=2026-01-31T14:30:00+01:00") {
            $0.entered = ["2026-01-31T14:30:00+01:00"]
        },
        Row("duration", .duration, "input type=text value=PT1H30M") { $0.entered = ["PT1H30M"] },
        Row("duration in words", .duration, "input type=text value=5,hours") {
            $0.entered = ["PT5H"]
            $0.typed = "5 hours"
        },
        Row(
            "telephone number", .line, "input type=tel inputmode=tel dir=ltr"
        ) {
            $0.hints.inputType = "tel"
            $0.hints.inputMode = "tel"
            $0.hints.isLeftToRight = true
        },
        Row("slider", .number, "input type=range value=2 min=2 max=9 step=any") {
            $0.isRequired = true
            $0.appearance = .slider
            $0.hints.minimum = "2"
            $0.hints.maximum = "9"
        },
        Row("suggestions", .line, "input type=text list=a-list") {
            $0.hints.suggestions = ["Oslo", "Bergen"]
        },
        Row("rows", .lines, "textarea rows=8") { $0.appearance = .rows(8) },
        Row(
            "few options in a list", .one((1...2).map { .init(String($0)) }), "select"
        ) {
            $0.appearance = .select
        },
        Row("yes and no in a list", .yesNo(["true", "false"].map { .init($0) }), "select") {
            $0.appearance = .select
        },
        Row("several lines", .lines, "textarea rows=4 maxlength=200") {
            $0.entered = ["one\ntwo"]
            $0.hints.maximumLength = 200
        },
        Row("texts", .texts, "textarea rows=4") { $0.entered = ["one", "two"] },
        Row("line with line breaks", .line, "textarea rows=4") { $0.entered = ["one\ntwo"] },
        Row("disabled", .line, "input type=text value=x disabled") {
            $0.entered = ["x"]
            $0.isRequired = true
            $0.isEnabled = false
        },
        Row("issue", .line, "input type=text aria-invalid=true aria-describedby=a-issues") {
            $0.issues = [IssueNode("Wrong.")]
        },
        Row("warning", .line, "input type=text aria-describedby=a-help,a-issues,a-unit") {
            $0.help = TextMarkup(plain: "Help.")
            $0.issues = [IssueNode("Look.", severity: .warning)]
            $0.unit = "kg"
        },
        Row("units", .line, "input type=text aria-describedby=a-unit-before,a-unit") {
            $0.unitBefore = "£"
            $0.unit = "a day"
        },
        Row("secret", .line, "input type=password autocomplete=off placeholder=1234") {
            $0.isSecure = true
            $0.text = "••••"
            $0.entered = ["4711"]
            $0.placeholder = "1234"
        },
        Row(
            "many options", .one((1...8).map { .init(String($0), title: "T\($0)") }),
            "select required"
        ) {
            $0.isRequired = true
        },
        Row("computed", .number, "output") {
            $0.isComputed = true
            $0.text = "12"
        },
    ]

    @Test(arguments: rows)
    func control(_ row: Row) throws {
        let page = try HTMLElement.read(
            SampleDescription.card([SampleDescription.field("/a", "A", row.control, row.change)])
                .html())
        let element = try #require(page.element(id: "a"))
        var parts = [element.name]
        let order = [
            "type", "value", "rows", "inputmode", "autocomplete", "required", "disabled", "min",
            "max",
            "maxlength", "minlength", "pattern", "step", "placeholder", "aria-invalid",
            "aria-describedby", "list", "dir",
        ]
        var rest = element.attributes
        #expect(rest.removeValue(forKey: "id") == "a")
        #expect(rest.removeValue(forKey: "name") == (element.name == "output" ? nil : "a"))
        for name in order {
            guard let value = rest.removeValue(forKey: name) else { continue }
            let words = value.split(separator: " ").joined(separator: ",")
            parts.append(words.isEmpty ? name : "\(name)=\(words)")
        }
        #expect(rest == [:])
        // The order of attributes does not matter.
        #expect(parts.sorted() == row.expected.split(separator: " ").map(String.init).sorted())
        #expect(page.all("label").first?["for"] == "a")
    }

    private func page(_ control: FieldNode.Control, _ change: (inout FieldNode) -> Void = { _ in })
        throws
        -> HTMLElement
    {
        try HTMLElement.read(
            SampleDescription.card([SampleDescription.field("/a", "A", control, change)]).html())
    }

    @Test func radioButtons() throws {
        let page = try page(.one(SampleDescription.purposes)) {
            $0.isRequired = true
            $0.issues = [IssueNode("Choose.")]
            $0.entered = ["home"]
        }
        let group = try #require(page.first("fieldset"))
        #expect(group["role"] == "radiogroup")
        #expect(group["aria-invalid"] == "true" && group["aria-required"] == "true")
        #expect(group.first("legend")?.text.hasPrefix("A") == true)
        let inputs = group.all("input")
        #expect(inputs.map { $0["type"] } == ["radio", "radio", "radio"])
        #expect(inputs.map { $0["id"] } == ["a", "a-2", "a-3"])
        #expect(inputs.map { $0["checked"] != nil } == [true, false, false])
        #expect(inputs.map { $0["disabled"] != nil } == [false, false, true])
        #expect(page.element(id: "a-2-note")?.text == "New or used")
        #expect(page.element(id: "a-3-note")?.text == "Only in summer.")
        #expect(inputs[2]["aria-describedby"] == "a-3-note")
    }

    @Test func yesNoWithoutAnAnswerIsNotNo() throws {
        let options = ["true", "false"].map { FieldNode.Option($0, title: $0) }
        let entries = HTMLForm(element: try #require(try page(.yesNo(options)).first("form")))
            .entries()
        #expect(entries.map(\.name).contains("a"))
        #expect(entries.first { $0.name == "a" }?.value == "")
    }

    /// One box stands for yes; where the form asks for the box, no tick is no.
    @Test(arguments: [(true, ""), (false, "false")])
    func oneBox(_ row: (mustBeTicked: Bool, unticked: String)) throws {
        let options = ["true", "false"].map { FieldNode.Option($0, title: $0) }
        let page = try page(.yesNo(options)) {
            $0.mustBeTicked = row.mustBeTicked
            $0.appearance = row.mustBeTicked ? nil : .checkbox
        }
        let inputs = page.all("input").filter { $0["name"] == "a" }
        #expect(inputs.map { $0["type"] } == ["hidden", "checkbox"])
        #expect(inputs.map { $0["value"] } == [row.unticked, "true"])
    }

    @Test(arguments: [(FieldControl.radios, "fr-options"), (.segments, "fr-options fr-beside")])
    func manyOptionsAtOnce(_ row: (control: FieldControl, classes: String)) throws {
        let page = try page(.one((1...12).map { .init(String($0)) })) {
            $0.appearance = row.control
        }
        #expect(page.all("input").count { $0["type"] == "radio" } == 12)
        #expect(page.descendants.contains { $0["class"] == row.classes })
    }

    /// The order of the parts is that of the reader.
    @Test(arguments: [
        ("en-US", ["month", "day", "year"]), ("de", ["day", "month", "year"]),
        ("ja", ["year", "month", "day"]), ("en", ["year", "month", "day"]),
        ("ar", ["day", "month", "year"]),
    ])
    func datesInParts(_ row: (language: String, order: [String])) throws {
        let field = SampleDescription.field("/a", "Born", .date) {
            $0.appearance = .dateParts
            $0.isRequired = true
            $0.hints.autocomplete = "section-x bday"
            $0.entered = ["2026-05-03"]
            $0.issues = [IssueNode("Too late.")]
        }
        var card = SampleDescription.card([field])
        card.readerLanguage = LanguageTag(row.language)
        let page = try HTMLElement.read(card.html())
        let group = try #require(page.first("fieldset"))
        #expect(group.first("legend")?.text.hasPrefix("Born") == true)
        #expect(group["aria-describedby"] == "a-issues")
        let inputs = group.all("input")
        #expect(inputs.map { $0["name"] } == row.order.map { "form-\($0).a" })
        #expect(inputs.map { $0["id"] } == ["a"] + row.order.dropFirst().map { "a-\($0)" })
        #expect(group.all("label").map { $0["for"] } == inputs.map { $0["id"] })
        #expect(
            Set(inputs.map { $0["value"] }) == ["2026", "5", "3"]
                && inputs.allSatisfy { $0["aria-invalid"] == "true" && $0["required"] != nil })
        #expect(
            inputs.map { $0["autocomplete"] } == row.order.map { "section-x bday-\($0)" })
        #expect(Set(inputs.map { $0["type"] }) == ["text"])
        // A year of two digits is refused, which is said before.
        #expect(
            inputs.map { $0["aria-describedby"] }
                == row.order.map { $0 == "year" ? "a-digits" : nil })
        #expect(page.descendants.contains { $0["id"] == "a-digits" && $0.name == "p" })
    }

    /// Parts that are no date stay as they were typed; a text without parts has one input.
    @Test(arguments: [
        ("2026-02-31", ["2026", "02", "31"]), ("2026--03", ["2026", nil, "03"]),
        ("", [nil, nil, nil]),
        ("12345-1-1", ["12345", "1", "1"]), ("tomorrow", ["tomorrow"]),
    ])
    func refusedParts(_ row: (text: String, values: [String?])) throws {
        let page = try page(.date) {
            $0.appearance = .dateParts
            $0.entered = row.text.isEmpty ? [] : [row.text]
        }
        let inputs = page.all("input").filter { $0["type"] != "hidden" }
        #expect(inputs.map { $0["value"] } == row.values)
        #expect(
            inputs.allSatisfy {
                ($0["value"] ?? "").utf16.count <= Int($0["maxlength"] ?? "99") ?? 0
            })
    }

    @Test func boxes() throws {
        let page = try page(.many(SampleDescription.purposes)) {
            $0.isRequired = true
            $0.entered = ["home", "ship"]
            $0.issues = [IssueNode("Wrong.")]
        }
        let inputs = page.all("input").filter { $0["type"] == "checkbox" }
        #expect(inputs.map { $0["value"] } == ["home", "car", "boat", "ship"])
        #expect(inputs.allSatisfy { $0["aria-invalid"] == "true" && $0["required"] == nil })
        #expect(page.first("legend")?.text == "A\u{A0}* (required)")
        // An entered value that is no option is sent again, so that it is reported again.
        #expect(inputs.map { $0["checked"] != nil } == [true, false, false, true])
    }

    /// A browser does not send a disabled option, so that a chosen one must not be disabled.
    @Test(arguments: [3, 8])
    func chosenOptionsAreSent(_ count: Int) throws {
        let options = (1...count).map {
            FieldNode.Option(
                String($0), title: "T", isSelected: $0 == 2, isEnabled: false, reason: "Gone.")
        }
        let form = try #require(
            try page(.one(options)) { $0.entered = ["2"] }.first("form"))
        #expect(HTMLForm(element: form).entries().last?.value == "2")
    }

    @Test func directionOfAddresses() throws {
        let fields = [
            SampleDescription.field("/a", "A") { $0.hints.inputType = "email" },
            SampleDescription.field("/b", "B"), SampleDescription.field("/c", "C", .number),
        ]
        var options = HTMLOptions(isStandalone: true)
        options.language = "ar"
        let page = try HTMLElement.read(SampleDescription.card(fields).html(options))
        #expect(page.first("html")?["dir"] == "rtl")
        #expect(page.all("input").suffix(3).map { $0["dir"] } == ["ltr", "auto", "ltr"])
    }

    @Test(arguments: [
        ("de", "ltr"), ("ar-EG", "rtl"), ("fa", "rtl"), ("he", "rtl"), ("az-Arab", "rtl"),
        ("ks-Deva", "ltr"), ("en-Hebr-US", "rtl"),
    ])
    func directionOfLanguages(_ row: (tag: String, direction: String)) throws {
        let tag = try #require(LanguageTag(row.tag))
        #expect(WritingDirection(of: tag).rawValue == row.direction)
    }
}
