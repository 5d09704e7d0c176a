import FormModel

/// Answers that a form may accept at a key, with which a type is tried.
///
/// It belongs to one check, which withdraws what does not fit.
final class AnswerSample {
    enum Content {
        /// Values of a field.
        case values
        /// The members of a section.
        case section([AnswerSample])
        /// The members of each row, and the keys of the rows; `nil` for the row of a list.
        case rows([AnswerSample], keys: [String]?)
    }

    /// The path, in which each row is the first.
    let path: FieldPath
    let content: Content
    /// Whether the form may accept answers without it, although it has those around it.
    var mayBeAbsent: Bool
    /// Whether it is left out at present.
    var isAbsent = false
    /// The values that are still tried.
    var values: [FieldValue]
    /// Whether the form accepts each of the values; otherwise one that the type takes is enough.
    let areAccepted: Bool

    init(
        _ path: FieldPath, _ content: Content, mayBeAbsent: Bool, values: [FieldValue] = [],
        areAccepted: Bool = true
    ) {
        self.path = path
        self.content = content
        self.mayBeAbsent = mayBeAbsent
        self.values = values
        self.areAccepted = areAccepted
    }

    /// The members of an object in a turn; the turns go through the values of all fields at once.
    static func members(_ samples: [AnswerSample], turn: Int) -> [AnswerTree.Member] {
        samples.compactMap { sample in
            sample.answer(turn).map {
                AnswerTree.Member(key: sample.path.steps.last?.text ?? "", answer: $0)
            }
        }
    }

    private func answer(_ turn: Int) -> AnswerTree? {
        if isAbsent { return nil }
        switch content {
        case .values: return value(turn).map(AnswerTree.value)
        case .section(let samples):
            let members = AnswerSample.members(samples, turn: turn)
            return members.isEmpty ? nil : .object(members)
        case .rows(let samples, let keys):
            let row = AnswerTree.object(AnswerSample.members(samples, turn: turn))
            guard let keys else { return .list([row]) }
            return .object(keys.map { AnswerTree.Member(key: $0, answer: row) })
        }
    }

    private func index(_ turn: Int) -> Int { areAccepted ? turn % max(1, values.count) : 0 }

    private func value(_ turn: Int) -> FieldValue? {
        values.indices.contains(index(turn)) ? values[index(turn)] : nil
    }

    /// Withdraws the value of a turn.
    func removeValue(_ turn: Int) {
        if values.indices.contains(index(turn)) { values.remove(at: index(turn)) }
    }

    /// The samples in it, and itself.
    var all: [AnswerSample] {
        switch content {
        case .values: [self]
        case .section(let samples), .rows(let samples, _): [self] + samples.flatMap(\.all)
        }
    }
}

/// The samples of a form, or of the rows of a group.
struct SampledRecord {
    let compiled: CompiledForm
    let items: [FormItem]
    /// Whether answers may be accepted without any of its fields.
    let isPartial: Bool
    /// The names that answers may have; `nil` for all.
    let names: Set<FieldName>?
    /// Samples that the program gives.
    let givenSamples: [FieldName: FieldValue]
    let path: FieldPath

    init(of form: Form, scope: ValidationScope, samples: [FieldName: FieldValue]) {
        compiled = form.compiled
        items = form.items
        isPartial = scope == .sent
        names = if case .fields(let names, _) = scope { Set(names) } else { nil }
        givenSamples = samples
        path = FieldPath()
    }

    private init(rowsOf group: CompiledField, _ rows: CompiledForm, at path: FieldPath) {
        compiled = rows
        items = group.item.items
        (isPartial, names, givenSamples) = (false, nil, [:])
        self.path = path
    }

