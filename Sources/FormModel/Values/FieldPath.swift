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

        /// Whether a JSON Pointer writes both steps in the same way: keys are compared as bytes, and the key `1` is
        /// equal to the index 1.
        public static func == (left: Step, right: Step) -> Bool {
            switch (left, right) {
            case (.key(let a), .key(let b)): a.hasSameBytes(as: b)
            case (.index(let a), .index(let b)): a == b
            case (.key(let key), .index(let index)), (.index(let index), .key(let key)):
                Step.index(key.utf8) == index
            }
        }

        /// Hashes what `==` compares.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .key(let key):
                if let index = Step.index(key.utf8) {
                    hasher.combine(index)
                } else {
                    hasher.combine(bytesOf: key)
                }
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

    /// The path of a field of a form whose items have no keys: `/address/street` for the field `address.street`.
    ///
    /// ``Form/path(of:)`` is the path of a field in every form.
    public init(_ name: FieldName) {
        self.steps = name.isSimple ? [.key(name.text)] : name.parts.map { .key($0) }
    }

    /// Reads a JSON Pointer such as `/contacts/1/phone`, or `nil` if the text is not one.
    ///
    /// A step of digits without a leading zero is read as the index of a row; it is equal to the key of the same
    /// digits.
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
    /// This path, with the path of a field from the record that this one leads to.
    package func appending(_ path: FieldPath) -> FieldPath {
        steps.isEmpty ? path : FieldPath(steps + path.steps)
    }
}

extension FieldPath {
    /// The keys, without the indices.
    package var keys: [String] {
        steps.compactMap { step in
            if case .key(let key) = step { key } else { nil }
        }
    }

    /// The path in the notation of the command line and of form posts: `contacts.0.name`.
    package var dotted: String {
        if steps.count == 1, case .key(let key) = steps[0] { return key }
        return steps.map(\.text).joined(separator: ".")
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
    /// The key, or the digits of the index.
    package var text: String {
        switch self {
        case .key(let key): key
        case .index(let index): String(index)
        }
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

    /// The index that digits without a leading zero write; `nil` for any other text.
    fileprivate static func index(_ bytes: some Collection<UInt8>) -> Int? {
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
