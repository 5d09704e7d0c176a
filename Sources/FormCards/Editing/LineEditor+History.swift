/// The place in the history of a line.
struct HistoryRecall {
    let entries: [String]
    /// The entry that is shown; the number of entries for the text that was typed.
    private(set) var index: Int
    /// The text that was typed before an entry was recalled.
    private var typed = ""
    /// The text that an earlier entry must contain, and the line that the last search showed.
    private var search: (text: String, shown: String)?

    init(_ entries: [String]) {
        self.entries = entries
        index = entries.count
    }

    /// The entry before the one that is shown; `nil` if there is none.
    mutating func earlier(than text: String) -> String? {
        guard index > 0 else { return nil }
        if index == entries.count { typed = text }
        index -= 1
        return entries[index]
    }

    /// The entry after the one that is shown, or the typed text; `nil` after that.
    mutating func later() -> String? {
        guard index < entries.count else { return nil }
        index += 1
        return index < entries.count ? entries[index] : typed
    }

    /// The next earlier entry that contains the text before the caret, or the text of the search that showed this line.
    mutating func find(_ wanted: String, in text: String) -> String? {
        if let search, search.shown == text {
        } else {
            search = (wanted, text)
            if index == entries.count { typed = text }
        }
        guard let wanted = search?.text,
            let found = entries[..<index].lastIndex(where: { HistoryRecall.holds($0, wanted) })
        else { return nil }
        index = found
        search?.shown = entries[found]
        return entries[found]
    }

    private static func holds(_ entry: String, _ part: String) -> Bool {
        guard !part.isEmpty else { return true }
        let entry = Array(entry.utf8)
        let part = Array(part.utf8)
        guard entry.count >= part.count else { return false }
        return (0...entry.count - part.count).contains { start in
            entry[start] == part[0] && entry[start..<start + part.count].elementsEqual(part)
        }
    }
}

// Earlier entries of the same field.
extension LineEditor {
    /// Recalls an earlier or later entry, if the key asks for one.
    mutating func recall(by key: Key) -> KeyOutcome? {
        guard !options.history.isEmpty else { return nil }
        switch key {
        case .alt("p"), .press(.up, .alt): return show(recall.earlier(than: text))
        case .alt("n"), .press(.down, .alt): return show(recall.later())
        case .up where options.recallsByArrows, .control("p") where options.recallsByArrows:
            return show(recall.earlier(than: text))
        case .down where options.recallsByArrows, .control("n") where options.recallsByArrows:
            return show(recall.later())
        case .control("r"):
            return show(recall.find(core.buffer.string(0..<caret), in: text))
        default: return nil
        }
    }

    private mutating func show(_ entry: String?) -> KeyOutcome {
        guard let entry else { return .unchanged }
        let cleaned = CleanedText.of(entry, allowsLines: options.allowsLines)
        core.replaceAll(with: cleaned, caret: cleaned.count)
        forgetPasteIfEmpty()
        return .changed
    }
}
