import FormModel

// The separators that are drawn into a text while it is typed, such as those of a telephone number.
//
// The text of the line is what the person typed, and nothing else: every other way in gets the same text, so it is accepted
// or refused alike. A formatter only decides how the line is drawn.
extension LineEditor {
    /// The maximum number of bytes of a text that is drawn with separators; no number or code is longer.
    static let formattedLimit = 1 << 10

    /// The maximum number of characters of a text whose separators are taken away before it is edited.
    private static let separatedLimit = 64

    /// The text as it is drawn, with the separators of the formatter.
    ///
    /// - Complexity: O(*n*); without a formatter, that of the text.
    var drawn: (characters: [Character], caret: Int) {
        let typed = core.buffer.characters(0..<count)
        guard let formatter = options.formatter, options.secret == nil,
            core.buffer.byteCount <= LineEditor.formattedLimit,
            let separated = LineEditor.separated(typed, by: formatter),
            let passed = LineEditor.places(of: typed[..<caret], in: separated)
        else { return (typed, caret) }
        return (separated, passed.last.map { $0 + 1 } ?? 0)
    }

    /// A text without the separators that its formatter draws; the text itself if they are not drawn as in the text.
    static func typed(_ text: String, for formatter: any InputFormatter) -> String {
        let shown = Array(text)
        guard shown.count <= separatedLimit else { return text }
        var typed = shown
        for index in shown.indices.reversed() where !shown[index].isLetterOrNumber {
            var rest = typed
            rest.remove(at: index)
            if laidOut(rest, by: formatter) == shown { typed = rest }
        }
        return typed != shown && separated(typed, by: formatter) == shown ? String(typed) : text
    }

    /// Typed characters with separators between them; `nil` if they do not fit the format or would mean something
    /// else with them, or if the person typed separators.
    private static func separated(
        _ typed: [Character], by formatter: any InputFormatter
    ) -> [Character]? {
        let shown = laidOut(typed, by: formatter)
        guard shown != typed, places(of: typed[...], in: shown) != nil,
            formatter.parse(String(shown)) == formatter.parse(String(typed))
        else { return nil }
        for index in typed.indices where !typed[index].isLetterOrNumber {
            var rest = typed
            rest.remove(at: index)
            guard laidOut(rest, by: formatter) != shown else { return nil }
        }
        return shown
    }

    private static func laidOut(
        _ typed: [Character], by formatter: any InputFormatter
    ) -> [Character] {
        let whole = TextEdit(text: "", caret: 0, change: .insert(String(typed)))
        return Array(formatter.edit(whole).text)
    }

    /// The places of characters, in any case, in a text that has others between them; `nil` if it lacks one.
    private static func places(of typed: ArraySlice<Character>, in shown: [Character]) -> [Int]? {
        var places: [Int] = []
        var next = 0
        for character in typed {
            let found = shown[next...].firstIndex {
                $0 == character || $0.lowercased() == character.lowercased()
            }
            guard let found else { return nil }
            places.append(found)
            next = found + 1
        }
        return places
    }
}

extension Character {
    fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}
