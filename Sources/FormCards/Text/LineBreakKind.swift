/// What a character forbids about line breaks beside it: the classes of UAX #14 that matter to forms.
///
/// `closing` has the classes CL, CP, EX, IS, SY, NS, CJ and IN, `opening` has OP, `quote` the
/// quotation marks of QU that may open or close, and `glue` has GL. Small kana do not begin a line,
/// as in the strict style of JIS X 4051.
enum LineBreakKind: UInt8, Sendable {
    /// Nothing is forbidden.
    case other
    /// No line ends with it.
    case opening
    /// No line begins with it.
    case closing
    /// No line is broken before it or behind it, because it is not known whether it opens or closes.
    case quote
    /// It holds the characters on both sides together, as a no-break space does.
    case glue

    init(of scalar: Unicode.Scalar) {
        switch scalar {
        case "(", "[", "{": self = .opening
        case ")", "]", "}", "!", "?", ",", ".", ":", ";", "/": self = .closing
        case "\"", "'": self = .quote
        case _ where scalar.value < 0x80: self = .other
        default: self = LineBreakKind.inTable(scalar)
        }
    }

    private static func inTable(_ scalar: Unicode.Scalar) -> LineBreakKind {
        let ranges = LineBreakTable.ranges
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].last < scalar.value { low = middle + 1 } else { high = middle }
        }
        let isFound = low < ranges.count && ranges[low].first <= scalar.value
        return isFound ? ranges[low].kind : .other
    }
}

/// A part of a text that is not broken, as the wrapper sees it.
struct LinePiece {
    let text: Substring
    let width: Int
    let kind: LineBreakKind
    let isSpace: Bool
    /// Whether a line may be broken beside it without a space, as beside an ideograph or an emoji.
    ///
    /// Words of Hangul are kept together, as it is usual in Korean.
    let isIdeographic: Bool
    /// Whether it is one of the characters behind which a long address is best broken.
    private let endsPartOfAddress: Bool
    private let isLetterOrDigit: Bool

    init(_ text: Substring, width: Int) {
        let first = text.unicodeScalars.first ?? " "
        self.text = text
        self.width = width
        isSpace = text.utf8.elementsEqual([0x20])
        kind = LineBreakKind(of: first)
        isIdeographic =
            first.value >= 0x1100
            && (CellKind(of: first) == .wide && !first.isHangul
                || (0xFF61...0xFF9F).contains(first.value))
        switch first {
        case "/", "?", "-", ".", "&", "=", "_": endsPartOfAddress = true
        default: endsPartOfAddress = false
        }
        isLetterOrDigit =
            switch first {
            case "a"..."z", "A"..."Z", "0"..."9": true
            default: !first.isASCII
            }
    }

    /// Whether a line must not be broken between this piece and the next one.
    func holds(_ next: LinePiece) -> Bool {
        switch (kind, next.kind) {
        case (.opening, _), (.glue, _), (.quote, _), (_, .closing), (_, .glue), (_, .quote): true
        default: false
        }
    }

    /// Whether a line may be broken between this piece and the next one, although there is no space.
    func breaks(before next: LinePiece) -> Bool {
        (isIdeographic || next.isIdeographic) && !holds(next)
    }

    /// Whether an address that is longer than a line is best broken between this piece and the next one.
    func endsPart(before next: LinePiece) -> Bool { endsPartOfAddress && next.isLetterOrDigit }
}

extension Unicode.Scalar {
    /// Whether the scalar is a syllable of Hangul or a conjoining initial.
    fileprivate var isHangul: Bool {
        (0xAC00...0xD7A3).contains(value) || (0x1100...0x115F).contains(value)
            || (0xA960...0xA97C).contains(value)
    }
}
