import FormModel

/// The question that a person answers at present: its editor, the entry or row that the keys act on, and the card around it.
///
/// A key changes it, or leads to a ``Wish``. Only the session fulfils wishes, since only it moves to another question.
struct QuestionInHand {
    /// What the person wants by a key or a line.
    enum Wish {
        case nothing
        /// To see what changed.
        case show
        /// To give a line as the answer, or to have a command performed.
        case line(String, hasPaste: Bool = false)
        /// To give a line about rows, after which the keys act on a row again if there is one.
        case rows(String, then: CardFocus.Mark?)
        /// To give a value as the answer.
        case value(FieldValue)
        /// To give a secret as the answer.
        case secret(String)
        /// To enter a secret for the second time, unless the first entry is refused.
        case confirm(String)
        /// To keep the entered value.
        case keep
        /// A command that stands in an editor of several lines or of choices.
        case command(TypedCommand, in: String)
        case help
        /// To edit a text in another program.
        case edit(String)
        case back
        case forward
        case page(forward: Bool)
        /// To leave the form.
        case leave
        /// To answer whether to leave.
        case answerLeaving(String)
    }

    /// What the person leaves in the editor.
    enum Rest {
        /// Nothing that the person changed.
        case nothing
        /// The text of a line.
        case line(String, hasPaste: Bool)
        /// The value of marked choices.
        case value(FieldValue)
        /// A text that names no choice.
        case filter(String)
        case secret(String)

        /// The command that is typed, and its line; `nil` for an answer.
        func command(after prefill: String) -> (TypedCommand, line: String)? {
            switch self {
            case .line(let line, let hasPaste):
                let command = TypedCommand.read(
                    line, after: prefill, isSecret: false, hasPaste: hasPaste)
                if case .answer = command { return nil }
                return (command, line)
            case .filter(let line):
                let command = TypedCommand.read(line, after: prefill, isSecret: false)
                return command.isCommand ? (command, line) : nil
            case .nothing, .value, .secret: return nil
            }
        }
    }

    /// What the person is doing.
    private enum Mode {
        case asking
        /// A check, a fetch or the submission is under way.
        case waiting
        /// The person is asked whether to leave, and left this question in this editor.
        case leaving(CardFocus, any Editor)
    }

    /// The card around a question, which changes only with the question.
    struct Surroundings {
        /// The card, without the question.
        var card: CardDescription
        /// The number of the nodes of the card before the question.
        var index = 0
        /// The entries of the review.
        var entries: [CardNode] = []
        var position: CardFocus.Position?
        /// Whether nothing else is asked, so that no key leads back.
        var isOnly = false
    }

    /// The question, without what changes with each key.
    private(set) var focus = CardFocus(.waiting, "")
    private(set) var editor: any Editor = NoEditor()
    private var mode = Mode.asking
    /// The largest number of characters of the answer, where it says how many are left.
    private var maximumLength: Int?
    /// The name of the suggestions that are found outside the form; `nil` without such ones.
    private var suggestionSource: String?
    /// The part of an answer for which a command wants suggestions.
    private var partToHear: String?
    private var place: Navigator.Place
    private var surroundings: Surroundings
    /// The entry of the review, or the row in a question about rows, that the keys act on.
    private var mark = CardFocus.Mark()
    private var keySequence = KeySequence()
    private var keyHints: KeyHints
    private var layout = ScreenLayout(columns: 80, rows: 24)
    private let texts: SessionTexts
    private let secrets: SecretDisplay

    /// Nothing is asked until ``ask(_:at:in:secret:isRefused:)``.
    ///
    /// - Parameters:
    ///   - place: The place that is asked first.
    ///   - texts: The texts of the session.
    ///   - secrets: What is shown of a secret while it is typed.
    init(_ place: Navigator.Place, _ texts: SessionTexts, secrets: SecretDisplay) {
        self.place = place
        self.texts = texts
        self.secrets = secrets
        keyHints = KeyHints(texts.words)
        surroundings = Surroundings(
            card: CardDescription(
                id: "", number: 0, count: 0, title: "", state: .hasData, isValid: false,
                body: .nothing, words: texts.words, numbersNodes: false))
    }

