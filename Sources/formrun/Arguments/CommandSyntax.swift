import FormModel

/// What a command takes: the one source of parsing, of `--help` and of "did you mean".
struct CommandSyntax {
    let name: String
    let summary: String
    /// The operands in the usage line.
    let operands: String
    let minimumOperands: Int
    let maximumOperands: Int
    /// Values of the first operand that a shell offers besides those of its placeholder.
    var words: [String] = []
    let options: [any OptionDeclaration]
    /// Command lines that show the usual uses, for the help.
    let examples: [String]
    /// Paragraphs of the help that belong to no single option.
    var notes: [String] = []

    static let help = Option(flag: "--help", "Show this help.")

    /// All options in the order of the help, `--help` last.
    var allOptions: [OptionSyntax] { options.map(\.syntax) + [CommandSyntax.help.syntax] }

    /// Reads the arguments of the command.
    ///
    /// - Throws: The first argument that is wrong, with a hint; with `--help` among them, the values are not read.
    func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
        do throws(UsageError) {
            var parsed = try split(arguments)
            if parsed[CommandSyntax.help] { return parsed }
            guard parsed.operands.count >= minimumOperands else {
                throw UsageError("formrun \(name) needs \(operands).")
            }
            guard parsed.operands.count <= maximumOperands else {
                throw UsageError(
                    "\(quoted(parsed.operands[maximumOperands])) is one argument too many.")
            }
            for option in allOptions { try parsed.read(option) }
            return parsed
        } catch {
            throw error.of(command: name)
        }
    }

    private func split(_ arguments: [String]) throws(UsageError) -> Arguments {
        var parsed = Arguments()
        var rest = arguments[...]
        var hasOnlyOperands = false
        while let argument = rest.popFirst() {
            if argument == "--", !hasOnlyOperands {
                hasOnlyOperands = true
            } else if hasOnlyOperands || !looksLikeOption(argument) {
                parsed.operands.append(argument)
            } else {
                let (option, text) = try option(argument, &rest)
                parsed.texts[option.name, default: []].append(text)
            }
        }
        try parsed.read(CommandSyntax.help.syntax)
        return parsed
    }

    /// Options are dashes and a letter; `-` is standard input, and `-5` an amount.
    func looksLikeOption(_ argument: String) -> Bool {
        guard argument.utf8.first == UInt8(ascii: "-") else { return false }
        let letter = argument.utf8.first { $0 != UInt8(ascii: "-") } ?? 0
        return (letter | 0x20) &- UInt8(ascii: "a") < 26
    }

    /// The option of an argument, and the text of its value, which may be the next argument.
    private func option(
        _ argument: String, _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> (OptionSyntax, String) {
        if argument == "-h" { return (CommandSyntax.help.syntax, "") }
        let (given, attached) = argument.split(at: "=") ?? (argument, nil)
        guard let option = allOptions.first(where: { $0.name == given }) else {
            throw UsageError(
                "formrun \(name) has no option \(ShortenedText.quotation(given)).",
                nearest: Spelling.nearest(to: given, in: allOptions.map(\.name)))
        }
        guard let value = option.value else {
            guard attached == nil else { throw UsageError("\(given) takes no value.") }
            return (option, "")
        }
        guard let text = attached ?? rest.popFirst() else {
            throw UsageError("\(given) needs a value: \(given) \(value).")
        }
        return (option, text)
    }
}

extension String {
    /// The texts before and after the first such sign, or `nil` without one.
    ///
    /// It is found among the bytes: a combining mark after the sign would make another character of it.
    func split(at sign: Unicode.Scalar) -> (String, String?)? {
        guard let at = unicodeScalars.firstIndex(of: sign) else { return nil }
        return (
            String(unicodeScalars[..<at]),
            String(unicodeScalars[unicodeScalars.index(after: at)...])
        )
    }
}
