import FormModel
import FormValidation
import Testing

/// A formatter declares the codes and parameters of its problems, so that messages for them are checked.
@Suite struct FormatterCodesTests {
    static let formatters: [any InputFormatter] = [
        .currency("EUR", maxLength: 5), .phone, .phone(country: "DE"), .zipcode, .ssn,
        .mask("AA-9999"),
    ]

    static let refused = [
        "x1", "1,2,3", "1", "1.234", "9999999", "--5", "00 49 12", "+1 211 5555555", "15 1",
        "1234a",
        "000-11-1111", "+", "12345-", "123456", "123-45-67890",
    ]

    @Test func declareTheirProblems() throws {
        for formatter in Self.formatters {
            var count = 0
            for text in Self.refused {
                guard case .failure(let problem) = formatter.parse(text) else { continue }
                count += 1
                let declared = try #require(
                    formatter.codes[problem.code], "\(formatter.name) \(text)")
                for (name, _) in problem.parameters.pairs {
                    #expect(declared.contains(name), "\(formatter.name) \(text)")
                }
            }
            #expect(count > 4, "\(formatter.name)")
        }
    }

    @Test(
        arguments: [
            ("currency", "{title}: {example} {reason}", nil), ("tooManyDecimals", "{max}", nil),
            ("currency", "{nosuch}", DefinitionCode.unknownPlaceholder),
            ("tooSmall", "{count(a)}", .unknownPlaceholder), ("phone", "no", .unknownMessageCode),
        ])
    func messagesAreChecked(_ code: String, _ message: String, _ expected: DefinitionCode?) {
        var found: [DefinitionCode] = []
        do throws(FormDefinitionError) {
            _ = try Form(
                id: "f", title: "F",
                items: [
                    .input(
                        "a", title: "A", value: .decimal, validators: [.range(min: 5)],
                        formatter: .currency("EUR"),
                        messages: [IssueCode(rawValue: code): LocalizedText(message)])
                ])
        } catch {
            found = error.problems.map(\.code)
        }
        #expect(found == (expected.map { [$0] } ?? []))
    }
}
