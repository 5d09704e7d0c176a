import FormModel

/// A list of choices from which a person takes one or several: each key leads to the next state.
///
/// Arrows, Page Up, Page Down, Home and End move; choices that cannot be chosen are skipped. Typing names a choice by its
/// number or filters the list by a part of a title or value, regardless of case and accents; Escape clears the filter.
/// What was typed highlights a choice only if it means no other one, and Enter takes the highlighted choice.
///
/// Of several choices, space takes or leaves the highlighted one unless it continues a name; without a filter, Ctrl-A takes
/// all and Alt-I inverts. Numbers, ranges and names with commas between them, such as `1-3, 5` and `red, blue`, are taken
/// by Enter. Where only some may be taken, no further one is.
///
/// A list of any length is searched through an index that is made once, and a view shows a window of it.
struct ChoiceEditor: Sendable {
    /// How many choices a person takes.
    enum Mode: Sendable, Hashable {
        case one, several
    }

    /// The maximum number of bytes that are typed.
    private static let filterLimit = 1 << 12

    /// Whether one or several choices are taken.
    let mode: Mode
    let list: OptionList
    /// The filter, which also holds numbers and names that are typed.
    var filter: LineEditor
    /// The choices that the filter leaves; `nil` for all.
    var matches: [Int32]?
    /// What the text found that was searched last, among which one that continues it is searched.
    var found: ChoiceIndex.Found?
    /// The highlighted choice, as a place among the shown ones.
    var position: Int?
    /// The choice with exactly the name that was typed.
    var named: Int?
    /// Whether the typed text is a number, by which a choice is named.
    var isNumbering = false
    private(set) var taken: [Bool]
    private(set) var takenCount = 0
    /// The largest number of choices that are taken while several are.
    let maximum: Int
    /// The first shown choice of the window.
    private(set) var top = 0
    private(set) var pageSize: Int

    /// Makes a list.
    ///
    /// - Parameters:
    ///   - options: The choices.
    ///   - mode: Whether one or several are taken.
    ///   - chosen: The indices of the choices that are taken at first.
    ///   - pageSize: The rows of the window.
    ///   - maximum: The largest number of choices that are taken.
    ///   - locale: The locale of the reader, for the word that means all choices.
    /// - Complexity: O(*n*) in the choices.
    init(
        _ options: [FieldNode.Option], mode: Mode = .one, chosen: [Int] = [], pageSize: Int = 10,
        maximum: Int? = nil, locale: ReaderLocale = ReaderLocale()
    ) {
        self.init(
            OptionList(options, locale: locale), mode: mode, chosen: chosen, pageSize: pageSize,
            maximum: maximum)
    }

    /// Makes a list of choices whose index may have been made before.
    ///
    /// - Complexity: O(*n*) in the choices.
    init(
        _ list: OptionList, mode: Mode = .one, chosen: [Int] = [], pageSize: Int,
        maximum: Int? = nil
    ) {
        let options = list.options
        self.mode = mode
        self.list = list
        var line = LineEditor.Options()
        line.maximumBytes = ChoiceEditor.filterLimit
        filter = LineEditor(options: line)
        taken = [Bool](repeating: false, count: options.count)
        self.maximum = maximum ?? .max
        self.pageSize = max(1, pageSize)
        position =
            chosen.first { options.indices.contains($0) && options[$0].isEnabled }
            // In the mode `one`, Enter takes the highlighted choice: with none highlighted, Enter alone agrees to nothing.
            ?? (mode == .several ? list.enabled.first : nil)
        for index in chosen where options.indices.contains(index) { set(index, true) }
        showPosition()
    }

    /// The choices.
    var options: [FieldNode.Option] { list.options }

    /// The indices of the choices that are taken, in the order of the list.
    ///
    /// - Complexity: O(*n*) in the choices.
    var chosen: [Int] { taken.indices.filter { taken[$0] } }

    /// Whether no choice is taken.
    var takesNothing: Bool { takenCount == 0 }

    /// Takes or leaves a choice, whatever the others are.
    mutating func set(_ index: Int, _ isTaken: Bool) {
        guard taken[index] != isTaken else { return }
        taken[index] = isTaken
        takenCount += isTaken ? 1 : -1
    }

    /// The index of the highlighted choice; `nil` if there is none.
    var highlighted: Int? { position.map { shown($0) } }