    /// The samples of the members of the record.
    var samples: [AnswerSample] {
        var samples: [FieldName?: [AnswerSample]] = [:]
        var containers: [FieldName: [ItemContainer]] = [:]
        for (index, field) in compiled.sentFields.enumerated() {
            guard field.item.isOutput, names?.contains(field.name) ?? true else { continue }
            let container = compiled.step(of: index)?.container
            samples[field.name.section, default: []].append(sample(of: field, at: index, container))
            guard let container else { continue }
            var section = field.name.section
            while let name = section {
                containers[name, default: []].append(container)
                section = name.section
            }
        }
        // Sections that are nested in another one stand behind it.
        for section in compiled.layout.sections.reversed() {
            guard let members = samples[section.name], !members.isEmpty else { continue }
            let isOpened = (containers[section.name] ?? []).contains {
                encloses($0, section.name) && !encloses($0, section.name.section)
            }
            samples[section.name.section, default: []].append(
                AnswerSample(
                    path.appending(section.path), .section(members),
                    mayBeAbsent: isOpened || members.allSatisfy(\.mayBeAbsent)))
        }
        return samples[nil] ?? []
    }

    /// Whether a container with a condition shows and hides all of a section at once.
    private func encloses(_ container: ItemContainer, _ section: FieldName?) -> Bool {
        guard let section else { return false }
        let headings = items.indices.filter {
            items[$0].kind == .section && items[$0].name == section
        }
        guard headings.count == 1, let heading = headings.first else { return false }
        switch container {
        case .page: return true
        case .section(let index): return (index...index + items[index].itemCount).contains(heading)
        }
    }

    private func sample(
        of field: CompiledField, at index: Int, _ container: ItemContainer?
    ) -> AnswerSample {
        let step = compiled.step(of: index)
        let isOpened = container.map { !encloses($0, field.name.section) } ?? false
        let isConditional =
            isOpened || step?.visible != nil || step?.enabled != nil
            || step?.offered != nil && step?.onlyOffersOther != true
        let isRequired = field.item.isRequired || field.layout.fixedRows != nil
        let mayBeAbsent = isPartial || !isRequired || isConditional
        let path = path.appending(field.layout.path)
        if let rows = field.rows {
            let keys = field.layout.rowKeys?.texts
            let row = path.appending(keys?.first.map { .key($0) } ?? .index(0))
            let inner = SampledRecord(rowsOf: field, rows, at: row).samples
            return AnswerSample(path, .rows(inner, keys: keys), mayBeAbsent: mayBeAbsent)
        }
        if let value = givenSamples[field.name] {
            return AnswerSample(path, .values, mayBeAbsent: mayBeAbsent, values: [value])
        }
        let (values, areAccepted) = SampledValues.values(of: field)
        return AnswerSample(
            path, .values, mayBeAbsent: mayBeAbsent, values: values, areAccepted: areAccepted)
    }
}

/// Values of one field with which a type is tried.
enum SampledValues {
    /// The values, and whether the form accepts each of them.
    static func values(of field: CompiledField) -> (values: [FieldValue], areAccepted: Bool) {
        let item = field.item
        let choices = item.hasUnknownChoices ? [] : item.choices.map(\.value)
        switch field.valueType {
        case .text, .multiline:
            let allowed = field.boundValidators.lazy.compactMap {
                ($0 as? ListedTexts).flatMap { $0.requirement == .oneOf ? $0.texts : nil }
            }.first
            if let allowed, !allowed.isEmpty { return (allowed.map { .text($0) }, true) }
            return ((item.defaultValue.text.map { [$0] } ?? []) + texts).texts { .text($0) }
        case .choice:
            return choices.isEmpty
                ? texts.texts { .choice($0) } : (choices.map { .choice($0) }, true)
        case .choices:
            return choices.isEmpty
                ? texts.texts { .choices([$0]) } : (choices.map { .choices([$0]) }, true)
        case .texts: return texts.texts { .texts([$0]) }
        case .integer, .decimal:
            let numbers = choices.map { choice -> FieldValue in
                guard let number = ExactDecimal(choice) else { return .choice(choice) }
                return field.valueType == .integer
                    ? number.integer.map { .integer($0) } ?? .decimal(number) : .decimal(number)
            }
            return (choices.isEmpty ? bounds(of: field) : numbers, true)
        case .boolean: return ([true, false], true)
        case .date: return (CalendarDate("2028-02-29").map { [.date($0)] } ?? [], true)
        case .time: return (ClockTime("14:30").map { [.time($0)] } ?? [], true)
        case .dateTime:
            return (DateTime("2028-02-29T14:30:00Z").map { [.dateTime($0)] } ?? [], true)
        case .localDateTime:
            return (LocalDateTime("2028-02-29T14:30:00").map { [.localDateTime($0)] } ?? [], true)
        case .duration: return (CalendarDuration("P1D").map { [.duration($0)] } ?? [], true)
        case .file:
            let file = FileFacts(name: "file.pdf", type: "application/pdf", size: 1)
            return (file.map { [.file($0)] } ?? [], false)
        case .group: return ([], true)
        }
    }

