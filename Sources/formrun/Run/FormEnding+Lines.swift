import FormCards
import FormModel
import FormValidation

extension FormEnding {
    /// The lines that say the ending to a person: its title, if it has one, and its text.
    func lines(in dataSource: FormDataSource, _ catalog: MessageCatalog) -> [DisplayText] {
        [title, text].compactMap(\.self).flatMap { text in
            dataSource.markup(text, of: nil, in: catalog.locale).lines.map { line in
                DisplayText(
                    filled: (line.isItem ? "- " : "") + TextMarkup.plainText(of: line.spans))
            }
        }
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
