/// Reads form posts entry by entry and stages those that are fields, on memory that it keeps.
///
/// It alone decides which field the name of an entry leads to.
struct PostReader: Sendable {
    private let layout: FormLayout
    private let listed: ListedGroups
    private let limits: JSONLimits
    /// The boxes that are not ticked where they are not sent.
    private var boxes: [Int] = []
    private var name: [UInt8] = []
    /// The entries of lists and groups, which may be sent in turns.
    private var collected: [CollectedEntry] = []
    /// The chosen options of fields in the order in which they were chosen, as pages send it.
    private var orders: [CollectedEntry] = []
    /// The parts of dates, which are read when all are known.
    private var parts: [CollectedEntry] = []
    private var count = 0
    private var tape = JSONTape()

    /// The entries of the last post that are neither a field nor a control of a page.
    private(set) var unknown: [PostEntry] = []

    /// Whether the last post has the control with which a page of a card says that it is one.
    private(set) var isFromPage = false

    /// The entry with which a page of a card says which button was pressed; of several, the first.
    private(set) var button: PostEntry?

    /// The names in sections of the form that are no field; those of texts.
    private(set) var unknownMembers: [(key: String, section: Int)] = []

    /// The offsets of the names of files in sections that are no field; no file is a button.
    private(set) var unknownFiles: Set<Int> = []

    /// Whether the entries are kept, for a page that is filled in with them again: then no entry refuses the whole post.
    var keepsEntries = false
    /// The entries of fields that are no lists.
    private var singles: [CollectedEntry] = []
    /// The entries of the last post that lead to fields, with the rows at their places; if the entries are kept.
    var entries: [CollectedEntry] { singles + collected }

    /// Whether the last post says in which language its page was drawn.
    private(set) var hasLocale = false

    /// The sections for which the last post has a text.
    private var refusedSections: [Int] = []

    init(_ compiled: CompiledForm, limits: JSONLimits) {
        layout = compiled.layout
        listed = ListedGroups(compiled)
        self.limits = limits
        set(scope: .whole)
    }

    /// Sets the fields that are validated: a box among them that is not sent is not ticked.
    mutating func set(scope: ValidationScope) {
        let named = scope == .sent ? [] : scope.names
        boxes = layout.boxes.filter { named?.contains(layout.fields[$0].name) != false }
    }

    mutating func reset() {
        unknown.removeAll(keepingCapacity: true)
        collected.removeAll(keepingCapacity: true)
        if !orders.isEmpty { orders = [] }
        if !parts.isEmpty { parts = [] }
        if !singles.isEmpty { singles = [] }
        hasLocale = false
        if !refusedSections.isEmpty { refusedSections = [] }
        count = 0
        isFromPage = false
        button = nil
        if !unknownMembers.isEmpty { unknownMembers = [] }
        if !unknownFiles.isEmpty { unknownFiles = [] }
    }

    /// Removes the unknown entries of some names.
    mutating func removeUnknown(where isRemoved: (PostEntry) -> Bool) {
        unknown.removeAll(where: isRemoved)
    }

    /// Reads a post.
    ///
    /// If it throws, the staged values must not be used.
    ///
    /// - Complexity: O(*n*), and O(*k* log *k*) for *k* elements of lists that are sent in turns, and for *k*
    ///   entries that lead into rows.
    mutating func read(
        _ text: Span<UInt8>, as encoding: PostEncoding, into values: inout ValueTable
    ) throws(PostFailure) {
        let maximum = keepsEntries ? Int(Int32.max) : limits.bytes
        func checkSize(_ count: Int) throws(PostFailure) {
            guard count <= maximum else {
                throw PostFailure(reason: .tooManyBytes, offset: maximum, limit: maximum)
            }
        }
        if case .multipart = encoding {} else { try checkSize(text.count) }
        switch encoding {
        case .urlEncoded:
            var entries = URLEncodedEntries()
            while let entry = entries.next(text) {
                try take(entry, text, .tooManyMembers, &values)
            }
        case .multipart(let boundary):
            var entries = MultipartEntries(boundary: boundary)
            // The bytes of files do not count: validators bound them, and nothing of them is kept.
            var files = 0
            while let entry = try entries.next(text) {
                if entry.isFile { files += entry.value.count }
                try checkSize(entry.value.upperBound - files)
                try take(entry, text, .tooManyParts, &values)
            }
        case .adaptive:
            isFromPage = true
            try readObject(text, &values)
        }
        stageCollected(text, &values)
        // A host sends a box that is not ticked too.
        if encoding != .adaptive { values.stageUnticked(boxes) }
        for field in refusedSections.flatMap({ layout.sections[$0].fields })
        where !values[field].isSent { values[field] = .inRefusedSection }
    }

