/// An index of the names of choices, in which a typed text finds those that contain it, or its characters in their order.
///
/// It is made once for a list. For each two neighbouring bytes it knows the choices that contain them, so a search
/// examines only the choices with the rarest two of the text, and finds a text of one or two bytes at once.
final class ChoiceIndex: Sendable {
    /// The choices that match a text.
    struct Found: Sendable {
        /// The text, which is folded.
        let text: [UInt8]
        /// The choices that contain it, in the order of the list.
        fileprivate(set) var choices: [Int32] = []
        /// The first choice with exactly that name, even if it cannot be chosen.
        fileprivate(set) var named: Int32?
        /// The first two choices with a name that begins with the text.
        fileprivate(set) var beginnings: [Int32] = []
        /// Where the text is first in each of the choices; empty where that was not looked for.
        fileprivate var places: [Int32] = []
        /// The other choices in whose title its characters follow each other or begin words, in the order of the list; `nil`
        /// where they were not looked for.
        fileprivate var near: [Int32]?
        /// The ways of the text through the titles that have its characters in their order, in the order of the list; `nil`
        /// where they were not looked for.
        fileprivate var walks: [LetterOrder.Walk]?

        init(_ text: [UInt8]) { self.text = text }

        /// The only choice with a name that begins with the text.
        var begun: Int32? { beginnings.count == 1 ? beginnings.first : nil }
        /// The first two of the choices, of those with a name that begins with the text if there are any.
        var firstTwo: ArraySlice<Int32> { (beginnings.isEmpty ? choices : beginnings).prefix(2) }

        /// What another text continues this text by; empty unless it does.
        fileprivate func rest(of text: [UInt8]) -> [UInt8] {
            text.starts(with: self.text) ? Array(text[self.text.count...]) : []
        }
    }

    /// The names of all choices, those of one after each other with a byte 0 between them.
    private let names: [UInt8]
    /// The first byte of each choice in ``names``, and the end.
    private let starts: [Int32]
    /// The first byte of the second name of each choice, or the end of the choice.
    private let seconds: [Int32]
    /// The bytes of the first name of each choice, a bit for one or some of them.
    private let letters: [UInt64]
    /// The lengths of the names, a bit for each below 63, and one for the others.
    private let lengths: UInt64
    /// The buckets of the bytes, of each two bytes of the names, and of the bytes that begin words.
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

        /// The number of buckets: for each byte, then for each two bytes, then for each byte at the beginning of a word.
        var size: Int { count + count * count + count }

        /// The bucket of the bytes with a number.
        func bucket(_ number: Int) -> Int { number - 1 }

