/// Writes the text of an expanded form and records where each part comes from.
struct ExpandedWriter {
    private let bytes: [UInt8]
    let limit: Int
    private(set) var output: [UInt8] = []
    private(set) var map = SourceMap()

    /// - Parameters:
    ///   - bytes: The file.
    ///   - limit: The number of bytes after which nothing is written.
    init(_ bytes: [UInt8], limit: Int) {
        self.bytes = bytes
        self.limit = limit
    }

    /// Whether the text exceeds the limit and is therefore incomplete.
    var isFull: Bool { output.count > limit }

    mutating func addUse(at offset: Int, in enclosing: Int) -> Int {
        map.addUse(at: offset, in: enclosing)
    }

    // MARK: Structure

    /// Writes a comma if something is before the next element or member.
    mutating func separate() {
        guard let last = output.last, last != UInt8(ascii: "["), last != UInt8(ascii: "{") else {
            return
        }
        output.append(UInt8(ascii: ","))
    }

    mutating func begin(_ bracket: String, at offset: Int, use: Int = -1) {
        add(bracket, at: offset, use: use)
    }

    mutating func end(_ bracket: String) {
        if !isFull { output.append(contentsOf: bracket.utf8) }
    }

    mutating func key(_ key: FormKey, at offset: Int, use: Int) {
        self.key(key.rawValue, at: offset, use: use)
    }

    mutating func key(_ key: String, at offset: Int, use: Int = -1) {
        guard !isFull else { return }
        separate()
        map.add(at: output.count, from: offset, isCopied: false, use: use)
        output.append(jsonString: key.utf8.span)
        output.append(UInt8(ascii: ":"))
    }

    // MARK: Parts

    /// Writes bytes that are not in the file and belong to an offset of it.
    mutating func add(_ text: String, at offset: Int, use: Int) {
        guard !isFull else { return }
        map.add(at: output.count, from: offset, isCopied: false, use: use)
        output.append(contentsOf: text.utf8)
    }

    /// Copies a value as it is written in the file.
    mutating func copy(_ value: JSONValue, use: Int = -1) {
        copy(value.offset..<value.endOffset, use: use)
    }

    mutating func copy(_ range: Range<Int>, use: Int) {
        guard !isFull, !range.isEmpty else { return }
        map.add(at: output.count, from: range.lowerBound, isCopied: true, use: use)
        output.append(contentsOf: bytes[range])
    }

    /// Writes a string with some parts replaced, without its quotation marks.
    mutating func content(of value: JSONValue, _ edits: [NameEdits.Edit], use: Int) {
        guard let place = value.textPlace else { return }
        var at = value.offset + 1
        for edit in edits {
            let start = place.offset(ofByte: edit.range.lowerBound)
            copy(at..<start, use: use)
            add(edit.name, at: start, use: use)
            at = place.offset(ofByte: edit.range.upperBound)
        }
        copy(at..<value.endOffset - 1, use: use)
    }

    /// Writes a string with some parts replaced.
    mutating func string(_ value: JSONValue, _ edits: [NameEdits.Edit], use: Int) {
        guard !edits.isEmpty else { return copy(value, use: use) }
        copy(value.offset..<value.offset + 1, use: use)
        content(of: value, edits, use: use)
        copy(value.endOffset - 1..<value.endOffset, use: use)
    }
}
