/// The texts that are inserted into one text, whose size is limited together.
///
/// So a text with many places stays small whatever the values are.
struct InsertedTexts {
    /// The largest size in UTF-8 bytes of the texts that are inserted into one text.
    static let maximumBytes = 10_000

    private var rest = maximumBytes

    init() {}

    /// The text as it is inserted: shortened where the limit is reached, and an ellipsis behind the limit.
    mutating func insert(_ text: String) -> String {
        let count = text.utf8.count
        guard count > rest else {
            rest -= count
            return text
        }
        defer { rest = 0 }
        return ShortenedText.of(text, bytes: rest)
    }
}
