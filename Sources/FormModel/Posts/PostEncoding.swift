/// How a form post is written.
package enum PostEncoding: Sendable, Hashable {
    /// `application/x-www-form-urlencoded`: WHATWG URL, section 5.1.
    case urlEncoded
    /// `multipart/form-data` with that boundary: RFC 7578.
    case multipart(boundary: [UInt8])
}
