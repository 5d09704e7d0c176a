import FormModel
import TestSupport
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
            ("letmein", 0, "commonPassword"), ("correct", 1, "commonWord"),
            ("Summer2026!", 2, "commonPassword"),
            ("michael1987", 2, "commonWord"), ("aaaaaaaaaaaaaaaaaaaa", 0, "repeats"),
            ("abcabcabcabcabcabc", 1, "repeats"),
            ("passwordpasswordpassword", 1, "repeats"), ("abcdefghijklmnop", 0, "sequence"),
            ("zyxwvutsrqponm", 0, "sequence"),
            ("qwertyuiop[]", 1, "keyboard"), ("qwertgfdsz", 2, "keyboard"),
            ("1q2w3e4r", 0, "commonPassword"),
            ("19870412", 1, "date"), ("12.04.1987", 1, "date"), ("1987-4-12", 1, "date"),
            ("4/7/1987", 1, "date"),
            ("x7Kq", 1, "tooShort"),
            ("a", 0, "tooShort"), ("kQ7", 1, "tooShort"),
            ("12345678901234567890", 1, "repeats"),
        ] as [(String, Int, String)])
    func weak(_ row: (password: String, most: Int, weakness: String)) {
        let estimate = estimate(row.password)
        #expect(estimate.score <= row.most, "\(row.password)")
        #expect(estimate.weakness.rawValue == row.weakness, "\(row.password)")
    }

    @Test(
        arguments: [
            ("zebra-Quartz-91-lemon-torch", 4), ("xK9#mQ2$vL", 3), ("xK9#mQ2$vLw", 4),
            ("gdlwpzyf", 2),
            ("gdlwpzyfk", 3), ("gdlwpzyfkwq", 4),
            ("größenwahn-bücherei", 4),
            ("ひみつのことばはながい", 4), ("tulip vase rowing ember", 4), ("rWibMFACxAUGZmxhVncy", 4),
        ] as [(String, Int)])
    func strong(_ row: (password: String, least: Int)) throws {
        #expect(estimate(row.password).score >= row.least, "\(row.password)")
        #expect(
            try ValidatorHarness([.passwordStrength(min: row.least)]).verdict(row.password) == nil)
    }

    /// Most of these are in no list.
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
        #expect([.word, .commonWord, .commonPassword].contains(estimate.weakness), "\(word)")
        // Common suffixes, a capital or two replaced letters do not make a word strong.
        #expect(self.estimate(word + "1").score <= 2, "\(word)")
        #expect(self.estimate(word + "2026").score <= 2, "\(word)")
        #expect(self.estimate(word.uppercased()).score <= 1, "\(word)")
    }

    @Test(
        arguments: [
            ("Sommer2026", 2), ("fortnite12", 2), ("contraseña", 1), ("str4wb3rry", 1),
            ("Tr0ub4dor&3", 2), ("volleyball!", 2), ("FRÜHSTÜCK", 1),
            ("d3pr3ci@ti0n!", 2), ("h0m0g3n30us!", 1), ("@nc3str4l!", 2), ("armstrong2014", 1),
            ("schmidt1971", 1), ("Greyhounds86", 2), ("newyork1", 1), ("12qwaszx", 1),
            ("qweasdzxc", 1), ("1029384756", 1), ("4815162342", 1), ("ghbdtnbr", 1),
            ("ncc1701d", 1), ("rush2112", 1), ("z1x2c3v4", 1), ("vkontakte", 1),
        ] as [(String, Int)])
    func wordsWithMore(_ row: (password: String, most: Int)) {
        #expect(estimate(row.password).score <= row.most, "\(row.password)")
    }

    @Test(
        arguments: [
            "correct horse battery staple", "correcthorsebatterystaple",
            "CorrectHorseBatteryStaple",
            "tulip vase rowing ember", "tulipvaserowingember", "TulipVaseRowingEmber",
            "apfel brücke nebel zange", "mesa-verano-piedra-lluvia", "xk7fq2vmzpw", "vq8hzt4wkdj",
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
        // Everyday runs try a quarter of the texts; the share of those that are found varies more there.
        let letters = (0..<(Laws.areMany ? 2_000 : 500)).filter { _ in
            estimate(random(small, 12)).score < 4
        }
        #expect(letters.count <= (Laws.areMany ? 100 : 40))
        let count = Laws.areMany ? 1_000 : 250
        let mixed = (0..<count).filter { _ in
            estimate(random(small + small.uppercased() + "0123456789", 12)).score < 4
        }
        #expect(mixed.count <= (Laws.areMany ? 10 : 8))
        // Digits separate words, so short words are found more often.
        let digits = (0..<count).filter { _ in
            estimate(random(small + "0123456789", 12)).score < 4
        }
        #expect(digits.count <= (Laws.areMany ? 80 : 35))
    }

    @Test func pairsOfLetters() {
        func isWord(_ text: String) -> Bool {
            var shape = WordShape()
            return text.unicodeScalars.allSatisfy { shape.take($0.value) } && shape.isWord
        }
        #expect(isWord("otter") && isWord("strengthen") && isWord("quintal"))
        // Too short, an impossible pair, no vowels, too many consonants, too many rare pairs.
        for text in ["otte", "otqer", "sprrt", "obstrnge", "awuhow", "rugby"] {
            #expect(!isWord(text), "\(text)")
        }
        // The neighbours of the letters are none.
        for scalar in ["`", "{"] as [Unicode.Scalar] {
            var shape = WordShape()
            let isTaken = shape.take(scalar.value)
            #expect(!isTaken)
        }
        #expect(WordShape.guesses(5) >= 1e3 && WordShape.guesses(14) < 1e6)
        #expect(WordShape.guesses(20) >= 1e10)
        // Nothing is replaced and nothing capitalized, so an attacker needs no more guesses than there are words.
        #expect(isWord("quintalor"))
        #expect(estimate("quintalor").guesses < WordShape.guesses(9) * 1.5)
        #expect(estimate("quintalor").guesses > WordShape.guesses(8))
    }

    /// A year of two digits is in the 20th or 21st century, first or last.
    @Test(
        arguments: [
            (31, 1, 50, 2050), (31, 1, 51, 1951), (1, 31, 24, 2024), (99, 12, 31, 1999),
            (50, 12, 31, 2050), (1, 1, 2050, 2050), (1999, 31, 12, 1999), (1, 1, 2051, nil),
            (32, 32, 24, nil),
        ] as [(Int, Int, Int, Int?)])
    func yearsOfDates(_ row: (first: Int, second: Int, third: Int, year: Int?)) {
        #expect(PasswordScalars.year(row.first, row.second, row.third) == row.year)
    }

    /// The limits of zxcvbn, with its tolerance of five guesses.
    @Test func scores() {
        for (score, limit) in [1e3, 1e6, 1e8, 1e10].enumerated() {
            #expect(PasswordEstimate.score(of: limit + 4) == score)
            #expect(PasswordEstimate.score(of: limit + 5) == score + 1)
        }
        #expect(PasswordEstimate.score(of: 0) == 0 && PasswordEstimate.score(of: .infinity) == 4)
    }

    @Test func longerIsNeverWeaker() {
        var numbers = SeededNumbers(seed: 63)
        let parts = ["password", "1", "!", "abc", "qwer", "2026", "x", "Z", "aaa", "é", "k9"]
        for _ in Laws.rounds(150) {
            var password = ""
            var score = 0
            for _ in 0..<6 {
                password += parts[numbers.below(parts.count)]
                let longer = estimate(password)
                // The longer text may itself be in a list, such as `password1`. Where it completes a repetition, parts
                // that were guessed one by one are one part.
                #expect(longer.score >= score - 1 || longer.weakness == .repeats, "\(password)")
                score = longer.score
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

    @Test func nothingOfThePasswordIsReported() throws {
        let harness = try ValidatorHarness([.passwordStrength(min: 3)])
        let issue = try #require(harness.issues(#""Password1!""#).first)
        #expect(issue.code == .passwordStrength)
        #expect(issue.parameters.pairs.map(\.name).sorted() == ["actual", "min", "reason"])
        #expect(harness.verdict("Password1!") == "passwordStrength.commonPassword")
        #expect(
            harness.sentence("qwertyuiop[]")
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
            return KeyboardLayout.all[0].step(from: keys[0], to: keys[1]) != nil
        }
        for pair in ["qw", "wq", "qa", "aq", "1q", "q2", "sx", "zs", "p[", "#$", "Aq", "l;"] {
            #expect(isBeside(pair), "\(pair)")
        }
        for pair in [
            "qq", "qe", "az0".prefix(1) + "x", "q3", "1a", "é1", "a ", "\u{80}a", "a\u{80}",
            "\u{7F}a",
        ] {
            #expect(!isBeside(String(pair)), "\(pair)")
        }
    }

    @Test func otherKeyboards() {
        func steps(_ layout: Int, _ text: String) -> [Int?] {
            let keys = text.unicodeScalars.map(\.value)
            return zip(keys, keys.dropFirst()).map {
                KeyboardLayout.all[layout].step(from: $0, to: $1)
            }
        }
        #expect(steps(1, "aoeu") == [1, 1, 1] && steps(1, "',.p") == [1, 1, 1])
        // Back and forth are two directions, as are both neighbours in the row above and in the row below.
        #expect(steps(0, "sdsesz") == [1, 0, 3, 5, 5] && steps(0, "swsx") == [2, 4, 4])
        #expect(
            steps(2, "7412") == [4, 4, 1] && steps(2, "159") == [3, 3] && steps(2, "357") == [6, 6])
        #expect(steps(2, "10.3") == [7, 1, 2] && steps(3, "9-+") == [1, 4])
        // Digits are in one row of a keyboard, and in three of a pad.
        #expect(steps(0, "159") == [nil, nil] && steps(0, "qaz") == [4, 4])
        // A pad has more neighbours for each key, so a walk takes more guesses although there are
        // fewer keys.
        #expect(KeyboardLayout.all[0].walks(length: 3, turns: 1) == 94 * 4.6 * 2)
        #expect(
            KeyboardLayout.all[2].isShifted(0x2A) == false && KeyboardLayout.all[0].isShifted(0x2A))
        #expect(!KeyboardLayout.all[0].isShifted(0x80))
    }

    @Test func gradesAreThoseOfZxcvbn() {
        var rows = 0
        var near = 0
        var same = 0
        for row in PasswordGrades.table.split(separator: "\n") {
            let (grade, password) = (Int(row.prefix(1)) ?? -9, String(row.dropFirst(2)))
            let own = estimate(password).score
            rows += 1
            near += abs(own - grade) <= 1 ? 1 : 0
            same += own == grade ? 1 : 0
        }
        #expect(rows == 400)
        #expect(near * 100 >= rows * 97, "\(near)")
        #expect(same * 100 >= rows * 90, "\(same)")
    }

    @Test func noCommonPasswordIsStrongerThanOne() {
        let passwords = PasswordGrades.common.split(separator: " ")
        #expect(passwords.count == 300)
        for password in passwords { #expect(estimate(String(password)).score <= 1, "\(password)") }
    }

    @Test func theTableOfWordsIsSmallAndSeldomWrong() {
        let cells = CommonWordTable.cells.utf8
        #expect(
            cells.count == Int(CommonWordTable.segments + 3) * 1024 * 3 && cells.count < 300_000)
        #expect(cells.allSatisfy { (35..<127).contains($0) })
        var numbers = SeededNumbers(seed: 92)
        var found = 0
        for _ in Laws.rounds(50_000, share: 3) {
            var forwards = CommonWords.Hashes()
            var backwards = CommonWords.Hashes()
            let text = (0..<9).map { _ in UInt32(0x61 + numbers.below(26)) }
            text.forEach { forwards.take($0) }
            text.reversed().forEach { backwards.take($0) }
            #expect(forwards.backwards == backwards.forwards)
            if CommonWords.entry(forwards.forwards) != nil { found += 1 }
        }
        // Two matches are expected by chance in 50,000 texts.
        #expect(found <= 10 * Laws.factor)
    }

    @Test func repetitionsAreGradedByWhatIsRepeated() {
        #expect(estimate("gdlwpzyf").guesses * 2 + 1 == estimate("gdlwpzyfgdlwpzyf").guesses)
        #expect(estimate("kkkkkkkkkkkkkkkkkkkk").score == 0)
        // Nested repetitions.
        #expect(estimate("aabaabxaabaabx").score <= estimate("aabaabx").score + 1)
        let deep = (0..<6).reduce("q7") { text, at in
            text + text + String("xyzwvu".dropFirst(at).prefix(1))
        }
        #expect(estimate(deep).score <= 4)
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .passwordStrength(min: 5)) == [.badParameter])
        #expect(ValidatorHarness.problems(.text, .passwordStrength(min: -1)) == [.badParameter])
        #expect(ValidatorHarness.suitable(.passwordStrength(min: 3)) == [.text])
    }
}
