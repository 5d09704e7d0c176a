public import FormModel

/// The reason why the answers to a form are no value of a type: where, what was wanted, and what was found.
///
/// Its description has no answer, because an answer may be a secret; only a choice that the form lists is named:
/// `/birthday: date is no Int`, `/plan: Plan has no "team"`.
public struct FormDecodingError: Error, Sendable {
    /// What was found instead of the type that was wanted.
    public enum Reason: Sendable {
        /// The report has errors, so that no answers are accepted.
        case refused
        /// No answer.
        case noAnswer
        /// An answer of another type, as a form file names it: `date`, `group`, `section`.
        case other(String)
        /// A number that the wanted type cannot hold without rounding, of a type as a form file names it.
        case inexact(String)
        /// A choice that the form lists and that the wanted type lacks.
        case choice(String)
        /// No field of the form.
        case noField
        /// A field whose answer is not among those of a report, because of `"output": false` or of the scope.
        case leftOut
        /// An error of the wanted type's own `init(from:)`.
        case own(any Error)
    }

    /// The path of the answer: the keys of fields, and the indices of rows and elements.
    public let path: FieldPath

    /// The type that was wanted.
    public let wanted: String

    /// What was found instead.
    public let reason: Reason

    init(_ path: FieldPath, wanted: Any.Type, _ reason: Reason) {
        self.path = path
        self.wanted = String(describing: wanted)
        self.reason = reason
    }

    /// Whether an answer is missing.
    var isWithoutAnswer: Bool { if case .noAnswer = reason { true } else { false } }
}

extension FormDecodingError: CustomStringConvertible {
    /// The path and the reason, in one line; an error of the wanted type itself, which may repeat the answer, is named by its
    /// type only.
    public var description: String {
        line { "\(wanted) refuses the answer by its own error, \(type(of: $0))" }
    }

    /// The line for a sample of an answer, which is no secret: with the error of the wanted type itself.
    var descriptionOfSample: String {
        line { error in
            let text =
                if case .dataCorrupted(let context) = error as? DecodingError {
                    context.debugDescription
                } else {
                    String(describing: error)
                }
            return "\(wanted) refuses a sample by its own error: \(text)"
        }
    }

    private func line(ofOwn own: (any Error) -> String) -> String {
        let sentence =
            switch reason {
            case .refused: "the report has errors"
            case .noAnswer: "may be without an answer; make it \(wanted)?"
            case .other(let found): "\(found) is no \(wanted)"
            case .inexact(let found): "\(wanted) does not hold every \(found) of the form"
            case .choice(let choice): "\(wanted) has no \"\(choice)\""
            case .noField: "the form has no such field"
            case .leftOut: "the field is left out of the answers"
            case .own(let error): own(error)
            }
        if path.steps.isEmpty { return sentence }
        return isWithoutAnswer ? "\(path) \(sentence)" : "\(path): \(sentence)"
    }
}

/// All that does not fit between a form and a type.
public struct FormTypeError: Error, Sendable, CustomStringConvertible {
    /// What does not fit; up to 100 misfits.
    public let misfits: [FormDecodingError]

    /// The largest number of misfits that are reported.
    static let maximumMisfits = 100

    /// A line for each misfit.
    public var description: String {
        misfits.map(\.descriptionOfSample).joined(separator: "\n")
    }
}
