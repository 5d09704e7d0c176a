/// What a condition in a row looks at, without the other rows and fields, so that asking it of each row costs
/// no more than the rows.
struct RowExcerpt {
    let place: FieldPlace
    let reads: [FieldReference]
    /// Those of the form and of the rows on the way.
    let programs: [FormProgram]
    /// Where each row on the way stands in the excerpt.
    private(set) var rows: [Int] = []

    init(place: FieldPlace, reads: [FieldReference], programs: [FormProgram]) {
        self.place = place
        self.reads = reads
        self.programs = programs
    }

    /// The excerpt of a group of the form.
    mutating func value(of group: FieldValue) -> FieldValue {
        value(of: group, place.field, level: 0)
    }

    private mutating func value(of group: FieldValue, _ field: Int, level: Int) -> FieldValue {
        let depth = place.inner.count
        guard level < depth else { return group }
        let step = place.inner[level]
        let list = group.rowList
        guard list.indices.contains(step.row) else { return .empty }
        // A condition may count the rows among which its own stands.
        guard !reads.contains(FieldReference(up: depth - level, field: field)) else {
            rows = rows + place.inner[level...].map(\.row)
            return group
        }
        rows.append(0)
        let program = programs[level + 1]
        let cells = list[step.row].cells(of: program.fields)
        var wanted = Set(reads.filter { $0.up == depth - level - 1 }.map(\.field))
        var row = FormRow()
        if level + 1 < depth { wanted.insert(step.field) }
        for cell in wanted.sorted() {
            let isOnWay = level + 1 < depth && cell == step.field
            row.append(
                program.fields[cell].name,
                isOnWay ? value(of: cells[cell], cell, level: level + 1) : cells[cell])
        }
        return .rows([row])
    }
}
