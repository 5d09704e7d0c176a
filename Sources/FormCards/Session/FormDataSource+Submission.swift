import FormModel

extension FormDataSource {
    /// Whether a person can submit the answers: an ending accepts them, or a button that submits is shown, or the form
    /// has no such button.
    var offersSubmission: Bool {
        if let reached = reachedEnding { return reached.isAccepted }
        let buttons = form.items.indices.filter { form.items[$0].action == .submit }
        return buttons.isEmpty || buttons.contains { isVisible(item: $0) }
    }
}
