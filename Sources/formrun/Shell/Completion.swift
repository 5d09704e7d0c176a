import FormCards
import FormModel
import FormValidation

/// A text that a shell may insert.
struct Candidate: Equatable {
    let text: String
    /// What it means, on one line.
    var summary = ""
}

/// What may follow on a command line.
///
/// It reads at most the form file that the line names, asks no question, starts nothing and reports nothing.
struct Completion {
    /// Files that the shell adds, since it knows best how they are named and quoted.
    enum Files: String {
        case all = ":files"
        /// Files whose names end with `.json`.
        case forms = ":forms"
    }

    private(set) var candidates: [Candidate] = []
    private(set) var files: Files?
    private let commands: [CommandSyntax]
    private let console: any Console
    /// The last of the words, which is completed.
    private let current: String

    /// Finds the candidates for the last of the words after `formrun`.
    init(of words: [String], commands: [CommandSyntax], _ console: any Console) {
        self.commands = commands
        self.console = console
        current = words.last ?? ""
        let before = words.dropLast()
        guard let name = before.first else {
            addCommands()
            add("help", "Explains a command.")
            if current.hasPrefix("-") { add(["--help", "--version"]) }
            return
        }
        if name == "help" {
            if before.count == 1 { addCommands() }
        } else if let command = commands.first(where: { $0.name == name }) {
            complete(command, Array(before.dropFirst()))
        }
    }

    private mutating func complete(_ command: CommandSyntax, _ words: [String]) {
        var operands: [String] = []
        var pending: OptionSyntax?
        var hasOnlyOperands = false
        for word in words {
            if pending != nil {
                pending = nil
            } else if word == "--", !hasOnlyOperands {
                hasOnlyOperands = true
            } else if hasOnlyOperands || !command.looksLikeOption(word) {
                operands.append(word)
            } else {
                pending = command.allOptions.first { $0.name == word && $0.value != nil }
            }
        }
        if let pending {
            add(pending, of: operands.first, after: "")
        } else if current.utf8.first == UInt8(ascii: "-"), !hasOnlyOperands {
            addOptions(of: command, operands.first)
        } else if let placeholder = command.operand(operands.count) {
            if operands.isEmpty { add(command.words) }
            add(placeholder, of: operands.first, after: "")
        }
    }

    // MARK: Words

    private mutating func add(_ words: [String], after prefix: String = "") {
        for word in words { add(prefix + word, "") }
    }

    /// Adds a candidate; one with a control character or a line end cannot be typed, and is left out.
    private mutating func add(_ text: String, _ summary: String) {
        guard DisplayText(text).string == text else { return }
        candidates.append(Candidate(text: text, summary: DisplayText(summary).string))
    }

    private mutating func addCommands() {
        for command in commands { add(command.name, command.summary) }
    }

    private mutating func addOptions(of command: CommandSyntax, _ form: String?) {
        guard case (let name, _?)? = current.split(at: "=") else {
            for option in command.allOptions { add(option.name, option.summary) }
            return
        }
        guard let option = command.allOptions.first(where: { $0.name == name }) else { return }
        add(option, of: form, after: name + "=")
    }

    private mutating func add(_ option: OptionSyntax, of form: String?, after prefix: String) {
        add(option.words, after: prefix)
        if let placeholder = option.value { add(placeholder, of: form, after: prefix) }
    }

    /// Adds the values of a placeholder.
    ///
    /// - Parameters:
    ///   - name: The placeholder.
    ///   - path: The form file that the line names, if it does.
    ///   - prefix: The part of the current word that belongs to no value.
    private mutating func add(_ name: String, of path: String?, after prefix: String) {
        for meaning in Placeholder.meanings(of: name) {
            switch meaning {
            case .word(let word): add([word], after: prefix)
            case .file: files = .all
            case .form: files = .forms
            case .command: addCommands()
            case .language:
                let catalogs = MessageCatalog.all.map { "\($0.language)" }
                add(catalogs, after: prefix)
            case .field, .answer, .check, .choices:
                guard let form = form(path) else { continue }
                add(meaning, of: form, after: prefix)
            case .text: break
            }
        }
    }

    // MARK: The form

    private mutating func add(_ meaning: Placeholder, of form: Form, after prefix: String) {
        let typed = String(current.unicodeScalars.dropFirst(prefix.unicodeScalars.count))
        switch meaning {
        case .field, .answer:
            let fields = FieldCompletion(form, takesAnswer: meaning == .answer)
            for candidate in fields.candidates(for: typed) {
                add(prefix + candidate.text, candidate.summary)
            }
        // A command, or the file of choices, follows the name.
        case .check, .choices:
            guard !typed.contains("=") else { return files = meaning == .choices ? .all : nil }
            let names =
                meaning == .check
                ? form.remoteChecks
                : form.remoteChoices + form.dependentChoices
                    + form.remoteSuggestions
            add(names.map { $0 + "=" }, after: prefix)
        default: break
        }
    }

    /// The form of a file, if it is one; a pipe or standard input is not read, since that may take for ever.
    private func form(_ path: String?) -> Form? {
        guard let path, let size = console.size(of: path), size <= JSONLimits.formFile.bytes,
            let bytes = try? console.readAll(path, limit: JSONLimits.formFile.bytes)
        else { return nil }
        return try? FormDocument.read(bytes, vocabulary: .standard)
    }
}
