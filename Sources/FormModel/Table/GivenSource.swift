/// Values that a program or a person gives.
///
/// A value has the type of its field, or is a text: a text for a field of another type is read as typed.
struct GivenSource: ValueSource {
    static var isLenient: Bool { false }

    func offset(of value: FieldValue) -> Int { -1 }

    func stageSingle(
        _ item: FieldValue, _ text: Span<UInt8>, _ traits: FieldTraits, _ field: Int,
        _ value: inout ValueSlot, in reading: inout ValueReader
    ) {
        switch (item, traits.valueType) {
        case (.empty, _): break
        case (.text(let text), _) where traits.hasFormatter:
            // The issue of the formatter is more specific than one about the type.
            reading.stageTyped(text, traits, field, &value)
        case (.text(let text), .text), (.text(let text), .multiline), (.choice(let text), .choice):
            reading.stageCopy(of: text, traits, field, &value)
        case (.text(let text), _): stageTyped(text, traits, field, &value, in: &reading)
        case (.choice(let choice), .integer), (.choice(let choice), .decimal):
            reading.stageOther(choice, field, &value)
        case (.integer(let number), .integer):
            reading.set(.integer, .integer(number), field, &value)
        case (.integer(let number), .decimal):
            reading.stageNumber(ExactDecimal(Int128(number)).utf8.span, traits, field, &value)
        case (.decimal(let number), .decimal), (.decimal(let number), .integer):
            reading.stageNumber(number.utf8.span, traits, field, &value)
        case (.boolean(let flag), .boolean): reading.set(.boolean, .boolean(flag), field, &value)
        case (.date(let date), .date): reading.set(.date, .date(date), field, &value)
        case (.time(let time), .time): reading.set(.time, .time(time), field, &value)
        case (.dateTime(let moment), .dateTime):
            reading.set(.dateTime, .dateTime(moment), field, &value)
        case (.localDateTime(let local), .localDateTime):
            reading.set(.localDateTime, .localDateTime(local), field, &value)
        case (.duration(let duration), .duration):
            reading.set(.duration, .duration(duration), field, &value)
        case (.file(let facts), .file): reading.stage(facts, field, &value)
        case (.integer, _), (.decimal, _), (.boolean, _), (.date, _), (.time, _), (.dateTime, _),
            (.localDateTime, _), (.duration, _), (.choice, _), (.choices, _), (.texts, _),
            (.file, _), (.rows, _):
            reading.refuse(.wrongType, &value)
        }
    }

    /// Reads a text for a field that holds no text and has no formatter.
    private func stageTyped(
        _ text: String, _ traits: FieldTraits, _ field: Int, _ value: inout ValueSlot,
        in reading: inout ValueReader
    ) {
        let typed = reading.typed.read(text, for: reading.scope.layout.fields[field])
        switch (typed, traits.valueType) {
        case (.text, .date), (.text, .time), (.text, .dateTime), (.text, .localDateTime),
            (.text, .duration):
            // The issue of the canonical reading says most.
            reading.stageCopy(of: text, traits, field, &value)
        // The validator of the field decides on it when the choices for the present values are known.
        case (.text, .choice) where reading.scope.layout.fields[field].isDependent:
            reading.stageCopy(of: text, traits, field, &value)
        // A text for a choice has the right type, but is not one of the choices.
        case (.text, .choice): reading.refuseChoice(field, &value)
        case (.text, .integer), (.text, .decimal):
            let isTooLong = reading.typed.hasTooManyDigits(
                text, for: reading.scope.layout.fields[field])
            reading.refuse(isTooLong ? .tooManyDigits : .wrongType, &value)
        case (.text, .file) where reading.typed.findsFiles:
            reading.refuse(
                .wrongType, &value,
                parameters: [
                    "expected": .text(ValueType.file.rawValue), "reason": .text("noSuchFile"),
                ])
        case (.text, _): reading.refuse(.wrongType, &value)
        case (.empty, _), (.integer, _), (.decimal, _), (.boolean, _), (.date, _), (.time, _),
            (.dateTime, _), (.localDateTime, _), (.duration, _), (.choice, _), (.choices, _),
            (.texts, _), (.file, _), (.rows, _):
            reading.stage(typed, traits, field, &value)
        }
    }

    func elements(of value: FieldValue, as type: ValueType) -> ArraySlice<String>? {
        switch (value, type) {
        case (.choices(let list), .choices), (.texts(let list), .texts): list[...]
        case (.empty, _), (.text, _), (.integer, _), (.decimal, _), (.boolean, _), (.date, _),
            (.time, _), (.dateTime, _), (.localDateTime, _), (.duration, _), (.choice, _),
            (.choices, _), (.texts, _), (.file, _), (.rows, _):
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
