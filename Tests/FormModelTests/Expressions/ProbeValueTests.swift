import Testing

@testable import FormModel

/// The values with which a validator is tried while no expression of its parameters has a result.
@Suite struct ProbeValueTests {
    @Test func allMixturesOfFewParameters() {
        let same: [[ProbeValue]] = [
            [.middle, .middle], [.other, .other], [.low, .low], [.high, .high],
        ]
        let mixed: [[ProbeValue]] = [
            [.low, .low], [.high, .low], [.low, .high], [.high, .high],
        ]
        #expect(ProbeValue.choices(2) == same + mixed)
    }

    /// Of more than six parameters, the first six are mixed, and the others are low.
    @Test(arguments: [0, 1, 6, 7, 8]) func mixtures(_ count: Int) {
        let choices = ProbeValue.choices(count)
        let mixed = choices.dropFirst(4)
        #expect(mixed.count == 1 << min(count, 6))
        #expect(Set(mixed).count == mixed.count)
        #expect(choices.allSatisfy { $0.count == count })
        #expect(mixed.allSatisfy { $0.dropFirst(6).allSatisfy { $0 == .low } })
    }
}
