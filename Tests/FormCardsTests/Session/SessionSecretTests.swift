import FormCards
import FormModel
import FormValidation
import Testing

/// Secrets: asked once or twice, shown on demand, and replaced if they are refused.
@Suite struct SessionSecretTests {
    private static let twice = """
        {"type":"secureInput","name":"c","title":"Password","confirm":true,
         "validators":["required",{"length":{"min":6}}]}
        """
    private static let once = """
        {"type":"secureInput","name":"c","title":"Password","validators":[{"length":{"min":6}}]}
        """

    @Test(arguments: [
        (twice, ["abcdef", "abcdef"], "abcdef"),
        // The second entry is repeated until it is the same.
        (twice, ["abcdef", "abcdeg", "abcdef"], "abcdef"),
        (once, ["abcdef"], "abcdef"),
    ])
    func keys(_ row: (item: String, entries: [String], value: String)) throws {
        let walk = try SessionWalk(row.item)
        for entry in row.entries { walk.type(entry + "⏎") }
        #expect(walk.value("c") == .text(row.value))
        #expect(walk.place == .review)
    }

    /// A log of anything that a session gives has no letter of a secret, whatever the person does with it.
    @Test(arguments: [twice, once], [false, true])
    func isInNothingThatIsPrinted(_ item: String, isRevealed: Bool) throws {
        let letters = "жцщфы"
        let walk = try SessionWalk(item + #",{"type":"input","name":"d","title":"D"}"#)
        var effects: [SessionEffect] = []
        func look(_ step: String) {
            var printed = ""
            for value in [walk.session, walk.session.view, effects] as [Any] {
                dump(value, to: &printed)
                printed += "\(value) \(String(reflecting: value))"
            }
            // Much is printed; its characters would be compared one by one.
            let hasLetter = printed.unicodeScalars.contains {
                !$0.isASCII && letters.unicodeScalars.contains($0)
            }
            #expect(!printed.isEmpty && !hasLetter, "\(step)")
            effects = []
        }
        func press(_ keys: Key...) {
            for key in keys { effects += walk.session.handle(.key(key)) }
            look("\(keys)")
        }
        func type(_ text: String) {
            for letter in text where walk.session.asksSecret { press(.text(String(letter))) }
        }
        if isRevealed { press(.control("r")) }
        type(String(letters.prefix(4)))
        press(.enter, .enter)
        type(letters)
        press(.backTab, .down, .end)
        type(letters)
        press(.enter)
        type(letters)
        press(.enter, .interrupt)
    }

    /// Without keys, entries that differ are both asked again, since the first one cannot be edited.
    @Test func lines() throws {
        let walk = try SessionWalk(Self.twice)
        let transcript = AccessibleRenderer()
        func enter(_ line: String) -> [String] {
            walk.handle(.line(line))
            return transcript.lines(of: walk.session.view)
        }
        #expect(enter("abcdef") == ["Password: The same again"])
        #expect(enter("abcdeg").last == "Error: The two entries differ.")
        #expect(!walk.session.focus.isConfirmation)
        #expect(enter("abcdef") == ["Password: The same again"])
        _ = enter("abcdef")
        #expect(walk.value("c") == .text("abcdef"))
    }

    /// The next key replaces a secret that was refused; it can be edited after another key.
    @Test func aRefusedSecretIsReplaced() throws {
        let walk = try SessionWalk(Self.once)
        walk.type("abc⏎")
        #expect(walk.isRefused && walk.screen.contains("❯ •••█"))
        walk.type("defghi⏎")
        #expect(walk.value("c") == .text("defghi"))
        let edited = try SessionWalk(Self.once)
        edited.type("abc⏎")
        edited.press(.end)
        edited.type("def⏎")
        #expect(edited.value("c") == .text("abcdef"))
    }

    /// Its rules are judged before it is asked a second time, with keys and with lines.
    @Test func aRefusedSecretIsNotAskedTwice() throws {
        let walk = try SessionWalk(Self.twice)
        walk.type("abc⏎")
        #expect(walk.isRefused && !walk.session.focus.isConfirmation)
        walk.type("abcdef⏎")
        #expect(
            walk.session.focus.isConfirmation && walk.value("c") != .text("abcdef"))
        walk.type("abcdef⏎")
        #expect(walk.value("c") == .text("abcdef") && walk.place == .review)
        let lines = try SessionWalk(Self.twice)
        lines.handle(.line("abc"))
        #expect(lines.isRefused && !lines.session.focus.isConfirmation)
        lines.handle(.line("abcdef"))
        lines.handle(.line("abcdef"))
        #expect(lines.value("c") == .text("abcdef"))
    }