    private var dataSource: FormDataSource { texts.dataSource }

    private func asked(_ field: FieldPlace) -> AskedField { AskedField(field, texts) }

    // MARK: What is asked

    /// Asks a question.
    ///
    /// - Parameters:
    ///   - focus: The question; its initial text is in the line.
    ///   - place: The place of the question.
    ///   - surroundings: The card around it.
    ///   - secret: The first entry of a secret that was left before its second entry.
    ///   - isRefused: Whether the answer before was refused, so that typing replaces a secret.
    mutating func ask(
        _ focus: CardFocus, at place: Navigator.Place, in surroundings: Surroundings,
        secret: String?, isRefused: Bool
    ) {
        mode = .asking
        self.focus = focus
        self.place = place
        self.surroundings = surroundings
        keySequence.forgetEscapes()
        mark = CardFocus.Mark()
        let asked = place.field.map(asked)
        maximumLength = asked?.maximumLength
        suggestionSource = asked?.suggestionSource
        partToHear = nil
        editor = makeEditor(focus.prefill, secret: secret, isRefused: isRefused)
    }

    private func makeEditor(
        _ text: String, secret: String? = nil, isRefused: Bool = false
    ) -> any Editor {
        guard case .field(let field) = place else {
            // What is neither yes nor no is not the beginning of an answer.
            let isYesOrNo = if case .another = place { true } else { false }
            return LineEditor(isRefused && isYesOrNo ? "" : text, kills: keySequence.kills)
        }
        let asked = asked(field)
        guard asked.isSecure else {
            return asked.editor(text, of: focus, layout, keySequence.kills)
        }
        // A secret that was refused, or left before its second entry, is the first text.
        return SecretEditor(
            secret ?? asked.refusedSecret, display: secrets, isConfirmed: asked.isConfirmed,
            isRefused: isRefused && secret == nil)
    }

    /// Says instead of a question that something is under way.
    ///
    /// - Parameters:
    ///   - sentence: What it is.
    ///   - hasSign: Whether a sign turns meanwhile.
    mutating func wait(_ sentence: String, hasSign: Bool = true) {
        mode = .waiting
        focus = CardFocus(.waiting, DisplayText(sentence))
        editor = NoEditor()
        focus.ticks = hasSign ? 0 : nil
    }

    /// Says below the question that its answer is checked; what was typed stays visible.
    mutating func wait(_ sentence: String, keeping line: String) {
        mode = .waiting
        // The line was taken.
        if isLine { editor = makeEditor(line) }
        focus.show([FocusMessage(.progress, sentence)])
        focus.ticks = 0
    }

    /// Ends the waiting.
    mutating func endWaiting() { mode = .asking }

    /// Turns the sign that something is under way.
    ///
    /// - Returns: Whether there is one.
    mutating func turnSign() -> Bool {
        guard case .waiting = mode, let ticks = focus.ticks else { return false }
        focus.ticks = ticks &+ 1
        return true
    }

    // MARK: Leaving

    /// Whether the person is asked whether to leave.
    var isLeaving: Bool { if case .leaving = mode { true } else { false } }

    /// Whether something is under way.
    var isWaiting: Bool { if case .waiting = mode { true } else { false } }

    /// Asks whether to leave.
    mutating func askWhetherToLeave(_ sentence: String) {
        mode = .leaving(focus, editor)
        focus = CardFocus(
            .leaving, DisplayText(sentence + " "), label: DisplayText(sentence))
        editor = LineEditor()
    }

    /// Goes back to the question at which the person wanted to leave.
    mutating func stay() {
        guard case .leaving(let focus, let editor) = mode else { return }
        mode = .asking
        self.focus = focus
        self.editor = editor
        resize(layout)
        keySequence.forgetEscapes()
    }

