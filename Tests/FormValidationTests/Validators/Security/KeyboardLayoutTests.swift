import Testing

@testable import FormValidation

/// The keyboards as they are drawn: a key has the neighbours that it touches.
@Suite struct KeyboardLayoutTests {
    struct Plan: Sendable {
        let rows: [String]
        let shifted: [String]
        let isOffset: Bool
        let keys: Double
        let neighbours: Double
    }

    static let plans = [
        Plan(
            rows: ["`1234567890-=", #" qwertyuiop[]\"#, " asdfghjkl;'", " zxcvbnm,./"],
            shifted: ["~!@#$%^&*()_+", " QWERTYUIOP{}|", #" ASDFGHJKL:""#, " ZXCVBNM<>?"],
            isOffset: true, keys: 94, neighbours: 4.6),
        Plan(
            rows: ["`1234567890[]", #" ',.pyfgcrl/=\"#, " aoeuidhtns-", " ;qjkxbmwvz"],
            shifted: ["~!@#$%^&*(){}", #" "<>PYFGCRL?+|"#, " AOEUIDHTNS_", " :QJKXBMWVZ"],
            isOffset: true, keys: 94, neighbours: 4.6),
        Plan(
            rows: [" /*-", "789+", "456", "123", " 0."], shifted: [], isOffset: false, keys: 15,
            neighbours: 5.07),
        Plan(
            rows: [" =/*", "789-", "456+", "123", " 0."], shifted: [], isOffset: false, keys: 15,
            neighbours: 5.07),
    ]

    private struct Difference: Hashable { let column, row: Int }

    @Test(arguments: 0..<4)
    func stepsAreBetweenKeysThatTouch(_ index: Int) {
        let (plan, layout) = (Self.plans[index], KeyboardLayout.all[index])
        var keys: [(scalar: UInt32, column: Int, row: Int)] = []
        for rows in [plan.rows, plan.shifted] {
            for (row, text) in rows.enumerated() {
                for (column, scalar) in text.unicodeScalars.enumerated() where scalar != " " {
                    keys.append((scalar.value, column, row))
                }
            }
        }
        // The row below begins half a key further right.
        let touching: Set<Difference> = Set(
            (-1...1).flatMap { column in (-1...1).map { Difference(column: column, row: $0) } }
                .filter { $0.column != 0 || $0.row != 0 }
                .filter { !plan.isOffset || $0.column != $0.row })
        var directions: [Difference: Set<Int>] = [:]
        for first in keys {
            for second in keys {
                let difference = Difference(
                    column: second.column - first.column, row: second.row - first.row)
                let step = layout.step(from: first.scalar, to: second.scalar)
                #expect(
                    (step != nil) == touching.contains(difference), "\(first) \(second)")
                if let step { directions[difference, default: []].insert(step) }
            }
        }
        // Each direction has one number.
        #expect(directions.count == touching.count)
        #expect(directions.values.allSatisfy { $0.count == 1 })
        #expect(Set(directions.values.joined()).count == touching.count)
        let typed = Set(keys.map(\.scalar))
        for scalar in UInt32(0)...0x100 where !typed.contains(scalar) {
            for key in keys.prefix(3) {
                #expect(layout.step(from: scalar, to: key.scalar) == nil)
                #expect(layout.step(from: key.scalar, to: scalar) == nil)
            }
        }
        let capitals = Set(plan.shifted.joined().unicodeScalars.map(\.value)).subtracting([0x20])
        for scalar in UInt32(0)...0x100 {
            #expect(layout.isShifted(scalar) == capitals.contains(scalar), "\(scalar)")
        }
    }

    /// Without turns, a walk is chosen by its key, direction and length; each turn is chosen by its
    /// place and direction.
    @Test(arguments: 0..<4)
    func walksAreCounted(_ index: Int) {
        let (plan, layout) = (Self.plans[index], KeyboardLayout.all[index])
        #expect(layout.keys == plan.keys && layout.neighbours == plan.neighbours)
        let (keys, neighbours) = (plan.keys, plan.neighbours)
        let first = keys * neighbours
        let second = first * neighbours
        let third = second * neighbours
        let expected: [(length: Int, turns: Int, walks: Double)] = [
            (2, 1, first), (3, 1, 2 * first), (4, 1, 3 * first),
            (3, 2, 2 * first + second), (4, 2, 3 * first + 3 * second),
            (4, 3, 3 * first + 3 * second + third), (2, 2, first),
            (5, 2, 4 * first + 6 * second),
        ]
        for row in expected {
            let walks = layout.walks(length: row.length, turns: row.turns)
            #expect(abs(walks / row.walks - 1) < 1e-12, "\(row)")
        }
    }
}
