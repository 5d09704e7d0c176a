import FormModel

/// A kind of file that a field takes, as the attribute `accept` of HTML names it: a media type, all media types of a family,
/// or an extension of names.
enum AcceptedFile: Sendable, Hashable {
    /// Such as `image/png`.
    case type(String)
    /// `image/*`, as `image/`.
    case family(String)
    /// `*/*`.
    case any
    /// Such as `.pdf`.
    case suffix(String)

    /// Reads a kind in any case; `nil` for a text that names none.
    init?(_ text: String) {
        let word = WhiteSpace.trim(text).lowercased()
        guard word != "*/*" else {
            self = .any
            return
        }
        if word.utf8.first == UInt8(ascii: ".") {
            let parts = word.utf8.dropFirst().split(
                separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard parts.allSatisfy({ !$0.isEmpty }),
                word.unicodeScalars.allSatisfy(AcceptedFile.isOfSuffix)
            else { return nil }
            self = .suffix(word)
            return
        }
        let isFamily = word.utf8.suffix(2).elementsEqual("/*".utf8)
        // The facts of a file have no media type with other characters than these.
        let probe = isFamily ? String(word.dropLast()) + "x" : word
        guard FileFacts(name: "x", type: probe, size: 0)?.type == probe else { return nil }
        self = isFamily ? .family(String(word.dropLast())) : .type(word)
    }

    /// Whether a character may be in an extension, behind its point and between others.
    private static func isOfSuffix(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isHiddenControl && !scalar.properties.isWhitespace
            && !"/\\*,".unicodeScalars.contains(scalar)
    }

    /// A regular expression of ECMAScript that all texts match which name a kind.
    static let pattern: String = {
        // What begins with a full stop is an extension.
        let first = "[!#$%&'+^_`|~0-9A-Za-z-]"
        let token = "[!#$%&'+.^_`|~0-9A-Za-z-]"
        // White space around a text does not count; that of ECMAScript lacks U+0085.
        let space = #"[\s\u0085]*"#
        let suffix = #"(\.[^\s.\/\\*,\u0000-\u001f\u007f-\u009f]+)+"#
        return #"^\#(space)(\*\/\*|\#(first)\#(token)*\/(\*|\#(token)+)|\#(suffix))\#(space)$"#
    }()

    /// The kind as HTML names it.
    var text: String {
        switch self {
        case .type(let type): type
        case .family(let family): family + "*"
        case .any: "*/*"
        case .suffix(let suffix): suffix
        }
    }

    /// Whether a file is of this kind; the cases of the letters A to Z do not count.
    func includes(type: Span<UInt8>, name: Span<UInt8>) -> Bool {
        switch self {
        case .any: true
        case .type(let own): type.count == own.utf8.count && Self.begins(type, own)
        case .family(let family): Self.begins(type, family)
        case .suffix(let suffix):
            name.count > suffix.utf8.count
                && Self.begins(name.extracting((name.count - suffix.utf8.count)...), suffix)
        }
    }

    private static func begins(_ text: Span<UInt8>, _ beginning: String) -> Bool {
        guard text.count >= beginning.utf8.count else { return false }
        for (index, byte) in beginning.utf8.enumerated() {
            guard URLScan.lowercased(text[index]) == byte else { return false }
        }
        return true
    }

    /// The schema of the facts of such files.
    var schema: SchemaValue {
        switch self {
        case .any: [:]
        case .type(let type):
            Self.property(FileFacts.typeKey, "^\\s*\(Self.pattern(type))\\s*(;|$)")
        case .family(let family): Self.property(FileFacts.typeKey, "^\\s*\(Self.pattern(family))")
        case .suffix(let suffix): Self.property(FileFacts.nameKey, "\(Self.pattern(suffix))\\s*$")
        }
    }

    private static func property(_ key: String, _ pattern: String) -> SchemaValue {
        ["properties": .object([.init(key, ["pattern": .text(pattern)])])]
    }

    /// A regular expression for a text, in which the letters A to Z have any case.
    private static func pattern(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { pattern, scalar in
            if ("a"..."z").contains(scalar) {
                pattern += "[\(scalar.properties.uppercaseMapping)\(scalar)]"
            } else {
                if "^$\\.*+?()[]{}|/".unicodeScalars.contains(scalar) { pattern += "\\" }
                pattern.unicodeScalars.append(scalar)
            }
        }
    }
}