    /// What the person typed and did not submit, as it would be typed again; `nil` where the text is as it was, and for a
    /// secret.
    ///
    /// - Returns: The field, and its text; `nil` for an empty line.
    var typedText: (field: FieldPlace, text: String?)? {
        guard case .field(let field) = place, !asked(field).isSecure else { return nil }
        let (focus, editor): (CardFocus, any Editor)
        switch mode {
        case .asking: (focus, editor) = (self.focus, self.editor)
        case .waiting: return nil
        case .leaving(let left, let edited): (focus, editor) = (left, edited)
        }
        guard editor.isText, let text = editor.entry.line else { return nil }
        return text.hasSameBytes(as: focus.prefill) ? nil : (field, text.isEmpty ? nil : text)
    }

    /// Takes what the person leaves in the editor without Enter.
    mutating func takeRest() -> Rest {
        keySequence.keepKills(of: editor)
        guard case .field(let field) = place, focus.isTouched else { return .nothing }
        let entry = editor.entry
        switch entry {
        case .secret(let secret): return .secret(secret)
        case .choices(let values, let isSeveral, let typed):
            if isSeveral || !values.isEmpty { return .value(asked(field).value(of: values)) }
            return typed.isEmpty ? .nothing : .filter(typed)
        case .text:
            guard let text = entry.line, !text.hasSameBytes(as: focus.prefill) else {
                return .nothing
            }
            return .line(text, hasPaste: editor.hasPaste)
        }
    }

    // MARK: Changing it

    /// Fits the editor to the size of the screen.
    mutating func resize(_ layout: ScreenLayout) {
        self.layout = layout
        editor.resize(width: layout.areaWidth, height: layout.areaRows)
    }

    /// Shows messages below what was typed, which stays.
    mutating func show(_ messages: [FocusMessage]) { focus.show(messages) }

    /// Lets the keys act on another row or entry.
    mutating func move(to mark: CardFocus.Mark) { self.mark = mark }

    /// Removes a command that does not move from the editor, which has its initial text again.
    ///
    /// A command is typed alone or after that text. Without the text, the next Enter would remove the answer.
    mutating func removeCommand() {
        if editor.isText {
            editor = makeEditor(focus.prefill)
        } else {
            // The marks of choices remain; Escape removes what was typed.
            _ = editor.apply(.escape)
        }
    }

    /// Whether something is typed that may be shown.
    var hasShownText: Bool { !editor.isEmpty && !focus.isSecret }

    /// Whether a program of the person's choice can edit the text.
    var isEditableElsewhere: Bool { editor.isEditableElsewhere && place.field != nil }

    /// Replaces the text by that of an editor program.
    ///
    /// - Returns: Whether that can be; a text that the editor refuses has a message.
    mutating func replaceText(by text: String) -> Bool {
        guard editor.isEditableElsewhere else { return false }
        if case .refused(let reason) = editor.replace(with: text) { show([texts.refusal(reason)]) }
        return true
    }

    /// Hides a secret that is shown.
    ///
    /// - Returns: Whether a secret was shown.
    mutating func conceal() -> Bool {
        guard var secret = editor as? SecretEditor, secret.isRevealed else { return false }
        secret.conceal()
        editor = secret
        return true
    }

    /// Removes a secret that was taken from the editor.
    mutating func forgetSecret() { _ = editor.take() }

    /// Whether a secret is asked for the second time, where going back leads to its first entry.
    private var isConfirming: Bool { (editor as? SecretEditor)?.stage == .confirmation }

    // MARK: Lines and keys

    /// Handles a whole line from a surface without keys.
    mutating func enter(_ text: String, hasPaste: Bool) -> Wish {
        guard case .asking = mode, var secret = editor as? SecretEditor else {
            return .line(text, hasPaste: hasPaste)
        }
        let wasConfirming = isConfirming
        guard !text.isEmpty || wasConfirming else { return .line("") }
        let outcome = secret.enter(text)
        editor = secret
        return wish(after: outcome, wasConfirming)
    }

