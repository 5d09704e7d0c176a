/// A text that is made of strings of a file, whose bytes keep their places there.
struct PlacedText {
    private var bytes: [UInt8] = []
    private var place = JSONTextPlace()

    /// The number of bytes.
    var count: Int { bytes.count }

    /// The text as a value, which begins at an offset.
    func value(at offset: Int) -> JSONValue {
        JSONValue(String(decoding: bytes, as: UTF8.self), at: place, offset: offset)
    }

    /// Adds bytes that are not in the file and belong to a place in it.
    mutating func add(_ text: String, at offset: Int) {
        place.add(from: count, at: offset)
        bytes.append(contentsOf: text.utf8)
    }

    /// Adds a string with some names replaced.
    mutating func add(_ value: JSONValue, _ edits: [NameEdits.Edit]) {
        guard let text = value.string, let source = value.textPlace else { return }
        let written = Array(text.utf8)
        var at = 0
        for edit in edits {
            place.add(from: count, at..<edit.range.lowerBound, of: source)
            bytes += written[at..<edit.range.lowerBound]
            add(edit.name, at: source.offset(ofByte: edit.range.lowerBound))
            at = edit.range.upperBound
        }
        place.add(from: count, at..<written.count, of: source)
        bytes += written[at...]
    }
}
