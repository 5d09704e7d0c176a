/// A text with a caret, and the editing commands that all editors of text have in common.
///
/// It knows nothing of what a text means: editors clean what is inserted, and limit its length.
struct TextCore {
    private(set) var buffer: TextBuffer
    private(set) var caret: Int
    /// What was cut.
    var kills: KillRing
    /// The part of the text that changed since ``takeDirty()``, for an editor that lays out rows.
    private var dirty: DirtyRange?
    private var undoStack = UndoStack()
    private var last = LastCommand.other

    /// The kind of the last command, on which the effect of the next one depends.
    private enum LastCommand {
        /// A character was typed; whether it was a blank.
        case typed(isBlank: Bool)
        case cut
        /// This range was inserted from the ring.
        case yanked(Range<Int>)
        case other
    }

    init(_ text: String, kills: KillRing) {
        buffer = TextBuffer(text)
        caret = buffer.count
        self.kills = kills
    }

    var count: Int { buffer.count }

    // MARK: Changes

    /// Inserts a text at the caret; the characters of a typed word are undone together.
    mutating func insert(_ text: String, isTyped: Bool) {
        let change = buffer.change(caret..<caret, to: text)
        let isBlank = text.allSatisfy(\.isWhitespace)
        if !isTyped || !continuesWord(isBlank: isBlank) { undoStack.close() }
        make(change, isTyped: isTyped)
        last = isTyped ? .typed(isBlank: isBlank) : .other
    }

    private func continuesWord(isBlank: Bool) -> Bool {
        if case .typed(let wasBlank) = last { isBlank || !wasBlank } else { false }
    }