    /// Handles a key.
    mutating func press(_ key: Key) -> Wish {
        switch mode {
        case .waiting: return .nothing
        case .leaving: return keyOfLeaving(key)
        case .asking: break
        }
        if let wish = keyOfRows(key) { return wish }
        let opensProgram = keySequence.isSecondOfProgram(key)
        switch key {
        case .backTab where !isConfirming: return .back
        case .function(1): return .help
        case .function(2) where !focus.isSecret: return .edit(editor.text)
        case .control("e") where opensProgram && !focus.isSecret: return .edit(editor.text)
        case .endOfFile where editor.isEmpty: return .leave
        case .enter where isCommand: return command
        case .right where isDefaultToEdit, .end where isDefaultToEdit,
            .control("e") where isDefaultToEdit:
            return editDefault()
        case .up where place == .review && editor.isEmpty: return moveFocus(by: -1)
        case .down where place == .review && editor.isEmpty: return moveFocus(by: 1)
        default:
            let wasConfirming = isConfirming
            let outcome = editor.apply(key)
            return outcome == .notMine ? move(by: key) : wish(after: outcome, wasConfirming)
        }
    }

    /// Reads a key of the question whether to leave.
    private func keyOfLeaving(_ key: Key) -> Wish {
        switch key {
        case .text(let text): .answerLeaving(text)
        case .enter, .escape: .answerLeaving("")
        case .endOfFile: .leave
        default: .nothing
        }
    }

    /// Whether the editor holds a command; a text of several lines is none.
    private var isCommand: Bool {
        guard !focus.isSecret, !editor.hasPaste, !isLine else { return false }
        let text = editor.text
        guard text.utf8.count < 20 else { return false }
        return TypedCommand.read(text, after: focus.prefill, isSecret: false).isCommand
    }

    /// Whether Enter accepts a text in one line, which may be a command.
    private var isLine: Bool { editor.isText && focus.endLine == nil }

    /// The command that was typed into a list or a text of several lines.
    private var command: Wish {
        let text = editor.text
        return .command(
            TypedCommand.read(text, after: focus.prefill, isSecret: false), in: text)
    }

    /// Whether Enter would take a default, which a line can hold.
    private var isDefaultToEdit: Bool { editor.isText && takesDefault }

    /// Brings the default of the present field into its line, so that the person can change it.
    private mutating func editDefault() -> Wish {
        guard case .field(let field) = place else { return .nothing }
        let text = dataSource.displayText(at: field)
        guard !text.isEmpty, asked(field).canEdit(text) else { return .nothing }
        return wish(after: editor.apply(.pasted(TypedCommand.line(typing: text))))
    }

    /// The wish of a key or line that the editor used.
    ///
    /// - Parameters:
    ///   - outcome: What the editor did.
    ///   - wasConfirming: Whether a secret was asked for the second time already.
    /// - Returns: The wish.
    private mutating func wish(after outcome: KeyOutcome, _ wasConfirming: Bool) -> Wish {
        let wish = wish(after: outcome)
        guard !wasConfirming, isConfirming, case .secret(let secret) = editor.entry else {
            return wish
        }
        return .confirm(secret)
    }

    private mutating func wish(after outcome: KeyOutcome) -> Wish {
        keySequence.forgetEscapes()
        switch outcome {
        case .changed:
            focus.noteKey()
            mark.leave()
            partToHear = nil
            return .show
        case .moved:
            focus.noteKey()
            // What was wrong with an earlier entry says nothing about the one that is asked again.
            if isConfirming { show([]) }
            return .show
        case .unchanged, .notMine: return .nothing
        // Words for yes and no, and texts that only the form understands.
        case .refused(.noSuchChoice(let name)) where focus.options.isEmpty,
            .refused(.ambiguousChoice(let name, _, _)) where focus.options.isEmpty:
            return .line(name)
        case .refused(let reason):
            focus.hint(texts.refusal(reason))
            return .show
        case .submitted: return takeAnswer()
        }
    }

