/// An estimate of the number of guesses that find a password, and of its main weakness.
///
/// The method is that of zxcvbn (Wheeler, USENIX Security 2016): the password is split into parts
/// that an attacker would try, and the split with the fewest guesses counts. Only the first 128
/// scalars are estimated, which bounds the time.
struct PasswordEstimate {
    /// The reasons why a password is weak.
    enum Weakness: String, CaseIterable {
        case tooShort, commonPassword, commonWord, word, sequence, keyboard, repeats, date
    }

    /// The maximum number of estimated scalars.
    static let measured = 128

    /// The number of guesses, or infinity for the highest score.
    let guesses: Double

    /// The kind of the parts that cover most of the password.
    let weakness: Weakness

    /// Estimates a password.
    ///
    /// - Complexity: O(*n*), with a large factor up to the 128th scalar.
    init(_ text: Span<UInt8>) {
        let scalars = PasswordScalars(text)
        let search = PasswordSearch(scalars, 0..<scalars.count)
        guesses = search.guesses
        weakness = search.weakness
    }

    /// The minimum number of guesses of the scores 1 to 4, with a small tolerance.
    static let limits: [4 of Double] = [1e3 + 5, 1e6 + 5, 1e8 + 5, 1e10 + 5]

    /// The score, from 0 (at most a thousand guesses) to 4 (more than ten thousand million).
    var score: Int { PasswordEstimate.score(of: guesses) }

    static func score(of guesses: Double) -> Int {
        var score = 0
        while score < 4, guesses >= PasswordEstimate.limits[score] { score += 1 }
        return score
    }
}
