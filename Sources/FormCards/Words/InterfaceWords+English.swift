extension InterfaceWords {
    @Sendable package static func english(_ word: InterfaceWord) -> String {
        switch word {
        case .opening: "Enter accepts, Shift-Tab goes back, :help says more."
        case .labelled: "{label}: "
        case .example: "such as {example}"
        case .severalByNumber:
            "Choose several as 1,3 or 1-2, by title, or all; put a title with a comma in quotes."
        case .severalByTitle:
            "Choose several by title, with commas between them, or all; put a title with a comma in quotes."
        case .readAs: "Read as {value}; Enter accepts it."
        case .choicesCleared:
            "These cannot be chosen together; kept: {value}. Enter accepts it."
        case .optional: "optional"
        case .oneALine: "one a line; an empty line ends the list"
        case .emptyKeepsSecret: "An empty line keeps what you entered before."
        case .emptyKeepsText:
            "The answer has line ends, tabs or control characters and cannot be edited here; an empty line keeps it."
        case .checking: "Checking; Ctrl-C leaves."
        case .changing: "Changing {title}"
        case .commands:
            """
            :back (or Shift-Tab) goes to the field before, without checking this one
            :skip leaves this field empty   :review shows all answers
            :quit leaves without submitting   :: at the start types one colon
            Enter starts a new line where several are allowed, and Alt-Enter accepts them
            """
        case .noHelp: "There is no more help for this field."
        case .unknownCommand:
            "There is no such command; :help lists them, and :: begins a text with a colon."
        case .isFirst: "This is the first field."
        case .cannotSkip: "{title} is required and cannot be skipped."
        case .tooLong: "That is too long; nothing was added. At most {max} bytes are allowed."
        case .pasteRefused:
            "What was pasted has line ends, tabs or control characters, which are not allowed here; nothing was added."
        case .notUTF8: "That is not UTF-8, so nothing was added; set the terminal to UTF-8."
        case .review: "Review"
        case .submit: "Submit"
        case .reviewQuestion:
            "{button} (Enter submits, a number changes an answer, :quit leaves): "
        case .noSuchAnswer: "There is no such answer; give its number."
        case .stillWrong: "Something still needs an answer."
        case .submitted: "Submitted."
        case .cannotSubmit: "These answers cannot be submitted: the form shows no button for it."
        case .endingQuestion: "Enter ends here, a number changes an answer, :quit leaves: "
        case .writing: "Writing the answers; Ctrl-C leaves."
        case .timedOut: "Nobody answered in time."
        case .undelivered:
            "The answers could not be written: {reason}. Correct that and press Enter, or :quit."
        case .addFirst: "Add to {title}? (y/N): "
        case .addAnother: "Add another to {title}? (y/N): "
        case .adding: "Adding to {title}"
        case .rowsQuestion:
            "{title} (a adds an entry, e or d and a number edits or deletes one, m and two numbers moves one, Enter goes back): "
        case .noSuchRow:
            "Type a to add, e or d and the number of an entry to edit or delete it, m and two numbers to move one, or just Enter."
        case .deleted: "Deleted entry {number} of {title}"
        case .full: "{title} can have no more than {max} entries."
        case .neitherYesNorNo: "Answer yes or no."
        case .lineNeitherYesNorNo:
            "line {line}: another entry in {path}? Write yes or no."
        case .giveByFile: "Give it with --answers FILE."
        case .giveBySetting: "Give it with --set {name}=VALUE or --answers FILE."
        case .giveByGiven: "The program sets it: give it with --given FILE."
        case .lineTooLong:
            "line {line}, the answer to {path}: more than {max} bytes; give it with --answers FILE."
        case .lineNotUTF8: "line {line}, the answer to {path}: not UTF-8; write it in UTF-8."
        case .lineUnended:
            "line {line}, the answer to {path}: no line {word} ends the text."
        case .lineTooMany: "line {line}: no question is left for it."
        case .line: "line {line}: "
        case .unreadableLine: "too long, or not UTF-8"
        case .summary: "{count} submissions: {valid} valid, {invalid} invalid"
        case .summaryOfOne: "{count} submission: {valid} valid, {invalid} invalid"
        }
    }
}
