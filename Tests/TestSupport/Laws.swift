import Glibc

/// How often the laws are tried with random values.
public enum Laws: Sendable {
    /// What the everyday number of rounds is multiplied by: 1, or the value of `FORMRUN_ROUNDS`.
    public static let factor: Int = {
        guard let text = unsafe getenv("FORMRUN_ROUNDS") else { return 1 }
        return max(1, Int(unsafe String(cString: text)) ?? 1)
    }()

    /// Whether there are so many rounds that rare cases must have occurred.
    public static var areMany: Bool { factor >= 10 }

    /// The rounds of a law.
    ///
    /// - Parameter count: The number of rounds in everyday runs.
    /// - Returns: The numbers of the rounds, from 0.
    public static func rounds(_ count: Int) -> Range<Int> { 0..<count * factor }
}
