import FormModel

/// The editor of the present question.
enum SessionEditor: Sendable {
    case none
    case line(LineEditor)
    case steps(StepEditor)
    case secret(SecretEditor)
    case area(TextAreaEditor)
    case choices(ChoiceEditor)

    /// Applies a key.
    mutating func apply(_ key: Key) -> KeyOutcome {
        // The editor is taken out while it changes, so that its text is not copied.
        switch self {
        case .none: return .notMine
        case .line(var line):
            self = .none
            defer { self = .line(line) }
            return line.apply(key)
        case .steps(var steps):
            self = .none
            defer { self = .steps(steps) }
            return steps.apply(key)
        case .secret(var secret):
            self = .none
            defer { self = .secret(secret) }
            return secret.apply(key)
        case .area(var area):
            self = .none
            defer { self = .area(area) }
            return area.apply(key)
        case .choices(var choices):
            self = .none
            defer { self = .choices(choices) }
            return choices.apply(key)
        }
    }

    /// Fits the editor to the size of the screen.
    mutating func resize(_ layout: SessionLayout) {
        switch self {
        case .none, .line, .steps, .secret: break
        case .area(var area):
            self = .none
            area.resize(width: layout.areaWidth, height: layout.areaRows)
            self = .area(area)
        case .choices(var choices):
            self = .none
            choices.resize(pageSize: layout.listRows)
            self = .choices(choices)
        }
    }

    /// The text that was typed.
    var text: String {
        switch self {
        case .none: ""
        case .line(let line): line.text
        case .steps(let steps): steps.text
        case .secret(let secret): secret.text
        case .area(let area): area.text
        case .choices(let choices): choices.typed
        }
    }

    var isEmpty: Bool {
        switch self {
        case .none: true
        case .line(let line): line.isEmpty
        case .steps(let steps): steps.isEmpty
        case .secret(let secret): secret.isEmpty
        case .area(let area): area.isEmpty
        case .choices(let choices): choices.typed.isEmpty
        }
    }

    /// The number of lines of a text that may have several, else 1.
    var lineCount: Int {
        switch self {
        case .area(let area): area.lineCount
        case .none, .line, .steps, .secret, .choices: 1
        }
    }

    /// Whether Enter accepts a line, which may be a command.
    var isLine: Bool {
        switch self {
        case .line, .steps, .secret: true
        case .none, .area, .choices: false
        }
    }

    /// Whether a part of the text was pasted, so that it is not meant as a command.
    var hasPaste: Bool {
        switch self {
        case .none, .secret, .choices: false
        case .line(let line): line.hasPaste
        case .steps(let steps): steps.hasPaste
        case .area(let area): area.hasPaste
        }
    }

    /// What was cut, for the next editor; `nil` for an editor that cuts nothing.
    var kills: KillRing? {
        switch self {
        case .line(let line): line.kills
        case .steps(let steps): steps.kills
        case .area(let area): area.kills
        case .none, .secret, .choices: nil
        }
    }

    /// Returns the text as it would be typed, and clears the editor, because the text may be a secret.
    ///
    /// A colon at the start of a paste belongs to the answer, and is typed as two.
    mutating func take() -> String {
        switch self {
        case .none: return ""
        case .line(var line):
            self = .none
            defer { self = .line(line) }
            let beginsWithPaste = line.beginsWithPaste
            let text = line.take()
            return beginsWithPaste ? TypedCommand.line(typing: text) : text
        case .steps(var steps):
            self = .none
            defer { self = .steps(steps) }
            let beginsWithPaste = steps.line.beginsWithPaste
            let text = steps.take()
            return beginsWithPaste ? TypedCommand.line(typing: text) : text
        case .secret(var secret):
            self = .none
            defer { self = .secret(secret) }
            return secret.take()
        case .area(let area): return area.text
        case .choices(let choices): return choices.typed
        }
    }
}
