import FormModel
import FormValidation

/// Why fields are shown, in the words of a person.
struct FieldReasons {
    let texts: SessionTexts

    private var dataSource: FormDataSource { texts.dataSource }

    /// Why a field is shown: its condition in words, or that of the section or page around it; `nil` without one.
    func reason(for field: FieldPlace) -> String? {
        guard let reason = dataSource.form.reason(for: field) else { return nil }
        let sentences = reason.facts?.map { sentence(of: $0.relation, $0.field) }
        if let known = sentences?.compactMap(\.self), known.count == sentences?.count,
            (1...2).contains(known.count)
        {
            let whole =
                known.count == 1
                ? known[0] : texts.words(.and, ["first": known[0], "second": known[1]])
            return texts.words(.because, ["reason": whole])
        }
        // Without a condition, choices that depend on other fields decide, or the program.
        return self.reason(naming: reason.fields)
    }

    /// The reason by the titles of the fields that decide.
    private func reason(naming fields: [FieldPlace]) -> String? {
        let titles = fields.compactMap(title)
        guard !titles.isEmpty else { return nil }
        return texts.words(.becauseOf, ["titles": titles.prefix(3).joined(separator: ", ")])
    }

    private func compiled(_ field: FieldPlace) -> CompiledField {
        dataSource.form.compiled.field(at: field)
    }

    private func item(_ field: FieldPlace) -> FormItem { compiled(field).item }

    /// The title of a field that people see.
    private func title(of field: FieldPlace) -> String? {
        guard item(field).isShown else { return nil }
        let title = texts.text(item(field).title, of: field.row)
        return title.isEmpty ? nil : title
    }

    private func sentence(of relation: FieldRelation, _ field: FieldPlace) -> String? {
        guard let title = title(of: field), !compiled(field).isSecure else { return nil }
        let type = compiled(field).valueType
        let isTime = type.family == .time && type != .duration
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
        switch relation {
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
