/// A field made ready for judging: nothing is looked up or converted again for each value.
package struct FieldProgram: Sendable {
    package let item: FormItem
    package let layout: FieldLayout
    /// Those of the item, their expressions compiled, and then those of conditions and rules.
    package internal(set) var validators: [any Validator]
    /// The rules over several fields that it is one of, by number; their validators stand one behind the other.
    private(set) var rules: [Int] = []
    /// Which of the validators is the first of those, where there are any.
    private var firstRule = 0
    /// What validators look at around the row that the field stands in, by their index; of those that look at
    /// nothing there, nothing.
    var outwardReads: [Int: [FieldReference]] = [:]
    /// What a row of a group is judged by; `nil` for a field that is no group.
    package private(set) var rows: FormProgram?

    /// Whether it is a group whose rows are judged each by itself, and nothing is judged of the group but how many
    /// there are.
    private(set) var judgesRowsAlone = false

    init(_ item: FormItem, _ layout: FieldLayout) {
        self.item = item
        self.layout = layout
        validators = item.validators
    }

    package var name: FieldName { layout.name }
    package var valueType: ValueType { layout.valueType }
    package var isSecure: Bool { layout.isSecure }
    package var formatter: (any InputFormatter)? { layout.formatter }

    /// Whether its value is not always the text that was sent.
    package var hasCanonicalForm: Bool { layout.hasCanonicalForm }

    /// How many validators are its own, before those of rules.
    var ownCount: Int { rules.isEmpty ? validators.count : firstRule }

    /// The number of the rule that a validator is, or −1.
    func rule(at place: Int) -> Int {
        rules.indices.contains(place - firstRule) ? rules[place - firstRule] : -1
    }

    /// Puts a rule over several fields behind the validators.
    mutating func append(_ validator: any RuleValidator, rule: Int) {
        if rules.isEmpty { firstRule = validators.count }
        rules.append(rule)
        validators.append(validator)
    }

    /// Gives a group what its rows are judged by, once it is known what stands around them.
    mutating func attach(_ rows: FormProgram, reads: [FieldName]) {
        // Groups in rows have places and limits of their own, and asynchronous checks their numbers.
        judgesRowsAlone =
            validators.isEmpty && rows.conditions.steps.isEmpty
            && rows.fields.allSatisfy { field in
                field.rows == nil && field.validators.allSatisfy(\.remoteChecks.isEmpty)
            }
        // Rows are judged by a validator of the group, so that forms without groups pay nothing for them.
        validators =
            [RowCount(min: item.minimumRows, max: item.maximumRows)] + validators
            + [RowJudge(program: rows, reads: reads)]
        firstRule += 1
        outwardReads = [Int: [FieldReference]](
            uniqueKeysWithValues: outwardReads.map { ($0.key + 1, $0.value) })
        let outward = rows.outerReads.filter { $0.up > 1 }
        if !outward.isEmpty {
            outwardReads[validators.count - 1] = outward.map {
                FieldReference(up: $0.up - 1, field: $0.field)
            }
        }
        self.rows = rows
    }

    /// Whether an issue may say how its value is: how long a secret is, nobody must learn; how strong it is, is what
    /// was asked.
    func tells(actualOf code: IssueCode) -> Bool { !isSecure || code == .passwordStrength }

    /// The facts behind what reading a value by its type found, which are the same for every value.
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
