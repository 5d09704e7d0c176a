/// A command line as bash reads it, up to the caret: its words without quotation marks.
///
/// Nothing is expanded: `$HOME` and `$(…)` are the text that was typed.
struct BashLine {
    /// The quotation mark that is open.
    enum Quote {
        case none, single, double
    }

    /// The words, without redirections; the last one is the one to complete, and may be empty.
    private(set) var words: [String] = []
    /// The open quotation mark in the last word.
    private(set) var quote = Quote.none
    /// Where the last word begins as it was typed.
    private(set) var start: String.Index
    /// Whether the last word is the file of a redirection.
    private(set) var isRedirected = false

    private var word = String.UnicodeScalarView()
    private var isInWord = false

    init(_ text: String) {
        start = text.startIndex
        var isEscaped = false
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            if isEscaped {
                // Between double quotation marks a backslash is only special before these.
                let isKept = quote == .double && !"$`\"\\\n".unicodeScalars.contains(scalar)
                if isKept { word.append("\\") }
                word.append(scalar)
                isEscaped = false
                continue
            }
            switch (quote, scalar) {
            case (.single, "'"), (.double, "\""): quote = .none
            case (.none, "\\"), (.double, "\\"):
                begin(at: index)
                isEscaped = true
            case (.none, "'"), (.none, "\""):
                begin(at: index)
                quote = scalar == "'" ? .single : .double
            case (.none, " "), (.none, "\t"), (.none, "\n"): end()
            case (.none, "<"), (.none, ">"), (.none, "&"), (.none, "|"):
                // The number before a redirection is part of it.
                if isInWord, word.allSatisfy({ ("0"..."9").contains($0) }) { isInWord = false }
                end()
                isRedirected = true
            default:
                begin(at: index)
                word.append(scalar)
            }
        }
        if !isInWord { start = text.endIndex }
        words.append(isInWord ? String(word) : "")
    }

    private mutating func begin(at index: String.Index) {
        guard !isInWord else { return }
        isInWord = true
        word = .init()
        start = index
    }

    private mutating func end() {
        guard isInWord else { return }
        isInWord = false
        if isRedirected { isRedirected = false } else { words.append(String(word)) }
    }
}

extension BashLine.Quote {
    /// A text as it must be typed so that bash reads it as it is; `nil` if that cannot be typed here.
    func quoted(_ text: String) -> String? {
        var quoted = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch self {
            case .none:
                let isPlain =
                    scalar.value > 0x7E || scalar.properties.isAlphabetic
                    || "0123456789_./:=@%+,-".unicodeScalars.contains(scalar)
                if !isPlain { quoted.append("\\") }
            case .double:
                // The history would be searched for the text after an exclamation mark, and no backslash prevents it.
                if scalar == "!" { return nil }
                if "$`\"\\".unicodeScalars.contains(scalar) { quoted.append("\\") }
            case .single:
                if scalar == "'" { quoted += #"'\'"#.unicodeScalars }
            }
            quoted.append(scalar)
        }
        return String(quoted)
    }
}
