#if arch(x86_64)
import _Builtin_intrinsics.intel
#endif

/// Scans a text by words of eight bytes or more; no other code does.
///
/// The loops check the bounds once a word, so the loads are unchecked; that saves a quarter of the
/// work of scanning a submission. On x86-64, two comparisons of sixteen bytes find the end of most
/// strings without a branch that could be mispredicted. The vectors of the standard library are no
/// substitute, because they process the result of a comparison byte by byte.
package enum JSONWords {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// Whether eight bytes can be loaded at an offset.
    @inline(__always)
    private static func isWhole(_ text: Span<UInt8>, _ at: Int) -> Bool {
        // A negative offset is larger than every bound as an unsigned number.
        text.count >= 8 && UInt(bitPattern: at) <= UInt(bitPattern: text.count &- 8)
    }

    /// Loads eight bytes, the first one lowest; requires ``isWhole(_:_:)``.
    @inline(__always)
    private static func load(_ text: Span<UInt8>, _ at: Int) -> UInt64 {
        let bytes = unsafe text.bytes
        let word = unsafe bytes.unsafeLoadUnaligned(
            fromUncheckedByteOffset: at, as: UInt64.self)
        return UInt64(littleEndian: word)
    }

    // MARK: Strings

    /// The offset of the next byte that may end or interrupt a plain run of a string: a quotation
    /// mark, a backslash, a control character (including DEL) or a byte beyond ASCII.
    ///
    /// Near the end of the text the result may be earlier; the caller must examine the bytes from
    /// there on.
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
            // Subtracting 1 from a byte sets its high bit if the byte was 0, which marks the byte
            // looked for, or if the bit was set before, which is so only beyond ASCII. A borrow can
            // only mark bytes after the first match.
            let quote = (word ^ (ones &* UInt64(UInt8(ascii: "\"")))) &- ones
            let backslash = (word ^ (ones &* UInt64(UInt8(ascii: "\\")))) &- ones
            let control = word &- ones &* 0x20
            // DEL plus 1 sets the high bit. A carry comes only from a byte 0xFF, which is marked
            // itself, and reaches only bytes after it.
            let delete = word &+ ones
            let marks = (quote | backslash | control | delete | word) & highs
            if marks != 0 { return at &+ marks.trailingZeroBitCount / 8 }
            at &+= 8
        }
        return at
    }

    /// The offset of the next line feed, or of the end of the text.
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

    /// A bit for each of sixteen bytes that may end or interrupt a plain run of a string, the first
    /// one lowest.
    @inline(__always)
    private static func interruptions(_ text: Span<UInt8>, _ at: Int) -> UInt64 {
        let word = sixteen(text, at)
        let quote = _mm_cmpeq_epi8(word, _mm_set1_epi8(0x22))
        let backslash = _mm_cmpeq_epi8(word, _mm_set1_epi8(0x5C))
        // Compared as signed bytes, plus 1, so that DEL and bytes beyond ASCII are below the bound
        // too.
        let control = _mm_cmplt_epi8(
            _mm_add_epi8(word, _mm_set1_epi8(1)), _mm_set1_epi8(0x21))
        return marks(_mm_or_si128(_mm_or_si128(quote, backslash), control))
    }

    /// Loads sixteen bytes; requires ``isWhole(_:_:)`` for both halves.
    @inline(__always)
    private static func sixteen(_ text: Span<UInt8>, _ at: Int) -> __m128i {
        let bytes = unsafe text.bytes
        return unsafe bytes.unsafeLoadUnaligned(
            fromUncheckedByteOffset: at, as: __m128i.self)
    }

    /// The high bit of each of sixteen bytes, the first one lowest.
    @inline(__always)
    private static func marks(_ bytes: __m128i) -> UInt64 {
        UInt64(UInt32(bitPattern: _mm_movemask_epi8(bytes)))
    }
    #endif

    /// The number of Unicode scalars in well-formed UTF-8: that of all bytes except continuation
    /// bytes.
    static func scalars(_ text: Span<UInt8>) -> Int {
        var count = text.count
        var at = 0
        while isWhole(text, at) {
            let word = load(text, at)
            // A continuation byte begins with the bits 1 and 0.
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

    /// The first and last eight bytes of a text, which overlap if it is shorter than sixteen.
    struct Ends: Sendable {
        fileprivate let first: UInt64
        fileprivate let last: UInt64
        /// The significant bits, if the text is shorter than eight bytes.
        fileprivate let mask: UInt64
        /// The offset of the last eight bytes.
        fileprivate let gap: Int

        /// The ends of no text: their offset is beyond every text.
        static let never = Ends(first: 0, last: 0, mask: 0, gap: .max >> 1)

        private init(first: UInt64, last: UInt64, mask: UInt64, gap: Int) {
            self.first = first
            self.last = last
            self.mask = mask
            self.gap = gap
        }

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

    /// Whether both ends are in the text at an offset; false if fewer than eight bytes are left.
    @inline(__always)
    static func holds(_ ends: Ends, _ text: Span<UInt8>, at start: Int) -> Bool {
        guard isWhole(text, start), isWhole(text, start &+ ends.gap) else { return false }
        let first = load(text, start) ^ ends.first
        let last = load(text, start &+ ends.gap) ^ ends.last
        return (first | last) & ends.mask == 0
    }

    /// A word of at most eight bytes that is compared in one step.
    struct Word: Sendable {
        fileprivate let bits: UInt64
        let count: Int

        private init(bits: UInt64, count: Int) {
            self.bits = bits
            self.count = count
        }

        // Literals, so that these are constants without lazy initialization.
        fileprivate static let `true` = Word(bits: 0x6575_7274, count: 4)
        fileprivate static let `false` = Word(bits: 0x65_736C_6166, count: 5)
        fileprivate static let null = Word(bits: 0x6C6C_756E, count: 4)
    }

    static var `true`: Word { .true }
    static var `false`: Word { .false }
    static var null: Word { .null }

    /// Whether the word is in the text at an offset.
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
