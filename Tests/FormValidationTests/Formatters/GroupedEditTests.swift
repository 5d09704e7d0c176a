import FormModel
import FormValidation
import TestSupport
import Testing

/// Properties of the edits of all formatters, for random keys.
@Suite struct GroupedEditTests {
    struct Subject: Sendable, CustomTestStringConvertible {
        let formatter: any InputFormatter
        let separators: Set<Character>
        let keys: [String]
        var testDescription: String { formatter.name }
    }

    static let subjects = [
        Subject(
            formatter: .zipcode, separators: ["-", " "],
            keys: ["x", "-", "12345-6789", "é", "\u{301}"]),
        Subject(
            formatter: .ssn, separators: ["-", " "],
            keys: ["x", "-", " ", "123-45-6789", "👩‍👩‍👧", "\u{200D}"]),
        Subject(
            formatter: .phone, separators: ["-", " ", "(", ")", ".", "/"],
            keys: ["+", "(", ")", " ", "-", ".", "/", "x", "(555) 123-4567", "1", "+44 20"]),
        Subject(
            formatter: .currency("USD", maxLength: 9), separators: [","],
            keys: [",", ".", "$", "-", "x", "U", " ", "$1,234.50", "🇺", "🇸"]),
        Subject(
            formatter: .currency("JPY"), separators: [","], keys: [",", ".", "¥", "J", "1,000"]),
    ]

    /// The text of a plain editor, without separators.
    private static func kept(_ text: String, _ subject: Subject) -> String {
        String(text.filter { !subject.separators.contains($0) })
    }

    /// Apart from separators, every key has the effect of a plain editor.
    ///
    /// A deletion removes the significant character next to the caret, or only a separator in a
    /// text that is not laid out.
    @Test(arguments: subjects, [1, 2, 3, 4] as [UInt64])
    func losesNothing(subject: Subject, seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var state = Marked("")
        for _ in Laws.rounds(40) {
            let digit = String(Int.random(in: 0...9, using: &numbers))
            let key =
                switch Int.random(in: 0..<10, using: &numbers) {
                case 0, 1: subject.keys.randomElement(using: &numbers) ?? digit
                case 2, 3, 4: "<"
                case 5: ">"
                default: digit
                }
            if Int.random(in: 0..<6, using: &numbers) == 0 {
                let caret = Int.random(in: 0...state.text.count, using: &numbers)
                state = Marked(EditedText(text: state.text, caret: caret))
            }
            let left = String(state.text.prefix(state.caret))
            let right = String(state.text.dropFirst(state.caret))
            let before = state
            state = press(key, in: state, of: subject.formatter)
            let now = Self.kept(state.text, subject)
            let note = "\(before) \(key) \(state)"
            #expect((0...state.text.count).contains(state.caret), "\(note)")
            // Combining characters may merge with their neighbours.
            let isPlain = (left + key + right).utf8.allSatisfy { $0 < 0x80 }
            let keptLeft = Self.kept(left, subject)
            let keptRight = Self.kept(right, subject)
            var allowed = [keptLeft + "|" + keptRight]
            switch key {
            case "<":
                let onlySeparator = left.last.map(subject.separators.contains) ?? true
                if !onlySeparator { allowed = [] }
                allowed.append(keptLeft.dropLast() + "|" + keptRight)
            case ">":
                let onlySeparator = right.first.map(subject.separators.contains) ?? true
                if !onlySeparator { allowed = [] }
                allowed.append(keptLeft + "|" + keptRight.dropFirst())
            default:
                allowed = [Self.kept(left + key, subject) + "|" + keptRight]
                #expect(now == Self.kept(left + key + right, subject), "\(note)")
            }
            if isPlain {
                let leftNow = Self.kept(String(state.text.prefix(state.caret)), subject)
                let rightNow = Self.kept(String(state.text.dropFirst(state.caret)), subject)
                #expect(allowed.contains(leftNow + "|" + rightNow), "\(note)")
            }
            if state.text.count > 24 { state = Marked("") }
        }
    }

