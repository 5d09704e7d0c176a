/// The positions of keys on a keyboard, and which keys are neighbours.
struct KeyboardLayout {
    /// The keyboards of zxcvbn: QWERTY (ISO/IEC 9995, as in the United States), Dvorak (ANSI INCITS
    /// 207) and the number pads of two makers.
    static let all = [
        KeyboardLayout(
            rows: [
                (0, ["`1234567890-=", "~!@#$%^&*()_+"]), (1, ["qwertyuiop[]\\", "QWERTYUIOP{}|"]),
                (1, ["asdfghjkl;'", "ASDFGHJKL:\""]), (1, ["zxcvbnm,./", "ZXCVBNM<>?"]),
            ], isShifted: true, keys: 94, neighbours: 4.6),
        KeyboardLayout(
            rows: [
                (0, ["`1234567890[]", "~!@#$%^&*(){}"]), (1, ["',.pyfgcrl/=\\", "\"<>PYFGCRL?+|"]),
                (1, ["aoeuidhtns-", "AOEUIDHTNS_"]), (1, [";qjkxbmwvz", ":QJKXBMWVZ"]),
            ], isShifted: true, keys: 94, neighbours: 4.6),
        KeyboardLayout(
            rows: [(1, ["/*-"]), (0, ["789+"]), (0, ["456"]), (0, ["123"]), (1, ["0."])],
            isShifted: false, keys: 15, neighbours: 5.07),
        KeyboardLayout(
            rows: [(1, ["=/*"]), (0, ["789-"]), (0, ["456+"]), (0, ["123"]), (1, ["0."])],
            isShifted: false, keys: 15, neighbours: 5.07),
    ]

    /// The number of characters that its keys type.
    let keys: Double

    /// The average number of neighbours of a key.
    let neighbours: Double

    /// Whether each row is offset by half a key.
    private let hasShiftedRows: Bool
    private let places: [Place?]

    private typealias Place = (column: Int, row: Int, isShifted: Bool)

    private init(
        rows: [(start: Int, sides: [String])], isShifted: Bool, keys: Double, neighbours: Double
    ) {
        var places = [Place?](repeating: nil, count: 128)
        for (row, (start, sides)) in rows.enumerated() {
            for (side, characters) in sides.enumerated() {
                for (column, character) in characters.utf8.enumerated() {
                    places[Int(character)] = (start + column, row, side == 1)
                }
            }
        }
        self.places = places
        self.keys = keys
        self.neighbours = neighbours
        hasShiftedRows = isShifted
    }

    /// The direction from a key to a neighbour, numbered from 0; `nil` if they are not neighbours.
    func step(from first: UInt32, to second: UInt32) -> Int? {
        guard let start = place(first), let end = place(second) else { return nil }
        switch (end.column - start.column, end.row - start.row) {
        case (-1, 0): return 0
        case (1, 0): return 1
        case (0, -1): return 2
        case (1, -1): return 3
        case (0, 1): return 4
        case (-1, 1): return 5
        // In offset rows, a key has two neighbours in the row above and two in the row below.
        case (-1, -1): return hasShiftedRows ? nil : 6
        case (1, 1): return hasShiftedRows ? nil : 7
        default: return nil
        }
    }

    /// The number of walks up to a length, from 2, with at most this number of turns, from 1.
    func walks(length: Int, turns: Int) -> Double {
        var all = 0.0
        for steps in 1..<length {
            var ways = keys
            // There are no walks with more turns than steps: the last factor is 0 before them.
            for turn in 1...turns {
                ways *= neighbours
                all += ways
                ways *= Double(steps - turn) / Double(turn)
            }
        }
        return all
    }

    /// Whether a character is typed with the shift key.
    func isShifted(_ scalar: UInt32) -> Bool { place(scalar)?.isShifted ?? false }

    private func place(_ scalar: UInt32) -> Place? {
        places.indices.contains(Int(scalar)) ? places[Int(scalar)] : nil
    }
}
