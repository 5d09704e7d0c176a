/// The characters for frames and marks of a card.
///
/// Titles and values are shown unchanged in either case.
public enum CardGlyphs: String, Sendable, Hashable, CaseIterable {
    /// Box drawing (U+2500 to U+257F) and punctuation beyond ASCII.
    case unicode
    /// Only ASCII, for terminals without UTF-8.
    case ascii

    var side: DisplayText { self == .unicode ? "│" : "|" }

    func rule(_ cells: Int) -> DisplayText {
        // Clean by construction, with one cell for each character.
        DisplayText(
            clean: String(repeating: self == .unicode ? "─" : "-", count: max(0, cells)),
            width: max(0, cells))
    }

    /// The mark for a missing value.
    var nothing: DisplayText { self == .unicode ? "—" : "-" }

    var ellipsis: DisplayText { self == .unicode ? "…" : "..." }

    /// The mark before an item of a list.
    var bullet: DisplayText { self == .unicode ? "•" : "-" }

    var error: DisplayText { self == .unicode ? "✗" : "x" }

    var done: DisplayText { self == .unicode ? "✓" : "*" }

    var back: DisplayText { self == .unicode ? "↑" : "^" }

    var warning: DisplayText { "!" }

    /// The display text of a secret, with bullets replaced if they are not ASCII.
    func masked(_ text: String) -> String {
        guard self == .ascii else { return text }
        return String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0 == "•" ? "*" : $0 }))
    }
}