    private mutating func take(
        _ entry: PostEntry, _ text: Span<UInt8>, _ excess: PostFailure.Reason,
        _ values: inout ValueTable
    ) throws(PostFailure) {
        count += 1
        guard count <= limits.members else {
            if keepsEntries { return }
            throw PostFailure(
                reason: excess, offset: entry.name.lowerBound, limit: limits.members)
        }
        do throws(PostFailure) {
            try take(entry, text, &values)
        } catch {
            if !keepsEntries { throw error }
        }
    }

    private mutating func take(
        _ entry: PostEntry, _ text: Span<UInt8>, _ values: inout ValueTable
    ) throws(PostFailure) {
        name.removeAll(keepingCapacity: true)
        entry.appendName(in: text, to: &name)
        guard PostText.isUTF8(name.span) else {
            throw PostFailure(reason: .malformedText, offset: entry.name.lowerBound)
        }
        let target = try target(of: entry)
        guard case .field(let known) = target else { return try note(target, entry, text, &values) }
        let type = layout.traits[known.field].valueType
        guard !type.isList, type != .group else {
            if entry.isJSON, known.isChoices, !entry.isNested {
                collected += known.elements(text)
            } else {
                collected.append(known)
            }
            return
        }
        if keepsEntries { singles.append(known) }
        var value = values[known.field]
        values.reading.stage(entry, isFirst: !value.isSent, text, known.field, &value)
        values[known.field] = value
    }

    /// Reads the members of a JSON object as entries; an array of texts is an entry for each of them.
    private mutating func readObject(
        _ text: Span<UInt8>, _ values: inout ValueTable
    ) throws(PostFailure) {
        if let failure = tape.read(text, limits: limits) { throw PostFailure(failure) }
        let nodes = tape.nodes
        guard nodes[0].kind == .object else {
            throw PostFailure(reason: .notAnObject, offset: nodes[0].offset)
        }
        // A host sends the members in any order, and texts are read in the language of the page.
        var at = 1
        while at < nodes.count {
            let (key, value) = (nodes[at], nodes[at + 1])
            if value.kind == .string, key.string(in: text).hasSameBytes(as: PageControl.locale.name)
            {
                read(inLocale: value.string(in: text), &values)
            }
            at = Int(value.next)
        }
        at = 1
        while at < nodes.count {
            let key = nodes[at]
            let value = nodes[at + 1]
            let next = Int(value.next)
            let elements = value.kind == .array ? nodes[(at + 2)..<next] : []
            let isList = !elements.isEmpty && elements.allSatisfy { $0.kind == .string }
            // A null and an array without elements are empty answers.
            let isEmpty = value.kind == .null || value.kind == .array && elements.isEmpty
            for node in isList ? elements : [value] {
                let entry = PostEntry(
                    json: Int(key.start)..<Int(key.end),
                    value: Int(node.start)..<Int(isEmpty ? node.start : node.end),
                    isNested: node.isNested && !isEmpty)
                try take(entry, text, .tooManyMembers, &values)
            }
            at = next
        }
    }

    /// What the name of an entry leads to.
    private enum Target {
        case field(CollectedEntry)
        case section(Int)
        /// A key that no member of the object of a section has.
        case unknownMember(String, section: Int)
        case unknown
    }

    private func target(of entry: PostEntry) throws(PostFailure) -> Target {
        try target(of: entry, named: name.span)
    }

    private func target(
        of entry: PostEntry, named text: Span<UInt8>
    ) throws(PostFailure) -> Target {
        var known = layout.hasInnerKeys ? PostName(text, in: layout) : nil
        if known == nil {
            known = try PostName(text, depth: limits.depth, offset: entry.name.lowerBound)
        }
        guard let parts = known else { return .unknown }
        var steps = parts.steps[...]
        switch layout.target(parts.field, &steps, text) {
        case .field(let field):
            return CollectedEntry(steps, entry, text, of: field, in: layout, listed)
                .map(Target.field) ?? .unknown
        case .section(let section): return steps.isEmpty ? .section(section) : .unknown
        case .unknown(let section, let key):
            return section < 0
                ? .unknown : .unknownMember(String(utf8: text.extracting(key)), section: section)
        }
    }

    /// Notes an entry that is no field.
    private mutating func note(
        _ target: Target, _ entry: PostEntry, _ text: Span<UInt8>, _ values: inout ValueTable
    ) throws(PostFailure) {
        // A page may have inputs for files of which the form knows nothing.
        guard !entry.isUnchosenFile else { return }
        switch target {
        case .unknownMember(let key, let section):
            if entry.isFile {
                unknownFiles.insert(entry.name.lowerBound)
            } else {
                unknownMembers.append((key, section))
            }
            values.addUnknown(key, of: section, offset: entry.name.lowerBound)
        case .section(let section):
            // Pages send an empty entry to show that a part of them was sent.
            guard !entry.value.isEmpty else { return }
            values.refuse(section: section, offset: entry.value.lowerBound)
            refusedSections.append(section)
        case .field, .unknown:
            guard !entry.isFile, PageControl.isName(name.span) else {
                // Browsers fill in this entry themselves, with a text.
                let isFilledIn = ASCIIText.isSame(name.span, name.indices, "_charset_")
                if entry.isFile || !isFilledIn { unknown.append(entry) }
                return
            }
            try noteControl(entry, text, &values)
        }
    }

