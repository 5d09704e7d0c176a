import Foundation
import TestSupport
import Testing

@testable import FormValidation

/// The guesses of an estimate, exactly: a rule that is changed shows which passwords it grades anew.
@Suite struct PasswordGuessesTests {
    private static func guesses(_ password: String) -> Double {
        PasswordEstimate(password.utf8.span).guesses
    }

    /// A word backwards is tried second, and the first words of a list before anything else.
    @Test func rules() {
        #expect(Self.guesses("123456") < 50 && Self.guesses("password") < 50)
        // Something is always tried before the first guess of a part.
        #expect(Self.guesses("drowssap") - 1 == 2 * (Self.guesses("password") - 1))
    }

    /// A digit in place of a letter is no capital, which would be guessed later.
    @Test func aDigitIsNoCapital() {
        #expect(Self.guesses("p4ssword") < Self.guesses("P4ssword"))
        #expect(Self.guesses("p4ssword") < 100)
    }

    private static let recorded: [(password: String, guesses: Double)] = [
        ("password", 9.0),
        ("drowssap", 17.0),
        ("Password", 17.0),
        ("PASSWORD", 17.0),
        ("pAssword", 65.0),
        ("passworD", 17.0),
        ("p@ssword", 17.0),
        ("P@ssw0rd", 65.0),
        ("pa55word", 17.0),
        ("password1", 172.0),
        ("1password", 6775.0),
        ("xpassword", 11100.0),
        ("passwordpassword", 19.0),
        ("password-password", 100165000.0),
        ("letmein", 9.0),
        ("l3tm31n", 33.0),
        ("monkey", 9.0),
        ("dragon12", 2895.0),
        ("correct", 1238.0),
        ("correcthorse", 102516.625),
        ("correct horse", 167109724.0),
        ("tcerroc", 2475.0),
        ("zebra", 4429.0),
        ("Zebra", 8857.0),
        ("zEbra", 22141.0),
        ("z3bra", 8857.0),
        ("quintalor", 30376.0),
        ("Quintalor", 60751.0),
        ("qu1ntalor", 60751.0),
        ("qu1nt4loren", 273376.0),
        ("xquintalorenx", 153774.4375),
        ("strengthal", 45563.5),
        ("abcdef", 25.0),
        ("fedcba", 313.0),
        ("ABCDEF", 25.0),
        ("aceg", 17.0),
        ("13579", 21.0),
        ("abcxyz", 6775.0),
        ("qwerty", 9.0),
        ("qwertz", 1893.0),
        ("QWErty", 329.0),
        ("asdfgh", 9.0),
        ("qazwsx", 9.0),
        ("1qaz2wsx", 9.0),
        ("zxcvbnm", 9.0),
        ("poiuy", 1730.6),
        ("147258", 556.0),
        ("789456", 254.0),
        // A walk that begins inside, so that its length is not its end.
        ("#ñpoiuytgb", 8969328.0),
        ("19870412", 14236.0),
        ("12041987", 14236.0),
        ("1987-04-12", 56941.0),
        ("12.4.87", 56941.0),
        ("041287", 14236.0),
        ("1987", 40.0),
        ("2026", 21.0),
        ("99991399", 740000.0),
        ("aaaa", 49.0),
        ("aaaaaaaa", 97.0),
        ("abab", 19.0),
        ("abcabcabc", 40.0),
        ("aabaab", 2003.0),
        ("k9k9k9", 304.0),
        ("gdlwpzyf", 100000001.0),
        ("gdlw", 10001.0),
        ("xK9#mQ2$vL", 10000000001.0),
        ("7", 12.0),
        ("77", 25.0),
        ("731", 1001.0),
        ("4082", 7301.0),
        ("größe", 6001.0),
        ("ひみつ", 1001.0),
        ("summer", 79.0),
        ("Summer2026!", 31210000.0),
        ("michael1987", 15000.0),
        ("anna&otto", 10010000.0),
        ("qwer1234", 116.0),
        ("abc123", 9.0),
        ("trustno1", 9.0),
        ("iloveyou", 9.0),
        ("uoyevoli", 17.0),
        // Digits that stand for letters: 1 for i, 1 for l, 7 for l, and both for l.
        ("m1chael", 17.0),
        ("we1come", 231.0),
        ("we7come", 231.0),
        ("1i77ian", 461.0),
        // One of two like letters is replaced.
        ("g0ogle", 1111.0),
    ]

    @Test(arguments: recorded)
    func areRecorded(_ row: (password: String, guesses: Double)) {
        #expect(Self.guesses(row.password) == row.guesses)
    }

    /// Passwords at the bounds of every rule, each behind its guesses and its weakness.
    @Test func areThoseOfTheFile() throws {
        let file = Repository.root
            .appending(path: "Tests/FormValidationTests/Golden/password-guesses.txt")
        let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil
        var rows: [String] = []
        for row in recorded {
            let password = row.split(separator: " ", maxSplits: 2)[2]
            let estimate = PasswordEstimate(password.utf8.span)
            rows.append("\(estimate.guesses) \(estimate.weakness) \(password)")
            #expect(rows[rows.count - 1] == row)
        }
        #expect(rows.count > 450)
        if isRecording { try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: file) }
    }

    /// Nothing is to be guessed of an empty password.
    @Test func emptyPassword() {
        let estimate = PasswordEstimate("".utf8.span)
        #expect(estimate.guesses == 1 && estimate.weakness == .tooShort)
    }
}