    /// Replaces a range by a text, as one step that can be undone, with the caret after the text.
    ///
    /// - Returns: Whether the text changed.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with text: String) -> Bool {
        let change = buffer.change(range, to: text)
        endStep()
        make(change)
        return !change.isEmpty
    }

    /// Replaces the whole text, as one step that can be undone.
    ///
    /// - Returns: Whether the text or the caret changed.
    @discardableResult
    mutating func replaceAll(with text: String, caret: Int) -> Bool {
        let new = TextBuffer.split(text)
        let end = max(0, min(caret, new.count))
        let change = TextChange(
            at: 0, old: buffer.characters(0..<count), new: new, caret: end
        ).trimmed
        let isMoved = self.caret != end
        undoStack.close()
        make(change)
        last = .other
        return isMoved || !change.isEmpty
    }

    private mutating func make(_ change: TextChange, isTyped: Bool = false) {
        if !change.isEmpty {
            put(change.at, change.old.count, change.new)
            undoStack.record(change, caret: caret, isTyped: isTyped)
        }
        caret = change.caret
    }

    private mutating func put(_ at: Int, _ count: Int, _ characters: [Character]) {
        buffer.replace(at..<at + count, with: characters)
        dirty.add(at, old: count, new: characters.count)
    }

    /// The part of the text that changed since the last call.
    mutating func takeDirty() -> DirtyRange? {
        defer { dirty = nil }
        return dirty
    }

    /// Ends the step of typed characters, so that the next change is undone by itself.
    mutating func endStep() {
        undoStack.close()
        last = .other
    }

    /// Forgets the text and what could be undone.
    mutating func wipe() {
        let count = count
        self = TextCore("", kills: kills)
        dirty.add(0, old: count, new: 0)
    }

    /// Moves the caret, and returns whether it moved.
    mutating func move(to index: Int) -> Bool {
        endStep()
        let target = max(0, min(index, count))
        defer { caret = target }
        return target != caret
    }

    // MARK: Commands

    /// The range between the caret and the end of a motion.
    func range(of motion: TextMotion) -> Range<Int> {
        let target = motion.target(from: caret, in: buffer)
        return min(caret, target)..<max(caret, target)
    }

    /// Removes the text between the caret and the end of a motion, and returns whether there was any.
    mutating func delete(_ motion: TextMotion) -> Bool {
        replace(range(of: motion), with: "")
    }

    /// Cuts a range, and returns whether it had any text.
    mutating func cut(_ range: Range<Int>, isBackward: Bool) -> Bool {
        guard !range.isEmpty else { return false }
        let text = buffer.string(range)
        noteCut(text, isBackward: isBackward)
        let change = buffer.change(range, to: "")
        undoStack.close()
        make(change)
        last = .cut
        return true
    }

    /// Puts a text into the ring, together with what was cut just before.
    mutating func noteCut(_ text: String, isBackward: Bool) {
        if case .cut = last {
            kills.extend(by: text, atStart: isBackward)
        } else {
            kills.add(text)
        }
    }

    /// Marks the text before the caret as what was inserted from the ring.
    mutating func noteYank(from start: Int) { last = .yanked(start..<caret) }

    /// The range that was just inserted from the ring; `nil` after another command.
    var yanked: Range<Int>? {
        if case .yanked(let range) = last { range } else { nil }
    }

    /// Undoes the last step, and returns whether there was one.
    mutating func undo() -> Bool {
        last = .other
        guard let step = undoStack.undo() else { return false }
        for change in step.changes.reversed() {
            put(change.at, change.new.count, change.old)
        }
        caret = step.caret
        return true
    }

    /// Makes the last undone step again, and returns whether there was one.
    mutating func redo() -> Bool {
        last = .other
        guard let step = undoStack.redo() else { return false }
        for change in step.changes {
            put(change.at, change.old.count, change.new)
            caret = change.caret
        }
        return true
    }

    // MARK: Words and letters

    /// A replacement of a range by a text.
    typealias Replacement = (range: Range<Int>, text: String)

    /// The exchange of the characters around the caret; at the end of a line, of the two before it.
    var transposedCharacters: Replacement? {
        let isLineEnd = caret == count || buffer[caret] == "\n"
        let second = isLineEnd ? caret - 1 : caret
        guard second >= 1, buffer[second] != "\n", buffer[second - 1] != "\n" else { return nil }
        return (second - 1..<second + 1, String([buffer[second], buffer[second - 1]]))
    }

    /// The exchange of the word at or after the caret, or else the last one, with the word before it.
    var transposedWords: Replacement? {
        let next = TextMotion.wordRight.target(from: caret, in: buffer)
        let start = TextMotion.wordLeft.target(from: next, in: buffer)
        let end = buffer.index(after: start) { !TextMotion.isWord($0) }
        let before = TextMotion.wordLeft.target(from: start, in: buffer)
        guard before < start, start < end, TextMotion.isWord(buffer[before]) else { return nil }
        let gap = buffer.index(after: before) { !TextMotion.isWord($0) }
        return (
            before..<end,
            buffer.string(start..<end) + buffer.string(gap..<start) + buffer.string(before..<gap)
        )
    }

    /// The word after the caret with other letters.
    func changed(_ change: EditCommand.LetterChange) -> Replacement? {
        let end = TextMotion.wordRight.target(from: caret, in: buffer)
        guard end > caret else { return nil }
        let text = buffer.string(caret..<end)
        switch change {
        case .upper: return (caret..<end, text.uppercased())
        case .lower: return (caret..<end, text.lowercased())
        case .capitalized:
            let start = buffer.index(after: caret) { TextMotion.isWord($0) }
            guard start < end else { return nil }
            let gap = buffer.string(caret..<start)
            return (
                caret..<end,
                gap + String(buffer[start]).uppercased()
                    + buffer.string(start + 1..<end).lowercased()
            )
        }
    }
}

/// A part of a text that changed: characters from an index on that became others.
struct DirtyRange {
    var start: Int
    var oldCount: Int
    var newCount: Int
}

extension DirtyRange? {
    /// Adds a change of the present text to this one.
    fileprivate mutating func add(_ at: Int, old: Int, new: Int) {
        guard var range = self else {
            self = DirtyRange(start: at, oldCount: old, newCount: new)
            return
        }
        let more = max(0, at + old - (range.start + range.newCount))
        let earlier = max(0, range.start - at)
        range.start -= earlier
        range.oldCount += more + earlier
        range.newCount += more + earlier + new - old
        self = range
    }
}
