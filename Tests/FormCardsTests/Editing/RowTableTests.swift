import TestSupport
import Testing

@testable import FormCards

@Suite struct RowTableTests {
    private static let cells: [Character: Int] = [
        "a": 1, "é": 1, " ": 1, "~": 1, "漢": 2, "\t": 4,
    ]

    /// The rows of a text as numbers of characters, by trying every length of a row.
    private static func rows(of text: [Character], width: Int) -> [(count: Int, endsLine: Bool)] {
        let limit = max(1, width - 1)
        func isBlank(_ index: Int) -> Bool { text[index] == " " || text[index] == "\t" }
        /// Whether the characters fit into a row: the first one always, and a blank into the cell of the caret.
        func fits(_ range: Range<Int>) -> Bool {
            var sum = 0
            return range.allSatisfy { index in
                sum += cells[text[index]] ?? 0
                return index == range.lowerBound || sum <= limit + (isBlank(index) ? 1 : 0)
            }
        }
        var rows: [(count: Int, endsLine: Bool)] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: "\n") ?? text.count
            if fits(start..<end) {
                let endsLine = end < text.count
                rows.append((end - start + (endsLine ? 1 : 0), endsLine))
            } else {
                let longest = (start + 1...end).last { fits(start..<$0) } ?? end
                let word = (start..<longest).last(where: isBlank).map { $0 + 1 } ?? longest
                rows.append(((isBlank(longest) ? longest : word) - start, false))
            }
            start += rows.last?.count ?? 1
        }
        if text.isEmpty || text.last == "\n" { rows.append((0, false)) }
        return rows
    }

    /// A word that was too wide for the rest of a row may fit, when the character that begins the row after it is changed.
    @Test func theFirstCharacterOfARowBelongsToTwoRowsBefore() {
        var buffer = TextBuffer()
        buffer.replace(0..<0, with: Array(" a漢 b"))
        var table = RowTable(buffer, width: 3)
        #expect(table.rows.map(\.count) == [1, 1, 2, 1])
        buffer.replace(2..<3, with: [])
        table.update(DirtyRange(start: 2, oldCount: 1, newCount: 0), buffer)
        #expect(table.rows.map(\.count) == [3, 1])
    }

    /// After any changes the table has the rows of the text, and finds each place in them.
    @Test(arguments: [1, 2, 3, 5, 6, 9]) func rowsAreThoseOfTheText(_ width: Int) {
        var random = SeededNumbers(seed: UInt64(width))
        let letters = Array("aaaaé~漢   \t\n\n")
        var text: [Character] = []
        var buffer = TextBuffer()
        var table = RowTable(buffer, width: width)
        for round in Laws.rounds(250) {
            let start = random.below(text.count + 1)
            let old = min(random.below(8), text.count - start)
            let new = (0..<random.below(text.count > 60 ? 4 : 9)).map { _ in
                letters[random.below(letters.count)]
            }
            text.replaceSubrange(start..<start + old, with: new)
            buffer.replace(start..<start + old, with: new)
            table.update(
                DirtyRange(start: start, oldCount: old, newCount: new.count), buffer)
            if round.isMultiple(of: 50) { table = RowTable(buffer, width: width) }
            let rows = Self.rows(of: text, width: width)
            let isSame =
                table.rows.count == rows.count
                && zip(table.rows, rows).allSatisfy {
                    $0.count == $1.count && $0.endsLine == $1.endsLine
                }
            guard isSame else {
                Issue.record("\(String(text)) \(table.rows) instead of \(rows)")
                return
            }
            #expect(table.lineEnds == text.count { $0 == "\n" })
            var starts = [0]
            for row in rows { starts.append(starts[starts.count - 1] + row.count) }
            for index in [random.below(text.count + 1), random.below(text.count + 1)] {
                let place = table.place(of: index)
                let row = rows.indices.last { starts[$0] <= index } ?? 0
                #expect(place.row == row && place.start == starts[row], "\(index)")
                let distance = random.below(9) - 4
                let moved = table.place(place, movedBy: distance)
                let target = max(0, min(rows.count - 1, row + distance))
                #expect(moved.row == target && moved.start == starts[target], "\(distance)")
                let end = starts[row] + rows[row].count - (rows[row].endsLine ? 1 : 0)
                #expect(table.shown(place) == starts[row]..<end)
            }
        }
    }

    @Test func aTabIsShownAsSpaces() {
        #expect(RowTable.shown("a\tb\t").string == "a    b    ")
        #expect(RowTable.shown("a b").string == "a b")
        for (character, cells) in Self.cells { #expect(RowTable.cells(of: character) == cells) }
        for byte in UInt8(0x20)...0x7E {
            #expect(RowTable.cells(of: Character(Unicode.Scalar(byte))) == 1)
        }
    }

    // MARK: Text areas

    /// The arrows lead to the character of the next row that is at the cell of the caret, or to the end of the row; a row
    /// that is broken ends before its last character.
    @Test(arguments: [4, 7]) func arrowsKeepTheCell(_ width: Int) {
        let text = "aa é漢漢\na\t~aa\n\naaaaaa 漢 aaa漢 a\n"
        let characters = Array(text)
        let rows = Self.rows(of: characters, width: width)
        var starts = [0]
        for row in rows { starts.append(starts[starts.count - 1] + row.count) }
        func cells(_ range: Range<Int>) -> Int {
            range.reduce(0) { $0 + (Self.cells[characters[$1]] ?? 0) }
        }
        for caret in 0...characters.count {
            let row = rows.indices.last { starts[$0] <= caret } ?? 0
            let column = cells(starts[row]..<caret)
            for (key, step) in [(Key.up, -1), (Key.down, 1)] {
                var editor = TextAreaEditor(text, width: width, height: 40)
                for _ in caret..<characters.count { _ = editor.apply(.left) }
                let outcome = editor.apply(key)
                guard rows.indices.contains(row + step) else {
                    #expect(outcome == .notMine && editor.caret == caret)
                    continue
                }
                let (start, next) = (starts[row + step], rows[row + step])
                let isBroken = !next.endsLine && row + step + 1 < rows.count
                let last = start + next.count - (next.endsLine || isBroken ? 1 : 0)
                let target = (start...max(start, last)).last { cells(start..<$0) <= column }
                #expect(outcome == .moved && editor.caret == target, "\(caret) \(key)")
            }
        }
    }
}
