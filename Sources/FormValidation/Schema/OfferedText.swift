import FormModel

/// The texts that a schema lists.
typealias OfferedTexts = OfferedValues<OfferedText>

/// A text that a schema lists; texts are compared by their bytes.
struct OfferedText: OfferedValue {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    init?(_ value: JSONValue) {
        guard let text = value.string else { return nil }
        self.init(text)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var json: SchemaValue { .text(text) }
    var plainTitle: String? { text }
    var isNoAnswer: Bool { bytes.isEmpty }

    static func fits(_ types: SchemaTypes) -> Bool { types.contains(.text) }
}

extension SchemaFacet {
    /// The choices that are exclusive by this keyword: it refuses a list of two elements or more with one of them.
    var exclusiveChoices: [String] {
        guard keyword == "not", value.members?.count == 2,
            SchemaWalk.member("minItems", of: value)?.integer == 2,
            let contained = SchemaWalk.member("contains", of: value), contained.members?.count == 1
        else { return [] }
        let one = SchemaWalk.member("const", of: contained).map { [$0] }
        let values = SchemaWalk.member("enum", of: contained)?.elements ?? one ?? []
        let texts = values.compactMap(\.string)
        return texts.count == values.count ? texts : []
    }
}
