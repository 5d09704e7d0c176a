package import FormModel

// Where a navigator is, where it goes, and what an answer leads to.
extension Navigator {
    /// The mode in which answers are given.
    package enum Mode {
        /// A person answers, can go back and change answers in the review, and is asked again for invalid supplied
        /// answers.
        case interactive
        /// Lines of a script are the answers: each question is asked once, in order, and a field with a supplied answer
        /// is not asked.
        case sequential
    }

    /// A place at which a question is asked.
    package enum Place: Hashable {
        case field(FieldPlace)
        /// The question whether to add another row to a group.
        case another(FieldPlace)
        /// The question whether to add or delete a row of a group.
        case rows(FieldPlace)
        /// The end of a page that asks nothing and only tells something, where a person goes on.
        case page(Int)
        /// The question whether to submit all answers, or which one to change.
        case review

        /// The field or group of the question.
        var field: FieldPlace? {
            switch self {
            case .field(let field), .another(let field), .rows(let field): field
            case .page, .review: nil
            }
        }
    }

    /// The next question, or a part of the form before it.
    package enum Step {
        /// A page begins.
        case page(Page)
        case label(LocalizedText, of: RowPlace?)
        /// The heading of a section that has visible items.
        case section(FormItem, of: RowPlace?)
        /// A row begins.
        case row(RowPlace)
        /// A group has too few rows; the next step adds one.
        case newRow(FieldPlace)
        /// A field that is not asked.
        case unasked(FieldPlace)
        case ask(Place)
    }

    /// The outcome of an answer or a command; the same question is asked again if the present place did not change.
    package enum Outcome {
        /// The answer was accepted, possibly with warnings; ``next()`` returns the next question.
        case accepted(warnings: [FormIssue])
        /// The answer is invalid.
        case refused([FormIssue])
        /// The answer is ambiguous; it was read as this text, and is accepted when it is given as this text.
        case ambiguous(String)
        /// Choices that stand alone were chosen beside others; this text was kept, and is accepted when it is given.
        case cleared(String)
        /// Checks must run, or choices must be fetched; ``receive(_:)`` receives the results.
        case waiting([RemoteRequest])
        /// The choices for the present question have been fetched.
        case ready
        /// The checks of the supplied answers have run; ``next()`` returns the first question.
        case opened
        /// The next step adds a row to a group.
        case adding(FieldPlace)
        /// A row of a group was deleted; its number, from 1.
        case deleted(FieldPlace, Int)
        /// A row of a group has another number.
        case reordered(FieldPlace, Int, to: Int)
        /// The fields of a row are asked again.
        case editing(RowPlace)
        /// The group needs all rows that it has.
        case tooFew(FieldPlace)
        /// The group already has the maximum number of rows.
        case full(FieldPlace)
        case neitherYesNorNo
        /// The page asks nothing.
        case nothingAsked
        case noSuchRow
        /// The review has no such answer.
        case noSuchAnswer
        /// The present place changed.
        case moved
        /// The previous question became the present one.
        case wentBack
        /// The next question became the present one, although the one before may have no answer.
        case wentOn
        /// There is no previous question.
        case isFirst
        /// An answer is required.
        case cannotSkip
        /// The answers cannot be submitted; the first invalid one became the present place.
        case incomplete
        case submitted
        /// The answers reach an ending that does not accept them.
        case ended(FormEnding)
        /// The answers are valid, and the form shows no button that submits them.
        case unsubmittable
    }
}
