/// Splits a page into tags and texts, as far as the pages of this module need it, and strictly: what no page should have, such
/// as an unquoted value of an attribute, is an error.
struct HTMLTokens {
    enum Token: Equatable {
        case start(String, [Attribute])
        case end(String)
        case text(String)
    }

    struct Attribute: Equatable {
        let name: String
        let value: String
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let bytes: [UInt8]
    private var at = 0
    private(set) var tokens: [Token] = []

    /// - Throws: A failure where the page is malformed.
    init(_ page: String) throws {
        bytes = Array(page.utf8)
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "<") {
                try readTag()
            } else {
                let start = at
                while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
                tokens.append(.text(try HTMLTokens.decoded(bytes[start..<at])))
            }
        }
    }

    private mutating func readTag() throws {
        at += 1
        if starts("!DOCTYPE html>") { return skip(14) }
        let isEnd = starts("/")
        if isEnd { skip(1) }
        let name = readName()
        guard !name.isEmpty else { throw fail("a tag without a name") }
        if isEnd {
            guard starts(">") else { throw fail("an end tag with attributes") }
            skip(1)
            return tokens.append(.end(name))
        }
        var attributes: [Attribute] = []
        while !starts(">") {
            guard starts(" ") else { throw fail("no space before an attribute of \(name)") }
            skip(1)
            let attribute = readName()
            guard !attribute.isEmpty, !attributes.contains(where: { $0.name == attribute }) else {
                throw fail("an attribute of \(name) without a name or twice: \(attribute)")
            }
            var value: [UInt8] = []
            if starts("=") {
                skip(1)
                guard starts("\"") else { throw fail("an unquoted value") }
                skip(1)
                let start = at
                while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { at += 1 }
                value = Array(bytes[start..<at])
                skip(1)
            }
            guard !value.contains(UInt8(ascii: "<")), !value.contains(UInt8(ascii: ">")) else {
                throw fail("an unescaped value")
            }
            attributes.append(
                Attribute(name: attribute, value: try HTMLTokens.decoded(value[...])))
        }
        skip(1)
        tokens.append(.start(name, attributes))
        // A style sheet is raw text.
        guard name == "style" else { return }
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "<") || !starts("</style>") { at += 1 }
        tokens.append(.text(String(decoding: bytes[start..<at], as: UTF8.self)))
    }

    private func starts(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

    private mutating func skip(_ count: Int) { at = min(at + count, bytes.count) }

    private mutating func readName() -> String {
        let start = at
        while at < bytes.count,
            bytes[at] == UInt8(ascii: "-") || bytes[at] &- UInt8(ascii: "0") < 10
                || bytes[at] &- UInt8(ascii: "a") < 26
        { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private func fail(_ text: String) -> Failure {
        let around = bytes[max(0, at - 60)..<min(bytes.count, at + 60)]
        return Failure(description: "\(text): …\(String(decoding: around, as: UTF8.self))…")
    }

    /// A text without references; other references than those of the writer are errors.
    private static func decoded(_ bytes: ArraySlice<UInt8>) throws -> String {
        guard bytes.contains(UInt8(ascii: "&")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        let references: [(String, String)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
        ]
        var decoded: [UInt8] = []
        var at = bytes.startIndex
        while at < bytes.endIndex {
            guard bytes[at] == UInt8(ascii: "&") else {
                decoded.append(bytes[at])
                at += 1
                continue
            }
            // References to numbers are those of control characters.
            if bytes[at...].starts(with: "&#".utf8), let end = bytes[at...].firstIndex(of: 59),
                let number = UInt8(String(decoding: bytes[(at + 2)..<end], as: UTF8.self)),
                number < 0x20 || number == 0x7F, number > 0
            {
                decoded.append(number)
                at = end + 1
                continue
            }
            guard
                let (name, text) = references.first(where: {
                    bytes[at...].starts(with: $0.0.utf8)
                })
            else { throw Failure(description: "an unescaped ampersand") }
            decoded += text.utf8
            at += name.utf8.count
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}
