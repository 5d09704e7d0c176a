import Testing

@testable import FormValidation

@Suite struct PasswordScalarsTests {
    private func scalars(_ text: String) -> PasswordScalars { PasswordScalars(text.utf8.span) }

    /// ASCII digits and letters, and the letters of Latin-1 and Latin Extended-A with their case;
    /// scalars above, of any script, count as letters without case.
    @Test func kindsOfEveryScalar() throws {
        for value in (UInt32(1)...0x250).filter({ !(0xD800...0xDFFF).contains($0) }) {
            let scalar = try #require(Unicode.Scalar(value))
            // No combining accents: they are not stored behind a letter only.
            let read = scalars(String(Character(scalar)))
            let isAccented = (0xC0...0x17F).contains(value)
            let isASCII = value < 0x80
            let isCapital = (isASCII || isAccented) && scalar.properties.isUppercase
            let isSmall = (isASCII || isAccented) && scalar.properties.isLowercase
            #expect(read.count == 1 && read[0] == value)
            #expect(read.isCapital(0) == isCapital, "\(scalar)")
            #expect(read.isSmall(0) == isSmall, "\(scalar)")
            let kind: PasswordScalars.Kind? =
                value >= 0xC0
                ? .other
                : isASCII && scalar.properties.numericType == .decimal
                    ? .digit : isCapital ? .capital : isSmall ? .small : nil
            #expect(read.kind(0) == kind, "\(scalar)")
            #expect(read.isLetter(0) == (kind != nil && kind != .digit), "\(scalar)")
            #expect(
                read.isDateSign(0) == "\t\n\u{B}\u{C}\r -./\\_".unicodeScalars.contains(scalar),
                "\(scalar)")
            #expect(
                read.beginsASequence(0) == "aAzZ019".unicodeScalars.contains(scalar), "\(scalar)")
        }
    }

    /// An accent behind a letter is ignored, and no other scalar is.
    @Test(arguments: [
        ("e\u{300}", 1), ("e\u{36F}", 1), ("e\u{301}\u{302}", 1), ("e\u{2FF}", 2), ("e\u{370}", 2),
        ("1\u{301}", 2), ("\u{301}", 1), ("\u{301}e", 2), ("e1\u{301}", 3), ("-\u{301}", 2),
    ])
    func accents(_ row: (text: String, count: Int)) {
        #expect(scalars(row.text).count == row.count)
    }

    /// A run begins at either end, beside a digit or sign, and before a capital behind another
    /// letter.
    @Test(arguments: ["|ab|C|1|d|-|Éé", "|ABc|D|", "|a|1|2|b|", "|aé|É|"])
    func runsOfLetters(_ marked: String) {
        let text = marked.filter { $0 != "|" }
        var starts: Set<Int> = []
        var count = 0
        for character in marked {
            if character == "|" { starts.insert(count) } else { count += 1 }
        }
        let read = scalars(text)
        for index in 0...count where index == 0 || index == count || read.isLetter(index) {
            let begins = read.beginsALetterRun(index)
            #expect(begins == (starts.contains(index) || index == count), "\(text) \(index)")
        }
    }

    @Test func numbersOfDigits() {
        let read = scalars("0a12305")
        let rows: [(start: Int, length: Int, limit: Int, number: Int?)] = [
            (0, 1, 7, 0), (0, 2, 7, nil), (1, 1, 7, nil), (2, 1, 7, 1), (2, 2, 7, 12),
            (2, 4, 7, 1230), (3, 4, 7, 2305), (3, 4, 6, nil), (3, 3, 6, 230), (4, 4, 7, nil),
        ]
        for row in rows {
            #expect(
                read.number(row.start, row.length, before: row.limit) == row.number, "\(row)")
        }
    }

    /// The year is the number from 1000 to 2050, last or first, or else one of two digits.
    ///
    /// The others are day and month in either order.
    @Test func yearsOfDates() {
        let values = [0, 1, 2, 12, 13, 31, 32, 50, 51, 99, 100, 999, 1000, 1999, 2050, 2051, 9999]
        func isDay(_ one: Int, _ other: Int) -> Bool {
            1 <= min(one, other) && min(one, other) <= 12 && max(one, other) <= 31
        }
        func century(_ year: Int) -> Int { year + (year <= 50 ? 2000 : 1900) }
        for first in values {
            for second in values {
                for third in values {
                    let expected: Int?
                    let isLong = [first, third].contains { (1000...2050).contains($0) }
                    if isLong, (1000...2050).contains(third) {
                        expected = isDay(first, second) ? third : nil
                    } else if isLong {
                        expected = isDay(third, second) ? first : nil
                    } else if first > 99 || third > 99 {
                        expected = nil
                    } else if isDay(first, second) {
                        expected = century(third)
                    } else {
                        expected = isDay(second, third) ? century(first) : nil
                    }
                    #expect(
                        PasswordScalars.year(first, second, third) == expected,
                        "\(first) \(second) \(third)")
                }
            }
        }
    }

    @Test func readingsThatAreNeeded() {
        let texts = [
            "abc", "a1c", "a|c", "a7c", "17", "|7", "0x30", "6", "2", "8", "{", "}",
        ]
        for text in texts {
            let hasOne = text.contains { "1|".contains($0) }
            let hasSeven = text.contains("7")
            let needed: [LetterReading: Bool] = [
                .plain: true, .oneIsI: true, .oneIsL: hasOne, .sevenIsL: hasSeven,
                .oneAndSevenAreL: hasOne && hasSeven,
            ]
            for reading in LetterReading.allCases {
                #expect(scalars(text).needs(reading) == needed[reading], "\(text) \(reading)")
            }
        }
    }
}
