/// The state of an emoji sequence: a pictograph, then U+FE0F or a skin tone (UTS #51, ED-13 to
/// ED-16).
struct EmojiSequence {
    private enum Tail { case none, presented, tinted }

    private(set) var last: Unicode.Scalar?
    private var tail = Tail.none

    /// Whether a skin tone would colour the previous scalars instead of being shown by itself.
    var takesSkinTone: Bool {
        tail == .presented || tail == .none && last?.isPictographic == true
    }

    /// Whether a joiner could combine another emoji with the previous scalars.
    var takesJoiner: Bool { tail != .none || last?.isPictographic == true }

    mutating func follow(_ scalar: Unicode.Scalar) {
        // Properties are looked up only for scalars that may continue a sequence, since that is
        // slow.
        if scalar == .emojiPresentation {
            if tail == .none, last?.isPictographic == true { tail = .presented }
        } else if scalar.isSkinTone, takesSkinTone {
            tail = .tinted
        } else {
            tail = .none
        }
        last = scalar
    }

    /// Starts again, so that the next scalar combines with nothing.
    mutating func end() {
        last = nil
        tail = .none
    }
}
