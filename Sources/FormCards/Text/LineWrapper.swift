/// Breaks text into lines, cluster by cluster.
struct LineWrapper {
    private let text: String
    private let limit: Int
    private var lines: [DisplayText] = []
    /// The current line, without the pending spaces and the pending word.
    private var line = ""
    private var lineWidth = 0
    private var spaces = 0
    private var word: [CellClusters.Cluster] = []
    private var wordWidth = 0

    init(text: String, limit: Int) {
        self.text = text
        self.limit = limit
    }

    mutating func append(_ cluster: CellClusters.Cluster) {
        if text.utf8[cluster.range].elementsEqual([0x20]) {
            placeWord()
            spaces += 1
        } else {
            word.append(cluster)
            wordWidth += cluster.width
        }
    }

    mutating func finish() -> [DisplayText] {
        placeWord()
        if !line.isEmpty || lines.isEmpty { endLine() }
        return lines
    }

    private mutating func placeWord() {
        guard !word.isEmpty else { return }
        if lineWidth + spaces + wordWidth <= limit {
            line += String(repeating: " ", count: spaces)
            lineWidth += spaces
        } else if !line.isEmpty {
            endLine()
        }
        spaces = 0
        for cluster in word { place(cluster) }
        word.removeAll(keepingCapacity: true)
        wordWidth = 0
    }

    private mutating func place(_ cluster: CellClusters.Cluster) {
        guard cluster.width > limit else {
            place(text[cluster.range], cells: cluster.width)
            return
        }
        // A cluster has no maximum length; a chain of Hangul initials is one cluster.
        for unit in CellUnits(text[cluster.range].unicodeScalars) {
            if unit.width > limit {
                place("?", cells: 1)
            } else {
                place(text[unit.range], cells: unit.width)
            }
        }
    }

    private mutating func place(_ piece: Substring, cells: Int) {
        if lineWidth + cells > limit { endLine() }
        line += piece
        lineWidth += cells
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
