import FormModel
import FormValidation
import Testing

@Suite struct RoutingNumberValidatorTests {
    @Test(
        arguments: [
            ("021000021", nil), ("111000025", nil), ("011401533", nil), ("091000019", nil),
            ("000000518", nil),
            ("322271627", nil), ("021000022", "checksum"), ("121000021", "checksum"),
            ("201000021", "prefix"),
            ("131000003", "prefix"), ("331000003", "prefix"), ("000000000", "prefix"),
            ("02100002", "length"),
            ("0210000210", "length"), ("02100002a", "character"), ("0210-0002-1", nil),
            ("0210--00021", "misplacedSeparator"),
        ] as [(String, String?)])
    func judges(_ row: (text: String, reason: String?)) throws {
        #expect(
            try ValidatorHarness([.routingNumber]).verdict(row.text)
                == row.reason.map { "routingNumber.\($0)" })
    }

    @Test func theFirstTwoDigitsAreThoseAssigned() throws {
        let harness = try ValidatorHarness([.routingNumber])
        let taken = (0..<100).filter { start in
            (0..<10).contains { check in
                harness.verdict("\(start < 10 ? "0" : "")\(start)100000\(check)") == nil
            }
        }
        #expect(taken == Array(0...12) + Array(21...32) + Array(61...72) + [80])
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.routingNumber) == [.text])
    }
}
