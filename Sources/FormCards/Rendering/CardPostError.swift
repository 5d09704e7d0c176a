/// The reason why the body of a request is no post of a page.
public enum CardPostError: Error, Sendable, Hashable {
    /// The type is none that a page posts.
    case unsupportedType
    /// The body is cut off or malformed; the end of a sentence in English says how.
    case malformed(String)

    /// The status of the reply: 415 or 400.
    public var status: Int {
        switch self {
        case .unsupportedType: 415
        case .malformed: 400
        }
    }
}

extension CardPostError: CustomStringConvertible {
    /// The reason as a sentence in English.
    public var description: String {
        switch self {
        case .unsupportedType:
            "the body is neither a form post (url-encoded, or multipart with its boundary) nor JSON, in UTF-8."
        case .malformed(let reason): "the body is malformed: \(reason)"
        }
    }
}
