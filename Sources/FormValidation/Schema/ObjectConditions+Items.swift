import FormModel

extension ObjectConditions {
    /// Adds the conditions to the items.
    ///
    /// An item whose condition a form cannot express is removed: otherwise the form would show and
    /// require it where the schema refuses it.
    mutating func finish(
        _ items: inout [SchemaValue], _ rules: inout [SchemaValue], _ trial: ItemTrial,
        allowsRules: Bool
    ) {
        var fields = ConditionFields(items, plans, trial)
        dropUnsayable(&fields)
        items = items.compactMap { item in
            guard case .text(let text)? = item[.name], let name = FieldName(text),
                let entry = plans[name]
            else { return nil }
            return conditioned(item, entry.plan, entry.mayBeEmpty, &fields)
        }
        mergeOtherAnswers(&items)
        for choice in choices where !isImplied(choice) {
            if !addRule(choice, &rules, fields, isAllowed: allowsRules),
                !addValidators(choice, &items, trial)
            {
                lose(choice.facet, .notExpressed(choice.facet.keyword, by: "a form"))
            }
        }
        for exclusion in exclusions {
            let last = exclusion.names[exclusion.names.count - 1]
            let others = exclusion.names.dropLast().map { "present(\($0))" }
            let isAdded =
                isSayable(exclusion.names)
                && refuse(last, while: others.joined(separator: " && "), &items, trial)
            if !isAdded {
                lose(exclusion.facet, .notExpressed(exclusion.facet.keyword, by: "a form"))
            }
        }
    }

    /// Removes the plans with a condition that a form cannot express, until none depends on a removed item.
    private mutating func dropUnsayable(_ fields: inout ConditionFields) {
        var isStable = false
        while !isStable {
            isStable = true
            for (name, entry) in plans.sorted(by: { $0.key < $1.key }) {
                guard let lost = entry.plan.shown.first(where: { !fields.allow($0) }) else {
                    continue
                }
                isStable = false
                plans[name] = nil
                fields.remove(name)
                drop(
                    name, lost.facet,
                    "A form cannot say when \"\(name)\" is allowed, so it is left out.")
            }
        }
    }

    private mutating func conditioned(
        _ item: SchemaValue, _ plan: Plan, _ mayBeEmpty: Bool, _ fields: inout ConditionFields
    ) -> SchemaValue {
        var members = item.members
        let shown = plan.shown.compactMap(\.text)
        if !shown.isEmpty {
            references.hasConditions = true
            members.append(.init(.visibleWhen, .text(ObjectConditions.joined(shown, "&&"))))
        }
        // What need not be answered is told where it is always required.
        if plan.required == nil || !mayBeEmpty || plan.isFilled {
            for facet in plan.requiredWhileHidden {
                lose(
                    facet, "It is not a field of every alternative, and only required where it is.")
            }
        }
        guard plan.required == nil else { return .object(members) }
        var needed: [String] = []
        for condition in plan.needed {
            if item[.type] == "section" {
                lose(condition.facet, "A form cannot require a section.")
            } else if item[.type] == "group" {
                lose(condition.facet, "A group without a smallest number of rows may have no rows.")
            } else if mayBeEmpty, !plan.isFilled {
                lose(
                    condition.facet,
                    "The field may be null or empty, so the form does not ask for an answer.")
            } else if fields.allow(condition), let text = condition.text {
                needed.append(text)
            } else {
                lose(condition.facet, "A form cannot say when this is required.")
            }
        }
        if !needed.isEmpty {
            references.hasConditions = true
            members.append(.init(.requiredWhen, .text(ObjectConditions.joined(needed, "||"))))
        }
        return .object(members)
    }

