/// A key, or a paste, as the line editor understands it.
enum Key: Hashable {
    case text(String)
    /// A bracketed paste.
    case pasted(String)
    /// A paste that is too long, and is dropped.
    case pasteTooLong
    /// Bytes that are not UTF-8, typed or pasted, and are dropped.
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
