import FormModel

// The texts of sentences.
extension AccessibleLines {
    /// A text without control characters, on one line.
    static func clean(_ text: String) -> String { DisplayText(filled: text).string }

    /// A text with a capital letter at its beginning.
    static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    static func withoutSpaceAtEnd(_ text: String) -> String {
        var text = text
        while text.utf8.last == 0x20 { text.removeLast() }
        return text
    }
}

// The lines of fields, buttons and links.
extension AccessibleLines {
    /// The largest number of options that are listed below a field without an answer.
    private static let listedOptions = 7

    /// Adds a field: its label, what else is to be known before the answer, the answer, and what helps.
    mutating func write(_ field: FieldNode) {
        let chosen = field.options.indices.filter { field.options[$0].isSelected }
        add(label(of: field, chosen), answer(of: field))
        if chosen.isEmpty {
            if field.text.isEmpty, let example = field.placeholder, !example.isEmpty {
                add(words[.example], example)
            }
            // A value that is none of them needs them, too.
            if !field.options.isEmpty { add(words[.options], options(of: field)) }
        }
        add(field.help)
        add(field.issues)
    }

    private func label(of field: FieldNode, _ chosen: [Int]) -> String {
        var parts = [AccessibleLines.clean(field.label)]
        if field.isRequired { parts.append(words[.required]) }
        if field.isComputed {
            parts.append(words[.computed])
        } else if field.isGiven {
            parts.append(words[.given])
        } else if !field.isEnabled {
            parts.append(words[.disabled])
        }
        switch field.control {
        case .one(let options):
            guard let index = chosen.first else { break }
            parts.append(position(index + 1, options.count))
        case .many(let options) where !chosen.isEmpty:
            parts.append(position(chosen.count, options.count))
        default: break
        }
        return parts.joined(separator: words[.comma])
    }

    private func position(_ number: Int, _ count: Int) -> String {
        words(.position, ["number": String(number), "count": String(count)])
    }

    private func answer(of field: FieldNode) -> String {
        if field.isSecure {
            let isAnswered = !field.text.isEmpty || !field.entered.isEmpty
            return words[isAnswered ? .hidden : .nothing]
        }
        let titles = field.chosenTitles
        if !titles.isEmpty { return titles.joined(separator: words[.semicolon]) }
        guard !field.text.isEmpty else { return words[.nothing] }
        return field.measured
    }

    /// The titles of few options, or how many options there are.
    private func options(of field: FieldNode) -> String {
        guard field.options.count <= AccessibleLines.listedOptions else {
            return String(field.options.count)
        }
        return field.options.map { option in
            var notes = [option.explanation].compactMap(\.self)
            if !option.isEnabled { notes.append(unavailable(option.reason)) }
            return noted(option.title, notes)
        }.joined(separator: words[.semicolon])
    }

    /// A text with notes in parentheses.
    private func noted(_ text: String, _ notes: [String]) -> String {
        let clean = AccessibleLines.clean(text)
        let notes = notes.map(AccessibleLines.clean).filter { !$0.isEmpty }
        return notes.isEmpty ? clean : "\(clean) (\(notes.joined(separator: words[.comma])))"
    }

    private func unavailable(_ reason: String?) -> String {
        reason.map { words.labelled(words[.unavailable], $0) } ?? words[.unavailable]
    }

    /// The title of a button, what it does, and whether it can be pressed.
    func text(of action: ActionNode) -> String {
        var notes: [String] = []
        if action.action == .submit { notes.append(words[.submits]) }
        if action.isPressed == true { notes.append(words[.pressed]) }
        if !action.isEnabled { notes.append(unavailable(action.reason)) }
        return noted(action.title, notes)
    }

    /// A link with its address.
    func text(of link: LinkNode) -> String {
        let address = TextMarkup.shown(link.address) ?? link.address
        return address == link.text
            ? AccessibleLines.clean(link.text) : noted(link.text, [address])
    }
}
