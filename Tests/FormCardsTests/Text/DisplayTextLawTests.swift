import TestSupport
import Testing

@testable import FormCards

/// Properties for every text, tested with hostile random texts.
@Suite struct DisplayTextLawTests {
    private static let rounds = Laws.rounds(60)

    @Test func `No forbidden scalar is left`() {
        var soup = ScalarSoup(seed: 1)
        for _ in Self.rounds {
            let bytes = soup.bytes()
            let shown = DisplayText(decoding: bytes)
            let scalars = Array(shown.string.unicodeScalars)
            let forbidden = scalars.indices.first { !isAllowed(at: $0, of: scalars) }
            #expect(forbidden == nil, "\(bytes) -> \(shown.string.debugDescription)")
        }
    }

    @Test func `Cleaning twice is cleaning once`() {
        var soup = ScalarSoup(seed: 2)
        for _ in Self.rounds {
            let shown = DisplayText(decoding: soup.bytes())
            expectClean(shown)
        }
    }

    @Test func `Well-formed bytes are shown as their string is`() {
        var soup = ScalarSoup(seed: 3)
        for _ in Self.rounds {
            let text = soup.text()
            #expect(DisplayText(decoding: Array(text.utf8)) == DisplayText(text))
        }
    }

    @Test func `No character carries more than thirty scalars`() {
        var soup = ScalarSoup(seed: 4)
        for _ in Laws.rounds(300) {
            let piled = (0..<6).map { _ in soup.text() }.joined()
            var run = 0
            var longest = 0
            for scalar in DisplayText("e" + piled).string.unicodeScalars {
                run = scalar.properties.generalCategory.isMark ? run + 1 : 0
                longest = max(longest, run)
            }
            #expect(longest <= 30)
        }
    }

    @Test func `The width of parts is the width of the whole`() {
        var soup = ScalarSoup(seed: 5)
        for _ in Self.rounds {
            let first = DisplayText(soup.text())
            let second = DisplayText(soup.text())
            let whole = first + " " + second
            #expect(whole.width == first.width + 1 + second.width)
            expectClean(whole)
            expectClean(first + second)
            #expect(CellClusters(first).reduce(0) { $0 + $1.width } == first.width)
        }
    }

    @Test func `Padding reaches the width and cutting keeps it`() {
        var soup = ScalarSoup(seed: 6)
        for _ in Self.rounds {
            let text = DisplayText(soup.text())
            let cells = soup.number(below: 60)
            for alignment in Alignment.allCases {
                let padded = text.padded(to: cells, alignment: alignment)
                #expect(padded.width == max(text.width, cells))
                expectClean(padded)
            }
            let cut = text.truncated(to: cells)
            #expect(cut.width <= cells)
            #expect(text.width > cells || cut == text)
            expectClean(cut)
        }
    }

    @Test func `A wrapped line is never too wide and nothing is lost`() {
        var soup = ScalarSoup(seed: 7)
        for _ in Self.rounds {
            let text = DisplayText(soup.text() + " " + soup.text())
            // A character may have thirty marks of one cell each, and is dropped if it does not
            // fit.
            let roomy = 33 + soup.number(below: 30)
            for width in [1, 2, 1 + soup.number(below: 30), roomy] {
                let lines = DisplayText.wrap(text, width: width)
                #expect(!lines.isEmpty)
                for line in lines {
                    #expect(line.width <= width)
                    expectClean(line)
                }
                if width == roomy {
                    #expect(visible(lines) == visible([text]))
                }
            }
        }
    }

    @Test func `A chain of any length is measured and broken in one pass`() {
        let chains = [
            "\u{1100}", "\u{628}\u{200C}", "\u{915}\u{94D}\u{200D}", "\u{915}\u{94D}", "e\u{301}",
            "👩\u{200D}", "\u{D4E}", "🇩", "\u{301}",
        ]
        for chain in chains {
            let text = DisplayText(
                String(repeating: chain, count: Laws.areMany ? 20_000 : 5_000))
            let lines = DisplayText.wrap(text, width: 40)
            #expect(lines.allSatisfy { $0.width <= 40 })
            #expect(visible(lines) == visible([text]))
        }
    }

    private func expectClean(_ text: DisplayText, sourceLocation: SourceLocation = #_sourceLocation)
    {
        let again = DisplayText(text.string)
        #expect(again == text, "\(text.string.debugDescription)", sourceLocation: sourceLocation)
        #expect(
            again.width == text.width,
            "\(text.string.debugDescription)",
            sourceLocation: sourceLocation
        )
    }

    private func visible(_ texts: [DisplayText]) -> [Unicode.Scalar] {
        // A joiner at the end of a line has no effect.
        texts.flatMap { $0.string.unicodeScalars.filter { $0 != " " && !$0.isJoiner } }
    }

    /// An independent implementation of the rules, by code points.
    private func isAllowed(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
        let scalar = scalars[index]
        let previous = index > 0 ? scalars[index - 1] : nil
        if scalar == "\u{200C}" || scalar == "\u{200D}",
            joinsLetters(scalar, scalars[..<index], scalars[(index + 1)...])
        {
            return true
        }
        return isAllowed(scalar, after: previous)
    }

    /// Whether the joiner is after a virama and before a letter of the same block, or between two
    /// letters that join.
    private func joinsLetters(
        _ joiner: Unicode.Scalar, _ before: ArraySlice<Unicode.Scalar>,
        _ after: ArraySlice<Unicode.Scalar>
    ) -> Bool {
        guard let next = after.first, next.properties.generalCategory == .otherLetter,
            let letter = before.last(where: { !$0.properties.generalCategory.isMark })
        else { return false }
        if (0x620...0x77F).contains(next.value) {
            let joinsNone: [ClosedRange<UInt32>] = [
                0x621...0x625, 0x627...0x627, 0x629...0x629, 0x62F...0x632, 0x648...0x648,
            ]
            return joiner == "\u{200C}" && (0x620...0x77F).contains(letter.value)
                && next != "\u{621}" && !joinsNone.contains { $0.contains(letter.value) }
        }
        return (0x900...0xDFF).contains(next.value) && next.value / 128 == letter.value / 128
            && before.last?.properties.canonicalCombiningClass.rawValue == 9
    }

    private func isAllowed(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5,
            0x180B...0x180F, 0x200B, 0x200C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
            0x3164, 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFE00...0xFE0D, 0xFEFF, 0xFFA0,
            0xFFF0...0xFFFB, 0xFFFE, 0xFFFF, 0x13430...0x1343F, 0x1D173...0x1D17A,
            0xE0000...0xE0FFF, 0xF0000...0x10FFFF:
            false
        case 0x200D:
            previous.map {
                $0.value == 0xFE0F || $0.value > 0xFF && $0.properties.isEmoji
                    || "©®".unicodeScalars.contains($0)
            } ?? false
        case 0xFE0E, 0xFE0F:
            previous?.properties.isEmoji ?? false
        default:
            !scalar.properties.generalCategory.isMark || (previous != nil && previous != " ")
        }
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isMark: Bool {
        self == .nonspacingMark || self == .enclosingMark || self == .spacingMark
    }
}
