/// Finds a text in others, in linear time (Knuth, Morris and Pratt, 1977).
struct TextSearch {
    private let part: [UInt8]
    /// For each position of the part, the length of the longest beginning of it that ends there, and
    /// is not the whole.
    private let borders: [Int]

    /// - Complexity: O(*n*) in the part.
    init(_ part: Span<UInt8>) {
        var bytes: [UInt8] = []
        for at in part.indices { bytes.append(part[at]) }
        var borders = [Int](repeating: 0, count: bytes.count)
        var length = 0
        for at in bytes.indices.dropFirst() {
            while length > 0, bytes[length] != bytes[at] { length = borders[length - 1] }
            if bytes[length] == bytes[at] { length += 1 }
            borders[at] = length
        }
        self.part = bytes
        self.borders = borders
    }

    /// The positions at which the part is, from left to right and without overlaps; none for an empty
    /// part.
    ///
    /// - Complexity: O(*n*) in the text.
    func places(in text: Span<UInt8>, limit: Int = .max) -> [Int] {
        guard !part.isEmpty else { return [] }
        var places: [Int] = []
        var length = 0
        for at in text.indices {
            while length > 0, part[length] != text[at] { length = borders[length - 1] }
            if part[length] == text[at] { length += 1 }
            guard length == part.count else { continue }
            places.append(at + 1 - length)
            if places.count >= limit { return places }
            length = 0
        }
        return places
    }

    /// The text with another one in each place of the part; `nil` if it has more than `limit` bytes.
    ///
    /// - Complexity: O(*n*) in the text and the result.
    func replacing(in text: Span<UInt8>, by other: Span<UInt8>, limit: Int) -> [UInt8]? {
        let places = places(in: text)
        guard text.count + places.count * (other.count - part.count) <= limit else { return nil }
        var result: [UInt8] = []
        var at = 0
        for place in places {
            while at < place {
                result.append(text[at])
                at += 1
            }
            for index in other.indices { result.append(other[index]) }
            at += part.count
        }
        while at < text.count {
            result.append(text[at])
            at += 1
        }
        return result
    }
}
