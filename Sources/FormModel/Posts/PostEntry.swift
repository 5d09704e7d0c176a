/// The ranges of one name and its value in the body of a form post.
struct PostEntry: Sendable {
    let name: Range<Int>
    let value: Range<Int>
    /// Whether `+` and `%` are escapes in the name and the value.
    let isPercentEncoded: Bool
    /// The file that the value is; `nil` for a text.
    let file: PostedFile?
    /// Whether the name and the value are parts of a JSON text, with its escapes.
    let isJSON: Bool
    /// Whether the value is an array or object of JSON.
    let isNested: Bool

    init(
        name: Range<Int>, value: Range<Int>, isPercentEncoded: Bool, file: PostedFile? = nil
    ) {
        self.name = name
        self.value = value
        self.isPercentEncoded = isPercentEncoded
        self.file = file
        isJSON = false
        isNested = false
    }

    /// Makes an entry of a key and a value of JSON.
    init(json name: Range<Int>, value: Range<Int>, isNested: Bool) {
        self.name = name
        self.value = value
        self.isNested = isNested
        isPercentEncoded = false
        file = nil
        isJSON = true
    }

    /// The same entry with a part of its value.
    func with(value: Range<Int>) -> PostEntry {
        isJSON
            ? PostEntry(json: name, value: value, isNested: isNested)
            : PostEntry(
                name: name, value: value, isPercentEncoded: isPercentEncoded, file: file)
    }

    /// Whether the value is a file.
    var isFile: Bool { file != nil && !isUnchosenFile }

    /// Whether it is the part of an input in which no file was chosen, which a browser sends empty and without a name.
    var isUnchosenFile: Bool { value.isEmpty && file?.name.isEmpty == true }

    /// Whether the value needs no decoding, so that nothing is copied.
    func isPlain(in text: Span<UInt8>) -> Bool {
        isJSON
            ? PostText.isPlainJSON(value, of: text)
            : PostText.isPlain(value, of: text, isPercentEncoded: isPercentEncoded)
    }

    /// Appends the name without escapes.
    func appendName(in text: Span<UInt8>, to bytes: inout [UInt8]) {
        guard isJSON || isPercentEncoded else {
            return PostText.append(nameOfPart: name, of: text, to: &bytes)
        }
        append(name, in: text, to: &bytes)
    }

    /// Appends the value without escapes.
    func appendValue(in text: Span<UInt8>, to bytes: inout [UInt8]) {
        append(value, in: text, to: &bytes)
    }

    private func append(_ range: Range<Int>, in text: Span<UInt8>, to bytes: inout [UInt8]) {
        if isJSON { return PostText.append(json: range, of: text, to: &bytes) }
        PostText.append(range, of: text, isPercentEncoded: isPercentEncoded, to: &bytes)
    }

    /// The name without escapes.
    func nameText(in text: Span<UInt8>) -> String {
        var bytes: [UInt8] = []
        appendName(in: text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value without escapes.
    func valueText(in text: Span<UInt8>) -> String {
        var bytes: [UInt8] = []
        appendValue(in: text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
