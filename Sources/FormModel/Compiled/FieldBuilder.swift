/// A field while the expressions of its form are compiled.
struct FieldBuilder {
    let item: FormItem
    let itemIndex: Int
    let layout: FieldLayout
    private(set) var validators: [CompiledValidator] = []
    private(set) var rowsValidator: Int?
    private(set) var rules: [Int] = []
    private(set) var rows: CompiledForm?
    private(set) var validatesRowsAlone = false
    var offered: OfferedChoices?
    var requirement: FormExpression?
    var rowNumber: FormExpression?
    var rowList: FieldReference?
    /// The fields that the texts of its issues read.
    var textReads: [Int] = []

    init(_ item: FormItem, at itemIndex: Int, _ layout: FieldLayout) {
        self.item = item
        self.itemIndex = itemIndex
        self.layout = layout
    }

    var name: FieldName { layout.name }

    /// Whether it is a named value or the condition of an ending.
    var isHelper: Bool { layout.role != .sent }

    /// The fields that its validators and the texts of its issues read.
    var reads: [Int] { validators.flatMap(\.reads) + textReads }

    mutating func append(_ validator: CompiledValidator) { validators.append(validator) }

    /// Adds a rule that the field may own.
    mutating func append(rule: Int) { rules.append(rule) }

    /// Gives a group the compiled form of its rows, which is made once the enclosing scope is known.
    ///
    /// - Parameters:
    ///   - rows: The compiled form of the rows.
    ///   - layout: The fields beside the group.
    mutating func attach(_ rows: CompiledForm, in layout: FormLayout) {
        let count = RowCount(min: item.minimumRows, max: item.maximumRows, number: rowNumber)
        let beside = rows.outerReads.filter { $0.up == 1 }.map(\.field).sorted()
        let validator = RowsValidator(
            compiled: rows, reads: beside.map { layout.fields[$0].name })
        // Asynchronous checks are numbered across all rows.
        validatesRowsAlone =
            validators.isEmpty && rules.isEmpty && rows.remoteChecks.isEmpty && rowNumber == nil
            && !rows.readsRowNumber
            && !rows.texts.isUsed
        // Rows are validated by a validator of the group, so that forms without groups pay nothing for them.
        rowsValidator = validators.count + 1
        validators.insert(
            CompiledValidator(
                count, in: layout,
                enclosingReads: rowNumber?.code?.reads.filter { $0.up > 0 } ?? []), at: 0)
        validators.append(
            CompiledValidator(
                validator, in: layout,
                enclosingReads: rows.outerReads.filter { $0.up > 1 }.map {
                    FieldReference(up: $0.up - 1, field: $0.field)
                }))
        self.rows = rows
    }
}
