/// Breaks text into lines, piece by piece.
///
/// Pieces without a place to break between them make a segment. Segments that belong together across
/// a space, such as a word and the `!` behind it in French, make a group, which is moved to the next
/// line as a whole.
struct LineWrapper {
    private let text: String
    private let limit: Int
    private var lines: [DisplayText] = []
    /// The current line, without the pending group and the spaces before it.
    private var line = ""
    private var lineWidth = 0
    private var group = PieceRun()
    private var spacesBeforeGroup = 0
    private var segment = PieceRun()
    private var spacesBeforeSegment = 0

    init(text: String, limit: Int) {
        self.text = text
        self.limit = limit
    }

    mutating func append(_ cluster: CellClusters.Cluster) {
        let piece = LinePiece(text[cluster.range], width: cluster.width)
        if piece.isSpace {
            endSegment()
            spacesBeforeSegment += 1
            return
        }
        if segment.pieces.last?.breaks(before: piece) == true { endSegment() }
        segment.append(piece)
    }

    mutating func finish() -> [DisplayText] {
        endSegment()
        placeGroup()
        if !line.isEmpty || lines.isEmpty { endLine() }
        return lines
    }

    /// Adds the segment to the group if both belong together; otherwise it begins another group.
    private mutating func endSegment() {
        guard !segment.pieces.isEmpty else { return }
        let isMark = segment.isAll(.closing)
        if spacesBeforeSegment > 0, !group.pieces.isEmpty, isMark || group.endsWithOpeningWord {
            group.append(spaces: spacesBeforeSegment, segment)
        } else {
            placeGroup()
            swap(&group, &segment)
            spacesBeforeGroup = spacesBeforeSegment
        }
        segment.removeAll()
        spacesBeforeSegment = 0
    }

    private mutating func placeGroup() {
        guard !group.pieces.isEmpty else { return }
        if lineWidth + spacesBeforeGroup + group.width <= limit {
            line += String(repeating: " ", count: spacesBeforeGroup)
            lineWidth += spacesBeforeGroup
        } else if !line.isEmpty {
            endLine()
        }
        spacesBeforeGroup = 0
        if lineWidth + group.width <= limit {
            for piece in group.pieces { place(piece) }
        } else {
            let pieces = LongGroup(group.pieces, limit: limit)
            for (index, range) in pieces.lines.enumerated() {
                if index > 0 { endLine() }
                for piece in pieces.pieces[range] { place(piece) }
            }
        }
        group.removeAll()
    }

    private mutating func place(_ piece: LinePiece) {
        line += piece.text
        lineWidth += piece.width
    }

    private mutating func endLine() {
        // A joiner at the end of a line has no effect.
        while let last = line.unicodeScalars.last, last.isJoiner {
            line.unicodeScalars.removeLast()
        }
        lines.append(DisplayText(clean: line, width: lineWidth))
        line = ""
        lineWidth = 0
    }
}

/// Pieces one behind the other, and their width.
private struct PieceRun {
    private(set) var pieces: [LinePiece] = []
    private(set) var width = 0
    /// Whether the pieces behind the last space are all opening, such as a French quotation mark before its space.
    private(set) var endsWithOpeningWord = true

    mutating func append(_ piece: LinePiece) {
        if piece.isSpace {
            endsWithOpeningWord = true
        } else if piece.kind != .opening {
            endsWithOpeningWord = false
        }
        pieces.append(piece)
        width += piece.width
    }

    mutating func append(spaces: Int, _ other: PieceRun) {
        for _ in 0..<spaces { append(LinePiece(" ", width: 1)) }
        for piece in other.pieces { append(piece) }
    }

    mutating func removeAll() {
        pieces.removeAll(keepingCapacity: true)
        width = 0
        endsWithOpeningWord = true
    }

    /// Whether all pieces have a kind.
    func isAll(_ kind: LineBreakKind) -> Bool { pieces.allSatisfy { $0.kind == kind } }
}

/// The lines of a group that is wider than a line.
///
/// A line ends, as far as there is such a place in it, at a space; else behind a part of an address in the second half
/// of the line; else where no character forbids it.
private struct LongGroup {
    private(set) var pieces: [LinePiece] = []
    /// The pieces of each line.
    private(set) var lines: [Range<Int>] = []
    private let limit: Int

    /// - Complexity: O(*n*) in the pieces: those behind a break are looked at again, which are less than a line.
    init(_ group: [LinePiece], limit: Int) {
        self.limit = limit
        for piece in group { add(piece) }
        var start = 0
        while start < pieces.count {
            let end = self.end(from: start)
            lines.append(start..<trimmed(start, end))
            start = end
            while start < pieces.count, pieces[start].isSpace { start += 1 }
        }
    }

    /// Adds a piece, or its smallest parts if it is wider than a line.
    ///
    /// A piece has no maximum length; a chain of Hangul initials is one.
    private mutating func add(_ piece: LinePiece) {
        guard piece.width > limit else { return pieces.append(piece) }
        for unit in CellUnits(piece.text.unicodeScalars) {
            pieces.append(
                unit.width > limit
                    ? LinePiece("?", width: 1)
                    : LinePiece(piece.text[unit.range], width: unit.width))
        }
    }

    /// The end of the line that begins with a piece.
    private func end(from start: Int) -> Int {
        var width = 0
        var space: Int?
        var part: Int?
        var other: Int?
        for index in start..<pieces.count {
            let piece = pieces[index]
            if index > start {
                let previous = pieces[index - 1]
                if piece.isSpace {
                    space = index
                } else if !previous.isSpace, !previous.holds(piece) {
                    other = index
                    if previous.endsPart(before: piece), 2 * width > limit { part = index }
                }
            }
            guard width + piece.width <= limit || index == start else {
                return space ?? part ?? other ?? index
            }
            width += piece.width
        }
        return pieces.count
    }

    /// The end of a line without the spaces at its end.
    private func trimmed(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start + 1, pieces[end - 1].isSpace { end -= 1 }
        return end
    }
}
