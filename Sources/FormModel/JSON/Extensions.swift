/// The members of a form, page, item, choice or rule whose keys begin with `x-`: any JSON, which is
/// kept in order and never validated.
///
/// ```swift
/// item.extensions["x-loinc"] = ["code": "44249-1"]
/// ```
public struct Extensions: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// The members, in order.
    public private(set) var members: [SchemaValue.Member]

    /// The prefix of extension keys: `x-`.
    static let prefix = "x-"

    /// Makes extensions; members whose key is no extension key are left out, and so is each
    /// member whose key occurred before.
    public init(_ members: some Sequence<SchemaValue.Member> = []) {
        self.members = []
        var seen: Set<[UInt8]> = []
        for member in members
        where Extensions.isKey(member.key) && seen.insert(Array(member.key.utf8)).inserted {
            self.members.append(member)
        }
    }

    /// Adds the members of others whose keys do not occur yet.
    mutating func add(_ others: Extensions) {
        guard !others.isEmpty else { return }
        self = Extensions(members + others.members)
    }

    /// Makes extensions with the members in the order of the literal.
    public init(dictionaryLiteral members: (String, SchemaValue)...) {
        self.init(members.map { SchemaValue.Member($0.0, $0.1) })
    }

    /// Whether a key is an extension key: `x-` and at least one more character.
    package static func isKey(_ key: String) -> Bool {
        key.utf8.count > prefix.utf8.count && key.utf8.starts(with: prefix.utf8)
    }

    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }

    /// The value of an extension key; `nil` without such a member.
    ///
    /// Setting a value for a key that is no extension key has no effect.
    public subscript(key: String) -> SchemaValue? {
        get { members.first { $0.key.hasSameBytes(as: key) }?.value }
        set {
            guard Extensions.isKey(key) else { return }
            let index = members.firstIndex { $0.key.hasSameBytes(as: key) }
            switch (index, newValue) {
            case (let index?, let value?): members[index] = SchemaValue.Member(key, value)
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(SchemaValue.Member(key, value))
            case (nil, nil): break
            }
        }
    }
}
