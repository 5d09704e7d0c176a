/// A submission: a body in one of four formats, or values from a program.
public enum Submission: Sendable {
    /// A JSON object in UTF-8: RFC 8259.
    case json([UInt8])
    /// A form post, `application/x-www-form-urlencoded`: WHATWG URL, section 5.1.
    case urlEncoded([UInt8])
    /// A form post, `multipart/form-data` with that boundary: RFC 7578.
    case multipart([UInt8], boundary: String)
    /// The answer of a host of Adaptive Cards: one JSON object of texts by the names of form posts, in UTF-8.
    case adaptive([UInt8])
    /// Values by field, from a program; fields that are not named are empty.
    case values([FieldName: FieldValue])
}

extension Submission {
    /// A JSON object in UTF-8, given as a slice, a span or a text.
    @_disfavoredOverload
    public static func json(_ bytes: borrowing some SubmissionBytes & ~Escapable) -> Submission {
        let copy: [UInt8] = bytes.copyBytes()
        return .json(copy)
    }

    /// A form post, `application/x-www-form-urlencoded`, given as a slice, a span or a text.
    @_disfavoredOverload
    public static func urlEncoded(
        _ bytes: borrowing some SubmissionBytes & ~Escapable
    ) -> Submission {
        let copy: [UInt8] = bytes.copyBytes()
        return .urlEncoded(copy)
    }

    /// A form post, `multipart/form-data` with that boundary, given as a slice, a span or a text.
    @_disfavoredOverload
    public static func multipart(
        _ bytes: borrowing some SubmissionBytes & ~Escapable, boundary: String
    ) -> Submission {
        let copy: [UInt8] = bytes.copyBytes()
        return .multipart(copy, boundary: boundary)
    }

    /// The answer of a host of Adaptive Cards, given as a slice, a span or a text.
    @_disfavoredOverload
    public static func adaptive(
        _ bytes: borrowing some SubmissionBytes & ~Escapable
    ) -> Submission {
        let copy: [UInt8] = bytes.copyBytes()
        return .adaptive(copy)
    }
}

extension Submission {
    /// Makes a submission of the body of a request by its `Content-Type`; `nil` for an unsupported type, to which a
    /// server responds with status 415 (RFC 9110, section 15.5.16).
    ///
    /// Supported are `application/json` and every type that ends in `+json`, `application/x-www-form-urlencoded`, and
    /// `multipart/form-data` with a boundary. A `charset` of the first three other than `utf-8` or `us-ascii` is
    /// unsupported, too; of multipart, each part may name its own, and one in another than these is malformed.
    public init?(_ body: [UInt8], contentType: String) {
        let bytes = Array(contentType.utf8)
        let text = bytes.span
        var header = HeaderParameters(text, text.indices)
        let word = header.word
        var boundary: Range<Int>?
        var isUTF8 = true
        while let (key, value) = header.next(text) {
            if ASCIIText.isSame(text, key, "boundary") {
                boundary = boundary ?? value
            } else if ASCIIText.isSame(text, key, "charset") {
                isUTF8 = isUTF8 && PostEncoding.isUTF8(text, named: value)
            }
        }
        let suffix = word.suffix(5)
        if ASCIIText.isSame(text, word, "multipart/form-data"), let boundary {
            self = .multipart(body, boundary: String(decoding: bytes[boundary], as: UTF8.self))
        } else if !isUTF8 {
            return nil
        } else if ASCIIText.isSame(text, word, "application/json")
            || ASCIIText.isSame(text, suffix.startIndex..<suffix.endIndex, "+json")
        {
            self = .json(body)
        } else if ASCIIText.isSame(text, word, "application/x-www-form-urlencoded") {
            self = .urlEncoded(body)
        } else {
            return nil
        }
    }
}

extension Submission: CustomStringConvertible, CustomReflectable {
    /// The format and the size, but no value, because values may be secrets.
    public var description: String {
        switch self {
        case .json(let bytes): "json (\(bytes.count) bytes)"
        case .urlEncoded(let bytes): "urlEncoded (\(bytes.count) bytes)"
        case .multipart(let bytes, _): "multipart (\(bytes.count) bytes)"
        case .adaptive(let bytes): "adaptive (\(bytes.count) bytes)"
        case .values(let values): "values (\(values.count) fields)"
        }
    }

    /// No children, because values may be secrets.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
