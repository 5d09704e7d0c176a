import FormModel
import Testing

@testable import FormValidation

@Suite struct PasswordStrengthValidatorTests {
    private func estimate(_ password: String) -> PasswordEstimate {
        PasswordEstimate(password.utf8.span)
    }

    @Test(
        arguments: [
            ("password", 0, "commonPassword"), ("Password1!", 2, "commonPassword"),
            ("P@ssw0rd", 1, "commonPassword"),
            ("drowssap", 0, "commonPassword"), ("PASSWORD", 0, "commonPassword"),
            ("123456", 0, "commonPassword"),
            ("letmein", 0, "commonPassword"), ("correct", 0, "commonWord"),
            ("Summer2026!", 2, "commonWord"),
            ("michael1987", 2, "commonWord"), ("aaaaaaaaaaaaaaaaaaaa", 0, "repeats"),
            ("abcabcabcabcabcabc", 1, "repeats"),
            ("passwordpasswordpassword", 1, "repeats"), ("abcdefghijklmnop", 0, "sequence"),
            ("zyxwvutsrqponm", 0, "sequence"),
            ("qwertyuiop[]", 1, "keyboard"), ("qwertgfdsa", 2, "keyboard"),
            ("1q2w3e4r", 0, "commonPassword"),
            ("19870412", 1, "date"), ("12.04.1987", 1, "date"), ("1987-4-12", 1, "date"),
            ("x7Kq", 1, "tooShort"),
            ("a", 0, "tooShort"), ("kQ7", 1, "tooShort"),
            ("12345678901234567890", 1, "commonPassword"),
        ] as [(String, Int, String)])
    func weak(_ row: (password: String, most: Int, weakness: String)) {
        let estimate = estimate(row.password)
        #expect(estimate.score <= row.most, "\(row.password)")
        #expect(estimate.weakness.rawValue == row.weakness, "\(row.password)")
    }

    @Test(
        arguments: [
            ("zebra-Quartz-91-lemon-torch", 4), ("xK9#mQ2$vL", 4), ("gdlwpzyf", 3),
            ("größenwahn-bücherei", 4),
            ("ひみつのことばはながい", 4), ("tulip vase rowing ember", 4), ("rWibMFACxAUGZmxhVncy", 4),
        ] as [(String, Int)])
    func strong(_ row: (password: String, least: Int)) throws {
        #expect(estimate(row.password).score >= row.least, "\(row.password)")
        #expect(try Judge([.passwordStrength(min: row.least)]).verdict(row.password) == nil)
    }

    /// None of these is in the list of common words.
    @Test(
        arguments: [
            "strawberry", "government", "photosynthesis", "encyclopedia", "quarterback",
            "volleyball",
            "tablecloth", "administrator", "keyboard", "president", "newspaper", "raspberry",
            "wolverhampton", "playstation", "spaghetti", "skateboard",
            "Schmetterling", "Geburtstag", "Stockholm", "Frühstück", "Weihnachten", "Krankenhaus",
            "mariposa", "murciélago", "cumpleaños", "cumplean\u{303}os", "guitarra", "izquierda",
            "boulangerie", "anniversaire", "bibliothèque", "grenouille",
            "borboleta", "saudade", "cachorro", "aniversário",
        ])
    func wordsOfNoList(_ word: String) {
        let estimate = estimate(word)
        #expect(estimate.score <= 1, "\(word)")
        #expect(estimate.weakness == .word, "\(word)")
        // What people put behind a word does not save it, nor a capital or two digits for letters.
        #expect(self.estimate(word + "1").score <= 2, "\(word)")
        #expect(self.estimate(word + "2026").score <= 2, "\(word)")
        #expect(self.estimate(word.uppercased()).score <= 1, "\(word)")
    }

    @Test(
        arguments: [
            ("Sommer2026!", 2), ("fortnite12", 2), ("contraseña", 0), ("str4wb3rry", 1),
            ("Tr0ub4dor&3", 2), ("!volleyball!", 2), ("FRÜHSTÜCK", 1),
        ] as [(String, Int)])
    func wordsWithMore(_ row: (password: String, most: Int)) {
        #expect(estimate(row.password).score <= row.most, "\(row.password)")
    }

    @Test(
        arguments: [
            "correct horse battery staple", "correcthorsebatterystaple",
            "CorrectHorseBatteryStaple",
            "tulip vase rowing ember", "tulipvaserowingember", "TulipVaseRowingEmber",
            "apfel brücke nebel zange", "mesa-verano-piedra-lluvia", "xk7fq2vmzp", "vq8hzt4wkd",
        ])
    func severalWordsAndRandomCharacters(_ password: String) {
        #expect(estimate(password).score == 4, "\(password)")
    }

