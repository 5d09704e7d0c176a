/// One row of a group in the table: where the values of its fields lie, and which row it is.
struct TableRow: Sendable {
    /// The slot of its first field among those of all rows.
    let slot: Int32
    /// The row in which its group is, or −1 for the form itself.
    let parent: Int32
    /// The index of its group among the fields of the form or of that row.
    let field: Int32
    /// Its index among the rows of its group.
    let number: Int32
    /// The byte of the submission at which it begins, or −1.
    var offset: Int32 = -1
    /// Whether it was sent as an object, so that it has fields.
    var isObject = true
}

/// The value of a group: which rows of the table belong to it.
struct TableRows: Sendable, Hashable {
    /// The index of the group among the fields of the form or of its row.
    var field: Int32 = 0
    /// The first of its rows among all rows.
    var first: Int32 = 0
    /// How many rows were staged.
    var count: Int = 0
    /// How many rows were given; those beyond the most that the group may have are not staged.
    var given: Int = 0
}

/// How many fields the rows of a group of the form may still have, those of groups in them too, so that the limit does
/// not depend on the order in which they were sent.
struct RowBudget: Sendable {
    /// Below zero, once there were too many.
    var cells = 0
    /// How many unknown members there were before.
    var unknownMembers = 0
}

extension ValueTable {
    /// The record that is being staged: the form, or a row.
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

    /// A key that is not a field, or a section whose value is not an object.
    struct UnknownMember: Sendable {
        /// The row, from the outermost group to the innermost.
        let row: [Findings.RowStep]
        let key: String
        /// The section whose object has the key, or whose value was refused; −1 for none.
        let section: Int
        /// The group whose object of rows has the key, or −1 for none.
        var group = -1
        /// The byte of the submission at which the key stands, or −1.
        let offset: Int
        /// The fields of the row.
        let layout: FormLayout
        var code = IssueCode.unknownField

        /// The name of the section or group whose object has the key.
        var objectName: FieldName? {
            if group >= 0 { return layout.fields[group].name }
            return section < 0 ? nil : layout.sections[section].name
        }
    }

    /// Whether a value was sent for a field, an empty one too.
    func isSent(_ field: Int) -> Bool { slots[field].isSent }

    /// The slot of a field of the form, or of the row that was entered.
    subscript(_ field: Int) -> ValueSlot {
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

extension ValueTable {
    /// How much the table has at one moment.
    struct Extent: Sendable {
        fileprivate let rows: Int
        fileprivate let rowSlots: Int
        fileprivate let reading: ValueReader.Extent

        /// How many rows, slots, bytes, elements and problems there are.
        var size: Int { rows + rowSlots + reading.size }
    }

    var extent: Extent {
        Extent(rows: rows.count, rowSlots: rowSlots.count, reading: reading.extent)
    }

    /// Removes everything that was added since the table had an extent.
    mutating func cut(to extent: Extent) {
        rows.removeSubrange(extent.rows...)
        rowSlots.removeSubrange(extent.rowSlots...)
        reading.cut(to: extent.reading)
    }

    /// Adds a row without values to the table, alone, and enters it.
    ///
    /// - Parameters:
    ///   - number: Its index among the rows of its group.
    ///   - field: The group, in the present scope.
    ///   - inner: The fields of the row.
    mutating func append(row number: Int, of field: Int, _ inner: FormLayout) {
        let slot = rowSlots.count
        rows.append(
            TableRow(
                slot: Int32(slot), parent: Int32(scope.row), field: Int32(field),
                number: Int32(number)))
        rowSlots.append(contentsOf: repeatElement(ValueSlot(), count: inner.traits.count))
        reading.appendScalars(inner.traits.count)
        // Groups in the row have the whole limit.
        rowBudget = RowBudget(cells: layout.limits.groupCells)
        scope = Scope(
            layout: inner, base: layout.traits.count + slot, slot: slot, row: rows.count - 1)
    }
}
