import FormModel
import FormValidation
import Testing

@testable import FormCards

/// Texts with suggestions, and paths, in a session.
@Suite struct SessionSuggestionTests {
    private static let items = """
        {"type":"input","name":"town","title":"Town","help":"Where you live.",
         "validators":[{"length":{"max":30}}],
         "suggestions":["Kristiansand","Kristiansund","Oslo","Bergen","Bodø","Hamar","Molde","Moss"]},
        {"type":"input","name":"other","title":"Other"},
        {"type":"input","name":"f","title":"File","value":"file"}
        """

    private static func walk(_ options: FormSession.Options = .init()) throws -> SessionWalk {
        var options = options
        options.folders = { folder, beginning in
            .names(
                (folder.isEmpty ? [.init("docs", isFolder: true), .init("done.txt")] : [])
                    .filter { $0.path(in: "").hasPrefix(beginning) })
        }
        return try SessionWalk(items, options: options)
    }

    @Test func theScreenShowsWhatMatches() throws {
        let walk = try Self.walk()
        #expect(walk.screen.contains("Enter accepts · ↓ suggestions · Shift-Tab back"))
        walk.type("krs")
        let rows = walk.screen.split(separator: "\n").map(String.init)
        let line = try #require(rows.firstIndex { $0.contains("❯ krs█") })
        #expect(rows[line - 1].contains("Town ") && rows[line - 1].contains("27 left"))
        #expect(rows[line + 1].contains("│     Kristiansand "))
        #expect(rows[line + 2].contains("│     Kristiansund "))
        #expect(walk.screen.contains("Enter accepts · Tab completes · ↑↓ choose · Esc closes"))
        walk.press(.down, .down)
        #expect(walk.screen.contains("❯ Kristiansund"))
        let marked = walk.frame.lines.flatMap(\.runs).filter { $0.style == .strong }
        #expect(marked.map(\.text.string).joined() == "KrsKrs")
        walk.press(.enter)
        #expect(walk.value("town") == .text("Kristiansund"))
        // Free text is never in the way of the list.
        walk.press(.backTab)
        walk.press(.control("u"))
        walk.type("Kristiansan⏎")
        #expect(walk.value("town") == .text("Kristiansan"))
    }

    /// More texts than rows have their number.
    @Test func manyTexts() throws {
        let walk = try Self.walk()
        walk.press(.down)
        #expect(walk.screen.contains("1 of 8") && !walk.screen.contains("Molde"))
        walk.press(.up)
        #expect(walk.screen.contains("Town") && walk.screen.contains("8 │"))
        #expect(!walk.screen.contains("of 8") && walk.screen.contains("Hamar"))
        walk.press(.up)
        #expect(walk.screen.contains("8 of 8") && walk.screen.contains("❯ Moss"))
        walk.press(.escape)
        #expect(walk.screen.contains("❯ █") && !walk.screen.contains("Hamar"))
    }

    /// What cannot be read is said to be so, in the language of the reader.
    @Test(arguments: [
        ("en", "There is no folder \"no/\", or it cannot be read."),
        ("de", "Den Ordner „no/“ gibt es nicht, oder er ist nicht lesbar."),
    ])
    func unreadableFolders(_ language: LanguageTag, _ sentence: String) throws {
        var options = FormSession.Options()
        options.folders = { _, _ in .unreadable }
        let walk = try SessionWalk(
            #"{"type":"input","name":"f","title":"File","value":"file"}"#, options: options,
            language: language)
        walk.type("no/x")
        walk.press(.tab)
        #expect(walk.screen.contains(sentence), "\(walk.screen)")
        walk.press(.control("u"), .tab)
        #expect(walk.screen.contains("./"), "\(walk.screen)")
    }

