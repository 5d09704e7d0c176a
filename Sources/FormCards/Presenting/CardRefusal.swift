public import FormModel

/// Why a presenter did not carry out an operation, and what to do.
public enum CardRefusal: Error, Sendable, Hashable {
    /// There is no card of that id.
    case unknownCard(CardListError.Problem)
    /// The card is hidden at present.
    case hiddenCard(String)
    /// No card is visible at present.
    case noCard
    /// There is no visible card behind the current one.
    case noNextCard(String)
    /// There is no visible card before the current one.
    case noPreviousCard(String)
    /// A card was presented over the others, and must be dismissed first.
    case isPresented(String)
    /// The stack refused.
    case stack(CardStackRefusal)
    /// There is no such field, group or row, or a person cannot change it.
    case path(FormPathError)
    /// The field or group is not shown at present.
    case hiddenField(FieldPath)
    /// The field or group is disabled at present, or calculated.
    case disabledField(FieldPath)
    /// The group has as many rows as it can have at present.
    case noMoreRows(FieldPath)
    /// The rows of the group follow from other answers, and cannot be removed or moved.
    case fixedRows(FieldPath)
    /// The card shows no such button at present; the nearest name if one is similar.
    case unknownButton(FieldName, suggestion: FieldName?)
    /// The button is disabled at present, with the reason that is shown.
    case disabledButton(FieldName, reason: String?)
    /// The card has no such action in its state.
    case noAction(FieldName, CardState)
    /// Fields of the current card have errors, which are reported now.
    case invalidCard(String)
    /// The answers have errors, which are reported now; the first card with one is the current card now.
    case invalidForm(String)
    /// The only errors are on a hidden card, which must be shown first.
    case invalidHiddenCard(String)
    /// The form as a whole has errors, which are reported now and belong to no card.
    case invalidAnswers
    /// An asynchronous check is running.
    case pendingChecks
    /// The answers reach an ending that does not accept them.
    case ended(FieldName)
}

extension CardRefusal: CustomStringConvertible {
    /// The reason, and what to do; control characters of an id are escaped as in JSON.
    public var description: String {
        switch self {
        case .unknownCard(let problem): problem.description
        case .hiddenCard(let id): "The card \(jsonQuoted(id)) is hidden at present."
        case .noCard: "No card is visible at present."
        case .noNextCard(let id): "There is no visible card behind \(jsonQuoted(id))."
        case .noPreviousCard(let id): "There is no visible card before \(jsonQuoted(id))."
        case .isPresented(let id):
            "The card \(jsonQuoted(id)) is presented over the others. Dismiss it first."
        case .stack(let refusal): refusal.description
        case .path(let error): error.description
        case .hiddenField(let path):
            "The field \(jsonQuoted(path.description)) is not shown at present."
        case .disabledField(let path):
            "The field \(jsonQuoted(path.description)) cannot be changed at present."
        case .noMoreRows(let path):
            "The group \(jsonQuoted(path.description)) cannot have another row at present."
        case .fixedRows(let path):
            "The rows of \(jsonQuoted(path.description)) follow from other answers. Change those instead."
        case .unknownButton(let name, let suggestion):
            suggestion.map { "The card shows no button \"\(name)\". Did you mean \"\($0)\"?" }
                ?? "The card shows no button \"\(name)\"."
        case .disabledButton(let name, let reason):
            reason.map { "The button \"\(name)\" is disabled at present: \($0)." }
                ?? "The button \"\(name)\" is disabled at present."
        case .noAction(let name, let state):
            "The card has no action \"\(name)\" in the state \(state.name). Register it, or name it in the form."
        case .invalidCard(let id): "The card \(jsonQuoted(id)) has errors. Correct them first."
        case .invalidForm(let id):
            "The answers have errors, the first on the card \(jsonQuoted(id)). Correct them first."
        case .invalidHiddenCard(let id):
            "The hidden card \(jsonQuoted(id)) has errors. Show it, so that they can be corrected."
        case .invalidAnswers: "The answers as a whole have errors. Correct them first."
        case .pendingChecks: "A check is still running. Wait for its answer."
        case .ended(let name):
            "The answers reach the ending \"\(name)\", which does not accept them."
        }
    }
}
