import FormModel

/// The lines of the fields of a form as they were last composed: after an answer, only those are composed again that it
/// changes.
///
/// The facts of a field decide its line where no text that it shows names another field; such a line is kept until the facts
/// differ, and every other one is composed each time.
final class FilledLines {
    /// What decides the line of a field.
    struct Facts: Equatable {
        let value: FieldValue
        let isOpen: Bool
        let isRequired: Bool
        /// Whether a person has answered or passed over the field.
        let isLeft: Bool
        let isToAsk: Bool
        /// Whether an error of the field is shown.
        let isWrong: Bool
        /// The number of the field in the review.
        let number: Int?
    }

    private enum Line {
        case uncomposed
        case kept(Facts, CardNode)
        /// What it shows depends on more than its facts.
        case unkept
    }

    /// The form of the lines; choices that are received later belong to another one.
    private var form: CompiledForm?
    /// By the indices of the fields of the form.
    private var lines: [Line] = []

    /// The line of a field.
    ///
    /// - Parameters:
    ///   - place: The field.
    ///   - facts: What decides the line.
    ///   - form: The form as it is at present.
    ///   - compose: Composes the line from the facts.
    /// - Returns: The line.
    func line(
        of place: FieldPlace, _ facts: Facts, in form: CompiledForm, _ compose: () -> CardNode
    ) -> CardNode {
        if self.form !== form {
            self.form = form
            lines = [Line](repeating: .uncomposed, count: form.fields.count)
        }
        guard place.inner.isEmpty else { return compose() }
        switch lines[place.field] {
        case .kept(facts, let line): return line
        case .unkept: return compose()
        case .kept, .uncomposed:
            let line = compose()
            let field = form.fields[place.field]
            // A secret is kept nowhere else than in its field.
            lines[place.field] =
                field.isShownAlone && !field.isSecure ? .kept(facts, line) : .unkept
            return line
        }
    }
}
