import FormModel
import FormValidation
import TestSupport
import Testing

/// Values written directly from the table equal those of the report.
@Suite struct WrittenValuesTests {
    /// - Returns: Whether there was anything to write.
    private func compare(_ submissionValidator: SubmissionValidator, _ text: [UInt8]) -> Bool {
        let values = submissionValidator.values(in: text.span)
        var writer = JSONWriter()
        writer.object(values)
        var bytes: [UInt8] = []
        submissionValidator.append(
            valuesIn: text.span, with: submissionValidator.makeWriter { _ in true }, to: &bytes)
        let expected = String(decoding: writer.bytes, as: UTF8.self)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
        return !values.isEmpty
    }

    @Test(arguments: [ValidationScope.whole, .sent, .fields(["exact", "text", "some"])])
    func areTheValuesOfTheReport(_ scope: ValidationScope) throws {
        var submissionValidator = FormValidator(try FormValidatorTests.form(), scope: scope)
            .makeSubmissionValidator()
        var numbers = SeededNumbers(seed: 93)
        var written = 0
        let rounds = Laws.rounds(300, share: 3)
        for _ in rounds {
            let sent = Array("{\(JudgingLawTests.members(&numbers).joined(separator: ","))}".utf8)
            _ = submissionValidator.validate(sent.span)
            if compare(submissionValidator, sent) { written += 1 }
        }
        #expect(written > rounds.count / 4)
    }

    /// The answers to the parts of sections are together, at the first answer.
    @Test func partsOfSections() throws {
        func field(_ index: Int) -> FormItem {
            .input(FieldName("x\(index)") ?? "x", title: "X", value: .integer)
        }
        func section(_ name: FieldName, _ items: FormItem...) -> FormItem {
            .section(name, items: items)
        }
        let row = [section("s", field(0)), field(1), section("s", field(2))]
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(items: [section("s", field(0)), field(1), section("s", field(2))]),
                Page(
                    items: [
                        section("t", section("s", field(0)), field(1)), field(3),
                        section("s", section("u", field(4))),
                    ]),
                Page(
                    items: [
                        .group("g", title: "G", items: row), section("s", section("u", field(5))),
                        section("t", section("s", field(2))),
                    ]),
            ])
        var submissionValidator = FormValidator(form).makeSubmissionValidator()
        var numbers = SeededNumbers(seed: 0x5A1)
        for _ in 0..<200 {
            func some(_ members: String...) -> String {
                let kept = members.filter { _ in numbers.below(2) == 0 }.shuffled(using: &numbers)
                return "{\(kept.joined(separator: ","))}"
            }
            let sent = some(
                #""x1":1"#, #""x3":3"#,
                #""s":\#(some(#""x0":0"#, #""x2":2"#, #""u":\#(some(#""x4":4"#, #""x5":5"#))"#))"#,
                #""t":\#(some(#""x1":1"#, #""s":\#(some(#""x0":0"#, #""x2":2"#))"#))"#,
                #""g":[\#(some(#""x1":1"#, #""s":\#(some(#""x0":0"#, #""x2":2"#))"#))]"#)
            _ = submissionValidator.validate(Array(sent.utf8).span)
            _ = compare(submissionValidator, Array(sent.utf8))
        }
    }

    static let types: [(type: ValueType, json: [String])] = [
        (.text, [#""caf\u00e9 \"x\" \\ \u200b""#, #""plain""#, "\"\u{200B}é\u{7F}\"", #"" a ""#]),
        (.multiline, [#""a\r\nb\tc""#]), (.integer, ["-9223372036854775808", "1e2", "0"]),
        (
            .decimal,
            ["-0", "0.50", "1e30", "1e-30", "18446744073709551616", "18446744073709551615.5"]
        ),
        (.boolean, ["true", "false"]), (.date, [#""0001-01-02""#, #""9999-12-31""#]),
        (.time, [#""14:30""#, #""14:30:05.120""#]),
        (.dateTime, [#""2026-01-31T14:30:00+01:00""#, #""2026-01-31T14:30:00.5Z""#]),
        (.localDateTime, [#""2026-01-31T14:30""#, #""2026-01-31 14:30:05""#]),
        (.duration, [#""PT90M""#, #""P1DT2H""#]), (.texts, [#"["a\nb"," é "]"#, #"["x"]"#, "[]"]),
    ]

    @Test(arguments: types)
    func everyTypeIsWrittenAsItsValue(_ row: (type: ValueType, json: [String])) throws {
        let form = try Form(
            id: "f", title: "F", items: [.input("a", title: "A", value: row.type)])
        var submissionValidator = FormValidator(form).makeSubmissionValidator()
        for json in row.json {
            let sent = Array(#"{"a":\#(json)}"#.utf8)
            _ = submissionValidator.validate(sent.span)
            _ = compare(submissionValidator, sent)
        }
    }

    @Test func rowsAreWrittenAsTheirValues() throws {
        var submissionValidator = FormValidator(try RowJudgingTests.form())
            .makeSubmissionValidator()
        let sent = Array(
            #"""
            {"contacts":[{"name":"A","tags":["x"],"phones":[{"number":1},{}]},{},{"name":" B "}],"name":"N"}
            """#.utf8)
        _ = submissionValidator.validate(sent.span)
        #expect(compare(submissionValidator, sent))
        let empty = Array(#"{"contacts":[],"name":"N"}"#.utf8)
        _ = submissionValidator.validate(empty.span)
        #expect(compare(submissionValidator, empty))
    }
}
