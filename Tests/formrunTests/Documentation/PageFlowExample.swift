import FormCards
import FormModel
import FormValidation
import Foundation
import Testing

/// The example of `Documentation/Server.md` for several pages, compiled and run; `ReadmeTests` compares the two.
@Suite struct PageFlowExample {
    @Test func servesPages() async throws {
        let form = try Form(
            id: "signUp", title: ["en": "Sign up", "de": "Anmelden"],
            pages: [
                Page(items: [
                    .input("name", title: "Name", validators: [.required, .remote("nameIsFree")]),
                    .secureInput("password", title: "Password", validators: [.required]),
                ]),
                Page(items: [.input("seats", title: "Seats", value: .integer)]),
            ])
        var checks = RemoteChecks()
        checks.add("nameIsFree") { value in
            value == .text("ada") ? .refused(message: "") : .accepted
        }
        // README: begin
        struct Reply: Sendable {
            var status = 200
            var location: String?
            var body: [UInt8] = []
        }

        let flow = PageFlow(form, checks: checks)  // once, shared by all requests
        let renderer = HTMLRenderer(HTMLOptions(isStandalone: true))

        /// The session of a person, wherever the program keeps it.
        actor Session {
            private let secrets = FormState.Secrets.kept
            private var state: FormState?

            func state(of flow: PageFlow, _ acceptLanguage: String?) -> FormState {
                state ?? flow.begin(acceptLanguage: acceptLanguage, secrets: secrets)
            }

            func keep(_ state: FormState?) { self.state = state }
        }

        func get(page: Int, _ session: Session, acceptLanguage: String?) async throws -> Reply {
            let state = await session.state(of: flow, acceptLanguage)
            return Reply(body: renderer.document(of: try await flow.cards(of: page, state)))
        }

        func post(_ body: [UInt8], _ type: String?, _ session: Session) async throws -> Reply {
            let post = try CardPost(body, contentType: type)
            let state = await session.state(of: flow, nil)
            do throws(FormStateError) {
                switch try await flow.answer(post, state) {
                case .show(let cards, let status):
                    return Reply(status: status, body: renderer.document(of: cards))
                case .next(let page, let state):
                    await session.keep(state)
                    return Reply(status: 303, location: "/sign-up/\(page)")
                case .done(let report):
                    await session.keep(nil)
                    print(report["name"], report["seats"])  // your program
                    return Reply(status: 303, location: "/welcome")
                }
            } catch {  // The form has changed since.
                await session.keep(error.fitting)
                return Reply(status: 303, location: "/sign-up/0")
            }
        }
        // README: end

        let session = Session()
        let type = "application/x-www-form-urlencoded"
        let first = try await get(page: 0, session, acceptLanguage: "de")
        let text = String(decoding: first.body, as: UTF8.self)
        #expect(text.contains("lang=\"de\"") && text.contains("value=\"next\""))
        let wrong = try await post(
            Array("form-page=card1&name=ada&form-button=next".utf8), type, session)
        #expect(wrong.status == 422)
        let next = try await post(
            Array("form-page=card1&name=eve&password=x&form-button=next".utf8), type, session)
        #expect(next.status == 303 && next.location == "/sign-up/1")
        let done = try await post(
            Array("form-page=card2&seats=3&form-button=submit".utf8), type, session)
        #expect(done.location == "/welcome")
        await #expect(throws: CardPostError.unsupportedType) {
            try await post([], "text/plain", session)
        }
    }
}
