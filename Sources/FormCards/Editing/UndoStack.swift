/// The changes of a text that can be undone, and those that can be made again.
///
/// A step is what one key changed. The characters of a word that is typed without a pause for another key are one step.
/// Steps hold only the characters that changed, and the oldest are forgotten when all of them together are too large.
struct UndoStack {
    /// The changes of one step, and the caret before the first of them.
    struct Step {
        var changes: [TextChange]
        let caret: Int
        var size: Int
    }

    /// The maximum number of characters in all steps.
    static let limit = 1 << 18

    private var done: [Step] = []
    private var undone: [Step] = []
    private var size = 0
    /// Whether the next typed character belongs to the last step.
    private var isOpen = false

    /// Records a change.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - caret: The caret before it.
    ///   - isTyped: Whether it is a typed character, which joins the step of the characters before it.
    mutating func record(_ change: TextChange, caret: Int, isTyped: Bool = false) {
        undone.removeAll()
        // The undone steps counted, too; an exact count needs no pass over the others.
        let weight = change.old.count + change.new.count + 1
        size += weight
        if isTyped, isOpen, let last = done.indices.last {
            done[last].size += weight
            let end = done[last].changes.count - 1
            if done[last].changes[end].isExtended(by: change) {
                done[last].changes[end].extend(by: change)
            } else {
                done[last].changes.append(change)
            }
        } else {
            done.append(Step(changes: [change], caret: caret, size: weight))
        }
        isOpen = isTyped
        if size > UndoStack.limit { forgetOldest() }
    }

    /// Ends the step of typed characters.
    mutating func close() { isOpen = false }

    /// The step to undo, which can be made again afterwards; `nil` if there is none.
    mutating func undo() -> Step? {
        isOpen = false
        guard let step = done.popLast() else { return nil }
        undone.append(step)
        return step
    }

    /// The step to make again; `nil` if there is none.
    mutating func redo() -> Step? {
        isOpen = false
        guard let step = undone.popLast() else { return nil }
        done.append(step)
        return step
    }

    private mutating func forgetOldest() {
        size = done.reduce(0) { $0 + $1.size }
        var kept = done.count
        while size > UndoStack.limit / 2, kept > 1 {
            size -= done[done.count - kept].size
            kept -= 1
        }
        done.removeFirst(done.count - kept)
    }
}