    /// Moves to another question, if the key asks for it.
    private mutating func move(by key: Key) -> Wish {
        switch key {
        case .up, .control("p"): .back
        case .down, .control("n"), .tab: .forward
        case .pageUp: .page(forward: false)
        case .pageDown: .page(forward: true)
        case .escape: keySequence.isSecondEscape() ? .leave : .nothing
        default: .nothing
        }
    }

    // MARK: Answers

    /// Takes what the editor holds as the answer.
    private mutating func takeAnswer() -> Wish {
        keySequence.keepKills(of: editor)
        let entry = editor.entry
        switch entry {
        case .choices(let values, let isSeveral, _): return answer(of: values, isSeveral)
        case .secret(let secret): return .secret(secret)
        case .text:
            if place == .review, let number = mark.number, editor.isEmpty {
                return .line(String(number))
            }
            return .line(entry.line ?? "", hasPaste: editor.hasPaste)
        }
    }

    /// Whether Enter takes no highlighted or marked choice, also after a filter that was cleared.
    ///
    /// Each frame asks this: whether a long list has a taken choice is looked up only where it decides.
    private func isEnterAlone(_ isSeveral: Bool, takesNothing: @autoclosure () -> Bool) -> Bool {
        !focus.isTouched || !isSeveral && takesNothing()
    }

    /// Whether Enter takes the default of the present field; in a line, while nothing was in it at first.
    private var takesDefault: Bool {
        guard case .field(let field) = place, !asked(field).isEntered else { return false }
        guard let choices = editor as? ChoiceEditor else {
            return focus.prefill.isEmpty && editor.isEmpty
        }
        return isEnterAlone(choices.mode == .several, takesNothing: choices.takesNothing)
    }

    private func answer(of values: [String], _ isSeveral: Bool) -> Wish {
        guard case .field(let field) = place else { return .nothing }
        let asked = asked(field)
        let isAlone = isEnterAlone(isSeveral, takesNothing: values.isEmpty)
        if isAlone, asked.isEntered { return .keep }
        if isAlone, !dataSource.value(at: field).isEmpty || values.isEmpty { return .line("") }
        return .value(asked.value(of: values))
    }

    /// The names of two choices that a text which names none may mean.
    func ambiguity(of text: String) -> KeyRefusal? {
        (editor as? ChoiceEditor)?.ambiguity(of: text)
    }

    /// The choices that match the last name in a text that was refused, which are said instead of the error.
    ///
    /// - Returns: The sentences; `nil` where no choice matches, where the list is short, and where texts are not said.
    func heard(_ text: String, answering issues: [FormIssue]) -> [FocusMessage]? {
        guard texts.isSpoken, issues.contains(where: { $0.code == .notAChoice }),
            var list = editor as? ChoiceEditor, CardFocus.isLong(list.options.count)
        else { return nil }
        list.clearFilter()
        _ = list.apply(.pasted(text))
        let found = (list.matches ?? []).map(Int.init)
        return found.isEmpty
            ? nil : texts.heard(found.map { (list.list.number(of: $0), list.options[$0].title) })
    }

    /// Says what is suggested for a part of an answer, after the command that asks for it, which is removed.
    mutating func suggest(matching part: String) -> [FocusMessage] {
        let editor = editor as? CompletingEditor
        removeCommand()
        guard let editor else { return [texts.note(.noSuggestions)] }
        guard suggestionSource == nil else {
            partToHear = part.isEmpty ? nil : part
            return part.isEmpty ? [texts.note(.hearSuggestions)] : []
        }
        let found = editor.texts(matching: part)
        return found.refusal.map { [texts.refusal($0)] }
            ?? texts.heard(found.texts.map { (nil, $0) })
    }

