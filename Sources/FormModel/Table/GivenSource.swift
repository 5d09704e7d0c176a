/// Values that a program or a person gives.
///
/// A value has the type of its field, or is a text: a text for a field of another type is read as typed.
struct GivenSource: ValueSource {
    static var isLenient: Bool { false }

    func offset(of value: FieldValue) -> Int { -1 }

    func stageSingle(
        _ item: FieldValue, _ text: Span<UInt8>, _ traits: FieldTraits, _ field: Int,
        _ value: inout ValueSlot, in table: inout ValueTable
    ) {
        switch (item, traits.valueType) {
        case (.empty, _): break
        case (.text(let text), _) where traits.hasFormatter:
            // The issue of the formatter is more specific than one about the type.
            table.stageTyped(text, traits, field, &value)
        case (.text(let text), .text), (.text(let text), .multiline), (.choice(let text), .choice):
            table.stageCopy(of: text, traits, field, &value)
        case (.text(let text), _): stageTyped(text, traits, field, &value, in: &table)
        case (.integer(let number), .integer): table.set(.integer, .integer(number), field, &value)
        case (.integer(let number), .decimal):
            table.stageNumber(ExactDecimal(Int128(number)).utf8.span, traits, field, &value)
        case (.decimal(let number), .decimal), (.decimal(let number), .integer):
            table.stageNumber(number.utf8.span, traits, field, &value)
        case (.boolean(let flag), .boolean): table.set(.boolean, .boolean(flag), field, &value)
        case (.date(let date), .date): table.set(.date, .date(date), field, &value)
        case (.time(let time), .time): table.set(.time, .time(time), field, &value)
        case (.dateTime(let moment), .dateTime):
            table.set(.dateTime, .dateTime(moment), field, &value)
        case (.localDateTime(let local), .localDateTime):
            table.set(.localDateTime, .localDateTime(local), field, &value)
        case (.duration(let duration), .duration):
            table.set(.duration, .duration(duration), field, &value)
        case (.integer, _), (.decimal, _), (.boolean, _), (.date, _), (.time, _), (.dateTime, _),
            (.localDateTime, _), (.duration, _), (.choice, _), (.choices, _), (.texts, _),
            (.rows, _):
            table.refuse(.wrongType, &value)
        }
    }

    /// Reads a text for a field that holds no text and has no formatter.
    private func stageTyped(
        _ text: String, _ traits: FieldTraits, _ field: Int, _ value: inout ValueSlot,
        in table: inout ValueTable
    ) {
        let typed = table.reader.read(text, for: table.scope.layout.fields[field])
        switch (typed, traits.valueType) {
        case (.text, .date), (.text, .time), (.text, .dateTime), (.text, .localDateTime),
            (.text, .duration):
            // The issue of the canonical reading says most.
            table.stageCopy(of: text, traits, field, &value)
        // The validator of the field decides on it when the choices for the present values are known.
        case (.text, .choice) where table.scope.layout.fields[field].isDependent:
            table.stageCopy(of: text, traits, field, &value)
        // A text for a choice has the right type, but is not one of the choices.
        case (.text, .choice): table.refuseChoice(field, &value)
        case (.text, .integer), (.text, .decimal):
            let isTooLong = table.reader.hasTooManyDigits(
                text, for: table.scope.layout.fields[field])
            table.refuse(isTooLong ? .tooManyDigits : .wrongType, &value)
        case (.text, _): table.refuse(.wrongType, &value)
        case (.empty, _), (.integer, _), (.decimal, _), (.boolean, _), (.date, _), (.time, _),
            (.dateTime, _), (.localDateTime, _), (.duration, _), (.choice, _), (.choices, _),
            (.texts, _), (.rows, _):
            table.stage(typed, traits, field, &value)
        }
    }

    func elements(of value: FieldValue, as type: ValueType) -> ArraySlice<String>? {
        switch (value, type) {
        case (.choices(let list), .choices), (.texts(let list), .texts): list[...]
        case (.empty, _), (.text, _), (.integer, _), (.decimal, _), (.boolean, _), (.date, _),
            (.time, _), (.dateTime, _), (.localDateTime, _), (.duration, _), (.choice, _),
            (.choices, _), (.texts, _), (.rows, _):
            nil
        }
    }

    func appendNext(
        _ elements: inout ArraySlice<String>, _ text: Span<UInt8>, to bytes: inout [UInt8]
    ) -> ElementReading {
        guard let element = elements.popFirst() else { return .end }
        // No submission limits the texts that are calculated in many rows.
        guard bytes.count + element.utf8.count <= ValueTable.scratchLimit else {
            return .refused(.tooManyBytes)
        }
        bytes.append(contentsOf: element.utf8)
        return .text
    }

    func rows(of value: FieldValue) -> ArraySlice<FormRow>? {
        if case .rows(let rows) = value { rows[...] } else { nil }
    }

    func count(of rows: ArraySlice<FormRow>) -> Int { rows.count }

    func nextRow(
        _ rows: inout ArraySlice<FormRow>
    ) -> (offset: Int, members: ArraySlice<(name: FieldName, value: FieldValue)>?) {
        (-1, rows.popFirst()?.values[...])
    }

    func nextMember(
        _ members: inout ArraySlice<(name: FieldName, value: FieldValue)>, _ text: Span<UInt8>,
        of layout: FormLayout
    ) -> RowMember<FieldValue>? {
        guard let (name, value) = members.popFirst() else { return nil }
        guard let field = layout.index(of: name) else {
            let (section, key) = layout.split(name)
            return .unknown(key: key, section: section, offset: -1)
        }
        return .field(field, value)
    }
}
