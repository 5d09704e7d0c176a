/// An entry of a form post that is read when all entries are known: an element of a list, or an entry of a group.
struct CollectedEntry: Sendable {
    let entry: PostEntry

    /// The index of the field of the form that the name begins with.
    let field: Int

    /// The steps from there into the rows of a group: the number of a row, the index of a field of it, and so on
    /// inwards; the last is a field, or ``noField``.
    let way: [Int]

    /// The name of a member that is no field of its row.
    var unknown = ""

    /// Sorted behind all fields.
    static let noField = Int.max

    /// Makes an entry; `nil` where its name leads nowhere.
    ///
    /// - Parameters:
    ///   - name: The name of the entry in its parts.
    ///   - entry: The entry.
    ///   - text: The whole name.
    ///   - field: The index of the field that the name begins with.
    ///   - layout: The fields of the form.
    init?(
        _ name: PostName, _ entry: PostEntry, _ text: Span<UInt8>, of field: Int,
        in layout: FormLayout
    ) {
        self.entry = entry
        self.field = field
        var way: [Int] = []
        var last = layout.fields[field]
        var steps = name.steps[...]
        while let rows = last.rows, !steps.isEmpty {
            guard case .row(let number) = steps.popFirst(), case .name(let range) = steps.popFirst()
            else { return nil }
            way.append(number)
            let index = rows.table.index(of: text.extracting(range))
            guard index >= 0 else {
                way.append(CollectedEntry.noField)
                self.way = way
                unknown = String(utf8: text.extracting(range))
                return
            }
            way.append(index)
            last = rows.fields[index]
        }
        guard steps.isEmpty || steps == [.append] && last.valueType.isList else { return nil }
        self.way = way
    }

    /// Whether it is sorted before another: by field, by the way into it, and in the order of the post.
    func precedes(_ other: CollectedEntry) -> Bool {
        if field != other.field { return field < other.field }
        guard way == other.way else { return way.lexicographicallyPrecedes(other.way) }
        return entry.name.lowerBound < other.entry.name.lowerBound
    }
}
