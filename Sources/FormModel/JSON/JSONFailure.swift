/// The reason why a text is refused as JSON, and its position.
package struct JSONFailure: Error, Hashable {
    /// The kind of failure; the raw value is the parameter `reason` of the issue.
    package enum Reason: String, Sendable, CaseIterable {
        case empty
        case expectedValue
        case expectedKey
        case expectedColon
        case expectedCommaOrBracket
        case expectedCommaOrBrace
        case textAfterTheValue
        case unterminatedString
        case controlCharacter
        case badEscape
        case loneSurrogate
        case invalidUTF8
        case badNumber
        case duplicateKey
        case tooDeep
        case tooManyBytes
        case tooManyMembers

        /// The code of the issue for this failure.
        package var code: IssueCode {
            switch self {
            case .duplicateKey: .duplicateKey
            case .tooDeep: .tooDeep
            case .tooManyBytes: .tooManyBytes
            case .tooManyMembers: .tooManyMembers
            default: .malformedJSON
            }
        }
    }

    package let reason: Reason

    /// The byte offset at which reading stopped.
    package let offset: Int

    /// The limit that was exceeded, or 0.
    let limit: Int

    /// The duplicate key, or `nil` for another failure.
    package let key: String?

    /// Makes the failure for a duplicate key, at its second occurrence.
    static func duplicate(_ key: JSONNode, in text: Span<UInt8>) -> JSONFailure {
        JSONFailure(reason: .duplicateKey, offset: key.offset, key: key.string(in: text))
    }

    init(reason: Reason, offset: Int, limit: Int = 0, key: String? = nil) {
        self.reason = reason
        self.offset = offset
        self.limit = limit
        self.key = key
    }

    // Not inlined, so that the rare throwing paths add little code to hot loops.
    @inline(never)
    init(_ reason: Reason, _ offset: Int) {
        self.init(reason: reason, offset: offset)
    }

    package var code: IssueCode { reason.code }

    package var parameters: IssueParameters {
        switch reason {
        case .duplicateKey: ["key": .text(key ?? "")]
        case .tooDeep, .tooManyBytes, .tooManyMembers: ["max": .integer(limit)]
        default: ["reason": .text(reason.rawValue)]
        }
    }
}
