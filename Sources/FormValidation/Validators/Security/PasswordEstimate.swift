/// About how many guesses a password takes, and what makes it weak.
///
/// As zxcvbn estimates it (Wheeler, USENIX Security 2016): a password is cut into parts that an attacker
/// would try, and the cut that takes the fewest guesses counts. Only the first 128 scalars are looked at,
/// so that the time is bounded; what follows is not counted.
struct PasswordEstimate {
    /// What makes a password weak.
    enum Weakness: String, CaseIterable {
        case tooShort, commonPassword, commonWord, word, sequence, keyboard, repeats, date
    }

    /// The most scalars that are looked at.
    static let measured = 128

    /// The number of guesses, or infinity where it has the highest score.
    let guesses: Double

    /// What most of the password is made of.
    let weakness: Weakness

    /// - Complexity: O(*n*), with a large factor up to the 128th scalar.
    init(_ text: Span<UInt8>) {
        let scalars = PasswordScalars(text)
        let search = PasswordSearch(scalars, 0..<scalars.count)
        guesses = search.guesses
        weakness = search.weakness
    }

    /// The fewest guesses of each score but 0; few more are as many.
    static let limits: [4 of Double] = [1e3 + 5, 1e6 + 5, 1e8 + 5, 1e10 + 5]

    /// From 0, at most a thousand guesses, to 4, more than ten thousand million.
    var score: Int {
        var score = 0
        while score < 4, guesses >= PasswordEstimate.limits[score] { score += 1 }
        return score
    }
}
