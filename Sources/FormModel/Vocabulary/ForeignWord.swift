/// What a word of HTML, JSON Schema and other form languages is in form files: the first guess of someone who knows them.
enum ForeignWord: Sendable, Equatable {
    /// A type of item.
    case item(FormItem.Kind)
    /// A type of value.
    case value(ValueType)
    /// A validator, with an example of how it is written.
    case validator(String, example: String)
    /// A formatter of amounts, with an example of how it is written.
    case amount(example: String)

    /// Where the word was written.
    enum Place {
        /// At the key `type` of an item.
        case type
        /// At the key `value` of an input.
        case value
        /// Among validators.
        case validators
        /// As a key of an item.
        case key
    }

    /// What to write instead of a word; `nil` for a word that means nothing known in that place.
    ///
    /// - Complexity: O(1); words over 64 bytes are never known.
    static func advice(for word: String, at place: Place) -> String? {
        meanings[plain(word)].flatMap { $0.advice(at: place) }
    }

    private func advice(at place: Place) -> String? {
        switch (self, place) {
        case (.item(let kind), .type), (.item(let kind), .value), (.item(let kind), .key):
            "Write \"type\": \"\(kind.rawValue)\"."
        case (.item, .validators): nil
        case (.value(.text), .type): "Write \"type\": \"input\"."
        case (.value(let type), .type):
            "Write \"type\": \"input\" and \"value\": \"\(type.rawValue)\"."
        case (.value(let type), .value), (.value(let type), .key):
            "Write \"value\": \"\(type.rawValue)\"."
        case (.value(let type), .validators):
            "Write \"value\": \"\(type.rawValue)\" beside \"type\" instead."
        case (.amount(let example), .type):
            "Write \"type\": \"input\", \"value\": \"decimal\" and \"formatter\": \(example)."
        case (.amount(let example), .value):
            "Write \"value\": \"decimal\" and \"formatter\": \(example)."
        case (.amount(let example), .validators):
            "Write \"formatter\": \(example) beside \"type\" instead."
        case (.amount(let example), .key): "Write \"formatter\": \(example)."
        case (.validator(_, let example), .type):
            "Write \"type\": \"input\" and \"validators\": [\(example)]."
        case (.validator(_, let example), .value), (.validator(_, let example), .key):
            "Write \"validators\": [\(example)]."
        case (.validator(_, let example), .validators): "Write \(example)."
        }
    }

    /// Whether the word is a validator.
    static func isValidator(_ word: String) -> Bool {
        if case .validator = meanings[plain(word)] { true } else { false }
    }

    /// The word in small letters, without signs between its parts; empty for a long one.
    private static func plain(_ word: String) -> String {
        guard word.utf8.count <= 64 else { return "" }
        let letters = word.utf8.filter { ![UInt8(ascii: "-"), UInt8(ascii: "_")].contains($0) }
        return String(
            decoding: letters.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// The meanings of words as ``plain(_:)`` makes them.
    private static let meanings: [String: ForeignWord] = {
        var meanings: [String: ForeignWord] = [:]
        for type in ValueType.ofInputs { meanings[plain(type.rawValue)] = .value(type) }
        for kind in FormItem.Kind.allCases { meanings[plain(kind.rawValue)] = .item(kind) }
        for (meaning, words) in table {
            for word in words.split(separator: " ") { meanings[String(word)] = meaning }
        }
        return meanings
    }()

    private static let table: [(meaning: ForeignWord, words: String)] = [
        (.value(.text), "string str textfield textinput textbox singleline shorttext line"),
        (.value(.multiline), "textarea longtext editor memo paragraphtext lines"),
        (.value(.decimal), "number numeric float double real"),
        (.amount(example: #"{ "currency": "USD" }"#), "money currency amount price"),
        (.value(.integer), "int whole long"),
        (.value(.boolean), "bool confirm confirmation checkbox toggle switch yesno acknowledge"),
        (
            .value(.choice),
            "select radio radios radiogroup dropdown combobox enum option singleselect"
        ),
        (
            .value(.choices),
            "multiselect multiplechoice checkboxes checkboxgroup tagbox selectmany multiple"
        ),
        (.value(.texts), "array strings tags"),
        (.value(.date), "day calendar datepicker"),
        (.value(.time), "timepicker clock"),
        (.value(.dateTime), "timestamp moment instant"),
        (.value(.localDateTime), "datetimelocal"),
        (.value(.duration), "interval timespan"),
        (.value(.file), "upload attachment fileupload fileinput binary blob"),
        (.item(.secureInput), "password secret passphrase pin"),
        (.item(.label), "heading header html markdown note info paragraph message static display"),
        (.item(.group), "repeat repeater repeatable list table matrix paneldynamic"),
        (.item(.section), "fieldset panel object"),
        (.item(.button), "submit"),
        (
            .validator("required", example: #""required""#),
            "required mandatory notempty notblank nonempty presence"
        ),
        (
            .validator("length", example: #"{ "length": { "min": 2, "max": 40 } }"#),
            "length minlength maxlength len size minlen maxlen stringlength"
        ),
        (
            .validator("range", example: #"{ "range": { "min": 1, "max": 9 } }"#),
            "range min max minimum maximum between gte ge lte le minvalue maxvalue"
        ),
        (
            .validator("range", example: #"{ "range": { "above": 0, "below": 9 } }"#),
            "above below gt lt exclusiveminimum exclusivemaximum greaterthan lessthan morethan positive"
        ),
        (
            .validator("pattern", example: #"{ "pattern": "[a-z]+" }"#),
            "pattern regex regexp regularexpression matches match"
        ),
        (.validator("email", example: #""email""#), "email mail emailaddress"),
        (.validator("url", example: #""url""#), "url uri link website"),
        (.validator("count", example: #"{ "count": { "min": 1 } }"#), "count minitems maxitems"),
    ]
}