    @Test func randomLettersAreSeldomWords() {
        var numbers = SeededNumbers(seed: 64)
        func random(_ alphabet: String, _ length: Int) -> String {
            let letters = Array(alphabet)
            return String((0..<length).map { _ in letters[numbers.below(letters.count)] })
        }
        let small = "abcdefghijklmnopqrstuvwxyz"
        let letters = (0..<2_000).filter { _ in estimate(random(small, 12)).score < 4 }
        #expect(letters.count <= 100)
        let mixed = (0..<1_000).filter { _ in
            estimate(random(small + small.uppercased() + "0123456789", 12)).score < 4
        }
        #expect(mixed.count <= 10)
        // Digits end words, so that short ones are found more often.
        let digits = (0..<1_000).filter { _ in estimate(random(small + "0123456789", 12)).score < 4
        }
        #expect(digits.count <= 80)
    }

    @Test func pairsOfLetters() {
        func isWord(_ text: String) -> Bool {
            var shape = WordShape()
            return text.unicodeScalars.allSatisfy { shape.take($0.value) } && shape.isWord
        }
        #expect(isWord("otter") && isWord("strengthen") && isWord("quintal"))
        // Too short, a pair that no word has, no vowels, too many consonants, too many rare pairs.
        for text in ["otte", "otqer", "sprrt", "obstrnge", "awuhow", "rugby"] {
            #expect(!isWord(text), "\(text)")
        }
        #expect(WordShape.guesses(5) >= 1e3 && WordShape.guesses(14) < 1e6)
        #expect(WordShape.guesses(20) >= 1e10)
    }

    @Test func longerIsNeverWeaker() {
        var numbers = SeededNumbers(seed: 63)
        let parts = ["password", "1", "!", "abc", "qwer", "2026", "x", "Z", "aaa", "é", "k9"]
        for _ in 0..<150 {
            var password = ""
            var score = 0
            for _ in 0..<6 {
                password += parts[numbers.below(parts.count)]
                let longer = estimate(password).score
                // A list may know the longer text as a whole, as it knows `password1`.
                #expect(longer >= score - 1, "\(password)")
                score = longer
            }
        }
    }

    @Test func onlyTheBeginningIsMeasured() {
        let weak = String(repeating: "a", count: PasswordEstimate.measured)
        #expect(estimate(weak + "xK9#mQ2$vLw8").score == estimate(weak).score)
        let accents = String(repeating: "é", count: PasswordEstimate.measured)
        #expect(estimate(accents + accents + "xK9#mQ2$vL").score == estimate(accents).score)
        #expect(estimate(String(repeating: "xK9#mQ2$vL", count: 10_000)).score == 4)
    }

    @Test func nothingOfThePasswordIsTold() throws {
        let judge = try Judge([.passwordStrength(min: 3)])
        let issue = try #require(judge.issues(#""Password1!""#).first)
        #expect(issue.code == .passwordStrength)
        #expect(issue.parameters.pairs.map(\.name).sorted() == ["actual", "min", "reason"])
        #expect(judge.verdict("Password1!") == "passwordStrength.commonPassword")
        #expect(
            judge.sentence("qwertyuiop[]")
                == "A is too easy to guess: it has keys that lie side by side.")
    }

    @Test func everyReasonHasASentence() {
        let sentences = MessageCatalog.english.sentences
        for weakness in PasswordEstimate.Weakness.allCases {
            #expect(sentences["passwordStrength.\(weakness.rawValue)"] != nil)
        }
        for reason in NotSuspiciousValidator.Reason.allCases {
            #expect(sentences["notSuspicious.\(reason.rawValue)"] != nil)
        }
    }

    @Test func keysBesideEachOther() {
        func isBeside(_ text: String) -> Bool {
            let keys = text.unicodeScalars.map(\.value)
            return KeyboardLayout.step(from: keys[0], to: keys[1]) != nil
        }
        for pair in ["qw", "wq", "qa", "aq", "1q", "q2", "sx", "zs", "p[", "#$", "Aq", "l;"] {
            #expect(isBeside(pair), "\(pair)")
        }
        for pair in ["qq", "qe", "az0".prefix(1) + "x", "q3", "1a", "é1", "a "] {
            #expect(!isBeside(String(pair)), "\(pair)")
        }
    }

    @Test func problemsOfTheDefinition() {
        #expect(Judge.problems(.text, .passwordStrength(min: 5)) == [.badParameter])
        #expect(Judge.problems(.text, .passwordStrength(min: -1)) == [.badParameter])
        #expect(Judge.suitable(.passwordStrength(min: 3)) == [.text])
    }
}
