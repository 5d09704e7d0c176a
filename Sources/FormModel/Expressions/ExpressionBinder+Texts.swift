// Compiles the texts of a form.

extension ExpressionBinder {
    /// The number of problems of one text after which the others are not reported.
    static let maximumProblemsOfText = 16

    /// Compiles a text with places.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isMessage: Whether a name that is no field may be a parameter of an issue.
    /// - Returns: The compiled text, `nil` if it has no places; and the problems, each with its offset in the form file.
    /// - Complexity: O(*n*) in the text.
    mutating func text(
        _ text: LocalizedText, isMessage: Bool = false
    ) -> (compiled: CompiledText?, problems: [DefinitionProblem]) {
        guard text.contains(where: TextTemplate.hasBraces) else { return (nil, []) }
        var slots = SlotList()
        var problems: [DefinitionProblem] = []
        let texts = text.texts
        let templates = texts.map { TextTemplate($0.text) }
        for (index, template) in templates.enumerated() {
            func add(_ problem: DefinitionProblem, at offset: Int) {
                problems.append(problem.inside(text, index, texts[index].text, at: offset))
            }
            if let wrong = template.malformation {
                add(
                    DefinitionProblem(
                        .malformedTemplate, parameters: ["detail": .text(wrong.detail)]),
                    at: wrong.offset)
                continue
            }
            for slot in template.slots where problems.count < ExpressionBinder.maximumProblemsOfText
            {
                if slots.takeKnown(slot, of: index) { continue }
                let found = source(of: slot, isMessage: isMessage)
                for (problem, offset) in found.problems { add(problem, at: slot.offset + offset) }
                slots.add(slot, found.source, of: index, reads: found.reads)
            }
        }
        guard problems.isEmpty else { return (nil, problems) }
        note(textReads: slots.reads)
        let compiled = CompiledText(
            templates, slots: slots.list,
            slotsOfPlaces: templates.indices.map { slots.places[$0] ?? [] }, reads: slots.reads)
        return (compiled, [])
    }

    private typealias Found = (
        source: CompiledText.Source, reads: [FieldReference],
        problems: [(problem: DefinitionProblem, offset: Int)]
    )

    private mutating func source(of slot: TextTemplate.Slot, isMessage: Bool) -> Found {
        if let expression = slot.expression { return compile(expression) }
        guard let found = scope.find(slot.source) else {
            if scope.isRow, slot.source.hasSameBytes(as: "row") { return (.rowNumber, [], []) }
            guard !isMessage else { return (.parameter, [], []) }
            var parameters: IssueParameters = ["name": .text(slot.source)]
            parameters["nearest"] = suggestion(for: slot.source).map { .text($0) }
            parameters["insertion"] = DefinitionProblem.insertion(of: slot.source)
            return (.parameter, [], [(DefinitionProblem(.unknownField, parameters: parameters), 0)])
        }
        guard found.field.isSecure else {
            // Choices that are fetched for values belong to the record, where an expression finds the titles.
            if found.field.list?.sources.isEmpty == false {
                return compile("title(\(slot.source))")
            }
            return (.field(found.reference), [found.reference], [])
        }
        guard !isMessage else { return (.secret, [], []) }
        return (.secret, [], [(secretRead(found.field), 0)])
    }

    private mutating func compile(_ source: String) -> Found {
        let expression = FormExpression(source)
        let result = code(
            of: expression, wanted: "a value that can be shown",
            isWanted: { $0 != .period && $0 != .rows })
        switch result {
        case .failure(let problems):
            return (
                .parameter, [],
                problems.list.map { ($0.definitionProblem(of: expression), $0.offset) }
            )
        case .success(let code):
            for reference in code.reads {
                guard let field = scope.field(at: reference), field.isSecure else { continue }
                return (.secret, [], [(secretRead(field), 0)])
            }
            return (.expression(code), code.reads, [])
        }
    }

    private func secretRead(_ field: FieldLayout) -> DefinitionProblem {
        DefinitionProblem(.secretRead, parameters: ["name": .text(field.name.text)])
    }
}

/// The slots of a text, each once, whatever the number of places and languages that name it.
private struct SlotList {
    private(set) var list: [CompiledText.Slot] = []
    private var readFields = FieldReferences()
    /// For each language, the slots of its places.
    private(set) var places: [Int: [Int]] = [:]
    /// The slots by the hashes of their bytes, because hashing a hostile `String` could take quadratic time.
    private var known: [Int: [Int]] = [:]

    var reads: [FieldReference] { readFields.list }

    mutating func takeKnown(_ slot: TextTemplate.Slot, of language: Int) -> Bool {
        let index = known[SlotList.hash(of: slot.source)]?.first {
            list[$0].source.hasSameBytes(as: slot.source)
        }
        guard let index else { return false }
        places[language, default: []].append(index)
        return true
    }

    mutating func add(
        _ slot: TextTemplate.Slot, _ source: CompiledText.Source, of language: Int,
        reads: [FieldReference]
    ) {
        known[SlotList.hash(of: slot.source), default: []].append(list.count)
        places[language, default: []].append(list.count)
        list.append(CompiledText.Slot(source: slot.source, value: source))
        for read in reads { readFields.insert(read) }
    }

    private static func hash(of text: String) -> Int {
        var hasher = Hasher()
        for byte in text.utf8 { hasher.combine(byte) }
        return hasher.finalize()
    }
}

extension DefinitionProblem {
    /// The problem at a byte of a text, with the column and, for a text of a form file, the offset in the file.
    func inside(
        _ text: LocalizedText, _ index: Int, _ string: String, at offset: Int
    ) -> DefinitionProblem {
        var parameters = parameters
        let before = string.utf8.prefix(offset)
        parameters["column"] = .integer(1 + before.count { $0 & 0xC0 != 0x80 })
        var problem = DefinitionProblem(code, parameters: parameters, item: item, part: part)
        problem.fileOffset = text.fileOffset?(index, offset)
        return problem
    }
}
