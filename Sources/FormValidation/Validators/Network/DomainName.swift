import FormModel

/// Converts internationalized host names to ASCII: UTS #46 as the WHATWG URL standard, section 3.3,
/// applies it.
///
/// Names are mapped (case, width, full stops of other scripts), normalized and split into labels;
/// labels that begin with `xn--` are decoded. Joiners (RFC 5892, appendix A) and text directions
/// (RFC 5893) are checked, deviation characters such as `ß` are kept, and ASCII is restricted to
/// letters, digits and hyphens, with no hyphen at either end of a label.
enum DomainName {
    /// The maximum length in bytes of the longest valid name, if every scalar takes four bytes.
    static let maximumBytes = 1_012

    private static let hyphen = UInt32(UInt8(ascii: "-"))
    private static let prefix = "xn--".unicodeScalars.map(\.value)

    /// The name in lower-case ASCII, with `xn--…` for each other label; `nil` for an invalid name.
    ///
    /// The length of labels is not checked, nor whether the last label is a number.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is at most ``maximumBytes``.
    /// - Complexity: O(*n* log *n*); *n* is bounded by ``maximumBytes``.
    static func ascii(_ text: Span<UInt8>) -> [UInt8]? {
        guard text.count <= maximumBytes else { return nil }
        var mapped: [UInt32] = []
        var at = 0
        while at < text.count {
            let (scalar, length) = UTF8Sequence.scalar(text, at: at)
            guard IDNATables.shared.map(scalar.value, into: &mapped) else { return nil }
            at += length
        }
        let labels = CanonicalComposition.composed(mapped)
            .split(separator: UInt32(UInt8(ascii: ".")), omittingEmptySubsequences: false)
        var texts: [LabelText] = []
        for label in labels {
            guard let text = LabelText(label) else { return nil }
            texts.append(text)
        }
        let isBidirectional = texts.contains { $0.hasRightToLeft }
        guard !isBidirectional || texts.allSatisfy({ $0.followsBidiRule }) else { return nil }
        return Array(texts.map(\.ascii).joined(separator: CollectionOfOne(UInt8(ascii: "."))))
    }

    /// A label that is valid by UTS #46, section 4.1.
    private struct LabelText {
        let ascii: [UInt8]
        private let scalars: [UInt32]

        /// Validates a label that was mapped and normalized.
        init?(_ label: ArraySlice<UInt32>) {
            // A longer label has more than 63 characters in ASCII, and encoding takes quadratic
            // time.
            guard !label.isEmpty, label.count <= 63 else { return nil }
            let isASCII = label.allSatisfy(\.isASCII)
            if label.starts(with: prefix) {
                guard isASCII, let decoded = Punycode.decoded(label.dropFirst(prefix.count)),
                    !decoded.allSatisfy(\.isASCII),
                    CanonicalComposition.composed(decoded) == decoded
                else { return nil }
                scalars = decoded
                ascii = label.map { UInt8(truncatingIfNeeded: $0) }
            } else {
                scalars = Array(label)
                ascii =
                    isASCII
                    ? label.map { UInt8(truncatingIfNeeded: $0) }
                    : Array("xn--".utf8) + Punycode.encoded(scalars)
            }
            guard scalars.first != hyphen, scalars.last != hyphen,
                !scalars.starts(with: prefix), !beginsWithMark,
                scalars.allSatisfy(LabelText.isAllowed), scalars.indices.allSatisfy(isJoinerInPlace)
            else { return nil }
        }

        private static func isAllowed(_ scalar: UInt32) -> Bool {
            guard let letter = UInt8(exactly: scalar), letter.isASCII else {
                return IDNATables.shared.isValid(scalar)
            }
            return letter &- UInt8(ascii: "a") < 26 || letter.isASCIIDigit || scalar == hyphen
        }

        private var beginsWithMark: Bool {
            switch scalars.first.flatMap(Unicode.Scalar.init)?.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: true
            default: false
            }
        }

        /// Whether a joiner or non-joiner follows a virama, or a non-joiner separates letters that
        /// would join: RFC 5892, appendices A.1 and A.2.
        private func isJoinerInPlace(_ at: Int) -> Bool {
            guard scalars[at] == 0x200C || scalars[at] == 0x200D else { return true }
            guard at > 0 else { return false }
            if CanonicalComposition.combiningClass(scalars[at - 1]) == 9 { return true }
            guard scalars[at] == 0x200C else { return false }
            let before = scalars[..<at].lazy.map(LabelText.joining).last { $0 != .transparent }
            let after = scalars[(at + 1)...].lazy.map(LabelText.joining)
                .first { $0 != .transparent }
            return (before == .left || before == .dual) && (after == .right || after == .dual)
        }

        private static func joining(_ scalar: UInt32) -> IDNATables.Joining {
            IDNATables.shared.properties(of: scalar).joining
        }

        private var directions: [IDNATables.Direction] {
            scalars.map { IDNATables.shared.properties(of: $0).direction }
        }

        var hasRightToLeft: Bool {
            directions.contains {
                $0 == .rightToLeft || $0 == .arabicLetter || $0 == .arabicNumber
            }
        }

        /// Whether the label follows the Bidi rule: RFC 5893, section 2.
        var followsBidiRule: Bool {
            let directions = directions
            let last = directions.last { $0 != .nonspacingMark }
            switch directions.first {
            case .rightToLeft, .arabicLetter:
                let isEnded =
                    last == .rightToLeft || last == .arabicLetter || last == .europeanNumber
                    || last == .arabicNumber
                return isEnded && !directions.contains(.leftToRight)
                    && !(directions.contains(.europeanNumber)
                        && directions.contains(.arabicNumber))
            case .leftToRight:
                return (last == .leftToRight || last == .europeanNumber)
                    && !directions.contains {
                        $0 == .rightToLeft || $0 == .arabicLetter || $0 == .arabicNumber
                    }
            default:
                return false
            }
        }
    }
}
