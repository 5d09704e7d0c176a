/// Two numbers of a part or trait, of which the first must be below the second.
///
/// ```swift
/// CardLimits(lower: "min", upper: "max")
/// CardLimits(upper: "step")  // above 0
/// ```
public struct CardLimits: Sendable {
    /// The name of the parameter with the smaller number; `nil` for 0, which it also is where it is not given.
    let lower: String?
    /// The name of the parameter with the larger number, which is 1 where it is not given.
    let upper: String

    /// Makes limits.
    public init(lower: String? = nil, upper: String) {
        self.lower = lower
        self.upper = upper
    }
}

extension CardWalk {
    /// Reports numbers that are not in order, at the larger one, or at the smaller one where the larger is not given.
    mutating func check(_ limits: CardLimits, of word: CardWord, _ key: String) {
        func number(_ name: String?) -> ExactDecimal? {
            guard let name, case .number(let number)? = word.arguments[name] else { return nil }
            return number
        }
        let lower = number(limits.lower)
        let upper = number(limits.upper)
        guard lower ?? ExactDecimal(0) >= upper ?? ExactDecimal(1) else { return }
        let name = upper == nil ? limits.lower ?? limits.upper : limits.upper
        let absent = "where it is not given"
        let expected =
            if upper == nil {
                "a number below \"\(limits.upper)\", which is 1 \(absent)"
            } else if let parameter = limits.lower {
                "a number above \"\(parameter)\", which is \(lower.map(\.description) ?? "0 \(absent)")"
            } else {
                "a number above 0"
            }
        add(
            .badParameter,
            ["owner": .text(word.name), "key": .text(name), "expected": .text(expected)],
            at: place(key, name, word))
    }
}
