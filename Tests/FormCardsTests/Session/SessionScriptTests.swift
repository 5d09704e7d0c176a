import Testing

@testable import FormCards

/// Scripts of keys: what is written is read again, and secrets are not written.
@Suite struct SessionScriptTests {
    static let steps: [(line: String, keys: [Key])] = [
        ("type ab", [.text("a"), .text("b")]), ("type  a ", [.text(" "), .text("a"), .text(" ")]),
        (#"paste a\nb\t\\n"#, [.pasted("a\nb\t\\n")]), (#"paste \u{1B}[A"#, [.pasted("\u{1B}[A")]),
        (#"paste \u{zz}\u"#, [.pasted("u{zz}u")]), (#"paste \"#, [.pasted("\\")]),
        ("key enter", [.enter]), ("key shift-tab", [.backTab]), ("key ctrl-u", [.control("u")]),
        ("key alt-enter", [.press(.enter, .alt)]), ("key f1", [.function(1)]),
        ("key ctrl-space", [.press(.character(" "), .control)]),
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
        #expect(throws: SessionScript.Mistake(line: 2, text: line)) {
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
}
