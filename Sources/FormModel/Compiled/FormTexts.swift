/// The texts of a form, or of the rows of a group, that have places.
struct FormTexts: Sendable {
    /// The title of the form; `nil` for the rows of a group.
    let title: LocalizedText?

    /// The messages of rules, by number; those of the rows of groups follow those of the record.
    private(set) var sentences: [LocalizedText] = []

    /// The numbers of the messages of the rules, checks and choices of the record, without those of the rows of groups.
    private(set) var ownSentences = 0..<0

    private var compiled = TextTable<CompiledText>()

    /// The helps and labels that have markup.
    private var markups = TextTable<CompiledMarkup>()

    /// What stands for the record itself among the items whose texts read a field; any number that is no index would do.
    static let record = -1

    /// For each field of the record, the items whose texts read it, or ``record``.
    private(set) var readers: [Int: [Int]] = [:]

    /// For each field of the form, the lists whose texts read it.
    private(set) var readersInLists: [Int: Set<String>] = [:]

    /// For each list whose texts read fields of the form, these fields.
    private(set) var readsOfLists: [String: Set<Int>] = [:]

    /// For each field of an enclosing scope, the items whose texts read it.
    private(set) var enclosingReaders: [FieldReference: [Int]] = [:]

    /// The items of a row whose texts read its number, or ``record`` for the row itself.
    private(set) var numberReaders: [Int] = []

    /// The fields of enclosing scopes that texts of the record, or of rows in it, read.
    private(set) var enclosingReads = FieldReferences()

    /// Whether the record, or a row in it, has texts into which values are inserted.
    private(set) var isUsed = false

    /// Whether the record, or a row in it, has texts or expressions of cards, which no issue has.
    private(set) var isUsedByCards = false

    /// Whether a filling-in inserts values into texts of the record, or of a row in it.
    var isShown: Bool { isUsed || isUsedByCards }

    init(title: LocalizedText?) { self.title = title }

    /// The text with its places; `nil` if it has none.
    subscript(_ text: LocalizedText) -> CompiledText? {
        compiled[text]
    }

    mutating func insert(_ text: LocalizedText, _ compiled: CompiledText) {
        self.compiled[text] = compiled
        if compiled.needsValues { isUsed = true }
    }

    /// Adds a text of a card.
    mutating func insert(_ text: LocalizedText, ofCard compiled: CompiledText) {
        self.compiled[text] = compiled
        isUsedByCards = true
    }

    /// Notes that a card has expressions.
    mutating func noteCard() { isUsedByCards = true }

    /// The markup of a help or label; `nil` if it has none.
    func markup(of text: LocalizedText) -> CompiledMarkup? {
        markups[text]
    }

    mutating func insert(_ text: LocalizedText, _ markup: CompiledMarkup) { markups[text] = markup }

    /// Notes that a text of an item reads fields.
    mutating func note(_ reads: [FieldReference], by item: Int) {
        for read in reads {
            if read.up == 0 {
                if readers[read.field]?.last != item {
                    readers[read.field, default: []].append(item)
                }
            } else if enclosingReaders[read]?.last != item {
                enclosingReaders[read, default: []].append(item)
                enclosingReads.insert(read)
            }
        }
    }

    /// Notes that a text of an item of a row reads the number of the row.
    mutating func noteRowNumber(by item: Int) {
        if numberReaders.last != item { numberReaders.append(item) }
    }

    /// Notes that a text of a list of the form reads fields of the form.
    mutating func note(_ reads: [FieldReference], byList list: String) {
        for read in reads where read.up == 0 {
            readersInLists[read.field, default: []].insert(list)
            readsOfLists[list, default: []].insert(read.field)
        }
    }

    /// Notes that a field of the record has texts of a list of the form with values.
    mutating func noteUse() { isUsed = true }

    /// Sets the messages of the rules of the record, the first of which has a number.
    mutating func setSentences(_ sentences: [LocalizedText], from first: Int) {
        self.sentences = sentences
        ownSentences = first..<first + sentences.count
    }

    /// Adds the texts and messages of the rows of a group.
    mutating func add(rows: FormTexts) {
        sentences += rows.sentences
        guard rows.isShown else { return }
        if rows.isUsed { isUsed = true }
        if rows.isUsedByCards { isUsedByCards = true }
        for read in rows.enclosingReads where read.up > 1 {
            enclosingReads.insert(FieldReference(up: read.up - 1, field: read.field))
        }
    }
}

/// What was compiled from each of some texts.
private struct TextTable<Compiled: Sendable>: Sendable {
    // By the hashes, because at the first use of a dictionary the runtime searches the whole program for the way in which a key of
    // its own type is hashed.
    private var entries: [Int: [(text: LocalizedText, compiled: Compiled)]] = [:]

    subscript(_ text: LocalizedText) -> Compiled? {
        get {
            guard !entries.isEmpty else { return nil }
            return entries[text.hashValue]?.first { $0.text == text }?.compiled
        }
        set {
            var others = entries[text.hashValue, default: []].filter { $0.text != text }
            if let newValue { others.append((text, newValue)) }
            entries[text.hashValue] = others
        }
    }
}
