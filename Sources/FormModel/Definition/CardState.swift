/// The state of a card, which decides its contents.
public enum CardState: Sendable {
    /// The card has no data.
    case none
    /// An asynchronous check or request is running.
    case loading
    /// Nothing has been entered.
    case empty
    /// Something has been entered, and no error is reported.
    case hasData
    /// A custom state of a form file, or ``invalid``.
    case custom(String)

    /// The state of a card with a reported error.
    public static let invalid = CardState.custom(CardStateRule.reserved.text)

    /// Reads a name such as `hasData` or `custom:invalid`; `nil` if there is no such state.
    public init?(_ name: String) {
        let bytes = name.utf8
        if bytes.starts(with: CardStateRule.prefix.utf8) {
            let custom = String(Substring(bytes.dropFirst(CardStateRule.prefix.utf8.count)))
            guard !custom.isEmpty else { return nil }
            self = .custom(custom)
            return
        }
        let plain: [CardState] = [.none, .loading, .empty, .hasData]
        guard let state = plain.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
        self = state
    }

    /// The name in a form file, a report and on the command line.
    public var name: String {
        switch self {
        case .none: "none"
        case .loading: "loading"
        case .empty: "empty"
        case .hasData: "hasData"
        case .custom(let custom): CardStateRule.prefix + custom
        }
    }
}

extension CardState: Hashable {
    /// Whether both have the same name, compared as bytes.
    public static func == (left: CardState, right: CardState) -> Bool {
        left.name.hasSameBytes(as: right.name)
    }

    /// Hashes the bytes of the name.
    public func hash(into hasher: inout Hasher) {
        for byte in name.utf8 { hasher.combine(byte) }
    }
}

extension CardState: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
