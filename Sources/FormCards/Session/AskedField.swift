import FormModel
import FormValidation

/// A field as it is asked: its question, and the editor of its answer.
struct AskedField {
    private let place: FieldPlace
    private let texts: SessionTexts
    private let compiled: CompiledField
    private let path: FieldPath

    private var dataSource: FormDataSource { texts.dataSource }

    init(_ place: FieldPlace, _ texts: SessionTexts) {
        self.place = place
        self.texts = texts
        compiled = texts.form.compiled.field(at: place)
        path = texts.form.compiled.path(of: place)
    }

    /// Whether the answer is never shown.
    var isSecure: Bool { compiled.isSecure }

    /// Whether the answer is typed twice.
    var isConfirmed: Bool { compiled.item.isConfirmed }

    /// Whether the value was entered, and is no default.
    var isEntered: Bool { dataSource.isEntered(at: path) }

    // MARK: The question

    /// The question, with what was entered in its line.
    ///
    /// - Parameter draft: What was typed in the line and not accepted yet; `nil` for nothing.
    /// - Returns: The question.
    func question(draft: String?) -> CardFocus {
        let (entered, range) = (entered, range)
        let edited = entered.flatMap { canEdit($0) ? $0 : nil }
        var question = texts.question(
            for: place, at: path, offering: dataSource.offeredChoices(at: place),
            isRequired: dataSource.isRequired(at: path),
            default: dataSource.defaultValue(at: place), within: range,
            prefill: draft ?? TypedCommand.line(typing: edited ?? ""))
        if question.options.isEmpty, let range = range.flatMap(texts.text) {
            question.hints.append(range)
        }
        let bounds = bounds
        let areEntries = [.choices, .texts].contains(compiled.valueType)
        // A screen counts what is marked.
        let isCounted =
            compiled.valueType == .choices && !texts.isSpoken && bounds.leastCount ?? 0 <= 1
        if !isCounted, let counts = texts.text(ofCounts: bounds, areEntries: areEntries) {
            question.hints.append(DisplayText(counts))
        }
        if texts.isSpoken, completion != nil {
            question.hints.append(texts.plain(.hearSuggestions))
        }
        if compiled.isSecure, !dataSource.value(at: path).isEmpty, isValid {
            question.notes.append(StyledLine("  " + texts.words(.emptyKeepsSecret), .dim))
        }
        if let entered, edited == nil, isValid { question.notes += texts.emptyKeeps(entered) }
        question.show(messages { $0.steps.starts(with: path.steps) } + messagesOfRules)
        return question
    }

    /// The messages of rules that want all of their fields, of which this one is missing after it was left.
    private var messagesOfRules: [FocusMessage] {
        guard !texts.form.rules.isEmpty, place.inner.isEmpty,
            dataSource.value(at: place).isEmpty,
            dataSource.isLeft(place) || dataSource.isAttempted
        else { return [] }
        return dataSource.reportedIssues.filter {
            $0.code == .allOrNone && $0.path != path && $0.ruleFields.contains(compiled.name)
        }.map { texts.problem($0) }
    }

    /// The messages of the issues that are shown for the field; for a supplied answer, the issues that are the reason of
    /// the question.
    func messages(where isShown: (FieldPath) -> Bool) -> [FocusMessage] {
        let name = texts.form.compiled.fields[place.field].name
        return dataSource.reportedIssues(of: [name]).filter { isShown($0.path) }
            .map { texts.problem($0) }
    }

    // MARK: The answer

    /// Whether a line keeps the entered value: the line is the value's text, or it is empty and a line cannot contain the
    /// value.
    func isUnedited(_ text: String) -> Bool {
        guard let entered else { return false }
        guard canEdit(entered) else { return WhiteSpace.trim(text).utf8.isEmpty }
        // JSON of the wrong type may be valid as a typed text.
        return text.hasSameBytes(as: entered) && isValid
    }

    /// Whether the value has no error.
    var isValid: Bool { dataSource.issues(at: path).allSatisfy { $0.severity != .error } }

    /// The text of the entered value; `nil` for a secret, and if nothing was entered.
    private var entered: String? {
        guard !compiled.item.isSecure, isEntered else { return nil }
        return dataSource.displayText(at: place)
    }

    /// Whether a text could be typed into the line, and so can be edited there.
    func canEdit(_ text: String) -> Bool {
        LineEditor.canHold(text, allowsLines: compiled.valueType.hasLines)
    }

    /// The secret that was refused, which a person edits; empty without one.
    var refusedSecret: String {
        // What was sent for a secret and could not be read, such as a list, is no text that Enter may take.
        guard !dataSource.isRefused(place), !isValid,
            case .text(let text) = dataSource.value(at: place),
            LineEditor.canHold(text)
        else { return "" }
        return text
    }

