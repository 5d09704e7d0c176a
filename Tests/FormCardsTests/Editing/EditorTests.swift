import FormModel
import Testing

@testable import FormCards

/// What a session asks of every kind of editor.
@Suite struct EditorTests {
    struct Row {
        let editor: any Editor
        let entry: EditorEntry
        let keys: [InterfaceWords.Word]
        var stepKeys: [InterfaceWords.Word] = []
        var isText = false
        var isEditableElsewhere = false
    }

    static let rows = [
        Row(editor: NoEditor(), entry: .text(""), keys: []),
        Row(
            editor: LineEditor(), entry: .text("7"), keys: [.keyAccepts, .keyBack, .keyHelp],
            isText: true, isEditableElsewhere: true),
        Row(
            editor: StepEditor(kind: .number()), entry: .text("7"),
            keys: [.keyAccepts, .keyBack, .keyHelp], stepKeys: [.keyStep], isText: true),
        Row(
            editor: SecretEditor(), entry: .secret("7"),
            keys: [.keyAccepts, .keyReveal, .keyBack]),
        Row(
            editor: TextAreaEditor(width: 9, height: 2), entry: .text("7"),
            keys: [.keyNewLine, .keyAcceptLines, .keyEditor, .keyBack], isText: true,
            isEditableElsewhere: true),
        Row(
            editor: ChoiceEditor([.init("a7", title: "7 a")], mode: .several),
            entry: .choices([], isSeveral: true, typed: "7"),
            keys: [.keyAccepts, .keyUnfilter, .keyChoose]),
        Row(
            editor: CompletingEditor("", from: .suggestions(["a7"])), entry: .text("7"),
            keys: [.keyAccepts, .keyComplete, .keyChoose, .keyCloses], isText: true,
            isEditableElsewhere: true),
    ]

    @Test(arguments: rows.indices) func aSessionAsksEveryEditorTheSame(_ index: Int) {
        let row = Self.rows[index]
        var editor = row.editor
        #expect(editor.isEmpty)
        let outcome = editor.apply(.text("7"))
        let isUsed = !(editor is NoEditor)
        #expect(outcome == (isUsed ? .changed : .notMine) && editor.isEmpty != isUsed)
        #expect(editor.entry == row.entry && editor.keys == row.keys)
        #expect(editor.stepKeys == row.stepKeys && editor.isText == row.isText)
        #expect(editor.isEditableElsewhere == row.isEditableElsewhere && !editor.hasPaste)
        #expect(editor.take() == row.entry)
        #expect(editor.isEmpty == (!isUsed || editor is SecretEditor))
        if row.isEditableElsewhere {
            #expect(editor.replace(with: "new") == .changed && editor.text == "new")
        }
    }

    @Test func anEditorIsDrawnAsItsWindow() {
        let windows = Self.rows.map { row in
            var editor = row.editor
            _ = editor.apply(.text("7"))
            return switch editor.window(fitting: 9, glyphs: .ascii) {
            case .none: "none"
            case .line(let line): "line \(line.whole.string)"
            case .steps(let steps): "steps \(steps.line.whole.string)"
            case .secret(let line, let first): "secret \(line.whole.string) \(first == nil)"
            case .area(let area): "area \(area.rows.map(\.text.string))"
            case .choices(let choices):
                "choices \(choices.filter.whole.string) \(choices.rows.map(\.option.title))"
            case .suggestions(let texts):
                "suggestions \(texts.filter.whole.string) \(texts.rows.map(\.option.title))"
            }
        }
        #expect(
            windows == [
                "none", "line 7", "steps 7", "secret * true", #"area ["7"]"#,
                #"choices 7 ["7 a"]"#, #"suggestions 7 ["a7"]"#,
            ])
    }

    @Test func altEnterSubmitsLikeEnter() {
        let choices = [FieldNode.Option("a")]
        let editors: [any Editor] = [
            LineEditor("x"), StepEditor("1", kind: .number()), SecretEditor("x"),
            TextAreaEditor("x", width: 9, height: 2), ChoiceEditor(choices, chosen: [0]),
        ]
        for var editor in editors {
            #expect(editor.apply(.press(.enter, .alt)) == .submitted, "\(type(of: editor))")
        }
        var calendar = StepEditor("2026-11-20", kind: .date())
        #expect(calendar.apply(.function(4)) == .moved && calendar.keys.first == .keyTakeDay)
        #expect(calendar.stepKeys.isEmpty && calendar.apply(.press(.enter, .alt)) == .changed)
        #expect(!calendar.isCalendarOpen)
    }
}
