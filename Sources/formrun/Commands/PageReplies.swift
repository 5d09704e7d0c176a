import FormCards
import FormModel
import FormValidation

/// Answers requests for the pages of a form, each by a line of JSON.
struct PageReplies: Sendable {
    let flow: PageFlow
    /// Whether the values have those of secrets.
    let keepsSecrets: Bool

    /// The answer to a request, with its line end.
    func reply(to request: PageRequest) async -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        if let id = request.id {
            writer.key("id")
            writer.value(id)
        }
        do throws(FormStateError) {
            var refusal = request.refusal
            if refusal == nil { refusal = try await answer(request, &writer) }
            if let refusal {
                write(refusal.status, &writer)
                writer.member("error", refusal.reason)
            }
        } catch {
            write(409, &writer)
            writer.member("error", error.description)
            write(error.fitting, &writer)
            writer.key("lost")
            writer.beginArray()
            for path in error.lost { writer.string(path.description) }
            writer.endArray()
        }
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }

    /// Writes what comes after a request; what is returned refuses it instead.
    private func answer(
        _ request: PageRequest, _ writer: inout JSONWriter
    ) async throws(FormStateError) -> PageRequest.Refusal? {
        let state =
            request.state
            ?? flow.begin(acceptLanguage: request.acceptLanguage, secrets: request.secrets)
        if let reason = flow.inconsistency(in: state) {
            return PageRequest.Refusal(status: 400, reason: reason)
        }
        guard let body = request.post else {
            let cards = try await flow.cards(of: request.page, state)
            show(cards, 200, state, request, &writer)
            return nil
        }
        let post: CardPost
        do throws(CardPostError) {
            post = try CardPost(body, contentType: request.contentType)
        } catch {
            return PageRequest.Refusal(status: error.status, reason: error.description)
        }
        guard request.token == nil || post.token == request.token else {
            return PageRequest.Refusal(status: 403, reason: "the token is not that of the page.")
        }
        switch try await flow.answer(post, state) {
        case .show(let cards, let status): show(cards, status, state, request, &writer)
        case .next(let page, let state):
            write(303, &writer)
            writer.key("page")
            writer.integer(page)
            write(state, &writer)
        case .done(let report):
            write(200, &writer)
            writer.key("values")
            report.writeAnswers(to: &writer, withSecrets: keepsSecrets)
            if let ending = report.ending {
                writer.member("ending", ending.text)
            }
            if let card = flow.ending(of: report, state) { write([card], request, &writer) }
        }
        return nil
    }

    /// Writes that a page is shown.
    private func show(
        _ cards: [CardDescription], _ status: Int, _ state: FormState, _ request: PageRequest,
        _ writer: inout JSONWriter
    ) {
        write(status, &writer)
        if let page = flow.page(of: cards) {
            writer.key("page")
            writer.integer(page)
        }
        write(state, &writer)
        write(cards, request, &writer)
    }

    private func write(_ status: Int, _ writer: inout JSONWriter) {
        writer.key("status")
        writer.integer(status)
    }

    private func write(_ state: FormState, _ writer: inout JSONWriter) {
        writer.key("state")
        state.write(to: &writer)
    }

    /// Writes cards as a whole document.
    private func write(
        _ cards: [CardDescription], _ request: PageRequest, _ writer: inout JSONWriter
    ) {
        var options = HTMLOptions(isStandalone: true)
        options.token = request.token.map { HTMLOptions.Token($0) }
        writer.key("html")
        writer.string(utf8: HTMLRenderer(options).document(of: cards).span)
    }
}
