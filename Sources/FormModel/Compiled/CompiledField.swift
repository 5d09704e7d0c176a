/// A compiled field: nothing is looked up or converted again for each value.
package struct CompiledField: Sendable {
    package let item: FormItem
    /// The index of the item among all items of the form, or of the row.
    package let itemIndex: Int
    package let layout: FieldLayout
    /// The validators of the item, with compiled expressions, and then the one that a `requiredWhen` makes.
    ///
    /// A group also has one of the number of its rows, before the others, and one of the rows themselves, behind them.
    package private(set) var validators: [CompiledValidator]
    /// The index of the validator of the rows of a group.
    private(set) var rowsValidator: Int?
    /// The rules over several fields that the field may own, by number.
    package private(set) var rules: [Int] = []
    /// The fields whose validators read the field.
    var readers: [Int] = []
    /// The conditions of its choices; `nil` if all of them are always offered.
    package internal(set) var offered: OfferedChoices?
    /// The condition under which the field is required.
    package var requirement: FormExpression?
    /// The number of rows, if an expression or a list decides it.
    package var rowNumber: FormExpression?
    /// The field whose entries the rows of a group belong to.
    package var rowList: FieldReference?
    /// The compiled form of the rows of a group; `nil` for another field.
    package private(set) var rows: CompiledForm?

    /// Whether it is a group whose rows are validated independently, and whose only other validator limits the number
    /// of rows.
    private(set) var validatesRowsAlone = false

    init(_ item: FormItem, at itemIndex: Int, _ layout: FieldLayout) {
        self.item = item
        self.itemIndex = itemIndex
        self.layout = layout
        validators = []
    }

    package var name: FieldName { layout.name }
    package var valueType: ValueType { layout.valueType }
    package var isSecure: Bool { layout.isSecure }
    package var formatter: (any InputFormatter)? { layout.formatter }

    /// Whether it is a named value or the condition of an ending, which only expressions and conditions read.
    package var isHelper: Bool { layout.role != .sent }

    /// Whether its value may differ from the text that was sent.
    package var hasCanonicalForm: Bool { layout.hasCanonicalForm }

    /// The fields that the texts of its issues read.
    var textReads: [Int] = []

    /// The fields that its validators and the texts of its issues read.
    var reads: [Int] { validators.flatMap(\.reads) + textReads }

    /// The validators without those that every group has.
    var itemValidators: ArraySlice<CompiledValidator> {
        validators[(rows == nil ? 0 : 1)..<(rowsValidator ?? validators.count)]
    }

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

    /// Whether an issue may contain a measure of its value: the length of a secret must remain unknown, but the
    /// strength of a weak password is reported.
    func tells(actualOf code: IssueCode) -> Bool { !isSecure || code == .passwordStrength }

    /// The parameters of an issue about a value that does not have the type of its field.
    func facts(of code: IssueCode, isElement: Bool) -> IssueParameters {
        switch code {
        case .wrongType:
            let element: ValueType = valueType == .texts ? .text : .choice
            return ["expected": .text((isElement ? element : valueType).rawValue)]
        case .controlCharacter: return ["expected": .text(valueType.rawValue)]
        case .tooManyDecimals: return ["max": .integer(9)]
        case .tooManyDigits: return ["max": .integer(ExactDecimal.maximumDigits)]
        case .tooSmall: return ["min": .integer(.min)]
        case .tooLarge: return ["max": .integer(.max)]
        default: return [:]
        }
    }
}

/// A validator of a compiled field, and the other fields that it reads.
package struct CompiledValidator: Sendable {
    package let validator: any Validator
    /// The fields of the same record that it reads.
    let reads: [Int]
    /// The fields of enclosing scopes that it reads.
    let enclosingReads: [FieldReference]

    /// - Parameters:
    ///   - validator: The validator, with compiled expressions.
    ///   - layout: The fields of its record.
    ///   - enclosingReads: The fields of enclosing scopes that its expressions read.
    init(_ validator: any Validator, in layout: FormLayout, enclosingReads: [FieldReference] = []) {
        self.validator = validator
        self.enclosingReads = enclosingReads
        reads = validator.reads.compactMap(layout.readableIndex)
    }
}
