import Crypto
import FormModel
import FormValidation
import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import FormServer

/// The server as browsers and programs use it, without a socket.
@Suite struct SignUpTests {
    private static let key = SymmetricKey(size: .bits256)
    private static let first = [
        "name": "Ada Lovelace", "email": "ada@example.com", "birthday": "1990-12-10",
        "password": "correct horse battery",
    ]
    private static let second = [
        "plan": "team", "seats": "3", "budget": "19.50", "contacts": "", "contacts.0": "",
        "contacts.0.who": "Grace", "contacts.0.phone": "+442079460958",
    ]

    private static func signUp(key: SymmetricKey = key) throws -> SignUp {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../forms/account.json")
        let form = try FormDocument.read(Array(Data(contentsOf: file)), vocabulary: .standard)
        let now = try #require(DateTime("2026-11-24T12:00:00Z"))
        return try SignUp(form, seal: SessionSeal(key: key), clock: .fixed(now))
    }

    /// A browser, which keeps a cookie and the token of the last page.
    private struct Browser {
        let client: any TestClientProtocol
        var language = "en"
        var cookie = ""
        var token = ""

        mutating func get(_ uri: String) async throws -> (status: Int, body: String) {
            try await send(uri, .get, body: "")
        }

        mutating func post(
            _ uri: String, page: String, button: String, _ answers: [String: String]
        ) async throws -> (status: Int, body: String) {
            var entries = ["form-page": page, "form-token": token, "form-button": button]
            entries.merge(answers) { $1 }
            let body = entries.map { name, value in
                "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
            }.joined(separator: "&")
            return try await send(uri, .post, body: body)
        }

