// Compiles the texts of a form and of its items.

extension ConditionBuilder {
    /// Compiles a text of the form, a page or an item.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - item: The index of the item; `nil` for the form or a page.
    ///   - part: The part that has the text, for problems.
    ///   - hasMarkup: Whether it may have markup, as helps and labels have.
    ///   - isReported: Whether its problems are reported at another item.
    mutating func note(
        _ text: LocalizedText?, item: Int?, part: DefinitionProblem.Part, hasMarkup: Bool = false,
        isReported: Bool = false
    ) {
        guard let text else { return }
        if hasMarkup { add(noteMarkup(of: text, item: item, part: part)) }
        let (compiled, found) = binder.text(text)
        if !isReported { add(found.map { $0.placed(item: item, part: part) }) }
        guard let compiled else { return }
        texts.insert(text, compiled)
        texts.note(compiled.reads, by: item ?? -1)
        if compiled.readsRowNumber { texts.noteRowNumber(by: item ?? -1) }
    }

    /// Parses the markup of a text.
    ///
    /// - Returns: The problems of its links.
    mutating func noteMarkup(
        of text: LocalizedText, item: Int?, part: DefinitionProblem.Part
    ) -> [DefinitionProblem] {
        guard text.contains(where: CompiledMarkup.hasMarks) else { return [] }
        let markup = CompiledMarkup(text)
        texts.insert(text, markup)
        let texts = text.texts
        return markup.wrongAddresses.prefix(ExpressionBinder.mostProblemsOfText).map {
            (index, address) in
            let problem = DefinitionProblem(
                .badLink, parameters: ["address": .text(address)], item: item, part: part)
            let string = texts[index].text
            let offset = Self.offset(of: address, in: string)
            return problem.inside(text, index, string, at: offset ?? 0)
        }
    }

    /// Compiles the texts of an item; names in messages are checked with the other checks of messages.
    mutating func noteTexts(of item: FormItem, _ index: Int) {
        // The text of another answer has the title of its choice.
        note(
            item.title, item: index, part: .title, hasMarkup: item.kind == .label,
            isReported: item.other != nil)
        note(item.help, item: index, part: .key(.help), hasMarkup: true)
        note(item.placeholder, item: index, part: .key(.placeholder))
        noteWords(of: item, index)
        guard !item.messages.isEmpty else { return }
        for code in item.messages.keys.sorted() {
            guard let message = item.messages[code] else { continue }
            let (compiled, found) = binder.text(message, isMessage: true)
            add(found.map { $0.placed(item: index, part: .message(code)) })
            if let compiled { texts.insert(message, compiled) }
        }
    }

    /// Compiles the titles of yes and no, the unit, and the texts of the choices that the item itself has.
    private mutating func noteWords(of item: FormItem, _ index: Int) {
        note(item.trueTitle, item: index, part: .key(.trueTitle))
        note(item.falseTitle, item: index, part: .key(.falseTitle))
        note(item.unit, item: index, part: .key(.unit))
        guard item.choicesOf == nil else { return }
        for (row, choice) in item.choices.enumerated() {
            for text in choice.textsWithPlaces {
                note(text, item: index, part: .choice(row))
            }
        }
    }

    /// Compiles the texts of the lists of the form, once for all fields that use them.
    ///
    /// The reasons of their choices have been compiled as messages.
    mutating func noteTexts(of lists: ListTables) {
        let reasons = [LocalizedText: CompiledText](
            binder.compiledSentences.map { ($0.text, $0.compiled) }, uniquingKeysWith: { $1 })
        for name in lists.names {
            guard let list = lists.lists[name] else { continue }
            if !reasons.isEmpty {
                for reason in list.choices.lazy.compactMap(\.reason) {
                    texts.note(reasons[reason]?.reads ?? [], byList: name)
                }
            }
            guard list.hasTextsWithPlaces else { continue }
            for text in list.choices.lazy.flatMap(\.textsWithPlaces) {
                let (compiled, found) = binder.text(text)
                add(found)
                guard let compiled else { continue }
                texts.insert(text, compiled)
                texts.note(compiled.reads, byList: name)
            }
        }
    }

    /// Notes for each field which fields the texts of its issues read, so that it is validated again when they change.
    mutating func noteReadsOfIssues() {
        guard texts.isUsed else { return }
        for index in fields.indices {
            let item = fields[index].item
            var titles = [item.title]
            var names = item.validators.flatMap(\.reads)
            for rule in fields[index].rules {
                names += rules[rule].names
                if case .check(_, let sentence?) = rules[rule].kind {
                    titles.append(binder.sentences[sentence - firstSentence])
                }
            }
            for other in Set(names.compactMap(layout.index)) {
                titles.append(fields[other].item.title)
            }
            var reads = Set(fields[index].textReads)
            titles += fields[index].layout.wordsWithPlaces
            for text in titles + item.messages.values {
                for read in texts[text]?.reads ?? [] where read.up == 0 { reads.insert(read.field) }
            }
            fields[index].textReads = reads.sorted()
        }
    }
}

extension ConditionBuilder {
    /// The byte offset of the address of a link in a text.
    private static func offset(of address: String, in text: String) -> Int? {
        let (bytes, wanted) = (Array(text.utf8), Array("](\(address)".utf8))
        return bytes.indices.first { bytes[$0...].starts(with: wanted) }.map { $0 + 2 }
    }
}
