/// Compiles the texts of a form, or of the rows of a group, and those of their items.
struct TextBuilder {
    private(set) var texts: FormTexts
    /// The texts of the form itself, or of each row.
    private let ofRecord: [LocalizedText]
    private let isOfRows: Bool
    /// For each list of the form whose texts read fields of the form, these fields.
    private(set) var readsOfLists: [String: Set<Int>]

    /// - Parameters:
    ///   - texts: The texts of the form itself, or of each row.
    ///   - enclosing: The record around the rows; `nil` for the form.
    init(_ texts: [LocalizedText], in enclosing: EnclosingRecord?) {
        ofRecord = texts
        isOfRows = enclosing != nil
        readsOfLists = enclosing?.readsOfLists ?? [:]
        self.texts = FormTexts(title: enclosing == nil ? texts.first : nil)
    }

    /// Compiles the texts of the form itself, or of each row.
    mutating func noteRecord(_ binder: inout ExpressionBinder) {
        for (index, text) in ofRecord.enumerated() {
            let part: DefinitionProblem.Part =
                isOfRows ? .key(.rowTitle) : index == 0 ? .title : .key(.help)
            note(text, item: nil, part: part, hasMarkup: !isOfRows && index == 1, &binder)
        }
    }

    mutating func note(_ ending: FormEnding, _ binder: inout ExpressionBinder) {
        let part = DefinitionProblem.Part.key(.endings, of: ending.name)
        note(ending.title, item: nil, part: part, &binder)
        note(ending.text, item: nil, part: part, hasMarkup: true, &binder)
    }

    /// Compiles a text of the form, a page or an item.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - item: The index of the item; `nil` for the form or a page.
    ///   - part: The part that has the text, for problems.
    ///   - hasMarkup: Whether it may have markup, as helps and labels have.
    ///   - isReported: Whether its problems are reported at another item.
    ///   - binder: The binder of the record.
    mutating func note(
        _ text: LocalizedText?, item: Int?, part: DefinitionProblem.Part, hasMarkup: Bool = false,
        isReported: Bool = false, _ binder: inout ExpressionBinder
    ) {
        guard let text else { return }
        if hasMarkup { binder.report(noteMarkup(of: text, item: item, part: part)) }
        let (compiled, found) = binder.text(text)
        if !isReported { binder.report(found.map { $0.placed(item: item, part: part) }) }
        guard let compiled else { return }
        texts.insert(text, compiled)
        texts.note(compiled.reads, by: item ?? FormTexts.record)
        if compiled.readsRowNumber { texts.noteRowNumber(by: item ?? FormTexts.record) }
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
        return markup.wrongAddresses.prefix(ExpressionBinder.maximumProblemsOfText).map {
            (index, address) in
            let problem = DefinitionProblem(
                .badLink, parameters: ["address": .text(address)], item: item, part: part)
            let string = texts[index].text
            let offset = Self.offset(of: address, in: string)
            return problem.inside(text, index, string, at: offset ?? 0)
        }
    }

    /// The byte offset of the address of a link in a text.
    private static func offset(of address: String, in text: String) -> Int? {
        let (bytes, wanted) = (Array(text.utf8), Array("](\(address)".utf8))
        return bytes.indices.first { bytes[$0...].starts(with: wanted) }.map { $0 + 2 }
    }

    // MARK: Items

    /// Compiles the texts of an item; names in messages are checked with the other checks of messages.
    mutating func note(_ item: FormItem, _ index: Int, _ binder: inout ExpressionBinder) {
        // The text of another answer has the title of its choice.
        note(
            item.title, item: index, part: .title, hasMarkup: item.kind == .label,
            isReported: item.other != nil, &binder)
        note(item.help, item: index, part: .key(.help), hasMarkup: true, &binder)
        note(item.placeholder, item: index, part: .key(.placeholder), &binder)
        noteWords(of: item, index, &binder)
        guard !item.messages.isEmpty else { return }
        for code in item.messages.keys.sorted() {
            guard let message = item.messages[code] else { continue }
            let (compiled, found) = binder.text(message, isMessage: true)
            binder.report(found.map { $0.placed(item: index, part: .message(code)) })
            if let compiled { texts.insert(message, compiled) }
        }
    }

    /// Compiles the titles of yes and no, the units, and the texts of the choices that the item itself has.
    private mutating func noteWords(
        of item: FormItem, _ index: Int, _ binder: inout ExpressionBinder
    ) {
        note(item.trueTitle, item: index, part: .key(.trueTitle), &binder)
        note(item.falseTitle, item: index, part: .key(.falseTitle), &binder)
        // Another answer has the units of its field.
        let isReported = item.other != nil
        note(item.unit, item: index, part: .key(.unit), isReported: isReported, &binder)
        note(item.unitBefore, item: index, part: .key(.unitBefore), isReported: isReported, &binder)
        guard item.choicesOf == nil, !item.hasRowsOfList else { return }
        for (row, choice) in (item.fixedRows ?? item.choices).enumerated() {
            for text in choice.textsWithPlaces {
                note(text, item: index, part: .choice(row), &binder)
            }
        }
    }

    // MARK: Lists

    /// Compiles the texts of the lists of the form, once for all fields that use them.
    ///
    /// The reasons of their choices have been compiled as messages.
    mutating func note(_ lists: ListTables, _ binder: inout ExpressionBinder) {
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
                binder.report(found)
                guard let compiled else { continue }
                texts.insert(text, compiled)
                texts.note(compiled.reads, byList: name)
            }
        }
        readsOfLists = texts.readsOfLists
    }

    /// Notes for a field of a row that the texts of its list read fields of the form.
    ///
    /// - Returns: These fields.
    mutating func noteUse(
        ofListOf item: FormItem, _ binder: inout ExpressionBinder
    ) -> [FieldReference] {
        let depth = binder.scope.depth
        guard depth > 0, let list = item.choicesOf?.listName, let fields = readsOfLists[list]
        else { return [] }
        let reads = fields.sorted().map { FieldReference(up: depth, field: $0) }
        binder.note(textReads: reads)
        texts.noteUse()
        return reads
    }

    // MARK: Cards and rules

    /// Adds a text of a card.
    mutating func insert(_ text: LocalizedText, ofCard compiled: CompiledText) {
        texts.insert(text, ofCard: compiled)
        texts.note(compiled.reads, by: FormTexts.record)
        if compiled.readsRowNumber { texts.noteRowNumber(by: FormTexts.record) }
    }

    /// Notes that a card has an expression.
    mutating func noteCard(reading code: ExpressionCode) {
        texts.noteCard()
        texts.note(code.reads, by: FormTexts.record)
        if code.readsRowNumber { texts.noteRowNumber(by: FormTexts.record) }
    }

    /// Adds the messages of rules, once all of them are compiled.
    mutating func addSentences(of binder: ExpressionBinder) {
        for (text, compiled) in binder.compiledSentences { texts.insert(text, compiled) }
        texts.setSentences(binder.sentences, from: binder.firstSentence)
    }

    /// Adds the texts and messages of the rows of a group.
    mutating func add(_ rows: FormTexts) { texts.add(rows: rows) }
}
