import Crypto
import FormCards
import FormModel
import FormValidation
import Foundation
import Hummingbird

let environment = Environment()
let file = URL(filePath: environment.get("FORM") ?? "forms/account.json")
let form = try FormDocument.read(Array(Data(contentsOf: file)), vocabulary: .standard)
// Processes with the same key share sessions; without one, sessions end with the process.
let key = environment.get("SESSION_KEY").flatMap { Data(base64Encoded: $0) }
let seal = SessionSeal(key: key.map(SymmetricKey.init) ?? SymmetricKey(size: .bits256))
let clock = FormClock { DateTime(unixSeconds: Int64(Date().timeIntervalSince1970)) }
let port = environment.get("PORT", as: Int.self) ?? 8080
try await Application(
    router: SignUp(form, seal: seal, clock: clock).router,
    // For the head of a request, and between two pieces of a body.
    server: .http1(configuration: .init(idleTimeout: .seconds(15))),
    configuration: .init(address: .hostname("127.0.0.1", port: port))
).runService()

/// What belongs to one person between two requests: the answers so far, and the token against forged requests.
struct Session: Codable {
    var token = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0).base64EncodedString() }
    var state: FormState
}

/// Keeps sessions in cookies that only holders of a key can read and make, so that they survive a restart of the server.
struct SessionSeal: Sendable {
    let key: SymmetricKey

    /// The session of a request; `nil` where there is none, or where its seal does not open.
    func session(of request: Request) -> Session? {
        guard let text = request.cookies["session"]?.value, let sealed = Data(base64Encoded: text),
            let box = try? AES.GCM.SealedBox(combined: sealed),
            let bytes = try? AES.GCM.open(box, using: key)
        else { return nil }
        return try? JSONDecoder().decode(Session.self, from: bytes)
    }

    /// The response with the cookie of a session, or with the one that ends it.
    func keeping(_ session: Session?, in response: Response) throws -> Response {
        let sealed = try session.map { try AES.GCM.seal(JSONEncoder().encode($0), using: key) }
        let text = sealed?.combined?.base64EncodedString() ?? ""
        // Browsers drop a larger cookie, and with it the answers.
        guard text.utf8.count <= 4_000 else { throw HTTPError(.contentTooLarge) }
        var response = response
        response.setCookie(Cookie(name: "session", value: text, path: "/sign-up", sameSite: .lax))
        return response
    }
}
