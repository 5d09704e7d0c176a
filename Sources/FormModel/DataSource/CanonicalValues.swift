/// Brings given values into canonical form: reads them by the type and the formatter of their fields.
struct CanonicalValues {
    private let clock: FormClock
    /// The reader of typed texts.
    let reader: TypedReader
    /// How texts are read that a program sent.
    private let sentReader: TypedReader
    /// How texts are read at the moment of the last typed text.
    private var typedReader: TypedReader
    /// For the form and the rows of each group, a table of one value, made when it is first needed.
    private var tables: [ObjectIdentifier: ValueTable] = [:]

    init(_ reader: TypedReader, _ clock: FormClock) {
        self.reader = reader
        self.clock = clock
        sentReader = reader.ofSentTexts
        typedReader = reader
    }

    /// The canonical form of a value; a value that cannot be read is returned unchanged.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - field: The field.
    ///   - compiled: The compiled form, or that of the rows in which the field is.
    ///   - isTyped: Whether a person may have typed the texts in it, in the notation of the locale.
    /// - Returns: The value, read by the type and the formatter of the field.
    /// - Complexity: O(*n*) in the value.
    mutating func canonical(
        _ value: FieldValue, of field: Int, in compiled: CompiledForm, isTyped: Bool = false
    ) -> FieldValue {
        if case .rows(let rows) = value, let inner = compiled.fields[field].rows {
            return rows.isEmpty
                ? .empty : .rows(rows.map { canonical($0, in: inner, isTyped: isTyped) })
        }
        let layout = compiled.layout
        if case .empty = value, layout.fields[field].rows == nil { return .empty }
        var chosen = sentReader
        if isTyped, case .text = value {
            let now = clock.now
            if typedReader.now != now { typedReader = reader.at(now) }
            chosen = typedReader
        }
        var value = value
        // Of choices that the form does not know, a text from the program is the value, such as the result of a default.
        if !isTyped, layout.fields[field].takesRowValues, layout.fields[field].valueType == .choice,
            case .text(let text) = value
        {
            value = .choice(text)
        }
        return staged(value, at: field, layout, chosen) { values in
            let view = values.view(submission: Span())
            return view.isReadable(at: field) ? view.value(at: field, of: layout) : value
        }
    }

    /// Calls a body with the table in which a value is staged; it is changed in place, since a copy costs more than the value.
    private mutating func staged<Result>(
        _ value: FieldValue, at field: Int, _ layout: FormLayout, _ reader: TypedReader?,
        _ body: (borrowing ValueTable) -> Result
    ) -> Result {
        func stage(in values: inout ValueTable) -> Result {
            if let reader { values.reading.typed = reader }
            values.stage(value, at: field)
            defer { values.clear(CollectionOfOne(field)) }
            return body(values)
        }
        return stage(in: &tables[ObjectIdentifier(layout), default: ValueTable(layout: layout)])
    }

    /// Whether a canonical value can be read by the type of its field.
    mutating func isReadable(
        _ value: FieldValue, of field: Int, in compiled: CompiledForm
    ) -> Bool {
        staged(value, at: field, compiled.layout, nil) {
            $0.view(submission: Span()).isReadable(at: field)
        }
    }

    /// A row in form order; unknown names and computed fields are ignored.
    private mutating func canonical(
        _ row: FormRow, in compiled: CompiledForm, isTyped: Bool
    ) -> FormRow {
        var cells = [FieldValue](repeating: .empty, count: compiled.fields.count)
        for (name, value) in row.values {
            guard let index = compiled.index(of: name), compiled.fields[index].item.computed == nil
            else { continue }
            cells[index] = canonical(value, of: index, in: compiled, isTyped: isTyped)
        }
        var canonical = FormRow()
        for (field, value) in zip(compiled.fields, cells) { canonical.append(field.name, value) }
        return canonical
    }
}