        private mutating func send(
            _ uri: String, _ method: HTTPRequest.Method, body: String
        ) async throws -> (status: Int, body: String) {
            let headers: HTTPFields = [
                .contentType: "application/x-www-form-urlencoded", .cookie: cookie,
                .acceptLanguage: language,
            ]
            let response = try await client.execute(
                uri: uri, method: method, headers: headers, body: ByteBuffer(string: body))
            if let set = response.headers[.setCookie]?.split(separator: ";").first {
                cookie = String(set)
            }
            let text = String(buffer: response.body)
            if let match = text.firstMatch(of: /name="form-token" value="([^"]*)"/) {
                token = String(match.1)
            }
            if let location = response.headers[.location] {
                return (Int(response.status.code), location)
            }
            return (Int(response.status.code), text)
        }
    }

    @discardableResult
    private static func withBrowser<Result: Sendable>(
        _ signUp: SignUp, language: String = "en",
        _ body: @escaping @Sendable (inout Browser) async throws -> Result
    ) async throws -> Result {
        try await Application(router: signUp.router).test(.router) { client in
            var browser = Browser(client: client, language: language)
            return try await body(&browser)
        }
    }

    @Test func aPersonSignsUp() async throws {
        let signUp = try Self.signUp()
        try await Self.withBrowser(signUp) { browser in
            let page = try await browser.get("/sign-up/1")
            #expect(page.status == 200 && page.body.contains("Date of birth"))
            let next = try await browser.post(
                "/sign-up/1", page: "card1", button: "next", Self.first)
            #expect(next == (303, "/sign-up/2"))
            #expect(try await browser.get("/sign-up/2").body.contains("Your team"))
            let done = try await browser.post(
                "/sign-up/2", page: "card2", button: "create", Self.second)
            #expect(done == (303, "/welcome"))
        }
        #expect(await signUp.accounts.has("ada@example.com"))
    }

    /// Each refusal is on the page, in the language and the notation of the reader, and nothing that was entered is lost.
    @Test func aRefusedPageSaysWhy() async throws {
        let signUp = try Self.signUp()
        try await Self.withBrowser(signUp, language: "de-AT,en;q=0.5") { browser in
            _ = try await browser.get("/sign-up/1")
            var answers = Self.first
            answers["birthday"] = "2026-01-01"
            answers["nobody"] = "x"
            let page = try await browser.post(
                "/sign-up/1", page: "card1", button: "next", answers)
            #expect(page.status == 422)
            for text in ["24.11.2010", "nobody", "Ada Lovelace", "Geburtsdatum"] {
                #expect(page.body.contains(text), "\(text): \(page.body)")
            }
            #expect(!page.body.contains("correct horse"))
        }
    }

    /// The answers survive a restart, go on in a second process, and are nobody's without the key.
    @Test func aSessionSurvivesARestart() async throws {
        let kept = try await Self.withBrowser(try Self.signUp()) { browser in
            _ = try await browser.get("/sign-up/1")
            _ = try await browser.post("/sign-up/1", page: "card1", button: "next", Self.first)
            _ = try await browser.get("/sign-up/2")
            #expect(!browser.cookie.contains("Ada"))
            return (browser.cookie, browser.token)
        }
        let signUp = try Self.signUp()
        try await Self.withBrowser(signUp) { browser in
            (browser.cookie, browser.token) = kept
            let done = try await browser.post(
                "/sign-up/2", page: "card2", button: "create", ["plan": "free"])
            #expect(done == (303, "/welcome"))
        }
        #expect(await signUp.accounts.has("ada@example.com"))
        try await Self.withBrowser(try Self.signUp(key: SymmetricKey(size: .bits256))) { browser in
            (browser.cookie, browser.token) = kept
            let refused = try await browser.post(
                "/sign-up/2", page: "card2", button: "create", ["plan": "free"])
            #expect(refused == (303, "/sign-up/1"))
        }
    }

    @Test func forgedRequestsAreRefused() async throws {
        try await Self.withBrowser(try Self.signUp()) { browser in
            _ = try await browser.get("/sign-up/1")
            browser.token = "forged"
            #expect(
                try await browser.post("/sign-up/1", page: "card1", button: "next", Self.first)
                    .status == 403)
        }
    }

    @Test func bodiesThatNoPagePostsAreRefused() async throws {
        try await Self.withBrowser(try Self.signUp()) { browser in
            _ = try await browser.get("/sign-up/1")
            for (type, status) in [("text/plain", 415), ("multipart/form-data; boundary=b", 400)] {
                let headers: HTTPFields = [.contentType: type, .cookie: browser.cookie]
                let response = try await browser.client.execute(
                    uri: "/sign-up/1", method: .post, headers: headers,
                    body: ByteBuffer(string: "--b\r\n"))
                #expect(Int(response.status.code) == status)
                #expect(String(buffer: response.body).contains("body is"), "\(type)")
            }
        }
    }

    @Test func rowsAreAdded() async throws {
        try await Self.withBrowser(try Self.signUp()) { browser in
            _ = try await browser.get("/sign-up/1")
            _ = try await browser.post("/sign-up/1", page: "card1", button: "next", Self.first)
            _ = try await browser.get("/sign-up/2")
            let page = try await browser.post(
                "/sign-up/2", page: "card2", button: "", ["form-add": "/contacts", "plan": "free"])
            #expect(page.status == 200 && page.body.contains("name=\"contacts.0.who\""))
        }
    }

    /// Requests of programs, and the statuses of their replies.
    private static let requests:
        [(method: HTTPRequest.Method, uri: String, type: String, body: String, status: Int)] = [
            (
                .post, "/accounts", "application/json",
                #"{"name":"Ada","email":"ada@example.com","birthday":"1990-12-10","password":"correct horse battery","plan":"free"}"#,
                204
            ),
            (
                .post, "/accounts", "application/json",
                #"{"name":"Ada","email":"ada@example.com","birthday":"1990-12-10","password":"correct horse battery","plan":"free"}"#,
                422
            ),
            (.post, "/accounts", "application/json", "{", 422),
            (.post, "/accounts", "text/plain", "x", 415),
            (.post, "/accounts", "application/x-www-form-urlencoded; charset=utf-16", "a=b", 415),
            (.post, "/accounts", "application/json", String(repeating: "x", count: 70_000), 413),
            (.patch, "/accounts/ada@example.com", "application/json", #"{"plan":"free"}"#, 204),
            (.patch, "/accounts/ada@example.com", "application/json", #"{"plan":"team"}"#, 422),
            (
                .patch, "/accounts/ada%40example.com", "application/json",
                #"{"plan":"team","seats":3}"#, 204
            ),
            (.patch, "/accounts/%C3%28", "application/json", #"{"plan":"free"}"#, 404),
            (.patch, "/accounts/ada@example.com", "application/json", #"{"plan":"gold"}"#, 422),
            (.patch, "/accounts/bob@example.com", "application/json", #"{"plan":"team"}"#, 404),
            (.post, "/sign-up/1", "application/json", "{}", 303), (.get, "/form.css", "", "", 200),
            (.get, "/sign-up/-9223372036854775808", "", "", 200),
            (.get, "/sign-up/99", "", "", 200),
        ]

    @Test func programs() async throws {
        try await Application(router: try Self.signUp().router).test(.router) { client in
            for row in Self.requests {
                let response = try await client.execute(
                    uri: row.uri, method: row.method, headers: [.contentType: row.type],
                    body: ByteBuffer(string: row.body))
                #expect(
                    Int(response.status.code) == row.status, "\(row.uri) \(row.body.prefix(99))")
            }
        }
    }
}
