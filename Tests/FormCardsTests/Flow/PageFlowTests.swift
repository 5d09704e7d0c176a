import FormCards
import FormModel
import FormValidation
import Foundation
import Synchronization
import TestSupport
import Testing

/// What comes after the post of a page.
@Suite struct PageFlowTests {
    static func form(_ locale: LanguageTag? = nil) throws -> Form {
        try Form(
            id: "signUp", title: ["en": "Sign up", "de": "Anmelden"], locale: locale,
            endings: [FormEnding("thanks", text: "Thank you, {user}.")],
            pages: [
                Page(items: [
                    .input("user", title: "User", validators: [.required, .remote("free")]),
                    .secureInput("pin", title: "PIN", validators: [.required]),
                    .input("team", title: "Team", value: .boolean),
                ]),
                Page(
                    visibleWhen: "team",
                    items: [
                        .input(
                            "seats", title: "Seats", value: .integer,
                            validators: [.required, .range(min: 2)]),
                        .group(
                            "members", title: "Members", max: 2,
                            items: [.input("name", title: "Name", validators: [.required])]),
                    ]),
                Page(items: [
                    .input(
                        "budget", title: "Budget", value: .decimal, validators: [.range(min: 0.25)]),
                    .input("double", title: "Double", value: .decimal, computed: "seats * 2"),
                ]),
            ])
    }

    private static func checks(_ asked: Log, taken: @escaping @Sendable () -> Bool = { false })
        -> RemoteChecks
    {
        var checks = RemoteChecks()
        checks.add("free") { value in
            asked.add("\(value)")
            return taken() ? .refused(message: "It is taken.") : .accepted
        }
        return checks
    }

    final class Log: Sendable {
        private let list = Mutex<[String]>([])
        var entries: [String] { list.withLock { $0 } }
        func add(_ entry: String) { list.withLock { $0.append(entry) } }
    }

    private func walk(
        _ asked: Log = Log(), secrets: FormState.Secrets = .kept, accept: String? = nil
    ) throws -> PageWalk {
        try PageWalk(
            PageFlow(Self.form(), checks: Self.checks(asked)), secrets: secrets, accept: accept)
    }

    private static func next(_ outcome: PageFlow.Outcome) -> Int? {
        if case .next(let page, _) = outcome { page } else { nil }
    }

    private static func shown(_ outcome: PageFlow.Outcome) -> (
        cards: [CardDescription], status: Int
    )? {
        if case .show(let cards, let status) = outcome { (cards, status) } else { nil }
    }

    private static func report(_ outcome: PageFlow.Outcome) -> ValidationReport? {
        if case .done(let report) = outcome { report } else { nil }
    }

    private static let first: PostBody.Entries = [
        ("form-page", "card1"), ("user", "Ada"), ("pin", "CANARY"), ("team", "true"),
    ]

