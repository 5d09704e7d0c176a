import FormModel
import FormValidation

/// The tables of the README, made of the source that they describe.
enum ReadmeTables {
    static let all: [(name: String, text: String)] = [
        ("validators", words(Vocabulary.standard.validators)),
        ("formatters", words(Vocabulary.standard.formatters)),
        ("functions", functions),
        ("codes", codes),
        ("limits", limits),
    ]

    private static func words<Made>(_ words: [Vocabulary.Word<Made>]) -> String {
        table(["name", "in a form file", "what it does"]) {
            words.map { ["`\($0.name)`", "`\($0.usage)`", $0.summary] }
        }
    }

    private static var functions: String {
        table(["function", "what it comes to"]) {
            Vocabulary.standard.functions.map { ["`\($0.usage)`", $0.summary] }
        }
    }

    private static var codes: String {
        table(["code", "sentence in English"]) {
            IssueCode.all.map { code in
                ["`\(code)`", MessageCatalog.english.sentences[code.rawValue] ?? ""]
            }
        }
    }

    private static var limits: String {
        func row(_ what: String, _ submission: Int, _ form: Int, _ code: IssueCode) -> [String] {
            [what, grouped(submission), grouped(form), "`\(code)`"]
        }
        let sent = JSONLimits.submission
        let file = JSONLimits.formFile
        return table(["limit", "submission", "form file", "code"]) {
            [
                row("bytes", sent.bytes, file.bytes, .tooManyBytes),
                row("levels of nesting", sent.depth, file.depth, .tooDeep),
                row("values", sent.members, file.members, .tooManyMembers),
                [
                    "issues told", grouped(FormValidator.maximumIssues), "",
                    "`\(IssueCode.tooManyIssues)`",
                ],
            ]
        }
    }

    private static func grouped(_ number: Int) -> String {
        var text = ""
        for (index, digit) in String(number).reversed().enumerated() {
            if index > 0, index % 3 == 0 { text = "," + text }
            text = String(digit) + text
        }
        return text
    }

    private static func table(_ header: [String], _ rows: () -> [[String]]) -> String {
        let lines = [header, header.map { _ in "---" }] + rows()
        return lines.map { line in
            "| " + line.map { $0.replacing("|", with: #"\|"#) }.joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }
}
