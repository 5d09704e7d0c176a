/// Everything that the command itself says to a person who fills in a form or reads a report; each has a text
/// in every language, with the same facts in braces.
///
/// What is wrong with an answer is said by `MessageCatalog`. Usage, `--help`, trouble with files and the
/// diagnostics of form files are English: they are for whoever writes the command or the form.
enum InterfaceWord: String, CaseIterable {
    // Questions.

    /// What can be done at all, below the title of the form.
    case opening
    /// `{label}` and what stands between it and an answer.
    case labelled
    /// `{example}` of an answer.
    case example
    /// How several choices are named that have numbers.
    case severalByNumber
    /// How several choices are named that have none.
    case severalByTitle
    /// How a number was read that could mean two things: as `{value}`.
    case readAs
    /// An answer is not needed.
    case optional
    /// A list is typed one entry a line.
    case oneALine
    /// An empty line keeps the secret.
    case emptyKeepsSecret
    /// An empty line keeps the answer, which has line ends, tabs or controls and cannot be edited in a line.
    case emptyKeepsText
    /// An answer is being checked elsewhere.
    case checking
    /// A field is not what is asked next: `{title}` is changed.
    case changing

    // Commands and help.

    /// The commands, one a line.
    case commands
    /// A field has no help.
    case noHelp
    case unknownCommand
    /// There is no field before.
    case isFirst
    /// `{title}` is required.
    case cannotSkip
    /// No more than `{max}` bytes go into a line.
    case tooLong
    /// A paste into a secret has line ends, tabs or controls.
    case pasteRefused
    case notUTF8

    // Review and end.

    /// The title above all answers.
    case review
    /// The name of the button where the form has none.
    case submit
    /// `{button}` and how to press it.
    case reviewQuestion
    case noSuchAnswer
    case stillWrong
    case submitted
    /// The answers are being written, and whoever reads them makes that wait.
    case writing
    case timedOut
    /// The `{reason}` why the answers could not be written.
    case undelivered

    // Rows of groups.

    /// Whether the group `{title}`, which has no rows, is to have one.
    case addFirst
    /// Whether the group `{title}` is to have one row more.
    case addAnother
    /// A row of the group `{title}` is added.
    case adding
    /// What is to become of the rows of the group `{title}`.
    case rowsQuestion
    case noSuchRow
    /// The row `{number}` of the group `{title}` was deleted.
    case deleted
    /// The group `{title}` has `{max}` rows, and may not have more.
    case full
    case neitherYesNorNo

    // Without a terminal.

    /// The `{line}` that says whether the group at `{path}` is to have one row more says neither.
    case lineNeitherYesNorNo

    /// How a secret answer can be given.
    case giveByFile
    /// How the answer to the field `{name}` can be given.
    case giveBySetting
    /// The `{line}` with the answer to `{path}` has more than `{max}` bytes.
    case lineTooLong
    /// The `{line}` with the answer to `{path}` is not UTF-8.
    case lineNotUTF8
    /// No line with the `{word}` ends the text of several lines that begins in the `{line}`, the answer to `{path}`.
    case lineUnended
    /// The `{line}` stands behind the last answer.
    case lineTooMany
    /// The `{line}` that something is about.
    case line
    /// A line that could not be read as text.
    case unreadableLine

    // Reports.

    /// `{count}` submissions, `{valid}`, `{invalid}`.
    case summary
    /// The same of one submission.
    case summaryOfOne
}
