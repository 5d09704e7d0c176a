/// Converts arbitrary scalars, one by one, to text that is safe to show.
///
/// Converting the output again does not change it: each decision depends only on the scalars that
/// were kept before, and a replacement is plain text with which nothing combines.
struct DisplayTextCleaner {
    /// The largest number of marks and similar scalars on one character: Stream-Safe Text, UAX #15,
    /// D4.
    static let longestRun = 30

    /// The base to which the next mark would be attached.
    private enum Footing {
        /// A character that was kept.
        case character
        /// None: the start, a space, or a replacement.
        case nothing
        /// A character with the largest number of marks.
        case full
    }

    private(set) var output: String
    private var footing: Footing
    private var carried = 0
    private var emoji = EmojiSequence()
    private var letters = JoinerContext()
    /// A joiner whose fate depends on the next scalar.
    private var waiting: Unicode.Scalar?
    /// The tags of a flag whose fate depends on those behind them.
    private var tags = FlagTags()

    /// Begins after `prefix`, which is clean.
    init(prefix: String = "", capacity: Int) {
        output = prefix
        output.reserveCapacity(capacity)
        footing = .nothing
        if let last = prefix.unicodeScalars.last, last != " " {
            footing = .character
            emoji.follow(last)
        }
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isTag || !tags.isEmpty {
            if appendTag(scalar) { return }
        }
        if let joiner = waiting {
            waiting = nil
            if joiner == .zeroWidthJoiner, emoji.takesJoiner, scalar.isPictographic {
                output.unicodeScalars.append(joiner)
                keep(scalar, carriedMore: 2)
                return
            }
            if letters.shows(joiner, before: scalar) {
                output.unicodeScalars.append(joiner)
            } else {
                escape(joiner)
            }
        }
        switch scalar {
        case " ":
            output.unicodeScalars.append(scalar)
            standOnNothing()
        case "!"..."~":
            keepCharacter(scalar)
        case .zeroWidthJoiner, .zeroWidthNonJoiner:
            appendJoiner(scalar)
        case .textPresentation, .emojiPresentation:
            appendPresentation(scalar)
        default:
            appendOther(scalar)
        }
    }

    /// Shows a byte that is not part of well-formed UTF-8 as `\xNN`.
    mutating func append(illFormed byte: UInt8) {
        finish()
        output += byte < 0x10 ? "\\x0" : "\\x"
        output += String(byte, radix: 16, uppercase: true)
        standOnNothing()
    }

    /// Ends the input, which decides about a pending joiner.
    mutating func finish() {
        escapeTags()
        guard let joiner = waiting else { return }
        waiting = nil
        escape(joiner)
    }

    /// Takes a scalar that may be a tag of a flag; other tags that came before it are shown as escapes.
    ///
    /// - Returns: Whether the scalar was taken.
    private mutating func appendTag(_ scalar: Unicode.Scalar) -> Bool {
        // A flag that has marks, or follows a joiner, is no base of tags.
        let base = waiting == nil && footing == .character && carried == 0 ? emoji.last : nil
        guard tags.take(scalar, after: base) else {
            escapeTags()
            return false
        }
        for tag in tags.takeWhole() ?? [] { keep(tag, carriedMore: 1) }
        return true
    }

    private mutating func escapeTags() {
        for tag in tags.takePending() { escape(tag) }
    }

    private mutating func appendOther(_ scalar: Unicode.Scalar) {
        guard scalar.isDisplayable else {
            escape(scalar)
            return
        }
        switch CellKind(of: scalar) {
        case .narrow:
            keepCharacter(scalar)
        case .wide:
            if scalar.isSkinTone, emoji.takesSkinTone, carried < Self.longestRun {
                keep(scalar, carriedMore: 1)
            } else {
                keepCharacter(scalar)
            }
        case .carried, .spacingMark:
            if scalar.isHangulVowel || scalar.isHangulFinal {
                appendHangul(scalar)
            } else {
                appendMark(scalar)
            }
        }
    }

    private mutating func appendMark(_ mark: Unicode.Scalar) {
        switch footing {
        case .character where carried < Self.longestRun:
            keep(mark, carriedMore: 1)
        case .nothing:
            keepCharacter(.dottedCircle)
            keep(mark, carriedMore: 1)
        case .character, .full:
            escape(mark)
            footing = .full
        }
    }

    private mutating func appendHangul(_ scalar: Unicode.Scalar) {
        guard let last = emoji.last, scalar.continuesSyllable(after: last),
            carried < Self.longestRun
        else {
            escape(scalar)
            return
        }
        keep(scalar, carriedMore: 1)
    }

    private mutating func appendJoiner(_ joiner: Unicode.Scalar) {
        guard footing == .character, carried + 2 <= Self.longestRun else {
            escape(joiner)
            return
        }
        waiting = joiner
    }

    private mutating func appendPresentation(_ selector: Unicode.Scalar) {
        guard let last = emoji.last, last.takesPresentation, carried < Self.longestRun else {
            escape(selector)
            return
        }
        keep(selector, carriedMore: 1)
    }

    private mutating func keepCharacter(_ scalar: Unicode.Scalar) {
        carried = 0
        keep(scalar, carriedMore: 0)
    }

    private mutating func keep(_ scalar: Unicode.Scalar, carriedMore: Int) {
        output.unicodeScalars.append(scalar)
        emoji.follow(scalar)
        letters.follow(scalar, isCharacter: carriedMore == 0)
        footing = .character
        carried += carriedMore
    }

    private mutating func standOnNothing() {
        footing = .nothing
        emoji.end()
        letters.end()
    }

    private mutating func escape(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\n": output += "\\n"
        case "\t": output += "\\t"
        case "\r": output += "\\r"
        default:
            output += "\\u{"
            output += String(scalar.value, radix: 16, uppercase: true)
            output += "}"
        }
        standOnNothing()
    }
}
