/// How far an emoji sequence has come: a pictograph, then U+FE0F or a skin tone (UTS #51, ED-13 to
/// ED-16).
struct EmojiSequence {
    private enum Tail { case none, presented, tinted }

    /// The scalar before the next one.
    private(set) var last: Unicode.Scalar?
    private var tail = Tail.none

    /// Whether a skin tone would colour what came before, and not stand alone.
    var takesSkinTone: Bool {
        tail == .presented || tail == .none && last?.isPictographic == true
    }

    /// Whether a joiner could bind another emoji to what came before.
    var takesJoiner: Bool { tail != .none || last?.isPictographic == true }

    mutating func follow(_ scalar: Unicode.Scalar) {
        // The questions cost a look at the database, so they are put only for what may continue.
        if scalar == .emojiPresentation {
            if tail == .none, last?.isPictographic == true { tail = .presented }
        } else if scalar.isSkinTone, takesSkinTone {
            tail = .tinted
        } else {
            tail = .none
        }
        last = scalar
    }

    /// Begins anew: what follows attaches to nothing.
    mutating func end() {
        last = nil
        tail = .none
    }
}
