import FormModel

/// What a line in the dialogue is: an answer, or one of the few commands.
enum DialogueCommand: Equatable {
    case answer(String)
    case back, help, review, skip, quit
    /// It begins with a colon and is no command.
    case unknown

    /// Reads a line.
    ///
    /// `::` at the start types one colon. A secret is verbatim: nobody sees what became of it, so nothing does.
    /// A line with a paste in it is no command, whatever stands in it.
    ///
    /// A command typed behind text that stood in the line already is obeyed too, since nobody who types it
    /// means to add it to the answer.
    static func read(
        _ line: String, behind prefill: String = "", isSecret: Bool, hasPaste: Bool = false
    ) -> DialogueCommand {
        guard !isSecret else { return .answer(line) }
        if !hasPaste, !prefill.utf8.isEmpty, line.utf8.starts(with: prefill.utf8) {
            let added = String(decoding: line.utf8.dropFirst(prefill.utf8.count), as: UTF8.self)
            let command = read(added, isSecret: false)
            switch command {
            case .answer, .unknown: break
            case .back, .help, .review, .skip, .quit: return command
            }
        }
        guard line.utf8.first == UInt8(ascii: ":") else { return .answer(line) }
        let rest = String(decoding: line.utf8.dropFirst(), as: UTF8.self)
        if rest.utf8.first == UInt8(ascii: ":") { return .answer(rest) }
        guard !hasPaste else { return .unknown }
        switch WhiteSpace.trim(rest) {
        case "back": return .back
        case "help": return .help
        case "review": return .review
        case "skip": return .skip
        case "quit": return .quit
        default: return .unknown
        }
    }

    /// The line that gives a text as an answer.
    static func line(typing text: String) -> String {
        text.utf8.first == UInt8(ascii: ":") ? ":" + text : text
    }
}
