import FormModel
import FormValidation
import Testing

@Suite struct UUIDValidatorTests {
    /// Examples of each version, in order, from RFC 9562, section 4 and appendices A and B.
    static let examples = [
        "C232AB00-9414-11EC-B3C8-9F6BDECED846", "000003e8-cbb9-21ea-b201-00045a86c8a1",
        "5df41881-3aed-3515-88a7-2f4a814cf09e", "919108f7-52d1-4320-9bac-f847db4148a8",
        "2ed6657d-e927-568b-95e1-2665a8aea6a2", "1EC9414C-232A-6B00-B3C8-9F6BDECED846",
        "017F22E2-79B0-7CC3-98C4-DC0C0C07398F", "5c146b14-3c52-8afd-938a-375d0df1fbf6",
    ]

    @Test(arguments: 1...8)
    func versions(_ version: Int) throws {
        let harness = try ValidatorHarness([.uuid(version: version)])
        for (index, text) in UUIDValidatorTests.examples.enumerated() {
            #expect(try ValidatorHarness([.uuid()]).accepts(text), "\(text)")
            let found = index + 1 == version ? [] : ["uuid.version"]
            #expect(harness.found(in: text) == found, "\(text)")
        }
    }

    @Test(arguments: [
        "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "00000000-0000-0000-0000-000000000000",
        "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "00000000-0000-0000-C000-000000000046",
        "99c17cbb-656f-f64a-040f-1a4568f03487",
    ])
    func accepts(_ text: String) throws {
        #expect(try ValidatorHarness([.uuid()]).found(in: text) == [])
    }

    @Test(arguments: [
        "9b2f0d4e-4c4a-1f6e-8a37-3f1c1f0b7a55", "9b2f0d4e-4c4a-4f6e-7a37-3f1c1f0b7a55",
        "9b2f0d4e-4c4a-4f6e-ca37-3f1c1f0b7a55", "00000000-0000-0000-0000-000000000000",
        "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    ])
    func refusesOtherVersionsAndVariants(_ text: String) throws {
        #expect(try ValidatorHarness([.uuid(version: 4)]).found(in: text) == ["uuid.version"])
    }

    @Test(arguments: [
        "f81d4fae7dec11d0a76500a0c91e6bf6", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
        "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf",
        "f81d4fae-7dec-11d0-a765-00a0c91e6bf66", "f81d4fae-7dec-11d0-a765-00a0c91e6bfg",
        "f81d4fae_7dec-11d0-a765-00a0c91e6bf6", "f81d4fa-e7dec-11d0-a765-00a0c91e6bf6",
        "f81d4fae-7dec-11d0-a765 00a0c91e6bf6", "f81d4fae-7dec-11d0-a76-500a0c91e6bf6", "a", "-",
        "é81d4fae-7dec-11d0-a765-00a0c91e6bf",
    ])
    func refuses(_ text: String) throws {
        #expect(try ValidatorHarness([.uuid()]).found(in: text) == ["uuid"])
        #expect(try ValidatorHarness([.uuid(version: 1)]).found(in: text) == ["uuid"])
    }

    @Test func anyVariantOfTheVersionAsRFC9562HasIt() throws {
        let harness = try ValidatorHarness([.uuid(version: 7)])
        for digit in 0..<16 {
            let sign = String(digit, radix: 16)
            let text = "017F22E2-79B0-7CC3-\(sign)8C4-DC0C0C07398F"
            #expect(harness.accepts(text) == (8...11).contains(digit))
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .uuid(version: 0)) == [.badParameter])
        #expect(ValidatorHarness.problems(.text, .uuid(version: 9)) == [.badParameter])
        #expect(ValidatorHarness.suitable(.uuid()) == [.text])
    }
}
