/// A compiled field: nothing is looked up or converted again for each value.
package struct CompiledField: Sendable {
    package let item: FormItem
    package let layout: FieldLayout
    /// The validators of the item, with compiled expressions, and then those of conditions and rules.
    package internal(set) var validators: [any Validator]
    /// The numbers of the rules over several fields that the field may own; their validators are adjacent.
    private(set) var rules: [Int] = []
    /// The index of the first of these validators, if there are any.
    private var firstRule = 0
    /// The fields of enclosing scopes that validators read, by the index of the validator.
    var outwardReads: [Int: [FieldReference]] = [:]
    /// The compiled form of the rows of a group; `nil` for another field.
    package private(set) var rows: CompiledForm?

    /// Whether it is a group whose rows are validated independently, and whose only other validator limits the number
    /// of rows.
    private(set) var validatesRowsAlone = false

    init(_ item: FormItem, _ layout: FieldLayout) {
        self.item = item
        self.layout = layout
        validators = item.validators
    }

    package var name: FieldName { layout.name }
    package var valueType: ValueType { layout.valueType }
    package var isSecure: Bool { layout.isSecure }
    package var formatter: (any InputFormatter)? { layout.formatter }

    /// Whether its value may differ from the text that was sent.
    package var hasCanonicalForm: Bool { layout.hasCanonicalForm }

    /// The number of validators of the field itself, which precede those of rules.
    var ownCount: Int { rules.isEmpty ? validators.count : firstRule }

    /// The number of the rule of a validator, or −1.
    func rule(at place: Int) -> Int {
        rules.indices.contains(place - firstRule) ? rules[place - firstRule] : -1
    }

    /// Adds a rule over several fields after the validators.
    mutating func append(_ validator: any RuleValidator, rule: Int) {
        if rules.isEmpty { firstRule = validators.count }
        rules.append(rule)
        validators.append(validator)
    }

    /// Sets the compiled form of the rows of a group, which is made after the enclosing scope is known.
    mutating func attach(_ rows: CompiledForm, reads: [FieldName]) {
        // Nested groups have limits of their own, and asynchronous checks have numbers across all rows.
        validatesRowsAlone =
            validators.isEmpty
            && rows.fields.allSatisfy { field in
                field.rows == nil && field.validators.allSatisfy(\.remoteChecks.isEmpty)
            }
        // Rows are validated by a validator of the group, so that forms without groups have no cost for it.
        validators =
            [RowCount(min: item.minimumRows, max: item.maximumRows)] + validators
            + [RowsValidator(compiled: rows, reads: reads)]
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
