// Buttons: which of them can be pressed.

extension FormDataSource {
    /// Whether a button can be pressed now: it is shown, and its `enabledWhen` holds; `false` where there is no such
    /// button.
    ///
    /// A button that submits can be pressed although the answers are invalid, so that a person learns what is missing.
    public func canPress(_ name: FieldName) -> Bool {
        guard let item = item(withFieldName: name), item.kind == .button else { return false }
        return isEnabled(name)
    }

    /// The button because of which the answers cannot be submitted: some buttons that submit are shown, and all of these
    /// are disabled; `nil` where the answers can be submitted.
    public var disabledSubmit: FormItem? {
        let shown = form.compiled.submitButtons.filter { isVisible(item: $0.index) }
        guard reachedEnding == nil, let first = shown.first else { return nil }
        return shown.allSatisfy { isDisabled(item: $0.index) } ? first.item : nil
    }

    /// The issue of answers that no button submits.
    var submitDisabledIssue: FormIssue? {
        guard let name = disabledSubmit?.name else { return nil }
        return withTexts(
            FormIssue(.submitDisabled, at: FieldPath(), parameters: ["button": .text(name.text)]))
    }
}
