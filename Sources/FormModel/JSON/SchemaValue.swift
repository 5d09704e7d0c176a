/// A JSON value of a schema; objects keep the order of their members.
public indirect enum SchemaValue: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// An exact number.
    case number(ExactDecimal)
    /// A number as it is written in JSON, if it has more digits than an exact number can have.
    case numeral(String)
    /// A text.
    case text(String)
    /// An array.
    case list([SchemaValue])
    /// An object.
    case object([Member])

    /// A member of an object.
    public struct Member: Sendable, Hashable {
        /// The key.
        public let key: String
        /// The value.
        public let value: SchemaValue

        /// Makes a member.
        public init(_ key: String, _ value: SchemaValue) {
            self.key = key
            self.value = value
        }
    }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes a text.
    public init(stringLiteral text: String) { self = .text(text) }
    /// Makes a number.
    public init(integerLiteral number: Int) { self = .number(ExactDecimal(Int128(number))) }
    /// Makes `true` or `false`.
    public init(booleanLiteral flag: Bool) { self = .boolean(flag) }
    /// Makes an array.
    public init(arrayLiteral elements: SchemaValue...) { self = .list(elements) }
    /// Makes an object with the members in the order of the literal.
    public init(dictionaryLiteral members: (String, SchemaValue)...) {
        self = .object(members.map { Member($0.0, $0.1) })
    }
}

extension SchemaValue {
    package var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    package subscript(_ key: String) -> SchemaValue? {
        members.first { $0.key.hasSameBytes(as: key) }?.value
    }

    /// The value as JSON, indented by two spaces a level, with short values on one line.
    package var json: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes, level: 0)
        bytes.append(0x0A)
        return bytes
    }

    /// The value as JSON on one line.
    package var compactJSON: [UInt8] {
        var bytes: [UInt8] = []
        appendCompact(to: &bytes)
        return bytes
    }

    private static let width = 100

    private func append(to bytes: inout [UInt8], level: Int) {
        let parts: [(key: String?, value: SchemaValue)]
        let brackets: (UInt8, UInt8)
        switch self {
        case .list(let list):
            parts = list.map { (nil, $0) }
            brackets = (UInt8(ascii: "["), UInt8(ascii: "]"))
        case .object(let members):
            parts = members.map { ($0.key, $0.value) }
            brackets = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        default: return appendCompact(to: &bytes)
        }
        let isShallow = depth(atMost: 3) < 3
        var compact: [UInt8] = []
        if isShallow { appendCompact(to: &compact) }
        if isShallow, compact.count + 2 * level <= SchemaValue.width {
            return bytes.append(contentsOf: compact)
        }
        bytes.append(brackets.0)
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            SchemaValue.breakLine(&bytes, level + 1)
            if let key = part.key {
                SchemaValue.append(key, to: &bytes)
                bytes.append(contentsOf: ": ".utf8)
            }
            part.value.append(to: &bytes, level: level + 1)
        }
        SchemaValue.breakLine(&bytes, level)
        bytes.append(brackets.1)
    }

    /// The nesting depth of arrays and objects, including this one, counted up to about `limit`.
    package func depth(atMost limit: Int) -> Int {
        guard limit > 0 else { return 1 }
        return switch self {
        case .list(let list):
            1 + (list.lazy.map { $0.depth(atMost: limit - 1) }.max() ?? 0)
        case .object(let members):
            1 + (members.lazy.map { $0.value.depth(atMost: limit - 1) }.max() ?? 0)
        default: 0
        }
    }

    private func appendCompact(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .boolean(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
        case .number(let number): number.append(to: &bytes)
        case .numeral(let text): bytes.append(contentsOf: text.utf8)
        case .text(let text): SchemaValue.append(text, to: &bytes)
        case .list(let list):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in list.enumerated() {
                if index > 0 { bytes.append(contentsOf: ", ".utf8) }
                value.appendCompact(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            guard !members.isEmpty else { return bytes.append(contentsOf: "{}".utf8) }
            bytes.append(contentsOf: "{ ".utf8)
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(contentsOf: ", ".utf8) }
                SchemaValue.append(member.key, to: &bytes)
                bytes.append(contentsOf: ": ".utf8)
                member.value.appendCompact(to: &bytes)
            }
            bytes.append(contentsOf: " }".utf8)
        }
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        var writer = JSONWriter()
        writer.string(text)
        bytes.append(contentsOf: writer.bytes)
    }

    private static func breakLine(_ bytes: inout [UInt8], _ level: Int) {
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: 2 * level))
    }
}
