import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing

@testable import formrun

/// Report lines that are composed of prepared parts equal lines that are sanitized as a whole.
@Suite struct IssueStyleTests {
    static let texts = [
        "plain", "two words", "", "e\u{301}", "\u{301}", "\u{200D}", "👩\u{200D}", "👩\u{200D}💻",
        "\u{1F3FD}",
        "\u{202E}abc", "tab\there", "\u{1100}", "\u{1161}x", "\u{FE0F}", "ක්\u{200D}", "1\u{20E3}",
        String(repeating: "\u{301}", count: 40), "\u{1B}[31m", "🇩", "🇪", "a\u{200C}",
    ]

    /// A form for each text, with it in a title and in a message.
    private static let forms: [Result<Form, any Error>] = texts.map { title in
        Result {
            try Form(
                id: "f", title: "F",
                items: [
                    .input("a", title: LocalizedText(title + "x"), validators: [.required]),
                    .input(
                        "b", title: "B", validators: [.warning(.length(min: 8))],
                        messages: [.tooShort: LocalizedText(title + "y {actual}")]),
                ])
        }
    }

    /// Everyday runs have a third of the titles for each file.
    @Test(arguments: texts) func linesAreCleanAsAWhole(_ file: String) throws {
        let index = IssueStyleTests.texts.firstIndex(of: file) ?? 0
        for (number, title) in IssueStyleTests.texts.enumerated()
        where Laws.tries(number + index, of: 3) {
            let form = try IssueStyleTests.forms[number].get()
            let validator = FormValidator(form)
            var submissionValidator = validator.makeSubmissionValidator()
            var writer = IssueWriter(validator: validator, style: .lines(of: file))
            let json = JSONWriter.text(title)
            // Unknown fields have their own parameters; the other lines are written from the cache.
            for record in [#"{"b":"short","#, #"{"b":"other","#] {
                let sent = Array("\(record)\(json):1}".utf8)
                _ = submissionValidator.validate(sent.span)
                let findings = submissionValidator.findings
                let positions = SourcePosition.positions(
                    of: findings.list.map(\.offset), in: sent.span)
                var bytes: [UInt8] = []
                writer.write(findings, at: positions, nil, from: 41, to: &bytes)
                let lines = zip(findings.list, positions).map { finding, position in
                    let issue = form.compiled.issue(finding)
                    let place = "\(file):\(position.line + 40):\(position.column)"
                    let line = issue.line(validator.message(for: issue), at: place)
                    return DisplayText(line).string + "\n"
                }
                #expect(lines.count == 3)
                #expect(bytes == Array(lines.joined().utf8), "\(title.debugDescription)")
            }
        }
    }
}

extension JSONWriter {
    fileprivate static func text(_ text: String) -> String {
        var writer = JSONWriter()
        writer.string(text)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
