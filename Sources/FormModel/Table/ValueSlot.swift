/// The value of one field: its kind, and the range of its bytes.
///
/// Facts that only few values have are stored elsewhere, so that a text takes sixteen bytes.
struct ValueSlot: Sendable {
    var kind = ValueView.Kind.empty
    /// Whether the value could be read by the type of its field.
    var isSound = true
    /// The status of the field, and what it means for the value that was sent.
    var status = SlotStatus.open
    /// Whether the bytes are in the scratch memory and not in the submission.
    var isScratch = false
    /// The range of the bytes of a text or choice, of the elements of a list, or of the problems of a value that could not
    /// be read.
    var range: Range<Int32> = 0..<0
    /// The offset of the value in the submission; −1 where none was sent, and −2 where a program gave the value.
    var offset: Int32 = -1

    /// Whether it was not sent and has a value all the same: it is the `false` of a box, since browsers send only boxes
    /// that are ticked, or is in a section whose value was refused.
    var isImplied: Bool {
        get { range.lowerBound < 0 }
        set { range = newValue ? -1 ..< -1 : 0..<0 }
    }

    /// The slot of a field that was not sent, in a section whose value was refused.
    static var inRefusedSection: ValueSlot {
        var slot = ValueSlot()
        slot.isSound = false
        slot.isImplied = true
        return slot
    }

    /// Whether the submission has the field, even with `null`.
    var isSent: Bool { offset != -1 }
}
