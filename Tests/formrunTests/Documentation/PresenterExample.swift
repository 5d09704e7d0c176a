import FormCards
import FormModel
import FormValidation
import Testing

/// The example of `Documentation/Presenting.md`, compiled and run; `ReadmeTests` compares the two.
@Suite struct PresenterExample {
    @Test func presentsAForm() throws {
        let form = try Form(
            id: "loan", title: "Loan",
            pages: [
                Page(
                    title: "About you",
                    items: [
                        .input("name", title: "Name", validators: [.required]),
                        .button("on", title: "On", action: .next),
                    ]),
                Page(title: "Terms", items: [.label("We decide within a day.")]),
                Page(
                    title: "The loan",
                    items: [
                        .input("amount", title: "Amount", value: .integer),
                        .button("apply", title: "Apply", action: .submit),
                        .button("ask", title: "Terms", action: .custom("showTerms")),
                    ]),
            ])
        var said: [String] = []
        func say(_ text: String) { said.append(text) }
        var screens: [String] = []
        func draw(_ lines: [StyledLine]) { screens.append(lines.map(\.text).joined()) }
        // README: begin
        let presenter = CardPresenter(FormDataSource(form: form))
        let renderer = TextRenderer(width: 40)
        presenter.observe { [unowned presenter] event in
            switch event {
            case .dataChanged, .stack(.didAppear), .list:
                if let card = presenter.description { draw(renderer.lines(for: card)) }
            case .action("showTerms", _): presenter.present("card2")
            case .submitted: say("Thank you.")
            default: break
            }
        }
        // The terms are no step of the form: they are shown over it.
        try presenter.cards.hide("card2")

        if let refusal = presenter.press("on").refusal { say("\(refusal)") }
        presenter.enter("Ada", at: FieldPath("name"))
        presenter.press("on")  // The last card is the current one, with the first below it.
        presenter.press("ask")  // The terms are on top of both.
        presenter.dismiss()
        presenter.press("apply")
        // README: end
        #expect(said == ["The card \"card1\" has errors. Correct them first.", "Thank you."])
        #expect(presenter.stack.ids == ["card1", "card3"])
        #expect(presenter.stack.dismissals == ["card2": .cancelled])
        #expect(presenter.cards.visibleIDs == ["card1", "card3"])
        #expect(screens.contains { $0.contains("We decide") })
        #expect(screens.last?.contains("2 of 2") == true)
    }
}
