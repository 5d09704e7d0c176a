import FormModel

/// What a line in the dialogue is: an answer, or one of the few commands.
enum DialogueCommand: Equatable {
    case answer(String)
    case back, help, review, skip, quit
    /// It begins with a colon and is no command.
    case unknown

    /// Reads a line.
    ///
    /// `::` at the start types one colon. A secret that happens to begin with a colon is an answer
    /// unless it is exactly a command, so that no part of it is ever taken for a mistake.
    static func read(_ line: String, isSecret: Bool) -> DialogueCommand {
        guard line.utf8.first == UInt8(ascii: ":") else { return .answer(line) }
        let rest = String(decoding: line.utf8.dropFirst(), as: UTF8.self)
        if rest.utf8.first == UInt8(ascii: ":") { return .answer(rest) }
        switch WhiteSpace.trim(rest) {
        case "back": return .back
        case "help": return .help
        case "review": return .review
        case "skip": return .skip
        case "quit": return .quit
        default: return isSecret ? .answer(line) : .unknown
        }
    }
}