    @Test func wholeForm() async throws {
        let asked = Log()
        var walk = try walk(asked)
        let page = try await walk.form()
        #expect(
            HTMLForm(element: page).entries().map(\.name) == [
                "form-page", "form-locale", "user", "pin", "team",
            ])
        let outcome = try await walk.goOn(Self.first)
        #expect(Self.next(outcome) == 1)
        #expect(asked.entries == ["text(\"Ada\")"])
        // Rows are added and removed without a script, and *Update* draws the page again.
        let seats: PostBody.Entries = [("form-page", "card2"), ("seats", "3"), ("members", "")]
        let added = try #require(
            Self.shown(try await walk.post(seats + [("form-add", "/members")])))
        #expect(added.status == 200)
        let names = HTMLForm(element: try PageWalk.form(added.cards)).entries().map(\.name)
        #expect(names.contains("members.0.name"))
        let removed = try #require(
            Self.shown(
                try await walk.post(
                    seats + [
                        ("members.0", ""), ("members.0.name", "x"), ("form-remove", "/members/0"),
                    ])))
        #expect(removed.status == 200)
        #expect(
            try !PageWalk.form(removed.cards).descendants.contains {
                $0["name"] == "members.0.name"
            })
        let nowhere = try #require(
            Self.shown(try await walk.post(seats + [("form-remove", "/members/7")])))
        #expect(nowhere.status == 400)
        let updated = try #require(Self.shown(try await walk.post(seats + [("form-update", "1")])))
        #expect(updated.status == 200 && updated.cards[0].issues.isEmpty)
        // Back keeps what was entered, even where it is wrong.
        let back = try await walk.post([
            ("form-page", "card2"), ("seats", "many"), ("form-button", "back"),
        ])
        #expect(Self.next(back) == 0)
        #expect(
            HTMLForm(element: try await walk.form()).entries().contains { $0 == ("user", "Ada") })
        #expect(Self.next(try await walk.goOn(Self.first)) == 1)
        #expect(
            HTMLForm(element: try await walk.form()).entries().contains { $0 == ("seats", "many") })
        let refused = try #require(
            Self.shown(try await walk.goOn([("form-page", "card2"), ("seats", "1")])))
        #expect(refused.status == 422 && refused.cards[0].issues.map(\.code) == ["tooSmall"])
        #expect(Self.next(try await walk.goOn([("form-page", "card2"), ("seats", "3")])) == 2)
        let done = try #require(
            Self.report(
                try await walk.goOn([("form-page", "card3"), ("budget", "1.5")], encoding: 1)))
        #expect(
            done["pin"] == .text("CANARY") && done["double"] == .decimal(6)
                && done["seats"] == .integer(3))
        #expect(done.ending == "thanks")
        let ending = try #require(walk.flow.ending(of: done, try walk.state))
        #expect(ending.texts.contains("Thank you, Ada."))
        // A value is asked about once a request: on its page, and when all answers are judged.
        #expect(asked.entries == ["text(\"Ada\")", "text(\"Ada\")", "text(\"Ada\")"])
    }

    private static let alone: PostBody.Entries = Array(first.dropLast()) + [("team", "")]

    /// The page is the one that the post names, and a post that no page makes is told so.
    @Test(arguments: [
        ("form-page=card1&user=A&pin=1&form-button=next", 2, 0),
        ("user=A&pin=1&form-button=next", nil, 400),
        ("form-page=card9&user=A&form-button=next", nil, 400),
        ("form-page=card&form-button=next", nil, 400),
        ("form-page=card1&user=A&pin=1&form-button=nosuch", nil, 400),
        ("form-page=card1&user=A&pin=1&form-button=submit", 2, 0),
        ("form-page=card1&user=A&pin=1", nil, 400),
        ("form-page=card1&user=A&form-button=next", nil, 422),
        ("form-page=card1&user=A&pin=1&usre=A&form-button=next", nil, 422),
        ("form-page=card1&user=%FF&pin=1&form-button=next", nil, 422),
        // The second page is hidden until a team is asked for.
        ("form-page=card2&seats=3&form-button=next", 0, 0),
        ("form-page=card1&user=A&pin=1&team=true&form-button=next", 1, 0),
        // Nothing is submitted before the other pages are valid.
        ("form-page=card3&budget=1&form-button=submit", 0, 0),
        ("form-page=card3&budget=0&form-button=submit", nil, 422),
    ])
    func posts(_ row: (body: String, next: Int?, status: Int)) async throws {
        let walk = try walk()
        let post = CardPost(urlEncoded: Array(row.body.utf8))
        let outcome = try await walk.flow.answer(post, walk.state)
        #expect(Self.next(outcome) == row.next)
        guard row.next == nil else { return }
        let shown = try #require(Self.shown(outcome))
        #expect(shown.status == row.status)
        #expect((shown.status == 422) == shown.cards.contains { !$0.issues.isEmpty })
    }

    /// A check that refuses at the end what it has accepted on an earlier page leads back there, and the page says why.
    @Test func changedItsMind() async throws {
        let isTaken = Mutex(false)
        let flow = PageFlow(
            try Self.form(), checks: Self.checks(Log()) { isTaken.withLock { $0 } })
        var walk = try PageWalk(flow)
        _ = try await walk.goOn(Self.alone)
        isTaken.withLock { $0 = true }
        #expect(Self.next(try await walk.goOn([("form-page", "card3"), ("budget", "2")])) == 0)
        let cards = try await flow.cards(of: walk.page, walk.state)
        #expect(cards[0].issues.map(\.message) == ["It is taken."])
        isTaken.withLock { $0 = false }
        _ = try await walk.goOn(Self.alone)
        // What was entered on the last page is still there.
        #expect(
            HTMLForm(element: try await walk.form()).entries().contains { $0 == ("budget", "2") })
        #expect(Self.report(try await walk.goOn([("form-page", "card3"), ("budget", "2")])) != nil)
    }

    /// A page is drawn and read in the language of the state.
    @Test func languages() async throws {
        var walk = try walk(accept: "fr;q=0.1, de-AT")
        #expect(try walk.state.language == "de-AT")
        var cards = try await walk.flow.cards(of: 2, walk.state)
        #expect(try PageWalk.texts(cards).contains("Weiter") == false)
        cards = try await walk.flow.cards(of: 0, walk.state)
        let texts = try PageWalk.texts(cards)
        #expect(texts.contains("Anmelden") && texts.contains("Weiter"))
        _ = try await walk.goOn(Self.alone)
        let refused = try #require(
            Self.shown(try await walk.goOn([("form-page", "card3"), ("budget", "0,125")])))
        #expect(try PageWalk.texts(refused.cards).contains("0,25"))
        let done = try #require(
            Self.report(try await walk.goOn([("form-page", "card3"), ("budget", "1,5")])))
        #expect(done["budget"] == .decimal(ExactDecimal("1.5") ?? 0))
        // Sentences of the program's own.
        let own = PageFlow(
            try Self.form(),
            languages: [
                MessageCatalog(for: "en"),
                MessageCatalog(for: "de").adding(["required": "{title} fehlt!"]),
            ])
        let begun = own.begin(acceptLanguage: "fr, de-CH", secrets: .dropped)
        #expect(begun.language == "de-CH")
        let post = CardPost(urlEncoded: Array("form-page=card1&form-button=next".utf8))
        let shown = try #require(Self.shown(try await own.answer(post, begun)))
        #expect(shown.cards[0].issues.map(\.message).contains("User fehlt!"))
        #expect(own.begin(acceptLanguage: "fr", secrets: .dropped).language == "en")
    }

    /// A JSON object is judged as a whole, whatever the state is.
    @Test func json() async throws {
        let walk = try walk()
        func answer(_ text: String) async throws -> PageFlow.Outcome {
            try await walk.flow.answer(
                CardPost(Array(text.utf8), contentType: "application/json"), walk.state)
        }
        #expect(Self.report(try await answer(#"{"user":"Ada","pin":"1"}"#)) != nil)
        let refused = try #require(
            Self.shown(try await answer(#"{"user":"Ada","pin":"1","team":true,"seats":1}"#)))
        #expect(refused.status == 422 && refused.cards[0].id == "card2")
        let unknown = try #require(Self.shown(try await answer(#"{"user":"Ada","pin":"1","x":1}"#)))
        #expect(unknown.cards[0].issues.map(\.code) == ["unknownField"])
    }

    /// The answer of a host of Adaptive Cards.
    @Test func adaptive() async throws {
        let walk = try walk()
        let body = PostBody.adaptive(Self.first + [("form-button", "next")])
        let outcome = try await walk.flow.answer(
            CardPost(body.body, contentType: body.type), walk.state)
        #expect(Self.next(outcome) == 1)
    }

    // MARK: Secrets that are not kept

    private static func secret(_ name: FieldName, isRequired: Bool = true) -> FormItem {
        .secureInput(
            name, title: LocalizedText(name.text),
            validators: (isRequired ? [.required] : []) + [.length(min: 3)])
    }

    private static let last = Page(items: [.input("last", title: "Last")])

    struct Dropped: Sendable {
        let pages: [Page]
        /// What is posted of each page.
        let posts: [PostBody.Entries]
        /// What is posted of the page that asks for secrets again; nothing where none does.
        var again: PostBody.Entries = []
    }

    static let dropped = [
        Dropped(
            pages: [Page(items: [secret("pin")]), last], posts: [[("pin", "abc")], []],
            again: [("pin", "abc")]),
        // Several pages.
        Dropped(
            pages: [Page(items: [secret("pin")]), Page(items: [secret("code")]), last],
            posts: [[("pin", "abc")], [("code", "def")], []],
            again: [("pin", "abc"), ("code", "def")]),
        // One that may be left out, and was not.
        Dropped(
            pages: [Page(items: [secret("pin", isRequired: false)]), last],
            posts: [[("pin", "abc")], []], again: [("pin", "abc")]),
        Dropped(
            pages: [Page(items: [secret("pin", isRequired: false)]), last],
            posts: [[("pin", "")], []]),
        // On the last page.
        Dropped(pages: [last, Page(items: [secret("pin")])], posts: [[], [("pin", "abc")]]),
        // In rows.
        Dropped(
            pages: [
                Page(items: [
                    .group(
                        "rows", title: "Rows", items: [.input("who", title: "Who"), secret("key")])
                ]), Page(items: [secret("pin")]), last,
            ],
            posts: [[("rows.0.who", "A"), ("rows.0.key", "ghi")], [("pin", "abc")], []],
            again: [("rows.0.who", "A"), ("rows.0.key", "ghi"), ("pin", "abc")]),
    ]

    @Test(arguments: dropped)
    func droppedSecrets(_ row: Dropped) async throws {
        var walk = try PageWalk(
            PageFlow(Form(id: "f", title: "F", pages: row.pages)), secrets: .dropped)
        var outcome = PageFlow.Outcome.show([], status: 0)
        for (index, entries) in row.posts.enumerated() {
            #expect(walk.page == index)
            outcome = try await walk.goOn([("form-page", "card\(index + 1)")] + entries)
        }
        if !row.again.isEmpty {
            let page = try #require(Self.next(outcome))
            let cards = try await walk.flow.cards(of: page, walk.state)
            #expect(try PageWalk.texts(cards).contains("once more"))
            // Nobody is blamed for what was entered and not kept.
            #expect(cards[0].issues.isEmpty)
            let name = ("form-page", "card\(page + 1)")
            // Those of other pages are judged here, too.
            for (field, _) in row.again where !field.hasSuffix("who") {
                let short = row.again.map { ($0.name, $0.name == field ? "x" : $0.value) }
                let refused = try #require(Self.shown(try await walk.goOn([name] + short)))
                #expect(refused.status == 422 && refused.cards[0].id == name.1)
                #expect(refused.cards[0].issues.map(\.code) == ["tooShort"], "\(field)")
                #expect(try PageWalk.texts(refused.cards).contains("once more"))
            }
            outcome = try await walk.goOn([name] + row.again)
        }
        let report = try #require(Self.report(outcome))
        for (name, value) in row.again where !name.contains(".") {
            #expect(report[FieldName(name) ?? "last"] == .text(value))
        }
        #expect(!String(decoding: report.answers, as: UTF8.self).contains("abc"))
        if case .rows(let rows) = report["rows"] {
            #expect(rows.map { $0["key"] } == [.text("ghi")])
        }
    }

    /// After a deployment in which a field becomes secret, what the state loses is asked for.
    @Test func anAnswerThatHasBecomeSecretIsAskedForAgain() async throws {
        func flow(_ pin: FormItem) throws -> PageFlow {
            PageFlow(try Form(id: "f", title: "F", pages: [Page(items: [pin]), Self.last]))
        }
        var walk = try PageWalk(flow(.input("pin", title: "pin")), secrets: .dropped)
        _ = try await walk.goOn([("form-page", "card1"), ("pin", "abc")])
        let state = try walk.state
        let other = try flow(Self.secret("pin", isRequired: false))
        let error = try await #require(throws: FormStateError.self) {
            try await other.cards(of: 1, state)
        }
        let post = CardPost(urlEncoded: Array("form-page=card2&form-button=submit".utf8))
        #expect(Self.next(try await other.answer(post, error.fitting)) == 0)
    }

    /// Going back from the page that asks again ends nothing, and it is asked for again behind the last page.
    @Test func droppedSecretsAndBack() async throws {
        let pages = [
            Page(items: [.input("a", title: "A")]), Page(items: [Self.secret("pin")]), Self.last,
        ]
        var walk = try PageWalk(
            PageFlow(Form(id: "f", title: "F", pages: pages)), secrets: .dropped)
        let pin = [("form-page", "card2"), ("pin", "abc")]
        _ = try await walk.goOn([("form-page", "card1")])
        _ = try await walk.goOn(pin)
        #expect(Self.next(try await walk.goOn([("form-page", "card3")])) == 1)
        try await walk.goBack()
        #expect(walk.page == 0)
        #expect(Self.next(try await walk.goOn([("form-page", "card1")])) == 1)
        #expect(Self.next(try await walk.goOn(pin)) == 2)
        #expect(Self.next(try await walk.goOn([("form-page", "card3")])) == 1)
        #expect(Self.report(try await walk.goOn(pin))?["pin"] == .text("abc"))
    }

    /// The page that asks for secrets again is sent by the form's own button that submits, and is no step of those before.
    @Test(arguments: [true, false]) func whatAsksAgainSends(hasOwn: Bool) async throws {
        func button(_ name: FieldName, _ title: LocalizedText, _ action: ButtonAction) -> [FormItem]
        {
            hasOwn ? [.button(name, title: title, action: action)] : []
        }
        let pages = [
            Page(items: [Self.secret("pin")] + button("on", "Go on", .next)),
            Page(items: [.input("last", title: "Last")] + button("deliver", "Deliver", .submit)),
        ]
        var walk = try PageWalk(
            PageFlow(Form(id: "f", title: "F", pages: pages)), secrets: .dropped)
        let send = hasOwn ? "Deliver" : "Submit"
        let first = try await walk.flow.cards(of: 0, walk.state)
        #expect(try PageWalk.texts(first).contains("1 of 2"))
        #expect(try PageWalk.texts(first).contains(hasOwn ? "Go on" : "Continue"))
        #expect(try !PageWalk.texts(first).contains(send))
        _ = try await walk.goOn([("form-page", "card1"), ("pin", "abc")])
        #expect(Self.next(try await walk.goOn([("form-page", "card2")])) == 0)
        let again = try await walk.flow.cards(of: 0, walk.state)
        let texts = try PageWalk.texts(again)
        #expect(texts.contains("Before you send") && !texts.contains("1 of 2"))
        #expect(texts.contains(send) && !texts.contains("Go on") && !texts.contains("Continue"))
        let buttons = try PageWalk.form(again).all("button").filter { $0["tabindex"] == nil }
        #expect(buttons.map { $0["value"] } == ["submit"])
        // The button of a page that was drawn before it asked again does the same.
        for name in ["submit", hasOwn ? "on" : "next"] {
            var other = walk
            #expect(
                Self.report(
                    try await other.post([
                        ("form-page", "card1"), ("pin", "abc"), ("form-button", name),
                    ])) != nil)
        }
    }

    /// What a secret shows on the page that asks for it again has its answer from before, and is not asked for.
    @Test func whatADroppedSecretShows() async throws {
        let pages = [
            Page(items: [
                Self.secret("pin"),
                .input(
                    "v", title: "V", validators: [.required, .length(max: 3)],
                    visibleWhen: "pin == 'abc'"),
            ]), Self.last,
        ]
        var walk = try PageWalk(
            PageFlow(Form(id: "f", title: "F", pages: pages)), secrets: .dropped)
        let pin = [("form-page", "card1"), ("pin", "abc")]
        _ = try await walk.goOn(pin + [("v", "one")])
        #expect(Self.next(try await walk.goOn([("form-page", "card2")])) == 0)
        var other = walk
        #expect(Self.report(try await walk.goOn(pin))?["v"] == .text("one"))
        // An answer that is posted counts.
        let refused = try #require(Self.shown(try await other.goOn(pin + [("v", "long")])))
        #expect(refused.cards[0].issues.map(\.code) == ["tooLong"])
        #expect(Self.report(try await other.goOn(pin + [("v", "two")]))?["v"] == .text("two"))
        // Nobody answered it before.
        var third = try PageWalk(walk.flow, secrets: .dropped)
        _ = try await third.goOn([("form-page", "card1"), ("pin", "xyz")])
        #expect(Self.next(try await third.goOn([("form-page", "card2")])) == 0)
        let asked = try #require(Self.shown(try await third.goOn(pin)))
        #expect(asked.cards[0].issues.map(\.code) == ["required"])
    }

    /// A secret that another one shows is asked for once that one is entered, on the page itself and on another one.
    @Test(arguments: [0, 1], [false, true])
    func secretsThatADroppedSecretShows(_ page: Int, _ isRequired: Bool) async throws {
        let shown = Page(items: [
            Self.secret("pin"),
            .group(
                "rows", title: "Rows", items: [Self.secret("key", isRequired: isRequired)],
                visibleWhen: "pin == 'abc'"),
        ])
        let pages = [
            page == 0 ? [shown] : [Page(items: [Self.secret("pan")]), shown], [Self.last],
        ]
        var walk = try PageWalk(
            PageFlow(Form(id: "f", title: "F", pages: pages.flatMap(\.self))), secrets: .dropped)
        let pan = page == 1 ? [("pan", "xyz")] : []
        if page == 1 { _ = try await walk.goOn([("form-page", "card1")] + pan) }
        let card = ("form-page", "card\(page + 1)")
        _ = try await walk.goOn([card, ("pin", "abc"), ("rows.0.key", "one")])
        #expect(Self.next(try await walk.goOn([("form-page", "card\(page + 2)")])) == 0)
        let again = [("form-page", "card1")] + pan + [("pin", "abc")]
        let asked = try #require(Self.shown(try await walk.goOn(again)))
        #expect(asked.status == 200 && asked.cards[0].issues.isEmpty)
        let report = Self.report(try await walk.goOn(again + [("rows.0.key", "one")]))
        #expect(report?["rows"].rowList.map { $0["key"] } == [.text("one")])
    }

    /// So is one that is shown in its row.
    @Test(arguments: [false, true])
    func secretsThatADroppedSecretShowsInItsRow(_ isRequired: Bool) async throws {
        var pin = Self.secret("pin", isRequired: isRequired)
        pin.visibleWhen = "present(key)"
        let pages = [
            Page(items: [
                .group(
                    "rows", title: "Rows", items: [Self.secret("key", isRequired: false), pin])
            ]), Self.last,
        ]
        var walk = try PageWalk(
            PageFlow(Form(id: "f", title: "F", pages: pages)), secrets: .dropped)
        let key = [("form-page", "card1"), ("rows.0.key", "abc")]
        _ = try await walk.goOn(key + [("rows.0.pin", "xyz")])
        #expect(Self.next(try await walk.goOn([("form-page", "card2")])) == 0)
        let asked = try #require(Self.shown(try await walk.goOn(key)))
        #expect(asked.status == 200 && asked.cards[0].issues.isEmpty)
        let report = Self.report(try await walk.goOn(key + [("rows.0.pin", "xyz")]))
        #expect(report?["rows"].rowList.map { $0["pin"] } == [.text("xyz")])
    }

    /// So has what a secret shows in its row, on the page itself and on another one.
    @Test(arguments: [0, 1])
    func whatADroppedSecretShowsInARow(_ page: Int) async throws {
        let rows = Page(items: [
            .group(
                "rows", title: "Rows",
                items: [
                    Self.secret("key", isRequired: false),
                    .input(
                        "v", title: "V", validators: [.required, .length(max: 3)],
                        visibleWhen: "present(key)"),
                ])
        ])
        let pages = [page == 0 ? [rows] : [Page(items: [Self.secret("pin")]), rows], [Self.last]]
        var walk = try PageWalk(
            PageFlow(Form(id: "f", title: "F", pages: pages.flatMap(\.self))), secrets: .dropped)
        if page == 1 { _ = try await walk.goOn([("form-page", "card1"), ("pin", "abc")]) }
        let card = ("form-page", "card\(page + 1)")
        let keys = [("rows.0.key", "abc"), ("rows.1.key", "def")]
        _ = try await walk.goOn([card] + keys + [("rows.0.v", "one"), ("rows.1.v", "two")])
        let last = ("form-page", "card\(page + 2)")
        #expect(Self.next(try await walk.goOn([last])) == 0)
        let again = [("form-page", "card1")] + (page == 1 ? [("pin", "abc")] : []) + keys
        func answers(_ outcome: PageFlow.Outcome) -> [FieldValue]? {
            guard case .rows(let rows) = Self.report(outcome)?["rows"] else { return nil }
            return rows.map { $0["v"] }
        }
        var (other, third) = (walk, walk)
        #expect(answers(try await walk.goOn(again)) == [.text("one"), .text("two")])
        // An answer that is posted counts, and so does a secret that is left out.
        let refused = try await other.goOn(again + [("rows.1.v", "long")])
        #expect(Self.shown(refused)?.cards[0].issues.map(\.code) == ["tooLong"])
        #expect(
            answers(try await other.goOn(again + [("rows.1.v", "new")]))
                == [.text("one"), .text("new")])
        let fewer = again.map { ($0.0, $0.0 == "rows.0.key" ? "" : $0.1) }
        #expect(answers(try await third.goOn(fewer)) == [.empty, .text("two")])
    }

    /// A form whose own buttons go on and back gets none.
    @Test func ownButtons() async throws {
        let sample = try #require(SampleForm.all.first { $0.name == "loan-application" })
        let flow = PageFlow(try sample.form(), clock: SampleForm.clock)
        let state = flow.begin(secrets: .dropped)
        for page in 0..<3 {
            let form = try PageWalk.form(try await flow.cards(of: page, state))
            #expect(PageWalk.button(form, ["next", "back", "submit"]) == nil)
        }
    }
}
