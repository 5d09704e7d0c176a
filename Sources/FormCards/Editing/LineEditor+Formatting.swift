import FormModel

// Text that is formatted while it is typed.
//
// The formatter lays the text out after each change and keeps the caret behind the same significant character. A
// character that cannot belong to the format is refused. If the text does not fit the format anyway, such as a text from
// a file, it is edited as plain text until it fits.
extension LineEditor {
    /// The maximum number of bytes of a text that is formatted while it is typed; no number or code is longer.
    static let formattedLimit = 1 << 10

    /// The maximum number of characters of a paste that is searched for those that belong.
    private static let filteredLimit = 256

    /// The formatter, for a text of a size.
    func formatter(forSize bytes: Int) -> (any InputFormatter)? {
        bytes <= LineEditor.formattedLimit ? options.formatter : nil
    }

    /// Inserts characters, of which those that do not belong are left out.
    mutating func insert(
        _ added: String, by formatter: any InputFormatter, _ kind: Insertion
    ) -> KeyOutcome {
        let before = EditedText(text: text, caret: caret)
        let after = before.edited(.insert(added), by: formatter)
        guard formatter.admits(before.text), !formatter.admits(after.text) else {
            core.replaceAll(with: after.text, caret: after.caret, isTyped: kind == .typed)
            return .changed
        }
        // A secret does not show what is left out, and a refusal must not show it either.
        guard options.secret == nil else {
            return .refused(added.count == 1 ? .doesNotBelong("") : .alteredSecret)
        }
        guard added.count > 1, let (filtered, leftOut) = filter(added, into: before, formatter)
        else { return .refused(.doesNotBelong(added)) }
        core.replaceAll(with: filtered.text, caret: filtered.caret)
        return .filtered(leftOut: leftOut)
    }

    /// Inserts those characters that belong to the format.
    ///
    /// - Returns: The text and the characters that were left out; `nil` if nothing belongs, or if digits or letters are
    ///   left out although others belong, because the rest would mean something else.
    private func filter(
        _ added: String, into before: EditedText, _ formatter: any InputFormatter
    ) -> (EditedText, leftOut: String)? {
        let characters = Array(added)
        guard characters.count <= LineEditor.filteredLimit else { return nil }
        var text = before
        var leftOut = ""
        var taken: Set<CharacterKind> = []
        for character in characters {
            let next = text.edited(.insert(String(character)), by: formatter)
            if formatter.admits(next.text) {
                text = next
                taken.insert(CharacterKind(character))
            } else {
                leftOut.append(character)
            }
        }
        taken.remove(.other)
        guard !taken.isEmpty, !leftOut.contains(where: { taken.contains(CharacterKind($0)) })
        else { return nil }
        return (text, leftOut)
    }

    private enum CharacterKind {
        case digit, letter, other

        init(_ character: Character) {
            self = character.isNumber ? .digit : character.isLetter ? .letter : .other
        }
    }

    /// Applies changes in order, as one step that can be undone; deletions are never refused.
    mutating func edit(
        by formatter: any InputFormatter, _ changes: [TextEdit.Change]
    ) -> KeyOutcome {
        var text = EditedText(text: text, caret: caret)
        for change in changes { text = text.edited(change, by: formatter) }
        return core.replaceAll(with: text.text, caret: text.caret) ? .changed : .unchanged
    }

    /// Removes a range and lays out the rest.
    mutating func remove(_ range: Range<Int>, by formatter: any InputFormatter) -> KeyOutcome {
        let rest = removing(range, by: formatter)
        return core.replaceAll(with: rest.text, caret: rest.caret) ? .changed : .unchanged
    }

    /// Replaces a range and lays out the text.
    mutating func replace(
        _ range: Range<Int>, with added: String, by formatter: any InputFormatter
    ) -> KeyOutcome {
        let before = text
        let after = removing(range, by: formatter).edited(.insert(added), by: formatter)
        guard !formatter.admits(before) || formatter.admits(after.text) else {
            return .refused(.doesNotBelong(options.secret == nil ? added : ""))
        }
        return core.replaceAll(with: after.text, caret: after.caret) ? .changed : .unchanged
    }

    /// The text without a range, laid out.
    ///
    /// A formatter deletes single characters, and skips separators. So all but one significant character of the range
    /// are removed as plain text, and the formatter deletes that one.
    private func removing(_ range: Range<Int>, by formatter: any InputFormatter) -> EditedText {
        let removed = core.buffer.characters(range)
        let kept = removed.first { $0.isLetter || $0.isNumber } ?? removed.first
        guard let kept else { return EditedText(text: text, caret: caret) }
        let before = core.buffer.string(0..<range.lowerBound)
        let after = core.buffer.string(range.upperBound..<count)
        return EditedText(text: before + String(kept) + after, caret: range.lowerBound + 1)
            .edited(.deleteBackward, by: formatter)
    }
}

extension EditedText {
    fileprivate func edited(
        _ change: TextEdit.Change, by formatter: any InputFormatter
    ) -> EditedText {
        formatter.edit(TextEdit(text: text, caret: caret, change: change))
    }
}
