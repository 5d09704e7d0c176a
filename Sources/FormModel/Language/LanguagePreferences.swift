/// The languages that a reader asks for by the header `Accept-Language`: RFC 9110, section 12.5.4.
package struct LanguagePreferences: Sendable {
    /// The most bytes of a header that are read; a longer one is none, like a malformed one.
    static let maximumBytes = 1_000

    fileprivate struct Preference: Sendable {
        /// `nil` for any language, or for one that no tag can name.
        let tag: LanguageTag?
        let isAny: Bool
        /// 0 to 1,000; 0 for a language that the reader does not want.
        let weight: Int
    }

    /// The preferences, the heaviest first, and otherwise in the order of the header.
    private let list: [Preference]

    /// Reads a header; `nil` if it is malformed or too long.
    ///
    /// - Complexity: O(*n* log *n*), and *n* is at most ``maximumBytes``.
    package init?(_ header: String) {
        guard header.utf8.count <= LanguagePreferences.maximumBytes else { return nil }
        var list: [Preference] = []
        for element in header.utf8.split(separator: UInt8(ascii: ",")) {
            let text = element.trimmed
            // Empty elements of a list are ignored: RFC 9110, section 5.6.1.2.
            if text.isEmpty { continue }
            guard let preference = Preference(text) else { return nil }
            list.append(preference)
        }
        let order = list.indices.sorted {
            (-list[$0].weight, $0) < (-list[$1].weight, $1)
        }
        self.list = order.map { list[$0] }
    }

    /// The language that the reader likes most of those that there are; `nil` if the reader wants none of them.
    ///
    /// A language that is asked for is there if it is, or if a broader one is: the look-up of RFC 4647, section 3.4. One of
    /// which there are only narrower ones, such as `en` where there is `en-GB`, is the first of these.
    ///
    /// - Parameter languages: The languages that there are, the one for readers who like all of them first.
    /// - Returns: The language that was asked for, such as `de-AT` where there is `de`.
    /// - Complexity: O(*n* *k*) in the preferences and the languages.
    package func choice(among languages: [LanguageTag]) -> LanguageTag? {
        for preference in list where preference.weight > 0 {
            if preference.isAny {
                if let other = languages.first(where: isUnnamed) { return other }
            } else if let tag = preference.tag {
                if tag.isPart(ofOneOf: languages) { return tag }
                if let narrower = languages.first(where: { $0.isPart(of: tag) && !isRefused($0) }) {
                    return narrower
                }
            }
        }
        return nil
    }

    /// Whether no preference names a language or a broader one.
    private func isUnnamed(_ language: LanguageTag) -> Bool {
        !list.contains { $0.tag.map(language.isPart) ?? false }
    }

    /// Whether the reader does not want a language.
    private func isRefused(_ language: LanguageTag) -> Bool {
        list.contains { $0.weight == 0 && $0.tag == language }
    }
}

extension LanguagePreferences.Preference {
    /// Reads a language range with its weight: `de-AT;q=0.8`.
    fileprivate init?(_ text: Substring.UTF8View) {
        let parts = text.split(
            separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
        guard let range = parts.first?.trimmed, parts.count == 1 || parts.count == 2 else {
            return nil
        }
        var weight = 1_000
        if parts.count == 2 {
            guard let given = Self.weight(parts[1].trimmed) else { return nil }
            weight = given
        }
        self.weight = weight
        isAny = range.elementsEqual("*".utf8)
        if isAny {
            tag = nil
            return
        }
        let subtags = range.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let first = subtags.first, first.allSatisfy(\.isASCIILetter),
            subtags.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isASCIIWord) })
        else { return nil }
        tag = LanguageTag(String(Substring(range)))
    }

    /// Reads `q=0.8`, with at most three decimals, as thousandths.
    private static func weight(_ text: Substring.UTF8View) -> Int? {
        let bytes = Array(text)
        guard bytes.count >= 3, bytes[0] | 0x20 == UInt8(ascii: "q"), bytes[1] == UInt8(ascii: "="),
            bytes[2] == UInt8(ascii: "0") || bytes[2] == UInt8(ascii: "1")
        else { return nil }
        var weight = bytes[2] == UInt8(ascii: "1") ? 1_000 : 0
        guard bytes.count > 3 else { return weight }
        guard bytes[3] == UInt8(ascii: "."), bytes.count <= 7 else { return nil }
        var unit = 100
        for byte in bytes[4...] {
            let digit = Int(byte) - 0x30
            guard (0...9).contains(digit) else { return nil }
            weight += digit * unit
            unit /= 10
        }
        return weight <= 1_000 ? weight : nil
    }
}

extension LanguageTag {
    /// Whether the language is another one or a narrower part of it.
    package func isPart(of other: LanguageTag) -> Bool { isPart(ofOneOf: [other]) }

    /// Whether the language is one of several or a narrower part of one.
    func isPart(ofOneOf others: [LanguageTag]) -> Bool {
        var range: LanguageTag? = self
        while let tag = range {
            if others.contains(tag) { return true }
            range = tag.broader
        }
        return false
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
    fileprivate var isASCIIWord: Bool { isASCIILetter || self &- UInt8(ascii: "0") < 10 }
}

extension Substring.UTF8View {
    /// The bytes without the white space around them.
    fileprivate var trimmed: Substring.UTF8View {
        var rest = self
        while let first = rest.first, first == 0x20 || first == 0x09 { rest = rest.dropFirst() }
        while let last = rest.last, last == 0x20 || last == 0x09 { rest = rest.dropLast() }
        return rest
    }
}
