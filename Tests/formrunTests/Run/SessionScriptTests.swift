import FormCards
import TestSupport
import Testing

@testable import formrun

/// Scripts of keys: what is written is read again, and secrets are not written.
@Suite struct SessionScriptTests {
    static let steps: [(line: String, keys: [Key])] = [
        ("type ab", [.text("a"), .text("b")]), ("type  a ", [.text(" "), .text("a"), .text(" ")]),
        (#"paste a\nb\t\\n"#, [.pasted("a\nb\t\\n")]), (#"paste \u{1B}[A"#, [.pasted("\u{1B}[A")]),
        (#"paste \u{zz}\u"#, [.pasted("u{zz}u")]), (#"paste \"#, [.pasted("\\")]),
        ("key enter", [.enter]), ("key shift-tab", [.backTab]), ("key ctrl-u", [.control("u")]),
        ("key alt-enter", [.press(.enter, .alt)]), ("key f1", [.function(1)]),
        ("key ctrl-space", [.press(.character(" "), .control)]),
        ("type \u{301}x", [.text("\u{301}"), .text("x")]),
        ("key alt-\u{301}", [.press(.character("\u{301}"), .alt)]),
    ]

    @Test(arguments: steps) func reads(_ row: (line: String, keys: [Key])) throws {
        let script = try SessionScript("# a comment\r\n\r\n\(row.line)\r\n")
        #expect(script.steps == [.keys(row.keys)])
        #expect(script.lines == [row.line])
    }

    @Test func readsSizes() throws {
        #expect(try SessionScript("resize 40 10").steps == [.resize(columns: 40, rows: 10)])
    }

    @Test(arguments: [
        "enter", "type", "key nokey", "key a", "resize 80", "resize 0 24", "resize 80 2000000000",
        " type a",
    ])
    func refuses(_ line: String) {
        #expect(throws: SessionScript.SyntaxError(line: 2, text: line)) {
            try SessionScript("type a\n\(line)\n")
        }
    }

    @Test func writesWhatItReads() throws {
        let keys: [Key] = [
            .text("é"), .text(" "), .enter, .pasted("a\n\\\t\u{7}"), .control("u"), .backTab,
            .function(12), .press(.enter, .alt),
        ]
        let script = try SessionScript(SessionScript.text(of: keys))
        #expect(
            script.steps.flatMap { if case .keys(let keys) = $0 { keys } else { [Key]() } } == keys)
    }

    @Test func writesNoSecret() {
        let text = SessionScript.text(of: [.text("a"), .enter, nil, nil, nil, .enter])
        #expect(
            text == """
                # The keys of a session of formrun.
                type a
                key enter
                # Here a secret was typed; write it as: type SECRET
                key enter

                """)
    }

    /// Characters that may stand anywhere in what a person types or pastes: marks that combine, joiners, line ends, the
    /// characters of the notation itself.
    private static let scalars: [Unicode.Scalar] = [
        " ", "#", "\\", "{", "}", "u", "n", "-", "a", "é", "\u{301}", "\u{20DD}", "\u{200D}",
        "\u{FE0F}", "\u{1F468}", "\u{1F1E9}", "\u{1100}", "\u{1161}", "\u{0E33}", "\u{85}",
        "\u{2028}", "\t",
        "\n", "\r", "\u{1B}", "\u{7F}", "\u{202E}",
    ]

    private static func text(_ numbers: inout SeededNumbers) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0...numbers.below(4) { text.append(scalars[numbers.below(scalars.count)]) }
        return String(text)
    }

    private static func key(_ numbers: inout SeededNumbers) -> Key? {
        let names: [Key.Name] = [.enter, .tab, .backspace, .left, .pageDown, .function(7)]
        let modifiers: [Key.Modifiers] = [.control, .alt, [.control, .alt], [.alt, .shift]]
        return switch numbers.below(5) {
        case 0: nil
        case 1: .pasted(text(&numbers))
        case 2: .press(names[numbers.below(names.count)], modifiers[numbers.below(4)])
        case 3:
            text(&numbers).first.map {
                .press(.character($0), modifiers[numbers.below(modifiers.count)])
            }
        default: .text(text(&numbers))
        }
    }

    /// Whatever was typed, its record is a script of the same keys: a mark after a space is part of its character.
    @Test func everyRecordingCanBeReplayed() throws {
        var numbers = SeededNumbers(seed: 25)
        for _ in Laws.rounds(400) {
            let keys = (0..<6).map { _ in Self.key(&numbers) }
            let script = try SessionScript(SessionScript.text(of: keys))
            let read = script.steps.flatMap {
                if case .keys(let keys) = $0 { keys } else { [Key]() }
            }
            #expect(Self.joined(read) == Self.joined(keys.compactMap(\.self)))
        }
    }

    /// The keys, with texts that follow each other as one: the record divides them into characters.
    private static func joined(_ keys: [Key]) -> [[UInt8]] {
        var joined: [[UInt8]] = []
        var wasText = false
        for key in keys {
            if case .text(let text) = key {
                if wasText, let last = joined.popLast() {
                    joined.append(last + Array(text.utf8))
                } else {
                    joined.append(Array(text.utf8))
                }
                wasText = true
            } else {
                joined.append(Array("\(key)".utf8))
                wasText = false
            }
        }
        return joined
    }
}
