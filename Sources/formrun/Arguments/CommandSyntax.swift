import FormModel

/// What a command takes: the one source of parsing, of `--help` and of "did you mean".
struct CommandSyntax {
    struct Option {
        /// The name with its dashes.
        let name: String
        /// What stands for the value in the help, or `nil` for a flag.
        var value: String?
        /// The values allowed, where they are few.
        var allowed: [String] = []
        let summary: String
    }

    let name: String
    let summary: String
    /// What stands behind the name in the usage line.
    let operands: String
    let minimumOperands: Int
    let maximumOperands: Int
    let options: [Option]
    /// Command lines that show the usual uses, for `--help`.
    let examples: [String]
    /// Paragraphs of `--help` that no option has room for.
    var notes: [String] = []

    private static let helpOption = Option(name: "--help", summary: "Show this help.")

    var allOptions: [Option] { options + [CommandSyntax.helpOption] }

    /// Takes arguments apart.
    ///
    /// - Throws: The first thing that is wrong with them, with what to do.
    func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
        var parsed = Arguments()
        var rest = arguments[...]
        var onlyOperands = false
        while let argument = rest.popFirst() {
            if argument == "--", !onlyOperands {
                onlyOperands = true
            } else if onlyOperands || !looksLikeOption(argument) {
                parsed.operands.append(argument)
            } else {
                try parseOption(argument, &rest, into: &parsed)
            }
        }
        if parsed.has("--help") { return parsed }
        guard parsed.operands.count >= minimumOperands else {
            throw UsageError("formrun \(name) needs \(operands).", command: name)
        }
        guard parsed.operands.count <= maximumOperands else {
            throw UsageError(
                "\"\(parsed.operands[maximumOperands])\" is one argument too many.", command: name)
        }
        return parsed
    }

    /// Options are dashes and a letter; `-` is standard input, and `-5` an amount.
    private func looksLikeOption(_ argument: String) -> Bool {
        guard argument.utf8.first == UInt8(ascii: "-") else { return false }
        let letter = argument.utf8.first { $0 != UInt8(ascii: "-") } ?? 0
        return (letter | 0x20) &- UInt8(ascii: "a") < 26
    }

    private func parseOption(
        _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout Arguments
    ) throws(UsageError) {
        // By bytes: a combining mark would hide the sign before it, and comparing texts is slow on many.
        let sign = argument.utf8.firstIndex(of: UInt8(ascii: "="))
        let given = String(
            decoding: argument.utf8[..<(sign ?? argument.utf8.endIndex)], as: UTF8.self)
        let attached = sign.map {
            String(decoding: argument.utf8[$0...].dropFirst(), as: UTF8.self)
        }
        if given == "-h" { return parsed.options.append(("--help", "")) }
        guard let option = allOptions.first(where: { $0.name == given }) else {
            let names = allOptions.map(\.name)
            throw UsageError(
                "formrun \(name) has no option \(given).", command: name,
                nearest: Spelling.nearest(to: given, in: names))
        }
        guard let value = option.value else {
            guard attached == nil else {
                throw UsageError("\(given) takes no value.", command: name)
            }
            return parsed.options.append((given, ""))
        }
        guard let text = attached ?? rest.popFirst() else {
            throw UsageError("\(given) needs a value: \(given) \(value).", command: name)
        }
        guard option.allowed.isEmpty || option.allowed.contains(text) else {
            throw UsageError(
                "\(given) must be one of \(option.allowed.joined(separator: ", ")), not \"\(text)\".",
                command: name, nearest: Spelling.nearest(to: text, in: option.allowed))
        }
        parsed.options.append((given, text))
    }
}

/// Arguments taken apart.
struct Arguments {
    fileprivate(set) var operands: [String] = []
    fileprivate var options: [(name: String, value: String)] = []

    func has(_ name: String) -> Bool { options.contains { $0.name == name } }

    /// The last value given, as with other commands.
    func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

    func values(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }
}

/// A command was used wrongly.
struct UsageError: Error {
    let message: String
    let command: String?
    let nearest: String?

    init(_ message: String, command: String? = nil, nearest: String? = nil) {
        self.message = message
        self.command = command
        self.nearest = nearest
    }
}
