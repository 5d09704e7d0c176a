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
    ///
    /// A command typed behind text that stood in the line already is obeyed too, since nobody who types it
    /// means to add it to the answer.
    static func read(
        _ line: String, behind prefill: String = "", isSecret: Bool
    ) -> DialogueCommand {
        if !prefill.isEmpty, line.utf8.starts(with: prefill.utf8) {
            let added = String(decoding: line.utf8.dropFirst(prefill.utf8.count), as: UTF8.self)
            let command = read(added, isSecret: isSecret)
            switch command {
            case .answer, .unknown: break
            case .back, .help, .review, .skip, .quit: return command
            }
        }
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
