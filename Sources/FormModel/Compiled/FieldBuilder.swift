/// A field while its validators and the expressions of its item are compiled.
struct FieldBuilder {
    private(set) var item: FormItem
    let itemIndex: Int
    let layout: FieldLayout
    private(set) var validators: [CompiledValidator] = []
    private(set) var rowsValidator: Int?
    private(set) var rules: [Int] = []
    private(set) var rows: CompiledForm?
    private(set) var offered: OfferedChoices?
    private(set) var requirement: FormExpression?
    private(set) var rowNumber: FormExpression?
    private(set) var rowList: FieldReference?
    /// The texts of its issues that have places.
    private(set) var issueTexts: [CompiledText] = []
    /// The fields that texts of its list read, which belong to the form.
    private var readsOfList: [FieldReference] = []

    init(_ item: FormItem, at itemIndex: Int, _ layout: FieldLayout) {
        self.item = item
        self.itemIndex = itemIndex
        self.layout = layout
    }

    var name: FieldName { layout.name }

    /// Whether it is a named value or the condition of an ending.
    var isHelper: Bool { layout.role != .sent }

    /// The fields that the texts of its issues read.
    var textReads: [FieldReference] {
        guard !issueTexts.isEmpty || !readsOfList.isEmpty else { return [] }
        return FieldReferences(issueTexts.flatMap(\.reads) + readsOfList).list
    }

    /// The fields of its record that its validators and the texts of its issues read.
    var reads: [Int] {
        validators.flatMap(\.reads) + textReads.filter { $0.up == 0 }.map(\.field).sorted()
    }

    /// What the validators of its rows, and the texts of their issues, read in other rows.
    ///
    /// - Parameter group: The index of the group itself.
    /// - Returns: The fields of rows as readers; `nil` if they read nothing there.
    func rowReaders(of group: Int) -> RowReaders? {
        guard let fields = rows?.fields else { return nil }
        let own = FieldReference(up: 1, field: group)
        let reads = fields.map { $0.reads(ofRowsOf: own, fieldCount: fields.count) }
        guard reads.contains(where: \.isAny) else { return nil }
        return RowReaders(reads, fieldCount: fields.count)
    }

    /// Adds a text of its issues.
    mutating func append(issueText: CompiledText) { issueTexts.append(issueText) }

    /// Notes that texts of its list read fields of the form.
    mutating func note(readsOfList reads: [FieldReference]) { readsOfList += reads }

    /// Adds a rule that the field may own.
    mutating func append(rule: Int) { rules.append(rule) }

    // MARK: Expressions

    /// Compiles the expressions of the validators of the item.
    mutating func bindValidators(
        in layout: FormLayout, _ binder: inout ExpressionBinder
    ) {
        for (position, validator) in item.validators.enumerated() {
            let (codes, sentences) = (binder.enclosingCodes.count, binder.compiledSentences.count)
            binder.context = DefinitionContext(self.layout, in: layout)
            let bound = validator.bound(by: &binder)
            for (_, sentence) in binder.compiledSentences[sentences...] {
                append(issueText: sentence)
            }
            validators.append(
                CompiledValidator(bound, in: layout, Array(binder.enclosingCodes[codes...])))
            let problems = binder.takeSentenceProblems()
            binder.report(
                problems.map { $0.placed(item: itemIndex, part: .validator(position)) })
        }
    }

    /// Compiles the condition under which the field is required.
    mutating func bindRequirement(
        in layout: FormLayout, _ binder: inout ExpressionBinder
    ) {
        requirement = binder.condition(
            item.requiredWhen, item: itemIndex, part: .key(.requiredWhen))
        // Where the field is always required, one issue is enough.
        guard let requirement, let code = requirement.code, !item.isRequired else { return }
        validators.append(
            CompiledValidator(
                RequiredWhen(condition: requirement), in: layout,
                code.reads.contains { $0.up > 0 } ? [code] : []))
    }

