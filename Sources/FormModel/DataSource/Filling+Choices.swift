// The choices that fields offer at present.

extension Filling {
    /// The choices that a field offers at present, in order.
    func offeredChoices(at place: FieldPlace) -> [OfferedChoice] {
        guard sheet.record.root.find(place) != nil else { return [] }
        let field = form.compiled.field(at: place)
        let other = [field.item.otherChoice].compactMap(\.self).map { OfferedChoice(choice: $0) }
        guard let offered = present(field.offered, at: place) else {
            if field.offered != nil { return other }
            return field.item.choices.map { OfferedChoice(choice: $0) }
        }
        if let rows = offered.rows {
            let values = sheet.values(of: rows, at: place).filter {
                offered.list.row(of: $0.utf8.span) == nil
            }
            return values.map { OfferedChoice(choice: Choice($0)) } + other
        }
        return sheet.offered(by: offered, at: place).map { row, status in
            let choice = offered.list.choices[row]
            guard case .disabled(let reason, _) = status else {
                return OfferedChoice(choice: choice)
            }
            return OfferedChoice(choice: choice, isEnabled: false, reason: reason)
        }
    }

    /// The choices for the present values of other fields; `nil` if they are not known, or there are none.
    private func present(_ offered: OfferedChoices?, at place: FieldPlace) -> OfferedChoices? {
        guard let offered, offered.source != nil, sheet.record.root.find(place) != nil else {
            return offered
        }
        return sheet.present(offered, at: place)
    }

    /// The title of a choice of a field as a person reads it.
    func title(of choice: Choice, at place: FieldPlace, in locale: ReaderLocale) -> String {
        let item = form.compiled.field(at: place).item
        guard item.fillsTitle(of: choice) else {
            return form.text(choice.title, in: locale.language)
        }
        let row = choice == item.otherChoice ? place.row : item.recordOfChoices(in: place.row)
        return text(choice.title, of: row, in: locale)
    }

    /// The value that a typed text means for a field whose words have places, or that does not offer all of its choices:
    /// a choice that can be chosen comes before others of the same title.
    ///
    /// - Returns: The value; `nil` if it is no text for such a field, or means no value or no choice that can be chosen.
    func chosen(by value: FieldValue?, at place: FieldPlace) -> FieldValue? {
        guard case .text(let text)? = value else { return nil }
        let field = form.compiled.field(at: place)
        guard field.offered != nil || field.layout.hasWordsWithPlaces, field.formatter == nil
        else { return nil }
        let typed = WhiteSpace.trim(text)
        guard !typed.utf8.isEmpty else { return nil }
        let reader = filling(sheet.canonicals.reader, at: place)
        guard field.offered != nil else {
            let value = reader.read(typed, for: field.layout)
            if case .text = value { return nil }
            return value
        }
        let choices = offeredChoices(at: place).filter(\.isEnabled).map(\.choice)
        if field.valueType.isNumber {
            return reader.number(typed, of: choices).map(FieldValue.decimal)
                ?? (reader.isOther(typed, of: field.layout) ? .choice(Choice.otherValue) : nil)
        }
        if field.valueType == .choice {
            return TypedChoices.one(typed, of: choices, for: reader).map(FieldValue.choice)
        }
        let found = TypedChoices(choices, for: reader).several(typed)
        let values = Set(choices.map { Array($0.value.utf8) })
        return found.allSatisfy { values.contains(Array($0.utf8)) } ? .choices(found) : nil
    }

    /// The text that shows a value of a field that does not offer all of its choices: a title that only a choice that is
    /// not offered has too is shown.
    ///
    /// - Returns: The text; `nil` for a value of another field.
    func chosenText(_ value: FieldValue, at place: FieldPlace, in locale: ReaderLocale) -> String? {
        let field = form.compiled.field(at: place)
        guard let offered = present(field.offered, at: place), field.formatter == nil else {
            return nil
        }
        var choices = offeredChoices(at: place).map(\.choice)
        let reader = reader(of: place, in: locale)
        func add(_ value: String) {
            guard !choices.contains(where: { $0.value.hasSameBytes(as: value) }),
                let row = offered.list.row(of: value.utf8.span)
            else { return }
            choices.append(offered.list.choices[row])
        }
        if case .choice(let value) = value {
            add(value)
            return TypedChoices.text(of: value, of: choices, for: reader)
        }
        guard case .choices(let values) = value else { return nil }
        for value in values { add(value) }
        return TypedChoices.text(of: values, of: choices, for: reader)
    }
}

extension Worksheet {
    /// The values of rows that a field offers.
    fileprivate mutating func values(of rows: RowChoices, at place: FieldPlace) -> [String] {
        evaluate(reading: [rows.group], at: place) { rows.values(in: $0) }
    }

    /// The choices that were fetched for the present values; `nil` if they are not known.
    fileprivate mutating func present(
        _ offered: OfferedChoices, at place: FieldPlace
    ) -> OfferedChoices? {
        evaluate(reading: offered.reads, at: place) { context -> OfferedChoices? in
            guard case .known(let found) = offered.found(in: context) else { return nil }
            return found
        }
    }

    /// The rows of a list that a field offers.
    fileprivate mutating func offered(
        by offered: OfferedChoices, at place: FieldPlace
    ) -> [(row: Int, status: OfferedChoices.Status)] {
        evaluate(reading: offered.reads, at: place) { offered.offered(in: $0) }
    }
}

extension CompiledForm {
    /// The fields of the form whose choices depend on one of some fields, and the groups with such a field in their rows.
    func fields(offeringBy changed: Set<Int>) -> [Int] {
        choosers.filter { index in
            let isOwn = fields[index].offered?.reads.contains {
                $0.up == 0 && changed.contains($0.field)
            }
            return isOwn == true || fields[index].rows?.offers(by: changed, up: 1) == true
        }
    }

    /// Whether the choices of a field of a row depend on one of some fields that are `up` scopes outwards.
    private func offers(by changed: Set<Int>, up: Int) -> Bool {
        choosers.contains { index in
            let isOwn = fields[index].offered?.reads.contains {
                $0.up == up && changed.contains($0.field)
            }
            return isOwn == true || fields[index].rows?.offers(by: changed, up: up + 1) == true
        }
    }
}