    /// What is wanted of the suggestions outside the form.
    var wanted: SuggestionQuestion? {
        guard let suggestionSource, let text = partToHear ?? editor.wanted else { return nil }
        return SuggestionQuestion(source: suggestionSource, text: text)
    }

    /// Lists or says what was found outside the form, or why nothing was.
    ///
    /// - Returns: Whether it is still wanted.
    mutating func receive(
        _ found: [String], for asked: SuggestionQuestion, _ failure: String?
    ) -> Bool {
        guard asked == wanted else { return false }
        if let failure {
            partToHear = nil
            focus.hint(texts.note(.suggestionsFailed, ["reason": failure]))
        } else if partToHear != nil {
            partToHear = nil
            show(texts.heard(found.map { (nil, $0) }))
        } else if var editor = editor as? CompletingEditor {
            editor.receive(found, for: asked.text)
            self.editor = editor
        }
        return true
    }

    // MARK: Rows, and entries of the review

    /// The group whose rows are in question.
    private var presentGroup: FieldPlace? {
        switch place {
        case .another(let group), .rows(let group): group
        case .field, .page, .review: nil
        }
    }

    /// Obeys a key of the table of rows; `nil` if the key is not for it.
    ///
    /// The arrows choose a row while nothing is typed. With a chosen row, the letters act on it at once; without one they
    /// are typed, with the numbers of rows.
    private mutating func keyOfRows(_ key: Key) -> Wish? {
        guard let group = presentGroup, editor.isEmpty else { return nil }
        if mark.isToDelete, key != .text("d") {
            mark.keep()
            focus.noteKey()
        }
        let count = dataSource.rowCount(of: group)
        guard let number = mark.number, number <= count else {
            guard key == .up, count > 0 else { return nil }
            mark.move(to: count)
            return .show
        }
        switch key {
        case .up: return step(number, to: number - 1, of: count)
        case .down: return step(number, to: number + 1, of: count)
        case .enter where mark.isCarrying:
            mark.drop()
            return .show
        case .escape:
            if mark.isCarrying { mark.drop() } else { mark.leave() }
            return .show
        case .text("a"): return .line("a")
        case .text("e"): return .line("e \(number)")
        case .text("d") where !mark.isToDelete:
            mark.askToDelete()
            focus.hint(texts.deletionQuestion(number))
            return .show
        case .text("d"):
            let next = min(number, count - 1)
            return .rows("d \(number)", then: next > 0 ? mark.moved(to: next) : nil)
        case .text("m") where FormWalk(dataSource: dataSource).canMoveRows(of: group):
            mark.toggleCarrying()
            return .show
        default:
            mark.leave()
            return nil
        }
    }

    private mutating func step(_ number: Int, to target: Int, of count: Int) -> Wish {
        guard (1...count).contains(target) else {
            guard target > count, !mark.isCarrying else { return .nothing }
            mark.leave()
            return .show
        }
        guard mark.isCarrying else {
            mark.move(to: target)
            return .show
        }
        return .rows("m \(number) \(target)", then: mark.moved(to: target))
    }

    /// Highlights the entry of the review before or after the highlighted one.
    private mutating func moveFocus(by step: Int) -> Wish {
        let numbers = surroundings.entries.compactMap(\.number)
        guard !numbers.isEmpty else { return .nothing }
        let index = mark.number.flatMap(numbers.firstIndex)
        let next = index.map { $0 + step } ?? (step < 0 ? numbers.count - 1 : 0)
        if numbers.indices.contains(next) { mark.move(to: numbers[next]) } else { mark.leave() }
        return .show
    }

    // MARK: What is seen

    /// The card with the question.
    ///
    /// - Parameter news: The lines of the record that are shown with the question.
    /// - Returns: The card.
    mutating func card(with news: [SessionLine]) -> CardDescription {
        var card = surroundings.card
        if focus.kind == .review { card.body = .stack(surroundings.entries) }
        card.focus = focus(with: news)
        return card
    }

