import FormCards
import Testing

@testable import formrun

@Suite struct QuestionFrameTests {
    private func frame(
        _ prompt: String, _ text: String, columns: Int, left: Int = 0, secret: Bool = false
    ) -> QuestionFrame {
        var question = Question(prompt: DisplayText(prompt))
        question.isSecret = secret
        var editor = AnswerEditor(text: text, isSecret: secret)
        for _ in 0..<left { _ = editor.apply(.left) }
        return QuestionFrame(question: question, editor: editor, columns: columns)
    }

    static let rows: [(prompt: String, text: String, left: Int, rows: [String], caret: [Int])] = [
        ("Name: ", "", 0, ["Name: "], [0, 6]), ("Name: ", "Ada", 0, ["Name: Ada"], [0, 9]),
        ("Name: ", "Ada", 2, ["Name: Ada"], [0, 7]), ("Name: ", "漢字", 1, ["Name: 漢字"], [0, 8]),
        // 19 cells; a long answer scrolls horizontally.
        ("Name: ", "abcdefghijklmnopqrst", 0, ["Name: ‹jklmnopqrst"], [0, 18]),
        ("Name: ", "abcdefghijklmnopqrst", 20, ["Name: abcdefghijkl›"], [0, 6]),
        ("Name: ", "abcdefghijklmnopqrst", 3, ["Name: ‹ijklmnopqrst"], [0, 16]),
        // A long prompt is above the answer.
        ("Your full name: ", "Ada", 0, ["Your full name: ", "> Ada"], [1, 5]),
        ("A question with words: ", "x", 0, ["A question with", "words:", "> x"], [2, 3]),
    ]

    @Test(arguments: rows)
    func shows(_ row: (prompt: String, text: String, left: Int, rows: [String], caret: [Int])) {
        let frame = frame(row.prompt, row.text, columns: 20, left: row.left)
        #expect(frame.rows.map(\.text) == row.rows)
        #expect([frame.caretRow, frame.caretColumn] == row.caret)
    }

    static let lists: [(text: String, left: Int, rows: [String], caret: [Int])] = [
        ("", 0, ["Tags: ", "> "], [1, 2]), ("red", 0, ["Tags: ", "> red"], [1, 5]),
        ("red\ngreen\n", 0, ["Tags: ", "  red", "  green", "> "], [3, 2]),
        ("red\ngreen\nblue", 6, ["Tags: ", "  red", "> green", "  blue"], [2, 6]),
        ("a\nb\nc\nd\ne\nf\ng", 0, ["Tags: ", "  b", "  c", "  d", "  e", "  f", "> g"], [6, 3]),
        (
            "abcdefghijklmnopqrstuvwxyz\nb", 0, ["Tags: ", "  abcdefghijklmnop…", "> b"], [2, 3]
        ),
        ("a\nabcdefghijklmnopqrstu", 0, ["Tags: ", "  a", "> ‹ghijklmnopqrstu"], [2, 18]),
    ]

    /// The entries of a list are in rows of their own, of which those nearest to the caret are
    /// shown.
    @Test(arguments: lists)
    func showsEntries(_ row: (text: String, left: Int, rows: [String], caret: [Int])) {
        var question = Question(prompt: "Tags: ")
        question.isList = true
        var editor = AnswerEditor(text: row.text, isMultiline: true, isList: true)
        for _ in 0..<row.left { _ = editor.apply(.left) }
        let frame = QuestionFrame(question: question, editor: editor, columns: 20)
        #expect(frame.rows.map(\.text) == row.rows)
        #expect([frame.caretRow, frame.caretColumn] == row.caret)
    }

    @Test func secretsAreNotDrawn() {
        let frame = frame("PIN: ", "CANARY", columns: 40, secret: true)
        #expect(frame.rows.map(\.text) == ["PIN: "])
        #expect(frame.caretColumn == 5)
    }

    /// No row uses the last column, and the caret is in its row.
    @Test func everyWidthAndAnyText() {
        var random = SplitMix64(state: 11)
        let pieces = [
            "a", "b ", "漢", "é", "e\u{301}\u{302}", "👩\u{200D}👧", "🇩🇪", "\u{301}", "\u{202E}",
            "\u{1B}", "ｱ", "한",
            "क्ष", "\u{200B}", "\u{FE0F}", "⚠\u{FE0F}", "\n",
        ]
        func text(_ most: Int) -> String {
            (0..<Int.random(in: 0...most, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        for columns in 10...120 {
            for _ in 0..<5 {
                var question = Question(prompt: DisplayText(text(30)))
                question.introduction = [StyledLine(text(40), .plain)]
                question.isList = Bool.random(using: &random)
                question.problems = [StyledLine(text(40), .issue)]
                var editor = AnswerEditor(text: text(60), isMultiline: true)
                for _ in 0..<Int.random(in: 0...60, using: &random) { _ = editor.apply(.left) }
                let frame = QuestionFrame(question: question, editor: editor, columns: columns)
                for row in frame.rows { #expect(row.width <= columns - 1, "\(row.text)") }
                #expect(frame.rows.indices.contains(frame.caretRow))
                #expect((0..<columns).contains(frame.caretColumn))
                let width = frame.rows[frame.caretRow].width
                #expect(frame.caretColumn <= width)
            }
        }
    }
}
