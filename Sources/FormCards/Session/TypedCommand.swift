import FormModel

/// A typed line: an answer or a command.
enum TypedCommand: Equatable {
    case answer(String)
    case back, next, help, editor, review, skip, quit
    /// Says what is suggested for a part of an answer.
    case suggest(String)
    /// Opens or edits the card of the page.
    case open, edit
    /// Performs the entry of the menu of the card with a number.
    case entry(Int)
    /// A line that begins with a colon but is not a command.
    case unknown

    /// Reads a line.
    ///
    /// `::` at the start types one colon. A secret is read verbatim, because a change would be invisible. A line with a
    /// paste is never a command.
    ///
    /// A command that is typed after the initial text of the line is recognized, too, because it is not intended as a
    /// part of the answer.
    static func read(
        _ line: String, after prefill: String = "", isSecret: Bool, hasPaste: Bool = false
    ) -> TypedCommand {
        guard !isSecret else { return .answer(line) }
        if !hasPaste, !prefill.utf8.isEmpty, line.utf8.starts(with: prefill.utf8) {
            let added = String(decoding: line.utf8.dropFirst(prefill.utf8.count), as: UTF8.self)
            let command = read(added, isSecret: false)
            // A number behind a colon continues a time, such as 08:30:15.
            if command.isCommand, !command.isEntry { return command }
        }
        guard line.utf8.first == UInt8(ascii: ":") else { return .answer(line) }
        let rest = String(decoding: line.utf8.dropFirst(), as: UTF8.self)
        if rest.utf8.first == UInt8(ascii: ":") { return .answer(rest) }
        guard !hasPaste else { return .unknown }
        switch WhiteSpace.trim(rest) {
        case "back": return .back
        case "next": return .next
        case "help": return .help
        case "editor": return .editor
        case "review": return .review
        case "skip": return .skip
        case "quit": return .quit
        case "open": return .open
        case "edit": return .edit
        case "suggest": return .suggest("")
        case let text where text.utf8.starts(with: "suggest ".utf8):
            let part = String(decoding: text.utf8.dropFirst("suggest ".utf8.count), as: UTF8.self)
            return .suggest(WhiteSpace.trim(part))
        case let number: return entry(number) ?? .unknown
        }
    }

    /// The entry with a number of one or two digits.
    private static func entry(_ number: String) -> TypedCommand? {
        let isNumber =
            number.utf8.count <= 2 && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return isNumber ? Int(number).map(Self.entry) : nil
    }

    private var isEntry: Bool { if case .entry = self { true } else { false } }

    /// Whether it is one of the commands.
    var isCommand: Bool {
        switch self {
        case .answer, .unknown: false
        case .back, .next, .help, .editor, .suggest, .review, .skip, .quit, .open, .edit, .entry:
            true
        }
    }

    /// The action that it asks the program for; `nil` if the card has none.
    ///
    /// - Parameters:
    ///   - card: The card of the present question.
    ///   - menu: The entries of its menu.
    /// - Returns: The name of the action, and the row that it is about.
    func action(
        on card: Card?, _ menu: @autoclosure () -> [ActionNode]
    ) -> (name: FieldName, row: FieldPath?)? {
        switch self {
        case .open: return card?.openAction.map { ($0, nil) }
        case .edit: return card?.editAction.map { ($0, nil) }
        case .entry(let number):
            let menu = menu()
            guard menu.indices.contains(number - 1),
                case .custom(let action)? = menu[number - 1].action
            else { return nil }
            return (action, menu[number - 1].row)
        case .answer, .back, .next, .help, .editor, .suggest, .review, .skip, .quit, .unknown:
            return nil
        }
    }

    /// The line to type for a text as an answer.
    static func line(typing text: String) -> String {
        text.utf8.first == UInt8(ascii: ":") ? ":" + text : text
    }
}