    @Test(arguments: [
        ("krs", "Matching: 2. Kristiansand. Kristiansund."), ("", "Matching: 8. Kristiansand."),
        ("zz", "Matching: 0."),
    ])
    func areHeard(_ part: String, _ sentence: String) throws {
        var options = FormSession.Options()
        options.isSpoken = true
        let walk = try Self.walk(options)
        let spoken = AccessibleRenderer()
        #expect(spoken.lines(of: walk.session.view).joined().contains("Type :suggest"))
        walk.handle(.line(part.isEmpty ? ":suggest" : ":suggest \(part)"))
        let heard = spoken.refusal(walk.session.view)
        #expect(heard.joined().hasPrefix(sentence), "\(heard)")
        walk.handle(.line("Moss"))
        #expect(walk.value("town") == .text("Moss"))
        walk.handle(.line(":suggest x"))
        #expect(
            spoken.refusal(walk.session.view) == ["There are no suggestions for this answer."])
        walk.handle(.line(""))
        walk.handle(.line(":suggest do"))
        #expect(
            spoken.refusal(walk.session.view).joined() == "Matching: 2. docs/. done.txt.")
    }

    @Test func pathsAreCompleted() throws {
        let walk = try Self.walk()
        walk.type("⏎⏎do")
        walk.press(.tab)
        #expect(walk.screen.contains("docs/") && walk.screen.contains("done.txt"))
        walk.type("x")
        walk.press(.tab)
        #expect(walk.screen.contains("No name here begins with \"dox\"."), "\(walk.screen)")
        walk.type("y")
        #expect(!walk.screen.contains("No name here"))
    }

    // MARK: Suggestions from elsewhere

    private static func asking(isSpoken: Bool = false) throws -> SessionWalk {
        var options = FormSession.Options()
        options.isSpoken = isSpoken
        options.suggestionSources = ["towns"]
        return try SessionWalk(
            """
            {"type":"input","name":"t","title":"Town","suggestions":{"remote":"towns"}},
            {"type":"input","name":"u","title":"Other","suggestions":{"remote":"unbound"}}
            """, options: options)
    }

    private static func question(_ text: String) -> SuggestionQuestion {
        SuggestionQuestion(source: "towns", text: text)
    }

    /// What is typed is asked for, what is found is listed, and any text is an answer.
    @Test func askedFor() throws {
        let walk = try Self.asking()
        #expect(walk.searches == [])
        walk.type("os")
        #expect(walk.searches == [Self.question("o"), Self.question("os")])
        walk.handle(.suggested(["Oxford"], for: Self.question("o")))
        #expect(!walk.screen.contains("Oxford"))
        walk.handle(.suggested(["Oslo", "Osaka"], for: Self.question("os")))
        #expect(walk.screen.contains("Oslo") && walk.screen.contains("Osaka"))
        // What was found is filtered until more is found.
        walk.type("l")
        #expect(walk.screen.contains("Oslo") && !walk.screen.contains("Osaka"))
        walk.press(.tab)
        #expect(walk.screen.contains("❯ Oslo█") && walk.searches.last == .some(nil))
        walk.type(" S⏎")
        #expect(walk.value("t") == .text("Oslo S"))
        #expect(walk.searches.last == .some(nil))
        let count = walk.searches.count
        walk.type("x⏎")
        #expect(walk.value("u") == .text("x") && walk.searches.count == count)
    }

    /// What is highlighted stays, and after Escape nothing opens.
    @Test func lateSuggestions() throws {
        let walk = try Self.asking()
        walk.type("o")
        walk.handle(.suggested(["Oslo", "Osaka"], for: Self.question("o")))
        walk.press(.down)
        walk.handle(.suggested(["Oxford"], for: Self.question("o")))
        #expect(walk.screen.contains("Osaka") && !walk.screen.contains("Oxford"))
        walk.press(.escape)
        walk.handle(.suggested(["Oxford"], for: Self.question("o")))
        #expect(!walk.screen.contains("Oxford") && walk.screen.contains("❯ o█"))
        walk.press(.control("u"))
        walk.type(":help")
        #expect(walk.searches.last == .some(nil))
    }

    /// Why nothing was found is said until the next key, and nothing else changes.
    @Test func failures() throws {
        let walk = try Self.asking()
        walk.type("o")
        walk.handle(.suggested([], for: Self.question("o"), failure: "the command hangs\u{1B}[2J"))
        #expect(walk.screen.contains("the command hangs"), "\(walk.screen)")
        walk.type("s")
        #expect(!walk.screen.contains("the command hangs"))
        walk.type("⏎")
        #expect(walk.value("t") == .text("os"))
    }

    @Test func askedByCommand() throws {
        let walk = try Self.asking(isSpoken: true)
        let spoken = AccessibleRenderer()
        walk.handle(.line(":suggest"))
        #expect(walk.searches == [])
        for _ in 0..<2 {
            walk.handle(.line(":suggest os"))
            #expect(walk.searches.last == Self.question("os"))
            walk.handle(.suggested(["Oslo", "Osaka"], for: Self.question("os")))
            let heard = spoken.refusal(walk.session.view)
            #expect(heard.joined() == "Matching: 2. Oslo. Osaka.", "\(heard)")
        }
        walk.handle(.line(":suggest x"))
        walk.handle(.suggested([], for: Self.question("x"), failure: "it hangs"))
        #expect(spoken.refusal(walk.session.view).joined().contains("it hangs"))
        walk.handle(.line("Molde"))
        #expect(walk.value("t") == .text("Molde"))
    }

    /// A key in a list of very many suggestions examines them, and copies none.
    @Test func veryManySuggestions() throws {
        let texts = (0..<100_000).map { "Town number \($0)" }
        var editor = CompletingEditor("", from: .suggestions(texts))
        for key in keys(#""tnum99999""#) { _ = editor.apply(key) }
        guard case .suggestions(let list) = editor.window(fitting: 78, glyphs: .unicode) else {
            Issue.record("There is no list.")
            return
        }
        #expect(list.rows.map(\.option.title) == ["Town number 99999"])
    }

    /// In plain lines, the help of a text of several lines names what ends it, and that of another answer does not.
    @Test(arguments: [("multiline", true), ("text", false), ("texts", false)])
    func helpOfTexts(_ type: String, _ isNamed: Bool) throws {
        var options = FormSession.Options()
        options.isSpoken = true
        let walk = try SessionWalk(
            #"{"type":"input","name":"t","title":"T","value":"\#(type)"}"#, options: options)
        walk.handle(.line(":help"))
        let heard = AccessibleRenderer().refusal(walk.session.view)
        #expect(heard.contains { $0.contains(":back") })
        #expect(heard.contains { $0.contains(":again") } == isNamed)
        #expect(heard.contains { $0.hasPrefix(". ") } == isNamed)
    }
}
