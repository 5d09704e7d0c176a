/// An index of the names of choices, in which a typed text finds those that contain it, or its characters in their order.
///
/// It is made once for a list. For each two neighbouring bytes it knows the choices that contain them, so a search
/// examines only the choices with the rarest two of the text, and finds a text of one or two bytes at once.
final class ChoiceIndex: Sendable {
    /// How well a name fits a text: the smaller, the better.
    enum Fit: Int, Comparable {
        case whole, beginning, inside

        static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    /// The choices that contain a text.
    struct Found {
        /// The choices, in the order of the list.
        var choices: [Int32]
        /// The first choice with exactly that name, even if it cannot be chosen.
        var named: Int32?
        /// The first two choices with a name that begins with the text.
        var beginnings: [Int32] = []
        /// The only choice with a name that begins with the text.
        var begun: Int32? { beginnings.count == 1 ? beginnings.first : nil }
        /// The first two of the choices, of those with a name that begins with the text if there are any.
        var firstTwo: ArraySlice<Int32> { (beginnings.isEmpty ? choices : beginnings).prefix(2) }
    }

    /// The names of all choices, those of one after each other with a byte 0 between them.
    private let names: [UInt8]
    /// The first byte of each choice in ``names``, and the end.
    private let starts: [Int32]
    /// The first byte of the second name of each choice, or the end of the choice.
    private let seconds: [Int32]
    /// The bytes of the first name of each choice, a bit for one or some of them.
    private let letters: [UInt64]
    /// The buckets of the bytes and of each two bytes of the names.
    private let numbering: Numbering
    /// The first entry of each bucket in ``entries``, and the end.
    private let buckets: [Int32]
    /// The choices of each bucket.
    private let entries: [Int32]

    /// The number of the bucket of each byte and of each two bytes that occur in the names.
    ///
    /// Only bytes that occur have buckets: a list of few choices is indexed without tens of thousands of empty ones.
    private struct Numbering {
        /// The number of each byte, from 1 in the order of the first name that has it; 0 for a byte that no name has.
        private(set) var numbers = [UInt8](repeating: 0, count: 256)
        /// How many bytes occur; a byte 0 is none of them, so that the number of each fits a byte.
        private var count = 0

        init(_ names: [UInt8]) {
            for byte in names where byte != 0 && numbers[Int(byte)] == 0 {
                count += 1
                numbers[Int(byte)] = UInt8(count)
            }
        }

        /// The number of buckets, with one for each two bytes behind those of the single bytes.
        var size: Int { count + count * count }

        /// The bucket of the bytes with a number.
        func bucket(_ number: Int) -> Int { number - 1 }

        /// The bit of a byte that occurs.
        @inline(__always)
        func bit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(numbers[Int(byte)]) }

        /// The bucket of the bytes with two numbers.
        func bucket(_ first: Int, _ second: Int) -> Int {
            count * first + second - 1
        }
    }

    /// - Complexity: O(*n* + *m*²) in the bytes of the names, *n*, and the different ones of them, *m*, at most 255.
    ///
    /// - Parameters:
    ///   - count: The number of choices.
    ///   - names: The folded names of a choice: its title, its value, others.
    init(_ count: Int, names: (Int) -> [[UInt8]]) {
        var bytes: [UInt8] = []
        var starts: [Int32] = []
        var seconds: [Int32] = []
        starts.reserveCapacity(count + 1)
        for choice in 0..<count {
            starts.append(Int32(bytes.count))
            var second: Int32?
            for (index, name) in names(choice).enumerated() {
                if index == 1 { second = Int32(bytes.count) }
                bytes += name
                bytes.append(0)
            }
            seconds.append(second ?? Int32(bytes.count))
        }
        starts.append(Int32(bytes.count))
        numbering = Numbering(bytes)
        (buckets, entries) = ChoiceIndex.table(of: bytes, starts, numbering)
        let made = numbering
        letters = (0..<count).map { choice in
            bytes[Int(starts[choice])..<Int(seconds[choice])]
                .reduce(into: 0) { $0 |= made.bit($1) }
        }
        self.names = bytes
        self.starts = starts
        self.seconds = seconds
    }

    private static func table(
        of names: [UInt8], _ starts: [Int32], _ numbering: Numbering
    ) -> (buckets: [Int32], entries: [Int32]) {
        // First the size of each bucket, at the index after it, then its first entry.
        var buckets = [Int32](repeating: 0, count: numbering.size + 1)
        forEachEntry(names.span, starts.span, numbering) { _, bucket in buckets[bucket + 1] += 1 }
        for bucket in 0..<numbering.size { buckets[bucket + 1] += buckets[bucket] }
        var entries = [Int32](repeating: 0, count: Int(buckets[numbering.size]))
        var next = buckets
        forEachEntry(names.span, starts.span, numbering) { choice, bucket in
            entries[Int(next[bucket])] = choice
            next[bucket] += 1
        }
        return (buckets, entries)
    }

