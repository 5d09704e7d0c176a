/// What a person wants to do with the rows of a group; the numbers are those of rows, from 1.
enum RowCommand: Equatable {
    case add
    case edit(Int), delete(Int)
    case move(Int, to: Int)

    /// Reads `a`, `e 2`, `d 2` or `m 2 1`; `nil` for another text.
    init?(_ typed: String) {
        let bytes = Array(typed.utf8)
        let parts = bytes.dropFirst().split(separator: UInt8(ascii: " "))
        let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard let first = bytes.first, numbers.count == parts.count else { return nil }
        switch (first, numbers.count) {
        case (UInt8(ascii: "a"), 0) where bytes.count == 1: self = .add
        case (UInt8(ascii: "e"), 1): self = .edit(numbers[0])
        case (UInt8(ascii: "d"), 1): self = .delete(numbers[0])
        case (UInt8(ascii: "m"), 2): self = .move(numbers[0], to: numbers[1])
        default: return nil
        }
    }
}
