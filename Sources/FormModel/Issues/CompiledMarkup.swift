/// The markup of a text of the form, parsed in each language: `**strong**`, `*emphasis*`, `[text](https://…)`, and lines
/// that begin with `- `.
///
/// Values are inserted into the parsed tree, so that a marker in a value is never read as markup.
final class CompiledMarkup: Sendable {
    /// A part of a line.
    indirect enum Node: Sendable {
        case text(String)
        /// A place of the template, by its number.
        case place(Int)
        case strong([Node])
        case emphasis([Node])
        case link([Node], address: String)
    }

    /// One line; `isItem` if it is an item of a list.
    struct Line: Sendable {
        var isItem = false
        var nodes: [Node] = []
    }

    /// The lines in each language, in the order of the text.
    let languages: [[Line]]

    /// The addresses that are no links, each with its language.
    let wrongAddresses: [(language: Int, address: String)]

    /// Parses a text.
    ///
    /// - Complexity: O(*n*) in the texts of all languages.
    init(_ text: LocalizedText) {
        var wrong: [(language: Int, address: String)] = []
        languages = text.texts.enumerated().map { index, text in
            var parser = MarkupParser(TextTemplate(text.text))
            parser.parse()
            wrong += parser.wrongAddresses.map { (index, $0) }
            return parser.lines
        }
        wrongAddresses = wrong
    }

    /// A text that belongs to no form, parsed and filled in.
    static func filled(
        _ text: String, _ value: (TextTemplate.Slot) -> String
    ) -> TextMarkup {
        let template = TextTemplate(text)
        var parser = MarkupParser(template)
        parser.parse()
        let slots = template.slots
        return TextMarkup(parser.lines) { value(slots[$0]) }
    }

    /// A text in which the marks of markup are literal.
    static func escaped(_ text: String) -> String {
        guard hasMarks(text) else { return text }
        var escaped = String.UnicodeScalarView()
        var isLineStart = true
        for scalar in text.unicodeScalars {
            let isMark = "*[]\\".unicodeScalars.contains(scalar) || scalar == "-" && isLineStart
            if isMark { escaped.append("\\") }
            escaped.append(scalar)
            isLineStart = scalar == "\n"
        }
        return String(escaped)
    }

    /// Whether a text may have markup; other texts are used as they are.
    static func hasMarks(_ text: String) -> Bool {
        var isLineStart = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "\\"): return true
            case UInt8(ascii: "-") where isLineStart: return true
            default: isLineStart = byte == UInt8(ascii: "\n")
            }
        }
        return false
    }
}
