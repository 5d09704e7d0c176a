/// The texts that were cut from a line, to be inserted again.
///
/// Consecutive cuts become one text. A session passes the ring from one field to the next.
struct KillRing: Sendable, Hashable {
    /// A text in pieces, so that many small cuts in a row take linear time.
    private struct Entry: Sendable, Hashable {
        /// The pieces before ``text``, the last cut one at the end.
        var before: [String] = []
        var text: String

        var whole: String { before.reversed().joined() + text }
    }

    /// The maximum number of texts.
    private static let limit = 16

    private var entries: [Entry] = []
    private var position = 0

    /// Makes an empty ring.
    init() {}

    /// The text that is inserted next; `nil` if nothing was cut.
    var current: String? { entries.isEmpty ? nil : entries[position].whole }

    /// Adds a text that was cut.
    mutating func add(_ text: String) {
        if entries.count == KillRing.limit { entries.removeFirst() }
        entries.append(Entry(text: text))
        position = entries.count - 1
    }

    /// Adds a text to the last one, because it was cut right after it.
    mutating func extend(by text: String, atStart: Bool) {
        guard let last = entries.indices.last else { return add(text) }
        if atStart { entries[last].before.append(text) } else { entries[last].text += text }
        position = last
    }

    /// Continues to the text that was cut before the current one.
    mutating func rotate() {
        guard !entries.isEmpty else { return }
        position = (position + entries.count - 1) % entries.count
    }
}
