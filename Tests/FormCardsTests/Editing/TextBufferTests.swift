import TestSupport
import Testing

@testable import FormCards

@Suite struct TextBufferTests {
    private static func isSame(_ left: [Character], _ right: [Character]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    /// A buffer has the characters of the whole text, whatever was inserted where, and beside what.
    @Test func changesAreThoseOfTheText() {
        var random = SeededNumbers(seed: 5)
        let pieces = [
            "a", "b", "1", " ", "\n", "é", "漢", "e\u{301}", "\u{301}", "\u{200D}", "👩", "👧", "🇩",
            "🇪",
            "\u{600}", "\u{FE0F}", "한", "ᄒ", "ᅡ",
        ]
        var buffer = TextBuffer()
        for _ in Laws.rounds(3_000) {
            let start = random.below(buffer.count + 1)
            let end = start + min(random.below(3), buffer.count - start)
            let text = (0..<random.below(buffer.count > 24 ? 2 : 4)).map { _ in
                pieces[random.below(pieces.count)]
            }.joined()
            let (before, after) = (buffer.string(0..<start), buffer.string(end..<buffer.count))
            let change = buffer.change(start..<end, to: text)
            let old = buffer.characters(0..<buffer.count)
            #expect(Self.isSame(Array(old[change.at..<change.at + change.old.count]), change.old))
            let removed = buffer.replace(
                change.at..<change.at + change.old.count, with: change.new)
            let whole = TextBuffer.split(before + text + after)
            guard Self.isSame(removed, change.old),
                Self.isSame(buffer.characters(0..<buffer.count), whole)
            else {
                Issue.record("\(before)|\(text)|\(after)")
                return
            }
            #expect(buffer.byteCount == (before + text + after).utf8.count)
            #expect(change.caret == min(TextBuffer.split(before + text).count, whole.count))
            #expect(buffer.isEmpty == whole.isEmpty && buffer.count == whole.count)
            if let index = whole.indices.randomElement(using: &random) {
                #expect(Self.isSame([buffer[index]], [whole[index]]))
                let range = index..<index + random.below(whole.count - index + 1)
                #expect(Self.isSame(buffer.characters(range), Array(whole[range])))
            }
        }
    }

    /// A character has at most 32 scalars.
    @Test(arguments: [
        (31, [32]), (32, [32, 1]), (33, [32, 2]), (63, [32, 32]), (64, [32, 32, 1]),
    ])
    func longCharactersAreCut(_ marks: Int, _ pieces: [Int]) {
        let text = "e" + String(repeating: "\u{301}", count: marks) + "a"
        #expect(TextBuffer.split(text).map(\.unicodeScalars.count) == pieces + [1])
    }

    /// At most 64 characters after a change join with other ones.
    @Test(arguments: [(63, 63), (64, 64), (65, 64), (70, 64)])
    func aChangeReaches(_ flags: Int, _ changed: Int) {
        let buffer = TextBuffer(String(repeating: "🇩🇪", count: flags))
        let change = buffer.change(0..<0, to: "🇫")
        #expect(change.at == 0 && change.old.count == changed && change.new.count == changed + 1)
    }

    /// A change has nothing at its ends that stays the same.
    @Test(arguments: [
        ("abc", "abc", 3, 0, 0), ("abc", "axc", 1, 1, 1), ("abc", "ac", 1, 1, 0),
        ("ac", "abc", 1, 0, 1), ("aa", "aaa", 2, 0, 1), ("abab", "ab", 2, 2, 0),
        ("é", "e\u{301}", 0, 1, 1), ("xabc", "abc", 0, 1, 0), ("", "a", 0, 0, 1),
    ])
    func changesAreTrimmed(_ old: String, _ new: String, _ at: Int, _ removed: Int, _ added: Int) {
        let change = TextChange(at: 7, old: Array(old), new: Array(new), caret: 9).trimmed
        #expect(change.at == 7 + at && change.old.count == removed && change.new.count == added)
        #expect(change.caret == 9 && change.isEmpty == (removed + added == 0))
    }

    // MARK: What can be undone

    private static func change(of count: Int) -> TextChange {
        TextChange(at: 0, old: [], new: Array(repeating: "a", count: count), caret: count)
    }

    /// Steps of 1,024 characters, with one for the step itself; beyond 2¹⁸ in all, the newer half of them is kept.
    @Test(arguments: [(1, 1), (255, 255), (256, 256), (257, 128), (258, 129), (384, 255)])
    func stepsAreForgotten(_ count: Int, _ kept: Int) {
        var stack = UndoStack()
        for _ in 0..<count { stack.record(Self.change(of: 1_023), caret: 0) }
        var steps = 0
        while stack.undo() != nil { steps += 1 }
        #expect(steps == kept && stack.redo() != nil)
    }

    @Test func theLastStepIsKept() {
        var stack = UndoStack()
        for count in [5, 9, UndoStack.limit, 7] {
            stack.record(Self.change(of: count), caret: 0)
        }
        #expect(stack.undo()?.size == 8 && stack.undo() == nil)
        stack = UndoStack()
        for count in [5, UndoStack.limit] { stack.record(Self.change(of: count), caret: 0) }
        #expect(stack.undo()?.size == UndoStack.limit + 1 && stack.undo() == nil)
    }

    /// What was undone and replaced counts no more.
    @Test func undoneStepsAreForgottenFirst() {
        var stack = UndoStack()
        for _ in 0..<256 { stack.record(Self.change(of: 1_023), caret: 0) }
        for _ in 0..<200 { #expect(stack.undo() != nil) }
        for _ in 0..<200 { stack.record(Self.change(of: 1_023), caret: 0) }
        var steps = 0
        while stack.undo() != nil { steps += 1 }
        #expect(steps == 256)
    }
}

@Suite struct CleanedTextTests {
    /// A character that is typed or pasted into a line, and into a text of several lines.
    @Test(
        arguments: [
            (0x00, "", ""), (0x08, "", ""), (0x09, " ", "\t"), (0x0A, " ", "\n"),
            (0x0B, " ", "\n"), (0x0C, " ", "\n"), (0x0D, " ", "\n"), (0x0E, "", ""),
            (0x1F, "", ""), (0x20, " ", " "), (0x7E, "~", "~"), (0x7F, "", ""), (0x80, "", ""),
            (0x84, "", ""), (0x85, " ", "\n"), (0x86, "", ""), (0x9F, "", ""),
            (0xA0, "\u{A0}", "\u{A0}"), (0xBF, "¿", "¿"), (0xC0, "À", "À"),
            (0x2027, "\u{2027}", "\u{2027}"), (0x2028, " ", "\u{2028}"),
            (0x2029, " ", "\u{2029}"), (0x202A, "\u{202A}", "\u{202A}"),
        ] as [(UInt32, String, String)])
    func cleans(_ value: UInt32, _ line: String, _ lines: String) throws {
        let text = "a" + String(Character(try #require(Unicode.Scalar(value)))) + "b"
        #expect(CleanedText.of(text, allowsLines: false).utf8.elementsEqual("a\(line)b".utf8))
        #expect(CleanedText.of(text, allowsLines: true).utf8.elementsEqual("a\(lines)b".utf8))
    }

    @Test(arguments: [
        ("a\r\nb", "a\nb", "a\r\nb"), ("a\n\rb", "a\n\nb", "a\n\rb"),
        ("a\r\n", "a\n", "a"), ("a\r", "a\n", "a"), ("a\n\n", "a\n\n", "a\n"), ("", "", ""),
        ("a\r\r\n", "a\n\n", "a\r"), ("\n\r\n", "\n\n", "\n"),
    ])
    func lineEnds(_ text: String, _ cleaned: String, _ shortened: String) {
        #expect(CleanedText.of(text, allowsLines: true).utf8.elementsEqual(cleaned.utf8))
        #expect(CleanedText.withoutLastLineEnd(text).utf8.elementsEqual(shortened.utf8))
    }
}