    /// The value that the chosen choices are.
    func value(of values: [String]) -> FieldValue {
        switch compiled.valueType.family {
        case .list where compiled.valueType == .choices: .choices(values)
        case .choice: values.first.map { .choice($0) } ?? .empty
        case .truth: .boolean(values.first == "true")
        case .text, .number, .time, .list, .file, .rows: .text(values.first ?? "")
        }
    }

    // MARK: The editor

    /// The editor of a field that is no secret.
    ///
    /// - Parameters:
    ///   - text: The text in its line.
    ///   - question: The question.
    ///   - layout: The sizes of the screen.
    ///   - kills: What was cut before.
    /// - Returns: The editor.
    func editor(
        _ text: String, of question: CardFocus, _ layout: ScreenLayout, _ kills: KillRing
    ) -> any Editor {
        let locale = texts.catalog.locale
        if compiled.valueType == .boolean || !question.options.isEmpty {
            return list(question.control, text, layout)
        }
        if let range {
            var editor = StepEditor(
                text, kind: range.kind, locale: locale,
                start: dataSource.defaultValue(at: place), now: dataSource.clock.now,
                formatter: compiled.layout.liveFormatter(in: locale), kills: kills)
            editor.excludes = range.excludes
            return editor
        }
        if compiled.valueType.hasLines {
            var options = TextAreaEditor.Options()
            options.submitsOnEmptyLine = compiled.valueType == .texts
            return TextAreaEditor(
                text, width: layout.areaWidth, height: layout.areaRows, options: options,
                kills: kills)
        }
        var options = LineEditor.Options()
        options.formatter = compiled.layout.liveFormatter(in: locale)
        if let completion {
            return CompletingEditor(
                text, from: completion, options: options, kills: kills, height: layout.areaRows)
        }
        return LineEditor(text, options: options, kills: kills)
    }

    /// What may complete the answer while it is typed; `nil` for nothing.
    private var completion: CompletingEditor.Source? {
        guard !isSecure else { return nil }
        if !compiled.item.suggestions.isEmpty {
            return .listed(texts.suggestions.list(of: compiled))
        }
        if suggestionSource != nil { return .asked }
        return compiled.valueType == .file
            ? texts.folders.map { .folder($0, reason: texts.words(.untypableName)) } : nil
    }

    /// The name of the suggestions that are asked for while the answer is typed; `nil` without such ones.
    var suggestionSource: String? {
        guard let name = compiled.item.suggestionsFrom, compiled.item.suggestions.isEmpty,
            texts.suggestions.sources.contains(where: { $0.hasSameBytes(as: name) })
        else { return nil }
        return name
    }

    /// The steps and bounds of values like those of the field; `nil` for a type that has none.
    private var range: StepRange? { StepRange(compiled.valueType, in: bounds) }

    /// The largest number of characters of the answer; `nil` where they are not counted while it is typed.
    ///
    /// What is formatted as it is typed has other characters than the answer.
    var maximumLength: Int? {
        let isText = [.text, .multiline].contains(compiled.valueType)
        return isText && !isSecure && compiled.layout.formatter == nil ? bounds.largestCount : nil
    }

    private var bounds: FieldBounds { dataSource.bounds(at: place) }

    /// A list in which the entered choices are taken, and else those of the default.
    private func list(
        _ control: FieldNode.Control, _ text: String, _ layout: ScreenLayout
    ) -> any Editor {
        let options = control.options
        let known = Dictionary(
            options.enumerated().map { (ExactText($1.value), $0) },
            uniquingKeysWith: { first, _ in first })
        let chosen = AskedField.values(dataSource.value(at: place)).compactMap {
            known[ExactText($0)]
        }
        var editor = ChoiceEditor(
            options, mode: compiled.valueType == .choices ? .several : .one, chosen: chosen,
            pageSize: layout.areaRows, maximum: bounds.largestCount, locale: texts.catalog.locale)
        // A text that names no choice is edited; one that names what is chosen is not.
        let shown = dataSource.displayText(at: place)
        if !text.isEmpty, chosen.isEmpty || !text.hasSameBytes(as: TypedCommand.line(typing: shown))
        {
            _ = editor.apply(.pasted(text))
        }
        return editor
    }

    /// The values of options that a value of a field with options has.
    private static func values(_ value: FieldValue) -> [String] {
        switch value {
        case .choice(let value): [value]
        case .choices(let values): values
        case .integer(let number): [String(number)]
        case .decimal(let number): [number.description]
        case .boolean(let flag): [String(flag)]
        case .empty, .text, .date, .time, .dateTime, .localDateTime, .duration, .texts, .file,
            .rows:
            []
        }
    }
}
