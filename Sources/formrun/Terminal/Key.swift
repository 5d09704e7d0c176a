/// A key, or a paste, as the line editor understands it.
enum Key: Hashable {
    case text(String)
    /// A bracketed paste, whole.
    case pasted(String)
    /// A paste beyond the limit, of which nothing is kept.
    case pasteTooLong
    /// Bytes that are not UTF-8, typed or pasted, of which nothing is kept.
    case malformed
    case enter
    /// A line end within a text of several lines: Alt-Enter or Ctrl-J.
    case newline
    case tab, backTab
    case backspace, delete
    case left, right, up, down, home, end, wordLeft, wordRight
    case deleteWordLeft, deleteWordRight, deleteToStart, deleteToEnd
    case escape
    /// Ctrl-C, Ctrl-D, Ctrl-Z, Ctrl-L.
    case interrupt, endOfFile, suspend, redraw
}
