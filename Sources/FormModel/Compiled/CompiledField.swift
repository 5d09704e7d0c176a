import Synchronization

/// A compiled field: nothing is looked up or converted again for each value.
///
/// It is a class because it is read far more often than it is made: a copy of a value would count references of all its parts.
package final class CompiledField: Sendable {
    package let item: FormItem
    /// The index of the item among all items of the form, or of the row.
    package let itemIndex: Int
    package let layout: FieldLayout
    /// The validators of the item, with compiled expressions, and then the one that a `requiredWhen` makes.
    ///
    /// A group also has one of the number of its rows, before the others, and one of the rows themselves, behind them.
    let validators: [CompiledValidator]
    /// The index of the validator of the rows of a group.
    let rowsValidator: Int?
    /// The rules over several fields that the field may own, by number.
    let rules: [Int]
    /// The fields whose validators or texts read the field.
    let readers: [Int]
    /// The fields that its validators and the texts of its issues read.
    let reads: [Int]
    /// The conditions of its choices; `nil` if all of them are always offered.
    let offered: OfferedChoices?
    /// Whether an answer is required wherever the field is open: `FormItem.isRequired`.
    let isRequired: Bool
    /// The condition under which the field is required.
    package let requirement: FormExpression?
    /// The number of rows, if an expression, a list or fixed rows decide it.
    package let rowNumber: FormExpression?
    /// The field whose entries the rows of a group belong to.
    package let rowList: FieldReference?
    /// The compiled form of the rows of a group; `nil` for another field.
    package let rows: CompiledForm?
    /// The texts of its issues that have places.
    let issueTexts: [CompiledText]
    /// The fields that these texts read.
    let textReads: [FieldReference]
    /// Whether it is a group of which a row needs no validation where it has not changed and reads nothing that has.
    let validatesRowsAlone: Bool
    /// What the validators of the rows of the group, and the texts of their issues, read in other rows of it, by their fields; `nil`
    /// if nothing.
    let rowReaders: RowReaders?
    private let made = Mutex<(any AnyObject & Sendable)?>(nil)

    /// What another module makes of the definition of the field, a value of one type, which is made once.
    package func derived<Value: Sendable>(_ make: () -> Value) -> Value {
        if let known = made.withLock({ $0 }) as? Shared<Value> { return known.value }
        let new = Shared(make())
        made.withLock { $0 = new }
        return new.value
    }

    /// The fields of a record, once all of its expressions are compiled.
    static func list(of fields: [FieldBuilder]) -> [CompiledField] {
        var readers = [[Int]](repeating: [], count: fields.count)
        for (index, field) in fields.enumerated() {
            for read in field.reads where readers[read].last != index {
                readers[read].append(index)
            }
        }
        return fields.enumerated().map { index, field in
            CompiledField(field, at: index, readers: readers[index])
        }
    }

    private init(_ built: FieldBuilder, at index: Int, readers: [Int]) {
        item = built.item
        itemIndex = built.itemIndex
        layout = built.layout
        validators = built.validators
        rowsValidator = built.rowsValidator
        rules = built.rules
        self.readers = readers
        reads = built.reads
        offered = built.offered
        isRequired =
            built.item.minimumRows > 0 || built.validators.contains(where: \.requiresValue)
        requirement = built.requirement
        rowNumber = built.rowNumber
        rowList = built.rowList
        rows = built.rows
        issueTexts = built.issueTexts
        let textReads = built.textReads
        self.textReads = textReads
        // Where the first error ends the validation of a group, its rows depend on it; an issue of a row may have a message
        // of the group.
        validatesRowsAlone =
            built.rows != nil && !built.validators.contains { $0.validator.stopsOnFirst }
            && (built.item.messages.isEmpty
                || !textReads.contains(FieldReference(up: 0, field: index)))
        rowReaders = built.rowReaders(of: index)
    }

    package var name: FieldName { layout.name }
    package var valueType: ValueType { layout.valueType }
    package var isSecure: Bool { layout.isSecure }
    package var formatter: (any InputFormatter)? { layout.formatter }

    /// Whether it is a named value or the condition of an ending, which only expressions and conditions read.
    var isHelper: Bool { layout.role != .sent }

    /// Whether its value may differ from the text that was sent.
    package var hasCanonicalForm: Bool { layout.hasCanonicalForm }

    /// Whether its title and its value are shown as its own value alone decides, and that of no other field.
    package var isShownAlone: Bool {
        rows == nil && offered == nil && !layout.hasWordsWithPlaces
            && !item.title.contains(where: TextTemplate.hasBraces)
    }

    /// The validators of the item with compiled expressions, those of requirements and rows among them.
    package var boundValidators: [any Validator] { validators.map(\.validator) }

    /// The validators without those that every group has.
    var itemValidators: ArraySlice<CompiledValidator> {
        validators[(rows == nil ? 0 : 1)..<(rowsValidator ?? validators.count)]
    }

    /// Whether it is a group with validators or rules besides those that every group has.
    var hasOwnValidators: Bool { !itemValidators.isEmpty || !rules.isEmpty }

    /// What its validators, those of its rows, and the texts of its issues read in the rows of a group around it.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - fieldCount: The number of fields of the rows of the group.
    /// - Returns: What they read.
    func reads(ofRowsOf group: FieldReference, fieldCount: Int) -> RowReads {
        var reads = RowReads()
        for text in issueTexts { reads.add(text, of: group) }
        for (index, validator) in validators.enumerated()
        where validator.enclosingReads.contains(group) {
            if let rows, index == rowsValidator {
                let inner = FieldReference(up: group.up + 1, field: group.field)
                for field in rows.fields {
                    reads.addAll(of: field.reads(ofRowsOf: inner, fieldCount: fieldCount))
                }
            } else if validator.codes.isEmpty {
                // Which rows choices read is not known.
                reads.addEvery(fieldCount: fieldCount)
            } else {
                for code in validator.codes { reads.add(code, of: group) }
            }
        }
        return reads
    }

    /// Whether an issue may contain a measure of its value: the length of a secret must remain unknown, but the
    /// strength of a weak password is reported.
    func tells(actualOf code: IssueCode) -> Bool { !isSecure || code == .passwordStrength }

    /// The parameters of an issue about a value that does not have the type of its field.
    func facts(of code: IssueCode, isElement: Bool) -> IssueParameters {
        switch code {
        case .wrongType:
            let element: ValueType = valueType == .texts ? .text : .choice
            let expected = isElement ? element.rawValue : valueType.rawValue
            return ["expected": .text(layout.rowKeys == nil ? expected : "rows")]
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
struct CompiledValidator: Sendable {
    let validator: any Validator
    /// The fields of the same record that it reads.
    let reads: [Int]
    /// The fields of enclosing scopes that it reads.
    let enclosingReads: [FieldReference]
    /// Its expressions that read enclosing scopes; none where it reads them otherwise, as choices and rows do.
    let codes: [ExpressionCode]
    /// Whether it refuses empty values.
    fileprivate let requiresValue: Bool

    /// - Parameters:
    ///   - validator: The validator, with compiled expressions.
    ///   - layout: The fields of its record.
    ///   - codes: Its expressions that read enclosing scopes.
    ///   - enclosingReads: The fields of enclosing scopes that it reads otherwise.
    init(
        _ validator: any Validator, in layout: FormLayout, _ codes: [ExpressionCode] = [],
        enclosingReads: [FieldReference] = []
    ) {
        self.validator = validator
        self.codes = codes
        self.enclosingReads = codes.flatMap { $0.reads.filter { $0.up > 0 } } + enclosingReads
        let facts = validator.facts
        reads = facts.reads.compactMap(layout.readableIndex)
        requiresValue = facts.requiresValue
    }
}
