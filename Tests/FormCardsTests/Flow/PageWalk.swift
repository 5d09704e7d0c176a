import FormModel
import FormValidation
import Foundation
import TestSupport
import Testing

@testable import FormCards

/// A browser that fills in the pages of a form by a flow, with a server that keeps an encoded state.
struct PageWalk {
    let flow: PageFlow
    /// The state as the server keeps it.
    private(set) var kept: Data
    private(set) var page = 0
    /// The form that the last post was answered with; `nil` after a redirect.
    private var shown: HTMLElement?
    /// What the browser has posted of each page, by its index.
    private(set) var posts: [Int: PostBody.Entries] = [:]

    init(_ flow: PageFlow, secrets: FormState.Secrets = .kept, accept: String? = nil) throws {
        self.flow = flow
        kept = try JSONEncoder().encode(flow.begin(acceptLanguage: accept, secrets: secrets))
    }

    var state: FormState {
        get throws { try JSONDecoder().decode(FormState.self, from: kept) }
    }

    /// The form of the page that the server shows.
    func form() async throws -> HTMLElement {
        if let shown { return shown }
        let cards = try await flow.cards(of: page, state)
        return try PageWalk.form(cards)
    }

    static func form(_ cards: [CardDescription]) throws -> HTMLElement {
        let bytes = HTMLRenderer(HTMLOptions(isStandalone: true)).document(of: cards)
        let document = try HTMLElement.read(String(decoding: bytes, as: UTF8.self))
        return try #require(document.first("form"))
    }

    static func texts(_ cards: [CardDescription]) throws -> String {
        HTMLPageTests.said(try form(cards)).joined(separator: "\n")
    }

    /// The entry of the button with one of some values that the page has.
    static func button(_ form: HTMLElement, _ values: [String]) -> (name: String, value: String)? {
        let button = form.all("button").first { button in
            button["name"] == "form-button" && values.contains(button["value"] ?? "")
        }
        return button.map { ("form-button", $0["value"] ?? "") }
    }

    /// Posts entries as the page, and follows the redirect.
    mutating func post(
        _ entries: PostBody.Entries, encoding: Int = 0
    ) async throws -> PageFlow.Outcome {
        let body: [UInt8]
        let type: String
        switch encoding {
        case 1: (body, type) = PostBody.multipart(entries)
        default:
            body = HTMLForm.body(entries)
            type = "application/x-www-form-urlencoded"
        }
        let outcome = try await flow.answer(CardPost(body, contentType: type), state)
        switch outcome {
        case .next(let next, let state):
            page = next
            kept = try JSONEncoder().encode(state)
            shown = nil
        case .show(let cards, _): shown = try PageWalk.form(cards)
        case .done: shown = nil
        }
        return outcome
    }

    /// Posts the answers of the page by the button that goes on or submits.
    ///
    /// A page that asks for secrets again gets what it shows, of other pages, too: the person sees nothing else.
    mutating func goOn(
        _ answers: PostBody.Entries, secrets: [String: String] = [:], encoding: Int = 0
    ) async throws -> PageFlow.Outcome {
        let form = try await form()
        let primary = try #require(
            form.all("button").first { $0["class"]?.contains("fr-primary") == true })
        var entries = answers.filter { !$0.name.hasPrefix("form-button") }
        if !secrets.isEmpty, posts[page] != nil, try state.refusedPage == page {
            entries = HTMLForm(element: form).entries(secrets: secrets)
        } else {
            posts[page] = entries
        }
        return try await post(
            entries + [("form-button", primary["value"] ?? "")], encoding: encoding)
    }

    /// Notes what the browser would have posted of a page that it never saw.
    mutating func add(_ entries: PostBody.Entries, of page: Int) { posts[page] = entries }

    mutating func goBack() async throws {
        let form = try await form()
        let back = flow.validator.form.items.filter { $0.action == .back }.compactMap(\.name?.text)
        guard let button = PageWalk.button(form, back + ["back"]) else { return }
        _ = try await post(HTMLForm(element: form).entries() + [button])
    }
}
