/// The path of a value in a submission, written as a JSON Pointer: RFC 6901.
///
/// The empty path is the submission as a whole; `/contacts/1/phone` is a field in the second row of
/// the group `contacts`.
public struct FieldPath: Sendable, Hashable {
    /// One step of a path.
    public enum Step: Sendable, Hashable {
        /// A member of an object: a field, or an unknown key as it was sent.
        case key(String)
        /// The index of a list element or row, from 0.
        case index(Int)

        /// Whether both steps are equal; keys are compared as bytes, as in JSON.
        public static func == (left: Step, right: Step) -> Bool {
            switch (left, right) {
            case (.key(let a), .key(let b)): a.hasSameBytes(as: b)
            case (.index(let a), .index(let b)): a == b
            default: false
            }
        }

        /// Hashes the bytes of a key, as `==` compares them.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .key(let key): hasher.combine(Array(key.utf8))
            case .index(let index): hasher.combine(index)
            }
        }
    }

    /// The steps, from the submission inwards.
    ///
    /// Rows that stand in an object have a key in place of an index.
    public let steps: [Step]

    /// Makes a path; the submission as a whole has no steps.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// The path of a field of the form: `/address/street` for the field `address.street`.
    public init(_ name: FieldName) {
        self.steps = name.parts.map { .key($0) }
    }

    /// Reads a JSON Pointer such as `/contacts/1/phone`, or `nil` if the text is not one.
    ///
    /// A step of digits without a leading zero is the index of a row, because a field name cannot
    /// begin with a digit.
    public init?(pointer: String) {
        var steps: [Step] = []
        guard pointer.utf8.isEmpty || pointer.utf8.first == UInt8(ascii: "/") else { return nil }
        for part in pointer.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
        )
        .dropFirst() {
            guard let step = Step(escaped: part) else { return nil }
            steps.append(step)
        }
        self.steps = steps
    }

    /// The path with one more step at its end.
    public func appending(_ step: Step) -> FieldPath {
        var steps = steps
        steps.append(step)
        return FieldPath(steps)
    }
}

extension FieldPath {
    /// The path of a field of the record at this path, with a step for each simple name.
    package func appending(_ name: FieldName) -> FieldPath {
        name.isSimple
            ? appending(.key(name.text)) : FieldPath(steps + name.parts.map { .key($0) })
    }
}

extension FieldPath {
    /// The path in the notation of the command line and of form posts: `contacts.0.name`.
    ///
    /// In the key of a row, the bytes that are neither ASCII letters or digits nor `_` or `-` are escaped as in an address.
    package var dotted: String { steps.map(\.dotted).joined(separator: ".") }

    /// Reads the notation of the command line; `nil` if the text is no path.
    package init?(dotted text: String) {
        var steps: [Step] = []
        for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        {
            if let key = Step.unescapedKey(Array(part).span) {
                steps.append(Step(rowKey: key))
            } else if let step = Step(escaped: part) {
                steps.append(step)
            } else {
                return nil
            }
        }
        self.steps = steps
    }
}

extension FieldPath.Step {
    private static let escape = UInt8(ascii: "%")

    fileprivate var dotted: String {
        switch self {
        case .index(let index): return String(index)
        case .key(let key):
            // The name of a field is not escaped; a number would be the index of a row.
            let bytes = key.utf8
            let isNumber = bytes.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
            if !isNumber, bytes.allSatisfy(Self.isPlain) { return key }
            var text: [UInt8] = []
            for (index, byte) in bytes.enumerated() {
                if Self.isPlain(byte), index > 0 || !isNumber {
                    text.append(byte)
                } else {
                    text.append(Self.escape)
                    text += [byte >> 4, byte & 0xF].map { Array("0123456789ABCDEF".utf8)[Int($0)] }
                }
            }
            return String(decoding: text, as: UTF8.self)
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    /// The key of a row in a name, in which bytes are escaped; `nil` where none is.
    static func unescapedKey(_ name: Span<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var hasEscape = false
        var at = 0
        while at < name.count {
            guard name[at] == escape else {
                bytes.append(name[at])
                at += 1
                continue
            }
            guard at + 2 < name.count, let high = hexDigit(name[at + 1]),
                let low = hexDigit(name[at + 2])
            else { return nil }
            bytes.append(high << 4 | low)
            hasEscape = true
            at += 3
        }
        return hasEscape ? String(validating: bytes, as: UTF8.self) : nil
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}

extension FieldPath: CustomStringConvertible {
    /// The JSON Pointer: `~` is written `~0` and `/` is written `~1`.
    public var description: String {
        var pointer = ""
        for step in steps {
            pointer.append("/")
            switch step {
            case .index(let index): pointer.append(String(index))
            case .key(let key):
                // Field names contain neither `~` nor `/`; only unknown keys may.
                let isPlain = key.utf8.allSatisfy {
                    $0 != UInt8(ascii: "~") && $0 != UInt8(ascii: "/")
                }
                guard !isPlain else {
                    pointer.append(key)
                    continue
                }
                for scalar in key.unicodeScalars {
                    switch scalar {
                    case "~": pointer.append("~0")
                    case "/": pointer.append("~1")
                    default: pointer.unicodeScalars.append(scalar)
                    }
                }
            }
        }
        return pointer
    }
}

extension FieldPath.Step {
    /// A step to a row by its key; a key of digits is the step that its text is read as.
    package init(rowKey key: String) {
        self = Self.index(Substring(key).utf8).map { .index($0) } ?? .key(key)
    }

    /// Reads a step as a JSON Pointer writes it: `~0` is `~` and `~1` is `/`.
    fileprivate init?(escaped bytes: Substring.UTF8View) {
        if let index = Self.index(bytes) {
            self = .index(index)
            return
        }
        var key: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "~") else {
                key.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "0"): key.append(UInt8(ascii: "~"))
            case UInt8(ascii: "1"): key.append(UInt8(ascii: "/"))
            default: return nil
            }
        }
        self = .key(String(decoding: key, as: UTF8.self))
    }

    private static func index(_ bytes: Substring.UTF8View) -> Int? {
        // No group has a row whose index has more than nine digits.
        guard (1...9).contains(bytes.count), bytes.count == 1 || bytes.first != UInt8(ascii: "0")
        else { return nil }
        var index = 0
        for byte in bytes {
            guard byte &- UInt8(ascii: "0") < 10 else { return nil }
            index = index * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return index
    }
}
