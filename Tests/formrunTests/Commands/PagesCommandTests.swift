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

    private func request(_ members: String...) -> String {
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
            [row.request, #"{"page":-5}"#], ["--max-bytes", "32"],
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
}
