import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct PortValidatorTests {
    @Test(arguments: ["1", "80", "443", "8080", "49151", "49152", "65535"])
    func accepts(_ number: String) throws {
        #expect(try ValidatorHarness([.port]).found(in: number) == [])
        #expect(try ValidatorHarness(.integer, [.port]).codes(number) == [])
    }

    @Test(arguments: ["0", "65536", "-1", "9223372036854775807", "-9223372036854775808", "100000"])
    func refuses(_ number: String) throws {
        #expect(try ValidatorHarness([.port]).found(in: number) == ["port"])
        #expect(try ValidatorHarness(.integer, [.port]).codes(number) == ["port"])
    }

    @Test(arguments: [
        "080", "+80", "80.0", "8e1", "http", "0x50", "٨٠", "8 0", "80/tcp", ":80", "00",
    ])
    func refusesTexts(_ text: String) throws {
        #expect(try ValidatorHarness([.port]).found(in: text) == ["port"])
    }

    @Test func everyNumber() throws {
        let harness = try ValidatorHarness([.port])
        for number in 0..<70_000 where Laws.tries(number, of: 23) {
            #expect(harness.accepts(String(number)) == (1...65535).contains(number))
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.port) == [.text, .integer])
    }
}
