import FormCards
import FormModel
import FormValidation
import Testing

/// The examples of sessions in the catalogue of `FormCards`; `CatalogueTests` compares the two.
@Suite struct SessionExample {
    /// Fills in a form by messages.
    final class Bot {
        let session: FormSession
        let renderer = AccessibleRenderer()
        var messages: [String] = []
        var isOver = false

        init(_ source: FormDataSource) {
            var options = FormSession.Options()
            options.asksBeforeLeaving = false  // Who says goodbye means it.
            session = FormSession(source, catalog: .english, options: options)
            perform(session.start())
            messages += renderer.lines(of: session.view)
        }

        func receive(_ text: String) {
            messages = []
            perform(session.handle(text == "bye" ? .key(.endOfFile) : .line(text)))
            guard !isOver else { return }
            messages += renderer.lines(of: session.view)
        }

        private func perform(_ effects: [SessionEffect]) {
            for effect in effects {
                switch effect {
                case .record(let lines):
                    messages += lines.flatMap { renderer.lines(of: $0, .english) }
                case .submit(let lines):
                    messages += lines.flatMap { renderer.lines(of: $0, .english) }
                    isOver = true
                case .end: isOver = true
                case .save: save(session.draft)
                case .show, .redraw, .discardInput, .suspend: break
                // This form has no checks, no long texts and no actions.
                case .request, .suggest, .edit, .perform: break
                }
            }
        }

        var saved: [UInt8] = []
        private func save(_ draft: FormDraft) { saved = draft.json }
    }

    private func form() throws -> Form {
        try Form(
            id: "tea", title: "Tea",
            items: [
                .input("name", title: "Name", validators: [.required]),
                .input("cups", title: "Cups", value: .integer, validators: [.range(1...9)]),
                .button("order", title: "Order", action: .submit),
            ])
    }

    @Test func talks() throws {
        let source = FormDataSource(form: try form())
        let bot = Bot(source)
        var all: [[String]] = [bot.messages]
        for message in ["Ada", "20", "2", ""] {
            bot.receive(message)
            all.append(bot.messages)
        }
        #expect(
            all == [
                ["Tea", "Question 1 of 2: Name, required."],
                ["Accepted: Ada", "Question 2 of 2: Cups. from 1 to 9."],
                ["Question 2 of 2: Cups. from 1 to 9.", "Error: Cups must be at most 9."],
                [
                    "Accepted: 2", "Review", "1 Name: Ada", "2 Cups: 2",
                    "Order (Enter submits, a number changes an answer, :quit leaves): ",
                ], ["✓ Submitted."],
            ])
        #expect(source.value(of: "cups") == .integer(2))
        #expect(bot.isOver)
    }

    @Test func leaves() throws {
        let source = FormDataSource(form: try form())
        let bot = Bot(source)
        bot.receive("Ada")
        let draft = try FormDraft(json: bot.saved)
        #expect(draft.answers.map(\.value) == [.text("Ada")])
        bot.receive("bye")
        #expect(bot.isOver)
    }

    @Test func remindsOfWhatWasTyped() throws {
        let source = FormDataSource(form: try form())
        let session = FormSession(source, catalog: .english)
        _ = session.start()
        _ = session.handle(.line("Ada"))
        _ = session.handle(.key(.text("two pots")))
        /// The beginning of a letter to a person who left while typing.
        func reminder(_ typed: FormDraft.TypedText, of form: Form) -> String? {
            form.input(at: typed.path).map {
                "You wrote “\(typed.text)” at \(form.text($0.title))."
            }
        }

        let sentences = session.draft.typed.compactMap { reminder($0, of: source.form) }
        #expect(sentences == ["You wrote “two pots” at Cups."])
    }

    @Test func warnsOfHosts() throws {
        let source = FormDataSource(form: try form())
        /// What a designer of a card should know before it is sent to a host.
        func warnings(_ notes: [AdaptiveNote], about field: FieldName) -> [String] {
            notes.filter { $0.path == FieldPath(field) }.map(\.description)
        }

        let card = try AdaptiveRenderer().card(of: DescriptionBuilder().descriptions(of: source)[0])
        let warnings = warnings(card.notes, about: "cups")
        #expect(warnings == ["/cups: The host does not check: a whole number."])
    }
}
