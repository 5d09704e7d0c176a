import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing

@testable import formrun

/// Complete screens, key by key.
@Suite struct ScreenSurfaceTests {
    private func run(
        _ form: String, _ terminal: ScriptedTerminal, _ layout: ScreenLayout.Style? = nil
    ) throws -> Status {
        let source = FormDataSource(form: try TestForms.form(form))
        let session = FormSession(source, catalog: .english)
        let look = SessionLook(style: .plain, catalog: .english, layout: layout)
        var run = SessionRun(session, at: ScreenSurface(terminal, session, look))
        let status = Status(run.run())
        #expect(terminal.screen.unknown.isEmpty, "\(terminal.screen.unknown)")
        return status
    }

    @Test func keyByKey() throws {
        let terminal = ScriptedTerminal(
            columns: 40,
            [
                .key(.text("x")), .key(.enter), .key(.text("7")), .key(.enter),
                .key(.control("u")),
                .key(.backTab), .key(.interrupt),
            ])
        let form = """
            {"formrun":1,"id":"t","title":"T","items":[
              {"type":"input","name":"a","title":"A","validators":["required"]},
              {"type":"input","name":"b","title":"B","value":"integer",
               "validators":[{"range":{"min":10}}]}]}
            """
        #expect(try run(form, terminal) == .interrupted)
        let opening = ["T", "Enter accepts, Shift-Tab goes back,", ":help says more.", ""]
        func question(_ title: String, _ number: Int, _ rows: [String]) -> [String] {
            let gap = String(repeating: " ", count: 39 - title.count - 6)
            return ["\(title)\(gap)\(number) of 2"] + rows + ["Enter accepts · Shift-Tab back"]
        }
        let error = "  ✗ Error: B must be at least 10."
        func stepped(_ line: String, _ rows: String...) -> [String] {
            let gap = String(repeating: " ", count: 39 - line.count - 7)
            return [line + gap + "↑↓ step"] + rows + ["  from 10"]
        }
        let answered = opening + ["✓ A: x"]
        let screens = [
            opening + question("A *", 1, ["❯"]), opening + question("A *", 1, ["❯ x"]),
            answered + question("B", 2, stepped("❯")), answered + question("B", 2, stepped("❯ 7")),
            answered + question("B", 2, stepped("❯ 7", error)),
            answered + question("B", 2, stepped("❯", error)),
            answered + ["↑"] + question("A *", 1, ["❯ x"]),
        ]
        #expect(terminal.screens == screens)
        #expect(terminal.screen.lines == screens[6] + [""])
    }