    /// Compiles the number of rows of a group; a list is the number of its entries.
    mutating func bindRowNumber(_ binder: inout ExpressionBinder) {
        guard let source = item.rowSource, let expression = item.rowNumber else { return }
        if !item.hasFixedRows, case .list(let name) = source,
            let found = binder.scope.find(name.text)
        {
            guard found.field.valueType == .choices else {
                let parameters: IssueParameters = [
                    "key": .key(.list),
                    "expected": .text("the name of a field of several choices"),
                ]
                return binder.report([
                    DefinitionProblem(
                        .wrongType, parameters: parameters, item: itemIndex, part: .key(.rows))
                ])
            }
            rowList = found.reference
        }
        var number = binder.wholeNumber(expression)
        binder.refuseSecrets(in: &number)
        binder.report(problemsOf: number, item: itemIndex, part: .key(.rows))
        rowNumber = number
    }

    /// Compiles the calculation of the item.
    func calculation(_ binder: inout ExpressionBinder) -> FormExpression? {
        guard let expression = item.computed else { return nil }
        let computed =
            switch layout.role {
            case .sent: binder.calculation(expression, of: layout)
            case .value: binder.value(expression, of: layout)
            case .ending: binder.condition(expression)
            }
        binder.report(
            problemsOf: computed, item: isHelper ? nil : itemIndex,
            part: layout.part ?? .key(.computed))
        return computed
    }

    /// Compiles the default expression of the item.
    func initial(_ binder: inout ExpressionBinder) -> FormExpression? {
        guard let expression = item.defaultExpression else { return nil }
        let initial = binder.calculation(expression, of: layout)
        binder.report(problemsOf: initial, item: itemIndex, part: .key(.default))
        return initial
    }

    /// Compiles the conditions of the choices, and adds the validators that refuse what is not offered.
    mutating func bindChoices(
        in layout: FormLayout, _ choices: inout ChoiceBuilder, _ binder: inout ExpressionBinder
    ) {
        if self.layout.offersNumbers {
            validators.append(CompiledValidator(NumberChoicesValidator(item.choices), in: layout))
        }
        if item.valueType == .choices, let alone = ExclusiveChoices(self.layout.choices) {
            validators.append(CompiledValidator(alone, in: layout))
        }
        offered = choices.offered(by: item, itemIndex, self.layout.list, &binder)
        guard let offered else { return }
        let beside = offered.reads.filter { $0.up == 0 }.map { layout.fields[$0.field].name }
        validators.append(
            CompiledValidator(
                OfferedValidator(offered: offered, reads: beside), in: layout,
                enclosingReads: offered.reads.filter { $0.up > 0 }))
    }

    // MARK: Rows

    /// Gives a group the compiled form of its rows, which is made once the enclosing scope is known.
    ///
    /// - Parameters:
    ///   - rows: The compiled form of the rows.
    ///   - layout: The fields beside the group.
    ///   - isOfForm: Whether the group is in no row.
    mutating func attach(_ rows: CompiledForm, in layout: FormLayout, isOfForm: Bool) {
        if isOfForm, let limit = FilterLimit(of: rows, item, in: layout) {
            validators.append(CompiledValidator(limit, in: layout))
        }
        let count = RowCount(item, number: rowNumber)
        let beside = rows.enclosingReads.filter { $0.up == 1 }.map(\.field).sorted()
        let validator = RowsValidator(
            rows: rows.validation, reads: beside.map { layout.fields[$0].name })
        // Rows are validated by a validator of the group, so that forms without groups pay nothing for them.
        rowsValidator = validators.count + 1
        validators.insert(
            CompiledValidator(
                count, in: layout,
                enclosingReads: rowNumber?.code?.reads.filter { $0.up > 0 } ?? []), at: 0)
        validators.append(
            CompiledValidator(
                validator, in: layout,
                enclosingReads: rows.enclosingReads.filter { $0.up > 1 }.map {
                    FieldReference(up: $0.up - 1, field: $0.field)
                }))
        self.rows = rows
        if case .rows(let list) = item.defaultValue {
            item.defaultValue = .rows(list.map { $0.completed(by: rows) })
        }
    }
}

extension FormRow {
    /// A row of the default of a group with the defaults of the fields that it leaves out.
    ///
    /// Those that are calculated are not in it: such fields follow them.
    fileprivate func completed(by compiled: CompiledForm) -> FormRow {
        var row = self
        for field in compiled.fields {
            let own = row[field.name]
            if own.isEmpty {
                row.append(field.name, field.item.defaultValue)
            } else if let rows = field.rows, case .rows(let list) = own {
                row[field.name] = .rows(list.map { $0.completed(by: rows) })
            }
        }
        return row
    }
}
