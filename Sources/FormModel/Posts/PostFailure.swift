/// The reason why a form post cannot be read, and its offset.
package struct PostFailure: Error, Hashable {
    /// The reason; the raw value is the parameter `reason` of the issue `malformedMultipart`.
    package enum Reason: String, Sendable, CaseIterable {
        case boundary
        case noDelimiter
        case delimiter
        case unterminated
        case header
        case headerTooLong
        case name
        case charset
        case transferEncoding
        case malformedText
        case tooDeep
        case tooManyBytes
        case tooManyMembers
        case tooManyParts
        case notAnObject
        case malformedJSON
    }

    let reason: Reason

    /// The byte at which reading stopped.
    let offset: Int

    /// The limit that was exceeded, or 0.
    var limit = 0

    /// The failure of a reader of JSON, where the post is JSON.
    private(set) var json: JSONFailure?

    /// The reason as the end of a sentence.
    package var sentence: String {
        if let json { return json.reason.sentence }
        if reason == .notAnObject { return "it is no JSON object." }
        return reason.sentence ?? "it cannot be read."
    }

    var code: IssueCode {
        switch reason {
        case .malformedText: .malformedText
        case .tooDeep: .tooDeep
        case .tooManyBytes: .tooManyBytes
        case .tooManyMembers: .tooManyMembers
        case .tooManyParts: .tooManyParts
        case .notAnObject: .notAnObject
        case .malformedJSON: json?.code ?? .malformedJSON
        default: .malformedMultipart
        }
    }

    var parameters: IssueParameters {
        switch reason {
        case .malformedText, .notAnObject: [:]
        case .malformedJSON: json?.parameters ?? [:]
        case .tooDeep, .tooManyBytes, .tooManyMembers, .tooManyParts: ["max": .integer(limit)]
        default: ["reason": .text(reason.rawValue)]
        }
    }
}

extension PostFailure {
    /// Makes the failure of a reader of JSON.
    init(_ json: JSONFailure) {
        self.init(reason: .malformedJSON, offset: json.offset)
        self.json = json
    }
}

extension PostFailure.Reason {
    /// The reason as the end of a sentence; `nil` where the code has a sentence of its own.
    package var sentence: String? {
        switch self {
        case .boundary: "the boundary must have 1 to 70 of the characters of RFC 2046."
        case .noDelimiter: "no line is --, followed by the boundary."
        case .delimiter: "the line of a boundary contains other text."
        case .unterminated: "it ends before the last boundary; was it cut off?"
        case .header: "a part has a header that cannot be read."
        case .headerTooLong: "a part has too many headers."
        case .name: "a part has no Content-Disposition: form-data with a name."
        case .charset: "a part is in another character set; send UTF-8."
        case .transferEncoding: "a part has a Content-Transfer-Encoding; send it as it is."
        case .malformedText, .tooDeep, .tooManyBytes, .tooManyMembers, .tooManyParts, .notAnObject,
            .malformedJSON:
            nil
        }
    }
}