    @Test func aRefusedSecretIsRemoved() throws {
        let walk = try SessionWalk(Self.once)
        walk.type("abc⏎")
        walk.press(.control("u"), .enter)
        #expect(walk.value("c") == .empty && walk.place == .review)
        let required = try SessionWalk(Self.twice)
        required.type("abc⏎")
        required.press(.control("u"), .enter)
        #expect(required.isRefused && required.place != .review)
    }

    @Test func backFromTheSecondEntryIsTheFirst() throws {
        for key in [Key.backTab, .up, .escape] {
            let walk = try SessionWalk(Self.twice)
            walk.type("abcdef⏎")
            walk.press(key)
            #expect(!walk.session.focus.isConfirmation && walk.screen.contains("••••••█"))
        }
    }

    @Test(arguments: [SecretDisplay.dots, .hidden])
    func revealed(_ display: SecretDisplay) throws {
        var options = FormSession.Options()
        options.secrets = display
        let walk = try SessionWalk(Self.twice, options: options)
        walk.type("CANARY⏎")
        #expect(!walk.screen.contains("CANARY"))
        walk.press(.control("r"))
        #expect(walk.screen.contains("CANARY"))
        walk.press(.control("r"))
        #expect(!walk.screen.contains("CANARY"))
    }

    @Test(arguments: [[Key.function(2)], [.control("x"), .control("e")]])
    func noEditorProgramGetsASecret(_ keys: [Key]) throws {
        let walk = try SessionWalk(Self.once)
        walk.type("CANARY")
        for key in keys { walk.press(key) }
        #expect(walk.edited == nil)
    }

    @Test func aShownSecretIsConcealed() throws {
        for entries in ["CANARY", "CANARY⏎CANARY"] {
            let walk = try SessionWalk(Self.twice)
            walk.type(entries)
            #expect(!walk.session.conceal(), "nothing was shown")
            walk.press(.control("r"))
            #expect(walk.screen.contains("CANARY"))
            #expect(walk.session.conceal() && !walk.screen.contains("CANARY"))
            walk.press(.control("r"))
            #expect(walk.screen.contains("CANARY"))
        }
    }

    /// An empty line keeps a secret that was accepted, and is not asked twice.
    @Test func anAcceptedSecretIsKept() throws {
        let walk = try SessionWalk(Self.twice)
        walk.type("abcdef⏎abcdef⏎1⏎⏎")
        #expect(walk.value("c") == .text("abcdef") && walk.place == .review)
        walk.handle(.line("1"))
        walk.handle(.line(""))
        #expect(walk.value("c") == .text("abcdef") && walk.place == .review)
    }

    /// A secret that a person leaves before Enter is the answer, and in no draft.
    ///
    /// One that is not valid is in the line again, and one that is to be typed twice is asked again before submission.
    @Test(arguments: [once, twice], [Key.backTab, .tab, .up, .down, .pageUp, .pageDown])
    func aHalfTypedSecretIsKept(_ item: String, _ key: Key) throws {
        let walk = try SessionWalk(
            #"{"type":"input","name":"b","title":"B"},"# + item
                + #",{"type":"input","name":"d","title":"D"}"#)
        walk.type("x⏎CANA")
        walk.press(key)
        #expect(!walk.session.focus.isSecret && !walk.screen.contains("❯ •"))
        #expect(!String(decoding: walk.session.draft.json, as: UTF8.self).contains("CANA"))
        let isBefore = [Key.backTab, .up, .pageUp].contains(key)
        for _ in 0..<3 where !walk.session.focus.isSecret {
            walk.press(isBefore ? .tab : .backTab)
        }
        #expect(walk.screen.contains("❯ ••••█"))
        walk.type("RY")
        walk.press(.tab)
        let isOnce = item == Self.once
        #expect(walk.value("c") == (isOnce ? .text("CANARY") : .empty))
        for _ in 0..<3 where walk.place != .review { walk.press(.tab) }
        walk.type("⏎")
        #expect(walk.isSubmitted == isOnce && walk.session.focus.isSecret != isOnce)
        guard !isOnce else { return }
        walk.type("⏎CANARY⏎")
        #expect(walk.value("c") == .text("CANARY"))
    }

    /// An accepted secret stays if the line is left empty, and a row with a half-typed secret is not removed.
    @Test func whatIsLeftOfASecret() throws {
        let walk = try SessionWalk(Self.once + #",{"type":"input","name":"d","title":"D"}"#)
        walk.type("abcdef⏎")
        walk.press(.backTab, .text("x"), .backspace, .tab)
        #expect(walk.value("c") == .text("abcdef"))
    }

    /// No part of a secret is in what is kept for other fields.
    @Test func nothingIsCutFromASecret() throws {
        let walk = try SessionWalk(
            Self.once + #",{"type":"input","name":"d","title":"D"}"#)
        walk.type("CANARY")
        walk.press(.control("u"), .tab, .control("y"))
        #expect(!walk.screen.contains("CANARY"))
    }
}
