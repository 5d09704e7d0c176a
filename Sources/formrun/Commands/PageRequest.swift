import FormCards
import FormModel

/// A request for a page, or with the post of one.
struct PageRequest: Sendable {
    /// Why a request is refused.
    struct Refusal {
        let status: Int
        let reason: String
    }

    private enum Key: String, CaseIterable {
        case id, page, state, post, contentType, acceptLanguage, secrets, token
    }

    private static let limits = JSONLimits(
        bytes: LineReader.longestLine, depth: 8, members: 100)

    /// A text or a whole number, which the answer has, too: it may come before those to earlier requests.
    private(set) var id: FieldValue?
    private(set) var page = 0
    private(set) var state: FormState?
    private(set) var post: [UInt8]?
    private(set) var contentType: String?
    private(set) var acceptLanguage: String?
    private(set) var secrets = FormState.Secrets.dropped
    private(set) var token: String?
    /// What is wrong with the request.
    private(set) var refusal: Refusal?
    /// The bytes of the line and of the body behind it.
    private(set) var size = 0
    /// Whether a body of unknown length may follow, in which a person could write requests.
    private(set) var hidesBody = false

    /// Reads a request, and the body behind its line.
    init(_ line: LineReader.Line, _ lines: LineReader, limit: Int) throws(SystemError) {
        guard case .line(let bytes) = line else {
            hidesBody = true
            size = LineReader.longestLine
            refuse(413, "the request has more than \(LineReader.longestLine) bytes.")
            return
        }
        size = bytes.count
        var members: [JSONValue.Member] = []
        do throws(JSONFailure) {
            let object = try JSONValue(bytes, limits: PageRequest.limits)
            guard object.kind == .object else {
                hidesBody = true
                refuse(400, "the request is no JSON object.")
                return
            }
            members = object.members ?? []
        } catch {
            hidesBody = true
            refuse(400, "the request is no JSON: \(error.reason.sentence)")
        }
        for (key, _, value) in members { try read(key, value, lines, limit: limit) }
    }

    private mutating func read(
        _ key: String, _ value: JSONValue, _ lines: LineReader, limit: Int
    ) throws(SystemError) {
        guard value.kind != .null else { return }
        switch Key(rawValue: key) {
        case .id:
            id = value.string.map { .text($0) } ?? value.integer.map { .integer($0) }
            if id == nil { refuse(400, "id is neither a text nor a whole number.") }
        case .page:
            guard let index = value.integer else { return refuse(400, "page is no whole number.") }
            guard index >= 0 else { return refuse(400, "page is negative.") }
            page = index
        case .state:
            guard let read = FormState(value) else {
                return refuse(400, "state is none that an answer had.")
            }
            state = read
        case .post:
            if let text = value.string {
                post = Array(text.utf8)
            } else if let count = value.integer, count >= 0 {
                post = try lines.bytes(count, keeping: limit + 1)
                guard let post else { return refuse(400, "the body is cut off.") }
                size += post.count
            } else {
                hidesBody = true
                return refuse(400, "post is neither a text nor a number of bytes.")
            }
            if (post?.count ?? 0) > limit {
                refuse(413, "the body has more than \(limit) bytes.")
            }
        case .contentType: contentType = text(key, value)
        case .acceptLanguage: acceptLanguage = text(key, value)
        case .secrets:
            guard let read = value.string.flatMap(FormState.Secrets.init) else {
                return refuse(400, "secrets is neither \"kept\" nor \"dropped\".")
            }
            secrets = read
        case .token: token = text(key, value)
        case nil:
            let keys = Key.allCases.map(\.rawValue).joined(separator: ", ")
            refuse(400, "a request has no \(quoted(key)); it has \(keys).")
        }
    }

    private mutating func text(_ key: String, _ value: JSONValue) -> String? {
        if value.kind != .string { refuse(400, "\(key) is no text.") }
        return value.string
    }

    /// Notes the first mistake.
    private mutating func refuse(_ status: Int, _ reason: String) {
        refusal = refusal ?? Refusal(status: status, reason: reason)
    }
}
