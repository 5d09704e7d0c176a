import FormModel

/// A line of text with a list below it of what may be meant: suggestions while it is typed, or names in a folder on Tab.
///
/// The line is the answer, and what is typed stays in it: something of the list comes into it only by Tab, or by Enter
/// once an arrow has highlighted it.
struct CompletingEditor: Sendable {
    /// Where the list comes from.
    enum Source: Sendable {
        /// Texts that are known.
        case listed(OptionList)
        /// Texts that something outside the form finds for what is typed.
        case asked
        /// The names in the folder of the typed path, and why one that no line can hold cannot be taken.
        case folder(FolderReader, reason: String = "")

        /// Texts that a form suggests.
        static func suggestions(_ texts: [String]) -> Source {
            .listed(OptionList(texts.map { FieldNode.Option($0) }, locale: ReaderLocale()))
        }
    }

    /// The largest number of rows of the list.
    private static let rowLimit = 6

    private let source: Source
    /// The list, whose filter is the line.
    private var list: ChoiceEditor
    private var isOpen = false
    /// What was typed, for which suggestions are wanted from outside the form.
    private(set) var wanted: String?

    /// Makes a line with the caret at its end, and a closed list.
    ///
    /// - Parameters:
    ///   - text: The text at first.
    ///   - source: Where the list comes from.
    ///   - options: The properties of the line.
    ///   - kills: What was cut before.
    ///   - height: The rows for the list.
    init(
        _ text: String, from source: Source, options: LineEditor.Options = .init(),
        kills: KillRing = KillRing(), height: Int = 10
    ) {
        self.source = source
        let known = if case .listed(let list) = source { list } else { OptionList.empty }
        list = ChoiceEditor(known, pageSize: min(height, Self.rowLimit))
        list.filter = LineEditor(text, options: options, kills: kills)
    }

    private var line: LineEditor { list.filter }

    /// The index of the highlighted text; `nil` if there is none, so that Enter takes the line.
    private var highlighted: Int? { isOpen ? list.highlighted : nil }

    // MARK: Keys

    mutating func apply(_ key: Key) -> KeyOutcome {
        guard !line.expectsLiteral else { return edit(by: key) }
        switch key {
        case .tab: return complete()
        case .down where !isOpen && isEmpty: return openEmpty()
        // From the first text, the caret is in the line again, and from there at the last one.
        case .up where isOpen, .control("p") where isOpen:
            let first = (0..<list.shownCount).first { list.options[list.shown($0)].isEnabled }
            guard let first, list.position == first else { return list.apply(key) }
            list.position = nil
            return .moved
        case .down where isOpen, .control("n") where isOpen, .pageUp where isOpen,
            .pageDown where isOpen:
            return list.apply(key)
        case .enter where highlighted != nil: return take(accepts: true)
        case .escape where isOpen:
            wanted = nil
            close()
            return .moved
        default: return edit(by: key)
        }
    }

    private mutating func edit(by key: Key) -> KeyOutcome {
        let outcome = list.filter.apply(key)
        guard outcome.isChange else { return outcome }
        close()
        switch source {
        case .folder: return outcome
        case .listed: break
        // A command is no part of an answer.
        case .asked: wanted = isEmpty || text.utf8.first == UInt8(ascii: ":") ? nil : text
        }
        list.suggest()
        isOpen = list.shownCount > 0 && !isOnlyTheLine
        return outcome
    }

    /// Lists what was found for what is typed, unless something is highlighted in the list before.
    mutating func receive(_ texts: [String], for part: String) {
        guard wanted?.hasSameBytes(as: part) == true, highlighted == nil else { return }
        show(texts.map { FieldNode.Option($0) })
        isOpen = !texts.isEmpty && !isOnlyTheLine
    }

    private mutating func close() {
        isOpen = false
        list.position = nil
    }

    /// Whether the list has only what stands in the line.
    private var isOnlyTheLine: Bool {
        list.shownCount == 1 && list.options[list.shown(0)].value.hasSameBytes(as: text)
    }

    /// Opens the list below an empty line, with its first text highlighted.
    private mutating func openEmpty() -> KeyOutcome {
        switch source {
        case .asked: return .notMine
        case .listed:
            list.showAll()
            isOpen = true
        case .folder:
            let outcome = completePath()
            guard isOpen else { return outcome }
            let moved = list.apply(.down)
            return outcome.isChange ? outcome : moved
        }
        return list.apply(.down)
    }

