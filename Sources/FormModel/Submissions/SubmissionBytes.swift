/// The bytes of a body: an array, a slice, a span or a text.
///
/// A type of your own conforms to it with ``copyBytes()``.
public protocol SubmissionBytes: ~Escapable {
    /// The bytes as an array; an array is shared and not copied.
    func copyBytes() -> [UInt8]
}

extension Array: SubmissionBytes where Element == UInt8 {
    /// The array itself.
    public func copyBytes() -> [UInt8] { self }
}

extension ArraySlice: SubmissionBytes where Element == UInt8 {
    /// A copy.
    public func copyBytes() -> [UInt8] { Array(self) }
}

extension Span: SubmissionBytes where Element == UInt8 {
    /// A copy.
    public func copyBytes() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(bytes: self)
        return bytes
    }
}

extension String: SubmissionBytes {
    /// A copy of the UTF-8.
    public func copyBytes() -> [UInt8] { Array(utf8) }
}