    /// What was typed: a filter, a number or names.
    var text: String { filter.text }

    /// Whether nothing is typed.
    var isEmpty: Bool { filter.isEmpty }

    /// Makes the index of the search, which the first typed key would make otherwise.
    func prepareSearch() { _ = list.index }

    /// Changes the rows of the window.
    mutating func resize(width: Int, height: Int) {
        pageSize = max(1, height)
        showPosition()
    }

    // MARK: Keys

    /// Applies a key.
    ///
    /// - Returns: The effect of the key, and ``KeyOutcome/notMine`` for a key that the list does not use.
    mutating func apply(_ key: Key) -> KeyOutcome {
        defer { showPosition() }
        switch key {
        case .up, .control("p"): return move(by: -1)
        case .down, .control("n"): return move(by: 1)
        case .pageUp: return page(-1)
        case .pageDown: return page(1)
        case .home, .press(.home, .control): return highlight(firstFrom: 0, by: 1)
        case .end, .press(.end, .control): return highlight(firstFrom: shownCount - 1, by: -1)
        case .enter, .press(.enter, .alt), .control("j"): return accept()
        case .escape:
            guard !filter.isEmpty else { return .notMine }
            clearFilter()
            return .moved
        case .text(" ") where mode == .several && !filter.expectsLiteral && !continuesName:
            return takeTyped()
        case .control("a") where mode == .several && filter.isEmpty: return takeAll()
        case .alt("i") where mode == .several && filter.isEmpty: return invert()
        case .left where filter.isEmpty, .right where filter.isEmpty: return .notMine
        default: return type(key)
        }
    }

    private mutating func type(_ key: Key) -> KeyOutcome {
        let outcome = filter.apply(key)
        if outcome.isChange { search() }
        return outcome
    }

    mutating func clearFilter() {
        let kept = highlighted
        filter.wipe()
        matches = nil
        found = nil
        named = nil
        isNumbering = false
        position = kept
    }

    /// Leaves the choices that match the filter, whatever it means, and highlights none.
    mutating func suggest() {
        matches = findWhole(SearchText.folded(filter.text))
        position = nil
        top = 0
    }

    /// Leaves all choices, and highlights none.
    mutating func showAll() {
        matches = nil
        position = nil
        top = 0
    }

    private mutating func showPosition() {
        if let position {
            top = min(top, position)
            top = max(top, position - pageSize + 1)
        }
        top = max(0, min(top, shownCount - pageSize))
    }
}

extension ChoiceEditor: Editor {
    var entry: EditorEntry {
        .choices(chosen.map { options[$0].value }, isSeveral: mode == .several, typed: text)
    }

    var keys: [InterfaceWords.Word] {
        if !filter.isEmpty { return [.keyAccepts, .keyUnfilter, .keyChoose] }
        return mode == .several
            ? [.keyMark, .keyAccepts, .keyAll, .keyBack]
            : [.keyChoose, .keyAccepts, .keyBack, .keyHelp]
    }

    func window(fitting width: Int, glyphs: CardGlyphs) -> EditorWindow {
        .choices(window(width: width, glyphs: glyphs))
    }

    /// The window of the list.
    ///
    /// - Parameters:
    ///   - width: The cells of the filter.
    ///   - glyphs: The characters for the marks of a long filter.
    /// - Returns: The rows of the window, whatever the length of the list.
    /// - Complexity: O(*p*) in the rows of the window.
    func window(width: Int = 80, glyphs: CardGlyphs = .unicode) -> ChoiceWindow {
        let end = min(shownCount, top + pageSize)
        let typed = matches == nil || filter.isEmpty ? [] : lastName
        let rows = (top..<end).map { place in
            let index = shown(place)
            return ChoiceWindow.Row(
                index: index, option: options[index], number: list.number(of: index),
                isHighlighted: place == position, isChosen: taken[index],
                title: MarkedTitle(options[index].title, matching: typed))
        }
        return ChoiceWindow(
            rows: rows, filter: filter.window(width: width, glyphs: glyphs),
            isSeveral: mode == .several, isFiltering: !filter.isEmpty, isNumbering: isNumbering,
            position: position.map { $0 + 1 },
            count: shownCount, above: top, below: shownCount - end,
            takenCount: takenCount, maximum: maximum == .max ? nil : maximum)
    }
}
