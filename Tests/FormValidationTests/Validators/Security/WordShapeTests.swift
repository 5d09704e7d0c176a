import Testing

@testable import FormValidation

/// Texts of the pairs `an` and `na`, which are frequent, and `aa`, which is not; and texts of few
/// vowels.
@Suite struct WordShapeTests {
    private func read(_ text: String) -> WordShape? {
        var shape = WordShape()
        return text.unicodeScalars.allSatisfy { shape.take($0.value) } ? shape : nil
    }

    private func alternating(_ count: Int) -> String {
        String(String(repeating: "an", count: count).prefix(count))
    }

    @Test func lengths() throws {
        for count in 1...24 {
            let shape = try #require(read(alternating(count)))
            #expect(shape.count == count)
            #expect(shape.isWord == (count >= 5), "\(count)")
            #expect(shape.isWordAmongLetters == (9...14).contains(count), "\(count)")
            for replaced in 0...7 {
                let isAllowed = replaced == 0 || (count >= 8 && replaced <= count / 4)
                #expect(shape.allows(replaced: replaced) == isAllowed, "\(count) \(replaced)")
            }
        }
    }

    /// Below nine letters, one of eight may be a seldom pair, and one of four from there on.
    @Test(arguments: [
        ("anaan", 1), ("anaanan", 1), ("anaanana", 1), ("aanaanan", 2), ("anaananan", 1),
        ("anaanaana", 2), ("aanaanaan", 3), ("aanaanaanan", 3), ("aanaanaanana", 3),
        ("aanaanaanaan", 4), ("aanaanaanaananan", 4),
    ])
    func seldomPairs(_ row: (text: String, seldom: Int)) throws {
        let shape = try #require(read(row.text))
        let count = row.text.count
        #expect(shape.isWord == (row.seldom <= count / (count < 9 ? 8 : 4)), "\(row)")
        #expect(!shape.isWordAmongLetters && !shape.allows(replaced: 1), "\(row)")
    }

    @Test func everyVowel() throws {
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            let isWord = read("tr\(letter)st")?.isWord ?? false
            #expect(isWord == "aeiouy".contains(letter), "\(letter)")
        }
        // One of five letters is a vowel.
        for (text, isWord) in [
            ("shtra", true), ("shtras", false), ("shtrast", false), ("shtrasta", true),
        ] {
            let shape = try #require(read(text))
            #expect(shape.isWord == isWord, "\(text)")
        }
    }

    /// At most four consonants follow each other, where some pairs are one.
    @Test func consonantsInTurn() {
        #expect(read("arstra") != nil && read("arsts") != nil && read("arstst") == nil)
        #expect(read("rstra") != nil && read("rstst") == nil)
        for letter in "abcdefghijklmnopqrstuvwxyz" where !"aeiouyh".contains(letter) {
            #expect((read("ars\(letter)hr") != nil) == "cgpst".contains(letter), "\(letter)")
        }
    }

    @Test func guesses() {
        var expected = 6_000.0
        for length in 5...WordShape.longest + 1 {
            if length > 5 { expected *= length <= 14 ? 1.5 : 6 }
            #expect(WordShape.guesses(length) == expected, "\(length)")
            // Longer words are not searched, because they have the highest score.
            #expect((expected >= PasswordEstimate.limits[3]) == (length > WordShape.longest))
        }
    }
}
