import Glibc

/// How often the laws are tried with random values.
public enum Laws: Sendable {
    /// What the everyday number of rounds is multiplied by: 1, or the value of `FORMRUN_ROUNDS`.
    public static let factor: Int = {
        guard let text = unsafe getenv("FORMRUN_ROUNDS") else { return 1 }
        guard let factor = Int(unsafe String(cString: text)), factor > 0 else {
            preconditionFailure("FORMRUN_ROUNDS must be a positive number.")
        }
        return factor
    }()

    /// Whether there are so many rounds that rare cases must have occurred.
    public static var areMany: Bool { factor >= 10 }

    /// The part of the cases that everyday runs try: another one each day, or the value of `FORMRUN_TURN`.
    ///
    /// Many rounds try all parts, so no day finds what they would not.
    public static let turn: Int = {
        guard let text = unsafe getenv("FORMRUN_TURN") else {
            let turn = time(nil) / 86_400
            print("FORMRUN_TURN=\(turn) in the environment tries the same cases on another day.")
            return turn
        }
        guard let turn = Int(unsafe String(cString: text)), turn >= 0 else {
            preconditionFailure("FORMRUN_TURN must be a number that is not negative.")
        }
        return turn
    }()

    /// Whether a case is tried where each takes long: all of them with many rounds, and else one of so many.
    ///
    /// - Parameters:
    ///   - number: The number of the case.
    ///   - share: One of how many cases everyday runs try.
    /// - Returns: Whether it is the turn of the case.
    public static func tries(_ number: Int, of share: Int) -> Bool {
        areMany || (number + turn).isMultiple(of: share)
    }

    /// The rounds of a law.
    ///
    /// - Parameters:
    ///   - count: The number of rounds, which is multiplied by the factor.
    ///   - share: What part of them everyday runs have, such as 3 for a third, where a law takes long.
    /// - Returns: The numbers of the rounds, from 0.
    public static func rounds(_ count: Int, share: Int = 1) -> Range<Int> {
        0..<count * factor / (areMany ? 1 : share)
    }

    /// How many cases of a kind a law must have met, so that it says something.
    ///
    /// Everyday runs have few rounds, in which the number of cases varies; so a twentieth is enough there.
    ///
    /// - Parameters:
    ///   - count: The number for ten times the everyday rounds.
    ///   - share: The share of the rounds, as in ``rounds(_:share:)``.
    /// - Returns: The number for the rounds of this run.
    public static func cases(_ count: Int, share: Int = 1) -> Int {
        areMany ? count * factor / 10 : count / 20 / share
    }
}
