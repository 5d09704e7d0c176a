/// An entry of a form post that is read when all entries are known: an element of a list, or an entry of a group.
struct CollectedEntry: Sendable {
    private(set) var entry: PostEntry

    /// The index of the field of the form that the name begins with.
    let field: Int

    /// The steps from there into the rows of a group: the number of a row, the index of a field of it, and so on
    /// inwards; the last is a field, or ``noField``, or the number of a row, for an empty entry that only shows that the
    /// row was sent.
    private(set) var inner: [Int]

    /// The steps from the form inwards: its field, the number of a row, and so on.
    var steps: [Int] { [field] + inner }

    /// The place among the entries with the same name, which is that in the post.
    var rank: Int

    /// The name of a member that is no field of its row.
    private(set) var unknown = ""

    /// Whether the field is a list of choices.
    private(set) var isChoices = false

    /// Whether the field is a date.
    private(set) var isDate = false

    /// The part of the date that its value is; `nil` for a whole value.
    var part: PageControl?

    /// The section of that member, or the one for which the entry has a text; −1 for none.
    private(set) var section = -1

    /// Sorted behind all fields.
    static let noField = Int.max

    /// Makes an entry; `nil` where its name leads nowhere.
    ///
    /// - Parameters:
    ///   - steps: The steps of its name behind the field.
    ///   - entry: The entry.
    ///   - text: The whole name.
    ///   - field: The index of the field that the name begins with.
    ///   - layout: The fields of the form.
    ///   - listed: The groups whose rows may name the entry of a list to which they belong.
    init?(
        _ steps: ArraySlice<PostName.Step>, _ entry: PostEntry, _ text: Span<UInt8>, of field: Int,
        in layout: FormLayout, _ listed: ListedGroups
    ) {
        self.entry = entry
        rank = entry.value.lowerBound
        self.field = field
        var inner: [Int] = []
        var last = layout.fields[field]
        var steps = steps
        while let rows = last.rows, !steps.isEmpty {
            guard let number = steps.popFirst().flatMap({ last.row(at: $0, text) }) else {
                return nil
            }
            inner.append(number)
            guard let step = steps.popFirst() else {
                guard entry.value.isEmpty || listed.hasList(field, inner) else { return nil }
                self.inner = inner
                return
            }
            guard case .name(let range) = step else { return nil }
            switch rows.target(range, &steps, text) {
            case .field(let index):
                inner.append(index)
                last = rows.fields[index]
                continue
            case .unknown(let section, let key):
                unknown = String(utf8: text.extracting(key))
                self.section = section
            case .section(let section):
                guard steps.isEmpty else { return nil }
                self.section = section
            }
            inner.append(CollectedEntry.noField)
            self.inner = inner
            return
        }
        guard steps.isEmpty || steps == [.append] && last.valueType.isList else { return nil }
        self.inner = inner
        isChoices = last.valueType == .choices
        isDate = last.valueType == .date
    }

    /// Makes the entry that shows that an empty row was sent.
    ///
    /// - Parameters:
    ///   - row: The number of the row.
    ///   - group: The steps to the group, from the field of the form.
    ///   - entry: The chosen entry of the list to which the row belongs.
    init(emptyRow row: Int, _ group: ArraySlice<Int>, at entry: PostEntry) {
        self.entry = entry.with(value: entry.value.lowerBound..<entry.value.lowerBound)
        field = group.first ?? CollectedEntry.noField
        inner = group.dropFirst() + [row]
        rank = entry.value.lowerBound
    }

    /// Replaces a step into the rows.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - depth: The number of steps before it, that of the field of the form among them.
    mutating func set(step: Int, at depth: Int) { inner[depth - 1] = step }

    /// The elements of a text in which commas divide choices, as hosts of Adaptive Cards send them.
    func elements(_ text: Span<UInt8>) -> [CollectedEntry] {
        var elements: [CollectedEntry] = []
        var start = entry.value.lowerBound
        for at in entry.value where text[at] == UInt8(ascii: ",") {
            elements.append(with(value: start..<at))
            start = at + 1
        }
        return elements + [with(value: start..<entry.value.upperBound)]
    }

    private func with(value: Range<Int>) -> CollectedEntry {
        var element = self
        element.entry = entry.with(value: value)
        element.rank = value.lowerBound
        return element
    }

    /// Whether it has the same name as another.
    func hasName(of other: CollectedEntry) -> Bool { field == other.field && inner == other.inner }

    /// Whether it is sorted before another: by field, by the steps into it, and by rank.
    func precedes(_ other: CollectedEntry) -> Bool {
        if field != other.field { return field < other.field }
        guard inner == other.inner else { return inner.lexicographicallyPrecedes(other.inner) }
        return rank < other.rank
    }
}
