import FormCards
import FormModel

/// A question to a person: one line for the answer, and the lines above and below it.
struct Question {
    /// The lines above the answer: help and choices.
    var introduction: [StyledLine] = []
    /// The text in front of the answer.
    let prompt: DisplayText
    /// The initial text of the line, which can be edited.
    var prefill = ""
    /// Whether the answer is never shown.
    var isSecret = false
    /// Whether the answer may have several lines.
    var isMultiline = false
    /// Whether each line is an entry of a list, which an empty line ends.
    var isList = false
    /// Formats the answer as it is typed.
    var formatter: (any InputFormatter)?
    /// The lines below the answer: the reasons why the last answer was refused, and help.
    var problems: [StyledLine] = []
    /// Whether keys typed before the question was shown are discarded.
    var discardsTypeAhead = false
}
