/// One row of a group, ready to be judged: where the values of its fields lie, and where it stands.
struct StagedRow: Sendable {
    /// The slot of its first field among those of all rows.
    let slot: Int32
    /// The row that its group stands in, or −1 for the form itself.
    let parent: Int32
    /// The index of its group among the fields that it stands among.
    let field: Int32
    /// Its index among the rows of its group.
    let number: Int32
    /// The byte of the submission at which it begins, or −1.
    var offset: Int32 = -1
    /// Whether it was sent as an object, so that it has fields to be judged.
    var isObject = true
}

/// The value of a group: which rows are its own.
package struct StagedRows: Sendable, Hashable {
    /// The index of the group among the fields that it stands among.
    var field: Int32 = 0
    /// The first of its rows among all rows.
    var first: Int32 = 0
    /// How many rows were staged.
    var count: Int = 0
    /// How many rows were given; those beyond the most that the group may have are not staged.
    var given: Int = 0
}

/// How many fields the rows of a group of the form may still have, those of groups in them too.
///
/// Whether there are too many does not depend on the order in which they were sent.
struct RowRoom: Sendable {
    /// Below zero, once there were too many.
    var cells = 0
    /// How many unknown members there were before.
    var unknownMembers = 0
}

extension StagedValues {
    /// What is being staged: the fields of the form, or of a row.
    struct Scope: Sendable {
        /// The fields.
        var layout: FormLayout
        /// The scalar of the first of them.
        var base = 0
        /// The slot of the first of them, where it is a row.
        var slot = 0
        /// The row, or −1 for the form itself.
        var row = -1
    }

    /// A key of a row that is no field of its group.
    package struct UnknownMember: Sendable {
        /// The row, from the outside in.
        package let row: [Findings.RowStep]
        package let key: String
        /// The byte of the submission at which the key stands, or −1.
        package let offset: Int
        /// The fields that the row has.
        package let layout: FormLayout
    }

    /// Whether a value was sent for a field, an empty one too.
    func isSent(_ field: Int) -> Bool { slots[field].isSent }

    /// What was staged for a field of the form, or of the row that was entered.
    subscript(_ field: Int) -> StagedValue {
        get { scope.row < 0 ? slots[field] : rowSlots[scope.slot + field] }
        set {
            if scope.row < 0 {
                slots[field] = newValue
            } else {
                rowSlots[scope.slot + field] = newValue
            }
        }
    }
}
