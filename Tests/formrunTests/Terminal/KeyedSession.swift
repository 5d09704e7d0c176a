import FormCards
import FormModel
import FormValidation

@testable import formrun

/// A session that a test drives by keys, without a terminal.
final class KeyedSession {
    let session: FormSession
    private let renderer: TextRenderer
    private(set) var isSubmitted = false
    private(set) var end: SessionEnd?

    init(
        _ form: String, columns: Int = 80, rows: Int = 24, style: ScreenLayout.Style? = nil,
        set: [String] = []
    ) throws {
        let source = FormDataSource(form: try TestForms.form(form))
        var supplied = SuppliedAnswers(form: source.form)
        for setting in set { try supplied.add(setting: setting) }
        supplied.fill(source)
        session = FormSession(source, catalog: .english)
        renderer = TextRenderer(
            screen: ScreenLayout(columns: columns, rows: rows, style: style))
        session.resize(renderer.screen)
        take(session.start())
    }

    /// Types a text character by character; `⏎` is Enter, `⇥` Tab and `⇤` Shift-Tab.
    func type(_ text: String) {
        for character in text {
            switch character {
            case "⏎": press(.enter)
            case "⇥": press(.tab)
            case "⇤": press(.backTab)
            default: press(.text(String(character)))
            }
        }
    }

    func press(_ keys: Key...) { for key in keys { take(session.handle(.key(key))) } }

    /// Enters a whole line.
    func enter(_ line: String) { take(session.handle(.line(line))) }

    func value(_ name: FieldName) -> FieldValue { session.dataSource.value(of: name) }

    var question: String { session.focus.label.string }

    var isRefused: Bool { session.focus.isRefused }

    var frame: ScreenFrame { renderer.frame(of: session.view) }

    /// The rows on the screen.
    var rows: [String] { frame.lines.map(\.text) }

    /// The text in the line that is typed.
    var line: String {
        let rows = rows
        guard let start = rows.firstIndex(where: { $0.contains("❯") }) else { return "" }
        let text = rows[start].split(separator: "❯", maxSplits: 1)[1]
            .replacing("↑↓ step", with: "")
        return String(text.drop { $0 == " " }.reversed().drop { "│ ".contains($0) }.reversed())
    }

    func shows(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

    private func take(_ effects: [SessionEffect]) {
        for effect in effects {
            switch effect {
            case .submit: isSubmitted = true
            case .end(let end): self.end = end
            default: break
            }
        }
    }
}
