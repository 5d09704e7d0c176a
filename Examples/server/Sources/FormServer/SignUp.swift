import FormCards
import FormModel
import FormValidation
import Foundation
import Hummingbird

/// The sign-up: pages for people, and JSON for programs.
struct SignUp: Sendable {
    let accounts = Accounts()
    let seal: SessionSeal
    let checks: RemoteChecks
    let flow: PageFlow
    let whole: TypedValidator<Account>
    let change: TypedValidator<PlanChange>

    /// - Throws: Whatever of the form does not fit the types, so that the server does not start.
    init(_ form: Form, seal: SessionSeal, clock: FormClock) throws {
        var checks = RemoteChecks(timeout: .seconds(2))
        checks.add("emailIsFree") { [accounts] value in
            guard case .text(let email) = value, await accounts.has(email) else { return .accepted }
            return .refused(message: "")
        }
        whole = try TypedValidator(FormValidator(form, clock: clock))
        let changed: ValidationScope = .fields(["plan", "seats"])
        change = try TypedValidator(FormValidator(form, clock: clock, scope: changed))
        flow = PageFlow(whole.validator, checks: checks)
        self.checks = checks
        self.seal = seal
    }

    var router: Router<BasicRequestContext> {
        let router = Router()
        let styleSheet = reply(.ok, "text/css", Array(HTMLRenderer.styleSheet.utf8))
        router.get("form.css") { _, _ in styleSheet }
        router.get("welcome") { _, _ in reply(.ok, "text/plain", Array("Welcome!\n".utf8)) }
        router.get("sign-up/:page", use: show)
        router.post("sign-up/:page", use: answer)
        router.post("accounts") { r, _ in try await judge(r, whole) { await accounts.add($0) } }
        router.patch("accounts/:email") { request, context in
            let email = context.parameters.get("email")?.removingPercentEncoding
            guard let email, await accounts.has(email) else { throw HTTPError(.notFound) }
            return try await judge(request, change) { await accounts.set($0, of: email) }
        }
        return router
    }

    private func show(_ request: Request, _ context: some RequestContext) async throws -> Response {
        let page = context.parameters.get("page", as: Int.self) ?? 1
        let languages = request.headers[.acceptLanguage]
        let begun = Session(state: flow.begin(acceptLanguage: languages, secrets: .kept))
        let session = seal.session(of: request) ?? begun
        return try await fitting {
            try show(await flow.cards(of: max(1, page) - 1, session.state), .ok, session)
        }
    }

    private func answer(_ request: Request, _: some RequestContext) async throws -> Response {
        guard let session = seal.session(of: request) else { return .redirect(to: "/sign-up/1") }
        let body = Array(buffer: try await request.body.collect(upTo: 1 << 16))
        let post: CardPost
        do { post = try CardPost(body, contentType: request.headers[.contentType]) } catch {
            throw HTTPError(.init(code: error.status), message: error.description)
        }
        guard post.token == session.token else { throw HTTPError(.forbidden) }
        return try await fitting {
            switch try await flow.answer(post, session.state) {
            case .show(let cards, let status): return try show(cards, .init(code: status), session)
            case .next(let page, let state):
                let next = Session(token: session.token, state: state)
                return try seal.keeping(next, in: .redirect(to: "/sign-up/\(page + 1)"))
            case .done(let report):
                await accounts.add(try report.decode(Account.self))
                return try seal.keeping(nil, in: .redirect(to: "/welcome"))
            }
        }
    }

    /// Where the form has changed since, the person goes on with what of the answers fits.
    private func fitting(_ reply: () async throws -> Response) async throws -> Response {
        do { return try await reply() } catch let error as FormStateError {
            return try seal.keeping(Session(state: error.fitting), in: .redirect(to: "/sign-up/1"))
        }
    }

    private func show(
        _ cards: [CardDescription], _ status: HTTPResponse.Status, _ session: Session
    ) throws -> Response {
        var options = HTMLOptions(isStandalone: true)
        options.styleSheet = HTMLOptions.StyleSheet.link("/form.css")
        options.token = HTMLOptions.Token(session.token)
        let page = HTMLRenderer(options).document(of: cards)
        return try seal.keeping(session, in: reply(status, "text/html", page))
    }

    private func judge<Value>(
        _ request: Request, _ form: TypedValidator<Value>, _ take: (Value) async -> Void
    ) async throws -> Response {
        let body = Array(buffer: try await request.body.collect(upTo: 1 << 16))
        let sent = Submission(body, contentType: request.headers[.contentType] ?? "")
        guard let answers = sent else { throw HTTPError(.unsupportedMediaType) }
        switch try await form.validate(answers, checks: checks) {
        case .accepted(let value, _): await take(value)
        case .refused(let report):
            return reply(.unprocessableContent, "application/json", form.validator.json(of: report))
        }
        return Response(status: .noContent)
    }
}

private func reply(_ status: HTTPResponse.Status, _ type: String, _ bytes: [UInt8]) -> Response {
    let policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'"
    return Response(
        status: status,
        headers: [.contentType: type + "; charset=utf-8", .contentSecurityPolicy: policy],
        body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
}