    /// The question, with what is shown of its editor.
    ///
    /// - Parameter news: The lines of the record that are shown with it.
    /// - Returns: The question.
    mutating func focus(with news: [SessionLine]) -> CardFocus {
        var focus = focus
        focus.window = FocusWindow { [editor] in editor.window(fitting: $0, glyphs: $1) }
        focus.stepKeys = keyHints(editor.stepKeys)
        if let hint = focus.defaultHint, takesDefault { focus.hints.append(hint) }
        if let maximum = maximumLength, editor.isText, !editor.isEmpty {
            focus.say(left: texts.charactersLeft(of: maximum, in: editor.text))
        }
        focus.isConfirmation = isConfirming
        focus.index = surroundings.index
        focus.position = surroundings.position
        focus.news = news.map { CardFocus.News(lines: $0.lines, isField: $0.kind == .appeared) }
        focus.mark = mark
        focus.keys = keyHints(keys)
        return focus
    }

    /// The keys that work now, the most important first.
    private var keys: [InterfaceWords.Word] {
        guard case .asking = mode else { return [] }
        if place == .review {
            return dataSource.offersSubmission
                ? [.keySubmit, .keyChange, .keyBack, .keyStop]
                : [.keyChange, .keyBack, .keyStop]
        }
        if case .page = place { return [.keyGoesOn, .keyBack, .keyStop] }
        if !focus.rows.isEmpty {
            guard !mark.isCarrying else { return [.keyCarry, .keyDrop] }
            return [.keyAddRow, .keyEditRow, .keyDeleteRow]
                + (focus.rows.count > 1 ? [.keyMoveRow] : []) + [.keyGoesOn]
                + (mark.number == nil ? [.keyChooseRow] : [])
        }
        return surroundings.isOnly ? editor.keys.filter { $0 != .keyBack } : editor.keys
    }
}

/// What earlier keys mean for the next ones.
private struct KeySequence {
    /// What was cut, which the editor of the next question can insert.
    private(set) var kills = KillRing()
    /// The number of times in sequence that Escape had no other effect.
    private var escapes = 0
    /// Whether the key before was the first of Ctrl-X Ctrl-E.
    private var isAfterPrefix = false

    /// Keeps what was cut in an editor whose text may be shown.
    mutating func keepKills(of editor: any Editor) {
        if editor.isText { kills = editor.kills }
    }

    /// Whether a key completes Ctrl-X Ctrl-E, which opens an editor program.
    mutating func isSecondOfProgram(_ key: Key) -> Bool {
        defer { isAfterPrefix = key == .control("x") }
        return isAfterPrefix && key == .control("e")
    }

    /// Whether this Escape, which had no other effect, is not the first one in sequence.
    mutating func isSecondEscape() -> Bool {
        escapes += 1
        return escapes > 1
    }

    /// Notes that something else came between two Escapes.
    mutating func forgetEscapes() { escapes = 0 }
}

/// The keys as they are shown, in the language of the person; made once, since they are shown again with each key.
private struct KeyHints {
    private let words: InterfaceWords
    private var known: [InterfaceWords.Word: KeyHint] = [:]

    init(_ words: InterfaceWords) { self.words = words }

    mutating func callAsFunction(_ keys: [InterfaceWords.Word]) -> [KeyHint] {
        keys.map { key in
            if let hint = known[key] { return hint }
            let hint = KeyHint(words(key))
            known[key] = hint
            return hint
        }
    }
}

extension EditorEntry {
    /// The text as it would be typed; `nil` for a secret and for choices.
    ///
    /// A colon at the start of a paste belongs to the answer, and is typed as two.
    fileprivate var line: String? {
        guard case .text(let text, let beginsWithPaste) = self else { return nil }
        return beginsWithPaste ? TypedCommand.line(typing: text) : text
    }
}