    /// Notes an entry of a page that says how it was sent, or how other entries are read.
    private mutating func noteControl(
        _ entry: PostEntry, _ text: Span<UInt8>, _ values: inout ValueTable
    ) throws(PostFailure) {
        if PageControl.button.isName(name.span), button == nil { button = entry }
        if PageControl.page.isName(name.span) { isFromPage = true }
        if PageControl.locale.isName(name.span) {
            read(inLocale: entry.valueText(in: text), &values)
        } else if let field = PageControl.order.field(in: name.span),
            case .field(let known) = try target(of: entry, named: name.span.extracting(field)),
            known.isChoices
        {
            orders.append(known)
        } else if let (part, field) = PageControl.part(in: name.span),
            case .field(var known) = try target(of: entry, named: name.span.extracting(field)),
            known.isDate
        {
            known.part = part
            parts.append(known)
        }
    }

    /// Reads the texts of the post in the language of the page that sent it; of two languages the first counts.
    private mutating func read(inLocale tag: String, _ values: inout ValueTable) {
        guard !hasLocale, let language = LanguageTag(tag) else { return }
        hasLocale = true
        values.reading.typed = values.reading.typed.speaking(ReaderLocale(language))
    }

    /// Stages the dates of the form that were sent in parts; those of rows are read with their groups.
    private mutating func stageParts(_ text: Span<UInt8>, _ values: inout ValueTable) {
        collected += parts.filter { !$0.inner.isEmpty }
        var rest = parts.filter(\.inner.isEmpty).sorted { $0.precedes($1) }[...]
        if keepsEntries { singles += rest }
        while let field = rest.first?.field {
            let end = rest.firstIndex { $0.field != field } ?? rest.endIndex
            var value = values[field]
            values.reading.stage(
                parts: rest[..<end], isFirst: !value.isSent, text, field, &value)
            values[field] = value
            rest = rest[end...]
        }
    }

    /// Stages the values of lists and groups.
    private mutating func stageCollected(_ text: Span<UInt8>, _ values: inout ValueTable) {
        if !parts.isEmpty { stageParts(text, &values) }
        let isSorted = collected.indices.dropFirst().allSatisfy {
            !collected[$0].precedes(collected[$0 - 1])
        }
        if !isSorted { collected.sort { $0.precedes($1) } }
        if !orders.isEmpty { orderChoices(text) }
        if !listed.groups.isEmpty, !collected.isEmpty {
            var placement = RowPlacement(
                collected, isFromPage: isFromPage, limit: layout.limits.groupCells)
            placement.place(listed, text)
            if placement.isChanged {
                collected = placement.entries
            }
        }
        var rest = collected[...]
        while let field = rest.first?.field {
            let end = rest.firstIndex { $0.field != field } ?? rest.endIndex
            let entries = PostSource.Entries(list: rest[..<end], depth: 0)
            values.stage(entries, of: PostSource(), text, at: field)
            rest = rest[end...]
        }
    }

    /// Puts chosen options in the order that the page gives for them, and those that were chosen on the page behind these.
    ///
    /// A browser sends options in the order of the page, and an option once.
    private mutating func orderChoices(_ text: Span<UInt8>) {
        orders.sort { $0.precedes($1) }
        var ordered: [CollectedEntry] = []
        var rest = orders[...]
        var at = 0
        while let first = rest.first {
            let end = rest.firstIndex { !$0.hasName(of: first) } ?? rest.endIndex
            // Bytes, since choices that differ only in their normal form are different.
            var ranks: [[UInt8]: [Int]] = [:]
            for index in rest.startIndex..<end {
                ranks[Array(rest[index].entry.valueText(in: text).utf8), default: []].append(index)
            }
            rest = rest[end...]
            while at < collected.count, collected[at].precedes(first),
                !collected[at].hasName(of: first)
            {
                ordered.append(collected[at])
                at += 1
            }
            while at < collected.count, collected[at].hasName(of: first) {
                let value = Array(collected[at].entry.valueText(in: text).utf8)
                let known = ranks.removeValue(forKey: value)
                for rank in known ?? [orders.count + at] {
                    ordered.append(collected[at])
                    ordered[ordered.count - 1].rank = rank
                }
                at += 1
            }
        }
        collected = ordered + collected[at...]
        collected.sort { $0.precedes($1) }
    }
}
