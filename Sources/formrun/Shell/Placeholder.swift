/// What a value of an option or an operand is, by its name in the help.
///
/// This is the only place that gives a meaning to these names: `--accepted FILE` is completed with files, since `FILE` is a
/// file.
enum Placeholder: Equatable {
    /// One of a few words, such as `json` of `json|env`.
    case word(String)
    case file
    case form
    /// A field of the form.
    case field
    /// A field of the form and an answer.
    case answer
    /// A check that the form names.
    case check
    /// Choices that the form names.
    case choices
    case language
    case command
    /// A text of which nothing is known.
    case text

    /// The meanings of a placeholder, which may have several, such as `NAME|FILE`.
    static func meanings(of name: String) -> [Placeholder] {
        switch name {
        case "NAME=VALUE": return [.answer]
        case "NAME=COMMAND": return [.check]
        case "NAME=FILE.csv|COMMAND": return [.choices]
        default: break
        }
        return name.split(separator: "|").map { part in
            switch part {
            case "FILE", "SCHEMA", "CASES": .file
            case "FORM": .form
            case "FIELD": .field
            case "TAG": .language
            case "COMMAND": .command
            default: part.contains(where: \.isUppercase) ? .text : .word(String(part))
            }
        }
    }
}

extension CommandSyntax {
    /// The placeholder of the operand after a number of others; `nil` where the command takes no more.
    func operand(_ index: Int) -> String? {
        let names = operands.split(separator: " ").map { name in
            name.filter { $0 != "[" && $0 != "]" }
        }
        if index < names.count { return names[index].replacing("...", with: "") }
        guard let last = names.last, last.hasSuffix("...") else { return nil }
        return last.replacing("...", with: "")
    }
}
