import FormModel

// Secrets: a refused one is replaced or edited, and one may be asked twice.
extension FormSession {
    /// The editor of a secret; a secret that was refused, or left before its second entry, is its first text.
    func secretEditor(_ field: FieldPlace, isRefused: Bool = false) -> SessionEditor {
        .secret(
            SecretEditor(
                questionnaire.typedSecrets[field] ?? refusedSecret(field), display: options.secrets,
                isConfirmed: item(field).isConfirmed,
                isRefused: isRefused && questionnaire.typedSecrets[field] == nil))
    }

    private func refusedSecret(_ field: FieldPlace) -> String {
        guard !isValid(field), case .text(let text) = dataSource.value(at: path(field)),
            LineEditor.canHold(text)
        else { return "" }
        return text
    }

    /// Hides a secret that is shown, for a screen that remains visible without the session.
    ///
    /// - Returns: Whether a secret was shown, so that the view changed.
    @discardableResult
    public func conceal() -> Bool {
        guard case .secret(var secret) = editor, secret.isRevealed else { return false }
        secret.conceal()
        editor = .secret(secret)
        return true
    }

    /// Takes the secret that was typed.
    func take(_ secret: SecretEditor) -> [SessionEffect] {
        guard case .field(let field) = place else { return [] }
        questionnaire.typedSecrets[field] = nil
        // The person removed a secret that was refused.
        if secret.isEmpty, !refusedSecret(field).isEmpty {
            return effects(of: questionnaire.skip())
        }
        return line(editor.take(), false)
    }

    /// The answer that a secret is which the person leaves; `nil` for one that is to be typed twice, which is kept.
    func leaving(_ secret: SecretEditor, _ field: FieldPlace) -> String? {
        guard item(field).isConfirmed else {
            let isNew = !secret.isEmpty && !secret.text.hasSameBytes(as: refusedSecret(field))
            if isNew { noteAnswer() }
            return isNew ? secret.text : nil
        }
        questionnaire.typedSecrets[field] = secret.isEmpty ? nil : secret.text
        return nil
    }

    /// Handles a whole line from a surface without keys.
    func wholeLine(_ text: String, _ hasPaste: Bool) -> [SessionEffect] {
        guard case .asking = mode, case .secret(var secret) = editor else {
            return line(text, hasPaste)
        }
        guard !text.isEmpty || secret.stage == .confirmation else { return line("", false) }
        let wasConfirming = secret.stage == .confirmation
        let outcome = secret.enter(text)
        editor = .secret(secret)
        return refusedBeforeConfirmation(wasConfirming) ?? effects(of: outcome)
    }

    /// Refuses a secret that breaks the rules of its field, instead of asking for it a second time.
    func refusedBeforeConfirmation(_ wasConfirming: Bool) -> [SessionEffect]? {
        guard !wasConfirming, case .field(let field) = place, case .secret(let secret) = editor,
            secret.stage == .confirmation, questionnaire.refuses(secret.text, as: field)
        else { return nil }
        return take(secret)
    }
}
