import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards

/// Every button of a page that a flow draws, pressed after a person has changed what is on the page, is answered by a page, and
/// loses no answer.
@Suite(.timeLimit(.minutes(60))) struct PageButtonLawTests {
    private static let samples = SampleForm.all
        .filter { (try? $0.form().remoteChoices.isEmpty) == true }

    private static let texts = ["", "3", "7", "12", "2026-01-02", "x y", "\u{E9}<b>", "2125550123"]

    /// What a person has on the page: some of its answers are changed.
    private static func typed(
        _ form: HTMLElement, _ numbers: inout SeededNumbers
    ) -> PostBody.Entries {
        var entries = HTMLForm(element: form).entries()
        for control in form.descendants where control.name != "button" && !control.isDisabled {
            guard let name = control["name"], !name.hasPrefix("form-"), numbers.below(2) == 0 else {
                continue
            }
            let at = entries.firstIndex { $0.name == name }
            switch (control.name, control["type"] ?? "text") {
            case ("input", "hidden"), ("input", "file"): break
            case ("input", "radio"):
                let value = control["value"] ?? ""
                entries.removeAll { $0.name == name && !$0.value.isEmpty }
                entries.append((name, value))
            case ("input", "checkbox"):
                let value = control["value"] ?? ""
                if let at = entries.firstIndex(where: { $0 == (name, value) }) {
                    entries.remove(at: at)
                } else {
                    entries.append((name, value))
                }
            case ("select", _):
                let values = control.all("option").filter { $0["disabled"] == nil }
                    .compactMap { $0["value"] }
                if let at, !values.isEmpty {
                    entries[at].value = values[numbers.below(values.count)]
                }
            default:
                let text = texts[numbers.below(texts.count)]
                let isNumber = control["type"] != "number" || ExactDecimal(text) != nil
                let isDate = control["type"] != "date" || CalendarDate(text) != nil
                let isTime = control["type"] != "time" && control["type"] != "datetime-local"
                if let at, isNumber, isDate, isTime { entries[at].value = text }
            }
        }
        return entries
    }

    /// The answers of entries by name, in a notation of their own.
    private static func answers(
        _ entries: PostBody.Entries, of form: HTMLElement
    ) -> [String: [String]] {
        let secrets = form.all("input").filter { $0["type"] == "password" || $0["type"] == "file" }
            .compactMap { $0["name"] }
        var answers: [String: [String]] = [:]
        for (name, value) in entries
        where !name.hasPrefix("form-") && !value.isEmpty && !secrets.contains(name) {
            // A page writes 3 as 3.00 where the form counts in hundredths, and a telephone in groups.
            let isNumber = value.contains(".") && ExactDecimal(value) != nil
            let text = isNumber ? String(value.reversed().drop { $0 == "0" }.reversed()) : value
            answers[name, default: []].append(text.filter { $0.isLetter || $0.isNumber })
        }
        return answers.mapValues { $0.sorted() }
    }

    /// The names whose answers a page that was drawn again has lost: one that is not on it must be hidden or disabled by the others.
    private static func lost(
        _ posted: [String: [String]], _ cards: [CardDescription], _ source: FormDataSource
    ) throws -> [String] {
        let form = try PageWalk.form(cards)
        let shown = answers(HTMLForm(element: form).entries(), of: form)
        return posted.filter { name, values in
            guard shown[name] != values else { return false }
            let pointer = "/" + name.split(separator: ".").joined(separator: "/")
            guard let path = FieldPath(pointer: pointer) else { return true }
            return source.isVisible(at: path) && source.isEnabled(at: path)
        }.map { "\($0.key) \($0.value) -> \(shown[$0.key] ?? [])" }
    }

    /// Presses every button of each page on a way through a form.
    ///
    /// - Returns: How many buttons were pressed, by the names of their entries.
    private static func press(
        _ form: Form, _ secrets: FormState.Secrets, _ numbers: inout SeededNumbers
    ) async throws -> [String: Int] {
        let flow = PageFlow(FormValidator(form, clock: SampleForm.clock))
        let resets = form.items.filter { $0.action == .reset }.compactMap(\.name?.text)
        var pressed: [String: Int] = [:]
        var state = flow.begin(secrets: secrets)
        var cards = try await flow.cards(of: 0, state)
        for _ in 0..<6 where cards.first?.ending == nil {
            let page = try PageWalk.form(cards)
            let entries = typed(page, &numbers)
            let posted = answers(entries, of: page)
            let buttons = page.all("button").filter { !$0.isDisabled }
            try #require(!buttons.isEmpty)
            // Half of the ways add rows where they can, so that there are some to remove.
            let adding =
                numbers.below(2) == 0 ? nil : buttons.firstIndex { $0["name"] == "form-add" }
            let way = adding ?? numbers.below(buttons.count)
            var following = (state: state, cards: cards)
            for (index, button) in buttons.enumerated() {
                let entry = (name: button["name"] ?? "", value: button["value"] ?? "")
                let body = HTMLForm.body(entries + [entry])
                let context = "\(form.id) \(secrets) \(String(decoding: body, as: UTF8.self))"
                pressed[entry.name, default: 0] += 1
                let post = CardPost(urlEncoded: body)
                let source = FormDataSource(form: form, clock: SampleForm.clock)
                state.fill(source)
                post.fill(source)
                switch try await flow.answer(post, state) {
                case .show(let again, let status):
                    #expect(status == 200 || status == 422, "\(status) \(context)")
                    #expect(again.map(\.id) == cards.map(\.id), "\(context)")
                    if entry.name != "form-remove" {
                        let lost = try lost(posted, again, source)
                        #expect(lost.isEmpty, "\(lost) \(context)")
                    }
                    if index == way { following.cards = again }
                case .next(let next, let kept):
                    let before = try await flow.cards(
                        of: form.pages.indices.first { Card.id(ofPage: $0) == cards[0].id } ?? 0,
                        kept)
                    if before.map(\.id) == cards.map(\.id), !resets.contains(entry.value) {
                        // What depends on a secret that is not kept is hidden.
                        let source = FormDataSource(form: form, clock: SampleForm.clock)
                        kept.fill(source)
                        let lost = try lost(posted, before, source)
                        #expect(lost.isEmpty, "\(lost) \(context)")
                    }
                    if index == way {
                        following = (kept, try await flow.cards(of: next, kept))
                    }
                case .done: if index == way { return pressed }
                }
            }
            (state, cards) = following
        }
        return pressed
    }

    @Test(arguments: samples)
    func sampleForms(_ sample: SampleForm) async throws {
        let form = try sample.form()
        var numbers = SeededNumbers(seed: 21)
        for round in Laws.rounds(4) {
            let pressed = try await Self.press(
                form, round.isMultiple(of: 2) ? .kept : .dropped, &numbers)
            #expect(pressed["form-button"] ?? 0 > 0)
        }
    }

    /// Pages with buttons that appear by answers, with menus and marks of the program, and tables whose rows are opened.
    @Test func generatedForms() async throws {
        var numbers = SeededNumbers(seed: 22)
        var pressed: [String: Int] = [:]
        for round in Laws.rounds(40) {
            let form = try PagedForm.make(&numbers, withActions: true)
            pressed.merge(
                try await Self.press(form, round.isMultiple(of: 2) ? .kept : .dropped, &numbers),
                uniquingKeysWith: +)
        }
        for name in ["form-button", "form-add", "form-remove"] {
            #expect(pressed[name] ?? 0 > 0, "\(name) \(pressed)")
        }
    }
}