        /// The bit of a byte that occurs.
        @inline(__always)
        func bit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(numbers[Int(byte)]) }

        /// The bucket of the bytes with two numbers.
        func bucket(_ first: Int, _ second: Int) -> Int {
            count * first + second - 1
        }

        /// The bucket of the byte with a number at the beginning of a word.
        func bucket(beginning number: Int) -> Int { count + count * count + number - 1 }
    }

    /// - Complexity: O(*n* + *m*²) in the bytes of the names, *n*, and the different ones of them, *m*, at most 255.
    ///
    /// - Parameters:
    ///   - count: The number of choices.
    ///   - names: The folded names of a choice: its title, and its value if it is another one.
    init(_ count: Int, names: (Int) -> (title: [UInt8], value: [UInt8]?)) {
        var bytes: [UInt8] = []
        var starts: [Int32] = []
        var seconds: [Int32] = []
        var lengths: UInt64 = 0
        starts.reserveCapacity(count + 1)
        func append(_ name: [UInt8]) {
            lengths |= ChoiceIndex.bit(ofLength: name.count)
            bytes += name
            bytes.append(0)
        }
        for choice in 0..<count {
            starts.append(Int32(bytes.count))
            let (title, value) = names(choice)
            append(title)
            seconds.append(Int32(bytes.count))
            if let value { append(value) }
        }
        starts.append(Int32(bytes.count))
        numbering = Numbering(bytes)
        (buckets, entries) = ChoiceIndex.table(of: bytes, starts, seconds, numbering)
        let made = numbering
        letters = (0..<count).map { choice in
            bytes[Int(starts[choice])..<Int(seconds[choice])]
                .reduce(into: 0) { $0 |= made.bit($1) }
        }
        self.names = bytes
        self.starts = starts
        self.seconds = seconds
        self.lengths = lengths
    }

    private static func bit(ofLength length: Int) -> UInt64 { 1 &<< UInt64(min(length, 63)) }

    private static func table(
        of names: [UInt8], _ starts: [Int32], _ seconds: [Int32], _ numbering: Numbering
    ) -> (buckets: [Int32], entries: [Int32]) {
        // First the size of each bucket, at the index after it, then its first entry.
        var buckets = [Int32](repeating: 0, count: numbering.size + 1)
        forEachEntry(names.span, starts.span, seconds.span, numbering) { _, bucket in
            buckets[bucket + 1] += 1
        }
        for bucket in 0..<numbering.size { buckets[bucket + 1] += buckets[bucket] }
        var entries = [Int32](repeating: 0, count: Int(buckets[numbering.size]))
        var next = buckets
        forEachEntry(names.span, starts.span, seconds.span, numbering) { choice, bucket in
            entries[Int(next[bucket])] = choice
            next[bucket] += 1
        }
        return (buckets, entries)
    }

    /// Calls a function with each choice and each of its buckets, once each, in the order of the list.
    @inline(__always)
    private static func forEachEntry(
        _ names: Span<UInt8>, _ starts: Span<Int32>, _ seconds: Span<Int32>,
        _ numbering: Numbering, _ body: (_ choice: Int32, _ bucket: Int) -> Void
    ) {
        var seen = [Int32](repeating: .max, count: numbering.size)
        for choice in 0..<starts.count - 1 {
            let mark = Int32(choice)
            func note(_ bucket: Int) {
                guard seen[bucket] != mark else { return }
                seen[bucket] = mark
                body(mark, bucket)
            }
            let second = Int(seconds[choice])
            var last = 0
            for at in Int(starts[choice])..<Int(starts[choice + 1]) {
                let number = Int(numbering.numbers[Int(names[at])])
                if number != 0 {
                    note(numbering.bucket(number))
                    if last != 0 { note(numbering.bucket(last, number)) }
                    // Words begin in the title; a value is a whole, and may begin with the text.
                    if last == 0 || at < second && LetterOrder.isGap(names[at - 1]) {
                        note(numbering.bucket(beginning: number))
                    }
                }
                last = number
            }
        }
    }

    // MARK: Search

    /// The choices whose names contain a folded text, which is not empty.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - before: What was found before; where the text continues that one, only what contained it is searched.
    /// - Returns: The choices.
    func find(_ text: [UInt8], after before: Found? = nil) -> Found {
        var found = Found(text)
        let first = Int(numbering.numbers[Int(text[0])])
        guard first != 0 else { return found }
        var (last, bucket) = (first, numbering.bucket(first))
        for byte in text.dropFirst() {
            let number = Int(numbering.numbers[Int(byte)])
            guard number != 0 else { return found }
            let pair = numbering.bucket(last, number)
            // Buckets of the same size as one that they are part of have the same choices.
            if size(pair) < size(bucket) { bucket = pair }
            last = number
        }
        let beginning = numbering.bucket(beginning: first)
        findBeginnings(&found, in: choices(in: size(beginning) < size(bucket) ? beginning : bucket))
        let candidates = choices(in: bucket)
        guard text.count > 2 else {
            // Each of them contains one or two bytes; where they are matters less than the time of the search.
            found.choices = Array(candidates)
            return found
        }
        if let before, before.choices.count <= 2 * candidates.count,
            before.choices.count == before.places.count
        {
            let rest = before.rest(of: text)
            guard rest.isEmpty else {
                findContained(&found, after: before, by: rest)
                return found
            }
        }
        let (all, ends) = (names, starts)
        let (bytes, bounds, wanted) = (all.span, ends.span, text.span)
        found.choices.reserveCapacity(candidates.count)
        found.places.reserveCapacity(candidates.count)
        for choice in candidates {
            let (start, end) = (Int(bounds[Int(choice)]), Int(bounds[Int(choice) + 1]))
            guard let place = ChoiceIndex.place(of: wanted, in: bytes, start, end) else { continue }
            found.choices.append(choice)
            found.places.append(Int32(place))
        }
        return found
    }

    /// Finds the choices that contain a text among those that contain its beginning.
    private func findContained(_ found: inout Found, after before: Found, by rest: [UInt8]) {
        let (all, ends, text) = (names, starts, found.text)
        let (bytes, wanted, more) = (all.span, text.span, rest.span)
        let known = before.text.count
        let (old, oldPlaces) = (before.choices, before.places)
        let (candidates, places) = (old.span, oldPlaces.span)
        // Most keys go on in most of the names, and those before the first that does not are not copied one by one.
        var same = 0
        while same < candidates.count,
            ChoiceIndex.holds(more, at: Int(places[same]) + known, bytes)
        { same += 1 }
        found.choices = Array(old[..<same])
        found.places = Array(oldPlaces[..<same])
        for index in same..<candidates.count {
            let choice = candidates[index]
            var place = Int(places[index])
            if !ChoiceIndex.holds(more, at: place + known, bytes) {
                let end = Int(ends[Int(choice) + 1])
                guard let next = ChoiceIndex.place(of: wanted, in: bytes, place + 1, end) else {
                    continue
                }
                place = next
            }
            found.choices.append(choice)
            found.places.append(Int32(place))
        }
    }

    /// Finds the choice with exactly the name of a text, and the first two whose names begin with it, among some.
    private func findBeginnings(_ found: inout Found, in candidates: ArraySlice<Int32>) {
        let (all, wanted) = (names, found.text)
        let (bytes, text) = (all.span, wanted.span)
        // Where no name has the length of the text, the first two are all that is looked for.
        let mayBeNamed = lengths & ChoiceIndex.bit(ofLength: text.count) != 0
        for choice in candidates {
            let (start, second) = (Int(starts[Int(choice)]), Int(seconds[Int(choice)]))
            let isComplete = found.beginnings.count == 2
            guard !isComplete || mayBeNamed && found.named == nil else { return }
            let hasValue = second < Int(starts[Int(choice) + 1])
            let beginsTitle = ChoiceIndex.holds(text, at: start, bytes)
            let beginsValue = hasValue && ChoiceIndex.holds(text, at: second, bytes)
            guard beginsTitle || beginsValue else { continue }
            if !isComplete { found.beginnings.append(choice) }
            guard found.named == nil else { continue }
            if beginsTitle && bytes[start + text.count] == 0
                || beginsValue && bytes[second + text.count] == 0
            {
                found.named = choice
            }
        }
    }

    /// Finds the choices whose title has the characters of a text in their order, apart from those that contain it.
    ///
    /// Only where none contains the text, characters may stand inside a word, away from the one before them.
    ///
    /// - Parameters:
    ///   - found: What contains the text; what a text that continues it is looked for in is added.
    ///   - before: What was found before.
    /// - Returns: The choices, those first whose characters follow each other or begin words.
    /// - Complexity: O(*n*) in the choices that have the rarest character of the text, and in the bytes of the names that have
    ///   all of its characters.
    func findInOrder(_ found: inout Found, after before: Found? = nil) -> [Int32] {
        let text = found.text
        guard text.count > 1 else { return [] }
        var wanted: UInt64 = 0
        // A choice with all characters is in the bucket of the rarest one.
        var bucket = numbering.size
        for byte in text {
            let number = Int(numbering.numbers[Int(byte)])
            guard number != 0 else { return [] }
            wanted |= numbering.bit(byte)
            let other = numbering.bucket(number)
            if bucket == numbering.size || size(other) < size(bucket) { bucket = other }
        }
        guard found.choices.isEmpty else {
            let near: [Int32]
            if let before, let known = before.near, !before.rest(of: text).isEmpty {
                near = findNear(found, in: ChoiceIndex.merged(before.choices, known)[...], wanted)
            } else {
                let beginning = numbering.bucket(
                    beginning: Int(numbering.numbers[Int(text[0])]))
                near = findNear(
                    found, in: choices(in: size(beginning) < size(bucket) ? beginning : bucket),
                    wanted)
            }
            found.near = near
            return near
        }
        var rest = before?.rest(of: text) ?? []
        var walks: [LetterOrder.Walk]
        if let known = before?.walks, !rest.isEmpty {
            walks = known
        } else {
            rest = text
            walks = []
            for choice in choices(in: bucket) where letters[Int(choice)] & wanted == wanted {
                walks.append(LetterOrder.Walk(choice, from: starts[Int(choice)]))
            }
        }
        let (all, ends) = (names, seconds)
        let (bytes, more) = (all.span, rest.span)
        var ranked = [[Int32]](repeating: [], count: LetterOrder.leapLimit + 1)
        var count = 0
        for index in walks.indices {
            let choice = walks[index].choice
            let end = Int(ends[Int(choice)]) - 1
            guard walks[index].goOn(with: more, in: bytes, to: end) else { continue }
            walks[count] = walks[index]
            count += 1
            ranked[walks[index].rank].append(choice)
        }
        walks.removeLast(walks.count - count)
        found.walks = walks
        return ranked.flatMap(\.self)
    }

    /// The choices of some that do not contain a text, and in whose title its characters follow each other or begin words.
    private func findNear(
        _ found: Found, in candidates: ArraySlice<Int32>, _ wanted: UInt64
    ) -> [Int32] {
        let (all, text, begins, ends) = (names, found.text, starts, seconds)
        let (sets, known) = (letters, found.choices)
        let (bytes, characters, masks, contained) = (all.span, text.span, sets.span, known.span)
        var near: [Int32] = []
        var at = 0
        for choice in candidates where masks[Int(choice)] & wanted == wanted {
            while at < contained.count, contained[at] < choice { at += 1 }
            guard at == contained.count || contained[at] != choice else { continue }
            let (start, end) = (Int(begins[Int(choice)]), Int(ends[Int(choice)]) - 1)
            if LetterOrder.isNear(characters, in: bytes, start, end) { near.append(choice) }
        }
        return near
    }

    /// The choices of two lists in the order of the whole list, which have none in common.
    private static func merged(_ left: [Int32], _ right: [Int32]) -> [Int32] {
        guard !left.isEmpty, !right.isEmpty else { return left + right }
        var merged: [Int32] = []
        merged.reserveCapacity(left.count + right.count)
        var next = 0
        for choice in left {
            while next < right.count, right[next] < choice {
                merged.append(right[next])
                next += 1
            }
            merged.append(choice)
        }
        return merged + right[next...]
    }

    private func size(_ bucket: Int) -> Int32 { buckets[bucket + 1] - buckets[bucket] }

    /// The choices of a bucket, in the order of the list.
    private func choices(in bucket: Int) -> ArraySlice<Int32> {
        entries[Int(buckets[bucket])..<Int(buckets[bucket + 1])]
    }

    /// The first place of a text in the names from a place to an end; `nil` if it is in none.
    @inline(__always)
    private static func place(
        of text: Span<UInt8>, in names: Span<UInt8>, _ start: Int, _ end: Int
    ) -> Int? {
        let first = text[0]
        var at = start
        while at + text.count < end {
            if names[at] == first, holds(text, at: at, names) { return at }
            at += 1
        }
        return nil
    }

    /// Whether a text, which has no byte 0, is in the names at a place.
    @inline(__always)
    private static func holds(_ text: Span<UInt8>, at start: Int, _ names: Span<UInt8>) -> Bool {
        for offset in 0..<text.count where names[start + offset] != text[offset] { return false }
        return true
    }
}
