import FormModel

/// The names and ids of the elements of a page.
struct HTMLNames {
    /// What all ids begin with.
    private let prefix: String
    /// The ids so far, each of which is written once.
    private var claimed: Set<String> = []

    init(prefix: String) {
        self.prefix = prefix
    }

    /// The id of the element of a path: its name in a form post, in which all but letters, digits, `_` and points are
    /// written as `~` and two hexadecimal digits, so that no two paths have the same id.
    ///
    /// What is added to an id begins with a hyphen, so that it is no id of another path.
    func id(of path: FieldPath) -> String {
        let name = path.dotted
        guard !name.utf8.allSatisfy(HTMLNames.isPlain) else { return id(name) }
        var bytes: [UInt8] = []
        for byte in name.utf8 {
            if HTMLNames.isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "~"))
                bytes += String(byte >> 4, radix: 16).utf8
                bytes += String(byte & 15, radix: 16).utf8
            }
        }
        return id(String(decoding: bytes, as: UTF8.self))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }

    /// The id with a name; it contains no white space.
    func id(_ name: String) -> String {
        let text = prefix + name
        let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        guard !isPlain else { return text }
        return String(
            decoding: text.utf8.map { $0 > 0x20 && $0 < 0x7F ? $0 : UInt8(ascii: "_") },
            as: UTF8.self)
    }

    /// The id of the element of a path as the fragment of an address, in which a percent sign begins an escape.
    func fragment(of path: FieldPath) -> String {
        let id = id(of: path)
        guard id.utf8.contains(UInt8(ascii: "%")) else { return id }
        return id.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
    }

    /// Whether an id is written for the first time; from then on it is not.
    mutating func claims(_ id: String) -> Bool { claimed.insert(id).inserted }
}
