import FormModel
import Testing

import formrun

/// The pages of a form, asked for line by line.
@Suite struct PagesCommandTests {
    private static let form = #"""
        {"formrun": 1, "id": "f", "title": {"en": "Sign up", "de": "Anmeldung"}, "pages": [
          {"title": "One", "items": [
            {"type": "input", "name": "name", "title": "Name", "validators": ["required"]},
            {"type": "secureInput", "name": "pin", "title": "PIN", "validators": ["required"]}]},
          {"title": "Two", "items": [
            {"type": "input", "name": "n", "title": "N", "value": "decimal"},
            {"type": "input", "name": "photo", "title": "Photo", "value": "file"}]}]}
        """#
    private static let urlEncoded = #""contentType":"application/x-www-form-urlencoded""#

    /// The answers to requests, each of which is a line, or a line and the body behind it.
    private func ask(
        _ requests: [String], _ options: [String] = [], form: String = form,
        status: Status = .success
    ) throws -> [Answer] {
        let console = RecordingConsole()
        console.files["f.json"] = Array(form.utf8)
        console.input = Array(
            requests.map { $0.utf8.contains(0x0A) ? $0 : $0 + "\n" }.joined().utf8)
        #expect(console.run(["pages", "f.json"] + options) == status)
        #expect(console.said.isEmpty)
        return try console.outputText.split(separator: "\n").map {
            Answer(try JSONValue(Array($0.utf8), limits: .submission))
        }
    }

    private struct Answer {
        private var members: [String: JSONValue] = [:]

        init(_ value: JSONValue) {
            for (key, _, value) in value.members ?? [] { members[key] = value }
        }

        var keys: Set<String> { Set(members.keys) }
        var status: Int? { self["status"]?.integer }
        var html: String { self["html"]?.string ?? "" }

        subscript(_ key: String) -> JSONValue? { members[key] }

        /// A member as it was written.
        func text(_ key: String) -> String {
            String(decoding: members[key]?.written ?? [], as: UTF8.self)
        }
    }

    private func request(_ members: String...) -> String { request(members) }

    private func request(_ members: [String]) -> String {
        "{" + members.joined(separator: ",") + "}"
    }

    private func state(_ answer: Answer) -> String { #""state":"# + answer.text("state") }

    @Test func aPersonFillsInAForm() throws {
        let begun = try ask([
            request(#""acceptLanguage":"de","secrets":"kept","token":"t""#)
        ])[0]
        #expect(begun.status == 200 && begun["page"]?.integer == 0)
        #expect(begun.html.hasPrefix("<!DOCTYPE html>") && begun.html.contains(#"lang="de""#))
        #expect(begun.html.contains(#"name="form-token" value="t""#))
        func post(_ entries: String, _ state: String) -> String {
            let button = entries.contains("card1") ? "next" : "submit"
            return request(
                #""post":"\#(entries)&form-token=t&form-button=\#(button)","token":"t""#,
                Self.urlEncoded, state)
        }
        let first = try ask([
            post("form-page=card1&name=&pin=CANARY", state(begun)),
            post("form-page=card1&name=Ada&pin=CANARY", state(begun)),
        ])
        #expect(first[0].status == 422 && first[0]["page"]?.integer == 0)
        #expect(first[0].html.contains("Name") && !first[0].html.contains("CANARY"))
        #expect(first[0].text("state") == begun.text("state"))
        #expect(first[1].status == 303 && first[1]["page"]?.integer == 1)
        #expect(first[1].keys == ["status", "page", "state"])
        let last = post("form-page=card2&n=1%2C50&photo=", state(first[1]))
        for (options, values) in [
            ([], #"{"name":"Ada","n":1.50}"#),
            (["--keep-secrets"], #"{"name":"Ada","pin":"CANARY","n":1.50}"#),
        ] {
            let done = try ask([last], options)[0]
            #expect(done.status == 200 && done.text("values") == values, "\(done)")
        }
    }

    /// Requests that are refused, with their status and a part of the reason; a request behind them is answered, unless it could be a body.
    private static let refused: [(request: String, status: Int, reason: String)] = [
        ("", 400, "no JSON"), ("[]", 400, "no JSON object"), ("{", 400, "no JSON"),
        (#"{"page":"one"}"#, 400, "page is no whole number"),
        (#"{"page":99999999999999999999}"#, 400, "page is no whole number"),
        (#"{"page":-5}"#, 400, "page is negative"),
        (#"{"id":{}}"#, 400, "id is neither"), (#"{"id":1.5}"#, 400, "id is neither"),
        (#"{"state":{}}"#, 400, "state is none"), (#"{"secrets":"open"}"#, 400, "secrets"),
        (#"{"pages":1}"#, 400, "no \"pages\""), (#"{"token":1}"#, 400, "token is no text"),
        (#"{"post":-1}"#, 400, "post is neither"), (#"{"post":"a=b"}"#, 415, "form post"),
        (#"{"post":"a=b","contentType":"text/plain"}"#, 415, "form post"),
        (
            #"{"post":"a=b","contentType":"application/x-www-form-urlencoded; charset=utf-16"}"#,
            415, "form post"
        ),
        (#"{"post":"--b","contentType":"multipart/form-data; boundary=b"}"#, 400, "malformed"),
        (#"{"post":"[","contentType":"application/json"}"#, 400, "malformed"),
        ("{\"post\":40,\(urlEncoded)}\n" + String(repeating: "x", count: 40), 413, "32 bytes"),
        ("{\"post\":\"a=\(String(repeating: "x", count: 40))\",\(urlEncoded)}", 413, "32 bytes"),
        ("{\"post\":\"a=b\",\(urlEncoded),\"token\":\"t\"}", 403, "token"),
        ("{\"post\":\"form-token=u\",\(urlEncoded),\"token\":\"t\"}", 403, "token"),
    ]

    @Test(arguments: refused)
    func whatIsRefused(_ row: (request: String, status: Int, reason: String)) throws {
        // Behind a line without a readable number of bytes, a body could have requests of its own.
        let isLast = ["no JSON", "no JSON object", "post is neither"].contains(row.reason)
        let answers = try ask(
            [row.request, #"{"page":0}"#], ["--max-bytes", "32"],
            status: isLast ? .unusableFile : .success)
        #expect(answers.count == (isLast ? 1 : 2))
        #expect(answers[0].status == row.status && answers[0].keys == ["status", "error"])
        #expect(answers[0]["error"]?.string?.contains(row.reason) == true, "\(answers[0])")
        if !isLast { #expect(answers[1].status == 200 && answers[1]["page"]?.integer == 0) }
    }

    /// A body with line feeds and bytes that are no text, such as that of a file, follows the line of its request.
    @Test func aBodyBehindItsLine() throws {
        let parts = ["form-page": "card2", "form-button": "submit", "n": "2"].map {
            "--b\r\nContent-Disposition: form-data; name=\"\($0)\"\r\n\r\n\($1)\r\n"
        }
        let body =
            parts.joined()
            + "--b\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a.png\"\r\n"
            + "Content-Type: image/png\r\n\r\n\n\0\u{1}\n\r\n--b--\r\n"
        let type = #""contentType":"multipart/form-data; boundary=b""#
        let answers = try ask([
            request(#""post":\#(body.utf8.count)"#, type) + "\n" + body, request(#""page":1"#),
        ])
        // The first page was not sent: its answers are asked for.
        #expect(answers[0].status == 303 && answers[0]["page"]?.integer == 0)
        #expect(answers[0].text("state").contains("a.png"))
        #expect(answers[1].status == 200 && answers[1]["page"]?.integer == 1)
        let cut = try ask([request(#""post":99"#, type) + "\n" + "--b"])
        #expect(cut.count == 1 && cut[0].status == 400)
    }

    /// States that no answer had: with other answers than a JSON object, and with a secret that is said to be left out.
    @Test(arguments: [
        ("kept", "", "no JSON object"), ("kept", "[]", "no JSON object"),
        ("dropped", "{", "no JSON object"), ("kept", #"{"pin":"CANARY"}"#, nil),
        ("dropped", #"{"name":"Ada"}"#, nil), ("dropped", #"{"pin":"CANARY"}"#, "have a secret"),
    ])
    func statesThatNoAnswerHad(_ row: (secrets: String, answers: String, reason: String?)) throws {
        let begun = try ask([request(#""secrets":"\#(row.secrets)""#)])[0]
        var writer = JSONWriter()
        writer.string(row.answers)
        let answers = #""answers":"# + String(decoding: writer.bytes, as: UTF8.self)
        let forged = state(begun).replacing(#""answers":"{}""#, with: answers)
        let post = #""post":"form-page=card2&form-button=submit""#
        for answer in try ask([request(forged), request(forged, post, Self.urlEncoded)]) {
            guard let reason = row.reason else {
                #expect(answer.status != 400)
                continue
            }
            #expect(answer.status == 400 && answer.keys == ["status", "error"])
            #expect(answer["error"]?.string?.contains(reason) == true)
            #expect(!answer.text("error").contains("CANARY"))
        }
    }

    /// A control character in a name reaches no page, and no error as it is.
    @Test func controlsInNames() throws {
        let post = request(
            #""post":"form-page=card1&%1B[31mx=1&form-button=next""#, Self.urlEncoded)
        let answers = try ask([post, #"{"\u001b[31m":1}"#])
        #expect(answers[0].status == 422 && answers[1].status == 400)
        #expect(answers[0].html.contains("[31m") && !answers[0].html.utf8.contains(0x1B))
        #expect(!answers[1].text("error").utf8.contains(0x1B))
    }

    @Test func aFormThatHasChanged() throws {
        let post = request(
            #""post":"form-page=card1&name=Ada&pin=1&form-button=next","secrets":"kept""#,
            Self.urlEncoded)
        let kept = try ask([post])[0]
        let changed = Self.form.replacing("\"name\": \"name\"", with: "\"name\": \"other\"")
        let answer = try ask([request(state(kept))], form: changed)[0]
        #expect(answer.status == 409 && answer.text("lost") == #"["/name"]"#)
        #expect(answer["error"]?.string?.contains("has changed") == true)
        let again = try ask([request(state(answer))], form: changed)[0]
        #expect(again.status == 200)
    }

    @Test(arguments: [("exit 0", 200), ("echo taken; exit 1", 422), ("exit 9", 422)])
    func checksOfCommands(_ row: (command: String, status: Int)) throws {
        let form = #"""
            {"formrun": 1, "id": "f", "title": "F", "items": [
              {"type": "input", "name": "name", "title": "Name", "validators": [{"remote": "free"}]},
              {"type": "button", "name": "send", "title": "Send", "action": "submit"}]}
            """#
        let post = request(#""post":"name=Ada&form-button=send""#, Self.urlEncoded)
        let answer = try ask([post], ["--check", "free=\(row.command)"], form: form)[0]
        #expect(answer.status == row.status)
        #expect(answer.html.contains("taken") == row.command.contains("taken"))
    }

    private static func form(_ fields: Int, _ kind: String = "input") -> String {
        let items = (0..<fields).map {
            #"{"type": "\#(kind)", "name": "n\#($0)", "title": "N", "validators": [{"remote": "c"}]}"#
        }
        return
            #"{"formrun": 1, "id": "f", "title": "F", "items": [\#(items.joined(separator: ","))]}"#
    }

    private func post(_ fields: Int, _ value: String = "x", _ members: String...) -> String {
        let entries = (0..<fields).map { "n\($0)=\(value)\($0)&" }.joined()
        let post = #""post":"\#(entries)form-button=submit""#
        return request([post, Self.urlEncoded] + members)
    }

    /// The checks of a post wait for each other: one after the other, none would end.
    @Test func checksBesideEachOther() throws {
        let folder = try TemporaryFolder()
        let check =
            "c=cd '\(folder.path(""))'; touch $(cat); while [ $(ls | wc -l) -lt 5 ]; do sleep 0.01; done"
        let answer = try ask(
            [post(5)], ["--check", check, "--check-timeout", "60"], form: Self.form(5))[0]
        #expect(answer.status == 200 && answer.text("values").contains("x4"))
    }

    @Test func checksThatTakeTooLong() throws {
        let answer = try ask(
            [post(20)], ["--check", "c=sleep 60", "--check-timeout", "1"], form: Self.form(20))[0]
        #expect(answer.status == 422)
        #expect(answer.html.contains("could not be checked in time"))
        #expect(!answer.html.contains("could not be checked just now"))
    }

    /// A request with an id waits for none before it, and one without an id is answered in its turn.
    @Test func answersWithAnId() throws {
        let folder = try TemporaryFolder()
        let wait = "c=while [ ! -e '\(folder.path("go"))' ]; do sleep 0.01; done"
        let go = "d=touch '\(folder.path("go"))'"
        let form = #"""
            {"formrun": 1, "id": "f", "title": "F", "items": [
              {"type": "input", "name": "n0", "title": "N", "validators": [{"remote": "c"}]},
              {"type": "input", "name": "m", "title": "M", "validators": [{"remote": "d"}]}]}
            """#
        let answers = try ask(
            [
                post(1, "x", #""id":1"#), request(#""page":0"#, #""id":"two""#),
                request(#""page":0"#),
                request(#""post":"m=1&form-button=submit""#, Self.urlEncoded),
            ], ["--check", wait, "--check", go, "--check-timeout", "60"], form: form)
        #expect(answers.count == 4 && answers.allSatisfy { $0.status == 200 })
        let ids = answers.map { $0.text("id") }
        #expect(Set(ids) == ["1", #""two""#, ""] && ids.firstIndex(of: "1") ?? 0 >= 1)
        let inTurn = answers.filter { $0["id"] == nil }
        #expect(inTurn.map { $0.keys.contains("values") } == [false, true])
    }

    /// Many requests with an id, some of them refused, are all answered, each with its own id.
    @Test func manyAnswersWithAnId() throws {
        let requests = (0..<300).map { number in
            number.isMultiple(of: 3)
                ? request(#""id":\#(number)"#, #""pages":1"#)
                : request(#""id":\#(number)"#, #""page":\#(number % 2)"#)
        }
        let answers = try ask(requests)
        #expect(Set(answers.compactMap { $0["id"]?.integer }) == Set(0..<300))
        for answer in answers {
            let number = answer["id"]?.integer ?? 0
            #expect(answer.status == (number.isMultiple(of: 3) ? 400 : 200))
            #expect(answer["page"]?.integer == (number.isMultiple(of: 3) ? nil : number % 2))
        }
        // The answer to a line that could hide a body is the last one.
        let ended = try ask(
            requests.prefix(20) + [#"{"id":"end","post":-1}"#, "{}"], status: .unusableFile)
        #expect(ended.count == 21 && ended.last?["id"]?.string == "end")
    }

    /// A check that repeats a long secret does not show its beginning.
    @Test func aSecretInTheMessageOfACheck() throws {
        let secret = String(repeating: "CANARY", count: 100)
        let answer = try ask(
            [post(1, secret)], ["--check", "c=cat; exit 1"], form: Self.form(1, "secureInput"))[0]
        #expect(answer.status == 422 && !answer.html.contains("CANARY"))
    }
}
