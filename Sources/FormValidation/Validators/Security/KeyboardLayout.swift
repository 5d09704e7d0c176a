/// Where keys lie on a keyboard with the letters of QWERTY (ISO/IEC 9995, as in the United States).
enum KeyboardLayout {
    /// The step from a key to one beside it, or `nil` where they are not neighbours.
    ///
    /// Steps are numbered from 0; walking on in the same direction keeps the number.
    static func step(from first: UInt32, to second: UInt32) -> Int? {
        guard first < 0x80, second < 0x80 else { return nil }
        let (start, end) = (places[Int(first)], places[Int(second)])
        guard start.row >= 0, end.row >= 0 else { return nil }
        // Rows are shifted, so a key touches two in the row above and two in the one below.
        switch (end.column - start.column, end.row - start.row) {
        case (-1, 0): return 0
        case (1, 0): return 1
        case (0, -1): return 2
        case (1, -1): return 3
        case (0, 1): return 4
        case (-1, 1): return 5
        default: return nil
        }
    }

    /// How many keys there are.
    static let keys = 47.0

    /// How many neighbours a key has, on average.
    static let neighbours = 4.6

    private static let places: [(column: Int, row: Int)] = {
        var places = [(column: Int, row: Int)](repeating: (0, -1), count: 128)
        let rows: [(start: Int, keys: [String])] = [
            (0, ["`1234567890-=", "~!@#$%^&*()_+"]), (1, ["qwertyuiop[]\\", "QWERTYUIOP{}|"]),
            (1, ["asdfghjkl;'", "ASDFGHJKL:\""]), (1, ["zxcvbnm,./", "ZXCVBNM<>?"]),
        ]
        for (row, (start, sides)) in rows.enumerated() {
            for side in sides {
                for (column, key) in side.utf8.enumerated() {
                    places[Int(key)] = (start + column, row)
                }
            }
        }
        return places
    }()
}