    /// Calls a function with each choice and each of its buckets, once each, in the order of the list.
    @inline(__always)
    private static func forEachEntry(
        _ names: Span<UInt8>, _ starts: Span<Int32>, _ numbering: Numbering,
        _ body: (_ choice: Int32, _ bucket: Int) -> Void
    ) {
        var seen = [Int32](repeating: .max, count: numbering.size)
        for choice in 0..<starts.count - 1 {
            let mark = Int32(choice)
            var last = 0
            for at in Int(starts[choice])..<Int(starts[choice + 1]) {
                let number = Int(numbering.numbers[Int(names[at])])
                if number != 0 {
                    let bucket = numbering.bucket(number)
                    if seen[bucket] != mark {
                        seen[bucket] = mark
                        body(mark, bucket)
                    }
                    if last != 0 {
                        let pair = numbering.bucket(last, number)
                        if seen[pair] != mark {
                            seen[pair] = mark
                            body(mark, pair)
                        }
                    }
                }
                last = number
            }
        }
    }

    // MARK: Search

    /// The choices whose names contain a folded text, which is not empty.
    func find(_ text: [UInt8]) -> Found {
        var last = Int(numbering.numbers[Int(text[0])])
        guard last != 0 else { return Found(choices: []) }
        var bucket = numbering.bucket(last)
        for byte in text.dropFirst() {
            let number = Int(numbering.numbers[Int(byte)])
            guard number != 0 else { return Found(choices: []) }
            let pair = numbering.bucket(last, number)
            // Buckets of the same size as one that they are part of have the same choices.
            if size(pair) < size(bucket) { bucket = pair }
            last = number
        }
        let candidates = choices(in: bucket)
        var found = Found(choices: [])
        found.choices.reserveCapacity(candidates.count)
        let all = names
        let bytes = all.span
        let wanted = text.span
        for choice in candidates {
            let fit = fit(of: wanted, to: Int(choice), bytes)
            guard let fit else { continue }
            if fit == .whole, found.named == nil { found.named = choice }
            if fit <= .beginning {
                if found.beginnings.count < 2 { found.beginnings.append(choice) }
            }
            found.choices.append(choice)
        }
        return found
    }

    /// The choices whose first name has the characters of a folded text in their order, apart from those that contain it.
    ///
    /// Only where none contains the text, characters may stand inside a word, away from the one before them.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - contained: The choices that contain it, in the order of the list.
    /// - Returns: The choices, those first whose characters follow each other or begin words.
    /// - Complexity: O(*n*) in the choices that have the rarest character of the text, and in the bytes of the names that have
    ///   all of its characters.
    func find(inOrder text: [UInt8], besides contained: [Int32]) -> [Int32] {
        guard text.count > 1 else { return [] }
        var wanted: UInt64 = 0
        // A choice with all characters is in the bucket of the rarest one.
        var candidates = entries[...]
        for byte in text {
            let number = Int(numbering.numbers[Int(byte)])
            guard number != 0 else { return [] }
            wanted |= numbering.bit(byte)
            let found = choices(in: numbering.bucket(number))
            if found.count < candidates.count { candidates = found }
        }
        var ranked = [[Int32]](
            repeating: [], count: contained.isEmpty ? LetterOrder.leapLimit + 1 : 1)
        var known = contained[...]
        let all = names
        let bytes = all.span
        let characters = text.span
        for choice in candidates where letters[Int(choice)] & wanted == wanted {
            while let first = known.first, first < choice { known.removeFirst() }
            guard known.first != choice,
                let leaps = LetterOrder.leaps(
                    of: characters, in: bytes, Int(starts[Int(choice)]),
                    Int(seconds[Int(choice)]) - 1),
                leaps < ranked.count
            else { continue }
            ranked[leaps].append(choice)
        }
        return ranked.flatMap(\.self)
    }

    private func size(_ bucket: Int) -> Int32 { buckets[bucket + 1] - buckets[bucket] }

    /// The choices of a bucket, in the order of the list.
    private func choices(in bucket: Int) -> ArraySlice<Int32> {
        entries[Int(buckets[bucket])..<Int(buckets[bucket + 1])]
    }

    /// How well the names of a choice fit a text; `nil` if none contains it.
    private func fit(of text: Span<UInt8>, to choice: Int, _ names: Span<UInt8>) -> Fit? {
        let start = Int(starts[choice])
        let second = Int(seconds[choice])
        let end = Int(starts[choice + 1])
        let title = ChoiceIndex.beginning(text, at: start, end, names)
        if title == .whole { return title }
        let value = ChoiceIndex.beginning(text, at: second, end, names)
        if title != nil || value != nil { return value ?? title }
        // Every candidate contains one or two bytes; where they are matters less than the time of the search.
        guard text.count > 2 else { return .inside }
        var found: Fit?
        var at = start + 1
        while at + text.count < end {
            if names[at] == text[0], ChoiceIndex.holds(text, at: at, names) {
                if names[at - 1] == 0, names[at + text.count] == 0 { return .whole }
                found = .inside
            }
            at += 1
        }
        return found
    }

    private static func beginning(
        _ text: Span<UInt8>, at start: Int, _ end: Int, _ names: Span<UInt8>
    ) -> Fit? {
        guard start + text.count < end, holds(text, at: start, names) else { return nil }
        return names[start + text.count] == 0 ? .whole : .beginning
    }

    @inline(__always)
    private static func holds(_ text: Span<UInt8>, at start: Int, _ names: Span<UInt8>) -> Bool {
        for offset in 0..<text.count where names[start + offset] != text[offset] { return false }
        return true
    }
}
