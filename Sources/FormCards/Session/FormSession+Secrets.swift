import FormModel

// Secrets: a refused one is replaced or edited, and one may be asked twice.
extension FormSession {
    /// The editor of a secret; a secret that was refused, or left before its second entry, is its first text.
    func secretEditor(_ field: FieldPlace, isRefused: Bool = false) -> any Editor {
        SecretEditor(
            navigator.progress.typedSecrets[field] ?? asked(field).refusedSecret,
            display: options.secrets,
            isConfirmed: item(field).isConfirmed,
            isRefused: isRefused && navigator.progress.typedSecrets[field] == nil)
    }

    /// Hides a secret that is shown, for a screen that remains visible without the session.
    ///
    /// - Returns: Whether a secret was shown, so that the view changed.
    @discardableResult
    public func conceal() -> Bool {
        guard var secret = editor as? SecretEditor, secret.isRevealed else { return false }
        secret.conceal()
        editor = secret
        return true
    }

    /// Whether a secret is asked for the second time, where going back leads to its first entry.
    var isConfirming: Bool { (editor as? SecretEditor)?.stage == .confirmation }

    /// Takes the secret that was typed.
    func take(_ secret: String) -> [SessionEffect] {
        guard case .field(let field) = place else { return [] }
        navigator.keep(secret: nil, typedIn: field)
        // The person removed a secret that was refused.
        if secret.isEmpty, !asked(field).refusedSecret.isEmpty {
            return effects(of: navigator.skip())
        }
        _ = editor.take()
        return line(secret, false)
    }

    /// The answer that a secret is which the person leaves; `nil` for one that is to be typed twice, which is kept.
    func leaving(_ secret: String, _ field: FieldPlace) -> String? {
        guard item(field).isConfirmed else {
            let isNew = !secret.isEmpty && !secret.hasSameBytes(as: asked(field).refusedSecret)
            if isNew { noteAnswer() }
            return isNew ? secret : nil
        }
        navigator.keep(secret: secret.isEmpty ? nil : secret, typedIn: field)
        return nil
    }

    /// Handles a whole line from a surface without keys.
    func wholeLine(_ text: String, _ hasPaste: Bool) -> [SessionEffect] {
        guard case .asking = mode, var secret = editor as? SecretEditor else {
            return line(text, hasPaste)
        }
        guard !text.isEmpty || secret.stage == .confirmation else { return line("", false) }
        let wasConfirming = secret.stage == .confirmation
        let outcome = secret.enter(text)
        editor = secret
        return refusedBeforeConfirmation(wasConfirming) ?? effects(of: outcome)
    }

    /// Refuses a secret that breaks the rules of its field, instead of asking for it a second time.
    func refusedBeforeConfirmation(_ wasConfirming: Bool) -> [SessionEffect]? {
        guard !wasConfirming, isConfirming, case .field(let field) = place,
            case .secret(let secret) = editor.entry, navigator.refuses(secret, as: field)
        else { return nil }
        return take(secret)
    }
}
