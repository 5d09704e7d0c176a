import FormCards
import FormModel

/// A question to a person: one line to type, and the lines around it.
struct Question {
    /// The lines above: help and choices.
    var introduction: [StyledLine] = []
    /// The text in front of the answer.
    let prompt: DisplayText
    /// The text in the line at the beginning, which may be edited.
    var prefill = ""
    /// Whether the answer is never shown.
    var isSecret = false
    /// Whether the answer may have several lines.
    var isMultiline = false
    /// Whether each line is an entry of a list, which an empty line ends.
    var isList = false
    /// Formats the answer as it is typed.
    var formatter: (any InputFormatter)?
    /// The lines below: why the last answer was refused, and help.
    var problems: [StyledLine] = []
    /// Whether keys that were typed before the question was shown are dropped.
    var discardsTypeAhead = false
}