    /// In a terminal that breaks lines, a narrower window has the question without a frame until the page is finished, so
    /// that at most one frame is left in the scrollback.
    @Test(
        arguments: [
            ([100, 70, 90], [true, true, false, false]),
            ([100, 8, 100], [true, true, false, true]),
        ])
    func narrowedWhereLinesBreak(_ row: (widths: [Int], isFramed: [Bool])) throws {
        let terminal = ScriptedTerminal(
            [
                .key(.text("x")), .resized, .resized, .resized, .key(.enter), .key(.enter),
                .key(.interrupt),
            ])
        terminal.breaksLines = true
        terminal.widths = row.widths
        let form = """
            {"formrun":1,"id":"t","title":"T","items":[
              {"type":"input","name":"a","title":"A"}, {"type":"input","name":"b","title":"B"}]}
            """
        #expect(try run(form, terminal) == .interrupted)
        let frames = terminal.written.split(separator: "\u{1B}[K\u{1B}[C\u{1B}[J\r")
        let framed = frames.map { $0.contains("┌─") }
        // At first, after the wider window, where it is as wide again, and from the record of the finished page on.
        #expect(Array(framed.prefix(4)) == row.isFramed, "\(frames)")
        #expect(framed.last == true || framed.dropLast().last == true)
        #expect(
            row.isFramed[3]
                || frames[3].split(separator: "\n").allSatisfy { $0.count <= row.widths[2] })
    }

    /// Keys that arrive together are drawn together, and without end now and then; the last frame shows all of them.
    @Test func aBurstOfKeysIsDrawnOnce() throws {
        let form = """
            {"formrun":1,"id":"t","title":"T","items":[
              {"type":"input","name":"a","title":"A"},{"type":"input","name":"b","title":"B"}]}
            """
        for (count, frames) in [(100, 2), (2_000, 6)] {
            let text = String(repeating: "x", count: count) + "end"
            let terminal = ScriptedTerminal(ScriptedTerminal.typing(text) + [.key(.interrupt)])
            terminal.isBurst = true
            #expect(try run(form, terminal) == .interrupted)
            #expect(terminal.screen.lines.contains { $0.contains("xend") })
            #expect(terminal.writes <= frames + 1, "\(terminal.writes)")
        }
    }

    /// A list is typed entry by entry, each in its own row.
    ///
    /// An empty line ends it, and it can be changed later.
    @Test func lists() throws {
        let terminal = ScriptedTerminal(
            columns: 80, lines: ["red", "a, b", "", "1", "", "blue", "", ""])
        let form = """
            {"formrun":1,"id":"t","title":"T","items":[
              {"type":"input","name":"tags","title":"Tags","value":"texts"}]}
            """
        #expect(try run(form, terminal, .lines) == .success)
        for rows in [
            ["┃"], ["┃ red", "┃"], ["┃ red", "┃ a, b"], ["┃ red", "┃ a, b", "┃ blue"],
        ] {
            let isShown = terminal.screens.contains { screen in
                screen.filter { $0.hasPrefix("┃") } == rows
            }
            #expect(isShown, "\(rows)")
        }
        #expect(terminal.screen.lines.contains("✓ Tags: red, a, b"))
        #expect(terminal.screens.contains { $0.contains("  1  Tags  red, a, b, blue") })
    }

    @Test func resizedSuspendedAndResumed() throws {
        let terminal = ScriptedTerminal(
            columns: 60,
            [
                .key(.text("x")), .resized, .key(.suspend), .key(.redraw), .resumed,
                .key(.text("y")),
            ])
        terminal.last = .ended(by: 15)
        #expect(try run(TestForms.two, terminal) == .terminated)
        #expect(terminal.suspensions == 1)
        let typed = terminal.screen.lines.filter { $0.contains("❯ x") }
        #expect(typed.count == 2, "once before it stopped, once after: \(typed)")
    }

    @Test func everyWayOutLeavesTheTerminal() throws {
        for (event, status): (TerminalEvent, Status) in [
            (.ended(by: 2), .interrupted), (.ended(by: 15), .terminated), (.hungUp, .hungUp),
            (.ended(by: 10), Status(ExitStatus(signal: 10))), (.timedOut, .timedOut),
            (.key(.interrupt), .interrupted), (.key(.endOfFile), .declined),
        ] {
            let terminal = ScriptedTerminal([event])
            #expect(try run(TestForms.two, terminal) == status)
            #expect(terminal.isEntered && terminal.wasLeft)
            #expect(terminal.interruptions == (event == .key(.interrupt) ? 1 : 0))
        }
    }

    @Test func secretsAreNeverWritten() throws {
        // The refused secret stays in its line, and is edited.
        let terminal = ScriptedTerminal(
            ["Ada", "", "", "CANARY", "CANARX", "\u{7F}Y", ""].flatMap { line in
                line.map { $0 == "\u{7F}" ? .key(.backspace) : .key(.text(String($0))) }
                    + [TerminalEvent.key(.enter)]
            })
        #expect(try run(TestForms.signUp, terminal) == .success)
        #expect(!terminal.written.contains("CANAR"))
    }

    /// For random input, the run never crashes, asks or ends, and accepts only valid values.
    @Test func anyScript() throws {
        var random = SeededNumbers(seed: 5)
        let lines = [
            "Ada", "A", "", "36", "7", "1234", "5678", ":back", ":help", ":skip", ":review",
            ":nope",
            "::x", "1", "2", "3", "4", "5", "9", "CA", "Name", "pin", "x y",
        ]
        let keys: [Key] = [
            .backTab, .left, .home, .backspace, .control("u"), .escape, .control("j"),
            .pasted("a\nb"),
            .redraw, .suspend, .up,
        ]
        var successes = 0
        for _ in Laws.rounds(8, share: 3) {
            var events: [TerminalEvent] = []
            for _ in 0..<Int.random(in: 0...80, using: &random) {
                if Int.random(in: 0..<4, using: &random) == 0 {
                    events.append(.key(keys.randomElement(using: &random) ?? .enter))
                } else {
                    // A refused secret stays in its line.
                    if Bool.random(using: &random) { events.append(.key(.control("u"))) }
                    events += ScriptedTerminal.typing(lines.randomElement(using: &random) ?? "")
                    events.append(.key(.enter))
                }
                if Int.random(in: 0..<9, using: &random) == 0 { events.append(.resized) }
            }
            let form = try TestForms.form(TestForms.signUp)
            let source = FormDataSource(form: form)
            let terminal = ScriptedTerminal(
                columns: Int.random(in: 10...90, using: &random), events)
            let session = FormSession(source, catalog: .english)
            let look = SessionLook(style: .plain, catalog: .english)
            var run = SessionRun(session, at: ScreenSurface(terminal, session, look))
            let status = Status(run.run())
            #expect([.success, .hungUp].contains(status))
            #expect(terminal.wasLeft)
            #expect(terminal.screen.unknown.isEmpty)
            guard status == .success else { continue }
            successes += 1
            let names = form.compiled.fields.map(\.name)
            let values = [FieldName: FieldValue](
                uniqueKeysWithValues: names.map { ($0, source.value(of: $0)) })
            #expect(FormValidator(form).validate(.values(values)).isValid)
        }
        #expect(successes > 0 || !Laws.areMany)
    }
}
