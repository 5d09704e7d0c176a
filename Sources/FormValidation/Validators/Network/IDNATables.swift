/// The unpacked tables of ``IDNATable``; they are unpacked for the first name outside ASCII.
struct IDNATables: Sendable {
    /// Bidirectional classes (Unicode Standard Annex 9) that valid scalars have.
    enum Direction: Int, Sendable {
        case leftToRight, rightToLeft, arabicLetter, arabicNumber, europeanNumber
        case europeanSeparator, commonSeparator, europeanTerminator, otherNeutral, boundaryNeutral
        case nonspacingMark
    }

    /// The joining type of a letter: the Unicode Standard, section 9.2.
    enum Joining: Int, Sendable {
        case none, left, right, dual, transparent
    }

    /// The kinds of runs, in the order of the script that generates the table.
    private enum Kind: Int32 {
        case valid, disallowed, ignored
        /// Each scalar is mapped to the scalar at a fixed distance.
        case offset
        /// The first, third … scalar is mapped to the next one, which is valid.
        case alternating
        /// Each scalar is mapped to a sequence of its own.
        case sequence
    }

    /// A run of scalars with the same kind of mapping, from `first` to the next run.
    private struct Run {
        let first: UInt32
        let kind: Kind
        /// The distance, or the index in `sequences` of the first scalar's sequence.
        let value: Int
    }

    private struct ClassRun {
        let first: UInt32
        let direction: Direction
        let joining: Joining
    }

    static let shared = IDNATables()

    private var runs: [Run] = []
    private var sequences: [ArraySlice<UInt32>] = []
    private var classes: [ClassRun] = []
    /// Composed scalars by their two parts; the first part is in the upper half of the key.
    private var compositions: [UInt64: UInt32] = [:]
    private var decompositions: [UInt32: (first: UInt32, second: UInt32)] = [:]

    private init() {
        readMappings()
        readClasses()
        readCompositions()
    }

    private mutating func readMappings() {
        var numbers = PackedNumbers(IDNATable.mappings)
        var mapped: [UInt32] = []
        var ends: [Int] = []
        var first = 0
        var last = 0
        while let head = numbers.next() {
            let count = head >> 3 + 1
            let kind = Kind(rawValue: Int32(head & 7)) ?? .disallowed
            var value = 0
            if kind == .offset { value = numbers.signed() }
            if kind == .sequence {
                value = ends.count
                for _ in 0..<count {
                    for _ in 0..<(numbers.next() ?? 0) {
                        last += numbers.signed()
                        mapped.append(UInt32(clamping: last))
                    }
                    ends.append(mapped.count)
                }
            }
            runs.append(Run(first: UInt32(clamping: first), kind: kind, value: value))
            first += count
        }
        var start = 0
        for end in ends {
            sequences.append(mapped[start..<end])
            start = end
        }
    }

    private mutating func readClasses() {
        var numbers = PackedNumbers(IDNATable.classes)
        var first = 0
        while let distance = numbers.next(), let both = numbers.next() {
            first += distance
            classes.append(
                ClassRun(
                    first: UInt32(clamping: first),
                    direction: Direction(rawValue: both / 5) ?? .leftToRight,
                    joining: Joining(rawValue: both % 5) ?? .none))
        }
    }

    private mutating func readCompositions() {
        var numbers = PackedNumbers(IDNATable.compositions)
        var composed = 0
        while let distance = numbers.next() {
            composed += distance
            let first = UInt32(clamping: composed + numbers.signed())
            let second = UInt32(clamping: numbers.next() ?? 0)
            compositions[IDNATables.key(first, second)] = UInt32(clamping: composed)
            decompositions[UInt32(clamping: composed)] = (first, second)
        }
    }

    private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
        UInt64(first) << 32 | UInt64(second)
    }
}

extension IDNATables {
    /// Appends the mapping of a scalar, which is the scalar itself if it is valid.
    ///
    /// - Returns: Whether names may contain the scalar.
    /// - Complexity: O(log *n*) in the size of the table.
    ///
    /// - Complexity: O(log *n*) in the size of the table.
    func map(_ scalar: UInt32, into text: inout [UInt32]) -> Bool {
        let run = runs[index(of: scalar, in: runs, first: \.first)]
        switch run.kind {
        case .valid: text.append(scalar)
        case .disallowed: return false
        case .ignored: break
        case .offset: text.append(UInt32(clamping: Int(scalar) + run.value))
        case .alternating: text.append((scalar - run.first) % 2 == 0 ? scalar + 1 : scalar)
        case .sequence: text += sequences[run.value + Int(scalar - run.first)]
        }
        return true
    }

    /// Whether names may contain a scalar without mapping.
    ///
    /// - Complexity: O(log *n*) in the size of the table.
    func isValid(_ scalar: UInt32) -> Bool {
        let run = runs[index(of: scalar, in: runs, first: \.first)]
        return run.kind == .valid || run.kind == .alternating && (scalar - run.first) % 2 == 1
    }

    /// The bidirectional class and joining type of a valid scalar.
    ///
    /// - Complexity: O(log *n*) in the size of the table.
    func properties(of scalar: UInt32) -> (direction: Direction, joining: Joining) {
        let run = classes[index(of: scalar, in: classes, first: \.first)]
        return (run.direction, run.joining)
    }

    func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        compositions[IDNATables.key(first, second)]
    }

    func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32)? {
        decompositions[scalar]
    }

    /// The last run that begins at or before a scalar; otherwise the first run.
    private func index<Row>(of scalar: UInt32, in rows: [Row], first: (Row) -> UInt32) -> Int {
        var lower = 0
        var upper = rows.count
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            if first(rows[middle]) <= scalar { lower = middle } else { upper = middle }
        }
        return lower
    }
}
