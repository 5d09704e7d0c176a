import FormCards
import FormModel
import FormValidation
import Foundation
import TestSupport
import Testing

/// A page that is drawn again after its post was refused says why.
@Suite struct RefusedPostTests {
    private static let samples = SampleForm.all
        .filter { (try? $0.form().remoteChoices.isEmpty) == true }

    /// The page that a server shows after a post: its cards, and all texts that a person reads.
    private func page(after post: CardPost, _ validator: FormValidator, _ form: Form) throws -> (
        report: ValidationReport, cards: [CardDescription], texts: String
    ) {
        let report = validator.validate(post.answers)
        let source = FormDataSource(form: form, clock: SampleForm.clock)
        post.fill(source)
        source.show(report)
        let cards = DescriptionBuilder().descriptions(of: source)
        let texts = try cards.map {
            HTMLPageTests.said(try HTMLElement.read($0.html())).joined(separator: "\n")
        }
        return (report, cards, texts.joined(separator: "\n"))
    }

    private func expectReasons(_ body: [UInt8], _ validator: FormValidator, _ form: Form) throws
        -> Bool
    {
        try expectReasons(CardPost(urlEncoded: body), validator, form, body)
    }

    private func expectReasons(
        _ post: CardPost, _ validator: FormValidator, _ form: Form, _ body: [UInt8]
    ) throws -> Bool {
        let (report, cards, texts) = try page(after: post, validator, form)
        let catalog = MessageCatalog(for: nil, of: form)
        for issue in report.issues where issue.code != .ended {
            // A page shows no control character of a name.
            let scalars = catalog.message(for: issue, in: form).unicodeScalars.map {
                $0.properties.generalCategory == .control ? "\u{FFFD}" : $0
            }
            let message = String(String.UnicodeScalarView(scalars))
            #expect(
                texts.contains(message),
                "\(issue.path) \(issue.code): \(String(decoding: body, as: UTF8.self))")
        }
        if report.issues.isEmpty {
            #expect(
                cards.allSatisfy { $0.issues.isEmpty }, "\(String(decoding: body, as: UTF8.self))")
        }
        return report.isValid
    }

    /// Rows that no page shows cost little: of too many, one more than there may be is kept.
    @Test func manyMoreRowsThanThereMayBe() throws {
        let form = try Self.form()
        let names = (0..<2_000).map { "rows.\($0).who=W\($0)" }.joined(separator: "&")
        let post = CardPost(urlEncoded: Array("name=Ada&\(names)".utf8))
        let source = FormDataSource(form: form)
        post.fill(source)
        let kept = source.value(of: "rows").rowList.map { $0["who"] }
        #expect(kept == (0..<4).map { .text("W\($0)") })
        #expect(source.issues.map(\.code).contains(.tooMany))
        #expect(!(try expectReasons(post, FormValidator(form), form, [])))
    }

    private static func form() throws -> Form {
        try Form(
            id: "b", title: "B",
            items: [
                .input("name", title: "Name", validators: [.required]),
                .input("age", title: "Age", value: .integer),
                .input("free", title: "Free", value: .boolean),
                .input("seats", title: "Seats", value: .integer, visibleWhen: "free"),
                .input(
                    "plan", title: "Plan", value: .choice, choices: ["a", "b"], enabledWhen: "free"),
                .input("fee", title: "Fee", value: .integer, computed: "age * 2"),
                .group(
                    "rows", title: "Rows", max: 3,
                    items: [
                        .input("who", title: "Who", validators: [.required]),
                        .input("why", title: "Why", visibleWhen: "who == 'x'"),
                    ]),
                .button("send", title: "Send", action: .submit),
            ])
    }

    /// Each part of a date that was refused is shown again as it was sent, with the reason.
    @Test(
        arguments: ["d", "r.0.d"],
        [
            ["2026", "Feb", "31"], ["2026-", "12", "31"], ["-1", "12", "31"], ["26", "12", "31"],
            ["2026-12-31", "x", "y"], ["2026", "5-1", "1-"],
        ])
    func partsOfDates(_ name: String, _ sent: [String]) throws {
        let date = FormItem.input("d", title: "D", value: .date, control: .dateParts)
        let form = try Form(
            id: "f", title: "F", items: [date, .group("r", title: "R", items: [date])])
        let body = zip(["year", "month", "day"], sent).map { "form-\($0).\(name)=\($1)" }
            .joined(separator: "&")
        let post = CardPost(urlEncoded: Array(body.utf8))
        let (report, cards, _) = try page(after: post, FormValidator(form), form)
        #expect(report.issues.map(\.code) == [.wrongType])
        let page = try HTMLElement.read(try #require(cards.first).html())
        let values = page.all("input").filter { $0["name"]?.hasSuffix(".\(name)") == true }
            .compactMap { $0["value"] }
        #expect(values == sent)
        #expect(page.descendants.contains { $0["id"] == "\(name)-issues" })
    }

    /// What only the validator of a submission refuses, since no control of the page makes it.
    @Test(
        arguments: [
            "", "nmae=x", "age=4&age=5", "name=%FF%FE", "send=1", "fee=7", "seats=3", "plan=b",
            "plan=c", "age=many", "rows.0.who=x&rows.0.who=y", "rows=zz", "rows.0.why=z",
            "rows.7.who=x", "rows.0.what=1", "name.0=x", "name[x]=1", "rows.0=1", "free=perhaps",
            "rows[0][who][a][b][c][d][e][f][g][h]=1", String(repeating: "a=&", count: 12_000),
            "rows.0.who=a&rows.1.who=b&rows.2.who=c&rows.3.who=d&rows.4.who=e",
            "%1b%5b31m=x", "name=a%00b", "%3Cb%3E=1",
        ])
    func said(_ added: String) throws {
        let form = try Self.form()
        let validator = FormValidator(form)
        for known in ["", "name=Ada&", "form-page=card1&name=Ada&free=true&"] {
            _ = try expectReasons(Array("\(known)\(added)".utf8), validator, form)
        }
    }

    /// A value for a hidden page, whose card is not drawn.
    @Test func ofAHiddenPage() throws {
        let form = try Form(
            id: "b", title: "B",
            pages: [
                Page(items: [.input("more", title: "More", value: .boolean)]),
                Page(
                    visibleWhen: "more", items: [.input("seats", title: "Seats", value: .integer)]),
            ])
        let isValid = try expectReasons(Array("seats=3".utf8), FormValidator(form), form)
        #expect(!isValid)
    }

    @Test(arguments: samples)
    func changedPosts(_ sample: SampleForm) throws {
        let form = try sample.form()
        let validator = FormValidator(form, clock: SampleForm.clock)
        let given = validator.validate(.json(try sample.submission(".valid.json")))
        let source = FormDataSource(form: form, clock: SampleForm.clock)
        for (name, value) in given.values where source.isEnabled(name) {
            try source.updateValue(of: name, to: value, userInitiated: true)
        }
        var numbers = SeededNumbers(seed: 27)
        try expectReasons(ofChanged: source, [:], rounds: 4, validator, &numbers)
    }

    /// Forms of several pages, with answers at random.
    @Test func generatedForms() throws {
        var numbers = SeededNumbers(seed: 28)
        for _ in Laws.rounds(20) {
            let form = try PagedForm.make(&numbers)
            let source = FormDataSource(form: form, clock: SampleForm.clock)
            var secrets: [String: String] = [:]
            for item in form.items {
                try HTMLRoundTripTests.answer(item, at: FieldPath(), source, &numbers, &secrets)
            }
            let validator = FormValidator(form, clock: SampleForm.clock)
            try expectReasons(ofChanged: source, secrets, rounds: 4, validator, &numbers)
        }
    }

    /// Changes what the pages of a data source post, in each type of body.
    private func expectReasons(
        ofChanged source: FormDataSource, _ secrets: [String: String], rounds: Int,
        _ validator: FormValidator, _ numbers: inout SeededNumbers
    ) throws {
        var entries: PostBody.Entries = []
        for description in DescriptionBuilder().descriptions(of: source) {
            let page = try HTMLElement.read(description.html())
            entries += HTMLForm(element: try #require(page.first("form")))
                .entries(secrets: secrets)
        }
        for _ in Laws.rounds(rounds, share: 4) {
            var changed = entries
            for _ in 0...numbers.below(3) { Self.change(&changed, &numbers) }
            _ = try expectReasons(HTMLForm.body(changed), validator, source.form)
            for (body, type) in [PostBody.multipart(changed), PostBody.adaptive(changed)] {
                let post = try CardPost(body, contentType: type)
                _ = try expectReasons(post, validator, source.form, body)
            }
        }
    }

    private static let texts = [
        "", "x", "-1", "1e400", "2026-02-30", "\u{1B}[31m", "a\u{0}", "true",
        "99999999999999999999",
        String(repeating: "long ", count: 400),
    ]

    /// Makes one change such as a broken browser, a script or an attacker makes.
    private static func change(
        _ entries: inout [(name: String, value: String)], _ numbers: inout SeededNumbers
    ) {
        let text = texts[numbers.below(texts.count)]
        guard !entries.isEmpty else { return entries.append(("name", text)) }
        let index = numbers.below(entries.count)
        switch numbers.below(7) {
        case 0: entries.remove(at: index)
        case 1: entries.append((entries[index].name, text))
        case 2: entries.append((entries[index].name + "x", text))
        case 3: entries.append((entries[index].name + ".0.y", text))
        case 4: entries.removeAll { $0.name == "form-page" }
        case 5: entries.swapAt(index, numbers.below(entries.count))
        default: entries[index].value = text
        }
    }
}
