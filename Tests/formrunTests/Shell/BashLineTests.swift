import Foundation
import TestSupport
import Testing

@testable import formrun

/// Command lines as bash reads them.
@Suite struct BashLineTests {
    static let lines: [(line: String, words: [String], quote: BashLine.Quote)] = [
        ("", [""], .none), ("formrun ", ["formrun", ""], .none),
        ("formrun  run\ta", ["formrun", "run", "a"], .none),
        (#"f my\ form.json"#, ["f", "my form.json"], .none),
        (#"f "my form"#, ["f", "my form"], .double), (#"f 'my form"#, ["f", "my form"], .single),
        (#"f "a\"b\c\$" 'd\'"#, ["f", #"a"b\c$"#, #"d\"#], .none),
        (#"f a=" b"' c'd"#, ["f", "a= b cd"], .none), (#"f "" "#, ["f", "", ""], .none),
        ("f $(x) `y` $HOME", ["f", "$(x)", "`y`", "$HOME"], .none),
        ("f a >out 2>err b", ["f", "a", "b"], .none), ("f a <in", ["f", "a", "in"], .none),
        ("f a\\", ["f", "a"], .none),
    ]

    @Test(arguments: lines)
    func words(_ row: (line: String, words: [String], quote: BashLine.Quote)) {
        let line = BashLine(row.line)
        #expect(line.words == row.words)
        #expect(line.quote == row.quote)
    }

    @Test(arguments: [("f >o", true), ("f > ", true), ("f >o ", false), ("f '>o", false)])
    func redirections(_ line: String, _ isRedirected: Bool) {
        #expect(BashLine(line).isRedirected == isRedirected)
    }

    /// bash reads each quoted text as it was, whatever it contains, and runs nothing.
    @Test func bashReadsQuotedTextsAsTheyAre() throws {
        var random = SeededNumbers(seed: 14)
        let parts = [
            "$(touch x)", "`touch x`", "'", "\"", "\\", " ", ";", "&", "|", "<", ">", "(", ")", "{",
            "}", "*", "?", "[", "]", "~", "#", "!", "$HOME", "=", ":", "a", "é", "日", "^", "%",
        ]
        var texts = parts
        for _ in Laws.rounds(200) {
            let count = Int.random(in: 1...6, using: &random)
            texts.append(
                (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined())
        }
        var script = ""
        var expected = ""
        for text in texts {
            for (quote, sign) in [(BashLine.Quote.none, ""), (.double, "\""), (.single, "'")] {
                guard let quoted = quote.quoted(text) else { continue }
                script += "printf '%s\\n' \(sign)\(quoted)\(sign)\n"
                expected += text + "\n"
                let line = BashLine("f " + sign + quoted + sign)
                #expect(line.words == ["f", text], "\(quoted)")
            }
        }
        let folder = try TemporaryFolder()
        try Data(script.utf8).write(to: URL(fileURLWithPath: folder.path("script")))
        let output = try Programs.output("bash", ["script"], in: folder.path("."))
        #expect(output == expected)
        #expect(folder.text("x") == nil)
    }
}
