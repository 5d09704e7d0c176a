import Testing

@testable import FormValidation

/// The calling codes that ITU-T has assigned: E.164, as of 2026.
@Suite struct CountryCallingCodeTests {
    /// The last digits of the assigned codes, by the digits before them.
    private static let assigned: [(lead: Int, last: String)] = [
        (0, "17"), (2, "07"), (3, "0123469"), (4, "013456789"), (5, "12345678"), (6, "0123456"),
        (8, "1246"), (9, "0123458"),
        (21, "12368"), (22, "0123456789"), (23, "0123456789"), (24, "0123456789"),
        (25, "012345678"), (26, "0123456789"), (29, "01789"), (35, "0123456789"),
        (37, "0123456789"), (38, "0123567" + "9"), (42, "013"), (50, "0123456789"),
        (59, "0123456789"), (67, "023456789"), (68, "01235" + "6789"), (69, "012"),
        (80, "08"), (85, "02356"), (87, "08"), (88, "0123" + "68"), (96, "012345678"),
        (97, "012345679"), (99, "234568"),
    ]

    @Test func areThoseOfTheStandard() {
        let codes = Set(
            Self.assigned.flatMap { lead, last in
                last.compactMap(\.wholeNumberValue).map { lead * 10 + $0 }
            })
        for code in 0...1_000 {
            #expect(CountryCallingCode.isAssigned(code) == codes.contains(code), "\(code)")
        }
    }
}
