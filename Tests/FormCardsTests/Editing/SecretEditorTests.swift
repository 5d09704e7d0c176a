@testable import FormCards
import FormValidation
import Testing

@Suite struct SecretEditorTests {
    private func press(_ notation: String, _ editor: inout SecretEditor) -> KeyOutcome {
        var outcome = KeyOutcome.unchanged
        for key in keys(notation) { outcome = editor.apply(key) }
        return outcome
    }

    @Test func typedOnce() {
        var editor = SecretEditor()
        #expect(press(#""pass" enter"#, &editor) == .submitted && editor.text == "pass")
        #expect(editor.window(width: 20).whole.string == "••••")
        #expect(press("C-r", &editor) == .moved && editor.isRevealed)
        #expect(editor.window(width: 20).whole.string == "pass")
        #expect(
            editor.take() == .secret("pass") && editor.isEmpty
                && press("C-_ C-y", &editor) == .unchanged)
        var hidden = SecretEditor("refused", display: .hidden)
        #expect(
            hidden.window(width: 20).whole.string == "" && press("bs enter", &hidden) == .submitted)
        #expect(hidden.text == "refuse")
    }

    /// The next text replaces a secret that was refused; after another key it is edited.
    @Test(arguments: [
        (#""new""#, "new"), ("<new>", "new"), (#"C-r "new""#, "new"), (#"bs "new""#, "olnew"),
        (#"end "new""#, "oldnew"),
        (#"left "new""#, "olnewd"), (#"C-u "new""#, "new"), (#""n" "ew""#, "new"),
        ("<a\nb>", "old"), ("", "old"),
    ])
    func aRefusedOne(_ keys: String, _ text: String) {
        for display in SecretDisplay.allCases {
            var editor = SecretEditor("old", display: display, isRefused: true)
            _ = press(keys, &editor)
            #expect(editor.text == text, "\(keys)")
        }
    }

    @Test func typedTwice() {
        var editor = SecretEditor(isConfirmed: true)
        #expect(press("enter", &editor) == .submitted, "an empty secret needs no confirmation")
        #expect(press(#""pass" enter"#, &editor) == .moved && editor.stage == .confirmation)
        #expect(editor.window(width: 20).whole.string == "" && editor.count == 0)
        #expect(press(#""past" enter"#, &editor) == .refused(.confirmationDiffers))
        #expect(editor.stage == .confirmation && editor.count == 0 && editor.text == "pass")
        #expect(press(#""pass" enter"#, &editor) == .submitted && editor.take() == .secret("pass"))
        #expect(editor.stage == .entry)
    }

    @Test(arguments: ["S-tab", "up", "esc"]) func backToTheFirstEntry(_ key: String) {
        var editor = SecretEditor(isConfirmed: true)
        #expect(press(#""pass" enter "p" \#(key)"#, &editor) == .moved && editor.stage == .entry)
        #expect(press(#""w" enter"#, &editor) == .moved && editor.text == "passw")
        #expect(press(#""passw" enter"#, &editor) == .submitted)
    }

    @Test func revealedTogether() {
        var editor = SecretEditor(isConfirmed: true)
        #expect(press(#"C-r "pass" enter "pa""#, &editor) == .changed && editor.isRevealed)
        #expect(editor.window(width: 20).whole.string == "pa")
        #expect(
            press("C-r S-tab", &editor) == .moved && editor.window(width: 20).whole.string == "••••"
        )
    }

    @Test func verbatim() {
        var editor = SecretEditor()
        #expect(press(#""::quit " enter"#, &editor) == .submitted && editor.text == "::quit ")
        #expect(
            press("<a\nb>", &editor) == .refused(.alteredSecret)
                && press("tab", &editor) == .notMine)
        #expect(press("C-c", &editor) == .notMine && press("F1", &editor) == .notMine)
    }
}
