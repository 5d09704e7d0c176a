/// Where in a submission something stands, written as a JSON Pointer: RFC 6901.
///
/// The empty path is the submission as a whole; `/contacts/1/phone` is a field of the second row of a list.
public struct FieldPath: Sendable, Hashable {
    /// One step of a path.
    public enum Step: Sendable, Hashable {
        /// A member of an object: a field, or an unknown key as it was sent.
        case key(String)
        /// An element of a list, from 0.
        case index(Int)

        /// Whether both are the same step; keys are compared as bytes, as JSON compares them.
        public static func == (left: Step, right: Step) -> Bool {
            switch (left, right) {
            case (.key(let a), .key(let b)): a.hasSameBytes(as: b)
            case (.index(let a), .index(let b)): a == b
            default: false
            }
        }

        /// Hashes the bytes of a key, as equality compares them.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .key(let key): hasher.combine(Array(key.utf8))
            case .index(let index): hasher.combine(index)
            }
        }
    }

    /// The steps from the outside in.
    public let steps: [Step]

    /// Makes a path of steps; none is the submission as a whole.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// The path of a field.
    public init(_ name: FieldName) {
        self.steps = [.key(name.text)]
    }

    /// The path one step further in.
    public func appending(_ step: Step) -> FieldPath {
        FieldPath(steps + [step])
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