    /// Completes the line by Tab: by what is highlighted, or the first suggestion, or what all names in the folder begin
    /// with.
    private mutating func complete() -> KeyOutcome {
        if highlighted != nil { return take(accepts: false) }
        switch source {
        case .listed where isOpen, .asked where isOpen:
            list.position = 0
            return take(accepts: false)
        case .listed, .asked: return .notMine
        case .folder where isOpen: return list.apply(.down)
        case .folder: return completePath()
        }
    }

    /// Brings what is highlighted into the line.
    ///
    /// - Parameter accepts: Whether the line is the answer then; a folder is none, and its names are listed.
    /// - Returns: The effect of the key.
    private mutating func take(accepts: Bool) -> KeyOutcome {
        guard let highlighted else { return .unchanged }
        let chosen = list.options[highlighted].value
        let outcome = list.filter.choose(chosen)
        wanted = nil
        close()
        guard outcome.isChange else { return outcome }
        if case .folder = source, chosen.utf8.last == UInt8(ascii: "/") {
            _ = completePath()
            return .changed
        }
        return accepts ? .submitted : .changed
    }

    // MARK: Paths

    /// Completes the path as far as the names in its folder have the same beginning, and lists them if there are several.
    private mutating func completePath() -> KeyOutcome {
        guard case .folder(let read, let reason) = source else { return .notMine }
        let path = TypedPath(text)
        switch read(path.folder, path.beginning) {
        case .unreadable: return .refused(.unreadableFolder(path.folder))
        case .tooMany(let limit): return .refused(.folderTooLarge(maximum: limit))
        case .names(let names):
            let usable = names.filter(\.isTypable)
            guard let first = names.first else { return .refused(.noSuchPath(path.beginning)) }
            var whole = first.path(in: path.folder)
            if names.count > 1 || usable.isEmpty {
                whole = TypedPath.path(
                    of: FolderListing.commonBeginning(of: usable), in: path.folder)
                show(
                    names.map {
                        FieldNode.Option(
                            $0.path(in: path.folder), title: $0.title, isEnabled: $0.isTypable,
                            reason: $0.isTypable ? nil : reason)
                    })
                isOpen = true
            }
            guard !usable.isEmpty, !whole.hasSameBytes(as: text) else {
                return isOpen ? .moved : .notMine
            }
            return list.filter.choose(whole)
        }
    }

    /// Replaces the list, apart from the line.
    private mutating func show(_ options: [FieldNode.Option]) {
        let line = list.filter
        list = ChoiceEditor(options, pageSize: list.pageSize)
        list.filter = line
    }

    // MARK: What is said

    /// The texts that match a part of an answer, for those who hear them, or why there are none.
    func texts(matching part: String) -> (texts: [String], refusal: KeyRefusal?) {
        switch source {
        case .asked: return ([], nil)
        case .listed(let known):
            guard !part.isEmpty else { return (known.options.map(\.value), nil) }
            var list = list
            list.filter = LineEditor(part)
            list.suggest()
            return ((0..<list.shownCount).map { known.options[list.shown($0)].value }, nil)
        case .folder(let read, _):
            let path = TypedPath(part)
            switch read(path.folder, path.beginning) {
            case .unreadable: return ([], .unreadableFolder(path.folder))
            case .tooMany(let limit): return ([], .folderTooLarge(maximum: limit))
            case .names(let names):
                return (names.filter(\.isTypable).map { $0.path(in: path.folder) }, nil)
            }
        }
    }
}

extension CompletingEditor: Editor {
    var text: String { line.text }
    var isEmpty: Bool { line.isEmpty }
    var isText: Bool { true }
    var hasPaste: Bool { line.hasPaste }
    var isEditableElsewhere: Bool { true }
    var kills: KillRing { line.kills }
    var entry: EditorEntry { line.entry }

    var keys: [InterfaceWords.Word] {
        if isOpen { return [.keyAccepts, .keyComplete, .keyChoose, .keyCloses] }
        switch source {
        case .asked: return line.keys
        case .listed:
            return isEmpty ? [.keyAccepts, .keySuggestions, .keyBack, .keyHelp] : line.keys
        case .folder: return [.keyAccepts, .keyComplete, .keyBack, .keyHelp]
        }
    }

    mutating func replace(with text: String) -> KeyOutcome {
        wanted = nil
        close()
        return list.filter.replace(with: text)
    }

    mutating func resize(width: Int, height: Int) {
        list.resize(width: width, height: min(height, Self.rowLimit))
    }

    func window(fitting width: Int, glyphs: CardGlyphs) -> EditorWindow {
        isOpen
            ? .suggestions(list.window(width: width, glyphs: glyphs))
            : line.window(fitting: width, glyphs: glyphs)
    }
}
