import FormModel
import FormValidation
import Testing

@Suite struct RemoteValidatorTests {
    @Test func goesWithEveryType() {
        #expect(ValidatorHarness.suitable(.remote("free")) == Set(ValueType.allCases))
    }

    static let names: [(name: String, isName: Bool)] = [
        ("free", true), ("_2", true), (String(repeating: "a", count: 64), true),
        ("", false), ("2a", false), ("a b", false), ("a-b", false), ("a=b", false), ("ä", false),
        ("a\n", false), (String(repeating: "a", count: 65), false),
    ]

    @Test(arguments: names) func nameOfACheck(_ row: (name: String, isName: Bool)) {
        #expect(
            ValidatorHarness.problems(.text, .remote(row.name))
                == (row.isName ? [] : [.badParameter]))
    }

    /// Validators whose result is needed immediately cannot be remote.
    static let places: [(validators: String, problems: [String])] = [
        (#"{"remote":"free"}"#, []), (#"{"remote":{"check":"free"}}"#, []),
        (#"{"remote":"a b"}"#, ["2:badParameter"]), (#""remote""#, ["2:missingParameter"]),
        (#"{"remote":7}"#, ["12:badParameter"]),
        (#"{"not":{"remote":"free"}}"#, ["2:badParameter"]),
        (#"{"anyOf":["email",{"remote":"free"}]}"#, ["2:badParameter"]),
        (#"{"anyOf":["email",{"warning":{"remote":"free"}}]}"#, ["2:badParameter"]),
        (#"{"not":{"when":{"that":"b == 'x'","then":[{"remote":"free"}]}}}"#, ["2:badParameter"]),
        (#"{"warning":{"remote":"free"}}"#, []),
        (#"{"when":{"that":"b == 'x'","then":[{"remote":"free"}]}}"#, []),
    ]

    @Test(arguments: places) func inAFormFile(_ row: (validators: String, problems: [String])) {
        #expect(CombinationTests.problems(row.validators) == row.problems)
    }

    @Test func ofTheElementsOfAList() {
        #expect(CombinationTests.problems(#"{"each":[{"remote":"free"}]}"#, "choices") == [])
    }

    /// The form lists its checks at any depth, so that a program can register them.
    @Test func theFormNamesItsChecks() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", validators: [.warning(.remote("w")), .remote("a")]),
                .group(
                    "list", title: "L", max: 2,
                    items: [
                        .input("b", title: "B", validators: [.remote("a"), .remote("b")]),
                        .group(
                            "inner", title: "I", max: 2,
                            items: [
                                .input(
                                    "c", title: "C", value: .choices, choices: ["x"],
                                    validators: [.each([.remote("c")])])
                            ]),
                    ], validators: [.remote("rows")]),
                .input("d", title: "D", validators: [.when("a == 'x'", then: [.remote("d")])]),
            ])
        #expect(Set(form.remoteChecks) == ["w", "a", "b", "c", "rows", "d"])
        #expect(form.remoteChecks.count == 6)
    }

    /// A schema cannot run checks.
    @Test func aSchemaSaysThatItDoesNotSayIt() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [.input("a", title: "A", validators: [.remote("free"), .length(max: 3)])])
        let text = String(decoding: FormSchema(form).json, as: UTF8.self)
        #expect(text.contains(#"in this schema: the validator \"remote\"."#), "\(text)")
    }

    /// Without a registered check, the value is refused.
    @Test func isRefusedWithoutACheck() throws {
        let row = try CombinationTests.codes(
            #"{"remote":"free"},{"warning":{"remote":"w"}}"#, #""x""#)
        #expect(row == ["/a remoteUnknown", "warning /a remoteUnknown"])
        #expect(try CombinationTests.codes(#"{"remote":"free"}"#, "null") == [])
    }
}
