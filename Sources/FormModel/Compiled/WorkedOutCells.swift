/// What is worked out of the fields of rows while somebody fills them in, beside what their conditions say.
struct WorkedOutCells {
    /// The fields that go with what their defaults come to, since nobody has set them.
    var following: Set<FieldPlace> = []
    /// What the defaults come to that are worked out.
    var defaults: [FieldPlace: FieldValue] = [:]
    /// What the program puts into fields whose types cannot read it.
    var unread: [FieldPlace: FieldValue] = [:]
    /// Whether a field counts as entered that did not.
    var isChanged = false
}
