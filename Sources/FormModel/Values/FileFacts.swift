/// What is known of a file: its name, its media type and its size.
///
/// The bytes of the file are never read or kept. A part of a form post gives these, and the range of its bytes in the body
/// that was validated, from which the program takes them:
///
/// ```swift
/// if case .file(let photo) = report["photo"], let range = photo.bytes { store(body[range]) }
/// ```
public struct FileFacts: Sendable, Hashable {
    /// Why facts are not those of a file.
    enum Refusal: Error {
        /// The name is longer than its limit, or the path.
        case tooLong(limit: Int)
        case controlCharacter
        case malformedText
        /// There is no name, no media type, or no size.
        case malformed
    }

    private struct Facts: Sendable {
        let name: String
        let type: String
        let size: Int
        let path: String?
        let bytes: Range<Int>?
    }

    // Behind a reference, since a value of any other type needs less memory.
    private let facts: Shared<Facts>

    /// The last component of the name that the sender gave; never empty, `.` or `..`.
    public var name: String { facts.value.name }
    /// The media type in lower case, without parameters, as the sender says it; the contents of the file are not examined.
    public var type: String { facts.value.type }
    /// The number of bytes.
    public var size: Int { facts.value.size }
    /// The path that a person typed at a terminal; `nil` for a file that was sent.
    public var path: String? { facts.value.path }
    /// Where the bytes are in the body of the form post that was validated; `nil` for facts from elsewhere.
    public var bytes: Range<Int>? { facts.value.bytes }

    /// The largest number of bytes of a name: 255.
    static let maximumNameLength = 255
    /// The largest number of bytes of a path: 4,096.
    static let maximumPathLength = 4_096
    /// The largest number of bytes of a media type: 255.
    static let maximumTypeLength = 255

    /// The media type of a file of which nothing else is known.
    package static let unknownType = "application/octet-stream"

    /// Makes the facts of a file; `nil` if the name has no last component, is too long or has control characters, if the
    /// type is no media type, or if the size is negative.
    ///
    /// - Parameters:
    ///   - name: The name; of a path, the last component counts.
    ///   - type: The media type; its parameters are left out.
    ///   - size: The number of bytes.
    ///   - path: Where the program finds the file; `nil` if it does not.
    public init?(name: String, type: String, size: Int, path: String? = nil) {
        guard
            let facts = try? FileFacts(sent: name, type: type, size: size, path: path, bytes: nil)
        else { return nil }
        self = facts
    }

    /// Makes facts of the values in a submission.
    init(
        sent name: String, type: String, size: Int, path: String?, bytes: Range<Int>?
    ) throws(Refusal) {
        let last = FileFacts.lastComponent(of: name)
        guard !last.utf8.isEmpty, last != ".", last != "..", size >= 0, path?.utf8.isEmpty != true
        else { throw .malformed }
        guard last.utf8.count <= FileFacts.maximumNameLength else {
            throw .tooLong(limit: FileFacts.maximumNameLength)
        }
        if let path, path.utf8.count > FileFacts.maximumPathLength {
            throw .tooLong(limit: FileFacts.maximumPathLength)
        }
        for text in [last, path ?? ""] {
            guard case .none = ControlCharacters(text.utf8.span) else { throw .controlCharacter }
        }
        guard let type = FileFacts.mediaType(type) else { throw .malformed }
        self.init(checked: last, type: type, size: size, path: path, bytes: bytes)
    }

    /// Makes facts that were examined before.
    init(checked name: String, type: String, size: Int, path: String?, bytes: Range<Int>?) {
        facts = Shared(Facts(name: name, type: type, size: size, path: path, bytes: bytes))
    }

    /// A name without the folders before it, as some clients send them: `C:\fakepath\a.pdf` is `a.pdf`.
    private static func lastComponent(of name: String) -> String {
        let end = name.utf8.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        guard let end else { return WhiteSpace.trim(name) }
        return WhiteSpace.trim(String(name[name.utf8.index(after: end)...]))
    }

    /// A media type in lower case without parameters, RFC 9110, section 8.3.1; `nil` for any other text.
    private static func mediaType(_ text: String) -> String? {
        let word = WhiteSpace.trim(String(Substring(text.utf8.prefix { $0 != UInt8(ascii: ";") })))
        let parts = word.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard word.utf8.count <= maximumTypeLength, parts.count == 2,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isOfToken) })
        else { return nil }
        return word.lowercased()
    }

    /// Whether a byte may be in a token, RFC 9110, section 5.6.2; a `*` would be a pattern.
    private static func isOfToken(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
            || "!#$%&'+-.^_`|~".utf8.contains(byte)
    }

    /// Whether both are facts of the same file as far as one can tell: the places where its bytes are do not count.
    func isSame(as other: FileFacts) -> Bool {
        size == other.size && name.hasSameBytes(as: other.name)
            && type.hasSameBytes(as: other.type)
    }

    /// Whether all facts are equal; texts are compared as bytes.
    public static func == (left: FileFacts, right: FileFacts) -> Bool {
        left.isSame(as: right) && left.bytes == right.bytes
            && (left.path ?? "").hasSameBytes(as: right.path ?? "")
    }

    /// Hashes texts as bytes, as `==` compares them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Array(name.utf8))
        hasher.combine(size)
    }

    // The members of facts in JSON.
    package static let nameKey = "name"
    package static let typeKey = "type"
    package static let sizeKey = "size"
    package static let pathKey = "path"
    static let keys = [nameKey, typeKey, sizeKey, pathKey]
    static let textKeys = [nameKey, typeKey, pathKey]

    /// The text that a person reads and can type again: the path, or else the name.
    var shownText: String { path ?? name }
}
