extension MarkedTitle {
    /// Marks what was typed in a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - typed: The typed text, folded; empty for none.
    init(_ title: String, matching typed: [UInt8]) {
        guard !typed.isEmpty else {
            self.init(pieces: [Piece(text: title, isTyped: false)])
            return
        }
        var folded: [UInt8] = []
        var owners: [Int] = []
        for (number, character) in title.enumerated() {
            let bytes = character.isWhitespace ? [0x20] : SearchText.folded(String(character))
            folded += bytes
            owners += bytes.map { _ in number }
        }
        var marked = LetterOrder.places(of: typed, in: folded).map { owners[$0] }[...]
        var pieces: [Piece] = []
        var text = ""
        var isTyped = false
        for (number, character) in title.enumerated() {
            while let first = marked.first, first < number { marked.removeFirst() }
            if isTyped != (marked.first == number) {
                if !text.isEmpty { pieces.append(Piece(text: text, isTyped: isTyped)) }
                isTyped.toggle()
                text = ""
            }
            text.append(character)
        }
        self.init(pieces: pieces + [Piece(text: text, isTyped: isTyped)])
    }
}
