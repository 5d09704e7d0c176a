import FormModel
import Testing

@testable import FormCards

/// Lines that suggestions, or the names in a folder, complete.
@Suite struct CompletingEditorTests {
    private static let towns = ["Kristiansand", "Kristiansund", "Oslo", "Stavanger"]

    private static func towns(_ text: String = "") -> CompletingEditor {
        CompletingEditor(text, from: .suggestions(towns))
    }

    /// Keys, the line and its caret, the rows below it with the highlighted one in brackets, and the last outcome.
    static let typed: [(keys: String, line: String, rows: String, outcome: KeyOutcome)] = [
        ("", "|", "", .unchanged),
        (#""Krist""#, "Krist|", "Kristiansand Kristiansund", .changed),
        (#""ksu""#, "ksu|", "Kristiansund", .changed),
        (#""zz""#, "zz|", "", .changed),
        (#""Oslo""#, "Oslo|", "", .changed),
        (#""oslo""#, "oslo|", "Oslo", .changed),
        (#""1""#, "1|", "", .changed),
        (#""Krist" enter"#, "Krist|", "Kristiansand Kristiansund", .submitted),
        (#""Krist" tab"#, "Kristiansand|", "", .changed),
        (#""Krist" tab tab"#, "Kristiansand|", "", .notMine),
        (#""Krist" tab " S" bs"#, "Kristiansand |", "Kristiansand", .changed),
        (#""Krist" down"#, "Krist|", "[Kristiansand] Kristiansund", .moved),
        (#""Krist" down down"#, "Krist|", "Kristiansand [Kristiansund]", .moved),
        (#""Krist" C-n C-n C-p"#, "Krist|", "[Kristiansand] Kristiansund", .moved),
        (#""Krist" down up"#, "Krist|", "Kristiansand Kristiansund", .moved),
        (#""Krist" up"#, "Krist|", "Kristiansand [Kristiansund]", .moved),
        (#""Krist" up up up"#, "Krist|", "Kristiansand Kristiansund", .moved),
        (#""Krist" C-p"#, "Krist|", "Kristiansand [Kristiansund]", .moved),
        (#""Krist" esc up"#, "Krist|", "", .notMine),
        (#""Krist" down down tab"#, "Kristiansund|", "", .changed),
        (#""Krist" down down enter"#, "Kristiansund|", "", .submitted),
        (#""Krist" down esc"#, "Krist|", "", .moved),
        (#""Krist" down esc enter"#, "Krist|", "", .submitted),
        (#""Krist" esc esc"#, "Krist|", "", .notMine),
        (#""Krist" down left"#, "Kris|t", "[Kristiansand] Kristiansund", .moved),
        (#""Krist" down "ia""#, "Kristia|", "Kristiansand Kristiansund", .changed),
        (#""Krist" tab C-_"#, "Krist|", "Kristiansand Kristiansund", .changed),
        (#""Krist" C-u"#, "|", "", .changed),
        ("down", "|", "[Kristiansand] Kristiansund Oslo Stavanger", .moved),
        ("down up up", "|", "Kristiansand Kristiansund Oslo [Stavanger]", .moved),
        ("down down enter", "Kristiansund|", "", .submitted),
        ("tab", "|", "", .notMine), ("up", "|", "", .notMine), ("C-n", "|", "", .notMine),
        (#"C-v tab"#, "|", "", .unchanged),
    ]

    @Test(arguments: typed)
    func suggestions(_ row: (keys: String, line: String, rows: String, outcome: KeyOutcome)) {
        expect(row, of: Self.towns())
    }

    /// What is taken from the list is no command.
    @Test func aColonIsPartOfAnAnswer() {
        var editor = CompletingEditor("", from: .suggestions([":help"]))
        for key in keys("down tab") { _ = editor.apply(key) }
        #expect(editor.entry == .text(":help", beginsWithPaste: true))
    }

    /// A text that was entered before opens no list until it is changed.
    @Test func knownTexts() {
        var editor = Self.towns("Krist")
        #expect(editor.rows == "")
        _ = editor.apply(.text("i"))
        #expect(editor.rows == "Kristiansand Kristiansund")
        #expect(editor.replace(with: "Os") == .changed && editor.rows == "")
    }

    /// Control characters of a suggestion never come into the line.
    @Test func hostileSuggestions() {
        var editor = CompletingEditor("", from: .suggestions(["a\u{1B}[2J\nb"]))
        for key in keys("down tab") { _ = editor.apply(key) }
        #expect(editor.text == "a[2J b")
        var long = CompletingEditor(
            "", from: .suggestions([String(repeating: "x", count: LineEditor.limit + 1)]))
        #expect(long.apply(.down) == .moved)
        #expect(long.apply(.enter) == .refused(.tooLong(maximum: LineEditor.limit)))
    }

    @Test(arguments: [
        ("", Self.towns), ("krist", ["Kristiansand", "Kristiansund"]), ("x", []),
    ])
    func heard(_ part: String, _ texts: [String]) {
        let found = Self.towns().texts(matching: part)
        #expect(found.texts == texts && found.refusal == nil)
    }

    @Test func namesAreHeard() {
        #expect(Self.paths().texts(matching: "docs/a").texts == ["docs/api.txt", "docs/apt.txt"])
        #expect(Self.paths().texts(matching: "none/").texts == [])
        #expect(Self.paths().texts(matching: "dark/").refusal == .unreadableFolder("dark/"))
        #expect(Self.paths().texts(matching: "white/").texts == ["white/ a", "white/ab"])
        #expect(Self.paths().texts(matching: "huge/").refusal == .folderTooLarge(maximum: 9))
    }

    // MARK: Paths

    private static let folders: [String: [FolderListing.Name]] = [
        "": [.init("docs", isFolder: true), .init("report 1.pdf"), .init("report 2.pdf")],
        "docs/": [.init("a\u{1B}b.txt"), .init("api.txt"), .init("apt.txt"), .init("end ")],
        "~/": [.init("only")],
        "white/": [.init(" a"), .init("ab"), .init("ab ")],
        "bad/": [.init("caf\u{FFFD}", isExact: false)],
        "more/": [.init("caf\u{FFFD}", isExact: false), .init("cafe", isFolder: true)],
    ]

    /// Names in the present folder, of which some begin with white space.
    private static func white(_ names: String...) -> CompletingEditor {
        CompletingEditor(
            "",
            from: .folder { _, beginning in
                .names(names.filter { $0.hasPrefix(beginning) }.map { .init($0) })
            })
    }

    /// White space at the beginning of a line is no part of the answer.
    @Test func namesThatBeginWithWhiteSpace() {
        for (keys, line) in [("tab", "./ lead|"), (#"" l" tab"#, "./ lead|")] {
            expect((keys, line, "", .changed), of: Self.white(" lead"))
        }
        expect(
            ("tab", "./ |", " lead   \u{A0}b", .changed), of: Self.white(" lead", "  \u{A0}b"))
        expect(("tab", "|", " lead b", .moved), of: Self.white(" lead", "b"))
        expect(("tab tab tab", "./ lead|", "", .changed), of: Self.white(" lead", "b"))
    }

    private static func paths(_ text: String = "") -> CompletingEditor {
        CompletingEditor(
            text,
            from: .folder { folder, beginning in
                guard folder != "huge/" else { return .tooMany(limit: 9) }
                guard folder != "dark/" else { return .unreadable }
                return .names(
                    (folders[folder] ?? []).filter { $0.text.hasPrefix(beginning) })
            })
    }

    static let completed: [(keys: String, line: String, rows: String, outcome: KeyOutcome)] = [
        (#""d" tab"#, "docs/|", "", .changed),
        (#""r" tab"#, "report |", "report 1.pdf report 2.pdf", .changed),
        (#""r" tab tab"#, "report |", "[report 1.pdf] report 2.pdf", .moved),
        (#""r" tab tab tab"#, "report 1.pdf|", "", .changed),
        (#""r" tab down down enter"#, "report 2.pdf|", "", .submitted),
        (#""r" tab "2""#, "report 2|", "", .changed),
        (#""r" tab "2" tab"#, "report 2.pdf|", "", .changed),
        (#""r" tab "2" tab tab"#, "report 2.pdf|", "", .notMine),
        (#""docs/ap" tab"#, "docs/ap|", "api.txt apt.txt", .moved),
        (#""docs/ap" tab tab enter"#, "docs/api.txt|", "", .submitted),
        // What no line can hold is shown, and cannot be chosen.
        (#""docs/" tab"#, "docs/ap|", "a\u{1B}b.txt api.txt apt.txt end ", .changed),
        (#""docs/" tab down"#, "docs/ap|", "a\u{1B}b.txt [api.txt] apt.txt end ", .moved),
        (#""~/" tab"#, "~/only|", "", .changed),
        (#""zz" tab"#, "zz|", "", .refused(.noSuchPath("zz"))),
        (#""none/x" tab"#, "none/x|", "", .refused(.noSuchPath("x"))),
        (#""huge/" tab"#, "huge/|", "", .refused(.folderTooLarge(maximum: 9))),
        (#""dark/x" tab"#, "dark/x|", "", .refused(.unreadableFolder("dark/"))),
        // What cannot be taken is shown beside the only name that can, and alone.
        (#""white/ab" tab"#, "white/ab|", "ab ab ", .moved),
        (#""white/ab" tab tab"#, "white/ab|", "[ab] ab ", .moved),
        (#""bad/" tab"#, "bad/|", "caf\u{FFFD}", .moved),
        (#""bad/" tab tab"#, "bad/|", "caf\u{FFFD}", .unchanged),
        (#""bad/" tab up"#, "bad/|", "caf\u{FFFD}", .unchanged),
        (#""more/" tab"#, "more/cafe|", "caf\u{FFFD} cafe/", .changed),
        (#""more/" tab tab tab"#, "more/cafe/|", "", .changed),
        // A folder that is chosen is listed.
        ("tab tab", "|", "[docs/] report 1.pdf report 2.pdf", .moved),
        ("down", "|", "[docs/] report 1.pdf report 2.pdf", .moved),
        ("down enter", "docs/ap|", "a\u{1B}b.txt api.txt apt.txt end ", .changed),
        (#""r" enter"#, "r|", "", .submitted),
    ]

    @Test(arguments: completed)
    func paths(_ row: (keys: String, line: String, rows: String, outcome: KeyOutcome)) {
        expect(row, of: Self.paths())
    }

    /// Presses the keys of a row.
    private func expect(
        _ row: (keys: String, line: String, rows: String, outcome: KeyOutcome),
        of editor: CompletingEditor
    ) {
        var editor = editor
        var outcome = KeyOutcome.unchanged
        for key in keys(row.keys) { outcome = editor.apply(key) }
        #expect(editor.marked == row.line)
        #expect(editor.rows == row.rows)
        #expect(outcome == row.outcome)
    }

    @Test func aFolderIsReadOnlyWhenItIsAskedFor() {
        nonisolated(unsafe) var reads: [String] = []
        var editor = CompletingEditor(
            "",
            from: .folder { folder, beginning in
                unsafe reads.append(folder + "|" + beginning)
                return .names([.init("ab"), .init("ac")])
            })
        for key in keys(#""x/a" left right tab down up "q""#) { _ = editor.apply(key) }
        let read = unsafe reads
        #expect(read == ["x/|a"])
    }

    @Test(arguments: [
        (["ab", "ac"], "a"), (["é1", "é2"], "é"), (["a", "b"], ""), (["abc", "ab"], "ab"),
        ([], ""),
    ])
    func commonBeginnings(_ names: [String], _ common: String) {
        #expect(FolderListing.commonBeginning(of: names.map { .init($0) }) == common)
    }
}

extension CompletingEditor {
    /// The line with a bar at the caret.
    fileprivate var marked: String {
        let window: LineWindow? =
            switch window(fitting: 78, glyphs: .unicode) {
            case .line(let line): line
            case .suggestions(let list): list.filter
            default: nil
            }
        let characters = Array(window?.text.string ?? "?")
        let caret = window?.caret ?? 0
        return String(characters.prefix(caret)) + "|" + String(characters.dropFirst(caret))
    }

    /// The rows of the list with spaces between them, and the highlighted one in brackets.
    fileprivate var rows: String {
        guard case .suggestions(let list) = window(fitting: 78, glyphs: .unicode) else {
            return ""
        }
        return list.rows.map { $0.isHighlighted ? "[\($0.option.title)]" : $0.option.title }
            .joined(separator: " ")
    }
}
