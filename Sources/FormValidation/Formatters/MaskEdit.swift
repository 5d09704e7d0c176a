import FormModel

/// Edits a text with a mask while it is typed.
///
/// The text is laid out after each change, and the caret stays behind the same characters. Deleting towards a literal
/// character deletes the one beyond it. A text that does not fit is edited as plain text until it fits.
struct MaskEdit {
    let mask: Mask

    /// The characters of a text, without invisible ones.
    static func characters(of text: String) -> [Character] {
        text.filter { TypedCharacter($0) != .invisible }
    }

    func apply(_ edit: TextEdit) -> EditedText {
        let text = Array(edit.text)
        let caret = max(0, min(edit.caret, text.count))
        guard let typed = typed(text) else { return mended(edit.applied) }
        let left = typed.filter { $0 < caret }
        let right = typed.filter { $0 >= caret }
        let edited: EditedText?
        switch edit.change {
        case .insert(let inserted):
            edited = insert(MaskEdit.characters(of: inserted), text, right, caret)
        case .deleteBackward:
            guard caret > 0 else { return EditedText(text: edit.text, caret: caret) }
            guard let last = left.last else { return mended(edit.applied) }
            edited = remove(last, of: text, left.dropLast(), right[...])
        case .deleteForward:
            guard caret < text.count else { return EditedText(text: edit.text, caret: caret) }
            guard let next = right.first else { return mended(edit.applied) }
            edited = remove(next, of: text, left[...], right.dropFirst(), caret: caret)
        }
        return edited ?? edit.applied
    }

    /// The indices of the characters that were typed, if the text has all literal characters up to its end.
    private func typed(_ text: [Character]) -> [Int]? {
        guard text.count <= mask.slots.count else { return nil }
        var indices: [Int] = []
        for (index, character) in text.enumerated() {
            if case .literal(let literal) = mask.slots[index] {
                guard literal == character else { return nil }
            } else {
                guard mask.slots[index].taking(character) == character else { return nil }
                indices.append(index)
            }
        }
        return indices
    }

    /// Inserts characters at the caret, before those at some indices; `nil` if one does not fit.
    private func insert(
        _ inserted: [Character], _ text: [Character], _ right: [Int], _ caret: Int
    ) -> EditedText? {
        var result = Array(text[..<caret])
        for character in inserted {
            let ahead = mask.slots[result.count...].prefix(while: \.isLiteral)
            if let literal = ahead.firstIndex(where: { $0.isLiteral(character) }) {
                fill(&result, to: literal + 1)
            } else {
                let slot = result.count + ahead.count
                guard slot < mask.slots.count, let taken = mask.slots[slot].taking(character)
                else { return nil }
                fill(&result, to: slot)
                result.append(taken)
            }
        }
        let place = result.count
        guard append(right.map { text[$0] }, to: &result) else { return nil }
        // At the end of the text, the caret goes behind the literal characters that complete it.
        let text = finished(result)
        return EditedText(text: String(text), caret: right.isEmpty ? text.count : place)
    }

    /// The text without the character at an index.
    ///
    /// Literal characters before the caret stay, so that only what is deleted disappears. If the characters behind it do
    /// not fit any more, such as digits at the positions of letters, they stay where they are.
    private func remove(
        _ index: Int, of text: [Character], _ left: ArraySlice<Int>, _ right: ArraySlice<Int>,
        caret: Int? = nil
    ) -> EditedText {
        var result: [Character] = []
        let isLeftFitting = append(left.map { text[$0] }, to: &result)
        fill(&result, to: caret ?? index)
        let place = result.count
        guard isLeftFitting, append(right.map { text[$0] }, to: &result) else {
            return EditedText(
                text: String(text[..<index] + text[(index + 1)...]), caret: caret ?? index)
        }
        return EditedText(text: String(right.isEmpty ? result : finished(result)), caret: place)
    }

    /// Appends characters at the next positions that are not literal; `false` if one does not fit.
    private func append(_ characters: [Character], to result: inout [Character]) -> Bool {
        for character in characters {
            guard let slot = mask.slots[result.count...].firstIndex(where: { !$0.isLiteral }),
                let taken = mask.slots[slot].taking(character)
            else { return false }
            fill(&result, to: slot)
            result.append(taken)
        }
        return true
    }

    /// Appends the literal characters before a position.
    private func fill(_ result: inout [Character], to slot: Int) {
        while result.count < slot, case .literal(let literal) = mask.slots[result.count] {
            result.append(literal)
        }
    }

    /// The text with the literal characters at the end of the mask, if nothing else is missing.
    private func finished(_ text: [Character]) -> [Character] {
        var text = text
        if !text.isEmpty, let end = mask.ends.first(where: { $0 >= text.count }),
            mask.slots[text.count..<end].allSatisfy(\.isLiteral)
        {
            fill(&text, to: end)
        }
        return text
    }

    /// A plainly edited text, laid out if it fits.
    private func mended(_ edited: EditedText) -> EditedText {
        let text = Array(edited.text)
        guard !text.contains(where: { TypedCharacter($0) == .invisible }),
            let reading = mask.read(text, isComplete: false)
        else { return edited }
        let caret = reading.indices.lastIndex { $0.map { $0 < edited.caret } ?? false }
        return EditedText(
            text: String(finished(reading.characters)), caret: caret.map { $0 + 1 } ?? 0)
    }
}

extension TextEdit {
    /// The text after the change and nothing else.
    fileprivate var applied: EditedText {
        let characters = Array(text)
        let caret = max(0, min(caret, characters.count))
        let before = String(characters[..<caret])
        let after = String(characters[caret...])
        switch change {
        case .insert(let inserted):
            let left = before + inserted
            return EditedText(text: left + after, caret: min(left.count, (left + after).count))
        case .deleteBackward:
            let left = String(before.dropLast())
            return EditedText(text: left + after, caret: left.count)
        case .deleteForward:
            return EditedText(text: before + String(after.dropFirst()), caret: before.count)
        }
    }
}
