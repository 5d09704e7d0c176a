import FormModel

// Insertions and deletions, formatted where the line has a formatter.
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
        var outcome = KeyOutcome.changed
        if let formatter = formatter(forSize: size), !becomesCommand(by: added, kind) {
            outcome = insert(added, by: formatter, kind)
        } else {
            core.insert(added, isTyped: kind == .typed)
        }
        guard outcome.isChange else { return outcome }
        hasPaste = hasPaste || isPasted
        if isAtStart { beginsWithPaste = isPasted }
        return outcome
    }

    /// Whether the text is a command after an insertion, which is typed as it is.
    private func becomesCommand(by added: String, _ kind: Insertion) -> Bool {
        guard let mark = options.commandMark else { return false }
        if caret == 0 { return kind == .typed && added.first == mark }
        return !beginsWithPaste && core.buffer[0] == mark
    }

    mutating func delete(_ motion: TextMotion) -> KeyOutcome {
        let range = core.range(of: motion)
        guard !range.isEmpty else { return .unchanged }
        defer { forgetPasteIfEmpty() }
        if let formatter = formatter(forSize: core.buffer.byteCount), !isCommand {
            return edit(
                by: formatter,
                [motion == .left ? .deleteBackward : .deleteForward])
        }
        return core.delete(motion) ? .changed : .unchanged
    }

    mutating func cut(_ motion: TextMotion) -> KeyOutcome {
        let range = core.range(of: motion)
        guard !range.isEmpty else { return .unchanged }
        defer { forgetPasteIfEmpty() }
        let isBackward = range.upperBound == caret
        guard let formatter = formatter(forSize: core.buffer.byteCount), !isCommand else {
            return core.cut(range, isBackward: isBackward) ? .changed : .unchanged
        }
        core.noteCut(core.buffer.string(range), isBackward: isBackward)
        defer { core.continueCut() }
        return remove(range, by: formatter)
    }

    /// Replaces what was just inserted from the ring by what was cut before it.
    mutating func yankEarlier() -> KeyOutcome {
        guard let range = core.yanked else { return .unchanged }
        core.kills.rotate()
        guard let text = core.kills.current else { return .unchanged }
        // The caret is at the end of the range; a formatter may have added characters to it.
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
        if let formatter = formatter(forSize: size), !isCommand, !text.isEmpty {
            return replace(range, with: text, by: formatter)
        }
        let isChanged = core.replace(range, with: text)
        forgetPasteIfEmpty()
        return isChanged ? .changed : .moved
    }

    /// Whether the text is a command, which is not formatted.
    var isCommand: Bool {
        guard let mark = options.commandMark, !isEmpty, !beginsWithPaste else { return false }
        return core.buffer[0] == mark
    }
}

extension KeyOutcome {
    /// Whether the text changed.
    public var isChange: Bool {
        switch self {
        case .changed, .filtered: true
        case .moved, .unchanged, .refused, .submitted, .notMine: false
        }
    }
}
