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

    /// The name of a path in a form post, which is its id too: `lines.0.price`.
    static func name(of path: FieldPath) -> String {
        if path.steps.count == 1, case .key(let key) = path.steps[0] { return key }
        return path.dotted
    }

    /// The id of the element of a path.
    func id(of path: FieldPath) -> String { id(HTMLNames.name(of: path)) }

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
