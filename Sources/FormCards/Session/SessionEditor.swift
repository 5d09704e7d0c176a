import FormModel

/// The editor of the present question.
enum SessionEditor {
    case none
    case line(LineEditor)
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
        case .none, .line: break
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
        case .area(let area): area.text
        case .choices(let choices): choices.typed
        }
    }

    var isEmpty: Bool {
        switch self {
        case .none: true
        case .line(let line): line.isEmpty
        case .area(let area): area.isEmpty
        case .choices(let choices): choices.typed.isEmpty
        }
    }

    /// Whether a part of the text was pasted, so that it is not meant as a command.
    var hasPaste: Bool {
        switch self {
        case .none, .choices: false
        case .line(let line): line.hasPaste
        case .area(let area): area.hasPaste
        }
    }

    /// What was cut, for the next editor; `nil` for an editor that cuts nothing.
    var kills: KillRing? {
        switch self {
        case .line(let line): line.options.secret == nil ? line.kills : nil
        case .area(let area): area.kills
        case .none, .choices: nil
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
            let beginsWithPaste = line.beginsWithPaste && line.options.secret == nil
            let text = line.take()
            return beginsWithPaste ? TypedCommand.line(typing: text) : text
        case .area(let area): return area.text
        case .choices(let choices): return choices.typed
        }
    }

    var view: EditorView {
        switch self {
        case .none: .none
        case .line(let line): .line(line)
        case .area(let area): .area(area)
        case .choices(let choices): .choices(choices)
        }
    }
}
