/// The value of one field, ready to be judged: small facts, and where its bytes lie.
///
/// What only few values have lies beside it, so that a text costs sixteen bytes.
struct StagedValue: Sendable {
    var kind = ValueView.Kind.empty
    /// Whether the value could be read by the type of its field.
    var isSound = true
    /// The status of the field, and what it means for the value that was sent.
    var status = SlotStatus.open
    /// Whether the bytes lie in the scratch memory and not in the submission.
    var isScratch = false
    /// The bytes of a text or choice; of a list, which of the elements are its own; of a value that is
    /// not sound, which of the problems are.
    var range: Range<Int32> = 0..<0
    /// The byte of the submission at which the value stands, −1, or −2 where a program gave the value.
    var offset: Int32 = -1

    /// Whether it is what a browser means by sending nothing: a box that is not ticked.
    var isImplied: Bool {
        get { range.lowerBound < 0 }
        set { range = newValue ? -1 ..< -1 : 0..<0 }
    }

    /// Whether the submission has the field, were it with `null`.
    var isSent: Bool { offset != -1 }
}
