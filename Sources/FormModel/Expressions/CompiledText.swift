/// A text of a form with its places compiled: in each language, the parsed template; for all languages together, the
/// values that are inserted.
final class CompiledText: Sendable {
    /// The origin of a value.
    enum Source: Sendable {
        case field(FieldReference)
        case expression(ExpressionCode)
        /// The number of the row, from 1.
        case rowNumber
        /// A parameter of an issue, which only messages have.
        case parameter
        /// A secret field, which only a parameter with the same name may replace.
        case secret
    }

    /// A value that is inserted, in as many places as name it.
    struct Slot: Sendable {
        /// The name, or `= expression`.
        let source: String
        let value: Source
    }

    /// The template of each language, in the order of the text.
    let templates: [TextTemplate]
    let slots: [Slot]
    /// For each template, the slot of each of its places.
    private let slotsOfPlaces: [[Int]]
    /// The fields that the text reads.
    let reads: [FieldReference]

    /// Whether values of a record are inserted; a message may have parameters of the issue only.
    var needsValues: Bool {
        slots.contains { slot in
            switch slot.value {
            case .field, .expression, .rowNumber: true
            case .parameter, .secret: false
            }
        }
    }

    /// Whether the number of the row is inserted, or an expression reads it.
    var readsRowNumber: Bool {
        slots.contains { slot in
            switch slot.value {
            case .rowNumber: true
            case .expression(let code): code.readsRowNumber
            case .field, .parameter, .secret: false
            }
        }
    }

    init(
        _ templates: [TextTemplate], slots: [Slot], slotsOfPlaces: [[Int]], reads: [FieldReference]
    ) {
        self.templates = templates
        self.slots = slots
        self.slotsOfPlaces = slotsOfPlaces
        self.reads = reads
    }

    /// Calls a body with the places of one language that have a slot of their own, in order.
    func forEachPlace(of index: Int, _ body: (_ place: Int, Slot) -> Void) {
        for (place, slot) in slotsOfPlaces[index].enumerated() { body(place, slots[slot]) }
    }

    /// The slot of a place of one language.
    func slot(ofPlace place: Int, _ index: Int) -> Int { slotsOfPlaces[index][place] }

    /// The text of one language with the texts of its slots.
    ///
    /// - Parameters:
    ///   - index: The language.
    ///   - text: The text of a slot; `nil` for a place that stays as it is written.
    /// - Returns: The filled text.
    func filled(_ index: Int, _ text: (_ slot: Int) -> String?) -> String {
        guard templates.indices.contains(index) else { return "" }
        let places = slotsOfPlaces[index]
        var known = SlotTexts(count: slots.count)
        var next = 0
        return templates[index].filled { _ in
            defer { next += 1 }
            return known.text(places[next], text)
        }
    }
}

/// The texts of the slots of a text, each made once, whatever the number of places that name it.
struct SlotTexts {
    private var texts: [String?]
    private var isKnown: [Bool]

    init(count: Int) {
        texts = Array(repeating: nil, count: count)
        isKnown = Array(repeating: false, count: count)
    }

    /// The text of a slot.
    mutating func text(_ slot: Int, _ make: (_ slot: Int) -> String?) -> String? {
        if isKnown[slot] { return texts[slot] }
        let text = make(slot)
        isKnown[slot] = true
        texts[slot] = text
        return text
    }
}
