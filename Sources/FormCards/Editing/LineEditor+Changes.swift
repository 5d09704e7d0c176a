import FormModel

// Insertions and deletions.
extension LineEditor {
    /// The way in which a text is inserted.
    enum Insertion {
        case typed, pasted, literal
        /// By a command, such as one that inserts what was cut.
        case command
    }

    mutating func paste(_ text: String) -> KeyOutcome {
        guard options.secret == nil || LineEditor.canHold(text, allowsLines: options.allowsLines)
        else { return .refused(.alteredSecret) }
        return insert(text, as: .pasted)
    }

    /// Inserts a key as text, after Ctrl-V.
    mutating func insertLiterally(_ key: Key) -> KeyOutcome {
        switch key {
        case .text(let text): insert(text, as: .literal)
        case .pasted(let text): paste(text)
        case .tab where options.allowsLines: insert("\t", as: .literal)
        case .enter where options.allowsLines: insert("\n", as: .literal)
        case .pasteTooLong: .refused(.tooLong(maximum: options.maximumBytes))
        case .malformed: .refused(.notUTF8)
        // Other keys are control characters, which no text contains.
        case .press: .unchanged
        }
    }

    mutating func insert(_ inserted: String, as kind: Insertion) -> KeyOutcome {
        let added = CleanedText.of(inserted, allowsLines: options.allowsLines)
        guard !added.isEmpty else { return .unchanged }
        let size = core.buffer.byteCount + added.utf8.count
        guard size <= options.maximumBytes else {
            return .refused(.tooLong(maximum: options.maximumBytes))
        }
        let isPasted = kind == .pasted || kind == .literal
        let isAtStart = caret == 0
        core.insert(added, isTyped: kind == .typed)
        hasPaste = hasPaste || isPasted
        if isAtStart { beginsWithPaste = isPasted }
        return .changed
    }

    /// Replaces the text by one that the person chose, and puts the caret behind it.
    mutating func choose(_ text: String) -> KeyOutcome {
        let chosen = CleanedText.of(text, allowsLines: options.allowsLines)
        guard chosen.utf8.count <= options.maximumBytes else {
            return .refused(.tooLong(maximum: options.maximumBytes))
        }
        core.replaceAll(with: chosen, caret: chosen.count)
        // A colon at its beginning is no command.
        hasPaste = true
        beginsWithPaste = true
        forgetPasteIfEmpty()
        return .changed
    }

    mutating func delete(_ motion: TextMotion) -> KeyOutcome {
        defer { forgetPasteIfEmpty() }
        return core.delete(motion) ? .changed : .unchanged
    }

    mutating func cut(_ motion: TextMotion) -> KeyOutcome {
        let range = core.range(of: motion)
        guard !range.isEmpty else { return .unchanged }
        defer { forgetPasteIfEmpty() }
        let isBackward = range.upperBound == caret
        return core.cut(range, isBackward: isBackward) ? .changed : .unchanged
    }

    /// Replaces what was just inserted from the ring by what was cut before it.
    mutating func yankEarlier() -> KeyOutcome {
        guard let range = core.yanked else { return .unchanged }
        core.kills.rotate()
        guard let text = core.kills.current else { return .unchanged }
        let outcome = replace((range, text))
        if case .changed = outcome { core.noteYank(from: min(range.lowerBound, caret)) }
        return outcome
    }

    /// Replaces a range, as one step that can be undone.
    mutating func replace(_ replacement: TextCore.Replacement?) -> KeyOutcome {
        guard let (range, text) = replacement else { return .unchanged }
        let size = core.buffer.byteCount + text.utf8.count
        guard size <= options.maximumBytes else {
            return .refused(.tooLong(maximum: options.maximumBytes))
        }
        let isChanged = core.replace(range, with: text)
        forgetPasteIfEmpty()
        return isChanged ? .changed : .moved
    }
}

extension KeyOutcome {
    /// Whether the text changed.
    var isChange: Bool {
        switch self {
        case .changed: true
        case .moved, .unchanged, .refused, .submitted, .notMine: false
        }
    }
}
