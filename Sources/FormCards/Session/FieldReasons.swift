import FormModel
import FormValidation

/// Why fields are shown, in the words of a person.
struct FieldReasons {
    let texts: SessionTexts

    private var dataSource: FormDataSource { texts.dataSource }

    /// Why a field is shown: its condition in words, or that of the section or page around it; `nil` without one.
    func reason(for field: FieldPlace) -> String? {
        guard let step = dataSource.form.compiled.compiled(of: field).step(of: field.lastField)
        else { return nil }
        guard let condition = condition(of: step, in: field) else {
            // Choices that depend on other fields decide, or the program.
            return reason(naming: step.reads.map { .cell($0, of: field.row) })
        }
        let sentences = condition.facts?.map { sentence(of: $0, in: field.row) }
        if let known = sentences?.compactMap(\.self), known.count == sentences?.count,
            (1...2).contains(known.count)
        {
            let whole =
                known.count == 1
                ? known[0] : texts.words(.and, ["first": known[0], "second": known[1]])
            return texts.words(.because, ["reason": whole])
        }
        return reason(naming: condition.fieldsRead.compactMap { place(of: $0, in: field.row) })
    }

    /// The reason by the titles of the fields that decide.
    private func reason(naming fields: [FieldPlace]) -> String? {
        let titles = fields.compactMap(title)
        guard !titles.isEmpty else { return nil }
        return texts.words(.becauseOf, ["titles": titles.prefix(3).joined(separator: ", ")])
    }

    /// The condition of a field, or of the innermost section or page with one around it.
    private func condition(of step: ConditionStep, in field: FieldPlace) -> FormExpression? {
        let plan = dataSource.form.compiled.compiled(of: field).conditions
        var step: ConditionStep? = step
        while let present = step {
            if let visible = present.visible { return visible }
            step = present.container.flatMap { container in
                plan.steps.first { $0.opened == container }
            }
        }
        return nil
    }

    private func compiled(_ field: FieldPlace) -> CompiledField {
        dataSource.form.compiled.field(at: field)
    }

    private func item(_ field: FieldPlace) -> FormItem { compiled(field).item }

    private func place(of reference: FieldReference, in row: RowPlace?) -> FieldPlace? {
        var row = row
        for _ in 0..<max(0, reference.up) {
            guard let inner = row else { return nil }
            row = inner.group.row
        }
        let record = row.map { compiled($0.group).rows } ?? dataSource.form.compiled
        guard reference.up >= 0, record?.fields.indices.contains(reference.field) == true else {
            return nil
        }
        return .cell(reference.field, of: row)
    }

    /// The title of a field that people see.
    private func title(of field: FieldPlace) -> String? {
        guard item(field).isShown else { return nil }
        let title = texts.text(item(field).title, of: field.row)
        return title.isEmpty ? nil : title
    }

    private func sentence(of fact: ConditionFact, in row: RowPlace?) -> String? {
        guard let field = place(of: fact.field, in: row), let title = title(of: field),
            !compiled(field).isSecure
        else { return nil }
        let type = compiled(field).valueType
        let isTime = [.date, .time, .dateTime, .localDateTime].contains(type)
        func said(_ word: InterfaceWords.Word, _ value: FieldValue? = nil) -> String? {
            var text = ""
            if let value {
                text = dataSource.displayText(
                    of: formatted(value, field) ?? value.asChoice(of: type), at: field,
                    in: texts.catalog.locale)
                guard !text.isEmpty else { return nil }
            }
            return texts.words(word, ["title": title, "value": DisplayText.withoutIsolates(text)])
        }
        switch fact.relation {
        case .isSo: return said(.isSo, dataSource.value(at: field))
        case .isNot(let value): return said(.isNot, value)
        case .isAbove(let value): return said(isTime ? .isAfter : .isAbove, value)
        case .isAtLeast(let value): return said(isTime ? .isFrom : .isAtLeast, value)
        case .isBelow(let value): return said(isTime ? .isBefore : .isBelow, value)
        case .isAtMost(let value): return said(isTime ? .isUntil : .isAtMost, value)
        case .includes(let value): return said(.includes, value)
        case .isAnswered: return said(.isAnswered)
        case .isUnanswered: return said(.isUnanswered)
        }
    }

    /// A number of a condition as the formatter of a field would keep it, such as an amount of money.
    private func formatted(_ value: FieldValue, _ field: FieldPlace) -> FieldValue? {
        guard let formatter = compiled(field).layout.formatter, case .decimal(let number) = value,
            case .success(let text) = (formatter.localized(for: .unknown) ?? formatter)
                .parse(number.description)
        else { return nil }
        return .text(text)
    }
}

extension FieldValue {
    /// A constant as the value of a field with choices.
    fileprivate func asChoice(of type: ValueType) -> FieldValue {
        guard case .text(let text) = self, type == .choice || type == .choices else { return self }
        return .choice(text)
    }
}
