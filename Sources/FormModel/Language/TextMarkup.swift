/// A help or label of a form as a person reads it: lines with emphasis and links, in which the values are filled in.
///
/// The texts in it are plain: escape them for HTML.
public struct TextMarkup: Sendable, Hashable {
    /// A part of a line.
    public indirect enum Span: Sendable, Hashable {
        /// A text.
        case text(String)
        /// An important part.
        case strong([Span])
        /// An emphasized part.
        case emphasis([Span])
        /// A link to an address of the form file: https, mailto or tel.
        case link([Span], address: String)
    }

    /// One line.
    public struct Line: Sendable, Hashable {
        /// Whether the line is an item of a list; items that follow each other are one list.
        public let isItem: Bool
        /// Its parts, in order.
        public let spans: [Span]

        /// Makes a line.
        public init(isItem: Bool = false, _ spans: [Span]) {
            self.isItem = isItem
            self.spans = spans
        }
    }

    /// The lines, in order; an empty line separates paragraphs.
    public let lines: [Line]

    /// Makes a text of lines.
    public init(_ lines: [Line]) {
        self.lines = lines
    }

    /// Makes a text without markup.
    public init(plain text: String) {
        lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            let line = line.last == 0x0D ? line.dropLast() : line
            return Line([.text(String(Substring(line)))])
        }
    }

    /// The text without markup: items of lists begin with `- `, and a link is followed by its address in parentheses.
    public var plainText: String {
        lines.map { ($0.isItem ? "- " : "") + TextMarkup.plainText(of: $0.spans) }
            .joined(separator: "\n")
    }

    /// Parts of a line without markup.
    public static func plainText(of spans: [Span]) -> String {
        spans.map { span in
            switch span {
            case .text(let text): return text
            case .strong(let inner), .emphasis(let inner): return plainText(of: inner)
            case .link(let inner, let address):
                let text = plainText(of: inner)
                return shown(address).map { $0 == text ? text : "\(text) (\($0))" } ?? text
            }
        }.joined()
    }

    /// Whether an address may be that of a link: https, mailto and tel without hidden characters.
    package static func isLink(_ address: String) -> Bool {
        let lower = address.lowercased()
        return ["https://", "mailto:", "tel:"].contains {
            lower.hasPrefix($0) && lower.utf8.count > $0.utf8.count
        } && address.unicodeScalars.allSatisfy { !$0.isHiddenControl }
    }

    /// An address as a person reads it: without `mailto:` and `tel:`.
    package static func shown(_ address: String) -> String? {
        for scheme in ["mailto:", "tel:"] where address.lowercased().hasPrefix(scheme) {
            return String(address.dropFirst(scheme.count))
        }
        return address
    }
}
