// The questions for choices that are fetched for the values of other fields.

extension Filling {
    /// The questions of visible fields, each once; at most ``ChoiceSets/maximum``.
    func wantedChoices(of fields: some Sequence<Int>) -> [ChoiceQuestion] {
        var seen: Set<ChoiceQuestion> = []
        var list: [ChoiceQuestion] = []
        for place in places(of: fields) where list.count < ChoiceSets.maximum {
            guard sheet.record.root.isVisible(place), let question = sheet.question(at: place),
                !sheet.sets.isConstant(question.name), seen.insert(question).inserted
            else { continue }
            list.append(question)
        }
        return list
    }

    /// The fields of the form and of rows whose choices are fetched for values, among some fields of the form.
    func places(of fields: some Sequence<Int>) -> [FieldPlace] {
        var places: [FieldPlace] = []
        func add(_ field: Int, of compiled: CompiledForm, _ place: FieldPlace, _ cell: Cell) {
            guard let rows = compiled.fields[field].rows else {
                if compiled.fields[field].offered?.source != nil { places.append(place) }
                return
            }
            for (number, row) in cell.rows.enumerated() {
                for inner in rows.askers {
                    add(inner, of: rows, place.cell(inner, ofRow: number), row.cells[inner])
                }
            }
        }
        for field in fields {
            add(field, of: form.compiled, FieldPlace(field), sheet.record.root.cells[field])
        }
        return places
    }

    /// The fields of the form with choices of some questions, and the groups with such fields in their rows.
    func fields(asking questions: some Sequence<ChoiceQuestion>) -> [Int] {
        let names = Set(questions.map { Array($0.name.utf8) })
        return form.compiled.askers.filter { form.compiled.asks(names, at: $0) }
    }

    /// The fields that offer choices of some names, or have fields in their rows that do.
    func fields(offering names: Set<String>) -> [Int] {
        form.compiled.fields.indices.filter {
            form.compiled.fields[$0].item.remoteChoices.contains(where: names.contains)
        }
    }
}

extension CompiledForm {
    /// Whether the choices of a field, or of a field of its rows, have one of some names.
    fileprivate func asks(_ names: Set<[UInt8]>, at field: Int) -> Bool {
        if let rows = fields[field].rows {
            return rows.askers.contains { rows.asks(names, at: $0) }
        }
        return fields[field].layout.list.map { names.contains(Array($0.name.utf8)) } == true
    }
}

extension Worksheet {
    /// The question for the choices of a field; `nil` while a field on which they depend is empty.
    mutating func question(at place: FieldPlace) -> ChoiceQuestion? {
        guard let source = compiled.field(at: place).offered?.source else { return nil }
        return evaluate(reading: source.reads, at: place) { source.question(in: $0) }
    }

    /// Replaces a typed title by the value of its choice.
    mutating func take(_ value: FieldValue, at place: FieldPlace) {
        var state = record.root.state(at: place)
        state.entered = value
        if state.takesEntered { state.effective = value }
        set(state, at: place)
    }
}
