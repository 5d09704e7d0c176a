/// The texts that the command shows to a person who fills in a form or reads a report; each has a
/// translation in every language with the same placeholders.
///
/// Messages of issues are in `MessageCatalog`. Usage, `--help`, errors of files and diagnostics of
/// form files are in English, since they are for whoever runs the command or writes the form.
package enum InterfaceWord: String, CaseIterable {
    // Questions.

    /// The keys and commands that are available, below the title of the form.
    case opening
    /// A `{label}` with the punctuation between it and an answer.
    case labelled
    /// An `{example}` of an answer.
    case example
    /// How to name several choices that have numbers.
    case severalByNumber
    /// How to name several choices that have no numbers.
    case severalByTitle
    /// The `{value}` of an ambiguous number.
    case readAs
    /// Choices that cannot be beside others were cleared; `value` names those that were kept.
    case choicesCleared
    /// The field need not be filled in.
    case optional
    /// A list is typed one entry a line.
    case oneALine
    /// An empty line keeps the secret.
    case emptyKeepsSecret
    /// An empty line keeps the answer, whose line ends, tabs or control characters cannot be edited
    /// in a line.
    case emptyKeepsText
    /// An asynchronous check of an answer is running.
    case checking
    /// The field `{title}` is changed, out of the order of questions.
    case changing

    // Commands and help.

    /// The list of commands, one on each line.
    case commands
    /// The field has no help.
    case noHelp
    case unknownCommand
    /// The field is the first one.
    case isFirst
    /// The field `{title}` is required and cannot be skipped.
    case cannotSkip
    /// A line may have at most `{max}` bytes.
    case tooLong
    /// A text pasted into a secret has line ends, tabs or control characters.
    case pasteRefused
    case notUTF8

    // Review and end.

    /// The title above all answers.
    case review
    /// The title of the submit button if the form has none.
    case submit
    /// The prompt with the name of the `{button}` and how to press it.
    case reviewQuestion
    case noSuchAnswer
    case stillWrong
    case submitted
    /// The answers are valid, and the form shows no button that submits them.
    case cannotSubmit
    /// The prompt where the form ends without being submitted.
    case endingQuestion
    /// The answers are being written, but their reader does not accept them yet.
    case writing
    case timedOut
    /// The `{reason}` why the answers could not be written.
    case undelivered

    // Rows of groups.

    /// The question whether to add a first row to the group `{title}`.
    case addFirst
    /// The question whether to add another row to the group `{title}`.
    case addAnother
    /// A row of the group `{title}` is added.
    case adding
    /// The question what to do with the rows of the group `{title}`.
    case rowsQuestion
    case noSuchRow
    /// The row `{number}` of the group `{title}` was deleted.
    case deleted
    /// The group `{title}` already has the largest number of rows, `{max}`.
    case full
    case neitherYesNorNo

    // Without a terminal.

    /// The `{line}` should say whether to add a row to the group at `{path}`, but is neither yes
    /// nor no.
    case lineNeitherYesNorNo

    /// How to give a secret answer.
    case giveByFile
    /// How to give the answer to the field `{name}`.
    case giveBySetting
    /// How to give the value of a field that the program sets.
    case giveByGiven
    /// The `{line}` with the answer to `{path}` has more than `{max}` bytes.
    case lineTooLong
    /// The `{line}` with the answer to `{path}` is not UTF-8.
    case lineNotUTF8
    /// The text of several lines that begins in the `{line}`, the answer to `{path}`, has no end
    /// line `{word}`.
    case lineUnended
    /// The `{line}` comes after the last answer.
    case lineTooMany
    /// The number of the `{line}` that a message is about.
    case line
    /// A line that could not be read as text.
    case unreadableLine

    // Reports.

    /// The number of submissions, `{count}`, and how many are `{valid}` and `{invalid}`.
    case summary
    /// The summary of a single submission.
    case summaryOfOne
}
