/// The results of calculations and defaults in rows during a filling-in.
struct WorkedOutCells {
    /// The fields that still have the result of their default expression, since nobody has set them.
    var following: Set<FieldPlace> = []
    /// What the defaults come to that are worked out.
    var defaults: [FieldPlace: FieldValue] = [:]
    /// What the program puts into fields whose types cannot read it.
    var unread: [FieldPlace: FieldValue] = [:]
    /// Whether a field counts as entered that did not.
    var isChanged = false
}
