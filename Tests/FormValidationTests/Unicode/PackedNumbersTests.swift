import Testing

@testable import FormValidation

@Suite struct PackedNumbersTests {
    @Test func readsWhatScriptsWrite() {
        var numbers = PackedNumbers("0AVW1_-1_1")
        #expect(numbers.next() == 0)
        #expect(numbers.next() == 10)
        #expect(numbers.next() == 31)
        #expect(numbers.next() == 32)
        #expect(numbers.next() == 31 | 30 << 5 | 1 << 10)
        #expect(numbers.next() == 63)
        #expect(numbers.next() == nil)
    }

    @Test func readsSigns() {
        var numbers = PackedNumbers("0123V")
        #expect((0..<5).map { _ in numbers.signed() } == [0, -1, 1, -2, -16])
    }

    @Test func endsInTheMiddle() {
        var numbers = PackedNumbers("W")
        #expect(numbers.next() == nil)
    }
}
