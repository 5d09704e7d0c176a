import FormCards
import FormModel
import FormValidation

extension FormEnding {
    /// The lines that say the ending to a person: its title, if it has one, and its text.
    func lines(in form: Form, _ catalog: MessageCatalog) -> (
        title: [DisplayText], text: [DisplayText]
    ) {
        func lines(_ text: LocalizedText?) -> [DisplayText] {
            text.map { DisplayText.lines(form.text($0, in: catalog.language)) } ?? []
        }
        return (lines(title), lines(text))
    }
}

extension FormDataSource {
    /// Whether a person can submit the answers: an ending accepts them, or a button that submits is shown, or the form
    /// has no such button.
    var offersSubmission: Bool {
        if let reached = reachedEnding { return reached.isAccepted }
        let buttons = form.items.indices.filter { form.items[$0].action == .submit }
        return buttons.isEmpty || buttons.contains { isVisible(item: $0) }
    }
}
