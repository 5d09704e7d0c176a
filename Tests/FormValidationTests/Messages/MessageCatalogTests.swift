import FormModel
import FormValidation
import TestSupport
import Testing

@Suite struct MessageCatalogTests {
    @Test(arguments: IssueCode.all)
    func everyCodeHasASentence(_ code: IssueCode) {
        #expect(MessageCatalog.english.covers(code))
        let isLetter = { (byte: UInt8) in (byte | 0x20) &- UInt8(ascii: "a") < 26 }
        #expect(code.rawValue.utf8.first.map(isLetter) == true)
        // Some names of standards contain digits, such as Base64.
        #expect(code.rawValue.utf8.allSatisfy { isLetter($0) || $0 &- UInt8(ascii: "0") < 10 })
    }

    @Test func everySentenceIsOneAndEndsInAFullStop() {
        #expect(Set(IssueCode.all).count == IssueCode.all.count)
        for (key, sentence) in MessageCatalog.english.sentences {
            #expect(sentence.hasSuffix(".") || sentence.hasSuffix("?"), "\(key)")
        }
        for reason in JSONFailure.Reason.allCases where reason.code == .malformedJSON {
            #expect(MessageCatalog.english.sentences["malformedJSON.\(reason.rawValue)"] != nil)
        }
    }

    @Test func noSentenceOfTheEngineLeavesAPlaceholder() throws {
        let validator = FormValidator(try FormValidatorTests.form())
        var numbers = SeededNumbers(seed: 60)
        var bodies = (0..<300).map { _ in
            "{\(JudgingLawTests.members(&numbers).joined(separator: ","))}"
        }
        bodies += ["", "[]", "{", #"{"a":1,"a":2}"#, String(repeating: "[", count: 70)]
        for body in bodies {
            for issue in validator.validate(.json(Array(body.utf8))).issues {
                let message = validator.message(for: issue)
                #expect(!message.contains("{") && !message.contains("not acceptable"), "\(message)")
            }
        }
    }

    @Test(arguments: [
        (#"{"text":null}"#, "Text is required."),
        (#"{"text":"abcdef@b"}"#, "Text must have at most 5 characters."),
        (#"{"whole":0}"#, "Whole must be at least 1."),
        (#"{"whole":1e30}"#, "Whole must be at most 9223372036854775807."),
        (#"{"whole":"1"}"#, "Whole must be a whole number. A text was sent."),
        (#"{"whole":1.5}"#, "Whole must be a whole number."),
        (#"{"exact":"1"}"#, "Exact must be a number. A text was sent."),
        (#"{"exact":[1]}"#, "Exact must be a number. A list was sent."),
        (#"{"exact":1e999}"#, "Exact must have at most 38 digits."),
        (#"{"flag":1}"#, "Flag must be yes or no. A number was sent."),
        (#"{"flag":["true"]}"#, "Flag must be yes or no. A list was sent."),
        (#"{"day":"2023-02-29"}"#, "Day must be a date that exists, such as 2026-01-31."),
        (#"{"one":"z"}"#, "One must be one of the choices."),
        (#"{"some":"x"}"#, "Some must be a list of choices. A text was sent."),
        (#"{"some":[1]}"#, "Some (entry 1) must be one of the choices."),
        (#"{"again":"x"}"#, "Again must be the same as Secret."),
        (#"{"e{min}":1}"#, #"There is no field "e{min}" in this form."#),
        (#"[]"#, "This must be a JSON object of fields and values."),
        ("{} 1", "This is not JSON: there is text after the end of the value; remove it."),
    ])
    func sentences(_ row: (json: String, sentence: String)) throws {
        let validator = FormValidator(try FormValidatorTests.form())
        let issues = validator.validate(.json(Array(row.json.utf8))).issues
        #expect(
            issues.map(validator.message).contains(row.sentence), "\(issues.map(validator.message))"
        )
    }

    @Test func oneAndDates() throws {
        let date = try #require(CalendarDate("2026-01-31"))
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", validators: [.length(exactly: 1)]),
                .input("d", title: "D", value: .date, validators: [.range(from: date, to: date)]),
                .input("n", title: "N", value: .decimal, validators: [.range(max: 1)]),
            ])
        let validator = FormValidator(form)
        func message(_ json: String) -> [String] {
            validator.validate(.json(Array(json.utf8))).issues.map(validator.message)
        }
        #expect(message(#"{"a":"ab"}"#) == ["A must have exactly 1 character."])
        #expect(message(#"{"d":"2026-01-30"}"#) == ["D must not be before 2026-01-31."])
        #expect(message(#"{"d":"2026-02-01"}"#) == ["D must not be after 2026-01-31."])
        #expect(message(#"{"n":1.01}"#) == ["N must be at most 1."])
    }

    @Test func aFormsOwnSentenceReplaces() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "a", title: "{{code}}", validators: [.length(min: 3), .sameAs("b")],
                    messages: [
                        .tooShort: "{title}: {actual} of {min}, {{really}}.",
                        .notTheSame: "Not {otherTitle}.",
                    ]), .input("b", title: "B"),
            ])
        let validator = FormValidator(form)
        let issues = validator.validate(.json(Array(#"{"a":"x"}"#.utf8))).issues
        #expect(issues.map(validator.message) == ["{code}: 1 of 3, {really}.", "Not B."])
    }

    @Test func aStrangersCodeIsNamed() throws {
        let validator = FormValidator(try FormValidatorTests.form())
        let issue = FormIssue(IssueCode(rawValue: "even"), at: FieldPath("text"))
        #expect(validator.message(for: issue) == "Text is not acceptable (even).")
    }
}
