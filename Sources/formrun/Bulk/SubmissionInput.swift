import FormModel

/// How a file is divided into submissions.
enum SubmissionDivision: Sendable {
    /// The file is one submission.
    case none
    /// Each line is one.
    case lines
    /// Each frame has one: its length and a line feed stand before it.
    case frames
}

/// The format of submissions.
enum SubmissionInput: Sendable, Equatable {
    case json
    case urlEncoded
    /// The answers of hosts of Adaptive Cards.
    case adaptive
    /// Multipart with the given boundary, or with the boundary on the first line of each file.
    case multipart(boundary: [UInt8]?)

    /// The encoding of a form post; `nil` for JSON.
    func encoding(of bytes: Span<UInt8>) -> PostEncoding? {
        switch self {
        case .json: nil
        case .urlEncoded: .urlEncoded
        case .adaptive: .adaptive
        case .multipart(let boundary):
            .multipart(boundary: boundary ?? SubmissionInput.firstBoundary(bytes))
        }
    }

    /// The part of a file that is the submission: a line break after a form post belongs to the file, because a post
    /// encodes its own line breaks.
    func body(_ bytes: Span<UInt8>) -> Range<Int> {
        var end = bytes.count
        guard self == .urlEncoded else { return 0..<end }
        if end > 0, bytes[end - 1] == 0x0A { end -= 1 }
        if end > 0, bytes[end - 1] == 0x0D { end -= 1 }
        return 0..<end
    }

    /// The boundary on the first line, without dashes and white space; `nil` if the line does not begin with dashes.
    ///
    /// A form without entries is sent as the last boundary only, which has two dashes after it as well. If more lines
    /// follow, dashes at the end belong to the boundary, because nothing follows the last boundary.
    private static func firstBoundary(_ bytes: Span<UInt8>) -> [UInt8]? {
        guard bytes.count > 2, bytes[0] == UInt8(ascii: "-"), bytes[1] == UInt8(ascii: "-") else {
            return nil
        }
        var boundary: [UInt8] = []
        for at in 2..<min(bytes.count, 128) {
            if bytes[at] == 0x0D || bytes[at] == 0x0A { break }
            boundary.append(bytes[at])
        }
        let isAlone = SubmissionInput.isBlank(bytes, from: 2 + boundary.count)
        while let last = boundary.last, last == 0x20 || last == 0x09 { boundary.removeLast() }
        let dash = UInt8(ascii: "-")
        if isAlone, boundary.count > 2, boundary.suffix(2).elementsEqual([dash, dash]) {
            boundary.removeLast(2)
        }
        return boundary
    }

    private static func isBlank(_ bytes: Span<UInt8>, from start: Int) -> Bool {
        for at in start..<bytes.count
        where ![0x09, 0x0A, 0x0D, 0x20].contains(bytes[at]) { return false }
        return true
    }
}
