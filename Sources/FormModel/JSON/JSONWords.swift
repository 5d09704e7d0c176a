#if arch(x86_64)
import _Builtin_intrinsics.intel
#endif

/// Looks at eight bytes or more at a time: the one place that reads a text in words.
///
/// Its loops check the bounds themselves, once a word, so the loads do not check them again; that is a
/// quarter of the work of scanning a submission. Where the machine compares sixteen bytes in one
/// instruction, two of those find the end of most strings without a branch that could be mispredicted;
/// the standard library's vectors do not: what they make of a comparison goes byte by byte.
package enum JSONWords {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// Whether eight bytes can be looked at there.
    @inline(__always)
    private static func isWhole(_ text: Span<UInt8>, _ at: Int) -> Bool {
        // An offset below zero is beyond every bound as an unsigned number.
        text.count >= 8 && UInt(bitPattern: at) <= UInt(bitPattern: text.count &- 8)
    }

    /// Eight bytes, the first lowest, where ``isWhole(_:_:)`` holds.
    @inline(__always)
    private static func load(_ text: Span<UInt8>, _ at: Int) -> UInt64 {
        let bytes = unsafe text.bytes
        let word = unsafe bytes.unsafeLoadUnaligned(
            fromUncheckedByteOffset: at, as: UInt64.self)
        return UInt64(littleEndian: word)
    }

    // MARK: Strings

    /// The offset of the next byte that may end or interrupt a plain run of a string: a quotation mark,
    /// a backslash, a control character (DEL too) or a byte beyond ASCII.
    ///
    /// It may stop earlier, near the end of the text; the bytes from there on are for the caller to look at.
    @inline(__always)
    static func skipPlain(_ text: Span<UInt8>, from start: Int) -> Int {
        var at = start
        #if arch(x86_64)
        while isWhole(text, at), isWhole(text, at &+ 24) {
            let marks = interruptions(text, at) | interruptions(text, at &+ 16) &<< 16
            if marks != 0 { return at &+ marks.trailingZeroBitCount }
            at &+= 32
        }
        #endif
        while isWhole(text, at) {
            let word = load(text, at)
            // Taking one from a byte sets its high bit where it was zero, that is where the byte looked for
            // stands, or where it was set already, which only bytes beyond ASCII have. Borrows can only
            // mark bytes behind the first that is found.
            let quote = (word ^ (ones &* UInt64(UInt8(ascii: "\"")))) &- ones
            let backslash = (word ^ (ones &* UInt64(UInt8(ascii: "\\")))) &- ones
            let control = word &- ones &* 0x20
            // The carry of a byte of ones can only mark bytes behind it, which is marked itself.
            let delete = word &+ ones
            let marks = (quote | backslash | control | delete | word) & highs
            if marks != 0 { return at &+ marks.trailingZeroBitCount / 8 }
            at &+= 8
        }
        return at
    }

    /// The offset of the next line feed, or the end.
    package static func lineEnd(_ text: Span<UInt8>, from start: Int) -> Int {
        var at = start
        #if arch(x86_64)
        while isWhole(text, at), isWhole(text, at &+ 24) {
            let marks = lineFeeds(text, at) | lineFeeds(text, at &+ 16) &<< 16
            if marks != 0 { return at &+ marks.trailingZeroBitCount }
            at &+= 32
        }
        #endif
        while isWhole(text, at) {
            let word = load(text, at) ^ (ones &* 0x0A)
            let marks = (word &- ones) & ~word & highs
            if marks != 0 { return at &+ marks.trailingZeroBitCount / 8 }
            at &+= 8
        }
        while at < text.count, text[at] != 0x0A { at &+= 1 }
        return at
    }

    #if arch(x86_64)
    @inline(__always)
    private static func lineFeeds(_ text: Span<UInt8>, _ at: Int) -> UInt64 {
        marks(_mm_cmpeq_epi8(sixteen(text, at), _mm_set1_epi8(0x0A)))
    }

    /// Which of sixteen bytes may end or interrupt a plain run of a string, the first lowest.
    @inline(__always)
    private static func interruptions(_ text: Span<UInt8>, _ at: Int) -> UInt64 {
        let word = sixteen(text, at)
        let quote = _mm_cmpeq_epi8(word, _mm_set1_epi8(0x22))
        let backslash = _mm_cmpeq_epi8(word, _mm_set1_epi8(0x5C))
        // Signed, and one further, so that DEL and bytes beyond ASCII are below it too.
        let control = _mm_cmplt_epi8(
            _mm_add_epi8(word, _mm_set1_epi8(1)), _mm_set1_epi8(0x21))
        return marks(_mm_or_si128(_mm_or_si128(quote, backslash), control))
    }

    /// Sixteen bytes, where the first and the last eight are whole.
    @inline(__always)
    private static func sixteen(_ text: Span<UInt8>, _ at: Int) -> __m128i {
        let bytes = unsafe text.bytes
        return unsafe bytes.unsafeLoadUnaligned(
            fromUncheckedByteOffset: at, as: __m128i.self)
    }

    /// A bit for each of sixteen bytes that is set, the first lowest.
    @inline(__always)
    private static func marks(_ bytes: __m128i) -> UInt64 {
        UInt64(UInt32(bitPattern: _mm_movemask_epi8(bytes)))
    }
    #endif

    /// How many Unicode scalars well-formed UTF-8 holds: all bytes but those that continue one.
    static func scalars(_ text: Span<UInt8>) -> Int {
        var count = text.count
        var at = 0
        while isWhole(text, at) {
            let word = load(text, at)
            // Of a continuation byte the first bit is set and the second is not.
            count &-= (word & ~(word &<< 1) & highs).nonzeroBitCount
            at &+= 8
        }
        while at < text.count {
            if text[at] & 0xC0 == 0x80 { count &-= 1 }
            at &+= 1
        }
        return count
    }

    // MARK: Words

    /// The first and last eight bytes of a text, which overlap where it is shorter than sixteen.
    struct Ends: Sendable {
        fileprivate let first: UInt64
        fileprivate let last: UInt64
        /// Which bits count, where it is shorter than eight.
        fileprivate let mask: UInt64
        /// Where the last eight bytes begin.
        fileprivate let gap: Int

        init(_ bytes: [UInt8]) {
            func word(_ bytes: some Collection<UInt8>) -> UInt64 {
                bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
            }
            first = word(bytes.prefix(8))
            last = word(bytes.suffix(8))
            mask = bytes.count < 8 ? ~(.max << UInt64(8 * bytes.count)) : .max
            gap = max(0, bytes.count - 8)
        }
    }

    /// Whether both ends stand there; not told where fewer than eight bytes are left.
    @inline(__always)
    static func holds(_ ends: Ends, _ text: Span<UInt8>, at start: Int) -> Bool {
        guard isWhole(text, start), isWhole(text, start &+ ends.gap) else { return false }
        let first = load(text, start) ^ ends.first
        let last = load(text, start &+ ends.gap) ^ ends.last
        return (first | last) & ends.mask == 0
    }

    /// A word of at most eight bytes, to be looked for at once.
    struct Word: Sendable {
        fileprivate let bits: UInt64
        let count: Int

        init(_ bytes: Span<UInt8>) {
            var bits: UInt64 = 0
            for at in 0..<min(8, bytes.count) { bits |= UInt64(bytes[at]) &<< (8 &* UInt64(at)) }
            self.bits = bits
            count = min(8, bytes.count)
        }

        private init(bits: UInt64, count: Int) {
            self.bits = bits
            self.count = count
        }

        // Written out, so that they are constants and not made when first asked for.
        fileprivate static let `true` = Word(bits: 0x6575_7274, count: 4)
        fileprivate static let `false` = Word(bits: 0x65_736C_6166, count: 5)
        fileprivate static let null = Word(bits: 0x6C6C_756E, count: 4)
    }

    static var `true`: Word { .true }
    static var `false`: Word { .false }
    static var null: Word { .null }

    /// Whether a word stands there.
    @inline(__always)
    static func holds(_ word: Word, _ text: Span<UInt8>, at start: Int) -> Bool {
        if isWhole(text, start) {
            return (load(text, start) ^ word.bits) &<< (64 &- 8 &* UInt64(word.count)) == 0
                || word.count == 0
        }
        guard start &+ word.count <= text.count else { return false }
        var bits = word.bits
        for at in start..<start &+ word.count {
            guard text[at] == UInt8(truncatingIfNeeded: bits) else { return false }
            bits &>>= 8
        }
        return true
    }
}