    @Test(arguments: subjects, [5, 6] as [UInt64])
    func backspacingEmptiesEveryText(subject: Subject, seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in Laws.rounds(20) {
            var state = Marked("")
            var isOnlyDigits = true
            for _ in 0..<Int.random(in: 1...14, using: &numbers) {
                var key = String(Int.random(in: 0...9, using: &numbers))
                if Int.random(in: 0..<4, using: &numbers) == 0 {
                    key = subject.keys.randomElement(using: &numbers) ?? key
                    isOnlyDigits = false
                }
                state = press(key, in: state, of: subject.formatter)
            }
            let typed = state
            let significant = Self.kept(state.text, subject).count
            // The caret stops at separators that were typed, but not at those of the formatter.
            let isLaidOut = isOnlyDigits && significant <= 9 && typed.text.first != "0"
            var steps = 0
            while !state.text.isEmpty, steps <= typed.text.count {
                state = press("<", in: state, of: subject.formatter)
                steps += 1
                #expect(state.caret == state.text.count, "\(typed): \(state)")
            }
            #expect(state.text.isEmpty)
            #expect(steps <= (isLaidOut ? significant : typed.text.count), "\(typed)")
        }
    }

    @Test(arguments: subjects, [7, 8] as [UInt64])
    func typingAtTheEndStaysAtTheEnd(subject: Subject, seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in Laws.rounds(20) {
            var state = Marked("")
            for _ in 0..<16 {
                let digit = String(Int.random(in: 0...9, using: &numbers))
                state = press(digit, in: state, of: subject.formatter)
                #expect(state.caret == state.text.count, "\(state)")
            }
        }
    }

    /// A text has the same meaning typed, pasted and laid out.
    @Test(arguments: subjects, (Laws.areMany ? [9, 10, 11] : [9]) as [UInt64])
    func layingOutChangesNoMeaning(subject: Subject, seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let formatter = subject.formatter
        var understood = 0
        for _ in Laws.rounds(200) {
            let size = [4, 5, 9, 10, 11].randomElement(using: &numbers) ?? 5
            var text = ""
            for at in 0..<size {
                text += String(Int.random(in: at == 0 ? 1...9 : 0...9, using: &numbers))
                guard Int.random(in: 0..<12, using: &numbers) == 0, at + 1 < size else { continue }
                text += subject.keys.randomElement(using: &numbers) ?? ""
            }
            guard case .success(let canonical) = formatter.parse(text) else { continue }
            understood += 1
            #expect(formatter.keepsLaws(canonical), "\(text)")
            let pasted = press(text, in: Marked(""), of: formatter)
            #expect(formatter.outcome(pasted.text) == canonical, "\(text) \(pasted)")
            let typed = typing(text, in: formatter).last ?? ""
            #expect(formatter.outcome(typed) == canonical, "\(text) \(typed)")
        }
        #expect(understood > Laws.cases(50))
    }

    /// A caret outside the text is moved into it.
    @Test(arguments: subjects)
    func takesAnyCaret(subject: Subject) {
        for caret in [-1, 3, .max, .min] {
            for change in [TextEdit.Change.insert("1"), .deleteBackward, .deleteForward] {
                let edited = subject.formatter.edit(
                    TextEdit(text: "12", caret: caret, change: change))
                #expect((0...edited.text.count).contains(edited.caret))
            }
        }
    }

    /// Hostile texts are refused in linear time.
    @Test(arguments: subjects)
    func refusesHostileTexts(subject: Subject) {
        let size = Laws.areMany ? 200_000 : 15_000
        for piece in ["1", "0", ",", "-", " ", "(", "\u{301}", "$", "1,", "+", "é", "🇺"] {
            let text = String(repeating: piece, count: size)
            if piece == "0", subject.formatter.valueTypes.contains(.decimal) { continue }
            var canonical: [UInt8] = [1, 2, 3]
            #expect(subject.formatter.parse(text.utf8.span, into: &canonical) != nil, "\(piece)")
            #expect(canonical == [1, 2, 3])
        }
        let marks = "5" + String(repeating: "\u{301}\u{323}", count: size / 10)
        let edited = subject.formatter.edit(TextEdit(text: marks, caret: 1, change: .insert("1")))
        #expect(edited.text.utf8.count == marks.utf8.count + 1)
    }
}
