import FormModel
import FormValidation
import Testing

@testable import FormCards

/// A session that a test drives by keys, with everything that it recorded.
final class SessionWalk {
    let session: FormSession
    let layout: ScreenLayout
    private(set) var record: [SessionLine] = []
    private(set) var isSubmitted = false
    private(set) var end: SessionEnd?
    /// The text that was passed to an editor program last.
    private(set) var edited: String?
    /// The actions that the program was asked to perform.
    private(set) var performed: [FieldName] = []
    /// What suggestions were wanted for.
    private(set) var searches: [SuggestionQuestion?] = []
    /// The rows that these actions are about.
    private(set) var openedRows: [FieldPath] = []

    convenience init(
        _ items: String, columns: Int = 80, rows: Int = 24, style: ScreenLayout.Style? = nil,
        options: FormSession.Options = .init(), language: LanguageTag = "en"
    ) throws {
        try self.init(
            form: #"{"formrun":1,"id":"f","title":"Book a room","items":[\#(items)]}"#,
            columns: columns, rows: rows, style: style, options: options, language: language)
    }

    init(
        form text: String, columns: Int = 80, rows: Int = 24, style: ScreenLayout.Style? = nil,
        options: FormSession.Options = .init(), language: LanguageTag = "en"
    ) throws {
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let source = FormDataSource(form: form, locale: ReaderLocale(language))
        session = FormSession(source, catalog: MessageCatalog(for: language), options: options)
        layout = ScreenLayout(columns: columns, rows: rows, style: style)
        session.resize(layout)
        take(session.start())
    }

    /// Presses keys; a text is typed character by character, and `⏎` is Enter.
    func type(_ text: String) {
        for character in text {
            press(character == "⏎" ? .enter : .text(String(character)))
        }
    }

    func press(_ keys: Key...) { for key in keys { take(session.handle(.key(key))) } }

    func handle(_ event: SessionEvent) { take(session.handle(event)) }

    /// The place of the present question.
    var place: Navigator.Place { session.place }

    /// Whether the last answer was refused.
    var isRefused: Bool { session.focus.isRefused }

    func value(_ name: FieldName) -> FieldValue { session.dataSource.value(of: name) }

    private func take(_ effects: [SessionEffect]) {
        for effect in effects {
            switch effect {
            case .record(let lines): record += lines
            case .submit: isSubmitted = true
            case .end(let end): self.end = end
            case .edit(let text): edited = text
            case .suggest(let question): searches.append(question)
            case .perform(let action, let row):
                performed.append(action)
                if let row { openedRows.append(row) }
            default: break
            }
        }
    }

    var frame: ScreenFrame {
        TextRenderer(screen: layout).frame(of: session.view)
    }

    /// The rows of the region, with the caret as `█`.
    var screen: String {
        let frame = frame
        return frame.lines.enumerated().map { row, line in
            guard row == frame.caretRow else { return line.text }
            var cells = 0
            var text = ""
            var isMarked = false
            for character in line.text {
                if cells >= frame.caretColumn, !isMarked {
                    text += "█"
                    isMarked = true
                }
                text.append(character)
                cells += DisplayText(String(character)).width
            }
            return isMarked ? text : text + "█"
        }.joined(separator: "\n") + "\n"
    }
}
