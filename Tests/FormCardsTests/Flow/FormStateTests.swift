import FormModel
import FormValidation
import Foundation
import Testing

@testable import FormCards

/// The state of a person between two requests.
@Suite struct FormStateTests {
    private static func flow(_ items: [FormItem], id: String = "f") throws -> PageFlow {
        PageFlow(
            try Form(
                id: id, title: "F",
                pages: [Page(items: items), Page(items: [.input("last", title: "Last")])]))
    }

    private static let items: [FormItem] = [
        .input("name", title: "Name", default: "nobody"),
        .input("n", title: "N", value: .decimal), .input("day", title: "Day", value: .date),
        .secureInput("pin", title: "PIN"),
        .group(
            "rows", title: "Rows",
            items: [.input("a", title: "A"), .secureInput("s", title: "S")]),
    ]

    private static let body =
        "form-page=card1&name=&n=1.50&day=2026-11-27&pin=CANARY1&rows.0.a=x&rows.0.s=CANARY2&rows.1.a=y&form-button=next"

    private static func state(
        _ flow: PageFlow, _ secrets: FormState.Secrets, _ body: String = body
    ) async throws -> FormState {
        let outcome = try await flow.answer(
            CardPost(urlEncoded: Array(body.utf8)), flow.begin(secrets: secrets))
        guard case .next(1, let state) = outcome else {
            throw FormDraftError.notADraft
        }
        return state
    }

    @Test(arguments: [FormState.Secrets.kept, .dropped])
    func secrets(_ secrets: FormState.Secrets) async throws {
        let state = try await Self.state(Self.flow(Self.items), secrets)
        let encoded = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
        for secret in ["CANARY1", "CANARY2"] {
            #expect(encoded.contains(secret) == (secrets == .kept))
        }
        var dumped = ""
        dump(state, to: &dumped)
        dump([state], to: &dumped)
        let error = FormStateError(reason: .otherVersion, fitting: state, lost: [FieldPath("x")])
        dump(error, to: &dumped)
        for text in ["\(state)", "\([state])", String(reflecting: state), dumped, "\(error)"] {
            #expect(!text.contains("CANARY") && !text.contains("2026-11-27"), "\(text)")
        }
    }

