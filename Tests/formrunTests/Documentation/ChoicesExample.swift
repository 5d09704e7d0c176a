import FormModel
import FormValidation
import Testing

/// The example of `Documentation/Server.md` for choices that are fetched, compiled and run; `ReadmeTests` compares the two.
@Suite struct ChoicesExample {
    private actor Shop {
        func plans() throws -> [(id: String, name: String)] { [("s", "Small"), ("l", "Large")] }
    }

    @Test func fetchesPlans() async throws {
        let shop = Shop()
        let form = try Form(
            id: "order", title: "Order",
            items: [.input("plan", title: "Plan", value: .choice, choicesFrom: "plans")])

        // README: begin
        var choices = RemoteChoices(timeout: .seconds(3))
        choices.add("plans") {
            try await shop.plans().map { Choice($0.id, title: LocalizedText($0.name)) }
        }
        let order = try await form.fetchingChoices(by: choices)
        // README: end

        let sent = Submission.json(Array(#"{"plan":"l"}"#.utf8))
        #expect(FormValidator(order).validate(sent).isValid)
        #expect(!FormValidator(form).validate(sent).isValid)
    }
}
