import FormCards
import FormModel

/// What a person is asked: one line to type, and what stands around it.
struct Question {
    /// What stands above: help and choices.
    var introduction: [StyledLine] = []
    /// The text in front of the answer.
    let prompt: DisplayText
    /// The text to begin with, which may be edited.
    var prefill = ""
    /// Whether the answer is never shown.
    var isSecret = false
    /// Whether the answer may have several lines.
    var isMultiline = false
    /// Whether each line is an entry of a list, which an empty line ends.
    var isList = false
    /// Formats the answer as it is typed.
    var formatter: (any InputFormatter)?
    /// What is wrong with the answer given before, shown below it.
    var problems: [StyledLine] = []
    /// Whether keys that were typed before the question could be read must not answer it.
    var discardsTypeAhead = false
}