    /// Puts the fields for other answers beside numbers, which the form of the schema shows and requires while `other` is
    /// chosen, into the items of the numbers.
    private mutating func mergeOtherAnswers(_ items: inout [SchemaValue]) {
        for index in items.indices {
            guard let other = items[index][.other] else { continue }
            let found = items.firstIndex { $0[.name] == other[.name] }
            guard let found, case .text(let text)? = other[.name], let name = FieldName(text),
                let plan = plans[name]?.plan, let place = plan.descriptions.first?.place
            else { continue }
            let item = items[found]
            if item[.value] != items[index][.value] || item[.choices] != nil {
                lose(place, "Beside numbers, another answer is a number of the same type.")
            } else if plan.required == nil, item[.requiredWhen] == nil {
                lose(
                    place,
                    LossReason("Another answer must be filled in where it is chosen.", .restriction)
                )
            }
            guard case .list(let validators)? = item[.validators] else { continue }
            let own = validators.filter { $0 != "required" }
            let members = other.members + [.init(.validators, .list(own))]
            items[index] = .object(
                items[index].members.map {
                    $0.key.hasSameBytes(as: .other) ? .init(.other, .object(members)) : $0
                })
        }
        let others = items.compactMap { $0[.other]?[.name] }
        items.removeAll { item in item[.name].map(others.contains) ?? false }
    }

    private static func joined(_ conditions: [String], _ sign: String) -> String {
        conditions.count == 1
            ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " \(sign) ")
    }
}

/// The fields that conditions may read.
struct ConditionFields {
    private let trial: ItemTrial
    private let emptiable: Set<FieldName>
    /// The items without parts that conditions do not depend on.
    private var items: [FieldName: SchemaValue] = [:]
    /// For the text of each condition: whether it is allowed, and which fields it reads.
    private var tried: [[UInt8]: (isAllowed: Bool, names: [FieldName])] = [:]

    /// The maximum number of tried conditions.
    private static let limit = 1_000

    init(
        _ items: [SchemaValue],
        _ plans: [FieldName: (plan: ObjectConditions.Plan, mayBeEmpty: Bool)], _ trial: ItemTrial
    ) {
        self.trial = trial
        emptiable = Set(plans.lazy.filter(\.value.mayBeEmpty).map(\.key))
        // These are needed only in a form with conditions.
        for item in items {
            guard case .text(let text)? = item[.name], let name = FieldName(text) else { continue }
            self.items[name] = item
        }
    }

    mutating func remove(_ name: FieldName) {
        items[name] = nil
        for (text, condition) in tried where condition.names.contains(name) {
            tried[text]?.isAllowed = false
        }
    }

    /// Whether a condition reads only existing fields, and compares only comparable values.
    mutating func allow(_ condition: ObjectConditions.Condition) -> Bool {
        guard let text = condition.text else { return false }
        let key = Array(text.utf8)
        if let known = tried[key] { return known.isAllowed }
        guard tried.count < ConditionFields.limit else { return false }
        let isAllowed =
            condition.operands.allSatisfy { operand in
                guard let item = items[operand.name],
                    !operand.seesEmpty || !emptiable.contains(operand.name)
                else {
                    return false
                }
                return ConditionFields.types(of: item).isSubset(of: operand.types)
            }
            && trial.refusal(
                of: stripped(condition.operands.map(\.name)) + [
                    SchemaValue([.type: "label", .title: "X", .visibleWhen: .text(text)])
                ]) == nil
        tried[key] = (isAllowed, condition.operands.map(\.name))
        return isAllowed
    }

    func allow(rule: SchemaValue, of names: [FieldName]) -> Bool {
        trial.refusal(of: stripped(names), rules: [rule]) == nil
    }

    private func stripped(_ names: [FieldName]) -> [SchemaValue] {
        Set(names).sorted().compactMap { name in
            guard let item = items[name] else { return nil }
            let kept = [FormKey.type, .name, .value, .choices, .other]
            var members =
                item.members.filter { member in
                    kept.contains { member.key.hasSameBytes(as: $0) }
                } + [.init(.title, "X")]
            if item[.type] == "group" || item[.type] == "section" {
                members.append(
                    .init(.items, [SchemaValue([.type: "input", .name: "x", .title: "X"])]))
            }
            return .object(members)
        }
    }

    private static func types(of item: SchemaValue) -> SchemaTypes {
        guard item[.type] != "group" else { return .array }
        guard item[.type] != "section" else { return .object }
        return switch item[.value] {
        case "integer": .integer
        case "decimal": .number
        case "boolean": .boolean
        case "choices", "texts": .array
        default: .text
        }
    }
}