    /// Texts of common kinds: a type that reads texts takes at least one of them, unless it is for few forms.
    private static let texts = [
        "text", "ada@example.com", "https://example.com/", "6f1b7b1e-6a55-4c51-9d0a-4e2f6c9b8a10",
        "192.0.2.1", "1",
    ]

    /// The least and the largest number of a field, and those next to them, which have the most digits.
    private static func bounds(of field: CompiledField) -> [FieldValue] {
        var bounds = FieldBounds()
        for case let validator as any BoundingValidator in field.boundValidators {
            bounds.narrow(to: validator.bounds(at: nil, of: field.valueType))
        }
        let isWhole = field.valueType == .integer
        let least =
            isWhole
            ? ExactDecimal(Int128(Int.min)) : ExactDecimal(-largestDigits, exponent: -decimalPlaces)
        let largest =
            isWhole
            ? ExactDecimal(Int128(Int.max)) : ExactDecimal(largestDigits, exponent: -decimalPlaces)
        let decimals = isWhole ? 0 : decimals(of: field, bounds)
        let bottom = bounds.minimum ?? FieldBounds.Bound(.decimal(least))
        let top = bounds.maximum ?? FieldBounds.Bound(.decimal(largest))
        var numbers: [ExactDecimal] = []
        for (bound, direction) in [(bottom, 1 as Int128), (top, -1)] {
            guard let end = bound.value.decimal,
                let whole = end.rounded(toDecimals: 0)
            else { continue }
            let free = ExactDecimal.maximumDigits - whole.description.utf8.count
            let unit = ExactDecimal(direction, exponent: -max(0, min(decimals, free)))
            if !bound.isExcluded, let end = end.rounded(toDecimals: decimals) {
                numbers.append(end)
            }
            if let next = (isWhole ? whole : end).adding(unit) { numbers.append(next) }
        }
        numbers.removeAll { number in
            bottom.value.decimal.map { number < $0 } ?? false
                || top.value.decimal.map { number > $0 } ?? false
        }
        return numbers.compactMap { number in
            isWhole ? number.integer.map { .integer($0) } : .decimal(number)
        }
    }

    /// Digits of a number without bounds, half of which are decimals.
    private static let largestDigits: Int128 = 99_999_999_999_999_999_999_999_999_999_999_999_999
    private static let decimalPlaces = 19

    /// The most decimals that a validator or the formatter of a field leaves.
    private static func decimals(of field: CompiledField, _ bounds: FieldBounds) -> Int {
        if let step = bounds.step, step.isInteger { return 0 }
        let limits = field.boundValidators.compactMap { ($0 as? DecimalsValidator)?.max }
        let currency = (field.formatter as? CurrencyFormatter)?.currency.minorDigits
        return (limits + [currency].compactMap { $0 }).min() ?? ExactDecimal.maximumDigits
    }
}

extension [String] {
    /// Values of which one that a type takes is enough.
    fileprivate func texts(
        _ value: (String) -> FieldValue
    ) -> (values: [FieldValue], areAccepted: Bool) {
        (map(value), false)
    }
}
