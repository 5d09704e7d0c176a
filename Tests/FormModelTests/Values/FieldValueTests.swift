import FormModel
import Testing

@Suite struct FieldValueTests {
    @Test(
        arguments: [
            (.empty, true), (.text(""), true), (.choice(""), true), (.choices([]), true),
            (.text(" "), false), (.integer(0), false), (.decimal(0), false),
            (.boolean(false), false),
            (.choice("a"), false), (.choices([""]), false),
        ] as [(FieldValue, Bool)])
    func knowsWhatIsEmpty(_ row: (value: FieldValue, isEmpty: Bool)) {
        #expect(row.value.isEmpty == row.isEmpty)
    }

    static let different: [FieldValue] = [
        .empty, .text(""), .text("a"), .choice("a"), .choices(["a"]), .choices(["a", "b"]),
        .choices(["b", "a"]), .choices([]), .integer(1), .decimal(1), .boolean(true),
        .text("\u{E9}"), .text("e\u{301}"), .choices(["\u{E9}"]), .choices(["e\u{301}"]),
        .decimal(ExactDecimal(150, exponent: -2)), .decimal(ExactDecimal(15, exponent: -1)),
    ]

    @Test func equalOnlyToTheLetter() {
        for (i, a) in FieldValueTests.different.enumerated() {
            for (j, b) in FieldValueTests.different.enumerated() {
                #expect((a == b) == (i == j), "\(a) \(b)")
            }
        }
        #expect(
            Set(FieldValueTests.different + FieldValueTests.different).count
                == FieldValueTests.different.count)
    }
}