    /// What is encoded is read again, in any encoding, and a page is drawn from it as before.
    @Test func isEncoded() async throws {
        let flow = try Self.flow(Self.items)
        let state = try await Self.state(flow, .kept)
        let json = try JSONDecoder().decode(FormState.self, from: JSONEncoder().encode(state))
        let list = try PropertyListDecoder().decode(
            FormState.self, from: PropertyListEncoder().encode(state))
        #expect(json == state && list == state && !state.isEmpty)
        let cards = try await flow.cards(of: 0, json)
        let entries = HTMLForm(element: try PageWalk.form(cards)).entries()
        #expect(
            entries.contains { $0 == ("n", "1.50") } && entries.contains { $0 == ("rows.1.a", "y") }
        )
        // An answer that was emptied does not become its default again.
        #expect(entries.contains { $0 == ("name", "") })
        #expect(flow.begin(secrets: .kept).isEmpty)
    }

    /// The JSON for programs without an encoder is that of any encoder, both ways.
    @Test(arguments: [FormState.Secrets.kept, .dropped], [nil, 0])
    func json(_ secrets: FormState.Secrets, _ refusedPage: Int?) async throws {
        var state = try await Self.state(Self.flow(Self.items), secrets)
        state.refusedPage = refusedPage
        var writer = JSONWriter()
        state.write(to: &writer)
        #expect(try JSONDecoder().decode(FormState.self, from: Data(writer.bytes)) == state)
        let encoded = try JSONValue(
            Array(JSONEncoder().encode(state)), limits: JSONLimits.submission)
        #expect(FormState(encoded) == state)
    }

    @Test(arguments: [
        "1", "[]", "{}", #"{"form":"f","fingerprint":"x","secrets":"kept"}"#,
        #"{"form":"f","fingerprint":"x","secrets":"open","answers":"{}"}"#,
        #"{"form":"f","fingerprint":7,"secrets":"kept","answers":"{}"}"#,
        #"{"form":"f","fingerprint":"x","secrets":"kept","answers":{}}"#,
    ])
    func isNoState(_ json: String) throws {
        #expect(
            FormState(try JSONValue(Array(json.utf8), limits: JSONLimits.submission)) == nil)
    }

    static let others:
        [(
            items: [FormItem], id: String, reason: FormStateError.Reason, lost: [FieldPath],
            n: String
        )] = [
            (items, "g", .otherForm, [], ""),
            (items + [.input("new", title: "New")], "f", .otherVersion, [], "1.50"),
            (Array(items.dropFirst()), "f", .otherVersion, [FieldPath("name")], "1.50"),
            (
                [
                    .input("n", title: "N", value: .boolean),
                    .input("pin", title: "PIN", value: .integer),
                ]
                    + items.dropFirst(4), "f", .otherVersion,
                [FieldPath("name"), FieldPath("day"), FieldPath("n"), FieldPath("pin")], ""
            ),
        ]

    @Test(arguments: others)
    func ofAnother(
        _ row: (
            items: [FormItem], id: String, reason: FormStateError.Reason, lost: [FieldPath],
            n: String
        )
    ) async throws {
        let state = try await Self.state(Self.flow(Self.items), .kept)
        let other = try Self.flow(row.items, id: row.id)
        let error = try await #require(throws: FormStateError.self) {
            try await other.cards(of: 0, state)
        }
        #expect(error.reason == row.reason && Set(error.lost) == Set(row.lost))
        let cards = try await other.cards(of: 0, error.fitting)
        let entries = HTMLForm(element: try PageWalk.form(cards)).entries()
        #expect((entries.first { $0.name == "n" }?.value ?? "") == row.n)
        for path in row.lost { #expect(error.description.contains(path.description)) }
        await #expect(throws: FormStateError.self) {
            try await other.answer(CardPost(urlEncoded: []), state)
        }
    }

    /// What does not fit is said where the form ignores unknown members, too, and inside sections and rows.
    @Test func lostWhereUnknownMembersAreIgnored() async throws {
        func flow(_ names: [String]) throws -> PageFlow {
            let inputs = names.map {
                #"{"type":"input","name":"\#($0)","title":"T"}"#
            }.joined(separator: ",")
            let form = """
                {"formrun":1,"id":"f","title":"F","unknownFields":"ignore","items":[\(inputs),
                {"type":"section","name":"s","title":"S","items":[\(inputs)]},
                {"type":"group","name":"g","title":"G","unknownFields":"ignore","items":[\(inputs)]},
                {"type":"group","name":"k","title":"K","rows":{"choices":["x"]},"as":"object","items":[\(inputs)]}]}
                """
            return PageFlow(
                try FormDocument.read(Array(form.utf8), vocabulary: .standard))
        }
        let old = try flow(["a", "b"])
        let body = ["a", "b"].flatMap { ["\($0)=1", "s.\($0)=2", "g.0.\($0)=3", "k.x.\($0)=4"] }
        let outcome = try await old.answer(
            CardPost(
                urlEncoded: Array(
                    "form-page=card1&\(body.joined(separator: "&"))&form-button=back".utf8)),
            old.begin(secrets: .kept))
        var state = old.begin(secrets: .kept)
        if case .next(_, let next) = outcome { state = next }
        if case .show = outcome {
            let source = old.validator.makeDataSource()
            CardPost(urlEncoded: Array(body.joined(separator: "&").utf8)).fill(source)
            state = state.with(source)
        }
        let error = try await #require(throws: FormStateError.self) {
            try await flow(["a"]).cards(of: 0, state)
        }
        #expect(
            Set(error.lost.map(\.description)) == ["/b", "/s/b", "/g/0/b", "/k/x/b"],
            "\(error.lost)")
    }

    /// What was refused for how it was sent does not become an answer by *Back*; what is wrong in itself stays so.
    @Test(arguments: [
        ("name=Ada&name=Bob", "name", ""), ("name=%FF", "name", ""), ("n=1&n=2", "n", ""),
        ("n=many", "n", "many"), ("day=2026-02-30", "day", "2026-02-30"),
        ("name=Ada", "name", "Ada"),
        ("rows.0.a=x&rows.0.a=y", "rows.0.a", ""), ("rows.0.a=%C3", "rows.0.a", ""),
    ])
    func refusedAnswersStayRefused(_ row: (body: String, name: String, shown: String)) async throws
    {
        let pages = [
            Page(items: [.input("first", title: "First")]), Page(items: Self.items),
        ]
        let flow = PageFlow(try Form(id: "f", title: "F", pages: pages))
        let post = CardPost(
            urlEncoded: Array("form-page=card2&\(row.body)&form-button=back".utf8))
        guard case .next(0, let state) = try await flow.answer(post, flow.begin(secrets: .kept))
        else {
            Issue.record("it does not go back")
            return
        }
        let page = try PageWalk.form(try await flow.cards(of: 1, state))
        #expect(HTMLForm(element: page).entries().first { $0.name == row.name }?.value == row.shown)
        let source = flow.validator.makeDataSource()
        state.fill(source)
        let posted = flow.validator.makeDataSource()
        post.fill(posted)
        let isRefused = !posted.issues.isEmpty
        #expect(isRefused == (row.shown != "Ada"))
        #expect(row.shown.isEmpty || source.issues.map(\.code) == posted.issues.map(\.code))
    }

    /// A state that somebody made changes no verdict.
    @Test(arguments: [
        "", "[]", "{", #"{"name":"x""#, #"{"n":"many","nobody":1,"rows":[1,{"a":{}}]}"#,
        #"{"pin":["a"],"last":5}"#,
        "\u{0}", #"{"rows":[\#(String(repeating: "{},", count: 5_000)){}]}"#,
        #"{"name":\#(String(repeating: "[", count: 10_000))"#,
    ])
    func forged(_ answers: String) async throws {
        let flow = try Self.flow(
            Self.items + [.input("must", title: "Must", validators: [.required])])
        let honest = flow.begin(secrets: .kept)
        var object = try #require(
            JSONSerialization.jsonObject(with: JSONEncoder().encode(honest)) as? [String: Any])
        object["answers"] = answers
        object["refusedPage"] = 7
        let state = try JSONDecoder().decode(
            FormState.self, from: JSONSerialization.data(withJSONObject: object))
        for page in [-1, 0, 1, 99] { _ = try await flow.cards(of: page, state) }
        let post = CardPost(urlEncoded: Array("form-page=card2&last=x&form-button=submit".utf8))
        guard case .next(0, _) = try await flow.answer(post, state) else {
            Issue.record("it was not sent back")
            return
        }
    }

    /// A post changes the answers of its page only, whatever else it has.
    @Test func answersOfOtherPagesStay() async throws {
        let pages = [
            Page(items: [.input("a", title: "A", validators: [.required])]),
            Page(items: [.input("b", title: "B")]),
        ]
        let flow = PageFlow(try Form(id: "f", title: "F", pages: pages))
        func answer(_ body: String, _ state: FormState) async throws -> PageFlow.Outcome {
            try await flow.answer(CardPost(urlEncoded: Array(body.utf8)), state)
        }
        let first = try await answer(
            "form-page=card1&a=one&form-button=next", flow.begin(secrets: .kept))
        guard case .next(_, let state) = first else { throw FormStateMissing() }
        let last = try await answer("form-page=card2&a=two&b=x&form-button=submit", state)
        guard case .done(let report) = last else { throw FormStateMissing() }
        #expect(report["a"] == .text("one") && report["b"] == .text("x"))
    }

    private struct FormStateMissing: Error {}
}
